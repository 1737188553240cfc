import { expect, test } from "vitest";
import { checkDataRequest } from "./data-request.ts";

const request = { kind: "deletion", name: " Ana Lee ", email: "ana@example.com", phone: "", details: "" };

test("a request needs a kind, a name and an email address, and the phone is optional", () => {
	expect(checkDataRequest(request)).toEqual({ ok: true, request: { ...request, name: "Ana Lee" } });
	expect(checkDataRequest({})).toEqual({
		ok: false,
		errors: { kind: "required", name: "required", email: "email_invalid" },
	});
});

test("a correction says what is wrong", () => {
	expect(checkDataRequest({ ...request, kind: "correction" })).toEqual({ ok: false, errors: { details: "required" } });
	expect(checkDataRequest({ ...request, kind: "correction", details: "My name is Anna." }).ok).toBe(true);
});

test.each([
	[{ kind: "everything" }, { kind: "required" }],
	[{ phone: "12345" }, { phone: "phone_min" }],
	[{ details: "x".repeat(2001) }, { details: "too_long" }],
	[{ name: "Ana\u0000Lee" }, { name: "not_text" }],
	[{ email: ["ana@example.com"] }, { email: "required" }],
])("refuses %j", (changes, errors) => {
	expect(checkDataRequest({ ...request, ...changes })).toEqual({ ok: false, errors });
});
