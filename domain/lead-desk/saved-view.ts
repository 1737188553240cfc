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

/** The name of a view, or why the name is refused. */
export function readViewName(text: unknown): { name: string } | { refusal: "nameMissing" | "nameLong" } {
	const name = typeof text === "string" ? text.trim().replace(/\s+/g, " ") : "";
	if (name === "" || !isOneLine(name)) return { refusal: "nameMissing" };
	return name.length > maxViewNameLength ? { refusal: "nameLong" } : { name };
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
