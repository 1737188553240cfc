import { isPlainText } from "#domain/text/plain-text.ts";

/** Text that breaks stores, hashes, headers and logs: control characters, lone surrogates, marks of direction. */
const hostileParts = [
	..."\0\u0001\u0008\t\n\u000b\r\u001b\u001f\u007f\u0080\u0085\u009f\u2028\u2029\ufeff",
	..."\u061c\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069",
	"\ud800",
	"\udbff",
	"\udc00",
	"\udfff",
	"\ude00\ud83d",
	"\r\nBcc: everyone@example.com",
	"\\u0000",
	"%00",
	"e\u0301\u0301\u0301\u0301\u0301\u0301",
	"😀",
	"é",
];

/** Inserts one to three hostile parts into a text. */
export function makeHostile(text: string, random: () => number): string {
	let hostile = text;
	for (let parts = 1 + Math.floor(random() * 3); parts > 0; parts -= 1) {
		const at = Math.floor(random() * (hostile.length + 1));
		hostile = hostile.slice(0, at) + pick(hostileParts, random) + hostile.slice(at);
	}
	return hostile;
}

/** A copy of a JSON value in which one string, or rarely one key, is hostile. */
export function withHostileText<T>(value: T, random: () => number): T {
	const copy = structuredClone(value);
	const places = placesOf(copy);
	const { parent, key } = pick(places, random);
	const own = parent[key];
	if (random() < 0.1) {
		delete parent[key];
		parent[makeHostile(key, random)] = own;
	} else {
		parent[key] = makeHostile(typeof own === "string" ? own : "", random);
	}
	return copy;
}

/** True if a value holds a string or key that no parser may let through. */
export function holdsHostileText(value: unknown): boolean {
	if (typeof value === "string") return !isPlainText(value);
	if (value instanceof Date) return Number.isNaN(value.getTime());
	if (typeof value !== "object" || value === null) return false;
	return Object.entries(value).some(([key, own]) => !isPlainText(key) || holdsHostileText(own));
}

interface Place {
	parent: Record<string, unknown>;
	key: string;
}

function placesOf(value: unknown): Place[] {
	if (typeof value !== "object" || value === null) return [];
	const parent = value as Record<string, unknown>;
	return Object.keys(parent).flatMap((key) => [{ parent, key }, ...placesOf(parent[key])]);
}

function pick<T>(values: readonly T[], random: () => number): T {
	const value = values[Math.floor(random() * values.length)];
	if (value === undefined) throw new Error("Nothing to choose from");
	return value;
}
