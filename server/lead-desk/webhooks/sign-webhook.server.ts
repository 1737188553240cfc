import { Webhook } from "standardwebhooks";

/** The key of a signature. `raw` is the secret of the configuration, whose bytes are the key. */
export type SigningSecret = { format: "whsec"; secret: string } | { format: "raw"; secret: string };

/**
 * The headers that sign a call as standardwebhooks.com specifies. While a secret is replaced there are two signatures, and
 * one valid signature is enough.
 * @param id the same in every attempt, so that a receiver can drop a second delivery
 */
export function signatureHeaders(
	secrets: readonly SigningSecret[],
	{ id, at, body }: { id: string; at: Date; body: string },
): Record<"webhook-id" | "webhook-timestamp" | "webhook-signature", string> {
	return {
		"webhook-id": id,
		"webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
		"webhook-signature": secrets.map((secret) => signerOf(secret).sign(id, at, body)).join(" "),
	};
}

function signerOf({ format, secret }: SigningSecret): Webhook {
	if (format === "whsec") return new Webhook(secret);
	// Outside production the configuration may name no secret. An empty key signs as a single zero byte does.
	return new Webhook(secret === "" ? Buffer.alloc(1) : Buffer.from(secret, "utf8"), { format: "raw" });
}
