import type { ActionResult } from "../action-result.ts";
import { isOneLine } from "../text/plain-text.ts";
import { type LeadFilter, leadFilterQuery } from "./lead-filter.ts";

/** How many views each person may have, and the team together. */
export const maxSavedViews = 20;
export const maxViewNameLength = 40;

/** The scope of a view. Only admins save views for the team. */
export const viewScopes = ["own", "team"] as const;
export type ViewScope = (typeof viewScopes)[number];

/** Why a view was not saved. */
export type ViewRefusal = "nameMissing" | "nameLong" | "nameTaken" | "tooMany" | "notAllowed" | "gone";

/** What a view is called, or why it can't be called so. */
export function readViewName(text: unknown): ActionResult<{ name: string }, "nameMissing" | "nameLong"> {
	const name = typeof text === "string" ? text.trim().replace(/\s+/g, " ") : "";
	if (name === "" || !isOneLine(name)) return { ok: false, code: "nameMissing" };
	return name.length > maxViewNameLength ? { ok: false, code: "nameLong" } : { ok: true, name };
}

/**
 * The stored part of a list: its filters and its order. It starts at the first page. The searched words are left out,
 * because they are mostly somebody's name.
 */
export function queryOfView(filter: LeadFilter): string {
	return leadFilterQuery({ ...filter, view: null, text: null, cursor: null });
}

/** The name itself, or with the first number that no other view has. */
export function freeViewName(name: string, taken: readonly string[]): string {
	const known = new Set(taken.map((one) => one.toLowerCase()));
	for (let number = 1; ; number += 1) {
		const end = number === 1 ? "" : ` (${number})`;
		const candidate = `${name.slice(0, maxViewNameLength - end.length).trimEnd()}${end}`;
		if (!known.has(candidate.toLowerCase())) return candidate;
	}
}
