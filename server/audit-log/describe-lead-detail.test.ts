import { expect, test } from "vitest";
import { callOutcomes } from "#domain/lead-desk/call-outcome.ts";
import { leadStatuses } from "#domain/lead-desk/lead-status.ts";
import { locales } from "#domain/locale/locales.ts";
import { describeLeadDetail } from "./describe-lead-detail.server.ts";

test("each status and each end of a call has its words in every language", () => {
	const details = [...leadStatuses.map((status) => `status: ${status}`), ...callOutcomes.map((end) => `call: ${end}`)];
	for (const locale of locales) {
		const words = details.map((detail) => describeLeadDetail(detail, locale));
		expect(new Set(words).size).toBe(details.length);
		for (const word of words) expect(word).toMatch(/^[^{}.:]+$/);
	}
	expect(describeLeadDetail("status: won", "en")).toBe("Won");
});

test("an export says its format, its number of leads and its filters", () => {
	expect(describeLeadDetail("csv: 12 status=won&text=*", "en")).toBe("CSV · 12 leads · Status: won · Search: *");
});

test.each(["status: erased", "call: shouted", "rows: 5", "version 2"])("“%s” is left to others", (detail) => {
	expect(describeLeadDetail(detail, "en")).toBeNull();
});
