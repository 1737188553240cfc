import { isCalendarDay } from "../office-hours/calendar-day.ts";
import { isOneLine } from "../text/plain-text.ts";
import { type AuditKind, auditKinds } from "./security-actions.ts";

export const auditPath = "/admin/audit";

/** The entries of the audit log to show. The filter is in the address of the page. */
export interface AuditFilter {
	/** The id of the account that did it. */
	who: string | null;
	/** Null shows all kinds but renewed sessions: there is one every few minutes. */
	kind: AuditKind | "all" | null;
	/** Days in the agency's time zone, both included: `2026-11-22`. */
	from: string | null;
	to: string | null;
	text: string | null;
}

const maxTextLength = 100;

/** The parameters of an address, as `URLSearchParams` has them. */
interface AddressParameters {
	get(name: string): string | null;
}

/** Reads the filter from an address. Invalid values are ignored. */
export function readAuditFilter(parameters: AddressParameters): AuditFilter {
	const given = (name: keyof AuditFilter) => parameters.get(name)?.trim() ?? "";
	const kind = ["all" as const, ...auditKinds].find((name) => name === given("kind")) ?? null;
	const text = given("text").slice(0, maxTextLength);
	return {
		who: /^\w{1,64}$/.test(given("who")) ? given("who") : null,
		kind,
		from: dayOf(given("from")),
		to: dayOf(given("to")),
		text: text && isOneLine(text) ? text : null,
	};
}

/** The last entry of the page before. Entries are numbered in their order. */
export function readAuditPlace(parameters: AddressParameters): number | null {
	const before = parameters.get("before") ?? "";
	return /^[1-9]\d{0,14}$/.test(before) ? Number(before) : null;
}

export function isFiltered(filter: AuditFilter): boolean {
	return Object.values(filter).some((value) => value !== null);
}

export function auditAddress(filter: AuditFilter, before: number | null = null): string {
	const given = { ...filter, before: before === null ? null : String(before) };
	const query = Object.entries(given)
		.flatMap(([name, value]) => (value === null ? [] : [`${name}=${encodeURIComponent(value)}`]))
		.join("&");
	return query ? `${auditPath}?${query}` : auditPath;
}

function dayOf(text: string): string | null {
	return isCalendarDay(text) ? text : null;
}

/** The state of a verification that isn't done when the page is shown again. */
const verificationNotices = ["running", "refused"] as const;
type VerificationNotice = (typeof verificationNotices)[number];

export function isVerificationNotice(text: string | null): text is VerificationNotice {
	return verificationNotices.some((notice) => notice === text);
}
