import { expect, test } from "vitest";
import { leadFields } from "#domain/leads/lead-forms.ts";
import {
	faultyFields,
	initialLeadState,
	type LeadFormEvent,
	type LeadFormState,
	leadFormState,
} from "./lead-form-state.ts";

const fields = leadFields("contact");
const start = initialLeadState(undefined);
const after = (...events: LeadFormEvent[]): LeadFormState => events.reduce(leadFormState, start);

test("typing is not judged before the first attempt to send", () => {
	expect(after({ type: "changed", field: "email", error: "email_invalid" })).toEqual(start);
});

test("after a refusal each change is judged, and other fields keep their errors", () => {
	const refused = after({ type: "refused", errors: { email: "email_invalid", phone: "phone_min" } });
	expect(
		faultyFields(fields, leadFormState(refused, { type: "changed", field: "email", error: undefined }).errors),
	).toEqual(["phone"]);
	expect(leadFormState(refused, { type: "changed", field: "message", error: "message_min" }).errors.message).toBe(
		"message_min",
	);
});

test("faulty fields come in the order of the form", () => {
	expect(faultyFields(fields, { message: "message_min", first_name: "first_name_min" })).toEqual([
		"first_name",
		"message",
	]);
});

test("a failure brings the form back without losing that it was attempted", () => {
	expect(after({ type: "submitted" }, { type: "failed" })).toMatchObject({ phase: "editing", attempted: true });
});

test("the same refusal twice is two refusals", () => {
	const refusal: LeadFormEvent = { type: "refused", errors: { email: "email_invalid" } };
	expect(after(refusal, refusal).refusals).toBe(2);
});

test("after success another message starts from a blank form", () => {
	const sent = after(
		{ type: "refused", errors: { email: "email_invalid" } },
		{ type: "submitted" },
		{ type: "sent", id: "7" },
	);
	expect(sent).toEqual({ ...start, phase: "sent", arrived: true, leadId: "7" });
	expect(leadFormState(sent, { type: "restarted" })).toEqual({ ...start, arrived: true });
});

test("a kept message that goes out later leaves the focus where it is", () => {
	expect(after({ type: "kept" })).toMatchObject({ phase: "kept", arrived: true });
	expect(after({ type: "kept" }, { type: "delivered" })).toMatchObject({ phase: "sent", arrived: false });
});

test("a page answered without script starts where that answer left off, and takes no focus", () => {
	expect(initialLeadState({ id: "7" })).toMatchObject({ phase: "sent", arrived: false });
	expect(
		initialLeadState({ errors: { email: "email_invalid" }, values: { email: "x" }, failure: "rate_limited" }),
	).toMatchObject({
		phase: "editing",
		errors: { email: "email_invalid" },
		failure: "rate_limited",
		attempted: true,
	});
});
