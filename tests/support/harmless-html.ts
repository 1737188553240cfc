/** The content that a post may have, written down a second time: widening the cleaning means widening this, too. */
const tags = new Set(
	"h2 h3 p ul ol li blockquote div hr br strong em a table thead tbody tr th td picture source img".split(" "),
);
const media = "(?:https://agency\\.example)?/media/[0-9a-f-]{36}-(?:480|960|1600)\\.(?:avif|webp|jpeg)";
const values: Readonly<Record<string, RegExp>> = {
	href: /^(?:https?:\/\/[^\s/\\@]+(?:[/?#][^\s\\]*)?|mailto:[^\s]+|tel:[+\d().-]+|\/(?![/\\])[^\s\\]*|#[\w-]+)$/i,
	rel: /^noopener$/,
	id: /^s-[a-z0-9-]+$/,
	src: new RegExp(`^${media}$`),
	srcset: new RegExp(`^${media} \\d+w(?:, ${media} \\d+w)*$`),
	sizes: /^[\w\s():,.%-]+$/,
	type: /^image\/(?:avif|webp)$/,
	alt: /^/,
	role: /^(?:note|region)$/,
	tabindex: /^0$/,
	"aria-labelledby": /^s-[a-z0-9-]+$/,
	scope: /^(?:col|row)$/,
	align: /^(?:right|center)$/,
	loading: /^lazy$/,
	decoding: /^async$/,
	...Object.fromEntries(["start", "colspan", "rowspan", "width", "height"].map((name) => [name, /^\d{1,5}$/])),
};

const tag = /<(\/?)([a-z0-9]+)((?:\s+[a-z-]+="[^"<>]*")*)\s*\/?>/y;

/**
 * Reads HTML in the strictest way: text without angle brackets, and tags with quoted attributes. Everything it accepts
 * is read the same way by every parser.
 * @returns what is not known to be harmless
 */
export function harmIn(html: string): string[] {
	const found: string[] = [];
	for (let at = 0; at < html.length; ) {
		const next = html.indexOf("<", at);
		const text = html.slice(at, next === -1 ? undefined : next);
		if (text.includes(">") || text.includes("\u0000")) found.push(`text: ${text.slice(0, 80)}`);
		if (next === -1) break;
		tag.lastIndex = next;
		const match = tag.exec(html);
		if (!match) return [...found, `not a plain tag: ${html.slice(next, next + 80)}`];
		const [whole, , name = "", attributes = ""] = match;
		if (!tags.has(name)) found.push(`element: ${name}`);
		for (const [, attribute = "", value = ""] of attributes.matchAll(/([a-z-]+)="([^"]*)"/g)) {
			if (!values[attribute]?.test(decoded(value))) found.push(`${attribute} of ${name}: ${value}`);
		}
		at = next + whole.length;
	}
	return found;
}

function decoded(value: string): string {
	return value.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
