import { expect, test } from "vitest";
import { leadKinds } from "#domain/leads/lead-kind.ts";
import { jobsFor } from "./lead-jobs.server.ts";

const email = "marie@example.com";

test("each form enqueues its own email to the visitor", () => {
	const results = leadKinds.map((kind) => jobsFor({ kind, email, spamReasons: [] }, { webhook: false }));
	expect(results).toEqual([
		["notify-staff", "acknowledge-visitor"],
		["notify-staff", "send-report"],
		["notify-staff", "send-guide"],
		["notify-staff", "acknowledge-visitor"],
		["notify-staff", "acknowledge-visitor"],
		["notify-staff", "acknowledge-visitor"],
	]);
});

test("only staff are notified if the address is missing or may be a stranger's", () => {
	expect(jobsFor({ kind: "chat", email: null, spamReasons: [] }, { webhook: true })).toEqual([
		"notify-staff",
		"deliver-lead-webhook",
	]);
	expect(jobsFor({ kind: "report", email, spamReasons: ["honeypot_filled"] }, { webhook: false })).toEqual([
		"notify-staff",
	]);
});
