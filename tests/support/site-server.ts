import { eq } from "drizzle-orm";
import {
	consentRecords,
	contactSubmissions,
	conversionEvents,
	cookieConsents,
	cspReports,
	sessions,
	userRoles,
	users,
	visitorEvents,
	visitorProfiles,
} from "#database/schema.ts";
import type { StaffRole } from "#domain/staff/roles.ts";

/**
 * The site as production composes it, in a process of its own: the embedded database can be read by no other. Only its
 * clock is replaced: it stands still until a test moves it. Tests ask through the channel that their own process opened
 * when it forked this one.
 */
const { createLog, readSiteEnv, startServer } = (await import(
	new URL("../../build/server/index.js", import.meta.url).href
)) as typeof import("#server/entry.server.ts");

// Sessions are dated by the accounts library with the machine's clock, so ours must start with the same.
let now = Date.now();
const env = readSiteEnv(process.env);
const server = await startServer(env, {
	clock: () => new Date(now),
	log: createLog(env.logLevel),
	jobPollingSeconds: 0.5,
});
const { database } = await server.services;
const { db } = database;

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
		return db.select().from(consentRecords).orderBy(consentRecords.sequence);
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
	async cspReports() {
		return db.select().from(cspReports);
	},
	/** How much is stored: what a refused request must leave as it was. */
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
	async giveRole(email: string, role: StaffRole) {
		const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
		if (!user) throw new Error(`Nobody has signed up as ${email}`);
		await db
			.insert(userRoles)
			.values({ user_id: user.id, role })
			.onConflictDoUpdate({ target: userRoles.user_id, set: { role } });
	},
};
export type SiteCommands = typeof commands;

export interface Question {
	id: number;
	command: keyof SiteCommands;
	parameters: unknown[];
}
export interface Answer {
	id: number;
	result?: unknown;
	error?: string;
}

process.on("message", async ({ id, command, parameters }: Question) => {
	const run = commands[command] as (...parameters: unknown[]) => Promise<unknown>;
	const answer: Answer = await run(...parameters).then(
		(result) => ({ id, result }),
		(error) => ({ id, error: String(error) }),
	);
	process.send?.(answer);
});
// Where the tests' process dies, nobody is left to stop this one.
process.on("disconnect", stop);
process.on("SIGTERM", stop);

async function stop() {
	await server.close();
	process.exit(0);
}

process.send?.("ready");
