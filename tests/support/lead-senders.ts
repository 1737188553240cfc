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
	captchaSecret: string;
	/** How many leads, and how many of them at a time. */
	count: number;
	senders: number;
}

/**
 * Sends leads until all are confirmed. Each is sent again until it is, like a visitor's device does. A server that does
 * not run refuses connections, and `finished` fails.
 */
export function sendLeads({ origin, captchaSecret, count, senders }: SendingOptions) {
	/** The ids of leads by the ids of their submissions. */
	const confirmed = new Map<string, string>();
	const statuses: number[] = [];
	const waiting = Array.from({ length: count }, () => contactSubmission());
	async function sender() {
		for (let lead = waiting.shift(); lead; lead = waiting.shift()) {
			while (!confirmed.has(String(lead.submission_id))) {
				const address = someAddress();
				const recaptchaToken = await quickCaptchaToken(captchaSecret, address["x-forwarded-for"]);
				const response = await postLead(origin, { ...lead, recaptchaToken }, address).catch(droppedConnection);
				if (!response) continue;
				const { id } = (await response.json()) as { id?: string };
				statuses.push(response.status);
				if (id) confirmed.set(String(lead.submission_id), id);
				else if (response.status !== 503) throw new Error(`A lead was refused with ${response.status}`);
				else await wait(100);
			}
		}
	}
	return { confirmed, statuses, finished: Promise.all(Array.from({ length: senders }, sender)) };
}

function droppedConnection(error: Error): null {
	if ((error.cause as { code?: string } | undefined)?.code !== "ECONNRESET") throw error;
	return null;
}

/** Pages are read one after the other until the outage ends, and a few of them in any case. */
export async function readPagesDuring(origin: string, outage: Promise<unknown>): Promise<number[]> {
	let isOver = false;
	const ended = outage.then(() => {
		isOver = true;
	});
	const statuses: number[] = [];
	while (!isOver || statuses.length < 20) {
		statuses.push((await fetch(`${origin}/ht`)).status);
		await wait(20);
	}
	await ended;
	return statuses;
}
