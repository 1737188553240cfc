import compile from "icu-minify/compile";
import { placeholderName } from "./placeholder-name.ts";

/** The parts that a translation must share with its source, and its plural forms. */
export interface MessageShape {
	/** Placeholders with their format: `name`, `count (plural)`. */
	arguments: Set<string>;
	/** Rich-text tags. */
	tags: Set<string>;
	/** The forms of each plural in the message: `=0`, `one`, `other`. */
	plurals: string[][];
	/** True if a plural has a `#` that would be shown as it is: in a `select` inside of the plural. */
	hasLooseSign: boolean;
}

/** Keyed by the compiler's numbers. */
const formats = ["", "select", "plural", "selectordinal", "number", "date", "time"];

/** @throws SyntaxError when the message is not valid ICU */
export function messageShape(message: string): MessageShape {
	const shape: MessageShape = { arguments: new Set(), tags: new Set(), plurals: [], hasLooseSign: false };
	readText(compile(message), shape, false);
	return shape;
}

/** A compiled text is a string, `#` as a number, or a list of nodes. */
function readText(text: unknown, shape: MessageShape, isCounted: boolean): void {
	for (const node of Array.isArray(text) ? text : [text]) readNode(node, shape, isCounted);
}

/** A compiled node is a string, or `[argument]`, `[argument, format, options]`, `[tag, ...children]`. */
function readNode(node: unknown, shape: MessageShape, isCounted: boolean): void {
	if (isCounted && typeof node === "string" && node.includes("#")) shape.hasLooseSign = true;
	if (!Array.isArray(node)) return;
	const [name, format, options] = node as [string, unknown, unknown];
	if (node.length === 1) {
		shape.arguments.add(placeholderName(name));
	} else if (typeof format === "number" && format > 0) {
		shape.arguments.add(`${name} (${formats[format]})`);
		if (format > 3) return;
		const forms = Object.entries(options as Record<string, unknown>);
		if (format > 1) shape.plurals.push(forms.map(([form]) => form));
		for (const [, text] of forms) readText(text, shape, isCounted || format > 1);
	} else {
		shape.tags.add(name);
		for (const child of node.slice(1)) readNode(child, shape, isCounted);
	}
}
