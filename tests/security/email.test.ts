import { afterAll, beforeAll, expect, test } from "vitest";
import { type AttackedSite, eventually, startAttackedSite } from "#tests/support/attacked-site.ts";

let site: AttackedSite;
beforeAll(async () => {
	site = await startAttackedSite();
});
afterAll(async () => {
	await site.stop();
	site.remove();
});

const bait = "https://evil.example/unlock";

test("H3: a stranger's words reach no third person, and one person gets one acknowledgment a day", async () => {
	const victim = "victim@target.example";
	for (let attempt = 0; attempt < 5; attempt += 1) {
		const response = await site.postLead({
			email: victim,
			first_name: `Your account is locked: ${bait}`,
			message: `Dear customer, sign in at ${bait} before midnight.`,
		});
		expect(response.status).toBe(200);
	}
	// Jobs run in order, so the acknowledgment of a later lead comes after those of the victim.
	await site.postLead({ email: "honest@example.com", first_name: "José" });
	const honest = await eventually("mail to the honest visitor", () => mailTo("honest@example.com"));
	expect(honest.text).toContain("José");
	await new Promise((resolve) => setTimeout(resolve, 5000));

	const received = site.mails().filter(({ to }) => to === victim);
	expect(received.length).toBe(1);
	for (const { subject, text, html } of received) expect(subject + text + html).not.toMatch(/evil|locked|midnight/);
});

test("H3: the report and the guide carry none of a stranger's words either", async () => {
	const victim = "reader@target.example";
	const response = await site.postLead({
		service: "calculator_report",
		firstName: `Click ${bait}`,
		lastName: "www.evil.example",
		email: victim,
		calculator: "term_life",
		state: "FL",
		inputs: { age: "40", coverageAmount: "250000", term: "20" },
		result: { primary: 50 },
		utm_source: bait,
		consent: { text: "The agency may call, text or write to me.", boxes: { request: true, marketing: false } },
	});
	expect(response.status).toBe(200);
	const { subject, text, html } = await eventually("report", () => mailTo(victim), 60);
	expect(subject + text + html).not.toMatch(/evil/);
});

function mailTo(recipient: string) {
	return site.mails().find(({ to }) => to === recipient);
}
