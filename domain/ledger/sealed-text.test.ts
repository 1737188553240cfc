import fc from "fast-check";
import { expect, test } from "vitest";
import "#tests/support/seeded-properties.ts";
import { anchorText, keyText, noteText, type SealContent, sealedText } from "./sealed-text.ts";

const text = fc.string({ unit: "binary", maxLength: 20 });
const content: fc.Arbitrary<SealContent> = fc.record({
	ledger: text,
	position: fc.nat(),
	recordKind: text,
	recordId: text,
	previousHash: text,
	keyId: text,
	fields: fc.array(fc.option(text), { maxLength: 4 }),
});

test("two records have the same text only if everything is the same", () => {
	fc.assert(
		fc.property(content, content, (one, other) => {
			const isSame = JSON.stringify(Object.values(one)) === JSON.stringify(Object.values(other));
			return (sealedText(one) === sealedText(other)) === isSame;
		}),
	);
});

test("text can't move from one field to the next, and null is not empty", () => {
	fc.assert(
		fc.property(content, text, text, (one, a, b) => {
			fc.pre(a !== "");
			return sealedText({ ...one, fields: [a + b, ""] }) !== sealedText({ ...one, fields: [b, a] });
		}),
	);
	const [one] = fc.sample(content, 1) as [SealContent];
	expect(sealedText({ ...one, fields: [null] })).not.toBe(sealedText({ ...one, fields: [""] }));
});

// Older seals, anchors and key lines must stay verifiable, so these texts never change.
test("the texts are those of the first version", () => {
	const place = { ledger: "consent", position: 2, keyId: "k" };
	expect(
		sealedText({ ...place, recordKind: "consent", recordId: "id", previousHash: "p", fields: ["é\u2028", null] }),
	).toBe('["seal-1","consent","2","consent","id","p","k",["é\u2028",null]]');
	expect(anchorText({ ...place, hash: "h", time: "t" })).toBe('["anchor-1","consent","2","h","t","k"]');
	expect(noteText({ ...place, id: "i", subject: "s", fingerprint: "f", reason: "r", notedAt: "t" })).toBe(
		'["note-1","consent","i","s","f","r","t","k"]',
	);
	expect(
		keyText({ ledger: "consent", keyId: "k", publicKey: "x", time: "t", trusts: [{ keyId: "j", publicKey: "y" }] }),
	).toBe('["key-1","consent","k","x","t",[["j","y"]]]');
});
