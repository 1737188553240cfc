import * as v from "valibot";

/** The sealed fields of a consent record, in that order. */
export const consentFields = [
	"id",
	"contact_submission_id",
	"text",
	"text_version",
	"text_published",
	"locale",
	"page",
	"boxes",
	"name",
	"email",
	"phone",
	"recorded_at",
	"ip_address",
	"user_agent",
] as const;

/** The sealed fields of a revocation, in that order. */
export const revocationFields = [
	"id",
	"lead_id",
	"email",
	"email_key",
	"phone",
	"phone_key",
	"channels",
	"method",
	"locale",
	"words",
	"recorded_at",
	"due_on",
	"recorded_by",
	"ip_address",
	"user_agent",
] as const;

/** The fields of a consent record that are encrypted with its own key. */
export const encryptedConsentFields = ["text", "page", "name", "email", "phone", "ip_address", "user_agent"] as const;

/** The fields of a revocation that are encrypted with its own key. */
export const encryptedRevocationFields = ["words", "ip_address", "user_agent"] as const;

/** The content of a consent record, as it is encrypted. */
export type ConsentBody = Record<(typeof encryptedConsentFields)[number], string>;

/** The content of a revocation, as it is encrypted. */
export type RevocationBody = Record<(typeof encryptedRevocationFields)[number], string | null>;

const position = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const signed = { keyId: v.string(), signature: v.string() };
/**
 * The encrypted part of a record. The seal covers it instead of what it holds. Records that were sealed with their content
 * have none. The key is null if it was destroyed: then the fields that it hid are null, too.
 */
const encryptedSchema = v.exactOptional(
	v.strictObject({ keyHash: v.string(), body: v.string(), key: v.nullable(v.string()) }),
);
const sealSchema = v.strictObject({ position, previousHash: v.string(), hash: v.string(), ...signed });

const sealedConsent = v.strictObject({
	fields: v.strictObject(v.entriesFromList(consentFields, v.string())),
	seal: sealSchema,
	encrypted: encryptedSchema,
});

export const certificateSchema = v.strictObject({
	format: v.literal("consent-certificate"),
	version: v.literal(1),
	agency: v.strictObject({ name: v.string(), site: v.string() }),
	lead: v.string(),
	/** When the certificate was made. ISO 8601, UTC. */
	made: v.string(),
	ledger: v.literal("consent"),
	/** The record as it was sealed: each column as text, in the spelling of the database. */
	consent: sealedConsent,
	/** What the person agreed to after sending the form: marketing, or calls at a number that they gave then. */
	marketing: v.exactOptional(sealedConsent),
	/** All requests of the person to stop, each as it was sealed. */
	revocations: v.array(
		v.strictObject({
			fields: v.strictObject({
				...v.entriesFromList(revocationFields, v.nullable(v.string())),
				...v.entriesFromList(["id", "channels", "method", "locale", "recorded_at"], v.string()),
			}),
			seal: sealSchema,
			encrypted: encryptedSchema,
		}),
	),
	/** The newest seal of the ledger. */
	head: v.strictObject({ position, hash: v.string(), ...signed }),
	/** The newest head recorded outside the database. */
	anchor: v.nullable(v.strictObject({ position, hash: v.string(), time: v.string(), ...signed })),
	/** All keys that are named here. The key that signs the certificate certifies the others. */
	keys: v.array(v.strictObject({ keyId: v.string(), publicKey: v.string() })),
	signedBy: v.string(),
	/** An Ed25519 signature over everything else. */
	signature: v.string(),
});

/** Proves, without the site, what the sender of a lead agreed to. */
export type ConsentCertificate = v.InferOutput<typeof certificateSchema>;
export type SealedConsent = ConsentCertificate["consent"];
export type SealedRevocation = ConsentCertificate["revocations"][number];

/** @returns the certificate with its parts in the order of the format; null if the value isn't a certificate */
export function readCertificate(value: unknown): ConsentCertificate | null {
	const { success, output } = v.safeParse(certificateSchema, value);
	return success ? output : null;
}

/** The text that is signed. It must never change: older certificates could not be checked again. */
export function certificateText({ signature: _, ...rest }: ConsentCertificate): string {
	return JSON.stringify(["certificate-1", rest]);
}

/** The one spelling of a certificate as a file. Any other is not the certificate. */
export function certificateFile(certificate: ConsentCertificate): string {
	return `${JSON.stringify(certificate, null, "\t")}\n`;
}
