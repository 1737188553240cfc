import { expect, test } from "vitest";
import { fromQuery } from "#domain/calculators/inputs-query.ts";
import { readInputs } from "#domain/calculators/read-inputs.ts";
import { endKey, openQuestion } from "#domain/funnels/funnel-progress.ts";
import { quoteFunnels } from "#domain/funnels/quote-funnels.ts";
import { answersInFragment } from "#domain/funnels/resume-link.ts";
import { leadOf, parseLeadSubmission } from "#domain/leads/lead-submission.ts";
import { leadSubmissions } from "#tests/support/lead-submissions.ts";
import { leadLink } from "./lead-link.server.ts";
import type { StoredLead } from "./read-lead.server.ts";

const siteOrigin = "https://site.example";

/** The link in the email about a submission, as the site's forms send it. */
function linkOf(submission: unknown): URL {
	const parsed = parseLeadSubmission(submission);
	if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
	const lead = leadOf(parsed, { userAgent: "", ipAddress: "", spamReasons: [] });
	return new URL(leadLink({ siteOrigin }, { ...lead, locale: "en" } as unknown as StoredLead) ?? "");
}

test("the link of a quote opens the result, though its form sends the state apart from the other answers", () => {
	const answers = { currentAge: "38", coverageAmount: "250000", termYears: "20", tobacco: "no" };
	const { steps } = quoteFunnels["term-life-quote"];
	const link = linkOf(leadSubmissions.quote({ state: "FL", answers }));
	const given = answersInFragment(link.hash) ?? {};
	expect(given.state).toBe("FL");
	expect(openQuestion(steps, given, endKey).position).toBe(steps.length);
});

test("the link of a report holds its state and all inputs", () => {
	const inputs = { age: "40", coverageAmount: "250000", term: "20", smoker: "yes" };
	const link = linkOf(leadSubmissions.report({ state: "TX", inputs }));
	expect(readInputs(fromQuery(link.searchParams))).toMatchObject({ ok: true, inputs: { state: "TX", smoker: true } });
});
