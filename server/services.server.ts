import { agency } from "#content/agency.ts";
import { type JobData, type JobName, type Jobs, jobs as jobTable, schedules } from "./jobs.server.ts";
import { type CityDatabase, openCityDatabase } from "./location/city-database.server.ts";
import { openDatabase } from "./open-database.server.ts";
import { createCaptcha } from "./platform/captcha/captcha.server.ts";
import type { Captcha } from "./platform/captcha/captcha-types.server.ts";
import type { DatabaseClient } from "./platform/database/client.server.ts";
import type { Env } from "./platform/env.server.ts";
import { openQueue } from "./platform/job-queue.server.ts";
import { deriveKey } from "./platform/keys.server.ts";
import { createLimiter, type Limiter } from "./platform/limiter.server.ts";
import { createLog, type Log } from "./platform/log.server.ts";
import { createMailer, type Mailer } from "./platform/mail/mailer.server.ts";
import { shareLimits } from "./platform/share-limits.server.ts";
import { createRenderer, type Renderer } from "./rendering/renderer.server.ts";
import { type Auth, createAuth } from "./staff/auth.server.ts";

/** The parts of the server. Use cases take those they need as their first argument. */
export interface Services {
	env: Env;
	clock: () => Date;
	log: Log;
	database: DatabaseClient;
	jobs: Jobs;
	auth: Auth;
	captcha: Captcha;
	limiter: Limiter;
	renderer: Renderer;
	mailer: Mailer;
	cities: CityDatabase;
	/** Waits for running jobs, then closes the database. */
	close(): Promise<void>;
}

/** Parts that tests replace. */
export interface Substitutes {
	clock?: () => Date;
	log?: Log;
	database?: DatabaseClient;
	limiter?: Limiter;
	mailer?: Mailer;
	/** The address of the server's bundle, if there is one. */
	bundle?: string;
	jobPollingSeconds?: number;
}

/** Opens and migrates the database, and joins the parts. */
export async function openServices(env: Env, substitutes: Substitutes = {}): Promise<Services> {
	const clock = substitutes.clock ?? (() => new Date());
	const log = substitutes.log ?? createLog(env.logLevel);
	const database = substitutes.database ?? (await openDatabase(env, log));
	const jobs = await prepare(database, log, substitutes).catch(async (error) => {
		// Close the connection, because another attempt may follow.
		await database.close();
		throw error;
	});
	const limiter = substitutes.limiter ?? createLimiter(deriveKey(env.authSecret, "limits"), clock);
	// The embedded database belongs to one process, whose memory is enough.
	const sharing = database.jobsBackend === "postgres" ? shareLimits(limiter, database.db, log) : undefined;
	const renderer = createRenderer(substitutes.bundle);
	return {
		env,
		clock,
		log,
		database,
		jobs,
		auth: createAuth({ env, log, database }),
		captcha: createCaptcha(env),
		limiter,
		renderer,
		mailer: substitutes.mailer ?? createMailer(env, clock, { from: agency.mailFrom, replyTo: agency.email }),
		cities: openCityDatabase(),
		async close() {
			await jobs.stop();
			await sharing?.stop();
			await renderer.close();
			await database.close();
		},
	};
}

async function prepare(database: DatabaseClient, log: Log, { jobPollingSeconds = 2 }: Substitutes): Promise<Jobs> {
	await database.migrate();
	const names = Object.keys(jobTable) as JobName[];
	return openQueue<JobData>(database, log, { names, schedules, pollingSeconds: jobPollingSeconds });
}
