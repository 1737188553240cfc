import { expect, test, vi } from "vitest";
import type { CalculatorInputs } from "#domain/calculators/calculator-inputs.ts";
import { locales } from "#domain/locale/locales.ts";
import { translator } from "#i18n/messages.server.ts";
import { pdfText } from "#tests/support/pdf-text.ts";
import { renderReport } from "./render-pdf.server.ts";
import { reportContent } from "./report-content.server.ts";

// The first PDF waits for the library to load.
vi.setConfig({ testTimeout: 60_000 });

/** The longest reports: many years, many steps, and a debt that takes generations to repay. */
const longReports: CalculatorInputs[] = [
	{ service: "iul", state: "FL", age: 30, monthlyContribution: 1300, timeHorizon: 40, assumedRate: 6.5 },
	{ service: "fia", state: "CA", depositAmount: 250_000, timeHorizon: 30 },
	{ service: "ibc", state: "TX", age: 40, monthlyFunding: 3000, timeHorizon: 40 },
	{ service: "term_life", state: "OH", age: 80, coverageAmount: 1_000_000, term: 30, smoker: true },
	{ service: "whole_life", state: "FL", age: 76, coverageAmount: 500_000, smoker: true },
	{ service: "final_expense", state: "AZ", age: 60, coverageAmount: 10_000, smoker: true },
	{ service: "debt_plan", state: "FL", totalDebt: 100_000, interestRate: 18, targetPayment: 1600 },
];

const request = (locale: (typeof locales)[number], inputs: CalculatorInputs) => ({
	locale,
	name: "Maria Fernanda Oliveira dos Santos",
	inputs,
	booking: { label: translator(locale, "calculator")("next.strategy_call"), href: "https://booking.example/talk" },
	now: new Date("2026-11-23T15:00:00Z"),
});

for (const locale of locales) {
	test.each(longReports)(`B24: the report on $service has two pages in "${locale}"`, async (inputs) => {
		const report = request(locale, inputs);
		const pages = (await pdfText(await renderReport(report))).split("\f");
		expect(pages).toHaveLength(2);
		const [first = "", second = ""] = pages.map((page) => page.replace(/\s+/g, " "));
		expect(first).toContain(report.booking.label);
		expect(first).toContain("(941) 555-0142");
		// The whole table is on the second page.
		const { result } = reportContent(report);
		for (const row of result?.chart.table.rows ?? []) expect(second).toContain(row.join(" ").replace(/\s+/g, " "));
	});
}

test.each([
	{ age: 35, smoker: true, group: "31–45", id: "smoker" },
	{ age: 46, smoker: false, group: "46–60", id: "non_smoker" },
])("B24: the chart and the table mark a reader of $age", ({ age, smoker, group, id }) => {
	const inputs: CalculatorInputs = { service: "whole_life", state: "OH", age, coverageAmount: 100_000, smoker };
	const chart = reportContent(request("es", inputs)).result?.chart;
	expect(chart?.own).toEqual({ group, id });
	expect(chart?.key.at(-1)).toEqual({ id: "own", label: "Usted" });
	expect(chart?.table.rows[chart.table.own ?? -1]?.[0]).toBe(`${group} (Usted)`);
});
