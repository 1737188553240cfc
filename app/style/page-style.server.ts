import scriptWords from "virtual:script-words";
import css from "#app/app.css?inline";
import { parseRules, usedRules, withoutUnreadProperties } from "./used-rules.ts";

const rules = parseRules(css);
const everywhere = wordSet(scriptWords?.everywhere);
const ofIslands = new Map(Object.entries(scriptWords?.islands ?? {}).map(([name, words]) => [name, wordSet(words)]));

const propertiesInScripts = propertiesIn(
	Object.values({ ...scriptWords?.islands, "": scriptWords?.everywhere }).join(" "),
);

/**
 * The part of the style sheet that a public page may use: for the elements and classes in its HTML, and for those that its
 * scripts may add. The whole sheet is twice as long as a page's own text.
 */
export function styleOfPage(html: string): string {
	if (!scriptWords) return css;
	const words = [wordSet(valuesOf(html, "class")), everywhere];
	for (const island of valuesOf(html, "data-island").split(" ")) words.push(ofIslands.get(island) ?? new Set());
	const elements = new Set(Array.from(html.matchAll(/<([a-z][a-z0-9]*)/g), ([, name = ""]) => name));
	const isUsed = (word: string) => words.some((some) => some.has(word));
	const used = usedRules(rules, (name) =>
		name.startsWith(".") ? /["'`]/.test(name) || isUsed(name.slice(1)) : elements.has(name) || isUsed(`<${name}`),
	);
	const propertiesInPage = propertiesIn(html);
	return withoutUnreadProperties(used, (name) => propertiesInPage.has(name) || propertiesInScripts.has(name));
}

/** The custom properties that a text reads or names. */
function propertiesIn(text: string): Set<string> {
	return new Set(text.match(/--[\w-]+/g));
}

function wordSet(words = ""): Set<string> {
	return new Set(words.split(/\s+/));
}

/** The values of an attribute everywhere in a page that React rendered. */
function valuesOf(html: string, attribute: string): string {
	const values = Array.from(html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, "g")), ([, value = ""]) => value);
	return values.join(" ").replace(/&(?:amp|gt|lt|#x27|quot);/g, (entity) => characters[entity] ?? entity);
}

const characters: Record<string, string> = { "&amp;": "&", "&gt;": ">", "&lt;": "<", "&#x27;": "'", "&quot;": '"' };
