import { expect, test } from "vitest";
import { afterChange, afterSubmit, type FormErrors, hasErrors, initialErrors } from "./form-errors.ts";

const fresh: FormErrors<"email" | "phone", string> = initialErrors();

test("typing is not checked before the first attempt to send", () => {
	expect(afterChange(fresh, { email: "email_invalid" })).toEqual(fresh);
});

test("after a refusal each change is checked, and fields that are still wrong keep their errors", () => {
	const refused = afterSubmit(fresh, { email: "email_invalid", phone: "phone_min" });
	expect(afterChange(refused, { phone: "phone_min" })).toEqual({ ...refused, errors: { phone: "phone_min" } });
});

test("the same refusal twice is two refusals, and a mended field is none", () => {
	const once = afterSubmit(fresh, { email: "email_invalid" });
	const twice = afterSubmit(once, { email: "email_invalid" });
	expect([once.refusals, twice.refusals, afterChange(twice, {}).refusals]).toEqual([1, 2, 2]);
});

test("an attempt without errors clears them and is no refusal", () => {
	const refused = afterSubmit(fresh, { email: "email_invalid" });
	expect(afterSubmit(refused, {})).toEqual({ errors: {}, attempted: true, refusals: 1 });
});

test("what the server found without script counts as an attempt, and moves no focus", () => {
	expect(initialErrors({ email: "email_invalid" })).toEqual({
		errors: { email: "email_invalid" },
		attempted: true,
		refusals: 0,
	});
	expect(initialErrors({}).attempted).toBe(true);
	expect(fresh.attempted).toBe(false);
});

test("a form with state of its own keeps it", () => {
	const calculator = { ...fresh, estimate: 7 };
	expect(afterSubmit(calculator, { email: "email_invalid" })).toMatchObject({ estimate: 7, refusals: 1 });
});

test("a code that is undefined is no error", () => {
	expect(hasErrors({ email: undefined })).toBe(false);
	expect(hasErrors({ email: "email_invalid" })).toBe(true);
});
