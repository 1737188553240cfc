/** Where admins keep the do-not-call register. */
export const doNotCallPath = "/admin/do-not-call";
/** Where they upload the list of some area codes, and the result of a service. */
export const areaListPath = `${doNotCallPath}/list`;
export const resultsPath = `${doNotCallPath}/results`;

/** The numbers to give to a service, as a table and as plain lines. */
export const numberFiles = ["numbers.csv", "numbers.txt"] as const;
export type NumberFile = (typeof numberFiles)[number];

export function numberFilePath(file: NumberFile): string {
	return `${doNotCallPath}/${file}`;
}

/** About five million numbers, one on each line. */
export const maxListBytes = 80 * 1024 * 1024;
