import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { holdLink, leadOfHoldLink } from "./hold-link.server.ts";

const env = { authSecret: "first secret", previousAuthSecrets: [], siteOrigin: "https://www.sunfield.example" };
const leadId = randomUUID();
const tokenOf = (link: string) => new URL(link).searchParams.get("hold") ?? "";

test("the link leads to the product's page in the visitor's language and names the lead", () => {
	const link = holdLink(env, "ht", "iul", leadId);
	expect(link).toMatch(/^https:\/\/www\.sunfield\.example\/ht\/funnels\/iul\/offer\?hold=.*#claim$/);
	expect(leadOfHoldLink(env, tokenOf(link))).toBe(leadId);
});

test("the link still works after the secret was replaced", () => {
	const token = tokenOf(holdLink(env, "en", "iul", leadId));
	expect(leadOfHoldLink({ authSecret: "second", previousAuthSecrets: ["first secret"] }, token)).toBe(leadId);
	expect(leadOfHoldLink({ authSecret: "second", previousAuthSecrets: [] }, token)).toBeNull();
});

test("nobody can make a link from a lead's id", () => {
	const [, signature] = tokenOf(holdLink(env, "en", "iul", leadId)).split(".");
	for (const token of ["", leadId, `${leadId}.`, `${randomUUID()}.${signature}`, `${leadId}.${signature}x`, "x.y"]) {
		expect(leadOfHoldLink(env, token)).toBeNull();
	}
});
