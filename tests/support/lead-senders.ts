import { contactSubmission } from "./contact-submission.ts";
import { quickCaptchaToken } from "./quick-captcha.ts";
import { postLead, someAddress } from "./send-lead.ts";

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until the site has opened its database. Where the data folder is durable it answers leads before that. */
export async function databaseOpened(origin: string): Promise<void> {
	while (!(await (await fetch(`${origin}/readyz`)).text()).includes('"ok"')) await wait(50);
}

interface SendingOptions {
	origin: string;
	/** Solves the captcha. */
	captchaSecret: string;
	/** How many leads; as many as there is time for, if left out. */
	count?: number;
	/** How many of them at a time. */
	senders: number;
	/** How long each sender rests after a lead. */
	pauseMs?: number;
	/** What a lead has in place of the usual values. */
	changes?: () => Record<string, unknown>;
	/** The site's time, where it isn't the machine's. */
	now?: () => number;
}

/**
 * Sends leads until all are confirmed, or until it is stopped. Each is sent again until it is confirmed, like a visitor's
 * device does. If the server is gone for long, `finished` fails.
 */
export function sendLeads({
	origin,
	captchaSecret,
	count = Number.POSITIVE_INFINITY,
	senders,
	pauseMs,
	changes,
	now = Date.now,
}: SendingOptions) {
	/** The ids of leads by the ids of their submissions. */
	const confirmed = new Map<string, string>();
	const statuses: number[] = [];
	let left = count;
	async function sender() {
		while (left > 0) {
			left -= 1;
			const lead = contactSubmission(changes?.());
			while (!confirmed.has(String(lead.submission_id))) {
				const address = someAddress();
				const recaptchaToken = await quickCaptchaToken(captchaSecret, address["x-forwarded-for"], now());
				const post = () => postLead(origin, { ...lead, recaptchaToken }, address);
				const response = await proxied(post, refused).catch(droppedConnection);
				if (!response) continue;
				const { id } = (await response.json()) as { id?: string };
				statuses.push(response.status);
				if (id) confirmed.set(String(lead.submission_id), id);
				else if (response.status !== 503) throw new Error(`A lead was refused with ${response.status}`);
				else await wait(100);
			}
			if (pauseMs) await wait(pauseMs);
		}
	}
	const finished = Promise.all(Array.from({ length: senders }, sender));
	// It may be awaited only when something else has ended.
	finished.catch(() => {});
	return {
		confirmed,
		statuses,
		finished,
		/** Waits for the leads that are being sent. */
		stop() {
			left = 0;
			return finished;
		},
		/** Waits until so many are confirmed. @throws if the sending fails */
		async until(total: number) {
			while (confirmed.size < total) await Promise.race([wait(5), finished.then(() => wait(5))]);
		},
	};
}

function droppedConnection(error: Error): null {
	if (!dropped.has(codeOf(error))) throw error;
	return null;
}

const dropped = new Set(["ECONNRESET", "UND_ERR_SOCKET"]);
const codeOf = (error: unknown) => ((error as Error).cause as { code?: string } | undefined)?.code ?? "";

/** Waits for a site that restarts, like the proxy in front of one does. @throws if it takes too long */
async function proxied(request: () => Promise<Response>, codes: ReadonlySet<string>): Promise<Response> {
	for (let left = 80; ; left -= 1) {
		try {
			return await request();
		} catch (error) {
			if (left === 0 || !codes.has(codeOf(error))) throw error;
			await wait(250);
		}
	}
}

const refused = new Set(["ECONNREFUSED"]);

/** A page, through a proxy. Nothing happens twice if it is asked for twice. */
export const readPage = (address: string) => proxied(() => fetch(address), new Set([...refused, ...dropped]));

/** Pages are read one after the other until the outage ends, and a few of them in any case. */
export async function readPagesDuring(origin: string, outage: Promise<unknown>): Promise<number[]> {
	let isOver = false;
	const ended = outage.then(() => {
		isOver = true;
	});
	const statuses: number[] = [];
	while (!isOver || statuses.length < 20) {
		statuses.push((await readPage(`${origin}/ht`)).status);
		await wait(20);
	}
	await ended;
	return statuses;
}
