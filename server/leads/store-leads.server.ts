import { eq, inArray } from "drizzle-orm";
import { officeSchedule } from "#content/office-schedule.ts";
import { contactSubmissions, conversionEvents, usedCaptchaTokens } from "#database/schema.ts";
import { visitSource } from "#domain/conversions/visit-source.ts";
import { deadlines } from "#domain/leads/deadlines.ts";
import { fullName, type Lead } from "#domain/leads/lead.ts";
import { serviceOfKind } from "#domain/leads/lead-kind.ts";
import { isNotOffered } from "#domain/leads/not-offered.ts";
import { insertConsentRecords } from "../consent/insert-consent-records.server.ts";
import { type IntakeEntry, isProbe } from "../intake/intake-entry.server.ts";
import type { LeadStore } from "../intake/writer.server.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import { insertRows } from "../platform/database/insert-rows.server.ts";
import { sentTogether } from "../platform/database/sent-together.server.ts";
import type { Services } from "../services.server.ts";
import { recordOptOuts } from "../suppression/sharing-opt-out.server.ts";
import { derivedId } from "./lead-ids.server.ts";
import { jobsFor } from "./lead-jobs.server.ts";
import { storeProbes } from "./store-probes.server.ts";

type Columns = typeof contactSubmissions.$inferInsert;

/**
 * Stores leads with their consent records, conversion events and jobs, and probes apart from them. The same few statements
 * store one lead or many. None has `ON CONFLICT`, with which the embedded database can hang; if another process stores one of
 * the leads at the same moment, the transaction fails and is tried again.
 */
export function leadStore({
	database,
	env,
	jobs,
	leadIndex,
}: Pick<Services, "database" | "env" | "jobs" | "leadIndex">): LeadStore {
	const { db } = database;
	const ownHost = new URL(env.siteOrigin).hostname;
	return {
		isAvailable: () => database.isAvailable,
		async store(entries) {
			const sent = entries.filter((entry): entry is IntakeEntry => !isProbe(entry));
			const stored = await db.transaction(async (transaction) => {
				await storeProbes(transaction, jobs, entries.filter(isProbe));
				if (sent.length === 0) return new Map<string, string>();
				const [ids, used] = await sentTogether(storedIds(transaction, sent), usedTokens(transaction, sent));
				const fresh = withoutRepeats(sent).filter(({ id }) => !ids.has(id));
				if (fresh.length === 0) return ids;
				const { leads, spent } = markTokenReuse(fresh, used);
				const optedOut = leads.filter(({ consent }) => consent.optsOut);
				const optOuts = optedOut.map(({ lead: { email, phone }, receivedAt }) => ({
					email,
					phone,
					at: new Date(receivedAt),
				}));
				const real = leads.filter(({ lead }) => !lead.isTest);
				const conversions = real.map((entry) => conversionOf(entry, ownHost));
				const enqueued = leads.flatMap(({ id, lead }) =>
					jobsFor(lead).map((job) => ({ ...job, id: derivedId(id, job.name), data: { leadId: id } })),
				);
				await insertRows(transaction, contactSubmissions, leads.map(columnsOf));
				await sentTogether(
					insertConsentRecords(transaction, leads.map(consentOf)),
					insertRows(transaction, usedCaptchaTokens, spent),
					insertRows(transaction, conversionEvents, conversions),
					jobs.enqueueAll(transaction, enqueued),
				);
				await recordOptOuts(transaction, env, optOuts);
				return ids;
			});
			leadIndex.indexSoon();
			return stored;
		},
		async find(submissionId) {
			const [row] = await db
				.select({ id: contactSubmissions.id })
				.from(contactSubmissions)
				.where(eq(contactSubmissions.submissionId, submissionId));
			return row?.id;
		},
	};
}

/** The ids of leads that are stored already, by the id that the entry has. */
async function storedIds(transaction: Transaction, entries: readonly IntakeEntry[]): Promise<Map<string, string>> {
	const entryIds = new Map(entries.map(({ id, lead }) => [lead.submissionId.toLowerCase(), id]));
	const rows = await transaction
		.select({ id: contactSubmissions.id, submissionId: contactSubmissions.submissionId })
		.from(contactSubmissions)
		.where(inArray(contactSubmissions.submissionId, [...entryIds.keys()]));
	return new Map(rows.map(({ id, submissionId }) => [entryIds.get(submissionId) ?? id, id]));
}

function withoutRepeats(entries: readonly IntakeEntry[]): IntakeEntry[] {
	return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}

/** The captcha tokens that leads have used, perhaps through another process. */
async function usedTokens(transaction: Transaction, entries: readonly IntakeEntry[]): Promise<Set<string>> {
	const hashes = entries.flatMap(({ captcha }) => captcha?.tokenHash ?? []);
	if (hashes.length === 0) return new Set();
	const rows = await transaction
		.select({ hash: usedCaptchaTokens.token_hash })
		.from(usedCaptchaTokens)
		.where(inArray(usedCaptchaTokens.token_hash, hashes));
	return new Set(rows.map(({ hash }) => hash));
}

/** Marks the leads whose captcha token another lead has used. @returns the tokens that the others spend, too */
function markTokenReuse(entries: readonly IntakeEntry[], used: Set<string>) {
	const spent: (typeof usedCaptchaTokens.$inferInsert)[] = [];
	const leads = entries.map((entry) => {
		const { captcha, lead } = entry;
		if (!captcha) return entry;
		if (used.has(captcha.tokenHash)) {
			return { ...entry, lead: { ...lead, spamReasons: [...lead.spamReasons, "captcha_reused"] } };
		}
		used.add(captcha.tokenHash);
		spent.push({ token_hash: captcha.tokenHash, expires_at: new Date(captcha.expiresAt) });
		return entry;
	});
	return { leads, spent };
}

/** The only place that computes a lead's deadlines. Everything else reads the stored ones. */
function columnsOf({ id, lead, receivedAt, promise, shown }: IntakeEntry): Columns {
	const createdAt = new Date(receivedAt);
	return {
		// Fails to compile if a property of a lead has no column. Drizzle would drop it silently.
		...(lead satisfies Pick<Columns, keyof Lead>),
		isTest: lead.isTest ?? false,
		...deadlines(createdAt, officeSchedule),
		promise,
		shown,
		id,
		service: serviceOfKind[lead.kind],
		notOffered: isNotOffered(lead.state, lead.product),
		createdAt,
	};
}

function consentOf({ id, lead, consent, receivedAt }: IntakeEntry) {
	return {
		id: derivedId(id, "consent"),
		contactSubmissionId: id,
		text: consent.text,
		textPublished: consent.published,
		locale: lead.locale,
		page: lead.pageSource,
		boxes: consent.boxes,
		name: fullName(lead),
		email: lead.email ?? "",
		phone: lead.phone ?? "",
		recordedAt: receivedAt,
		ipAddress: lead.ipAddress,
		userAgent: lead.userAgent,
		secret: consent.secret,
	};
}

function conversionOf({ id, lead, receivedAt }: IntakeEntry, ownHost: string): typeof conversionEvents.$inferInsert {
	return {
		id: derivedId(id, "conversion"),
		event_type: "form_submit",
		session_id: lead.sessionId,
		page: lead.pageSource,
		locale: lead.locale,
		service: lead.product ?? serviceOfKind[lead.kind],
		state: lead.state,
		source: visitSource(lead, ownHost),
		created_at: new Date(receivedAt),
	};
}
