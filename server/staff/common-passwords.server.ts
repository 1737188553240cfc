import { ownWords } from "#content/own-words.ts";
import text from "./common-passwords.txt?raw";

const [, list = ""] = text.split("\n----\n");

/**
 * Forbidden passwords: the 10,000 most common ones and the agency's names. Too many for a browser, which checks only
 * the agency's names and the most common words.
 */
export const commonPasswords: ReadonlySet<string> = new Set([...ownWords, ...list.trim().split(/\s+/)]);
