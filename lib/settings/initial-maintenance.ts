/** The message of maintenance until staff write one. Visitors read `defaultMessage` in their language (`lib/gate/words`). */
export const initialMaintenanceMessage = "We are improving the service and will be back shortly.";
