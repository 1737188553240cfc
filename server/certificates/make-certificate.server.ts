import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { consentRecords, contactSubmissions, ledgerSeals } from "#database/schema.ts";
import {
	type ConsentCertificate,
	certificateFile,
	certificateText,
	consentFields,
	revocationFields,
} from "#domain/consent/consent-certificate.ts";
import { consentKind, consentLedger } from "../consent/consent-ledger.server.ts";
import { anchorsOf, isGenuineAnchor, readAnchorLines, trustedKeys } from "../ledger/anchor-file.server.ts";
import { anchorFileOf, ledgerKeysOf } from "../ledger/anchors.server.ts";
import type { RecordKind } from "../ledger/record-kind.server.ts";
import { hashAt } from "../ledger/seal-page.server.ts";
import type { Database } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";
import { revocationKind } from "../suppression/revocation-kind.server.ts";
import { revocationsFor } from "../suppression/suppressions.server.ts";
import { checkCertificate } from "./check-certificate.server.ts";

export type CertificateRefusal =
	/** No such lead, or its person's data was deleted: then the record is restricted. */
	| "notFound"
	/** Another process is sealing. */
	| "notSealed"
	/** The record is from before the seals, in the old chain. */
	| "beforeSeals"
	/** The ledger does not hold what a certificate would say. */
	| "broken";

export type CertificateAnswer =
	| { ok: true; certificate: ConsentCertificate }
	| { ok: false; because: CertificateRefusal };

type Parts = Pick<Services, "database" | "env" | "clock" | "ledger">;
type Seal = typeof ledgerSeals.$inferSelect;

const refused = (because: CertificateRefusal): CertificateAnswer => ({ ok: false, because });

/** Makes the consent certificate of a lead, unless the offline check would find a fault in it. */
export async function makeCertificate(
	{ database: { db }, env, clock, ledger }: Parts,
	leadId: string,
): Promise<CertificateAnswer> {
	const [found] = await db
		.select({ lead: contactSubmissions, record: consentRecords })
		.from(contactSubmissions)
		.innerJoin(consentRecords, eq(consentRecords.contact_submission_id, contactSubmissions.id))
		.where(and(eq(contactSubmissions.id, leadId), isNull(contactSubmissions.erasedAt)));
	if (!found) return refused("notFound");
	const { lead, record } = found;
	if (record.hash !== null) return refused("beforeSeals");
	const asSealed = { id: leadId, email: record.email || null, phone: record.phone || null };
	const revoked = (await revocationsFor(db, [asSealed, lead])).map(({ id }) => id);
	const ids = [record.id, ...revoked];
	if ((await sealsOf(db, ids)).size < ids.length) await ledger.seal();

	// First the anchors: a running site adds seals before their anchors.
	const lines = await readAnchorLines(anchorFileOf(env.dataDir, consentLedger.name));
	const { current, previous } = ledgerKeysOf(env);
	const trusted = trustedKeys([current, ...previous], lines);
	const anchor = anchorsOf(lines).findLast((line) => isGenuineAnchor(line, trusted)) ?? null;
	const seals = await sealsOf(db, ids);
	const [head] = await sealsOfLedger(db).orderBy(desc(ledgerSeals.position)).limit(1);
	if (!head || seals.size < ids.length) return refused("notSealed");

	const [consent] = await sealed(db, consentKind, consentFields, [record.id], seals);
	const revocations = await sealed(db, revocationKind(consentLedger.name), revocationFields, revoked, seals);
	const named = new Set([current, head, anchor, ...seals.values()].flatMap((one) => one?.keyId ?? []));
	const keys = [...named].sort().flatMap((keyId) => trusted.get(keyId) ?? []);
	const certificate = {
		format: "consent-certificate",
		version: 1,
		agency: { name: agency.name, site: env.siteOrigin },
		lead: leadId,
		made: clock().toISOString(),
		ledger: "consent",
		consent: consent as ConsentCertificate["consent"],
		revocations: revocations as ConsentCertificate["revocations"],
		head: { position: head.position, hash: head.hash, keyId: head.keyId, signature: head.signature },
		anchor: anchor && {
			position: anchor.position,
			hash: anchor.hash,
			time: anchor.time,
			keyId: anchor.keyId,
			signature: anchor.signature,
		},
		keys: keys.map(({ keyId, publicKey }) => ({ keyId, publicKey })),
		signedBy: current.keyId,
		signature: "",
	} satisfies ConsentCertificate;
	certificate.signature = current.sign(certificateText(certificate));
	const { faults } = checkCertificate(Buffer.from(certificateFile(certificate)), [current.publicKey]);
	const isHeld = await holds(db, certificate);
	return faults.length === 0 && isHeld ? { ok: true, certificate } : refused("broken");
}

function sealsOfLedger(db: Database) {
	return db.select().from(ledgerSeals).where(eq(ledgerSeals.ledger, consentLedger.name)).$dynamic();
}

/** The seals of these records that are there already, by the ids of the records. */
async function sealsOf(db: Database, ids: readonly string[]): Promise<Map<string, Seal>> {
	const seals = await db
		.select()
		.from(ledgerSeals)
		.where(
			and(
				eq(ledgerSeals.ledger, consentLedger.name),
				inArray(ledgerSeals.recordKind, ["consent", "revocation"]),
				inArray(ledgerSeals.recordId, [...ids]),
			),
		);
	return new Map(seals.map((seal) => [seal.recordId, seal]));
}

/** Records with the names of their columns and their seals, in the order of the ledger. */
async function sealed(
	db: Database,
	kind: RecordKind,
	names: readonly string[],
	ids: readonly string[],
	seals: ReadonlyMap<string, Seal>,
) {
	const read = await kind.read(db, ids);
	return ids
		.flatMap((id) => {
			const [values, seal] = [read.get(id), seals.get(id)];
			if (!values || !seal) return [];
			const { position, previousHash, hash, keyId, signature } = seal;
			const fields = Object.fromEntries(names.map((name, index) => [name, values[index] ?? null]));
			return { fields, seal: { position, previousHash, hash, keyId, signature } };
		})
		.sort((one, other) => one.seal.position - other.seal.position);
}

/** Whether the records are bound to what stands before them, and the ledger still contains the anchor. */
async function holds(db: Database, { consent, revocations, anchor }: ConsentCertificate): Promise<boolean> {
	const places = [consent, ...revocations].map(({ seal }) => ({
		position: seal.position - 1,
		hash: seal.previousHash,
	}));
	if (anchor) places.push(anchor);
	for (const { position, hash } of places) {
		if ((await hashAt(db, consentLedger, position)) !== hash) return false;
	}
	return true;
}
