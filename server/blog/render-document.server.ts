import { renderToHTMLString } from "@tiptap/static-renderer/pm/html-string";
import { agency } from "#content/agency.ts";
import { imageSources } from "#domain/blog/image-address.ts";
import type { PostDocument } from "#domain/blog/post-document.ts";
import { postExtensions } from "#domain/blog/post-extensions.ts";
import { headingLevel, headingsOf } from "#domain/blog/post-headings.ts";
import { mainImagePath, parseImagePath } from "#domain/blog/post-image.ts";
import { cleanHtml } from "./clean-html.server.ts";

type Mapping = NonNullable<NonNullable<Parameters<typeof renderToHTMLString>[0]["options"]>["nodeMapping"]>;
type Props = Parameters<Mapping[string]>[0];

/**
 * The HTML of a post: the only way from a document to a page, a feed, a preview and an email. The renderer knows the nodes of
 * `postExtensions`; what it writes is cleaned as if a stranger had sent it.
 * @param origin in front of links and images of this site, for readers elsewhere
 */
export function documentToHtml(document: PostDocument, { origin = "" }: { origin?: string } = {}): string {
	const html = renderToHTMLString({
		content: document,
		extensions: postExtensions,
		options: { nodeMapping: nodeMapping(document), unhandledNode: inner, unhandledMark: inner },
	});
	return cleanHtml(html, origin);
}

/** The headings get their ids, which tables are named after: a wide one scrolls, so it must have a name. */
function nodeMapping(document: PostDocument): Mapping {
	const ids = headingsOf(document).values();
	let nearest: string | undefined;
	return {
		text: ({ node }) => {
			const isLink = node.marks.some(({ type }) => type.name === "link");
			const html = escaped(String(node.text ?? ""));
			return isLink ? html : linkPhones(html);
		},
		heading({ node, children }) {
			nearest = ids.next().value?.id;
			const tag = `h${headingLevel(node.attrs.level)}`;
			return `<${tag} id="${nearest}">${inner({ children })}</${tag}>`;
		},
		paragraph: (props) => (isAloneInCell(props) ? inner(props) : `<p>${inner(props)}</p>`),
		table({ node, children }) {
			const rows = [children ?? []].flat();
			const heads = isHeadRow(node.firstChild) ? rows.splice(0, 1) : [];
			const name = nearest ? ` role="region" aria-labelledby="${nearest}"` : "";
			const thead = heads.length > 0 ? `<thead>${heads.join("")}</thead>` : "";
			return `<div tabindex="0"${name}><table>${thead}<tbody>${rows.join("")}</tbody></table></div>`;
		},
		tableHeader: (props) => {
			const scope = isHeadRow(props.parent) ? "col" : "row";
			return `<th scope="${scope}"${cellAttributes(props)}>${inner(props)}</th>`;
		},
		tableCell: (props) => `<td${cellAttributes(props)}>${inner(props)}</td>`,
		image: ({ node }) => picture(node.attrs),
	};
}

/** The agency's numbers call, and the page keeps such links on one line. */
function linkPhones(html: string): string {
	return [agency.phone, agency.tollFreePhone].reduce(
		(linked, { display, e164 }) => linked.replaceAll(display, `<a href="tel:${e164}">${display}</a>`),
		html,
	);
}

function inner({ children }: { children?: string | string[] }): string {
	return [children ?? []].flat().join("");
}

/** Lists and tables are read more easily without paragraphs around single lines. */
function isAloneInCell({ parent }: Props): boolean {
	return parent?.childCount === 1 && ["listItem", "tableCell", "tableHeader"].includes(parent.type.name);
}

function isHeadRow(row: Props["node"] | null | undefined): boolean {
	if (!row) return false;
	return (row.children as Props["node"][]).every((cell) => cell.type.name === "tableHeader");
}

function cellAttributes({ node }: Props): string {
	const { colspan, rowspan, align } = node.attrs;
	const counts = Object.entries({ colspan, rowspan }).filter(([, count]) => Number.isInteger(count) && count > 1);
	const side = ["right", "center"].includes(align) ? [["align", align]] : [];
	return [...counts, ...side].map(([name, value]) => ` ${name}="${value}"`).join("");
}

function picture({ src, alt, width, height }: Record<string, unknown>): string {
	const image = parseImagePath(src);
	if (!image) return "";
	const sources = (["avif", "webp"] as const).map(
		(format) => `<source type="image/${format}" srcset="${imageSources(image.id, format)}" sizes="${sizes}">`,
	);
	const size = Number.isInteger(width) && Number.isInteger(height) ? ` width="${width}" height="${height}"` : "";
	return `<picture>${sources.join("")}<img src="${mainImagePath(image.id)}" srcset="${imageSources(image.id, "jpeg")}" sizes="${sizes}" alt="${attribute(alt)}"${size} loading="lazy" decoding="async"></picture>`;
}

const sizes = "(min-width: 768px) 42rem, 100vw";

function attribute(value: unknown): string {
	return escaped(typeof value === "string" ? value : "");
}

function escaped(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
