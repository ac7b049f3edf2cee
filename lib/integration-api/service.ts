import type { IntegrationOperation } from "@/lib/platform/openapi/operation";
import { dashboardResponse, healthResponse } from "./schemas";
import { en } from "./words/en";

const unpriced = { method: "get", tag: "Service", credits: 0 } as const;
const moment = "2025-01-15T09:30:00Z";

const healthy = {
  status: "healthy",
  timestamp: moment,
  version: "1.0.0",
  environment: "production",
  uptime: 86_400,
  database: { status: "operational", lastCheck: moment },
  errors: { status: "operational", message: "No errors in the last hour" },
};

export const serviceOperations: IntegrationOperation[] = [
  {
    ...unpriced,
    id: "analytics-dashboard",
    path: "/analytics/dashboard",
    ...en.operations["analytics-dashboard"],
    reads: [],
    response: {
      name: "DashboardAnswer",
      schema: dashboardResponse,
      description: "Your account’s statistics.",
      examples: { empty: { summary: "A new account", value: {} } },
    },
    errorStatuses: [401, 429, 503],
  },
  {
    ...unpriced,
    id: "health",
    path: "/health",
    ...en.operations.health,
    reads: ["status"],
    response: {
      name: "HealthAnswer",
      schema: healthResponse,
      description: "The service responded. Read `status`: a response alone doesn’t mean that it is healthy.",
      examples: {
        healthy: { summary: "All well", value: healthy },
        degraded: {
          summary: "Slower than usual",
          value: {
            ...healthy,
            status: "degraded",
            database: { ...healthy.database, status: "degraded" },
          },
        },
      },
    },
    errorStatuses: [401, 503],
  },
];
