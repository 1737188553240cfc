import { expect, test } from "vitest";
import { leadKinds } from "#domain/leads/lead-kind.ts";
import { jobsFor } from "./lead-jobs.server.ts";

const email = "marie@example.com";

function namesFor(...[lead, options]: Parameters<typeof jobsFor>): string[] {
	return jobsFor(lead, options).map(({ name }) => name);
}

test("each form enqueues its own email to the visitor", () => {
	const results = leadKinds.map((kind) => namesFor({ kind, email, spamReasons: [] }, { webhook: false }));
	expect(results).toEqual([
		["notify-staff", "acknowledge-visitor"],
		["notify-staff", "send-report"],
		["notify-staff", "send-guide"],
		["notify-staff", "acknowledge-visitor"],
		["notify-staff", "acknowledge-visitor"],
		["notify-staff", "acknowledge-visitor"],
		["notify-staff", "acknowledge-visitor"],
	]);
});

test("only staff are notified if the address is missing", () => {
	expect(namesFor({ kind: "chat", email: null, spamReasons: [] }, { webhook: true })).toEqual([
		"notify-staff",
		"deliver-lead-webhook",
	]);
});

test("a marked lead writes to nobody by itself", () => {
	const marked = { kind: "report", email, spamReasons: ["honeypot_filled"] } as const;
	expect(namesFor(marked, { webhook: false })).toEqual([]);
	expect(namesFor(marked, { webhook: true })).toEqual(["deliver-lead-webhook"]);
});

test("the jobs of a marked lead wait for those of all others", () => {
	const marked = jobsFor({ kind: "quote", email, spamReasons: ["filled_too_fast"] }, { webhook: true });
	const other = jobsFor({ kind: "quote", email, spamReasons: [] }, { webhook: true });
	expect(Math.max(...marked.map(({ priority }) => priority))).toBeLessThan(
		Math.min(...other.map(({ priority }) => priority)),
	);
});
