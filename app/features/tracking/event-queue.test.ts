import { expect, test } from "vitest";
import { readEventBatch, type VisitorEvent } from "#domain/conversions/events.ts";
import { eventQueue } from "./event-queue.ts";

const pageView: VisitorEvent = { name: "page_view", properties: {} };
const quote: VisitorEvent = { name: "get_quote", properties: { label: "Get Quote", location: "header" } };

function openQueue() {
	const sent: string[] = [];
	const timers: { call: () => void; ms: number }[] = [];
	const browser = { accepts: true, time: 1000 };
	let ids = 0;
	const queue = eventQueue({
		locale: "ht",
		sessionId: () => "6a1f7c1e-0000-4000-8000-000000000001",
		page: () => "/ht/services/iul",
		newId: () => `6a1f7c1e-0000-4000-8000-${String(++ids).padStart(12, "0")}`,
		now: () => browser.time,
		send: (body) => {
			if (browser.accepts) sent.push(body);
			return browser.accepts;
		},
		wait: (call, ms) => void timers.push({ call, ms }),
	});
	const batches = () => sent.map((body) => readEventBatch(JSON.parse(body)));
	return { queue, browser, timers, batches };
}

test("events are queued and sent together, in the form that the server reads", () => {
	const { queue, browser, batches } = openQueue();
	queue.add(pageView);
	browser.time += 400;
	queue.add(quote);
	expect(batches()).toEqual([]);
	browser.time += 100.4;
	queue.flush();
	queue.flush();
	expect(batches()).toMatchObject([
		{
			sessionId: "6a1f7c1e-0000-4000-8000-000000000001",
			refused: 0,
			events: [
				{ ...pageView, page: "/ht/services/iul", locale: "ht", age_ms: 500 },
				{ ...quote, age_ms: 100 },
			],
		},
	]);
});

test("a page that stays open sends once a minute", () => {
	const { queue, timers, batches } = openQueue();
	queue.add(pageView);
	queue.add(quote);
	expect(timers.map(({ ms }) => ms)).toEqual([60_000]);
	timers[0]?.call();
	expect(batches()[0]?.events).toHaveLength(2);
	queue.add(quote);
	expect(timers).toHaveLength(2);
});

test("fifty events are sent at once, and no batch is larger", () => {
	const { queue, batches } = openQueue();
	for (let count = 0; count < 120; count++) queue.add(quote);
	queue.flush();
	expect(batches().map((batch) => batch?.events.length)).toEqual([50, 50, 20]);
});

test("events that the browser refuses are sent the next time, under the same ids", () => {
	const { queue, browser, batches } = openQueue();
	browser.accepts = false;
	queue.add(pageView);
	queue.flush();
	browser.accepts = true;
	queue.flush();
	expect(batches()[0]?.events).toMatchObject([{ ...pageView, id: "6a1f7c1e-0000-4000-8000-000000000001" }]);
});

test("queued events are not sent after the consent is withdrawn", () => {
	const { queue, batches } = openQueue();
	queue.add(pageView);
	queue.forget();
	queue.flush();
	expect(batches()).toEqual([]);
});
