import { agency } from "./agency.ts";

/** Names of the agency, in lower case without spaces. A new password may not consist of one. */
export const ownWords: ReadonlySet<string> = new Set(
	[agency.name, agency.shortName, ...agency.name.split(" ")].map((name) =>
		name.toLowerCase().replace(/[^\p{L}\d]/gu, ""),
	),
);
