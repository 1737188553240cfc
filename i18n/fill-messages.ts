import { claimTagStatus } from "#domain/claims/claim-tags.ts";
import type { Claims } from "#domain/claims/claims.ts";

/** A compiled message is a string or a list of nodes (see icu-minify). */
type Text = string | number | Node[];
/** A string, `#` as a number, `[argument]`, `[argument, format, options]` or `[tag, ...children]`. */
type Node = string | number | [string, ...unknown[]];
type Catalog = { [key: string]: Catalog | Text };

/**
 * Replaces each `{name}` in compiled messages with the fact of that name, so that callers need not pass facts, and
 * resolves the tags of claims: `<familiesServed>Trusted by many</familiesServed>`. A withheld claim disappears; a
 * message that is only a withheld claim becomes empty. `<familiesServedShown>` and `<familiesServedWithheld>` are
 * resolved, too.
 */
export function fillMessages<T>(messages: T, facts: Readonly<Record<string, string>>, claims: Claims): T {
	function fillCatalog(catalog: Catalog): Catalog {
		return Object.fromEntries(
			Object.entries(catalog).map(([key, value]) => [key, isText(value) ? fillText(value) : fillCatalog(value)]),
		);
	}

	function fillText(text: Text): Text {
		if (!Array.isArray(text)) return text;
		const nodes = joined(text.flatMap(fillNode));
		if (nodes.length === 0) return "";
		const [only] = nodes;
		return nodes.length === 1 && typeof only === "string" ? only.trim() : nodes;
	}

	function fillNode(node: Node): Node[] {
		if (!Array.isArray(node)) return [node];
		const [name, first, ...others] = node;
		if (first === undefined) return [facts[name] ?? node];
		if (typeof first === "number" && first > 0) {
			const [options, ...rest] = others;
			const forms = options !== null && typeof options === "object" ? fillCatalog(options as Catalog) : options;
			return [[name, first, ...(others.length > 0 ? [forms, ...rest] : [])]];
		}
		const children = joined([first, ...others].flatMap((child) => fillNode(child as Node)));
		const status = claimTagStatus(claims, name);
		if (status === null) return [[name, ...children]];
		return status === "withheld" ? [] : children;
	}

	return fillCatalog(messages as Catalog) as T;
}

function isText(value: Catalog | Text): value is Text {
	return typeof value !== "object" || Array.isArray(value);
}

/** Neighboring strings as one. */
function joined(nodes: Node[]): Node[] {
	const result: Node[] = [];
	for (const node of nodes) {
		const last = result.at(-1);
		if (typeof node === "string" && typeof last === "string") result[result.length - 1] = last + node;
		else result.push(node);
	}
	return result;
}
