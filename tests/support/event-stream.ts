import { vi } from "vitest";
import type { LiveEvent } from "#domain/lead-desk/live-event.ts";

/** The messages of a stream of server-sent events so far. */
export function readEventStream(body: ReadableStream<Uint8Array>) {
	let text = "";
	let isOver = false;
	const reader = body.getReader();
	const decoder = new TextDecoder();
	const reading = (async () => {
		for (let part = await reader.read(); !part.done; part = await reader.read())
			text += decoder.decode(part.value, { stream: true });
		isOver = true;
	})();
	const fields = (name: string) => text.split("\n").flatMap((line) => line.split(`${name}: `).slice(1));
	/** The lead events: kind and lead. */
	const told = () =>
		fields("data").flatMap((data): [LiveEvent["kind"], string][] => {
			const { kind, lead } = JSON.parse(data);
			return kind ? [[kind, lead]] : [];
		});
	return {
		told,
		text: () => text,
		names: () => fields("event"),
		/** The last place in the stream that was received. */
		lastId: () => fields("id").at(-1) ?? "",
		isOver: () => isOver,
		/** Waits until the stream has said where it is, after which everything is new. */
		isListening: () =>
			vi.waitFor(
				() => {
					if (fields("id").length === 0) throw new Error(`said: ${text}`);
				},
				{ timeout: 15_000 },
			),
		/** Waits for this many events about leads. */
		hears: (count: number) =>
			vi.waitFor(
				() => {
					if (told().length < count) throw new Error(`heard ${JSON.stringify(told())} of ${count}`);
					return told();
				},
				{ timeout: 15_000 },
			),
		async ends() {
			await reading;
			return text.includes("event: end");
		},
		leave: () => reader.cancel(),
	};
}
