import * as v from "valibot";
import { emailField, lines, nameField, optionalPhoneField } from "../leads/lead-fields.ts";

/** The kinds of data requests: the rights that the privacy page names. */
export const dataRequestKinds = ["access", "correction", "deletion", "no_sale"] as const;
export type DataRequestKind = (typeof dataRequestKinds)[number];

/**
 * `unconfirmed` until the link in our email is used, `open` until staff decide, `running` while a deletion is carried
 * out, `done` after that. `refused` until the person appeals, if they do; then it is open again. An opt-out of sale or
 * sharing needs no confirmation (11 CCR 7026(d)) and begins as `open`, or as `done` if nothing is left to do by hand.
 */
export type DataRequestState = "unconfirmed" | "open" | "running" | "done" | "refused";

/** The longest text about what is wrong, in characters. */
const maxDetails = 2000;

const schema = v.pipe(
	v.object({
		kind: v.picklist(dataRequestKinds, "required"),
		name: nameField,
		email: emailField,
		phone: optionalPhoneField,
		details: v.optional(lines(maxDetails), ""),
	}),
	v.forward(v.partialCheck([["kind"], ["details"]], saysWhatIsWrong, "required"), ["details"]),
);

function saysWhatIsWrong({ kind, details }: { kind: DataRequestKind; details: string }): boolean {
	return kind !== "correction" || details !== "";
}

/** The reason of a refusal, which the person gets in our email. Null if staff wrote none, or it is no text. */
export function readRefusalReason(typed: unknown): string | null {
	const result = v.safeParse(lines(maxDetails), typed);
	return result.success && result.output !== "" ? result.output : null;
}

type DataRequestForm = v.InferOutput<typeof schema>;
export const dataRequestFields = ["kind", "name", "email", "phone", "details"] as const;
export type DataRequestField = (typeof dataRequestFields)[number];
const errorCodes = ["required", "email_invalid", "phone_min", "too_long", "not_text"] as const;
export type DataRequestErrorCode = (typeof errorCodes)[number];
export type DataRequestErrors = Partial<Record<DataRequestField, DataRequestErrorCode>>;

/** The request, or the first error of each field. For browser and server. */
export function checkDataRequest(
	input: Record<string, unknown>,
): { ok: true; request: DataRequestForm } | { ok: false; errors: DataRequestErrors } {
	const typed = Object.fromEntries(dataRequestFields.map((name) => [name, input[name] ?? ""]));
	const result = v.safeParse(schema, typed);
	if (result.success) return { ok: true, request: result.output };
	const errors: DataRequestErrors = {};
	for (const issue of result.issues) {
		const field = issue.path?.[0]?.key as DataRequestField;
		errors[field] ??= errorCodes.find((code) => code === issue.message) ?? "required";
	}
	return { ok: false, errors };
}
