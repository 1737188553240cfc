import fc from "fast-check";
import { expect, test } from "vitest";
import { ledgerStart } from "#domain/ledger/sealed-text.ts";
import { locales } from "#domain/locale/locales.ts";
import "#tests/support/seeded-properties.ts";
import { type ConsentRecord, canonicalRecord } from "./consent-record.ts";

const text = fc.string({ unit: "grapheme", maxLength: 40 });
const record: fc.Arbitrary<ConsentRecord> = fc.record({
	id: fc.uuid(),
	contactSubmissionId: fc.uuid(),
	text,
	textVersion: text,
	textPublished: fc.boolean(),
	locale: fc.constantFrom(...locales),
	page: text,
	boxes: fc.dictionary(fc.constantFrom("marketing", "sms", "email"), fc.boolean()),
	name: text,
	email: text,
	phone: text,
	recordedAt: text,
	ipAddress: text,
	userAgent: text,
});

test("changing any field changes the hashed bytes", () => {
	fc.assert(
		fc.property(record, record, (one, other) => {
			const same = canonicalRecord(one, ledgerStart) === canonicalRecord(other, ledgerStart);
			const sorted = ({ boxes, ...rest }: ConsentRecord) => ({ ...rest, boxes: Object.entries(boxes).sort() });
			const equal = JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
			return same === equal;
		}),
	);
	fc.assert(
		fc.property(
			record,
			fc.constantFrom(...(["name", "phone", "text", "page", "recordedAt"] as const)),
			(one, field) => {
				const changed = { ...one, [field]: `${one[field]}.` };
				return canonicalRecord(one, ledgerStart) !== canonicalRecord(changed, ledgerStart);
			},
		),
	);
});

test("moving text from one field to the next changes the hashed bytes", () => {
	fc.assert(
		fc.property(record, text, (one, moved) => {
			fc.pre(moved !== "");
			const before = { ...one, name: one.name + moved, email: one.email };
			const after = { ...one, name: one.name, email: moved + one.email };
			return canonicalRecord(before, ledgerStart) !== canonicalRecord(after, ledgerStart);
		}),
	);
});

test("each record contains the hash of the one before", () => {
	fc.assert(
		fc.property(record, fc.stringMatching(/^[0-9a-f]{64}$/), (one, hash) => {
			fc.pre(hash !== ledgerStart);
			return canonicalRecord(one, hash) !== canonicalRecord(one, ledgerStart);
		}),
	);
});

test("the order in which boxes were ticked does not matter", () => {
	const boxes = { marketing: true, sms: false };
	const [one] = fc.sample(record, 1);
	expect(canonicalRecord({ ...(one as ConsentRecord), boxes }, ledgerStart)).toBe(
		canonicalRecord({ ...(one as ConsentRecord), boxes: { sms: false, marketing: true } }, ledgerStart),
	);
});
