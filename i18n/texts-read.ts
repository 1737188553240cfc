import compile from "icu-minify/compile";
import { textsShown, textWithoutEvidence } from "#domain/vocabulary/texts-shown.ts";

/**
 * The texts of a message or a string of long copy that a reader may see: one with its claims shown and one without
 * them, each with a text for each of its plural forms.
 */
export function textsRead(text: string): string[] {
	return textsShown(text).flatMap(formsRead);
}

/** The same, only as production shows a text while no claim in it has evidence. */
export function textsWithoutEvidence(text: string): string[] {
	return formsRead(textWithoutEvidence(text));
}

function formsRead(plain: string): string[] {
	if (!/\{\w+, *(?:plural|select)/.test(plain)) return [plain];
	const compiled: unknown = compile(plain);
	return Array.from({ length: Math.max(1, formCount(compiled)) }, (_, form) => write(compiled, form));
}

/** The most forms that a choice in a compiled message has. */
function formCount(node: unknown): number {
	if (!Array.isArray(node)) return 0;
	const forms = formsOf(node);
	return Math.max(forms.length, ...(forms.length > 0 ? forms : node).map(formCount));
}

/** The text with the form of that number of each choice. */
function write(node: unknown, form: number): string {
	if (typeof node === "string") return node;
	if (typeof node === "number") return "{number}";
	if (!Array.isArray(node)) return "";
	const forms = formsOf(node);
	if (forms.length > 0) return write(forms[form % forms.length], form);
	const isArgument = typeof node[0] === "string" && (node.length === 1 || typeof node[1] === "number");
	return isArgument ? `{${node[0]}}` : node.map((part) => write(part, form)).join("");
}

/** The texts of a choice; empty for any other node. */
function formsOf(node: readonly unknown[]): unknown[] {
	const [name, format, options] = node;
	const isChoice = typeof name === "string" && typeof format === "number" && format >= 1 && format <= 3;
	return isChoice ? Object.values(options as Record<string, unknown>) : [];
}
