import { rememberAgencyNames } from "#content/agency-names.server.ts";
import { rememberConsentTexts } from "#content/consent-texts.server.ts";
import { claimsAt, setClaims } from "#content/current-claims.server.ts";
import { removeLeftWork } from "./backups/work-folder.server.ts";
import { publishDuePosts } from "./blog/publish-due-posts.server.ts";
import { seedPosts } from "./blog/seed-posts.server.ts";
import { continueSteppedJobs, jobRunner } from "./jobs.server.ts";
import { setSignOffs } from "./launch/sign-offs-in-effect.server.ts";
import { openDatabase } from "./open-database.server.ts";
import { refreshClaims } from "./pages/claims-pages.server.ts";
import { readKeptSettings } from "./pages/kept-settings.server.ts";
import { checkDataFolder, restrictToOwner } from "./platform/data-folder.server.ts";
import { PooledSessionError } from "./platform/database/database-errors.server.ts";
import { markFolder, OlderDatabaseError, refuseOlderFolder } from "./platform/database/older-database.server.ts";
import { refuseMisusedDemo } from "./platform/demo-mark.server.ts";
import type { Env } from "./platform/env.server.ts";
import { openWithRetry, type ServicesHandle, servicesHandle } from "./platform/http/services-handle.server.ts";
import { createLog } from "./platform/log.server.ts";
import { openReception, type Reception } from "./reception.server.ts";
import { openServices, type Services, type Substitutes } from "./services.server.ts";
import { type RefusalLog, startRefusalLog } from "./staff/log-refusals.server.ts";
import { removeUnlistedAdmins } from "./staff/roles.server.ts";

/** The parts that answer requests. */
export interface OpenSite {
	reception: Reception;
	services: ServicesHandle<Services>;
	/** Stores the leads that wait, waits for jobs, then closes the database and the intake. */
	close(): Promise<void>;
}

/** No later attempt opens it: somebody has to change something. */
const isFinal = (error: unknown) => error instanceof OlderDatabaseError || error instanceof PooledSessionError;

/**
 * Opens the reception, then the services. The embedded database must open at once. A PostgreSQL server may be down for
 * a while: pages from memory are still served, and leads are received if the data folder can store them.
 * @throws OlderDatabaseError, FolderInUseError, FolderNotWritableError, ConfigurationError
 */
export async function openSite(env: Env, given: Substitutes = {}): Promise<OpenSite> {
	refuseOlderFolder(env.dataDir);
	checkDataFolder(env.dataDir);
	refuseMisusedDemo(env);
	const now = (given.clock ?? (() => new Date()))();
	const kept = readKeptSettings(env.dataDir);
	setClaims(claimsAt(now, env.mode === "production", kept.facts));
	rememberAgencyNames(kept.names);
	rememberConsentTexts(kept.consentTexts);
	await setSignOffs(kept.signOffs, kept.facts);
	const log = given.log ?? createLog(env.logLevel);
	restrictToOwner(env.dataDir, log);
	// The embedded database comes first, because it locks the data folder.
	const database = given.database ?? (env.databaseUrl ? undefined : await openDatabase(env, log, given.serverBuild));
	await markFolder(env.dataDir);
	await removeLeftWork(env.dataDir, log);
	// A new one has just made its files.
	if (database) restrictToOwner(env.dataDir, log);
	const substitutes = { ...given, log, ...(database && { database }) };
	const reception = await openReception(env, substitutes).catch(async (error) => {
		await database?.close();
		throw error;
	});
	let refusalLog: RefusalLog | undefined;
	const open = async (closing?: AbortSignal) => {
		const services = await openServices(reception, substitutes, closing);
		await removeUnlistedAdmins(services);
		await seedPosts(services);
		// Posts that came due while nothing ran are published before the first reader asks.
		await publishDuePosts(services);
		// Emails and PDFs of waiting jobs say what admins have set, also on a new machine.
		await refreshClaims(services, services);
		await services.jobs.work(jobRunner(services));
		await continueSteppedJobs(services);
		await services.webhooks.start();
		services.health.start();
		refusalLog = startRefusalLog(services);
		return services;
	};
	try {
		const services = database ? servicesHandle(await open()) : openWithRetry(open, log, isFinal);
		return {
			reception,
			services,
			async close() {
				await refusalLog?.stop();
				await services.close();
				await reception.intake.close();
			},
		};
	} catch (error) {
		await reception.intake.close();
		throw error;
	}
}
