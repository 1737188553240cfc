import {
	type ConsentCertificate,
	certificateFile,
	certificateText,
	consentFields,
	encryptedConsentFields,
	encryptedRevocationFields,
	readCertificate,
	revocationFields,
	type SealedConsent,
} from "#domain/consent/consent-certificate.ts";
import { anchorText, type Head, sealedText } from "#domain/ledger/sealed-text.ts";
import { decryptBody } from "../ledger/body-cipher.server.ts";
import { sha256 } from "../platform/sha256.server.ts";
import { checkSignature, type SignatureFault } from "./signed-file.server.ts";

export type CertificateFault =
	| SignatureFault
	/** A record is not the one that was sealed. */
	| "changed"
	/** A seal, the head or the anchor is not signed by the key that it names. */
	| "wrong_seal"
	/** The version of the text is not the SHA-256 of the text. */
	| "wrong_text_version"
	/** The record is about another lead. */
	| "other_lead"
	/** Two parts say different things about one position of the ledger. */
	| "contradiction";

export interface CertificateCheck {
	faults: CertificateFault[];
	/** The readable content, valid or not. */
	certificate: ConsentCertificate | null;
	/** The fingerprint of the key that the certificate names. */
	fingerprint: string | null;
}

const certificateKind = { read: readCertificate, spelling: certificateFile, signedText: certificateText };

/**
 * Checks a certificate without anything but its file. Any changed byte is a fault.
 * @param given public keys of the site or their fingerprints. Without them, anybody's own key is accepted.
 */
export function checkCertificate(file: Uint8Array, given: readonly string[] = []): CertificateCheck {
	const checked = checkSignature(file, certificateKind, given);
	if (!checked) return { faults: ["unreadable"], certificate: null, fingerprint: null };
	const { content: certificate, fingerprint, isGenuine } = checked;
	const faults = new Set<CertificateFault>(checked.faults);
	const require = (isSound: boolean, fault: CertificateFault) => isSound || faults.add(fault);
	const { revocations, head, anchor } = certificate;
	const consents = consentsOf(certificate);
	const records = [
		...consents.map((one) => ({ kind: "consent", ...one, names: consentFields, hidden: encryptedConsentFields })),
		...revocations.map((one) => ({
			kind: "revocation",
			...one,
			names: revocationFields,
			hidden: encryptedRevocationFields,
		})),
	];
	for (const { kind: name, fields, seal, encrypted, names, hidden } of records) {
		const textOf = (field: string) => (fields as Record<string, string | null>)[field] ?? null;
		const isHidden = (field: string) => encrypted !== undefined && (hidden as readonly string[]).includes(field);
		const values = names.filter((field) => !isHidden(field)).map(textOf);
		if (encrypted) {
			values.push(encrypted.keyHash, encrypted.body);
			const content = decryptBody(fields.id, encrypted);
			require((content !== null || encrypted.key === null) &&
				hidden.every((field) => (content?.[field] ?? null) === textOf(field)), "changed");
		}
		const kind = encrypted ? `encrypted ${name}` : name;
		const content = { ledger: certificate.ledger, ...seal, recordKind: kind, recordId: fields.id, fields: values };
		require(sha256(sealedText(content)) === seal.hash, "changed");
		require(isGenuine(seal.keyId, seal.hash, seal.signature), "wrong_seal");
	}
	require(isGenuine(head.keyId, head.hash, head.signature), "wrong_seal");
	if (anchor) {
		const anchored = anchorText({ ...anchor, ledger: certificate.ledger });
		require(isGenuine(anchor.keyId, anchored, anchor.signature), "wrong_seal");
	}
	for (const { fields } of consents) {
		require(sha256(fields.text) === fields.text_version, "wrong_text_version");
		require(fields.contact_submission_id === certificate.lead, "other_lead");
	}
	require(agree(certificate), "contradiction");
	return { faults: [...faults], certificate, fingerprint };
}

function consentsOf({ consent, marketing }: ConsentCertificate): SealedConsent[] {
	return marketing ? [consent, marketing] : [consent];
}

/** True if each position has one hash everywhere, and nothing is behind the head. */
function agree(certificate: ConsentCertificate): boolean {
	const { revocations, head, anchor } = certificate;
	const places: Head[] = [head, ...(anchor ? [anchor] : [])];
	for (const { seal } of [...consentsOf(certificate), ...revocations]) {
		places.push(seal, { position: seal.position - 1, hash: seal.previousHash });
	}
	const hashes = new Map(places.map(({ position, hash }) => [position, hash]));
	return places.every(({ position, hash }) => position <= head.position && hashes.get(position) === hash);
}
