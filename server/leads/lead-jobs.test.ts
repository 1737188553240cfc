import { expect, test } from "vitest";
import { leadKinds } from "#domain/leads/lead-kind.ts";
import { jobsFor } from "./lead-jobs.server.ts";

const email = "marie@example.com";

function namesFor(lead: Parameters<typeof jobsFor>[0]): string[] {
	return jobsFor(lead).map(({ name }) => name);
}

test("each form enqueues its own email to the visitor", () => {
	const results = leadKinds.map((kind) => namesFor({ kind, email, spamReasons: [] }));
	expect(results).toEqual([
		["notify-staff", "acknowledge-visitor"],
		["notify-staff", "send-report"],
		["notify-staff", "send-report"],
		["notify-staff", "send-guide"],
		["notify-staff", "acknowledge-visitor"],
		["notify-staff", "acknowledge-visitor"],
		["notify-staff", "acknowledge-visitor"],
		["notify-staff", "acknowledge-visitor"],
	]);
});

test("only staff are notified if the address is missing", () => {
	expect(namesFor({ kind: "chat", email: null, spamReasons: [] })).toEqual(["notify-staff"]);
});

test("a marked lead writes to nobody by itself", () => {
	const marked = { kind: "report", email, spamReasons: ["honeypot_filled"] } as const;
	expect(namesFor(marked)).toEqual([]);
});
