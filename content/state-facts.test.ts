import { afterEach, expect, test } from "vitest";
import { freeLookLaw } from "#domain/compliance/free-look-law.ts";
import { slugOf } from "#domain/compliance/state-compliance.ts";
import { stateCompliance } from "#domain/compliance/states.ts";
import { locales } from "#domain/locale/locales.ts";
import { citySlugs } from "#domain/site/pages.ts";
import { currentClaims, setClaims } from "./current-claims.server.ts";
import { pageCopy } from "./library.server.ts";
import { stateFacts } from "./state-facts.server.ts";

const before = currentClaims();
afterEach(() => setClaims(before));

test("a state page names the days of life insurance, never those of annuities or of the agency's own record", () => {
	expect(stateFacts("en", "texas").freeLook).toBe(
		"In Texas, you have at least 10 days to return a new life insurance policy for a refund of the premium paid.",
	);
	expect(stateFacts("en", "california").freeLook).toBe(
		"In California, the insurer gives you between 10 and 30 days to return a new life insurance policy for a refund of the premium paid. At age 60 and over, you have at least 30 days. Source: Cal. Ins. Code §§ 10127.7, 10127.9, 10127.10, as recorded on November 22, 2026.",
	);
	expect(stateFacts("es", "new-jersey").freeLook).toContain("30 días");
	expect(stateFacts("en", "ohio").freeLook).toContain("ask the regulator");
	expect(stateFacts("en", "ohio").freeLook).not.toMatch(/\d/);
});

test("a page without days of its own has none in its copy, in any language", () => {
	for (const record of stateCompliance().filter(({ status }) => status === "active")) {
		const slug = slugOf(record);
		for (const locale of locales) {
			const { freeLook, ...facts } = stateFacts(locale, slug);
			const text = JSON.stringify(pageCopy(locale, "state", slug, { ...facts, freeLook: "" }));
			expect(text, `${slug} ${locale}`).not.toMatch(/\b(10|14|20) (days|días|dias|jou)\b/);
		}
	}
});

test("the margin of the suggested coverage is the real one", () => {
	expect(stateFacts("en", "alabama")).toMatchObject({ funeralCost: "$7,200", suggestedCoverage: "$10,000" });
	expect(stateFacts("en", "alabama").coverageMargin).toBe("39");
	expect(stateFacts("en", "florida").coverageMargin).toBe("20");
});

test("three states name the right to a second person before a lapse, the others advise to ask", () => {
	expect(stateFacts("en", "florida").lapseNotice).toContain("21 days");
	expect(stateFacts("pt", "california").lapseNotice).toContain("30 dias");
	expect(stateFacts("en", "illinois").lapseNotice).toContain("second person");
	const texas = stateFacts("en", "texas").lapseNotice;
	expect(texas).toContain("Ask the insurer");
	expect(stateFacts("en", "ohio").lapseNotice).toBe(texas);
});

test("production names days only with a citation, no funeral costs without evidence, and the pages stay whole", () => {
	setClaims({ showsSamples: false, proven: {} });
	for (const locale of locales) {
		for (const { status, ...record } of stateCompliance()) {
			if (status === "recruiting") continue;
			const slug = slugOf({ status, ...record });
			const facts = stateFacts(locale, slug);
			const days = freeLookLaw[record.code]?.life;
			if (days?.citation) expect(facts.freeLook).toContain(days.citation);
			else expect(facts.freeLook).not.toMatch(/\d/);
			const copy = pageCopy(locale, "state", slug, facts);
			const text = JSON.stringify(copy.sections);
			expect(text, `${slug} ${locale}`).not.toContain(facts.funeralCost);
			expect(text, `${slug} ${locale}`).not.toMatch(/[$]\s?(8[.,]000|12[.,]000|15[.,]000)/);
			for (const { paragraphs, items } of copy.sections) expect((paragraphs ?? items ?? []).length).toBeGreaterThan(0);
			expect(text).not.toContain('""');
		}
	}
});

test("the cities name costs of funerals only with evidence", () => {
	const { meta, lead, facts } = pageCopy("en", "location", "jacksonville").cities.jacksonville;
	expect(lead).toContain("$10,000 to $15,000");
	expect(JSON.stringify(meta)).toContain("where a funeral can cost $10,000 to $15,000. Help");
	expect(JSON.stringify(facts)).not.toContain("more than our");
	setClaims({ showsSamples: false, proven: {} });
	for (const locale of locales) {
		for (const slug of citySlugs) {
			const city = pageCopy(locale, "location", slug).cities[slug];
			expect(JSON.stringify(city), `${slug} ${locale}`).not.toMatch(/[$]\s?\d/);
			expect(city.lead).not.toBe("");
		}
	}
});
