import type { LeadReader } from "#domain/lead-desk/lead-access.ts";
import {
	beforeAllEvents,
	isAfter,
	type LeadEvent,
	type LeadEventCursor,
	printCursor,
} from "#domain/lead-desk/lead-event.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { openSweeper } from "../../platform/sweeper.server.ts";
import type { Services } from "../../services.server.ts";
import { isForgotten, leadsTopic, newestCursor, readLeadEvents } from "../events/read-lead-events.server.ts";
import { type EventStream, openEventStream } from "./event-stream.server.ts";
import { readWatchers } from "./read-watchers.server.ts";
import { readNews, tellNews } from "./tell-news.server.ts";

/** Events that come in a crowd share one look at the database. */
const gatherMs = 100;
/** How often it looks at the events although nobody announced any, and at the sessions of the people who watch. */
const lookMs = 20_000;
/** After an announcement without an event, which waits for an older transaction to end. */
const pauses = { firstMs: 500, maxMs: 8000 };
/** More events than these aren't sent one by one: the browser reads its page again. */
export const maxTold = 200;
/** The limit per person. Windows of one browser share a connection. */
export const maxPerPerson = 6;
const maxStreams = 500;

interface Watch {
	session: Pick<Actor, "sessionId" | "userId" | "role">;
	stream: EventStream;
	/** True once it receives events together with all others. Before that, it catches up on what it missed. */
	hasJoined: boolean;
}

/** Tells open pages which leads have changed. One reader for all pages of this process. */
export interface LeadFeed {
	/**
	 * @param after where to continue; null for events from now on
	 * @returns null while no more streams can be opened
	 */
	watch(session: Watch["session"], after: LeadEventCursor | null): ReadableStream<Uint8Array> | null;
	/** Looks for events right away, and checks whether the people who watch still may. */
	look(): Promise<void>;
	readonly watching: number;
	/** Ends all streams, and opens no more. */
	close(): Promise<void>;
}

export function openLeadFeed(parts: Pick<Services, "clock" | "database" | "env" | "log">): LeadFeed {
	const { database, log } = parts;
	const watches = new Set<Watch>();
	/** The place up to which all joined streams have received everything. */
	let position = beforeAllEvents;
	let stopListening: (() => void) | undefined;
	/** It also runs all else in turn, so that each stream gets everything once and in order. */
	const sweeper = openSweeper({
		everyMs: lookMs,
		pauses,
		sweep: async () => database.isAvailable && (await tellAll()) === 0,
		failed: (error) => log.warn({ error }, "open pages were not told of changed leads"),
	});

	/** The people who may still watch. The streams of all others end. */
	async function readersOf(asked: readonly Watch[]): Promise<Map<Watch, LeadReader>> {
		const bySession = await readWatchers(parts, [...new Set(asked.map(({ session }) => session.sessionId))]);
		const allowed = new Map<Watch, LeadReader>();
		for (const watch of asked) {
			const reader = bySession.get(watch.session.sessionId);
			if (!reader) watch.stream.end(true);
			// With another role they sign in to another stream.
			else if (reader.role !== watch.session.role) watch.stream.end(false);
			else allowed.set(watch, reader);
		}
		return allowed;
	}

	const whoJoined = () => [...watches].filter(({ hasJoined }) => hasJoined);

	/** @returns how many events were found */
	async function tellAll(): Promise<number> {
		const joined = whoJoined();
		if (joined.length === 0) return 0;
		const allowed = await readersOf(joined);
		let found = 0;
		for (let isMore = true; isMore; ) {
			const events: LeadEvent[] = await readLeadEvents(database.db, position, maxTold);
			const last = events.at(-1);
			if (!last) break;
			isMore = events.length === maxTold;
			found += events.length;
			if (isMore || found > maxTold)
				for (const { stream } of allowed.keys()) stream.askToReload(printCursor(last.cursor));
			else {
				const news = await readNews(database.db, events);
				for (const [{ stream }, reader] of allowed) tellNews(stream, reader, news);
			}
			position = last.cursor;
		}
		for (const { stream } of allowed.keys()) stream.mark(printCursor(position));
		return found;
	}

	async function join(watch: Watch, after: LeadEventCursor | null): Promise<void> {
		if (whoJoined().length === 0) position = (await newestCursor(database.db)) ?? beforeAllEvents;
		// Another process has sent more than this one.
		else if (after && isAfter(after, position)) await tellAll();
		const reader = (await readersOf([watch])).get(watch);
		if (!reader) return;
		if (after) await replay(watch.stream, reader, after, position);
		watch.stream.mark(printCursor(position));
		watch.hasJoined = true;
	}

	/** Sends the events that a stream missed, up to where all others are. */
	async function replay(stream: EventStream, reader: LeadReader, after: LeadEventCursor, until: LeadEventCursor) {
		const missed = (await isForgotten(database.db, after))
			? null
			: await readLeadEvents(database.db, after, maxTold + 1);
		if (!missed || missed.length > maxTold) return stream.askToReload(printCursor(until));
		const events = missed.filter(({ cursor }) => !isAfter(cursor, until));
		tellNews(stream, reader, await readNews(database.db, events));
	}

	function start(): void {
		if (stopListening) return;
		stopListening = database.changes.listen((topic) => {
			if (topic === null || topic === leadsTopic) sweeper.soon(gatherMs);
		});
		sweeper.start();
	}

	/** Nobody is watching, so nothing needs to be read. */
	function rest(): void {
		if (watches.size > 0) return;
		stopListening?.();
		stopListening = undefined;
		sweeper.stop();
	}

	return {
		watch(session, after) {
			if (sweeper.isClosed || watches.size >= maxStreams) return null;
			const own = [...watches].filter((one) => one.session.userId === session.userId);
			for (const { stream } of own.slice(0, Math.max(0, own.length + 1 - maxPerPerson))) stream.end(true);
			const watch: Watch = {
				session,
				hasJoined: false,
				stream: openEventStream(() => {
					watches.delete(watch);
					rest();
				}),
			};
			watches.add(watch);
			sweeper
				.inTurn(() => join(watch, after))
				.catch((error) => {
					log.warn({ error }, "a page could not be told of changed leads");
					watch.stream.end(false);
				});
			start();
			return watch.stream.body;
		},
		look: sweeper.now,
		get watching() {
			return watches.size;
		},
		async close() {
			const closed = sweeper.close();
			for (const { stream } of watches) stream.end(false);
			rest();
			await closed;
		},
	};
}
