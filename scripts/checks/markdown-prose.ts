/** The sentences of a Markdown document by line, without its code, and with a link's words in place of the link. */
export function markdownProse(markdown: string): string[] {
	return markdown
		.replace(/^```[\s\S]*?^```/gm, "")
		.replace(/`[^`]*`/g, "{code}")
		.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
		.replace(/<!--[\s\S]*?-->/g, "")
		.split(/\n{2,}|\n(?=\s*(?:[-*|]|\d+\.) )/)
		.map((paragraph) => paragraph.replace(/\s+/g, " ").trim())
		.filter((paragraph) => paragraph !== "");
}
