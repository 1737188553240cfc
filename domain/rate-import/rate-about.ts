import { typedLine } from "#domain/forms/typed-line.ts";
import { isCalendarDay } from "#domain/office-hours/calendar-day.ts";
import { type ClaimedPolicy, maxPolicyLine, type RateTable } from "#domain/rates/rate-table.ts";
import type { Cell, RateFile } from "./rate-file.ts";
import type { RateProblem, RateProblemCode } from "./rate-problem.ts";

export type Described = Pick<RateTable, "effectiveOn" | "source" | "policy" | "rangePercent">;

export const maxRangePercent = 50;
const policyLines = ["insurer", "form", "approval", "approved_on"] as const;
const policyTexts = ["insurer", "form", "approval"] as const;
const shown = ["name", "source", ...policyTexts] as const;
const known: readonly string[] = [...shown, "effective_date", "approved_on", "range_percent"];

/** Characters that nobody sees, that turn the direction of text around, that break lines, or that look like markup. */
export const unshowable = /[\p{C}\p{Zl}\p{Zp}<>]/u;

/** The source of the rates, and their date. */
export function readAbout(above: RateFile["above"], today: Date, problems: RateProblem[]): Described {
	const about = new Map<string, Cell>();
	for (const { line, cells } of above) {
		const [first = "", text = "", ...others] = cells;
		const name = first.toLowerCase().replaceAll(" ", "_");
		const refuse = (code: RateProblemCode, values = {}) => problems.push({ line, column: name, code, values });
		const before = about.get(name);
		if (!known.includes(name)) refuse("line_unknown");
		else if (before) refuse("line_twice", { other: before.line });
		else if (others.some(Boolean)) refuse("line_long");
		else about.set(name, { line, text: text.trim() });
	}
	const text = (name: string) => about.get(name)?.text ?? "";
	const wrong = (name: string, code: RateProblemCode, values = {}) =>
		problems.push({ line: about.get(name)?.line ?? 1, column: name, code, values: { found: text(name), ...values } });

	for (const name of ["name", "source"]) if (!text(name)) wrong(name, "line_missing");
	for (const name of shown) {
		if (unshowable.test(text(name))) wrong(name, "text_signs");
	}
	/** As the form of the claim about these rates has it. */
	const policyText = (name: (typeof policyTexts)[number]) => typedLine(text(name));
	for (const name of policyTexts) {
		if (policyText(name).length > maxPolicyLine) wrong(name, "policy_long", { max: maxPolicyLine });
	}
	const latest = latestDays(today);
	for (const name of ["effective_date", "approved_on"] as const) {
		if (name === "approved_on" && !text(name)) continue;
		if (!isCalendarDay(text(name))) wrong(name, "day_invalid");
		else if (text(name) > latest[name]) wrong(name, "day_late", { last: latest[name] });
	}
	const given = policyLines.filter((name) => text(name));
	if (given.length > 0 && given.length < policyLines.length) {
		for (const name of policyLines)
			if (!text(name)) wrong(name, "policy_incomplete", { names: policyLines.join(", ") });
	}
	const range = text("range_percent") || "10";
	if (!/^\d{1,2}$/.test(range) || Number(range) > maxRangePercent) {
		wrong("range_percent", "range_invalid", { max: maxRangePercent });
	}
	const policy: ClaimedPolicy | null =
		given.length === 0
			? null
			: {
					insurer: policyText("insurer"),
					form: policyText("form"),
					approval: policyText("approval"),
					approvedOn: text("approved_on"),
				};
	return {
		effectiveOn: text("effective_date"),
		source: [text("name"), text("source")].join(", "),
		policy,
		rangePercent: Number(range),
	};
}

/** The last days that a table may name. */
export function latestDays(today: Date): { effective_date: string; approved_on: string } {
	return { effective_date: inAYear(today), approved_on: isoDay(today) };
}

function isoDay(date: Date): string {
	return date.toISOString().slice(0, 10);
}

function inAYear(date: Date): string {
	return isoDay(new Date(Date.UTC(date.getUTCFullYear() + 1, date.getUTCMonth(), date.getUTCDate())));
}
