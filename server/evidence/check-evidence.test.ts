import fc from "fast-check";
import { expect, test } from "vitest";
import "#tests/support/seeded-properties.ts";
import { type EvidencePack, packFile, readPack } from "#domain/evidence/evidence-pack.ts";
import { sampleCertificate, signingKey } from "#tests/support/sample-certificate.ts";
import { sampleEvidence } from "#tests/support/sample-evidence.ts";
import { fingerprintOf, ledgerKeyOf } from "../ledger/ledger-key.server.ts";
import { checkEvidence } from "./check-evidence.server.ts";

const bytesOf = (pack: EvidencePack) => Buffer.from(packFile(pack));
const faultsOf = (file: Uint8Array, given?: string[]) => checkEvidence(file, given).faults;

test("a pack holds with its certificate, and its key is named", () => {
	const file = bytesOf(sampleEvidence());
	const fingerprint = fingerprintOf(signingKey.publicKey);
	expect(checkEvidence(file)).toMatchObject({ faults: [], fingerprint });
	expect(faultsOf(file, [fingerprint])).toEqual([]);
	expect(faultsOf(file, [ledgerKeyOf("another secret").publicKey])).toEqual(["other_key"]);
});

test("no byte of it can be changed, put in or taken out", () => {
	const file = bytesOf(sampleEvidence());
	const byte = fc.oneof(fc.constantFrom(...Buffer.from(' \n\t"0a')), fc.integer({ min: 0, max: 255 }));
	fc.assert(
		fc.property(
			fc.nat({ max: file.length }),
			fc.nat({ max: 2 }),
			fc.array(byte, { maxLength: 2 }),
			(start, length, bytes) => {
				const changed = Buffer.concat([file.subarray(0, start), Buffer.from(bytes), file.subarray(start + length)]);
				fc.pre(!changed.equals(file));
				return faultsOf(changed).length > 0;
			},
		),
		{ numRuns: 500 },
	);
});

test("the same statements in another order or spelling are another file", () => {
	const pack = sampleEvidence();
	const { format, ...rest } = pack;
	expect(faultsOf(Buffer.from(`${JSON.stringify({ ...rest, format }, null, "\t")}\n`))).toEqual(["respelled"]);
	expect(faultsOf(Buffer.from(JSON.stringify(pack)))).toEqual(["respelled"]);
	expect(faultsOf(Buffer.from("{}"))).toEqual(["unreadable"]);
	expect(readPack({ ...pack, more: true })).toBeNull();
});

test("whoever signs a pack that contradicts its certificate or names another lead is found", () => {
	const consent = sampleEvidence().consent;
	if (!consent) throw new Error("no consent");
	expect(faultsOf(bytesOf(sampleEvidence({ consent: { ...consent, text: "I agree to all." } })))).toEqual([
		"contradiction",
	]);
	expect(faultsOf(bytesOf(sampleEvidence({ consent: null })))).toEqual(["contradiction"]);
	expect(faultsOf(bytesOf(sampleEvidence({ lead: "another" })))).toEqual(["other_lead"]);
	const certificate = sampleCertificate();
	certificate.consent.fields.name = "Somebody else";
	expect(faultsOf(bytesOf(sampleEvidence({ certificate })))).toEqual(
		expect.arrayContaining(["wrong_signature", "changed"]),
	);
	const head = { position: 12, hash: "c".repeat(64), keyId: signingKey.keyId, signature: signingKey.sign("other") };
	expect(faultsOf(bytesOf(sampleEvidence({ auditHead: head })))).toEqual(["wrong_seal"]);
});
