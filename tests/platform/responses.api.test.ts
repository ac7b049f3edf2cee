/** What every answer is like, whatever it says. The files share a server; none needs a row or a setting of another. */
import "@/tests/platform/responses/headers";
import "@/tests/platform/responses/methods";
import "@/tests/platform/responses/compression";
