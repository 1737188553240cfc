import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AttackedSite, someAddress, startAttackedSite } from "#tests/support/attacked-site.ts";
import { leadSubmissions } from "#tests/support/lead-submissions.ts";

let site: AttackedSite;
beforeAll(async () => {
	site = await startAttackedSite();
});
afterAll(async () => {
	await site.stop();
	site.remove();
});

async function claim(email: string, from = someAddress()): Promise<string> {
	const submission = leadSubmissions.offer({ email, submission_id: randomUUID(), session_id: randomUUID() });
	const response = await site.postLead(submission, { from });
	if (!response.ok) return "";
	return String(submission.submission_id);
}

async function stateOf(submission: string): Promise<string> {
	const response = await site.get(`/functions/offer-claim?submission=${submission}`);
	return ((await response.json()) as { state: string }).state;
}

test("M4: nobody takes another's spot by naming the same address", async () => {
	const own = await claim("marie@example.com");
	const before = await stateOf(own);
	expect(before).not.toBe("none_left");
	await claim("marie@example.com");
	expect(await stateOf(own)).toBe(before);
});

test("M4: nobody takes all spots", async () => {
	const from = "203.0.113.9";
	for (let attempt = 0; attempt < 45; attempt += 1) await claim(`robot${attempt}@example.com`, from);
	expect(await stateOf(await claim("honest@example.com"))).not.toBe("none_left");
	const spots = (await (await site.get("/functions/offer-spots?service=term-life")).json()) as { free: number };
	expect(spots.free).toBeGreaterThan(0);
});
