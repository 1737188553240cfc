import { join } from "node:path";
import { agency } from "#content/agency.ts";
import type { Intake } from "./intake/intake.server.ts";
import { openIntake } from "./intake/open-intake.server.ts";
import { type CityDatabase, openCityDatabase } from "./location/city-database.server.ts";
import { createAltcha } from "./platform/captcha/altcha.server.ts";
import type { Captcha } from "./platform/captcha/captcha-types.server.ts";
import { createRecaptcha } from "./platform/captcha/recaptcha.server.ts";
import type { DatabaseClient } from "./platform/database/client.server.ts";
import type { Env } from "./platform/env.server.ts";
import type { JournalFiles } from "./platform/journal/journal-files.server.ts";
import { deriveKey } from "./platform/keys.server.ts";
import { createLimiter, type Limiter } from "./platform/limiter.server.ts";
import { createLog, type Log } from "./platform/log.server.ts";
import { createMetrics, type Metrics } from "./platform/metrics.server.ts";

/** The parts that receive leads. They are there before the database, and while it is away. */
export interface Reception {
	env: Env;
	clock: () => Date;
	log: Log;
	captcha: Captcha;
	limiter: Limiter;
	cities: CityDatabase;
	intake: Intake;
	metrics: Metrics;
}

/** Parts that tests replace. */
export interface ReceptionSubstitutes {
	clock?: () => Date;
	log?: Log;
	database?: DatabaseClient;
	limiter?: Limiter;
	journalFiles?: JournalFiles;
	/** The folder of the server's build, with the files that it reads. Undefined in development and in tests. */
	serverBuild?: string;
}

/** Opens the intake's journal. @throws FolderInUseError, or an error of the file system if the data folder can't be written */
export async function openReception(env: Env, substitutes: ReceptionSubstitutes = {}): Promise<Reception> {
	const clock = substitutes.clock ?? (() => new Date());
	const log = substitutes.log ?? createLog(env.logLevel);
	const metrics = createMetrics();
	const kind = substitutes.database?.jobsBackend ?? (env.databaseUrl ? "postgres" : "pglite");
	return {
		env,
		clock,
		log,
		captcha: createCaptcha(env),
		limiter: substitutes.limiter ?? createLimiter(deriveKey(env.authSecret, "limits"), clock),
		cities: openCityDatabase(substitutes.serverBuild && join(substitutes.serverBuild, "places.bin")),
		intake: await openIntake(env, log, kind, metrics, substitutes.journalFiles),
		metrics,
	};
}

function createCaptcha(env: Env): Captcha {
	return env.recaptcha ? createRecaptcha(env.recaptcha, () => agency.captcha) : createAltcha(env.captchaSecret);
}
