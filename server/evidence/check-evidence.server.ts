import { certificateFile } from "#domain/consent/consent-certificate.ts";
import { type EvidencePack, packFile, packText, readPack } from "#domain/evidence/evidence-pack.ts";
import { type CertificateFault, checkCertificate } from "../certificates/check-certificate.server.ts";
import { checkSignature } from "../certificates/signed-file.server.ts";

export interface EvidenceCheck {
	faults: CertificateFault[];
	/** The readable content, valid or not. */
	pack: EvidencePack | null;
	/** The fingerprint of the key that the pack names. */
	fingerprint: string | null;
}

const packKind = { read: readPack, spelling: packFile, signedText: packText };

/**
 * Checks an evidence pack, and the certificate in it, without anything but its file. Any changed byte is a fault.
 * @param given public keys of the site or their fingerprints
 */
export function checkEvidence(file: Uint8Array, given: readonly string[] = []): EvidenceCheck {
	const checked = checkSignature(file, packKind, given);
	if (!checked) return { faults: ["unreadable"], pack: null, fingerprint: null };
	const { content: pack, fingerprint, isGenuine } = checked;
	const faults = new Set<CertificateFault>(checked.faults);
	const { certificate, auditHead } = pack;
	if (auditHead && !isGenuine(auditHead.keyId, auditHead.hash, auditHead.signature)) faults.add("wrong_seal");
	if (certificate) {
		const own = checkCertificate(Buffer.from(certificateFile(certificate)), given);
		for (const fault of own.faults) faults.add(fault);
		if (certificate.lead !== pack.lead) faults.add("other_lead");
		// One key signs both, at the same time.
		if (own.fingerprint !== fingerprint || !agrees(pack)) faults.add("contradiction");
	}
	return { faults: [...faults], pack, fingerprint };
}

/** True if the pack's consent data matches its certificate. */
function agrees({ consent, certificate }: EvidencePack): boolean {
	const fields = certificate?.consent.fields;
	return (
		consent?.text === fields?.text &&
		consent?.version === fields?.text_version &&
		consent?.recorded === fields?.recorded_at
	);
}
