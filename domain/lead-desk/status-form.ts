import { parseNumber } from "../questions/parse-number.ts";
import { isLeadStatus, isLossReason, type LeadStatus, type LossReason } from "./lead-status.ts";
import type { WorkErrors } from "./work-error.ts";

/** How far a lead is, and what belongs to that status alone. */
export interface StatusChoice {
	status: LeadStatus;
	/** Why the lead was lost. */
	reason: LossReason | null;
	/** The annual value of a won lead; null if it isn't known yet. */
	valueCents: number | null;
}

const maxValueDollars = 10_000_000;

/** Reads the form that sets a lead's status. Fields of other statuses are ignored: without script they are there, too. */
export function readStatusForm(
	fields: Readonly<Record<string, unknown>>,
): { ok: true; choice: StatusChoice } | { ok: false; errors: WorkErrors } {
	const { status, reason, value } = fields;
	if (!isLeadStatus(status)) return { ok: false, errors: { status: "no_choice" } };
	const choice: StatusChoice = { status, reason: null, valueCents: null };
	if (status === "lost") {
		return isLossReason(reason)
			? { ok: true, choice: { ...choice, reason } }
			: { ok: false, errors: { reason: "reason_required" } };
	}
	if (status !== "won" || typeof value !== "string" || value.trim() === "") return { ok: true, choice };
	const dollars = parseNumber(value);
	if (dollars === undefined) return { ok: false, errors: { value: "amount_invalid" } };
	const cents = Math.round(dollars * 100);
	if (cents < 0 || dollars > maxValueDollars) return { ok: false, errors: { value: "amount_range" } };
	return { ok: true, choice: { ...choice, valueCents: cents } };
}
