import { EnvironmentError, readEnv } from "@/lib/platform/environment";

try {
  readEnv(process.env);
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exit(1);
}
