/** What every answer is like, whatever it says. The files share a server; none needs a row or a setting of another. */
import "./answers/headers";
import "./answers/methods";
import "./answers/compression";
