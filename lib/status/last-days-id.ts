/** The part of the history's page that the status page shows as well. */
export const lastDaysId = "last-days";
