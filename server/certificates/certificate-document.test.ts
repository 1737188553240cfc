import { expect, test } from "vitest";
import { locales } from "#domain/locale/locales.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { pdfText } from "#tests/support/pdf-text.ts";
import { sampleCertificate, signingKey } from "#tests/support/sample-certificate.ts";
import { fingerprintOf } from "../ledger/ledger-key.server.ts";
import { renderCertificate } from "../pdf/render-pdf.server.ts";
import { certificateDocument } from "./certificate-document.server.ts";

/** Lines break anywhere in a PDF. */
const joined = (text: string) => text.replace(/\s+/g, "");

test.each(locales)("the PDF shows the record as it was sealed, with labels in %s", async (locale) => {
	const certificate = sampleCertificate();
	const { fields, seal } = certificate.consent;
	const pdf = await renderCertificate(certificateDocument(certificate, locale));
	const text = joined(await pdfText(pdf));
	const { agreed, person, revoked, ledger, check } = copyFor(locale, "certificate", { position: 9, box: "" });
	for (const { title } of [agreed, person, revoked, ledger, check]) expect(text).toContain(joined(title));
	const { boxes: _, text_published: _published, locale: _language, id: _id, ...shown } = fields;
	const hashes = [seal.hash, seal.previousHash, seal.signature, fingerprintOf(signingKey.publicKey)];
	for (const value of [...Object.values(shown), "KreyòlAyisyen", "Parelemankò.", ...hashes]) {
		expect(text).toContain(joined(value));
	}
	expect(text).toContain(joined(agreed.ticked + agreed.names.calls));
	expect(text).toContain(joined(agreed.unticked + agreed.names.marketing));
	expect(text).not.toMatch(/[{}]/);
});

test("a text longer than a page, and names in any script, are in the PDF", async () => {
	const certificate = sampleCertificate();
	const { fields } = certificate.consent;
	fields.text = Array.from({ length: 90 }, (_, index) => `Sentence ${index} of the text.`).join("\n\n");
	fields.name = "王小明 👍🏽 שלום";
	fields.user_agent = "x".repeat(600);
	fields.boxes = '{"future": true}';
	const text = joined(await pdfText(await renderCertificate(certificateDocument(certificate, "en"))));
	for (const index of [0, 45, 89]) expect(text).toContain(`Sentence${index}ofthetext.`);
	expect(text).toContain("Checked:future");
	expect(text).toContain(fields.user_agent);
});

test("the PDF says that no consent was withdrawn", async () => {
	const document = certificateDocument({ ...sampleCertificate(), revocations: [] }, "en");
	const text = joined(await pdfText(await renderCertificate(document)));
	expect(text).toContain(joined(copyFor("en", "certificate", { position: 9, box: "" }).revoked.none));
});
