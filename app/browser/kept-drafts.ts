import type { KeyValueStore } from "#domain/site/key-value-store.ts";
import type { StorageKey } from "#domain/site/stored-names.ts";
import { readJson } from "./stores.ts";
import type { TypedValue } from "./typed-values.ts";

const draftsKey: StorageKey = "sf_drafts";

/** Enough for a day of work. The oldest go first. */
const maxDrafts = 20;

/** Text that somebody typed into a form and didn't send yet. */
export interface Draft {
	/** The form: see `formPlace`. */
	place: string;
	typed: TypedValue[];
	/** What the form had when the draft began. Whatever was left as it was may have a newer value in the meantime. */
	shown: TypedValue[];
	/** The id that the form was shown with, by which the server knows it again if its answer was lost. */
	once: string | null;
}

interface KeptDrafts {
	/** The user whose drafts they are. Nobody else sees them. */
	userId: string;
	drafts: Draft[];
}

/** The fields that tell a form from the others of its page. */
const namingFields = ["intent", "task", "appointment", "policy", "template", "locale", "delivery"] as const;
export type FormName = Partial<Record<(typeof namingFields)[number], string>>;

/** The name of a form among those of all pages. */
export function formPlace(pathname: string, fields: Readonly<Record<string, unknown>>): string {
	return [pathname, ...namingFields.map((name) => fields[name] ?? "")].join(" ");
}

export function keepDraft(store: KeyValueStore, userId: string, draft: Draft): void {
	const others = draftsOf(store, userId).filter(({ place }) => place !== draft.place);
	write(store, { userId, drafts: [...others, draft].slice(-maxDrafts) });
}

/** Returns this person's draft. Drafts of somebody else are deleted. */
export function readDraft(store: KeyValueStore, userId: string, place: string): Draft | null {
	return draftsOf(store, userId).find((draft) => draft.place === place) ?? null;
}

/** The values of a draft that somebody changed or cleared. */
export function changedValues({ typed, shown }: Draft): TypedValue[] {
	const before = new Map(shown.map(({ key, value }) => [key, value]));
	const filled = new Set(typed.map(({ key }) => key));
	const cleared = shown.filter(({ key, value }) => typeof value === "string" && value !== "" && !filled.has(key));
	return [
		...typed.filter(({ key, value }) => before.get(key) !== value),
		...cleared.map(({ key }) => ({ key, value: "" })),
	];
}

/** Deletes the draft of a form, because it was sent or withdrawn. */
export function forgetDraft(store: KeyValueStore, place: string): void {
	const kept = read(store);
	if (!kept) return;
	const drafts = kept.drafts.filter((draft) => draft.place !== place);
	if (drafts.length < kept.drafts.length) write(store, { ...kept, drafts });
}

/** Forgets everything, because the person signs out. */
export function forgetDrafts(store: KeyValueStore): void {
	store.removeItem(draftsKey);
}

function draftsOf(store: KeyValueStore, userId: string): Draft[] {
	const kept = read(store);
	if (!kept) return [];
	if (kept.userId === userId) return kept.drafts;
	forgetDrafts(store);
	return [];
}

function write(store: KeyValueStore, kept: KeptDrafts): void {
	if (kept.drafts.length === 0) forgetDrafts(store);
	else store.setItem(draftsKey, JSON.stringify(kept));
}

function read(store: KeyValueStore): KeptDrafts | null {
	const kept = readJson(store, draftsKey) as Partial<KeptDrafts> | null;
	return typeof kept?.userId === "string" && Array.isArray(kept.drafts) ? (kept as KeptDrafts) : null;
}
