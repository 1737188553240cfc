import { claimTags } from "../claims/claim-tags.ts";

/** What is wrong with the placeholders, claims and links of a text that replaces another one. `name` is the mark. */
export interface MarkError {
	code:
		| "tag_broken"
		| "tag_missing"
		| "tag_unknown"
		| "tag_moved"
		| "placeholder_missing"
		| "placeholder_unknown"
		| "placeholder_moved"
		| "link_missing"
		| "link_unknown";
	name: string;
}

interface Marks {
	/** Each with the tags around it: `licensedStates/`. */
	tags: Set<string>;
	placeholders: Set<string>;
	links: Set<string>;
}

/** Tags and placeholders, and the address of a link. Any other sign is text. */
const mark = new RegExp(`<(/?)(${claimTags.join("|")})>|\\{(\\w+)\\}|\\]\\(([^)\\s]+)\\)`, "g");

/**
 * A tag behind the beginning of a placeholder or of a link. Where its words are withheld, what is around it would join to a
 * mark that the text doesn't have.
 */
const cutMark = new RegExp(`(?:\\{\\w*|\\](?:\\([^)\\s]*)?)</?(${claimTags.join("|")})>`);

/**
 * The first mark that a text lacks, or has and its original hasn't. A claim and the facts in it stay together: outside of
 * its tag, the fact would be shown without evidence.
 */
export function markError(text: string, original: string): MarkError | null {
	const read = readMarks(text);
	if ("code" in read) return read;
	const expected = readMarks(original);
	if ("code" in expected) return expected;
	const [tags, placeholders] = [withoutTags(read.tags), withoutTags(read.placeholders)];
	const [oldTags, oldPlaceholders] = [withoutTags(expected.tags), withoutTags(expected.placeholders)];
	return (
		difference(oldTags, tags, "tag_missing") ??
		difference(tags, oldTags, "tag_unknown") ??
		difference(oldPlaceholders, placeholders, "placeholder_missing") ??
		difference(placeholders, oldPlaceholders, "placeholder_unknown") ??
		difference(expected.links, read.links, "link_missing") ??
		difference(read.links, expected.links, "link_unknown") ??
		difference(read.tags, expected.tags, "tag_moved") ??
		difference(read.placeholders, expected.placeholders, "placeholder_moved")
	);
}

function readMarks(text: string): Marks | MarkError {
	const cut = cutMark.exec(text)?.[1];
	if (cut) return { code: "tag_broken", name: cut };
	const marks: Marks = { tags: new Set(), placeholders: new Set(), links: new Set() };
	const open: string[] = [];
	let start = 0;
	for (const { 0: whole, 1: slash, 2: tag, 3: placeholder, 4: link, index } of text.matchAll(mark)) {
		const around = open.map((name) => `${name}/`).join("");
		if (placeholder) marks.placeholders.add(around + placeholder);
		if (link) marks.links.add(link);
		if (tag && !slash) {
			marks.tags.add(around + tag);
			open.push(tag);
			start = index + whole.length;
		} else if (tag && (open.pop() !== tag || text.slice(start, index).trim() === "")) {
			return { code: "tag_broken", name: tag };
		}
	}
	const [unclosed] = open;
	return unclosed ? { code: "tag_broken", name: unclosed } : marks;
}

function withoutTags(names: ReadonlySet<string>): Set<string> {
	return new Set([...names].map((name) => name.slice(name.lastIndexOf("/") + 1)));
}

/** The first one that `others` lack. */
function difference(
	names: ReadonlySet<string>,
	others: ReadonlySet<string>,
	code: MarkError["code"],
): MarkError | null {
	const [first] = [...names].filter((name) => !others.has(name));
	return first === undefined
		? null
		: { code, name: code.startsWith("link") ? first : first.slice(first.lastIndexOf("/") + 1) };
}
