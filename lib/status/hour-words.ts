/** The columns of one hour's table, which comes when an hour is opened. */
export const hourColumns = ["Service", "Worst state", "Checks", "Median", "95th percentile"] as const;
