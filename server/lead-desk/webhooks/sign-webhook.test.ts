import { createHmac, randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { signatureHeaders } from "./sign-webhook.server.ts";

const newSigningSecret = () => `whsec_${randomBytes(32).toString("base64")}`;
const at = new Date();
const body = JSON.stringify({ type: "lead.created", data: { first_name: "José", note: "日本" } });
const message = { id: "0b5c2f1e", at, body };

test("a receiver with the secret accepts the signature, and one with another refuses it", () => {
	const secret = newSigningSecret();
	const headers = signatureHeaders([{ format: "whsec", secret }], message);
	expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
	expect(() => new Webhook(newSigningSecret()).verify(body, headers)).toThrow("No matching signature");
	expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow("No matching signature");
});

test("while a secret is replaced, receivers with the old one and with the new one accept the call", () => {
	const secrets = [newSigningSecret(), newSigningSecret()];
	const headers = signatureHeaders(
		secrets.map((secret) => ({ format: "whsec", secret })),
		message,
	);
	for (const secret of secrets) expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
});

test.each(["shared", "päßwört", "whsec_c2hhcmVk", ""])(
	"the configuration's secret '%s' signs as it always did",
	(secret) => {
		const headers = signatureHeaders([{ format: "raw", secret }], message);
		const seconds = Math.floor(at.getTime() / 1000);
		const expected = createHmac("sha256", secret).update(`0b5c2f1e.${seconds}.${body}`).digest("base64");
		expect(headers["webhook-signature"]).toBe(`v1,${expected}`);
	},
);
