import { expect, test } from "vitest";
import { leadSubmissions } from "#tests/support/lead-submissions.ts";
import { type LeadKind, leadKinds } from "./lead-kind.ts";
import { parseLeadSubmission } from "./lead-submission.ts";
import { sharedLeadFields } from "./shared-lead-fields.ts";

function answersOf(kind: LeadKind, changes: Record<string, unknown> = {}) {
	const parsed = parseLeadSubmission(leadSubmissions[kind](changes));
	if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
	return sharedLeadFields(parsed.content);
}

function errorsOf(kind: LeadKind, changes: Record<string, unknown>) {
	const parsed = parseLeadSubmission(leadSubmissions[kind](changes));
	return parsed.ok ? {} : parsed.errors;
}

test.each(leadKinds)("a complete form is accepted: %s", (kind) => {
	expect(answersOf(kind)).toMatchObject({ kind, firstName: kind === "estimate" ? "" : "Marie" });
});

test("a report is about the calculator's product, and stores its inputs", () => {
	expect(answersOf("report", { calculator: "debt_plan", inputs: debts })).toEqual({
		kind: "report",
		firstName: "Marie",
		lastName: "Joseph",
		email: "marie.joseph@example.com",
		phone: "305-555-0123",
		message: "",
		product: "debt-action",
		state: "FL",
		details: { calculator: "debt_plan", inputs: debts, result: { primary: 50 } },
	});
});
const debts = { totalDebt: "12000", interestRate: "21.99", targetPayment: "400" };

test("a chat lead with only a phone number has no email address", () => {
	expect(answersOf("chat", { product: "recruiting", state: null })).toEqual({
		kind: "chat",
		firstName: "Marie",
		lastName: "",
		email: null,
		phone: "305-555-0123",
		message: "",
		product: "recruiting",
		state: null,
		details: { timeline: "within_30_days", stateText: "Teksas" },
	});
});

test.each<[LeadKind, Record<string, unknown>, Record<string, string>]>([
	["report", { consent: { text: "x".repeat(30), boxes: { marketing: true } } }, { consent: "consent_required" }],
	["report", { inputs: { age: "17", coverageAmount: "250000" } }, { inputs: "invalid" }],
	["report", { calculator: "unknown" }, { calculator: "invalid" }],
	["report", { state: "Florida" }, { state: "invalid" }],
	["guide", { purpose: "chat" }, { service: "invalid" }],
	["guide", { product: "recruiting" }, { product: "invalid" }],
	["quote", { answers: { "<b>": "x" } }, { "answers.<b>": "invalid" }],
	["quote", { answers: { age: "4\n0" } }, { "answers.age": "not_text" }],
	["quote", { answers: "none" }, { answers: "invalid" }],
	["chat", { phone: "", email: "" }, { phone: "phone_or_email" }],
	["chat", { timeline: "someday" }, { timeline: "invalid" }],
	["contact", { service: "newsletter" }, { service: "invalid" }],
	["contact", { message: "Ten letters \0" }, { message: "not_text" }],
	["contact", { message: "Ten letters \ud83d" }, { message: "not_text" }],
	["contact", { page_source: "/en\ud800" }, { page_source: "invalid" }],
	["contact", { referrer: "a\0", utm_source: "\n" }, { referrer: "invalid", utm_source: "invalid" }],
	["guide", { consent: { text: `${"x".repeat(30)}\ud800`, boxes: {} } }, { "consent.text": "invalid" }],
])("%s with %j is refused: %j", (kind, changes, errors) => {
	expect(errorsOf(kind, changes)).toEqual(errors);
});

test("too many or too long answers are refused", () => {
	const many = Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`answer${index}`, "x"]));
	expect(errorsOf("quote", { answers: many })).toEqual({ answers: "invalid" });
	expect(errorsOf("quote", { answers: { essay: "x".repeat(201) } })).toEqual({ "answers.essay": "too_long" });
});

test.each([null, 7, "calculator_report", [], { service: "__proto__" }])("%j is refused as no known form", (body) => {
	expect(parseLeadSubmission(body)).toEqual({ ok: false, errors: { service: "invalid" } });
});

test("a funnel's answer says the state if nothing else does", () => {
	expect(answersOf("quote", { state: null, answers: { state: "NY" } }).state).toBe("NY");
	expect(answersOf("quote", { state: "GA", answers: { state: "NY" } }).state).toBe("GA");
	expect(answersOf("quote", { state: null, answers: { state: "elsewhere" } }).state).toBeNull();
});
