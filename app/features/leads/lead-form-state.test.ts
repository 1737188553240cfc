import { expect, test } from "vitest";
import type { LeadSubmission } from "#domain/leads/lead-submission.ts";
import { initialLeadState, type LeadFormEvent, type LeadFormState, leadFormState } from "./lead-form-state.ts";

const start = initialLeadState(undefined);
const sent: LeadFormEvent = { kind: "sent", id: "7", submission: {} as LeadSubmission };
const after = (...events: LeadFormEvent[]): LeadFormState => events.reduce(leadFormState, start);

test("a failure brings the form back and is remembered", () => {
	expect(after({ kind: "submitted" })).toMatchObject({ phase: "submitting" });
	for (const kind of ["too_soon", "unverified"] as const) {
		expect(after({ kind: "submitted" }, { kind })).toMatchObject({ phase: "editing", failed: true });
	}
	expect(after({ kind: "submitted" }, { kind: "failed", reason: "network" })).toMatchObject({ failed: true });
});

test("refused fields bring the form back, and are no failure", () => {
	const refusal: LeadFormEvent = { kind: "invalid", errors: { email: "email_invalid" } };
	expect(after({ kind: "submitted" }, refusal)).toEqual(start);
});

test("after success another message starts from a blank form", () => {
	const done = after({ kind: "failed", reason: "network" }, { kind: "submitted" }, sent);
	expect(done).toEqual({ ...start, phase: "sent", arrived: true, leadId: "7" });
	expect(leadFormState(done, { kind: "restarted" })).toEqual({ ...start, arrived: true });
});

test("a kept message that goes out later leaves the focus where it is", () => {
	expect(after({ kind: "kept" })).toMatchObject({ phase: "kept", arrived: true });
	expect(after({ kind: "kept" }, { kind: "delivered" })).toMatchObject({ phase: "sent", arrived: false });
});

test("a page answered without script starts where that answer left off, and takes no focus", () => {
	expect(initialLeadState({ id: "7" })).toMatchObject({ phase: "sent", arrived: false });
	expect(
		initialLeadState({ errors: { email: "email_invalid" }, values: { email: "x" }, failure: "rate_limited" }),
	).toMatchObject({ phase: "editing", failure: "rate_limited", arrived: false });
});
