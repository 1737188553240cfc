import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { readSchedulerEvent } from "#domain/bookings/scheduler-event.ts";
import { consentReportSchema } from "#domain/consent/consent-report.ts";
import { readEventBatch } from "#domain/conversions/events.ts";
import { parseLeadContent } from "#domain/leads/lead-content.ts";
import { type LeadKind, leadKinds } from "#domain/leads/lead-kind.ts";
import { parseLeadSubmission } from "#domain/leads/lead-submission.ts";
import { clientErrorSchema } from "#domain/pages/client-error-schema.ts";
import { journeySchema } from "#domain/profiling/journey.ts";
import { checkCredentials } from "#domain/staff/credentials.ts";
import { parseCspReports } from "#server/csp-reports/parse-csp-reports.server.ts";
import { holdsHostileText, withHostileText } from "#tests/support/hostile-text.ts";
import { leadSubmissions } from "#tests/support/lead-submissions.ts";
import { isLong, randomNumbers, seed } from "#tests/support/sample.ts";
import { validReports } from "#tests/support/valid-reports.ts";

interface Parser {
	name: string;
	valid(): unknown;
	/** @returns what passed, or null if the input was refused */
	parse(input: unknown): unknown;
}

const schema = (own: v.GenericSchema) => (input: unknown) => {
	const result = v.safeParse(own, input);
	return result.success ? result.output : null;
};

const ofKind = (kind: LeadKind): Parser[] => [
	{
		name: `a ${kind} lead`,
		valid: leadSubmissions[kind],
		parse(input) {
			const parsed = parseLeadSubmission(input);
			return parsed.ok ? parsed : null;
		},
	},
	{
		name: `a ${kind} form without script`,
		valid: leadSubmissions[kind],
		parse(input) {
			const parsed = parseLeadContent(kind, input);
			return parsed.success ? parsed.output : null;
		},
	},
];

const parsers: Parser[] = [
	...leadKinds.flatMap(ofKind),
	{ name: "events", valid: validReports.events, parse: (input) => readEventBatch(input) ?? null },
	{ name: "a journey", valid: validReports.journey, parse: schema(journeySchema) },
	{ name: "an error of a browser", valid: validReports.clientError, parse: schema(clientErrorSchema) },
	{ name: "a cookie choice", valid: validReports.consent, parse: schema(consentReportSchema) },
	{ name: "a booking message", valid: validReports.scheduler, parse: readSchedulerEvent },
	{
		name: "a policy report",
		valid: validReports.cspReport,
		parse: (input) => parseCspReports(JSON.stringify(input)) ?? null,
	},
	{
		name: "credentials to sign in",
		valid: validReports.credentials,
		parse: (input) => accepted(checkCredentials("sign-in", input as Record<string, unknown>, new Set())),
	},
	{
		name: "credentials to sign up",
		valid: validReports.credentials,
		parse: (input) => accepted(checkCredentials("sign-up", input as Record<string, unknown>, new Set())),
	},
];

function accepted(result: ReturnType<typeof checkCredentials>) {
	return result.ok ? result.credentials : null;
}

const cases = isLong ? 10_000 : 400;

describe.each(parsers)("$name", ({ name, valid, parse }) => {
	test("is accepted when it is valid", () => {
		expect(parse(valid())).toBeTruthy();
	});

	test(`lets no control character or lone surrogate through in ${cases} tries (seed ${seed})`, {
		timeout: 120_000,
	}, () => {
		const random = randomNumbers(seed + name.length);
		for (let attempt = 0; attempt < cases; attempt += 1) {
			const input = withHostileText(valid(), random);
			const output = parse(input);
			if (holdsHostileText(output)) expect.fail(`${JSON.stringify(input)} became ${JSON.stringify(output)}`);
		}
	});
});

test("the fuzzer finds a parser that lets text through unread", () => {
	const random = randomNumbers(seed);
	const found = Array.from({ length: 100 }, () => holdsHostileText(withHostileText(leadSubmissions.contact(), random)));
	expect(found.filter(Boolean).length).toBeGreaterThan(40);
});
