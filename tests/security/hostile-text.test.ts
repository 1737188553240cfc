import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { leadKinds } from "#domain/leads/lead-kind.ts";
import { holdsHostileText, makeHostile, withHostileText } from "#tests/support/hostile-text.ts";
import { leadSubmissions } from "#tests/support/lead-submissions.ts";
import { rawRequest } from "#tests/support/raw-request.ts";
import { isLong, randomNumbers, seed } from "#tests/support/sample.ts";
import { schedulerSignature } from "#tests/support/scheduler.ts";
import { captchaToken, someAddress } from "#tests/support/send-lead.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { validReports } from "#tests/support/valid-reports.ts";

/** Calls with one odd string, such as a control character or half a character, in an otherwise valid body. */
const cases = isLong ? 300 : 12;

interface Endpoint {
	name: string;
	path: string;
	type?: string;
	body(random: () => number): Promise<string> | string;
	headers?(body: string): Record<string, string>;
	/** Nothing is refused: what is odd is replaced. */
	mends?: boolean;
}

const json = (valid: () => unknown) => (random: () => number) => JSON.stringify(withHostileText(valid(), random));

let site: Site;
beforeAll(async () => {
	site = await startSite();
}, 60_000);
afterAll(() => site.stop());

const endpoints: Endpoint[] = [
	...leadKinds.map((kind) => ({
		name: `a ${kind} lead`,
		path: "/functions/hyper-service",
		async body(random: () => number) {
			const token = await captchaToken(site.origin);
			const submission = { ...leadSubmissions[kind](), recaptchaToken: token };
			return JSON.stringify(withHostileText(submission, random));
		},
	})),
	{
		name: "the contact form without script",
		path: "/ht",
		type: "application/x-www-form-urlencoded",
		body: (random) => form(leadSubmissions.contact(), random),
	},
	{
		name: "the sign-in form",
		path: "/auth",
		type: "application/x-www-form-urlencoded",
		body: (random) => form({ ...validReports.credentials(), intent: "sign-in" }, random),
	},
	{ name: "events", path: "/functions/events", body: json(validReports.events) },
	{
		name: "a profile",
		path: "/functions/profile",
		body: json(() => ({ session_id: validReports.events().session_id, journey: validReports.journey() })),
	},
	{ name: "a cookie choice", path: "/functions/consent", body: json(validReports.consent) },
	{ name: "an error of a browser", path: "/functions/client-error", body: json(validReports.clientError) },
	{ name: "a policy report", path: "/csp-violation-report", body: json(validReports.cspReport) },
	{ name: "a sign-up call", path: "/api/auth/sign-up/email", body: json(validReports.credentials) },
	{ name: "a sign-in call", path: "/api/auth/sign-in/email", body: json(validReports.credentials) },
	{
		name: "a signed booking message",
		path: "/functions/booking-webhook",
		body: json(validReports.scheduler),
		headers: (body) => ({ "calendly-webhook-signature": schedulerSignature(body, new Date()) }),
		mends: true,
	},
];

function form(fields: Record<string, unknown>, random: () => number): string {
	const flat = Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === "string"));
	return new URLSearchParams(withHostileText(flat, random) as Record<string, string>).toString();
}

describe.each(endpoints)(
	"odd characters in $name",
	({ name, path, type = "application/json", body, headers, mends }) => {
		test(`never cause a server error (${cases} cases, seed ${seed})`, { timeout: 600_000 }, async () => {
			const random = randomNumbers(seed + name.length);
			let accepted = 0;
			for (let attempt = 0; attempt < cases; attempt += 1) {
				const sent = await body(random);
				const { status } = await rawRequest(site.origin, {
					path,
					headers: { origin: site.origin, "content-type": type, ...someAddress(), ...headers?.(sent) },
					body: sent,
				});
				expect.soft(status, `${name}: ${sent}`).toBeLessThan(500);
				if (status < 300) accepted += 1;
			}
			expect(accepted)[mends ? "toBe" : "toBeLessThan"](cases);
		});
	},
);

test("odd characters in an address or a header never cause a server error", async () => {
	const random = randomNumbers(seed);
	for (let attempt = 0; attempt < cases * 3; attempt += 1) {
		const odd = makeHostile(
			["en", "en/search?q=iul", "auth?notice=x", "en/services/iul?age=4"][attempt % 4] ?? "",
			random,
		);
		const path = `/${encodeURI(odd.toWellFormed())}`;
		const { status } = await rawRequest(site.origin, { method: "GET", path, headers: someAddress() });
		expect.soft(status, path).toBeLessThan(500);
	}
});

test("afterwards the site is ready, and what it stored is sound", async () => {
	expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
	for (const rows of [await site.ask("leads"), await site.ask("consents"), await site.ask("visitorEvents")]) {
		expect(rows.length).toBeGreaterThan(0);
		expect(rows.filter(holdsHostileText)).toEqual([]);
	}
});
