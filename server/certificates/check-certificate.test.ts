import fc from "fast-check";
import { expect, test } from "vitest";
import "#tests/support/seeded-properties.ts";
import { type ConsentCertificate, certificateFile, certificateText } from "#domain/consent/consent-certificate.ts";
import { sampleCertificate, signingKey } from "#tests/support/sample-certificate.ts";
import { fingerprintOf, ledgerKeyOf } from "../ledger/ledger-key.server.ts";
import { checkCertificate } from "./check-certificate.server.ts";

const bytesOf = (certificate: ConsentCertificate) => Buffer.from(certificateFile(certificate));
const faultsOf = (file: Uint8Array, given?: string[]) => checkCertificate(file, given).faults;

/** Signs a changed certificate, as a forger would. */
function signed(changes: Partial<ConsentCertificate>, key = signingKey): Buffer {
	const certificate = { ...sampleCertificate(), signedBy: key.keyId, ...changes };
	certificate.signature = key.sign(certificateText(certificate));
	return bytesOf(certificate);
}

test("a certificate holds, and its key is named", () => {
	const file = bytesOf(sampleCertificate());
	const fingerprint = fingerprintOf(signingKey.publicKey);
	expect(checkCertificate(file)).toMatchObject({ faults: [], fingerprint });
	for (const given of [fingerprint, fingerprint.toUpperCase(), signingKey.publicKey]) {
		expect(faultsOf(file, ["another", given])).toEqual([]);
	}
});

test("no byte of it can be changed", () => {
	const file = bytesOf(sampleCertificate());
	const unnoticed = [...file.keys()].filter((index) => {
		const changed = Buffer.from(file);
		changed[index] = (file[index] ?? 0) ^ 1;
		return faultsOf(changed).length === 0;
	});
	expect(unnoticed).toEqual([]);
});

test("nothing can be put into it, taken out of it or exchanged", () => {
	const file = bytesOf(sampleCertificate());
	const place = fc.nat({ max: file.length });
	const byte = fc.oneof(fc.constantFrom(...Buffer.from(' \n\t"0a')), fc.integer({ min: 0, max: 255 }));
	fc.assert(
		fc.property(place, fc.nat({ max: 2 }), fc.array(byte, { maxLength: 2 }), (start, length, bytes) => {
			const changed = Buffer.concat([file.subarray(0, start), Buffer.from(bytes), file.subarray(start + length)]);
			fc.pre(!changed.equals(file));
			return faultsOf(changed).length > 0;
		}),
		{ numRuns: 1000 },
	);
});

test("every other last character of the signature is a change, also one that decodes to the same", () => {
	const { signature, ...rest } = sampleCertificate();
	const characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
	const holding = [...characters].filter((last) => {
		const file = bytesOf({ ...rest, signature: signature.slice(0, -1) + last });
		return faultsOf(file).length === 0;
	});
	expect(holding).toEqual([signature.at(-1)]);
});

test("the same statements in another order or spelling are another file", () => {
	const certificate = sampleCertificate();
	const { format, ...rest } = certificate;
	expect(faultsOf(Buffer.from(`${JSON.stringify({ ...rest, format }, null, "\t")}\n`))).toEqual(["respelled"]);
	expect(faultsOf(Buffer.from(JSON.stringify(certificate)))).toEqual(["respelled"]);
	const twice = certificateFile(certificate).replace('"version": 1,', '"version": 2,\n\t"version": 1,');
	expect(faultsOf(Buffer.from(twice))).toEqual(["respelled"]);
	expect(faultsOf(Buffer.from(`\ufeff${certificateFile(certificate)}`))).toEqual(["unreadable"]);
	expect(faultsOf(Buffer.from([0xff]))).toEqual(["unreadable"]);
	expect(faultsOf(Buffer.from("[]"))).toEqual(["unreadable"]);
});

test("who signs a changed record with the key of the site is found by the seal, with another key by its fingerprint", () => {
	const { consent, head, keys } = sampleCertificate();
	const other = ledgerKeyOf("a secret of somebody else");
	const fields = { ...consent.fields, boxes: '{"marketing": true}' };
	expect(faultsOf(signed({ consent: { ...consent, fields } }))).toEqual(["changed"]);
	const withOther = signed({ keys: [...keys, { keyId: other.keyId, publicKey: other.publicKey }] }, other);
	expect(faultsOf(withOther), "it says which key to compare").toEqual([]);
	expect(faultsOf(withOther, [signingKey.publicKey])).toEqual(["other_key"]);
	expect(faultsOf(signed({ keys: [{ keyId: signingKey.keyId, publicKey: other.publicKey }] }))).toContain(
		"wrong_key_id",
	);
	expect(faultsOf(signed({ keys: [] }))).toEqual(expect.arrayContaining(["wrong_signature", "wrong_seal"]));
	expect(faultsOf(signed({ head: { ...head, signature: consent.seal.signature } }))).toEqual(["wrong_seal"]);
});

test("what can't be true at the same time is a fault", () => {
	const { consent, head } = sampleCertificate();
	const { keyId, sign } = signingKey;
	const sealed = (position: number, hash: string) => ({ position, hash, keyId, signature: sign(hash) });
	expect(faultsOf(signed({ lead: "another" }))).toEqual(["other_lead"]);
	expect(faultsOf(signed({ head: sealed(consent.seal.position, head.hash) }))).toEqual(["contradiction"]);
	expect(faultsOf(signed({ head: sealed(consent.seal.position - 1, consent.seal.previousHash) }))).toEqual([
		"contradiction",
	]);
});
