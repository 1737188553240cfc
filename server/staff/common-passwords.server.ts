import { ownWords } from "#content/own-words.ts";
import text from "./common-passwords.txt?raw";

const [, list = ""] = text.split("\n----\n");
const listed = list.trim().split(/\s+/);

/**
 * Forbidden passwords: the 10,000 most common ones and the agency's names. Too many for a browser, which checks only
 * the agency's names and the most common words.
 */
export function commonPasswords(): ReadonlySet<string> {
	return new Set([...ownWords(), ...listed]);
}
