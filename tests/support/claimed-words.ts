import { readFileSync } from "node:fs";
import { localFacts } from "#content/local-facts.server.ts";
import { type ClaimId, claimIds, isClaimId } from "#domain/agency/claim-evidence.ts";
import type { Claims } from "#domain/claims/claims.ts";
import type { Locale } from "#domain/locale/locales.ts";
import * as english from "#i18n/english-messages.ts";

export interface ClaimedWords {
	claim: ClaimId;
	words: string;
}

/** Shorter words are found by chance, sooner around figures, "what it might cost", and in lists of languages. */
const minLength = (claim: ClaimId) => (claim === "spokenLanguages" ? 55 : claim.endsWith("Costs") ? 30 : 20);
/** Words that claim nothing, and are said elsewhere too. */
const innocent = new Set([
	"plizyè konpayi asirans",
	"Only the insurer’s own illustration shows the values of a given policy",
]);
const samples: Claims = { showsSamples: true, proven: {} };
const tagged = new RegExp(`<(${claimIds.join("|")})>([\\s\\S]*?)</\\1>`, "g");
const files = import.meta.glob<unknown>("../../content/*/**/*.ts", { eager: true, import: "default" });

/** All words that copy marks as a claim, in messages and long copy, as visitors read them. */
export function claimedWords(locale: Locale): ClaimedWords[] {
	const messages = Object.keys(english).map((name) =>
		JSON.parse(readFileSync(`i18n/messages/${locale}/${name}.json`, "utf8")),
	);
	const copy = Object.entries(files).flatMap(([path, file]) => (path.endsWith(`/${locale}.ts`) ? [file] : []));
	const facts: Record<string, string> = localFacts(locale, samples);
	const seen = new Map<string, ClaimedWords>();
	for (const { claim, words } of wordsIn([...messages, ...copy])) {
		const filled = readable(words).replace(/\{(\w+)\}/g, (placeholder, name) => facts[name] ?? placeholder);
		// Placeholders that only a page knows divide the words.
		for (const part of filled.split(/\{[^}]*\}|\{|\}/)) {
			const text = part.replace(/^[\s,;.]+|[\s,;.]+$/g, "");
			if (text.length >= minLength(claim) && !innocent.has(text)) seen.set(`${claim} ${text}`, { claim, words: text });
		}
	}
	return [...seen.values()];
}

function wordsIn(value: unknown, claim?: ClaimId): ClaimedWords[] {
	if (typeof value === "string") {
		if (claim) return [{ claim, words: value.replace(/<\/?\w+>/g, "") }];
		return Array.from(value.matchAll(tagged), ([, id, words = ""]) => ({ claim: id as ClaimId, words }));
	}
	if (value === null || typeof value !== "object") return [];
	const own = (value as { claim?: unknown }).claim;
	const { claim: _, ...properties } = value as Record<string, unknown>;
	// A claim within another is shown only with it.
	const within = claim ?? (typeof own === "string" && isClaimId(own) ? own : undefined);
	const children = Array.isArray(value)
		? value
		: Object.entries(properties).flatMap(([key, child]) => (key === "id" ? [] : [child]));
	return children.flatMap((child) => wordsIn(child, within));
}

/** Copy without its marks. */
function readable(text: string): string {
	return text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll("**", "");
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", nbsp: "\u00a0" };

/** The text of a page, with the JSON of its islands, its metadata and its structured data. */
export function wordsOfPage(html: string): string {
	const attributes = Array.from(html.matchAll(/\b(?:content|alt|title|aria-label)="([^"]*)"/g), ([, text]) => text);
	const text = html
		.replace(/<style[\s\S]*?<\/style>/g, "")
		.replace(/<!--.*?-->/g, "")
		.replace(/<[^>]*>/g, "");
	return [text, ...attributes].join("\n").replace(/&(#?\w+);/g, (entity, name) => entities[name] ?? entity);
}
