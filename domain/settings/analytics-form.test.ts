import { expect, test } from "vitest";
import { fieldsOfAnalytics, readAnalyticsForm } from "./analytics-form.ts";

const facts = { tagManagerId: "GTM-AB12CD3", captcha: "strict" } as const;
const read = (changes: Record<string, unknown>) => readAnalyticsForm({ ...fieldsOfAnalytics(facts), ...changes });

test("what is saved is what the form shows", () => {
	expect(read({})).toEqual({ ok: true, facts });
});

test.each([
	["", ""],
	["  gtm-ab12cd3 ", "GTM-AB12CD3"],
])("%j is the container %j", (typed, tagManagerId) => {
	expect(read({ tagManagerId: typed })).toMatchObject({ ok: true, facts: { tagManagerId } });
});

test.each(["G-ABC1234567", "ua-12345-1", "AW-123456789", "GT-ABCDEF"])("%s belongs to another product", (typed) => {
	expect(read({ tagManagerId: typed })).toEqual({ ok: false, errors: { tagManagerId: "container_other" } });
});

test.each(["GTM-", "GTM-A", "GTM-ABCDE FG", "GTM-ABC'><script>", "GTM-ABCD\nX", `GTM-${"A".repeat(13)}`, "12345"])(
	"%j is no container",
	(typed) => {
		expect(read({ tagManagerId: typed })).toEqual({ ok: false, errors: { tagManagerId: "container_invalid" } });
	},
);

test("the check for robots has no other level, and can't be turned off", () => {
	for (const captcha of ["off", "", undefined]) {
		expect(read({ captcha })).toEqual({ ok: false, errors: { captcha: "captcha_unknown" } });
	}
});
