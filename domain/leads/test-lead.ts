/** Housekeeping erases a test lead that is older. */
export const testLeadHours = 24;
