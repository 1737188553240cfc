import sanitizeHtml, { type IOptions } from "sanitize-html";
import { parseImagePath } from "#domain/blog/post-image.ts";
import { isSafeLink } from "#domain/blog/safe-link.ts";
import { toPlainText } from "#domain/text/plain-text.ts";

/** Allows exactly these elements and attributes, so that readers of a post can rely on them. */
const allowed: IOptions = {
	allowedTags: [
		"h2",
		"h3",
		"p",
		"ul",
		"ol",
		"li",
		"blockquote",
		"div",
		"hr",
		"br",
		"strong",
		"em",
		"a",
		"table",
		"thead",
		"tbody",
		"tr",
		"th",
		"td",
		"picture",
		"source",
		"img",
	],
	allowedAttributes: {
		h2: ["id"],
		h3: ["id"],
		a: ["href", "rel"],
		ol: ["start"],
		div: ["role", "tabindex", "aria-labelledby"],
		th: ["scope", "colspan", "rowspan", "align"],
		td: ["colspan", "rowspan", "align"],
		source: ["type", "srcset", "sizes"],
		img: ["src", "srcset", "sizes", "alt", "width", "height", "loading", "decoding"],
	},
	allowedSchemes: ["https", "http", "mailto", "tel"],
	allowProtocolRelative: false,
	disallowedTagsMode: "discard",
	nestingLimit: 30,
	parseStyleAttributes: false,
};

/** Elements that mean the same. */
const tagOf: Readonly<Record<string, string>> = { b: "strong", i: "em" };

/** The allowed form of an attribute's value, on any element. */
const values: Record<string, (value: string) => boolean> = {
	href: isSafeLink,
	src: (value) => parseImagePath(value) !== null,
	srcset: (value) => value.split(", ").every((source) => parseImagePath(source.split(" ")[0]) !== null),
	id: (value) => /^s-[a-z0-9-]+$/.test(value),
	"aria-labelledby": (value) => /^s-[a-z0-9-]+$/.test(value),
	role: (value) => ["note", "region"].includes(value),
	tabindex: (value) => value === "0",
	scope: (value) => ["col", "row"].includes(value),
	align: (value) => ["right", "center"].includes(value),
	type: (value) => ["image/avif", "image/webp"].includes(value),
	loading: (value) => value === "lazy",
	decoding: (value) => value === "async",
	sizes: (value) => /^[\w\s():,.%-]+$/.test(value),
	alt: () => true,
	...Object.fromEntries(["start", "colspan", "rowspan", "width", "height"].map((name) => [name, isCount])),
};

function isCount(value: string): boolean {
	return /^\d{1,5}$/.test(value);
}

/**
 * HTML without anything that a post may not contain. The second layer behind the renderer of documents.
 * @param origin in front of links and images of this site
 */
export function cleanHtml(html: string, origin = ""): string {
	return sanitizeHtml(toPlainText(html), {
		...allowed,
		transformTags: {
			"*": (name, attributes) => ({ tagName: tagOf[name] ?? name, attribs: cleanAttributes(attributes, origin) }),
		},
		// An image from another site isn't an image.
		exclusiveFilter: ({ tag, attribs }) => (tag === "img" && !attribs.src) || (tag === "source" && !attribs.srcset),
	});
}

function cleanAttributes(attributes: Record<string, string>, origin: string): Record<string, string> {
	const kept = Object.entries(attributes).filter(([name, value]) => values[name]?.(value));
	const clean = Object.fromEntries(kept.map(([name, value]) => [name, absolute(name, value, origin)]));
	return clean.href && /^https?:/i.test(clean.href) ? { ...clean, rel: "noopener" } : clean;
}

function absolute(name: string, value: string, origin: string): string {
	if (name === "srcset") return value.replaceAll("/media/", `${origin}/media/`);
	return (name === "href" || name === "src") && value.startsWith("/") ? origin + value : value;
}
