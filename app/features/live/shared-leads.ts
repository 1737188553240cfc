import { isAfter, readCursor } from "#domain/lead-desk/lead-event.ts";
import { followLeads, type LiveMessage } from "./follow-leads.ts";

type Listener = (message: LiveMessage) => void;

/** The name of the lock and of the channel that all windows of a browser share. */
const name = "sf_lead_events";

/**
 * `over`: the session is over, so no window has to ask again. `where`: asks for the last id that the leader received.
 */
type Word = { word: "told"; message: LiveMessage } | { word: "at"; id: string | null } | { word: "where" | "over" };

const listeners = new Set<Listener>();
/** The id of the last message that this window received. */
let position: string | null = null;
let stop: (() => void) | null = null;

/**
 * Subscribes to changes to leads. All windows of a browser share one connection: the window that holds the lock owns it
 * and forwards what it receives. When that window is closed, another one continues from the same place.
 * @param from the place in the stream at which the page was read. The page is asked to reload if something has happened
 * since
 * @returns a function that unsubscribes
 */
export function listenToLeads(from: string | null, listener: Listener): () => void {
	listeners.add(listener);
	if (!stop) {
		position = from;
		stop = start();
	} else if (isNewer(position, from)) listener({ kind: "reload", id: position });
	return () => {
		listeners.delete(listener);
		if (listeners.size > 0) return;
		stop?.();
		stop = null;
	};
}

function isNewer(id: string | null, than: string | null): boolean {
	const [one, other] = [readCursor(id), readCursor(than)];
	return one !== null && other !== null && isAfter(one, other);
}

function receive(message: LiveMessage): void {
	position = message.id ?? position;
	for (const listener of listeners) listener(message);
}

function start(): () => void {
	const closing = new AbortController();
	const { signal } = closing;
	// Outside a secure context there are no locks. Then each window has its own connection.
	if (!navigator.locks || !("BroadcastChannel" in window)) {
		void followLeads({ after: position, notify: receive, signal });
		return () => closing.abort();
	}
	const channel = new BroadcastChannel(name);
	const say = (word: Word) => signal.aborted || channel.postMessage(word);
	let isLeading = false;
	channel.addEventListener("message", ({ data }: MessageEvent<Word>) => {
		if (data.word === "told") receive(data.message);
		else if (data.word === "over") closing.abort();
		else if (data.word === "where" && isLeading) say({ word: "at", id: position });
		// This window missed messages from before it subscribed.
		else if (data.word === "at" && isNewer(data.id, position)) receive({ kind: "reload", id: data.id });
	});
	signal.addEventListener("abort", () => channel.close());
	say({ word: "where" });
	navigator.locks
		.request(name, { signal }, async () => {
			isLeading = true;
			const notify = (message: LiveMessage) => {
				receive(message);
				say({ word: "told", message });
			};
			if ((await followLeads({ after: position, notify, signal })) === "over") say({ word: "over" });
			closing.abort();
		})
		.catch(() => {});
	return () => closing.abort();
}
