import { expect, test } from "vitest";
import { afterChange, afterSubmit, type FormErrors, hasErrors, initialErrors } from "./form-errors.ts";

const fresh: FormErrors<"email" | "phone", string> = initialErrors();

test("typing is not checked before the first attempt to send", () => {
	expect(afterChange(fresh, { email: "email_invalid" })).toEqual(fresh);
});

test("after a refusal each change is checked, and uncorrected fields keep their errors", () => {
	const refused = afterSubmit(fresh, { email: "email_invalid", phone: "phone_min" });
	expect(afterChange(refused, { phone: "phone_min" })).toEqual({ ...refused, errors: { phone: "phone_min" } });
});

test("refusing the same error twice counts twice; a corrected field clears its error", () => {
	const once = afterSubmit(fresh, { email: "email_invalid" });
	const twice = afterSubmit(once, { email: "email_invalid" });
	expect([once.refusals, twice.refusals, afterChange(twice, {}).refusals]).toEqual([1, 2, 2]);
});

test("an attempt without errors clears them and is not a refusal", () => {
	const refused = afterSubmit(fresh, { email: "email_invalid" });
	expect(afterSubmit(refused, {})).toEqual({ errors: {}, attempted: true, refusals: 1 });
});

test("the server's errors after a post without script count as an attempt and do not move the focus", () => {
	expect(initialErrors({ email: "email_invalid" })).toEqual({
		errors: { email: "email_invalid" },
		attempted: true,
		refusals: 0,
	});
	expect(initialErrors({}).attempted).toBe(true);
	expect(fresh.attempted).toBe(false);
});

test("a form keeps its own additional state", () => {
	const calculator = { ...fresh, estimate: 7 };
	expect(afterSubmit(calculator, { email: "email_invalid" })).toMatchObject({ estimate: 7, refusals: 1 });
});

test("an undefined code is not an error", () => {
	expect(hasErrors({ email: undefined })).toBe(false);
	expect(hasErrors({ email: "email_invalid" })).toBe(true);
});
