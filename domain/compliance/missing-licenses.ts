/**
 * The owner's mark: codes of states whose license the agency doesn't have, or doesn't have yet, such as `["GA"]`. The site
 * treats them like a state without a record: no page and no badge, no prices and no appointments, and agents' licenses there don't
 * count. Remove a code when the license is there.
 */
export const missingLicenses: readonly string[] = [];
