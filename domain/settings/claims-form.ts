import * as v from "valibot";
import {
	type ClaimFacts,
	type ClaimId,
	claimIds,
	type Evidence,
	type EvidencePart,
	evidenceParts,
	isClaimId,
} from "../agency/claim-evidence.ts";
import { confirmedUntil } from "../claims/confirmation.ts";
import { licensableStates } from "../compliance/licensed-states.ts";
import { isPlainLine, typedLine } from "../forms/typed-line.ts";
import { isCalendarDay } from "../office-hours/calendar-day.ts";
import { zonedTime } from "../office-hours/zoned-time.ts";
import { maxPolicyLine } from "../rates/rate-table.ts";
import { type EvidenceRules, evidenceFileSchema, uploadedFile } from "./evidence-upload.ts";

export type ClaimError =
	| "claim_unknown"
	| "proof_missing"
	| "approver_missing"
	| "day_past"
	| "expires_range"
	| "value_number"
	| "year_past"
	| "policy_text"
	| "rates_missing"
	| "states_missing";
type ClaimErrors = Partial<Record<string, ClaimError>>;
type Fields = Readonly<Record<string, unknown>>;

export const claimLengths = { proof: 500, approvedBy: 80, policy: maxPolicyLine } as const;
export const coveredField = (state: string) => `covers_${state}`;
/** The fields of the policy, in the form and of a rate table's own. */
export const policyFields = ["insurer", "form", "approval"] as const;

const maxValue = 100_000_000;
const codes = licensableStates.map(({ abbr }) => abbr);

/**
 * Reads the form of the evidence for one claim, or withdraws that claim. A file that was just uploaded is in the fields `file` and
 * `document`.
 * @param before the evidence that is set until now
 */
export function readClaimForm(
	fields: Fields,
	{ now, timeZone, before }: { now: Date; timeZone: string; before: ClaimFacts },
): { ok: true; facts: ClaimFacts } | { ok: false; errors: ClaimErrors } {
	const { id } = fields;
	if (!isClaimId(id)) return { ok: false, errors: { id: "claim_unknown" } };
	if (fields.intent === "withdraw") return { ok: true, facts: { ...before, [id]: null } };
	const kept = before[id]?.file;
	const read = readEvidence(
		id,
		{ ...(kept && { file: kept.id, document: kept.name }), ...fields },
		zonedTime(now, timeZone).date,
	);
	return read.ok ? { ok: true, facts: { ...before, [id]: read.evidence } } : read;
}

/** The evidence for a claim as the form has it. */
export function fieldsOfEvidence(id: ClaimId, evidence: Partial<Evidence>): Record<string, string> {
	const {
		proof = "",
		approvedBy = "",
		approvedOn = "",
		expiresOn = "",
		value,
		policy,
		ratesOf,
		states,
		file,
	} = evidence;
	return {
		id,
		proof,
		approvedBy,
		approvedOn,
		expiresOn,
		...(value !== undefined && { value: String(value) }),
		...(policy && {
			insurer: policy.insurer,
			form: policy.form,
			approval: policy.approval,
			policyOn: policy.approvedOn,
		}),
		...(ratesOf && { ratesOf }),
		...Object.fromEntries((states ?? []).map((state) => [coveredField(state), "on"])),
		...(file && { file: file.id, document: file.name }),
	};
}

/** True if the form would take all evidence of a file. */
export function isPossibleClaims(facts: ClaimFacts, { now, timeZone }: { now: Date; timeZone: string }): boolean {
	const today = zonedTime(now, timeZone).date;
	return claimIds.every((id) => {
		const evidence = facts[id];
		if (!evidence) return true;
		// Stored before the year was part of it. It proves nothing until somebody adds one, and other evidence of the file counts.
		const lacksYear = id === "foundedYear" && evidence.value === undefined;
		const read = readEvidence(id, { ...fieldsOfEvidence(id, evidence), ...(lacksYear && { value: "1900" }) }, today);
		if (!read.ok) return false;
		const { value, ...words } = read.evidence;
		return JSON.stringify(lacksYear ? words : read.evidence) === JSON.stringify(evidence);
	});
}

const text = v.string();
const evidenceSchema = v.object({
	proof: text,
	approvedBy: text,
	approvedOn: text,
	expiresOn: text,
	value: v.optional(v.number()),
	policy: v.optional(v.object({ insurer: text, form: text, approval: text, approvedOn: text })),
	ratesOf: v.optional(text),
	states: v.optional(v.array(text)),
	file: v.optional(evidenceFileSchema),
});
const ofClaim = v.optional(v.nullable(evidenceSchema));
/** The evidence in a file. */
export const claimFactsSchema = v.object(
	Object.fromEntries(claimIds.map((id) => [id, ofClaim])) as Record<ClaimId, typeof ofClaim>,
) as v.GenericSchema<unknown, ClaimFacts>;

/** Without its document, evidence stays as words, and proves nothing. */
export const claimEvidence: EvidenceRules<ClaimFacts> = {
	filesOf: (facts) => claimIds.flatMap((id) => facts[id]?.file?.id ?? []),
	withFiles(facts, known) {
		const entries = Object.entries(facts).map(([id, evidence]) => {
			if (!evidence?.file || known.has(evidence.file.id)) return [id, evidence];
			const { file: _, ...words } = evidence;
			return [id, words];
		});
		return Object.fromEntries(entries) as ClaimFacts;
	},
};

function readEvidence(
	id: ClaimId,
	fields: Fields,
	today: string,
): { ok: true; evidence: Evidence } | { ok: false; errors: ClaimErrors } {
	const errors: ClaimErrors = {};
	const line = (field: string) => typedLine(fields[field]);
	const isPast = (day: string) => isCalendarDay(day) && day <= today;

	const [proof, approvedBy, approvedOn] = [line("proof"), line("approvedBy"), line("approvedOn")];
	if (!isPlainLine(proof, claimLengths.proof)) errors.proof = "proof_missing";
	if (!isPlainLine(approvedBy, claimLengths.approvedBy)) errors.approvedBy = "approver_missing";
	if (!isPast(approvedOn)) errors.approvedOn = "day_past";
	const last = isCalendarDay(approvedOn) ? confirmedUntil({ confirmedOn: approvedOn }) : null;
	const expiresOn = line("expiresOn") || (last ?? approvedOn);
	if (line("expiresOn") && (!isCalendarDay(expiresOn) || (last && (expiresOn < approvedOn || expiresOn > last)))) {
		errors.expiresOn = "expires_range";
	}
	const parts = readParts(evidenceParts[id] ?? [], line, fields, { isPast, errors });
	const isYear = parts.value === undefined || (parts.value >= 1800 && parts.value <= Number(today.slice(0, 4)));
	if (id === "foundedYear" && !isYear) errors.value ??= "year_past";
	const file = uploadedFile(line);
	if (Object.keys(errors).length > 0) return { ok: false, errors };
	return { ok: true, evidence: { proof, approvedBy, approvedOn, expiresOn, ...parts, ...(file && { file }) } };
}

/** What the claim needs besides a document. */
function readParts(
	needs: readonly EvidencePart[],
	line: (field: string) => string,
	fields: Fields,
	{ isPast, errors }: { isPast: (day: string) => boolean; errors: ClaimErrors },
): Pick<Evidence, "value" | "policy" | "ratesOf" | "states"> {
	const value = wholeNumber(line("value"));
	if (needs.includes("value") && value === null) errors.value = "value_number";
	const policy = {
		insurer: line("insurer"),
		form: line("form"),
		approval: line("approval"),
		approvedOn: line("policyOn"),
	};
	if (needs.includes("policy")) {
		for (const field of policyFields)
			if (!isPlainLine(policy[field], claimLengths.policy)) errors[field] = "policy_text";
		if (!isPast(policy.approvedOn)) errors.policyOn = "day_past";
	}
	const ratesOf = line("ratesOf");
	if (needs.includes("rates") && !/^\d{4}-\d\d-\d\d-[\da-f]{12}$/.test(ratesOf)) errors.ratesOf = "rates_missing";
	const states = codes.filter((code) => fields[coveredField(code)] !== undefined);
	if (needs.includes("states") && states.length === 0) errors.states = "states_missing";
	return {
		...(needs.includes("value") && { value: value ?? 0 }),
		...(needs.includes("policy") && { policy }),
		...(needs.includes("rates") && { ratesOf }),
		...(needs.includes("states") && { states }),
	};
}

/** A whole number above 0, also with signs between its thousands. */
function wholeNumber(typed: string): number | null {
	const isNumber = /^\d{1,9}$/.test(typed) || /^\d{1,3}([,. ])\d{3}(?:\1\d{3})*$/.test(typed);
	const value = isNumber ? Number(typed.replace(/\D/g, "")) : 0;
	return value > 0 && value <= maxValue ? value : null;
}
