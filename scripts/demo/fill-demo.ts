import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import {
	bookingEvents,
	contactSubmissions,
	conversionEvents,
	leadAppointments,
	leadCalls,
	leadChanges,
	leadDeliveries,
	leadNotes,
	leadPolicies,
	leadReplies,
	leadTasks,
	visitorEvents,
	visitorProfiles,
} from "#database/schema.ts";
import { contactChannels } from "#domain/contacts/revocation.ts";
import { checkCredentials } from "#domain/staff/credentials.ts";
import type { IntakeEntry } from "#server/intake/intake-entry.server.ts";
import { leadStore } from "#server/leads/store-leads.server.ts";
import type { Transaction } from "#server/platform/database/client.server.ts";
import { isDemo } from "#server/platform/demo-mark.server.ts";
import type { Services } from "#server/services.server.ts";
import { commonPasswords } from "#server/staff/common-passwords.server.ts";
import { recordRevocation } from "#server/suppression/record-revocation.server.ts";
import { UsageError } from "../usage-error.ts";
import { demoBrowsing } from "./demo-browsing.ts";
import { demoLead } from "./demo-lead.ts";
import { demoPeople } from "./demo-people.ts";
import { demoRandom } from "./demo-random.ts";
import { routeDemoLeads, turnOnRouting } from "./demo-routing.ts";
import { addDemoStaff } from "./demo-staff.ts";
import { demoVisit } from "./demo-visit.ts";
import { type DemoWork, demoWork } from "./demo-work.ts";

const halfYearMs = 182 * 24 * 3_600_000;
const atATime = 100;
/** The last leads come one by one and are routed. */
const routedLeads = 40;
/** Nobody has worked on the newest yet, so that routing finds an owner for them. */
const untouchedLeads = 6;
const seed = 20_261_123;

type Parts = Pick<Services, "database" | "env" | "clock" | "ledger" | "leadIndex" | "log">;

/** @throws UsageError if the folder is not for a demo */
export function checkDemoFolder({ mode, dataDir }: { mode: string; dataDir: string }): void {
	if (mode === "production") throw new UsageError("A demo is never made with NODE_ENV=production.");
	const files = listed(dataDir);
	if (isDemo(dataDir)) throw new UsageError(`${dataDir} holds a demo already. Delete the folder to make another one.`);
	if (files.length > 0) throw new UsageError(`${dataDir} holds data that is no demo. Set DATA_DIR to an empty folder.`);
}

function listed(folder: string): string[] {
	try {
		return readdirSync(folder);
	} catch {
		return [];
	}
}

/** A password that the sign-up form takes. @throws UsageError if the given one is too weak */
export function demoPassword(given: string | undefined, email: string): string {
	const password = given || `${randomBytes(9).toString("base64url")}.Aa1`;
	if (!checkCredentials("sign-up", { email, password }, commonPasswords()).ok)
		throw new UsageError("DEMO_PASSWORD is too weak.");
	return password;
}

/**
 * Fills an empty database with half a year of an agency that does not exist: leads, what staff did about them, visits.
 * Leads and requests to stop are stored by the code that stores real ones, and sealed. No email is sent.
 * @param adminEmail of the account that can be signed in with
 */
export async function fillDemo(
	parts: Parts,
	{ count, adminEmail, password }: { count: number; adminEmail: string; password: string },
): Promise<void> {
	const { database, clock, ledger, leadIndex } = parts;
	const jobs = { enqueue: async () => {}, enqueueAll: async () => {} } as unknown as Services["jobs"];
	const random = demoRandom(seed);
	const now = clock();
	const people = await addDemoStaff(parts, { adminEmail, password, now });
	const nextVisitor = demoPeople(random);
	const store = leadStore({ ...parts, jobs });
	for (let first = 0, length = 0; first < count; first += length) {
		const unrouted = count - first - routedLeads;
		length = unrouted > 0 ? Math.min(atATime, unrouted) : 1;
		const entries: IntakeEntry[] = Array.from({ length }, (_, index) => {
			const age = halfYearMs * (1 - (first + index + random.next()) / count);
			return demoLead(random, nextVisitor(), new Date(now.getTime() - age));
		});
		await store.store(entries);
		const isUntouched = count - first <= untouchedLeads;
		const work = isUntouched ? [] : entries.map((entry) => demoWork(entry, people, now, random));
		await database.db.transaction(async (transaction) => {
			await storeWork(transaction, work);
			const visits = entries.flatMap((entry) => demoVisit(entry, random) ?? []);
			const browsing = entries.map((entry) => demoBrowsing(entry, random));
			await insertAll(
				transaction,
				visitorEvents,
				[...visits, ...browsing].flatMap(({ events }) => events),
			);
			await insertAll(
				transaction,
				conversionEvents,
				browsing.flatMap(({ conversions }) => conversions),
			);
			await insertAll(
				transaction,
				visitorProfiles,
				visits.map(({ profile }) => profile),
			);
		});
		for (const { id, lead, receivedAt } of entries.filter(() => random.isLikely(0.012))) {
			const at = new Date(Math.min(Date.parse(receivedAt) + 5 * 24 * 3_600_000, now.getTime()));
			await recordRevocation(
				{ ...parts, jobs, clock: () => at },
				{
					email: lead.email,
					phone: lead.phone,
					leadId: id,
					channels: contactChannels,
					method: "link",
					locale: lead.locale,
					ipAddress: lead.ipAddress,
					userAgent: lead.userAgent,
				},
			);
		}
		const [newest] = unrouted > 0 ? [] : entries;
		if (newest) await routeDemoLeads(parts, new Date(Date.parse(newest.receivedAt) + 30_000));
		if (length === unrouted) await turnOnRouting(database.db, people, new Date(entries.at(-1)?.receivedAt ?? now));
	}
	await ledger.seal();
	await leadIndex.index();
}

async function storeWork(transaction: Transaction, work: readonly DemoWork[]): Promise<void> {
	for (const { lead } of work) {
		const { id, ...changed } = lead;
		// Deadlines that have passed cause no emails, and the words of notes are indexed.
		const also = { overdueAlertedAt: sql`now()`, indexedAt: null };
		await transaction
			.update(contactSubmissions)
			.set({ ...changed, ...also })
			.where(sql`${contactSubmissions.id} = ${id}`);
	}
	await insertAll(
		transaction,
		leadChanges,
		work.flatMap(({ changes }) => changes),
	);
	await insertAll(
		transaction,
		leadNotes,
		work.flatMap(({ notes }) => notes),
	);
	await insertAll(
		transaction,
		leadPolicies,
		work.flatMap(({ policies }) => policies),
	);
	await insertAll(
		transaction,
		leadTasks,
		work.flatMap(({ tasks }) => tasks),
	);
	await insertAll(
		transaction,
		leadCalls,
		work.flatMap(({ calls }) => calls),
	);
	await insertAll(
		transaction,
		leadReplies,
		work.flatMap(({ replies }) => replies),
	);
	await insertAll(
		transaction,
		leadDeliveries,
		work.flatMap(({ deliveries }) => deliveries),
	);
	await insertAll(
		transaction,
		bookingEvents,
		work.flatMap(({ bookings }) => bookings),
	);
	await insertAll(
		transaction,
		leadAppointments,
		work.flatMap(({ bookings }) => bookings.flatMap(appointmentOf)),
	);
}

/** The appointment that would be read from the scheduler's message. */
function appointmentOf(booking: DemoWork["bookings"][number]): (typeof leadAppointments.$inferInsert)[] {
	const { id, contact_submission_id: leadId, starts_at: startsAt, occurred_at: createdAt, invitee } = booking;
	if (!id || !leadId || !startsAt) return [];
	const row = { id, leadId, startsAt, invitee, createdAt, changedAt: createdAt };
	return [{ ...row, minutes: 30, way: "phone", place: "", state: "planned" }];
}

async function insertAll<Table extends PgTable>(
	transaction: Transaction,
	table: Table,
	rows: Table["$inferInsert"][],
): Promise<void> {
	if (rows.length > 0) await transaction.insert(table).values(rows as never);
}
