import type { LiveEvent } from "#domain/lead-desk/live-event.ts";

/** A browser that reads nothing for this long is disconnected. It reconnects and gets what it missed. */
const maxWaitingBytes = 64 * 1024;

/** After a lost connection a browser waits this long before it comes back. */
const retryMs = 3000;

/** Sends lead events to a browser: server-sent events, each with the id to continue from. */
export interface EventStream {
	readonly body: ReadableStream<Uint8Array>;
	/** @param id a browser that reconnects continues after it */
	tell(event: LiveEvent, id: string): void;
	/**
	 * Marks everything up to here as sent, even if there was nothing to send. It also keeps proxies from closing the
	 * connection.
	 */
	mark(id: string): void;
	/** Too much was missed to send it one by one: the screen's data must be read again. */
	askToReload(id: string): void;
	/** @param isFinal whether the browser must not come back, because the session is over */
	end(isFinal: boolean): void;
}

const encoder = new TextEncoder();

/** @param onClose called once, no matter which side closes the stream */
export function openEventStream(onClose: () => void): EventStream {
	let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
	const body = new ReadableStream<Uint8Array>(
		{
			start(opened) {
				controller = opened;
			},
			cancel: closed,
		},
		new ByteLengthQueuingStrategy({ highWaterMark: maxWaitingBytes }),
	);

	function closed() {
		if (!controller) return;
		controller = undefined;
		onClose();
	}

	function write(text: string) {
		if (!controller) return;
		if ((controller.desiredSize ?? 0) <= 0) return end(false);
		controller.enqueue(encoder.encode(text));
	}

	function end(isFinal: boolean) {
		if (isFinal) write("event: end\ndata: {}\n\n");
		const open = controller;
		closed();
		open?.close();
	}

	write(`retry: ${retryMs}\n\n`);
	return {
		body,
		tell: (event, id) => write(`id: ${id}\nevent: lead\ndata: ${JSON.stringify(event)}\n\n`),
		mark: (id) => write(`: still here\nid: ${id}\n\n`),
		askToReload: (id) => write(`id: ${id}\nevent: reload\ndata: {}\n\n`),
		end,
	};
}
