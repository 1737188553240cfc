import * as v from "valibot";
import { readFields, typedText } from "../forms/read-fields.ts";
import { parseNumber } from "../questions/parse-number.ts";
import { type LeadStatus, type LossReason, leadStatuses, lossReasons } from "./lead-status.ts";
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

const annualValue = v.pipe(
	typedText,
	v.transform((text) => (text === "" ? null : parseNumber(text))),
	v.nullable(
		v.pipe(
			v.number("amount_invalid"),
			v.minValue(0, "amount_range"),
			v.maxValue(maxValueDollars, "amount_range"),
			v.transform((dollars) => Math.round(dollars * 100)),
		),
	),
);

const plainStatuses = leadStatuses.filter((status) => status !== "won" && status !== "lost");

/** Fields of other statuses are ignored: without script they are there, too. */
const schema = v.variant(
	"status",
	[
		v.object({ status: v.literal("lost"), reason: v.pipe(typedText, v.picklist(lossReasons, "reason_required")) }),
		v.object({ status: v.literal("won"), value: annualValue }),
		v.object({ status: v.picklist(plainStatuses) }),
	],
	"no_choice",
);

/** Reads the form that sets a lead's status. */
export function readStatusForm(
	fields: Readonly<Record<string, unknown>>,
): { ok: true; choice: StatusChoice } | { ok: false; errors: WorkErrors } {
	const result = readFields<typeof schema, WorkErrors>(schema, fields);
	if (!result.ok) return result;
	const { status, ...own } = result.value;
	return {
		ok: true,
		choice: { status, reason: "reason" in own ? own.reason : null, valueCents: "value" in own ? own.value : null },
	};
}
