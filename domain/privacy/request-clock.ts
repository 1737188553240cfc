import { daysAfter } from "../office-hours/days-apart.ts";
import { addLegalBusinessDays } from "../office-hours/legal-business-days.ts";
import type { DataRequestKind } from "./data-request.ts";

/**
 * A request about personal data is answered within this many days of its arrival, whenever it is confirmed: Cal. Civ.
 * Code § 1798.130(a)(2)(A), the shortest period of the states' privacy laws. An appeal has as long, as our page promises.
 */
export const dataRequestDays = 45;

/** An opt-out of sale or sharing counts at once. What is left to do by hand has this long: 11 CCR 7026(f). */
export const optOutBusinessDays = 15;

/** The link in our email works this long. A request that nobody confirms is deleted then. */
export const confirmationDays = 7;

/** How long before a request is due staff start to get a daily email about it. */
const warningDays = 10;

/** When the answer to a request is due. */
export function dataRequestDueAt(kind: DataRequestKind, receivedAt: Date, timeZone: string): Date {
	if (kind === "no_sale") return addLegalBusinessDays(receivedAt, optOutBusinessDays, timeZone);
	return daysAfter(receivedAt, dataRequestDays);
}

/** When the answer to an appeal is due. */
export function appealDueAt(appealedAt: Date): Date {
	return daysAfter(appealedAt, dataRequestDays);
}

/** Requests that are due before this moment are in the daily warning. */
export function warnOfDueBefore(now: Date): Date {
	return daysAfter(now, warningDays);
}

/** True if the link of a request still counts. */
export function mayConfirm(receivedAt: Date, now: Date): boolean {
	return now <= daysAfter(receivedAt, confirmationDays);
}
