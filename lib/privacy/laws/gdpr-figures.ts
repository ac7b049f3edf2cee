/** The figures of the GDPR, for clocks and for sentences. */
export const gdprFigures = { days: 30, months: 1, objectionDays: 21, extensionMonths: 2 } as const;
