/**
 * Converts HTML from the clipboard before the editor reads it: Word and Google Docs use styles and comments instead of
 * elements. Only plain tags remain, so that nothing else gets into the page, not even to be refused there.
 */
export function fromClipboard(html: string): string {
	const steps = [withoutOfficeParts, withLists, withHeadings, withMarks, withRealLinks, withPlainTags];
	return steps.reduce((text, step) => step(text), html);
}

/** True if HTML from the clipboard has anything to read, rather than only an image. */
export function hasWords(html: string): boolean {
	return fromClipboard(html).replaceAll("&nbsp;", " ").replace(anyTag, "").trim() !== "";
}

/** Hidden parts of Word, and the wrapper of Google Docs, which is bold and says that it is not. */
function withoutOfficeParts(html: string): string {
	return html
		.replace(/<(style|xml|script|title|head)\b[\s\S]*?<\/\1\s*>/gi, "")
		.replace(/<!--\[if[\s\S]*?<!\[endif\]-->|<!--[\s\S]*?-->/gi, "")
		.replace(/<\/?(?:o|w|m|v|st1):\w+[^>]*>/gi, "")
		.replace(/<b\b[^>]*font-weight:\s*normal[^>]*>([\s\S]*)<\/b>/i, "$1")
		.replace(/<br\b[^>]*Apple-interchange-newline[^>]*>/gi, "");
}

const listParagraph = /<p\b[^>]*(?:MsoListParagraph|mso-list:\s*l\d)[^>]*>([\s\S]*?)<\/p>\s*/gi;
const listMarker = /<!\[if !supportLists\]>([\s\S]*?)<!\[endif\]>/i;

/** Word writes the items of a list as paragraphs that begin with a mark. */
function withLists(html: string): string {
	const runs = new RegExp(`(?:${listParagraph.source})+`, "gi");
	return html
		.replace(runs, (run) => {
			const items = Array.from(run.matchAll(listParagraph), ([, item = ""]) => item);
			const mark = listMarker.exec(items[0] ?? "")?.[1]?.replace(/<[^>]*>|&nbsp;|\s/g, "") ?? "";
			const tag = /^\(?[\da-z]{1,3}[.)]/i.test(mark) ? "ol" : "ul";
			return `<${tag}>${items.map((item) => `<li>${item.replace(listMarker, "")}</li>`).join("")}</${tag}>`;
		})
		.replace(/<!\[(?:if[^\]]*|endif)\]>/gi, "");
}

/** The title of an article is not part of its text, so its sections begin with the second level. */
function withHeadings(html: string): string {
	return html.replace(
		/<(\/?)h([1-6])\b/gi,
		(_, slash: string, level: string) => `<${slash}h${Number(level) < 3 ? 2 : 3}`,
	);
}

/** Bold and italic words of Google Docs are marked by their style. */
function withMarks(html: string): string {
	return html.replace(/<span\b([^>]*)>([^<]*)<\/span>/gi, (_, attributes: string, words: string) => {
		const italic = /font-style:\s*italic/i.test(attributes) ? `<em>${words}</em>` : words;
		return /font-weight:\s*(?:bold|[6-9]00)/i.test(attributes) ? `<strong>${italic}</strong>` : italic;
	});
}

/** Google Docs leads through its own address. */
function withRealLinks(html: string): string {
	return html.replace(/href="https:\/\/www\.google\.com\/url\?q=([^"&]+)[^"]*"/gi, (_, address: string) => {
		try {
			return `href="${decodeURIComponent(address).replaceAll('"', "%22")}"`;
		} catch {
			return 'href=""';
		}
	});
}

const plainTags: ReadonlySet<string> = new Set(
	"h2 h3 p div ul ol li blockquote br hr strong b em i a table thead tbody tfoot tr th td img".split(" "),
);
/** `data-pm-slice` is the editor's own: where a copied part of a text began. */
const plainAttributes: ReadonlySet<string> = new Set(
	"href src alt width height colspan rowspan start role align data-pm-slice".split(" "),
);

function withPlainTags(html: string): string {
	return html.replace(anyTag, (_, slash: string, name: string, rest: string) => {
		const tag = name.toLowerCase();
		if (!plainTags.has(tag)) return "";
		return slash ? `</${tag}>` : `<${tag}${attributesOf(rest)}>`;
	});
}

const anyTag = /<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>?/gi;
const anyAttribute = /([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/g;

function attributesOf(rest: string): string {
	const attributes = Array.from(rest.matchAll(anyAttribute), ([, name = "", double, single, bare]) => ({
		name: name.toLowerCase(),
		value: double ?? single ?? bare ?? "",
	}));
	const style = attributes.find(({ name }) => name === "style")?.value ?? "";
	const [, side] = /text-align:\s*(right|center)/i.exec(style) ?? [];
	const kept = attributes.filter(({ name }) => plainAttributes.has(name));
	return [...kept, ...(side ? [{ name: "align", value: side }] : [])]
		.map(({ name, value }) => ` ${name}="${value.replaceAll('"', "&quot;")}"`)
		.join("");
}
