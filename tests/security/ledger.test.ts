import { afterAll, beforeAll, expect, test } from "vitest";
import { type AttackedSite, startAttackedSite } from "#tests/support/attacked-site.ts";

let site: AttackedSite;
beforeAll(async () => {
	site = await startAttackedSite();
});
afterAll(async () => {
	await site.stop();
	site.remove();
});

test("H1: half a character in a post does not break the consent ledger", async () => {
	const statuses: number[] = [];
	for (const page of ["/en", "/en\ud800", "/en"]) statuses.push((await site.postLead({ page_source: page })).status);
	expect(statuses).toEqual([200, 422, 200]);
	await site.stop();
	const verified = await site.verifyConsent();
	expect(verified.output).toContain("2 consent records");
	expect(verified.code).toBe(0);
	await site.restart();
});

test.each(["page_source", "form_url", "referrer", "utm_source", "subject"])(
	"L1: a null character or half a character in %s is refused, not an error",
	async (name) => {
		for (const text of ["a\0b", "a\ud800b"]) {
			const response = await site.postLead({ [name]: text });
			expect(response.status).toBe(422);
			expect(await response.json()).toMatchObject({ error: { fields: { [name]: expect.any(String) } } });
		}
	},
);

test("L1: the same in the text of the consent and in the browser's details", async () => {
	const consent = { text: "The agency may call me about this request.\0", boxes: { marketing: false } };
	expect((await site.postLead({ consent })).status).toBe(422);
	expect((await site.postLead({ security_metadata: { timestamp: "\0" } })).status).toBe(422);
});
