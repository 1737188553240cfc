import { expect, test } from "vitest";
import { eventParser, type ServerEvent } from "./event-parser.ts";

const stream =
	'retry: 3000\n\nid: 7-1\nevent: lead\ndata: {"kind":"new: or not"}\n\n: still here\nid: 7-2\n\nevent: end\ndata: {}\n\n';
const events: ServerEvent[] = [
	{ id: "7-1", name: "lead", data: '{"kind":"new: or not"}' },
	{ id: "7-2", name: "", data: "" },
	{ id: null, name: "end", data: "{}" },
];

function parse(parts: readonly string[]): ServerEvent[] {
	const found: ServerEvent[] = [];
	const read = eventParser((event) => found.push(event));
	for (const part of parts) read(part);
	return found;
}

test("events are read as the server writes them, in one piece and in any pieces", () => {
	expect(parse([stream])).toEqual(events);
	for (const size of [1, 2, 7]) {
		const pieces = stream.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
		expect(parse(pieces)).toEqual(events);
	}
});

test("an event without its end is not read", () => {
	expect(parse(["id: 7-1\nevent: lead\ndata: {}\n"])).toEqual([]);
});
