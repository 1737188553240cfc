import { expect } from "vitest";
import type { CallFacts } from "#domain/calling-rules/call-facts.ts";
import { type CallAnswer, mayCall } from "#domain/calling-rules/may-call.ts";
import { instantOf, zonedTime } from "#domain/office-hours/zoned-time.ts";

const florida = "America/New_York";

/** A row of the table: what it is about, the law behind it, the moment, what differs from `callable`, what must come out. */
export type CallCase = readonly [name: string, law: string, at: string, facts: Partial<CallFacts>, answer: string];

export const numbers = {
	miami: "(305) 555-0123",
	pensacola: "850-555-0123",
	tollFree: "800 555 0123",
};

/** A lead of somebody in Miami that no rule but the hours can close. */
export const callable: CallFacts = {
	phone: numbers.miami,
	state: "FL",
	isErased: false,
	isQuarantined: false,
	callsConsent: true,
	spokenConsent: false,
	marketingCallsConsent: false,
	areCallsStopped: false,
	areCallsToCheck: false,
	isWrongNumber: false,
	salesRefusal: null,
	attempts: [],
	inquiredAt: null,
	purchasedAt: null,
	doNotCallChecks: [],
	agencyTimeZone: florida,
};

/** Times in the table are Florida's, of 2026 unless they name the year: `11-23 10:00`. */
export function floridaTime(text: string): Date {
	const [date = "", time = ""] = text.split(" ");
	return instantOf(date.length === 5 ? `2026-${date}` : date, time, florida);
}

function floridaText(instant: Date): string {
	const { date, time } = zonedTime(instant, florida);
	return `${date.replace("2026-", "")} ${time.replace(/(:00)?\.000$/, "")}`;
}

function inWords(answer: CallAnswer): string {
	if (answer.isOpen) {
		const doubts = answer.warnings.map(({ state, doubt }) => `, ${state} warns: ${doubt}`);
		return `open until ${floridaText(answer.until)}${doubts.join("")}`;
	}
	const by = answer.state ? ` of ${answer.state} (${answer.column})` : "";
	return `${answer.rule}${by}, ${answer.opensAt ? `opens ${floridaText(answer.opensAt)}` : "a person opens it"}`;
}

export function expectAnswer([, , at, facts, answer]: CallCase): void {
	expect(inWords(mayCall(floridaTime(at), { ...callable, ...facts }))).toBe(answer);
}
