import { expect, test, vi } from "vitest";
import { agency } from "#content/agency.ts";
import { phoneText } from "#domain/leads/phone-text.ts";
import { locales } from "#domain/locale/locales.ts";
import { formatDateTime } from "#i18n/format.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { pdfText } from "#tests/support/pdf-text.ts";
import { sampleEvidence } from "#tests/support/sample-evidence.ts";
import { renderEvidence } from "../pdf/render-pdf.server.ts";
import { evidenceDocument } from "./evidence-document.server.ts";

// The first PDF waits for the library to load.
vi.setConfig({ testTimeout: 60_000 });

/** Lines break anywhere in a PDF. */
const joined = (text: string) => text.replace(/\s+/g, "");

test.each(locales)("the PDF shows what the pack holds, with labels in %s", async (locale) => {
	const pack = sampleEvidence();
	const pages = (await pdfText(await renderEvidence(evidenceDocument(pack, locale)))).split("\f");
	const text = joined(pages.join(""));
	const t = translator(locale, "evidence");
	const titles = ["request", "disclosures", "response", "calls", "emails", "stops", "checks", "complaints"] as const;
	for (const name of titles) expect(text).toContain(joined(t(`${name}.title`)));
	const [call] = pack.calls;
	const complaints = copyFor(locale, "complaints");
	for (const value of [
		pack.consent?.text,
		pack.certificate?.consent.seal.hash,
		pack.auditHead?.hash,
		"12:bbb",
		"inputs.age:66",
		call?.at,
		call && phoneText(call.number),
		"America/New_York",
		"09:05:07",
		"501.616(6)(a)",
		"Menpria.",
		"Yorelemtwòp.",
		"florida.txt",
		"Parelemankò.",
		pack.linked.samePerson[0],
		"ana@sunfield.example",
		"09:05:07",
		"26-1",
		`${complaints.fields.status}: ${complaints.statuses.working}`,
		copyFor(locale, "leadPage").statuses.contacted,
		translator(locale, "leadTimeline")("undo"),
		translator(locale, "leadTimeline")("undone", {
			at: formatDateTime(locale, new Date(pack.changes[0]?.undo?.at ?? 0), agency.timeZone),
		}),
		t("notRecorded"),
		"N ap reponn nan 24 èdtan.",
		"Partner CRM",
		copyFor(locale, "webhooks").events.created,
		copyFor(locale, "webhooks").states.dead,
		translator(locale, "emails")("leadDigest.signs.filled_too_fast"),
		copyFor(locale, "leadReplies").deliveries.reasons.suppressed,
		"evidence-0f8fad5b.json",
	]) {
		expect(text).toContain(joined(value ?? "?"));
	}
	const foot = joined(t("reference", { lead: "0f8fad5b" }));
	const number = translator(locale, "pdf");
	for (const [index, page] of pages.entries()) {
		expect(joined(page)).toContain(foot);
		expect(joined(page)).toContain(joined(number("page", { page: index + 1, pages: pages.length })));
		expect(page).toContain("Sunfield Financial");
	}
	expect(text).not.toMatch(/[{}]|undefined/);
});

test("an erased lead's PDF says so, and a long email goes on on the next page", async () => {
	const words = Array.from({ length: 150 }, (_, index) => `Sentence ${index} of the email.`).join("\n");
	const [reply] = sampleEvidence().replies;
	if (!reply) throw new Error("no reply");
	const erased = sampleEvidence({
		state: "erased",
		since: "2026-11-25T15:00:00.000Z",
		request: null,
		response: null,
		calls: [],
		replies: [{ ...reply, words }],
	});
	const text = joined(await pdfText(await renderEvidence(evidenceDocument(erased, "en"))));
	expect(text).toContain(joined("The person’s data was deleted on November 25, 2026."));
	for (const index of [0, 75, 149]) expect(text).toContain(`Sentence${index}oftheemail.`);
	expect(text).not.toContain("Bonjou!");
});

test("what rules said of a person, and why something was not recorded, is said once", () => {
	const facts = [
		{ rule: "part", isNeeded: true, isMet: false },
		{ rule: "license", isNeeded: true, isMet: false, state: "FL", expiresOn: null },
	];
	const reasons = { ownerId: "ana", candidates: [{ userId: "olivia", name: "Olivia Grant", facts }] };
	const { request } = sampleEvidence();
	const pack = sampleEvidence({
		assignments: [{ at: "2026-11-24T14:05:07.250Z", rulesVersion: 3, reasons }],
		request: request && { ...request, state: null },
	});
	const values = evidenceDocument(pack, "en").sections.flatMap(({ facts }) => facts.map(({ value }) => value));
	const lines = values.join("\n").split("\n");
	expect(lines).toContain("Olivia Grant: Doesn’t take part in routing · No Florida license");
	expect(lines.filter((line) => line === "The person didn’t give a state.")).toHaveLength(1);
	const known = evidenceDocument(sampleEvidence(), "en").sections.flatMap(({ facts }) => facts);
	expect(known.map(({ value }) => value).join()).not.toContain("gave no state");
});

test("two thousand looks become a few rows", () => {
	const access = Array.from({ length: 2000 }, (_, index) => ({
		entry: String(index),
		at: new Date(Date.UTC(2026, 10, 23, 15, 0, index)).toISOString(),
		action: "ROWS_READ",
		by: "ana@sunfield.example",
		network: null,
	}));
	const { sections } = evidenceDocument(sampleEvidence({ access }), "en");
	const looks = sections.find(({ title }) => title === "Who looked at the lead");
	expect(looks?.facts.length).toBe(34);
	expect(looks?.facts.at(-1)?.value).toContain("10:33:19");
});

test("without a certificate the PDF shows the record and says why nothing proves it", async () => {
	const pack = sampleEvidence({ certificate: null, noCertificate: "broken" });
	const text = joined(await pdfText(await renderEvidence(evidenceDocument(pack, "en"))));
	expect(text).toContain(joined("the record in the database is not the one that was sealed"));
	expect(text).toContain(joined(pack.consent?.text ?? "?"));
});
