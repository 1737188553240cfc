import { randomInt } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntries } from "#database/schema.ts";
import { certificateFile } from "#domain/consent/consent-certificate.ts";
import { intakeEntry } from "#tests/support/intake-entry.ts";
import { type LedgerBench, openLedgerBench } from "#tests/support/ledger-bench.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { openWriter } from "#tests/support/writers.ts";
import { consentLedger } from "../consent/consent-ledger.server.ts";
import { readAgreed } from "../lead-desk/page/read-agreed.server.ts";
import { leadStore } from "../leads/store-leads.server.ts";
import { type Ledger, openLedger } from "../ledger/ledger.server.ts";
import { ledgerKeyOf } from "../ledger/ledger-key.server.ts";
import { eraseLeads } from "../privacy/erase-leads.server.ts";
import { recordRevocation } from "../suppression/record-revocation.server.ts";
import { checkCertificate } from "./check-certificate.server.ts";
import { exportCertificate } from "./export-certificate.server.ts";
import { makeCertificate } from "./make-certificate.server.ts";

describe.each(ruleKinds)("the certificate of a lead on %s", (kind) => {
	let services: TestServices;
	let bench: LedgerBench;
	beforeAll(async () => {
		services = await openTestServices(kind);
		// It seals only when a test asks for it.
		await services.ledger.close();
		bench = await openLedgerBench(services.database, services.env);
	});
	afterAll(() => services.close());

	async function store(lead: Parameters<typeof intakeEntry>[0] = {}): Promise<string> {
		const entry = intakeEntry(lead);
		await leadStore(services).store([entry]);
		return entry.id;
	}
	const revoke = (leadId: string, method: "link" | "phone", email: string, phone: string) =>
		recordRevocation(services, {
			leadId,
			method,
			email,
			phone,
			channels: ["email", "calls"],
			locale: "ht",
			ipAddress: "203.0.113.9",
			userAgent: "Test",
		});
	/** The audit ledger may be sealing just now. */
	const sealAllBy = (ledger: Ledger) =>
		expect
			.poll(
				async () => {
					await ledger.seal();
					return (await bench.verified()).waiting;
				},
				{ timeout: 20_000 },
			)
			.toBe(0);
	/** @throws if there is no certificate */
	async function certificateOf(leadId: string, parts: Parameters<typeof makeCertificate>[0] = services) {
		const made = await makeCertificate(parts, leadId);
		if (!made.ok) throw new Error(made.code);
		const file = Buffer.from(certificateFile(made.certificate));
		const check = checkCertificate(file, [ledgerKeyOf(parts.env.authSecret).publicKey]);
		return { certificate: made.certificate, faults: check.faults };
	}

	test("is sealed if it was not, holds what was sealed, and is found sound without the database", async () => {
		const text = "Mwen dakò.\n\n“Wi” 👍";
		const consent = { text, published: true, boxes: { calls: true, marketing: false } };
		const leadId = await store({ lead: { email: "sealed@example.com", phone: "305-555-0300" }, consent });
		const { certificate, faults } = await certificateOf(leadId);
		expect(faults).toEqual([]);
		const { fields, seal } = certificate.consent;
		expect(fields).toMatchObject({
			contact_submission_id: leadId,
			text,
			text_published: "true",
			locale: "ht",
			page: "/ht",
			name: "Marie Joseph",
			email: "sealed@example.com",
			phone: "305-555-0300",
			ip_address: "203.0.113.7",
			user_agent: "Test browser",
			recorded_at: "2026-11-23T15:00:00.000Z",
		});
		expect(JSON.parse(fields.boxes)).toEqual(consent.boxes);
		expect(certificate.head).toMatchObject({ position: seal.position, hash: seal.hash });
		expect(certificate.anchor).toMatchObject({ position: seal.position, hash: seal.hash });
		expect(certificate.revocations).toEqual([]);
	});

	test("names all requests of the person to stop, and none of others", async () => {
		// A second try finds what the first left.
		const phone = `305-555-${randomInt(1000, 9999)}`;
		const [leadId, other, third] = [
			await store({ lead: { email: `stopped-${phone}@example.com`, phone } }),
			await store({ lead: { email: `other-${phone}@example.com`, phone } }),
			await store({ lead: { email: `third-${phone}@example.com`, phone } }),
		];
		await revoke(other, "link", `other-${phone}@example.com`, phone);
		expect((await certificateOf(leadId)).certificate.revocations, "only a hint").toEqual([]);
		await revoke(leadId, "link", `stopped-${phone}@example.com`, phone);
		await revoke(third, "phone", `third-${phone}@example.com`, `+1 ${phone}`);
		const { certificate, faults } = await certificateOf(leadId);
		expect(faults).toEqual([]);
		expect(certificate.revocations.map(({ fields }) => [fields.method, fields.email, fields.channels])).toEqual([
			["link", `stopped-${phone}@example.com`, "{email,calls}"],
			["phone", `third-${phone}@example.com`, "{email,calls}"],
		]);
		const places = [certificate.consent, ...certificate.revocations].map(({ seal }) => seal.position);
		expect(places).toEqual(places.toSorted((one, next) => one - next));
	});

	test("names the position that the lead's page names", async () => {
		const before = await store();
		await certificateOf(before);
		await revoke(before, "link", "positions@example.com", "305-555-0388");
		await services.ledger.seal();
		const leadId = await store();
		const shown = async () =>
			(await readAgreed(services.database.db, { id: leadId, phone: null }, "en"))?.records[0]?.facts;
		expect(await shown()).toMatch(/No position in the consent ledger yet/);
		const { position } = (await certificateOf(leadId)).certificate.consent.seal;
		expect(await shown()).toMatch(new RegExp(`Position ${position} in the consent ledger$`));
	});

	test("is refused for a record that somebody changed, took out of the chain or sealed with another key", async () => {
		const leadId = await store({ lead: { email: "changed@example.com" } });
		const { certificate } = await certificateOf(leadId);
		const { position, signature, previousHash } = certificate.consent.seal;
		const { id } = certificate.consent.fields;
		const record = `contact_submission_id = '${leadId}'`;
		const seal = `position = ${position} AND ledger = 'consent'`;
		const forged = ledgerKeyOf("another secret").sign(certificate.consent.seal.hash);
		for (const [change, undo] of [
			[`consent_records SET boxes = '{"marketing": true}' WHERE ${record}`, `boxes = '{"marketing": false}'`],
			[`record_bodies SET body = body || 'A' WHERE record_id = '${id}'`, "body = left(body, -1)"],
			[`ledger_seals SET signature = '${forged}' WHERE ${seal}`, `signature = '${signature}'`],
			[`ledger_seals SET previous_hash = '${"0".repeat(64)}' WHERE ${seal}`, `previous_hash = '${previousHash}'`],
			[`ledger_seals SET hash = reverse(hash) WHERE position = ${position - 1}`, "hash = reverse(hash)"],
		] as const) {
			await bench.tamper(`UPDATE ${change}`);
			expect(await makeCertificate(services, leadId), change).toEqual({ ok: false, code: "broken" });
			await bench.tamper(`UPDATE ${change.replace(/SET .* WHERE/, `SET ${undo} WHERE`)}`);
			expect((await certificateOf(leadId)).faults).toEqual([]);
		}
	});

	test("tells what is missing: a lead, its data, or the seal", async () => {
		const leadId = await store({ lead: { email: "erased@example.com" } });
		const idle = { ...services, ledger: { ...services.ledger, seal: async () => {} } };
		expect(await makeCertificate(idle, leadId)).toEqual({ ok: false, code: "notSealed" });
		let calls = 0;
		const busy = { ...idle.ledger, seal: async () => (++calls < 3 ? undefined : services.ledger.seal()) };
		expect(await makeCertificate({ ...services, ledger: busy }, leadId), "it waits").toMatchObject({ ok: true });
		const lead = { id: leadId, sessionId: null };
		await services.database.db.transaction((transaction) => eraseLeads(transaction, [lead], services.clock()));
		expect(await makeCertificate(services, leadId)).toEqual({ ok: false, code: "notFound" });
		expect(await makeCertificate(services, crypto.randomUUID())).toEqual({ ok: false, code: "notFound" });
	});

	test("is exported for whoever may open the lead, as JSON and as a PDF, and the audit log says so", async () => {
		const leadId = await store({ lead: { email: "exported@example.com" } });
		const by = await openWriter(services, "Olga", "admin");
		const asked = { leadId, file: "certificate.json", locale: "pt" } as const;
		const agent = { ...by, role: "agent" } as const;
		expect((await exportCertificate(services, agent, asked)).status, "not their lead").toBe(404);
		const refused = and(eq(auditEntries.action, "ACCESS_REFUSED"), eq(auditEntries.userId, agent.userId));
		const attempts = await services.database.db.select().from(auditEntries).where(refused);
		expect(attempts.map(({ details }) => details)).toEqual([`leads/${asked.leadId}/${asked.file}`]);
		const licensed = { ...agent, licensedStates: ["FL"] };
		expect((await exportCertificate(services, licensed, asked)).status, "one that they may take").toBe(200);
		const json = await exportCertificate(services, by, asked);
		expect(checkCertificate(new Uint8Array(await json.arrayBuffer())).faults).toEqual([]);
		const pdf = await exportCertificate(services, by, { ...asked, file: "certificate.pdf" });
		expect(
			Buffer.from(await pdf.arrayBuffer())
				.subarray(0, 5)
				.toString(),
		).toBe("%PDF-");
		expect(pdf.headers.get("content-disposition")).toBe(
			`attachment; filename="consent-certificate-${leadId.slice(0, 8)}.pdf"`,
		);
		const missing = await exportCertificate(services, by, { ...asked, leadId: crypto.randomUUID() });
		expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining("Não há certificado")]);
		const entries = await services.database.db
			.select()
			.from(auditEntries)
			.where(eq(auditEntries.action, "CERTIFICATE_EXPORTED"));
		const ofLead = entries.filter(({ subjectId }) => subjectId === leadId);
		expect(ofLead.map(({ userId }) => userId)).toEqual([by.userId, by.userId, by.userId]);
	});

	// Last: from here on the ledger has another key.
	test("holds after the secret was replaced, with the old seal and the new signature", async () => {
		const leadId = await store({ lead: { email: "rotated@example.com" } });
		const before = await certificateOf(leadId);
		const env = { ...services.env, authSecret: "a new secret", previousAuthSecrets: [services.env.authSecret] };
		const ledger = openLedger({ ...services, env }, consentLedger);
		await store({ lead: { email: "later@example.com" } });
		await sealAllBy(ledger);
		// The anchor file now certifies the old key.
		const parts = { ...services, ledger, env: { ...env, previousAuthSecrets: [] } };
		const { certificate, faults } = await certificateOf(leadId, parts);
		expect(faults).toEqual([]);
		expect(certificate.consent).toEqual(before.certificate.consent);
		expect(certificate.signedBy).not.toBe(before.certificate.signedBy);
		expect(certificate.keys.map(({ keyId }) => keyId).sort()).toEqual(
			[before.certificate.signedBy, certificate.signedBy].sort(),
		);
		// The owner of the old secret can't continue with it.
		const late = await store({ lead: { email: "late@example.com" } });
		await sealAllBy(services.ledger);
		expect(await makeCertificate(parts, late)).toEqual({ ok: false, code: "broken" });
	});
});
