import { openSweeper } from "../../platform/sweeper.server.ts";
import type { Services } from "../../services.server.ts";
import { areEventsHeldBack, leadsTopic } from "../events/read-lead-events.server.ts";
import {
	claimDeliveries,
	dueEndpoints,
	releaseDeliveries,
	type WebhookDelivery,
	type WebhookEndpoint,
} from "./claim-deliveries.server.ts";
import { keepConfiguredEndpoint } from "./configured-endpoint.server.ts";
import { eventsAtATime, fanOut, prepareProgress } from "./fan-out.server.ts";
import { findEndpoint } from "./read-endpoints.server.ts";
import { type CallParts, sendDelivery } from "./send-delivery.server.ts";

/** An event waits this long for others, so that a crowd of them shares one transaction. */
const gatherMs = 300;
/** The first retry comes after five seconds. */
const retryMs = 6000;
/** How often it looks for what another process left behind, and for what is due again. */
const sweepMs = 60_000;
/** After events that wait for an older transaction to end. */
const pauses = { firstMs: 500, maxMs: 8000 };
/** How many deliveries a process takes together. It sends them in order, a few at the same time. */
const claimedAtATime = 50;
/** Unsent deliveries are given back after this time, long before another process may take them. */
const keepMs = 60_000;
/** How many calls an endpoint gets at the same time from a process. */
const callsAtATime = 5;

/** Tells other systems about leads. */
export interface Webhooks {
	/** Begins to send: what is due, and what happens from now on. */
	start(): Promise<void>;
	/** Looks for something to send in a moment. */
	sendSoon(): void;
	/** Sends everything that is due, and waits until that has ended. */
	sendDue(): Promise<void>;
	/** Waits for the calls that run. */
	close(): Promise<void>;
}

export function openWebhooks(parts: CallParts & { intake: Pick<Services["intake"], "calm"> }): Webhooks {
	const { database, intake, log } = parts;
	/** Undefined before the start. */
	let stopListening: (() => void) | undefined;
	/** One for each endpoint, so that a slow one delays nobody else. */
	const queues = new Map<string, Promise<void>>();
	/** Endpoints whose last calls all failed. New events don't make them try sooner. */
	const resting = new Set<string>();
	const sweeper = openSweeper({
		sweep: spread,
		everyMs: sweepMs,
		pauses,
		isReady: () => database.isAvailable,
		failed: (error) => log.warn({ error }, "events wait to be sent to webhooks"),
	});

	/** @returns whether events are held back. Nobody announces that an older transaction has ended. */
	async function spread(): Promise<boolean> {
		for (let isMore = true; isMore && !sweeper.isClosed; ) {
			await intake.calm();
			isMore = !sweeper.isClosed && (await fanOut(parts)) === eventsAtATime;
		}
		if (sweeper.isClosed) return false;
		for (const endpoint of await dueEndpoints(parts)) begin(endpoint);
		return areEventsHeldBack(database.db);
	}

	function begin(endpoint: string): void {
		if (queues.has(endpoint) || resting.has(endpoint)) return;
		const queue = sendTo(endpoint)
			.catch((error) => log.warn({ error }, "webhooks wait to be sent"))
			.finally(() => queues.delete(endpoint));
		queues.set(endpoint, queue);
	}

	async function sendTo(endpoint: string): Promise<void> {
		while (!sweeper.isClosed) {
			await intake.calm();
			const deliveries = await claimDeliveries(parts, endpoint, claimedAtATime);
			if (!deliveries) return;
			const until = performance.now() + keepMs;
			let next = 0;
			while (next < deliveries.length && !sweeper.isClosed && !resting.has(endpoint) && performance.now() < until) {
				// Somebody may have changed its address or turned it off.
				const current = await findEndpoint(database.db, endpoint);
				if (!current?.enabled) break;
				await sendSome(current, deliveries.slice(next, next + callsAtATime));
				next += callsAtATime;
			}
			await releaseDeliveries(parts, deliveries.slice(next));
			if (resting.has(endpoint)) return;
		}
	}

	async function sendSome(endpoint: WebhookEndpoint, deliveries: readonly WebhookDelivery[]): Promise<void> {
		const results = await Promise.allSettled(deliveries.map((delivery) => sendDelivery(parts, endpoint, delivery)));
		for (const result of results) {
			if (result.status === "rejected") log.warn({ error: result.reason }, "a webhook was not recorded");
		}
		const sent = results.map((result) => result.status === "fulfilled" && result.value);
		if (stopListening && !sent.every(Boolean)) setTimeout(sendSoon, retryMs).unref();
		// A receiver that is down doesn't get everything that waits: a few are tried again later.
		if (!sent.some(Boolean)) resting.add(endpoint.id);
	}

	function sendSoon(): void {
		resting.clear();
		sweeper.soon(0);
	}

	return {
		async start() {
			await keepConfiguredEndpoint(parts);
			await prepareProgress(parts);
			stopListening = database.changes.listen((topic) => {
				if (topic === leadsTopic || topic === null) sweeper.soon(gatherMs);
			});
			sweeper.start();
			sweeper.soon(0);
		},
		sendSoon,
		async sendDue() {
			resting.clear();
			await sweeper.now();
			await Promise.all(queues.values());
		},
		async close() {
			stopListening?.();
			await sweeper.close();
			await Promise.all(queues.values());
		},
	};
}
