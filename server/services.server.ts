import { agency } from "#content/agency.ts";
import type { DnsReader } from "#domain/settings/dns-reader.ts";
import { auditLedger } from "./audit/audit-ledger.server.ts";
import { consentLedger } from "./consent/consent-ledger.server.ts";
import { encryptPlainBodies } from "./consent/encrypt-plain-bodies.server.ts";
import { type HealthWatch, openHealthWatch } from "./health/health-watch.server.ts";
import { jobSchedules } from "./job-schedules.server.ts";
import type { JobData, Jobs } from "./jobs.server.ts";
import { adoptLeadEvents } from "./lead-desk/events/read-lead-events.server.ts";
import { type LeadIndex, openLeadIndex } from "./lead-desk/list/lead-index.server.ts";
import { type LeadFeed, openLeadFeed } from "./lead-desk/live/lead-feed.server.ts";
import { openWebhooks, type Webhooks } from "./lead-desk/webhooks/webhooks.server.ts";
import { leadStore } from "./leads/store-leads.server.ts";
import { type Ledger, openLedger } from "./ledger/ledger.server.ts";
import { type ImageFiles, openImageFiles } from "./media/image-files.server.ts";
import { openDatabase } from "./open-database.server.ts";
import type { DatabaseClient } from "./platform/database/client.server.ts";
import { openQueue } from "./platform/job-queue.server.ts";
import { createMailer, type Mailer } from "./platform/mail/mailer.server.ts";
import { type PinnedPost, pinnedPost } from "./platform/outgoing/pinned-post.server.ts";
import { systemDns } from "./platform/outgoing/system-dns.server.ts";
import { shareLimits } from "./platform/share-limits.server.ts";
import type { TextGateway } from "./platform/texts/text-gateway.server.ts";
import { thisMachine } from "./platform/this-machine.server.ts";
import type { Reception, ReceptionSubstitutes } from "./reception.server.ts";
import { createRenderer, type Renderer } from "./rendering/renderer.server.ts";
import { type Auth, createAuth } from "./staff/auth.server.ts";

/** The parts of the server. Use cases take those they need as their first argument. */
export interface Services extends Reception {
	database: DatabaseClient;
	jobs: Jobs;
	auth: Auth;
	renderer: Renderer;
	/** The seals of consent records. */
	ledger: Ledger;
	/** The seals of what staff accounts did. */
	audit: Ledger;
	/** Derives the data for the list of leads. */
	leadIndex: LeadIndex;
	/** Tells open pages of staff which leads have changed. */
	leadFeed: LeadFeed;
	mailer: Mailer;
	/** Calls other servers, at addresses that an admin chose. */
	post: PinnedPost;
	/** Asks name servers, for a few seconds. */
	dns: () => DnsReader;
	/** Tells other systems about leads, once it was started. */
	webhooks: Webhooks;
	/** Null while the agency has chosen no gateway. */
	texts: TextGateway | null;
	/** The files of articles' images. */
	images: ImageFiles;
	/** How well all of this works. */
	health: HealthWatch;
	/** Stores the leads that wait, waits for running jobs, then closes the database. The reception stays open. */
	close(): Promise<void>;
}

const sender = {
	get name() {
		return agency.name;
	},
	get address() {
		return agency.mailFrom;
	},
	get replyTo() {
		return agency.email;
	},
};

/** Parts that tests replace. */
export interface Substitutes extends ReceptionSubstitutes {
	mailer?: Mailer;
	texts?: TextGateway;
	post?: PinnedPost;
	dns?: () => DnsReader;
	jobPollingSeconds?: number;
}

/**
 * Opens and migrates the database, joins the parts, and stores the leads that were received before.
 * @param closing ends it, also while the database waits for another process
 */
export async function openServices(
	reception: Reception,
	substitutes: Substitutes = {},
	closing?: AbortSignal,
): Promise<Services> {
	const { env, clock, log, limiter, intake } = reception;
	const database = substitutes.database ?? (await openDatabase(env, log));
	const ledger = openLedger({ database, env, clock, log }, consentLedger);
	const audit = openLedger({ database, env, clock, log }, auditLedger);
	const leadIndex = openLeadIndex({ ...reception, database });
	const leadFeed = openLeadFeed({ ...reception, database });
	const abandon = () => void database.close();
	closing?.addEventListener("abort", abandon);
	const jobs = await prepare({ database, ledgers: [ledger, audit], leadIndex }, reception, substitutes)
		.catch(async (error) => {
			// Close the connection, because another attempt may follow.
			await database.close();
			throw error;
		})
		.finally(() => closing?.removeEventListener("abort", abandon));
	// The embedded database belongs to one process, whose memory is enough.
	const sharing = database.jobsBackend === "postgres" ? shareLimits(limiter, database.db, log) : undefined;
	const images = openImageFiles({ ...reception, database });
	const renderer = createRenderer(substitutes.serverBuild, { siteOrigin: reception.env.siteOrigin, images });
	const post = substitutes.post ?? pinnedPost();
	const webhooks = openWebhooks({ ...reception, database, jobs, post });
	const health = openHealthWatch({ ...reception, database, jobs, ledger, audit }, thisMachine);
	return {
		...reception,
		database,
		jobs,
		auth: createAuth({ env, clock, log, database }),
		renderer,
		ledger,
		audit,
		leadIndex,
		leadFeed,
		mailer: substitutes.mailer ?? createMailer(env, clock, sender),
		post,
		dns: substitutes.dns ?? systemDns,
		webhooks,
		texts: substitutes.texts ?? null,
		images,
		health,
		async close() {
			health.stop();
			await leadFeed.close();
			await intake.detach();
			await webhooks.close();
			await jobs.stop();
			await sharing?.stop();
			await renderer.close();
			await Promise.all([ledger.close(), audit.close(), leadIndex.close()]);
			await database.close();
		},
	};
}

async function prepare(
	{ database, ledgers, leadIndex }: { database: DatabaseClient; ledgers: readonly Ledger[]; leadIndex: LeadIndex },
	{ env, log, intake }: Reception,
	{ jobPollingSeconds }: Substitutes,
): Promise<Jobs> {
	await database.migrate();
	await encryptPlainBodies(database);
	await adoptLeadEvents(database.db);
	const jobs = await openQueue<JobData>(database, log, { schedules: jobSchedules, pollingSeconds: jobPollingSeconds });
	await intake.attach(leadStore({ database, env, jobs, leadIndex }), database.copies);
	// The leads that a crash took from the database are stored again.
	for (const each of ledgers) {
		each.start();
		database.copies?.onRestored(() => each.start({ isRestored: true }));
	}
	leadIndex.start(jobs);
	return jobs;
}
