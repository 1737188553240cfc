import compile from "icu-minify/compile";
import { placeholderName } from "./placeholder-name.ts";

/** What a translation must share with its source, and its plural forms. */
export interface MessageShape {
	/** Placeholders with their format: `name`, `count (plural)`. */
	arguments: Set<string>;
	/** Rich-text tags. */
	tags: Set<string>;
	/** The forms of each plural in the message: `=0`, `one`, `other`. */
	plurals: string[][];
}

/** Keyed by the compiler's numbers. */
const formats = ["", "select", "plural", "selectordinal", "number", "date", "time"];

/** @throws SyntaxError when the message is not valid ICU */
export function messageShape(message: string): MessageShape {
	const shape: MessageShape = { arguments: new Set(), tags: new Set(), plurals: [] };
	readText(compile(message), shape);
	return shape;
}

/** A compiled text is a string, `#` as a number, or a list of nodes. */
function readText(text: unknown, shape: MessageShape): void {
	if (Array.isArray(text)) for (const node of text) readNode(node, shape);
}

/** A compiled node is a string, or `[argument]`, `[argument, format, options]`, `[tag, ...children]`. */
function readNode(node: unknown, shape: MessageShape): void {
	if (!Array.isArray(node)) return;
	const [name, format, options] = node as [string, unknown, unknown];
	if (node.length === 1) {
		shape.arguments.add(placeholderName(name));
	} else if (typeof format === "number" && format > 0) {
		shape.arguments.add(`${name} (${formats[format]})`);
		if (format > 3) return;
		const forms = Object.entries(options as Record<string, unknown>);
		if (format > 1) shape.plurals.push(forms.map(([form]) => form));
		for (const [, text] of forms) readText(text, shape);
	} else {
		shape.tags.add(name);
		for (const child of node.slice(1)) readNode(child, shape);
	}
}
