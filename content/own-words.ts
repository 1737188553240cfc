import { agency } from "./agency.ts";

/** Names of the agency, in lower case without spaces. A new password may not consist of one. */
export function ownWords(): ReadonlySet<string> {
	const { name, shortName, legalName } = agency;
	return new Set(
		[name, shortName, legalName, ...name.split(" ")]
			.map((word) => word.toLowerCase().replace(/[^\p{L}\d]/gu, ""))
			.filter(Boolean),
	);
}
