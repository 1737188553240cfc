import fc from "fast-check";
import { expect, test } from "vitest";
import { leadIdOf } from "../leads/lead-ids.server.ts";
import { recipientOf, unsubscribeLinks } from "./unsubscribe-link.server.ts";

const env = { siteOrigin: "https://sunfield.example", authSecret: "the secret", previousAuthSecrets: [] };
const recipient = { leadId: leadIdOf("1"), email: "marie@example.com", locale: "ht" } as const;
const tokenOf = (address: string) => new URL(address).searchParams.get("t") ?? "";

test("the links open the page in the reader's language and name nobody", () => {
	const { page, oneClick } = unsubscribeLinks(env, recipient);
	expect(page).toMatch(/^https:\/\/sunfield\.example\/ht\/unsubscribe\?t=[\w-]+$/);
	expect(oneClick).toMatch(/^https:\/\/sunfield\.example\/functions\/unsubscribe\?t=[\w-]+$/);
	const bytes = Buffer.from(tokenOf(page), "base64url").toString("latin1");
	for (const text of ["marie", "example.com", recipient.leadId]) expect(bytes).not.toContain(text);
	expect(recipientOf(env, tokenOf(page))).toEqual(recipient);
	expect(recipientOf(env, tokenOf(oneClick))).toEqual(recipient);
});

test("a link outlives the secret under which it was made, as long as the site knows it", () => {
	const token = tokenOf(unsubscribeLinks(env, recipient).page);
	const rotated = { authSecret: "a new secret", previousAuthSecrets: ["the secret"] };
	expect(recipientOf(rotated, token)).toEqual(recipient);
	expect(recipientOf({ ...rotated, previousAuthSecrets: [] }, token)).toBeNull();
});

test("no other token counts, and no changed one", () => {
	const bytes = Buffer.from(tokenOf(unsubscribeLinks(env, recipient).page), "base64url");
	for (let at = 0; at < bytes.length; at++) {
		const changed = Buffer.from(bytes);
		changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
		expect(recipientOf(env, changed.toString("base64url")), `byte ${at}`).toBeNull();
	}
	fc.assert(
		fc.property(fc.string(), (text) => {
			expect(recipientOf(env, text)).toBeNull();
		}),
	);
});
