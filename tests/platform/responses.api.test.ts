/** Properties of every response. The files share a server; none needs rows or settings of another. */
import "@/tests/platform/responses/headers";
import "@/tests/platform/responses/methods";
import "@/tests/platform/responses/compression";
