/** What a client of the endpoints can rely on. The files share a server; none counts a row of another. */
import "./contract/endpoints";
import "./contract/details";
import "./contract/openapi";
