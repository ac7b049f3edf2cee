/** What a client of the endpoints can rely on. The files share a server; none counts a row of another. */
import "@/tests/openapi/contract/endpoints";
import "@/tests/openapi/contract/details";
import "@/tests/openapi/contract/openapi";
