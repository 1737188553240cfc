import { isHeading } from "../words/editable-words.ts";
import { lawPages } from "../words/signed-words.ts";

/** A heading or a paragraph of a page as it is in the source, on one line. */
export interface TextLine {
	text: string;
	isHeading: boolean;
	/** True if it is part of a text about law or money, which a reader has to sign. */
	isSigned: boolean;
}

/** The page to which a text belongs, by its key: a folder of long copy, or what the messages of a namespace share. */
export function pageOfKey(key: string): string {
	if (key.startsWith("messages/")) return key.slice(0, key.indexOf("."));
	return key.slice("content/".length, key.indexOf(" "));
}

/** The lines of a string: the texts of articles have many. */
export function textLines(place: string, text: string, isSigned: boolean): TextLine[] {
	return text
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line !== "")
		.map((line) => ({ text: line, isHeading: isHeading(place) || /^#+ /.test(line), isSigned }));
}

/** What is signed, and what its hash is of: one line for each heading and paragraph. */
export function textOfLines(lines: readonly TextLine[]): string {
	return lines.map(({ text }) => text).join("\n");
}

/** The groups of the list, in its order. */
export const pageGroups = ["law", "products", "pages", "articles", "shared"] as const;
export type PageGroup = (typeof pageGroups)[number];

export function groupOfPage(page: string): PageGroup {
	if (lawPages.includes(page)) return "law";
	const [folder = ""] = page.split("/");
	if (folder === "messages" || folder === "notices") return "shared";
	if (folder === "blog") return "articles";
	return folder === "pages" || folder === "states" ? "pages" : "products";
}

/** Where the sign-off of a page stands. */
export const pageStandings = ["unsigned", "changed", "signed"] as const;
export type PageStanding = (typeof pageStandings)[number];

/**
 * @param page the page as it is: the hash of its text, and those of its texts about law and money by key
 * @param last what was signed last in the dashboard; undefined if nobody signed it there
 * @param filed hashes by key that readers signed with the file
 */
export function standingOfPage(
	page: { sha256: string; keys: Readonly<Record<string, string>> },
	last: { sha256: string; keys: Readonly<Record<string, string>> } | undefined,
	filed: ReadonlyMap<string, string>,
): PageStanding {
	const texts = Object.entries(page.keys);
	if (last) {
		// A new version of the site may have another text signed that was on the page before.
		const isWhole = texts.every(([key, sha256]) => last.keys[key] === sha256 || filed.get(key) === sha256);
		return last.sha256 === page.sha256 && isWhole ? "signed" : "changed";
	}
	const signed = texts.filter(([key]) => filed.has(key));
	if (signed.some(([key, sha256]) => filed.get(key) !== sha256)) return "changed";
	return signed.length === texts.length ? "signed" : "unsigned";
}
