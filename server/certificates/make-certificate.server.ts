import { setTimeout } from "node:timers/promises";
import { and, asc, desc, eq, inArray, isNull, lt, type SQL } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { contactSubmissions, ledgerSeals } from "#database/schema.ts";
import {
	type ConsentCertificate,
	certificateFile,
	certificateText,
	consentFields,
	revocationFields,
} from "#domain/consent/consent-certificate.ts";
import { consentKind, consentLedger } from "../consent/consent-ledger.server.ts";
import { readConsents } from "../consent/read-consents.server.ts";
import type { EncryptedKind } from "../ledger/encrypted-kind.server.ts";
import { hashAt } from "../ledger/seal-page.server.ts";
import type { Database } from "../platform/database/client.server.ts";
import type { Env } from "../platform/env.server.ts";
import type { Services } from "../services.server.ts";
import { revocationKind } from "../suppression/revocation-kind.server.ts";
import { revocationsFor } from "../suppression/suppressions.server.ts";
import { checkCertificate } from "./check-certificate.server.ts";
import { readSigningKeys } from "./signing-keys.server.ts";

export type CertificateRefusal =
	/** No such lead, no consent record, or its person's data was deleted: then the record is restricted. */
	| "notFound"
	/** The key of the record was destroyed, because its retention had ended. */
	| "ended"
	/** Something else is being sealed, and has been for a while. */
	| "notSealed"
	/** The ledger does not hold what a certificate would say. */
	| "broken";

export type CertificateAnswer = { ok: true; certificate: ConsentCertificate } | { ok: false; code: CertificateRefusal };

interface Parts extends Pick<Services, "clock"> {
	database: Pick<Services["database"], "db">;
	env: Pick<Env, "authSecret" | "previousAuthSecrets" | "dataDir" | "siteOrigin">;
	ledger: Pick<Services["ledger"], "seal">;
}

type Seal = typeof ledgerSeals.$inferSelect;

/** One ledger is sealed at a time, by one process. It takes a moment. */
const maxTries = 5;
const busyMs = 200;

const refused = (code: CertificateRefusal): CertificateAnswer => ({ ok: false, code });

/**
 * Makes the consent certificate of a lead, unless the offline check would find a fault in it.
 * @param evenErased for the evidence pack alone: the record of an erased lead stays to prove the consent
 */
export async function makeCertificate(
	{ database: { db }, env, clock, ledger }: Parts,
	leadId: string,
	{ evenErased = false }: { evenErased?: boolean } = {},
): Promise<CertificateAnswer> {
	const found = await findConsent(db, leadId, evenErased);
	if (!found) return refused("notFound");
	const { lead, record, destroyedAt, marketing } = found;
	if (!record) return refused(destroyedAt ? "ended" : "broken");
	const asSealed = { id: leadId, email: record.email || null, phone: record.phone || null };
	const revoked = (await revocationsFor(db, [asSealed, lead])).map(({ id }) => id);
	const consentIds = [record.id, ...(marketing ? [marketing.id] : [])];
	const ids = [...consentIds, ...revoked];
	for (let tries = 0; tries < maxTries && (await sealsOf(db, ids)).size < ids.length; tries++) {
		if (tries > 0) await setTimeout(busyMs);
		await ledger.seal();
	}

	// First the anchors: a running site adds seals before their anchors.
	const { current, trusted, anchor } = await readSigningKeys(env, consentLedger.name);
	const seals = await sealsOf(db, ids);
	const [head] = await sealsOfLedger(db).orderBy(desc(ledgerSeals.position)).limit(1);
	if (!head || seals.size < ids.length) return refused("notSealed");

	const consents = await sealed(db, consentKind, consentFields, consentIds, seals);
	const consent = consents.find(({ fields }) => fields.id === record.id);
	const agreedLater = consents.find(({ fields }) => fields.id === marketing?.id);
	const revocations = await sealed(db, revocationKind(consentLedger.name), revocationFields, revoked, seals);
	const named = new Set([current, head, anchor, ...[...seals.values()].flat()].flatMap((one) => one?.keyId ?? []));
	const certificate = {
		format: "consent-certificate",
		version: 1,
		agency: { name: agency.fullName, site: env.siteOrigin },
		lead: leadId,
		made: clock().toISOString(),
		ledger: "consent",
		consent: consent as ConsentCertificate["consent"],
		...(agreedLater && { marketing: agreedLater as ConsentCertificate["consent"] }),
		revocations: revocations as ConsentCertificate["revocations"],
		head: { position: head.position, hash: head.hash, keyId: head.keyId, signature: head.signature },
		anchor,
		keys: [...named].sort().flatMap((keyId) => trusted.get(keyId) ?? []),
		signedBy: current.keyId,
		signature: "",
	} satisfies ConsentCertificate;
	certificate.signature = current.sign(certificateText(certificate));
	const { faults } = checkCertificate(Buffer.from(certificateFile(certificate)), [current.publicKey]);
	const isSound = faults.length === 0 && (await holds(db, certificate));
	return isSound ? { ok: true, certificate } : refused("broken");
}

async function findConsent(db: Database, leadId: string, evenErased: boolean) {
	const [lead] = await db
		.select()
		.from(contactSubmissions)
		.where(and(eq(contactSubmissions.id, leadId), evenErased ? undefined : isNull(contactSubmissions.erasedAt)));
	const [stored, later] = lead ? await readConsents(db, [leadId]) : [];
	return lead && stored && { lead, record: stored.full, destroyedAt: stored.destroyedAt, marketing: later?.record };
}

function sealsOfLedger(db: Database, which?: SQL) {
	return db
		.select()
		.from(ledgerSeals)
		.where(and(eq(ledgerSeals.ledger, consentLedger.name), which))
		.$dynamic();
}

/** The seals of these records that are there already, by the ids of the records, the first one first. */
async function sealsOf(db: Database, ids: readonly string[]): Promise<Map<string, Seal[]>> {
	const seals = await sealsOfLedger(db, inArray(ledgerSeals.recordId, [...ids])).orderBy(asc(ledgerSeals.position));
	return Map.groupBy(seals, ({ recordId }) => recordId);
}

/**
 * Records with the names of their columns and their seals, in the order of the ledger. A seal that covers what a record
 * held before it was encrypted is the older proof, for as long as the record can be read.
 */
async function sealed(
	db: Database,
	kind: EncryptedKind,
	names: readonly string[],
	ids: readonly string[],
	seals: ReadonlyMap<string, Seal[]>,
) {
	const read = await kind.readWhole(db, ids);
	return ids
		.flatMap((id) => {
			const record = read.get(id);
			if (!record?.body) return [];
			const { keyHash, body, key } = record.body;
			const ofKind = (wanted: string) => seals.get(id)?.find(({ recordKind }) => recordKind === wanted);
			const former = record.isReadable ? ofKind(kind.former.name) : undefined;
			const seal = former ?? ofKind(kind.name);
			if (!seal) return [];
			const { position, previousHash, hash, keyId, signature } = seal;
			const fields = Object.fromEntries(names.map((name, index) => [name, record.fields[index] ?? null]));
			return {
				fields,
				seal: { position, previousHash, hash, keyId, signature },
				...(!former && { encrypted: { keyHash, body, key } }),
			};
		})
		.sort((one, other) => one.seal.position - other.seal.position);
}

/**
 * True if the records are bound to the ones before them, the ledger still contains the anchor, and no earlier key was
 * used again after the current one had replaced it.
 */
async function holds(db: Database, certificate: ConsentCertificate): Promise<boolean> {
	const { consent, marketing, revocations, anchor, signedBy } = certificate;
	const places = [consent, ...(marketing ? [marketing] : []), ...revocations].map(({ seal }) => ({
		position: seal.position - 1,
		hash: seal.previousHash,
	}));
	if (anchor) places.push(anchor);
	for (const { position, hash } of places) {
		if ((await hashAt(db, consentLedger, position)) !== hash) return false;
	}
	const earlier = [consent, ...revocations].filter(({ seal }) => seal.keyId !== signedBy);
	const last = Math.max(0, ...earlier.map(({ seal }) => seal.position));
	if (last === 0) return true;
	const replaced = and(lt(ledgerSeals.position, last), eq(ledgerSeals.keyId, signedBy));
	return (await sealsOfLedger(db, replaced).limit(1)).length === 0;
}
