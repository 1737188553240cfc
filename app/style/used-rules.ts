/** A part of a style sheet that is read as a whole: an escape, a string, a comment, or one character. */
const piece = /\\[0-9a-f]{1,6} ?|\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*.*?\*\/|./gis;

interface Block {
	/** Its selectors, or its at-rule. */
	head: string;
	/** Null for a statement that ends in a semicolon. */
	body: string | null;
}

/** Which names a selector needs to match anything: `.card` for a class, `table` for an element. */
interface Condition {
	names: readonly string[];
	/** In `:is()` and `:where()`, of which one alternative is enough. What other parentheses hold is not looked at. */
	alternatives: readonly (readonly Condition[])[];
}

export type RuleTree = readonly (
	| { text: string }
	| { selectors: readonly { text: string; condition: Condition }[]; body: string }
	| { group: string; rules: RuleTree }
)[];

/** Reads a minified style sheet. What is nested in a rule belongs to it. */
export function parseRules(css: string): RuleTree {
	return blocksOf(css).map(({ head, body }) => {
		if (body === null) return { text: head };
		if (/^(?:\/\*.*?\*\/\s*)?@(?:container|layer|media|supports)\b/s.test(head))
			return { group: head, rules: parseRules(body) };
		if (head.startsWith("@")) return { text: `${head}{${body}}` };
		return { selectors: selectorsOf(head).map((text) => ({ text, condition: conditionOf(text) })), body };
	});
}

/**
 * The rules that may apply to a page, in their order.
 * @param isUsed whether the page has an element of this name or, with a dot, this class, now or later
 */
export function usedRules(rules: RuleTree, isUsed: (name: string) => boolean): string {
	return rules
		.map((rule) => {
			if ("text" in rule) return rule.text;
			if ("group" in rule) {
				const inside = usedRules(rule.rules, isUsed);
				return inside && `${rule.group}{${inside}}`;
			}
			const used = rule.selectors.filter(({ condition }) => isMet(condition, isUsed));
			return used.length > 0 ? `${used.map(({ text }) => text).join(",")}{${rule.body}}` : "";
		})
		.join("");
}

/**
 * Leaves out the custom properties that no rule reads.
 * @param isRead whether something besides these rules reads the property
 */
export function withoutUnreadProperties(css: string, isRead: (name: string) => boolean): string {
	const inRules = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name = ""]) => name));
	const kept = (text: string, name: string) => (inRules.has(name) || isRead(name) ? text : "");
	const rest = css
		.replace(/@property (--[\w-]+)\{[^}]*\}/g, kept)
		.replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, kept);
	// What was left out may have been the last to read another.
	return rest === css ? css : withoutUnreadProperties(rest, isRead);
}

function blocksOf(css: string): Block[] {
	const blocks: Block[] = [];
	let head = "";
	let body = "";
	let depth = 0;
	for (const [part] of css.matchAll(piece)) {
		if (part === "{" && depth++ === 0) continue;
		if (part === "}" && --depth === 0) {
			blocks.push({ head, body });
			head = body = "";
		} else if (depth > 0) body += part;
		else if (part === ";") {
			blocks.push({ head: `${head};`, body: null });
			head = "";
		} else head += part;
	}
	return blocks;
}

function selectorsOf(head: string): string[] {
	const selectors = [""];
	let depth = 0;
	for (const [part] of head.matchAll(piece)) {
		if (part === "(") depth++;
		if (part === ")") depth--;
		if (part === "," && depth === 0) selectors.push("");
		else selectors[selectors.length - 1] += part;
	}
	return selectors;
}

function isMet({ names, alternatives }: Condition, isUsed: (name: string) => boolean): boolean {
	return names.every(isUsed) && alternatives.every((some) => some.some((condition) => isMet(condition, isUsed)));
}

function conditionOf(selector: string): Condition {
	const alternatives: Condition[][] = [];
	let outside = "";
	let inside = "";
	let depth = 0;
	for (const [part] of selector.matchAll(piece)) {
		if (part === ")" && --depth === 0) {
			if (/:(?:is|where)\($/.test(outside)) alternatives.push(selectorsOf(inside).map(conditionOf));
			inside = "";
		}
		if (depth > 0) inside += part;
		else outside += part;
		if (part === "(") depth++;
	}
	return { names: [...classNames(outside), ...elementNames(outside)], alternatives };
}

const className = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|\P{ASCII})+)/giu;

/** The elements that a selector names, besides those in parentheses. */
function elementNames(selector: string): string[] {
	return (
		selector
			.replace(className, "")
			.replace(/\[[^\]]*\]|[:#][\w:-]+/g, "")
			.match(/[a-z][a-z0-9]*/g) ?? []
	);
}

function classNames(selector: string): string[] {
	return Array.from(selector.matchAll(className), ([, name = ""]) =>
		`.${name}`.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code: string | undefined, char: string) =>
			code ? String.fromCodePoint(Number.parseInt(code, 16)) : char,
		),
	);
}
