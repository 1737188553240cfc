import { expect, test } from "vitest";
import type { LeadSubmission } from "#domain/leads/lead-submission.ts";
import { initialLeadState, type LeadFormEvent, type LeadFormState, leadFormState } from "./lead-form-state.ts";

const start = initialLeadState(undefined);
const sent: LeadFormEvent = { kind: "sent", id: "7", submission: {} as LeadSubmission };
const after = (...events: LeadFormEvent[]): LeadFormState => events.reduce(leadFormState, start);

test("a failure returns to the form and is stored", () => {
	expect(after({ kind: "submitted" })).toMatchObject({ phase: "submitting" });
	for (const reason of ["too_soon", "captcha_missing", "network"] as const) {
		expect(after({ kind: "submitted" }, { kind: "failed", reason })).toMatchObject({ phase: "editing", failed: true });
	}
});

test("field errors return to the form and do not count as a failure", () => {
	const refusal: LeadFormEvent = { kind: "invalid", errors: { email: "email_invalid" } };
	expect(after({ kind: "submitted" }, refusal)).toEqual(start);
});

test("after success the next message starts with a blank form", () => {
	const done = after({ kind: "failed", reason: "network" }, { kind: "submitted" }, sent);
	expect(done).toMatchObject({ failed: false, phase: "sent", arrived: true, leadId: "7" });
	expect(leadFormState(done, { kind: "restarted" })).toEqual({ ...start, arrived: true });
});

test("a queued lead that is sent later does not move the focus", () => {
	expect(after({ kind: "queued" })).toMatchObject({ phase: "queued", arrived: true });
	expect(after({ kind: "queued" }, { kind: "delivered" })).toMatchObject({ phase: "sent", arrived: false });
});

test("a result without script sets the initial state and takes no focus", () => {
	expect(initialLeadState({ ok: true, id: "7", submissionId: "8", phone: "" })).toMatchObject({
		phase: "sent",
		arrived: false,
		question: { submissionId: "8", phone: "" },
	});
	expect(
		initialLeadState({
			ok: false,
			errors: { email: "email_invalid" },
			values: { email: "x" },
			failure: "rate_limited",
		}),
	).toMatchObject({ phase: "editing", failure: "rate_limited", arrived: false });
});

test("without a connection the form itself says so, because a toast may have to be fetched", () => {
	const state = leadFormState(initialLeadState(undefined), { kind: "failed", reason: "network" });
	expect(state.failure).toBe("network");
	expect(leadFormState(state, { kind: "submitted" }).failure).toBeNull();
	expect(leadFormState(state, { kind: "failed", reason: "rate_limited" }).failure).toBeNull();
});
