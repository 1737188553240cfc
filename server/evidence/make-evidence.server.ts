import { desc, eq } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { ledgerSeals, users } from "#database/schema.ts";
import { type EvidencePack, packFile, packText, readPack } from "#domain/evidence/evidence-pack.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { retentionDays } from "#domain/retention.ts";
import { auditLedger } from "../audit/audit-ledger.server.ts";
import { makeCertificate } from "../certificates/make-certificate.server.ts";
import { readSigningKeys } from "../certificates/signing-keys.server.ts";
import { readThisPerson } from "../lead-desk/persons/read-this-person.server.ts";
import { isSignedBy, type TrustedKeys } from "../ledger/ledger-key.server.ts";
import type { Database } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";
import { checkEvidence } from "./check-evidence.server.ts";
import type { EvidenceLead } from "./evidence-lead.server.ts";
import { readContacts, readStops } from "./read-contacts.server.ts";
import { readPageWordings } from "./read-page-wordings.server.ts";
import { readAccess, readChecks, readComplaints, readCourse } from "./read-registers.server.ts";
import { readConsent, readDisclosures, readRequest, readResponse } from "./read-request.server.ts";

type Parts = Pick<Services, "audit" | "clock" | "database" | "env" | "ledger">;

/**
 * Collects all that is known about how a lead was treated, and signs it. The reader may see the lead: `findEvidenceLead`.
 * @throws if the offline check would find a fault in it
 */
export async function makeEvidence(parts: Parts, reader: LeadActor, lead: EvidenceLead): Promise<EvidencePack> {
	const { audit, clock, database, env } = parts;
	const { db } = database;
	const now = clock();
	const cut: string[] = [];
	const certified = await makeCertificate(parts, lead.id, { evenErased: true });
	const read = await readConsent(db, lead.id);
	const { consent } = read;
	const contacts = await readContacts(db, lead, cut);
	const called = contacts.calls.map(({ number }) => number);
	const { own, alike } = await readThisPerson(db, reader, lead, "en");
	const idsOf = ({ leads }: { leads: { id: string }[] }) => leads.map(({ id }) => id);
	const access = await readAccess(db, lead.id, cut);
	await audit.seal();
	const { current, trusted } = await readSigningKeys(env, auditLedger.name);
	const auditHead = await newestSeal(db, trusted);
	const content = {
		format: "evidence-pack",
		version: 1,
		lead: lead.id,
		made: now.toISOString(),
		agency: { name: agency.fullName, site: env.siteOrigin, timeZone: agency.timeZone },
		madeBy: await addressOf(db, reader.userId),
		state: lead.erasedAt ? "erased" : lead.deletedAt ? "deleted" : "kept",
		since: (lead.erasedAt ?? lead.deletedAt)?.toISOString() ?? null,
		request: await readRequest(db, lead),
		...read,
		certificate: certified.ok ? certified.certificate : null,
		noCertificate: certified.ok ? null : certified.code,
		disclosures: [...readDisclosures(lead, consent), ...(await readPageWordings(db, lead))],
		response: readResponse(lead, now),
		...contacts,
		stops: await readStops(db, lead, consent),
		doNotCall: await readChecks(db, lead, called, cut),
		complaints: await readComplaints(db, reader, lead.id),
		...(await readCourse(db, lead.id, cut)),
		linked: { samePerson: idsOf(own), sameContact: idsOf(alike) },
		access,
		removed: removedAfter.map((what) => ({ what, afterDays: retentionDays[what] })),
		cut,
		auditHead,
		keys: [...new Set([current.keyId, ...(auditHead ? [auditHead.keyId] : [])])]
			.sort()
			.flatMap((keyId) => trusted.get(keyId) ?? []),
		signedBy: current.keyId,
		signature: "",
	};
	// Parsed the way it will be read: the database's values have no order.
	const pack = readPack(JSON.parse(JSON.stringify(content)));
	if (!pack) throw new Error("The evidence of a lead does not fit its format");
	pack.signature = current.sign(packText(pack));
	const { faults } = checkEvidence(Buffer.from(packFile(pack)), [current.publicKey]);
	if (faults.length > 0) throw new Error(`An evidence pack does not hold: ${faults.join(", ")}`);
	return pack;
}

/** Data in a pack that the site deletes by itself. */
const removedAfter = ["leads", "bookings", "doNotCallChecks", "complaints", "webhookCalls", "deletedLeads"] as const;

async function addressOf(db: Database, userId: string): Promise<string> {
	const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
	return user?.email ?? "";
}

/** Null if nothing is sealed, or if the seal is not signed by a key of the site: then it would prove nothing. */
async function newestSeal(db: Database, trusted: TrustedKeys): Promise<EvidencePack["auditHead"]> {
	const { position, hash, keyId, signature, ledger } = ledgerSeals;
	const [head] = await db
		.select({ position, hash, keyId, signature })
		.from(ledgerSeals)
		.where(eq(ledger, auditLedger.name))
		.orderBy(desc(position))
		.limit(1);
	const key = head && trusted.get(head.keyId);
	return head && key && isSignedBy(key, head.hash, head.signature) ? head : null;
}
