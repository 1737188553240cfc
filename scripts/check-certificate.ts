import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { ConsentCertificate } from "#domain/consent/consent-certificate.ts";
import type { EvidencePack } from "#domain/evidence/evidence-pack.ts";
import { toOneLine, withoutDirectionMarks } from "#domain/text/plain-text.ts";
import { type CertificateFault, checkCertificate } from "#server/certificates/check-certificate.server.ts";
import { checkEvidence } from "#server/evidence/check-evidence.server.ts";
import { UsageError } from "./usage-error.ts";

const usage = `npm run ops -- consent:check FILE [--key KEY]
FILE is the JSON file of a consent certificate or of an evidence pack. KEY is the site's public key or its fingerprint (SHA-256), from a daily
email about the consent ledger or from consent:verify. It may be given several times, if the site had several keys.`;

const sentences: Record<CertificateFault, string> = {
	unreadable: "This is neither a consent certificate nor an evidence pack of a version that this check knows.",
	respelled: "The file is not spelled as the site writes it: bytes were changed, put in or taken out.",
	wrong_signature: "The file is not signed by the key that it names: something in it was changed.",
	other_key: "The file is signed by another key than the given one.",
	wrong_key_id: "A key in the file is not the one that its id names.",
	changed: "A record is not the one that was sealed.",
	wrong_seal: "A seal is not signed by the key that it names.",
	wrong_text_version: "The version of the text is not the SHA-256 of the text.",
	other_lead: "The consent record is about another lead.",
	contradiction: "Two parts of the file say different things about one position of the ledger.",
};

/**
 * Checks the certificate of a lead, or its evidence pack with the certificate in it, without a database and without a
 * network. Exits with 1 if anything in the file was changed, or if it is not signed by a given key.
 */
function run(): void {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { key: { type: "string", multiple: true, default: [] } },
	});
	const [path, ...others] = positionals;
	if (!path || others.length > 0) throw new UsageError(usage);
	const given = values.key.map((one) => one.trim());
	const file = read(path);
	const { pack, ...ofPack } = checkEvidence(file, given);
	const { certificate, ...ofCertificate } = checkCertificate(file, given);
	const { faults, fingerprint } = pack ? ofPack : ofCertificate;
	if (faults.length > 0) {
		for (const fault of faults) console.error(sentences[fault]);
		console.error(pack ? "The evidence pack does not hold." : "The certificate does not hold.");
		process.exitCode = 1;
		return;
	}
	if (pack) sayPack(pack);
	else if (certificate) sayCertificate(certificate);
	say(`Fingerprint of the key that signed it: ${fingerprint}`);
	say("The file is complete and unchanged: every hash and every signature in it holds.");
	say(
		given.length > 0
			? "Its key is the given one."
			: "Its key was compared with nothing, and anyone can sign with a key of their own. Compare the fingerprint with the one in a daily email about the consent ledger, or give it: --key FINGERPRINT",
	);
}

function sayPack({ lead, agency, made, madeBy, auditHead, certificate, noCertificate }: EvidencePack): void {
	say(`Evidence pack of lead ${lead} of ${agency.name} (${agency.site}), made at ${made} for ${madeBy}.`);
	if (auditHead) say(`Newest record of the audit ledger: ${auditHead.position}:${auditHead.hash}.`);
	if (certificate) sayCertificate(certificate);
	else say(`There is no consent certificate in it (${noCertificate}): nothing proves the consent by itself.`);
}

function sayCertificate({ consent, revocations, lead, agency, head, anchor, made }: ConsentCertificate): void {
	const { position, hash, keyId } = consent.seal;
	say(`Lead ${lead} of ${agency.name} (${agency.site}), certificate made at ${made}.`);
	say(`Consent recorded at ${consent.fields.recorded_at}, text version ${consent.fields.text_version}.`);
	say(`Consent ledger, position ${position}: ${hash}, sealed by key ${keyId}.`);
	for (const { fields, seal } of revocations) {
		say(`Withdrawn at ${fields.recorded_at} (${fields.channels}), position ${seal.position}: ${seal.hash}.`);
	}
	if (revocations.length === 0) say("No record of withdrawn consent when it was made.");
	say(`Newest record of the ledger: ${head.position}:${head.hash}.`);
	if (anchor) say(`Written down outside the database at ${anchor.time}: ${anchor.position}:${anchor.hash}.`);
}

/** Anybody may have written the file: nothing in it moves the cursor, hides a line or starts one of its own. */
function say(line: string): void {
	console.info(toOneLine(withoutDirectionMarks(line)));
}

function read(path: string): Uint8Array {
	try {
		return readFileSync(path);
	} catch (error) {
		throw new UsageError(`The file can't be read: ${(error as Error).message}`);
	}
}

try {
	run();
} catch (error) {
	const isArgument = (error as NodeJS.ErrnoException).code?.startsWith("ERR_PARSE_ARGS");
	if (!(error instanceof UsageError) && !isArgument) throw error;
	console.error((error as Error).message);
	process.exitCode = 1;
}
