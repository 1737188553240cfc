import { expect, test } from "vitest";
import { leadKinds } from "#domain/leads/lead-kind.ts";
import { jobsFor } from "./lead-jobs.server.ts";

const email = "marie@example.com";

test("each form gets the answer that it asks for", () => {
	const answers = leadKinds.map((purpose) => jobsFor({ kind: purpose, email, spamReasons: [] }, { webhook: false }));
	expect(answers).toEqual([
		["notify-staff", "acknowledge-visitor"],
		["notify-staff", "send-report"],
		["notify-staff", "send-guide"],
		["notify-staff", "acknowledge-visitor"],
		["notify-staff", "acknowledge-visitor"],
		["notify-staff", "acknowledge-visitor"],
	]);
});

test("without an address, or where it may be a stranger's, only staff hear of it", () => {
	expect(jobsFor({ kind: "chat", email: null, spamReasons: [] }, { webhook: true })).toEqual([
		"notify-staff",
		"deliver-lead-webhook",
	]);
	expect(jobsFor({ kind: "report", email, spamReasons: ["honeypot_filled"] }, { webhook: false })).toEqual([
		"notify-staff",
	]);
});
