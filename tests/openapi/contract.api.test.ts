/** What clients of the endpoints can rely on. The files share a server; none counts rows of another. */
import "@/tests/openapi/contract/endpoints";
import "@/tests/openapi/contract/details";
import "@/tests/openapi/contract/openapi";
