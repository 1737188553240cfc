import { AsyncLocalStorage } from "node:async_hooks";

/** How many run at a time. Each blocks one of Node's four threads for files and takes 32 MB. */
const maxRunning = 2;
/** Each takes half a second, so an accepted caller waits for about four seconds, at most eight. */
const maxWaiting = 16;
const maxWaitingOfOne = 2;

/** More passwords are being checked than anybody would wait for, or the client has gone. */
export class HashQueueError extends Error {
	override name = "HashQueueError";
	constructor() {
		super("The queue of password hashes is full, or nobody waits for this one any more");
	}
}

export interface HashClient {
	/**
	 * Identifies a caller who has shown more than a password: a device on which the account was signed in before, a
	 * mailed link or a session. These have their own queue and go first, so that strangers' guesses keep no owner
	 * waiting.
	 */
	known: string | null;
	/** Ends when the client goes away. */
	signal?: AbortSignal | undefined;
}

interface Waiting {
	client: HashClient;
	start(): void;
}

let running = 0;
let waiting: Waiting[] = [];
/** Set while the caller holds a slot: all that one sign-in computes shares it. */
const turn = new AsyncLocalStorage<true>();

/**
 * Queues work that computes password hashes.
 * @throws HashQueueError
 */
export async function inHashTurn<T>(client: HashClient, work: () => Promise<T>): Promise<T> {
	if (turn.getStore()) return work();
	if (client.signal?.aborted) throw new HashQueueError();
	if (running < maxRunning) running += 1;
	else await waitForTurn(client);
	try {
		return await turn.run(true, work);
	} finally {
		// The next one takes this one's place.
		const next = waiting.find(isKnown) ?? waiting[0];
		if (next) next.start();
		else running -= 1;
	}
}

function isKnown({ client }: Waiting): boolean {
	return client.known !== null;
}

async function waitForTurn(client: HashClient): Promise<void> {
	const { known, signal } = client;
	const alike = waiting.filter((other) => isKnown(other) === (known !== null));
	const own = known === null ? [] : alike.filter((other) => other.client.known === known);
	if (alike.length >= maxWaiting || own.length >= maxWaitingOfOne) throw new HashQueueError();
	return new Promise((resolve, reject) => {
		const leave = () => {
			waiting = waiting.filter((other) => other !== place);
			signal?.removeEventListener("abort", giveUp);
		};
		const giveUp = () => {
			leave();
			reject(new HashQueueError());
		};
		const place: Waiting = {
			client,
			start() {
				leave();
				resolve();
			},
		};
		waiting.push(place);
		signal?.addEventListener("abort", giveUp, { once: true });
	});
}
