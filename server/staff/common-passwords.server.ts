import { ownWords } from "#content/own-words.ts";
import text from "./common-passwords.txt?raw";

const [, list = ""] = text.split("\n----\n");

/**
 * What no new password may consist of: the 10,000 most common passwords and the agency's names. Too much for a browser,
 * which checks the agency's names and the most common words alone.
 */
export const commonPasswords: ReadonlySet<string> = new Set([...ownWords, ...list.trim().split(/\s+/)]);
