import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { eq, isNotNull, isNull, sql } from "drizzle-orm";
import {
	blogArticles,
	blogSocialImages,
	consentRecords,
	contactSubmissions,
	conversionEvents,
	cookieConsents,
	cspReports,
	leadTasks,
	offerClaims,
	revocations,
	sessions,
	siteSettings,
	staffLicenses,
	staffRecords,
	userRoles,
	users,
	visitorEvents,
	visitorProfiles,
} from "#database/schema.ts";
import type { RevocationBody } from "#domain/consent/consent-certificate.ts";
import { offerMonth } from "#domain/funnels/offers.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import type { StaffRole } from "#domain/staff/roles.ts";
import type { JobName } from "#server/job-schedules.server.ts";
import { fakeDns } from "./fake-dns.ts";

/**
 * Runs the site as in production, in its own process, because only one process can read the embedded database. The clock
 * is fixed until a test moves it. Tests send commands through the IPC channel of this forked process.
 */
const folder = process.env.NODE_ENV === "production" ? "build/production" : "build";
const { createLog, readSiteEnv, startServer } = (await import(
	new URL(`../../${folder}/server/index.js`, import.meta.url).href
)) as typeof import("#server/entry.server.ts");

/** What name servers say about the domain of the sender that a test sets. */
const dns = fakeDns({
	"TXT harbor.example": ["v=spf1 mx -all"],
	"TXT k1._domainkey.harbor.example": ["v=DKIM1; k=rsa; p=MIGfMA0"],
	"TXT _dmarc.harbor.example": ["v=DMARC1; p=none"],
	"MX harbor.example": ["10 mx.harbor.example"],
	"MX sunfield.example": "silent",
});

// The accounts library dates sessions by the machine's clock, so this clock starts with the same time.
let now = Date.now();
const env = readSiteEnv(process.env);
const server = await startServer(env, {
	clock: () => new Date(now),
	log: createLog(env.logLevel),
	jobPollingSeconds: 0.5,
	dns: () => dns,
});
const { database, intake, jobs, ledger } = await server.services;
const { db } = database;

// What few tests need is imported when they do: its packages take seconds to load.
const commands = {
	async now() {
		return new Date(now);
	},
	async moveClock(seconds: number) {
		now += seconds * 1000;
	},
	async leads() {
		return db.select().from(contactSubmissions).orderBy(contactSubmissions.createdAt);
	},
	async consents() {
		const { readConsents } = await import("#server/consent/read-consents.server.ts");
		const leads = await db.select({ id: consentRecords.contact_submission_id }).from(consentRecords);
		const stored = await readConsents(
			db,
			leads.map(({ id }) => id),
		);
		return stored.flatMap(({ full }) => full ?? []);
	},
	async revocations() {
		const { readContents } = await import("#server/ledger/record-bodies.server.ts");
		const rows = await db.select().from(revocations).orderBy(revocations.sequence);
		const contents = await readContents<RevocationBody>(
			db,
			rows.map(({ id }) => id),
		);
		return rows.map((row) => ({ ...row, words: contents.get(row.id)?.words ?? null }));
	},
	/** Waits until the published articles have their social images. */
	async imagesDrawn() {
		const drawn = () => db.$count(blogSocialImages, isNotNull(blogSocialImages.bytes));
		const published = await db.$count(blogArticles, eq(blogArticles.published, true));
		while ((await drawn()) < published) await setTimeout(200);
	},
	/** Stores leads as the intake leaves them, one minute after the other up to now. The last is the newest. @returns their ids */
	async addLeads(leads: Partial<typeof contactSubmissions.$inferInsert>[]) {
		const rows = leads.map((lead, index) => {
			const at = new Date(now - (leads.length - index) * 60_000);
			return {
				submissionId: randomUUID(),
				service: "contact_submission",
				firstName: "Kim",
				lastName: "Lee",
				message: "",
				subject: "",
				locale: "en",
				pageSource: "/en",
				ipAddress: "203.0.113.9",
				source: "direct",
				reviewDueAt: at,
				contactDueAt: new Date(at.getTime() + 86_400_000),
				createdAt: at,
				...lead,
			};
		});
		return (await db.insert(contactSubmissions).values(rows).returning()).map(({ id }) => id);
	},
	/** Seals what waits, and reads the whole consent ledger. */
	async verifyConsent() {
		const { consentLedger } = await import("#server/consent/consent-ledger.server.ts");
		const { verifyLedger } = await import("#server/ledger/verify-ledger.server.ts");
		await ledger.seal();
		return verifyLedger(db, consentLedger, env);
	},
	async cookieConsents() {
		return db.select().from(cookieConsents).orderBy(cookieConsents.created_at);
	},
	async visitorEvents() {
		return db.select().from(visitorEvents).orderBy(visitorEvents.created_at);
	},
	async visitorProfiles() {
		return db.select().from(visitorProfiles).orderBy(visitorProfiles.created_at);
	},
	async conversions() {
		return db.select().from(conversionEvents).orderBy(conversionEvents.created_at);
	},
	/** What an admin sets on the page, once the site has it. */
	async setTagManager(tagManagerId: string) {
		const value = { tagManagerId, captcha: "usual" } as const;
		await db.insert(siteSettings).values({ section: "analytics", value, savedByName: "Olga", savedAt: new Date(now) });
		await database.changes.announce("claims");
		const asked = async () => (await fetch(`${env.siteOrigin}/functions/tag-manager`)).text();
		while (!(await asked()).includes(tagManagerId)) await setTimeout(50);
	},
	async cspReports() {
		return db.select().from(cspReports);
	},
	/** Books spots of an offer for leads that asked for them. */
	async bookSpots(product: ProductSlug, count: number) {
		const date = new Date(now);
		const lead = {
			service: "funnel_lead",
			kind: "offer",
			product,
			firstName: "Marie",
			lastName: "",
			message: "",
			subject: "",
			locale: "en",
			pageSource: "/en",
			ipAddress: "192.0.2.1",
			// The default is the machine's time, which runs ahead of this clock: these leads would stay the newest.
			createdAt: date,
			reviewDueAt: date,
			contactDueAt: date,
		} as const;
		const month = offerMonth(date, "America/New_York");
		for (let booked = 0; booked < count; booked++) {
			const lead_id = randomUUID();
			await db.insert(contactSubmissions).values({ ...lead, id: lead_id, submissionId: randomUUID() });
			const claim = { lead_id, service: product, month, claimed_at: date, held_until: date };
			await db.insert(offerClaims).values({ ...claim, booked_at: date });
		}
	},
	/** The number of rows by table. A refused request must not change it. */
	async rowCounts() {
		const tables = {
			contactSubmissions,
			consentRecords,
			conversionEvents,
			cookieConsents,
			cspReports,
			users,
			sessions,
			visitorEvents,
			visitorProfiles,
		};
		const counts = Object.entries(tables).map(async ([name, table]) => [name, await db.$count(table)] as const);
		return Object.fromEntries(await Promise.all(counts));
	},
	/** Keeps the embedded database busy, as something that never ends would. */
	async blockDatabase(seconds: number) {
		const until = new Date(Date.now() + seconds * 1000).toISOString();
		await db.execute(sql.raw(`DO $$ BEGIN WHILE clock_timestamp() < '${until}' LOOP END LOOP; END $$`));
	},
	/** A table under another name can't be read or written, as if the database failed. */
	async renameTable(from: string, to: string) {
		await db.execute(sql`ALTER TABLE ${sql.identifier(from)} RENAME TO ${sql.identifier(to)}`);
	},
	/** Publishes what is due now, without waiting for the next minute of the machine's clock. */
	async publishDuePosts() {
		await db.transaction((transaction) => jobs.enqueue(transaction, "publish-due-posts", {}));
	},
	/** As if every attempt of a job had failed. */
	async failForGood(name: JobName) {
		await database.jobs.executeSql(`
			INSERT INTO jobs.job (name, data, source_name, keep_until)
			VALUES ('dead-letter', '{}', '${name}', now() + interval '14 days')
		`);
	},
	/** Gives somebody a lead of their own, with a task that was due some minutes ago. @returns the lead's id */
	async giveTask(email: string, { name, text, minutesAgo }: { name: string; text: string; minutesAgo: number }) {
		const [user] = await db.select().from(users).where(eq(users.email, email));
		if (!user) throw new Error(`Nobody has signed up as ${email}`);
		const [date, dueAt, leadId] = [new Date(now), new Date(now - minutesAgo * 60_000), randomUUID()];
		await db.insert(contactSubmissions).values({
			id: leadId,
			submissionId: randomUUID(),
			service: "contact_submission",
			status: "contacted",
			firstName: name,
			lastName: "",
			message: "",
			subject: "",
			locale: "ht",
			state: "FL",
			phone: "(305) 555-0123",
			pageSource: "/ht",
			ipAddress: "192.0.2.1",
			ownerId: user.id,
			nextTaskAt: dueAt,
			createdAt: date,
			reviewDueAt: date,
			contactDueAt: date,
		});
		await db.insert(leadTasks).values({
			id: randomUUID(),
			leadId,
			assigneeId: user.id,
			text,
			dueAt,
			createdById: user.id,
			createdByName: user.name,
			createdAt: date,
		});
		return leadId;
	},
	/** Gives the leads that nobody owns to a colleague, so that nobody else has anything to do with them. */
	async giveAwayLeads() {
		const colleague = { id: "colleague", name: "A colleague", email: "colleague@own.example" };
		await db.insert(users).values(colleague).onConflictDoNothing();
		const { ownerId } = contactSubmissions;
		await db.update(contactSubmissions).set({ ownerId: colleague.id }).where(isNull(ownerId));
	},
	/** Tells staff of overdue leads, without waiting for the next minute of the machine's clock. */
	async alertOverdue() {
		const { alertOverdue } = await import("#server/lead-desk/promises/alert-overdue.server.ts");
		await alertOverdue({ database, jobs, clock: () => new Date(now) });
	},
	/** Opens an account whose address is confirmed, without the mail. */
	async openAccount(email: string, password: string) {
		const { createAccount } = await import("#server/staff/create-account.server.ts");
		await createAccount(db, { email, password }, "en");
		await db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
	},
	/** As at a start of the site. @returns null if somebody is an admin */
	async setupLink() {
		const { makeSetupLink } = await import("#server/people/setup-link.server.ts");
		return makeSetupLink({ clock: () => new Date(now), database, env });
	},
	async nameAccount(email: string, name: string) {
		await db.update(users).set({ name }).where(eq(users.email, email));
	},
	async giveRole(email: string, role: StaffRole) {
		const user_id = await accountOf(email);
		await db
			.insert(userRoles)
			.values({ user_id, role })
			.onConflictDoUpdate({ target: userRoles.user_id, set: { role } });
	},
	/** The languages of a person, and the licenses with their ends. */
	async giveRecord(email: string, { languages, licenses }: { languages: Locale[]; licenses: Record<string, string> }) {
		const userId = await accountOf(email);
		const row = { languages, updatedAt: new Date(now) };
		await db
			.insert(staffRecords)
			.values({ userId, ...row })
			.onConflictDoUpdate({ target: staffRecords.userId, set: row });
		const rows = Object.entries(licenses).map(([state, expiresOn]) => ({ userId, state, expiresOn, number: "W1" }));
		await db.insert(staffLicenses).values(rows);
	},
};
export type SiteCommands = typeof commands;

async function accountOf(email: string): Promise<string> {
	const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
	if (!user) throw new Error(`Nobody has signed up as ${email}`);
	return user.id;
}

export interface CommandCall {
	id: number;
	command: keyof SiteCommands;
	parameters: unknown[];
}
export interface CommandResult {
	id: number;
	value?: unknown;
	error?: string;
}

process.on("message", async ({ id, command, parameters }: CommandCall) => {
	const run = commands[command] as (...parameters: unknown[]) => Promise<unknown>;
	// The embedded database stores leads after they are answered.
	const result: CommandResult = await intake
		.drained()
		.then(() => run(...parameters))
		.then(
			(value) => ({ id, value }),
			(error) => ({ id, error: String(error) }),
		);
	process.send?.(result);
});
// This process stops if the process of the tests dies.
process.on("disconnect", stop);
process.on("SIGTERM", stop);

async function stop() {
	await server.close();
	process.exit(0);
}

process.send?.("ready");
