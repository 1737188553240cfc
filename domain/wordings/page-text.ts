const entities: Readonly<Record<string, string>> = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: '"',
	"#x27": "'",
	"#39": "'",
	nbsp: " ",
};

/** Marks that stand within a sentence. */
const inline = "a|abbr|b|em|i|mark|small|span|strong|sub|sup|time";

/**
 * What a visitor reads on a page: its main part, its footer, and the notices around them, one line for each block. Scripts,
 * addresses of files, menus and lists to choose from are left out, so a new build of the same words has the same text. The
 * pages are our own, so they are well-formed.
 */
export function pageText(html: string): string {
	const parts = html.match(/<(section|main|footer|aside)\b[\s\S]*?<\/\1>/g) ?? [];
	return (
		parts
			.join("\n")
			.replace(/<(script|style|template|svg|nav|select)\b[\s\S]*?<\/\1>/g, "")
			.replace(/<!--[\s\S]*?-->/g, "")
			// Two of them in a row stand apart.
			.replace(new RegExp(`</(?:${inline})>(?=<(?:${inline})[\\s>])`, "g"), " ")
			.replace(new RegExp(`</?(?:${inline})(?:\\s[^>]*)?>`, "g"), "")
			.replace(/<[^>]*>/g, "\n")
			.replace(/&([#\w]+);/g, (all, name: string) => entities[name] ?? all)
			.replace(/[^\S\n]+/g, " ")
			.replace(/ ?\n[ \n]*/g, "\n")
			.trim()
	);
}
