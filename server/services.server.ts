import { type CityDatabase, openCityDatabase } from "./location/city-database.server.ts";
import { type Auth, createAuth } from "./platform/auth.server.ts";
import { type Captcha, createCaptcha } from "./platform/captcha/captcha.server.ts";
import type { DatabaseClient } from "./platform/database/client.server.ts";
import { openEmbeddedDatabase } from "./platform/database/embedded.server.ts";
import { openPostgres } from "./platform/database/postgres.server.ts";
import type { Env } from "./platform/env.server.ts";
import { purgeHourly } from "./platform/housekeeping.server.ts";
import { type Jobs, startJobs } from "./platform/jobs.server.ts";
import { createLog, type Log } from "./platform/log.server.ts";
import { createMailer, type Mailer } from "./platform/mail/mailer.server.ts";

/** Everything that the use cases work with. They take what they need from it as their first argument. */
export interface Services {
	env: Env;
	clock: () => Date;
	log: Log;
	database: DatabaseClient;
	jobs: Jobs;
	auth: Auth;
	captcha: Captcha;
	mailer: Mailer;
	/** Which place an address belongs to. */
	cities: CityDatabase;
	/** Lets running jobs finish, then closes the database. */
	close(): Promise<void>;
}

/** What a test may put in the place of the real thing. */
export interface Substitutes {
	clock?: () => Date;
	log?: Log;
	database?: DatabaseClient;
	mailer?: Mailer;
	jobPollingSeconds?: number;
}

/** Opens the database, brings it up to date, and joins the parts. */
export async function openServices(env: Env, substitutes: Substitutes = {}): Promise<Services> {
	const clock = substitutes.clock ?? (() => new Date());
	const log = substitutes.log ?? createLog(env.logLevel);
	const database =
		substitutes.database ?? (env.databaseUrl ? openPostgres(env.databaseUrl) : await openEmbeddedDatabase(env.dataDir));
	const jobs = await prepare(database, log, substitutes).catch(async (error) => {
		// Another attempt may follow: this one leaves no connection behind.
		await database.close();
		throw error;
	});
	const endHousekeeping = purgeHourly(database.db, clock, log);
	return {
		env,
		clock,
		log,
		database,
		jobs,
		auth: createAuth({ env, clock, log, database, jobs }),
		captcha: createCaptcha(env),
		mailer: substitutes.mailer ?? createMailer(env, clock),
		cities: openCityDatabase(),
		async close() {
			endHousekeeping();
			await jobs.stop();
			await database.close();
		},
	};
}

async function prepare(database: DatabaseClient, log: Log, { jobPollingSeconds = 2 }: Substitutes): Promise<Jobs> {
	await database.migrate();
	return startJobs(database, log, { pollingSeconds: jobPollingSeconds });
}
