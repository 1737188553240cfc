import {
	type ConsentCertificate,
	certificateText,
	consentFields,
	revocationFields,
} from "#domain/consent/consent-certificate.ts";
import { anchorText, sealedText } from "#domain/ledger/sealed-text.ts";
import { ledgerKeyOf } from "#server/ledger/ledger-key.server.ts";
import { sha256 } from "#server/platform/sha256.server.ts";

export const signingKey = ledgerKeyOf("the secret of the site");

const lead = "0f8fad5b-d9cb-469f-a165-70867728950e";
const text = "Mwen dakò pou ajans lan rele m.\n\nSi w vle: mwen dakò pou yo voye piblisite “ban mwen”.";

/** A certificate that holds: consent at position 7, a revocation at 9, which is the newest. */
export function sampleCertificate(): ConsentCertificate {
	const { keyId, publicKey, sign } = signingKey;
	const consent = {
		id: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
		contact_submission_id: lead,
		text,
		text_version: sha256(text),
		text_published: "true",
		locale: "ht",
		page: "/ht/contact",
		boxes: '{"calls": true, "marketing": false}',
		name: "Marie-José Étienne",
		email: "marie@example.com",
		phone: "305-555-0123",
		recorded_at: "2026-11-23T15:00:00.000Z",
		ip_address: "203.0.113.7",
		user_agent: `Mozilla/5.0 (Linux; Android 16) ${"AppleWebKit/537.36".repeat(5)}`,
	};
	const revocation = {
		id: "16fd2706-8baf-433b-82eb-8c7fada847da",
		lead_id: lead,
		email: consent.email,
		email_key: consent.email,
		phone: consent.phone,
		phone_key: "+13055550123",
		channels: "{email,calls,texts}",
		method: "phone",
		locale: "ht",
		words: "Pa rele m ankò.",
		recorded_at: "2026-11-24T15:00:00.000Z",
		due_on: "2026-12-08",
		recorded_by: "owner",
		ip_address: "203.0.113.8",
		user_agent: "Test",
	};
	const seal = (position: number, recordKind: string, recordId: string, values: string[]) => {
		const previousHash = sha256(`record ${position - 1}`);
		const content = { ledger: "consent", position, recordKind, recordId, previousHash, keyId, fields: values };
		const hash = sha256(sealedText(content));
		return { position, previousHash, hash, keyId, signature: sign(hash) };
	};
	const consentSeal = seal(
		7,
		"consent",
		consent.id,
		consentFields.map((name) => consent[name]),
	);
	const newest = seal(
		9,
		"revocation",
		revocation.id,
		revocationFields.map((name) => revocation[name]),
	);
	const { previousHash: _, ...head } = newest;
	const anchor = { position: 7, hash: consentSeal.hash, time: "2026-11-23T15:00:01.000Z", keyId };
	const certificate: ConsentCertificate = {
		format: "consent-certificate",
		version: 1,
		agency: { name: "Sunfield Financial", site: "https://sunfield.example" },
		lead,
		made: "2026-11-25T15:00:00.000Z",
		ledger: "consent",
		consent: { fields: consent, seal: consentSeal },
		revocations: [{ fields: revocation, seal: newest }],
		head,
		anchor: { ...anchor, signature: sign(anchorText({ ...anchor, ledger: "consent" })) },
		keys: [{ keyId, publicKey }],
		signedBy: keyId,
		signature: "",
	};
	certificate.signature = sign(certificateText(certificate));
	return certificate;
}
