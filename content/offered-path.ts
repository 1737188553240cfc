import { englishPathOf } from "#domain/pages/offered-languages.ts";
import { agency } from "./agency.ts";

/** Where the English page is, if the site doesn't offer the language of an address now. */
export function offeredPath(path: string): string | undefined {
	return englishPathOf(path, agency.languages);
}
