/** Where admins keep the do-not-call register. */
export const doNotCallPath = "/admin/do-not-call";
/** Where they upload the list of some area codes, and the result of a service. */
export const areaListPath = `${doNotCallPath}/list`;
export const resultsPath = `${doNotCallPath}/results`;

/** The numbers that a service is asked about, as a table and as plain lines. */
export const numberFiles = ["numbers.csv", "numbers.txt"] as const;
export type NumberFile = (typeof numberFiles)[number];

export function numberFilePath(file: NumberFile): string {
	return `${doNotCallPath}/${file}`;
}

/** Some five million numbers, a number on each line. */
export const maxListBytes = 80 * 1024 * 1024;

export function isDoNotCallPath(path: string): boolean {
	return [doNotCallPath, areaListPath, resultsPath, ...numberFiles.map(numberFilePath)].includes(path);
}
