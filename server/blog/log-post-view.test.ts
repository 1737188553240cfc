import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { anonymousSession } from "#domain/blog/post-view.ts";
import { createLimiter } from "../platform/limiter.server.ts";
import { limits } from "../rate-limits.server.ts";
import { postViewUses } from "./log-post-view.server.ts";

/** A site whose visitors open articles within one hour. @returns whether a view is counted */
function site() {
	const limiter = createLimiter(Buffer.from("key"), () => new Date("2026-11-23T15:00:00Z"));
	return (ip: string, visitor_session_id: string = anonymousSession) =>
		limiter.takeAll(postViewUses({ article_id: randomUUID(), visitor_session_id, referrer: "" }, ip)) === undefined;
}

/** Opens articles until a view is not counted any more. */
function exhaust(open: () => boolean): void {
	for (let count = 0; open(); count++) if (count > 10_000) throw new Error("There is no limit.");
}

test("visitors without a session are not counted together", () => {
	const opens = site();
	exhaust(() => opens("192.0.2.1"));
	expect(opens("192.0.2.1", randomUUID()), "the same host under another name").toBe(false);
	expect(opens("192.0.2.2")).toBe(true);
});

test("a whole network can't use up the views of others", () => {
	const opens = site();
	for (let host = 1; opens(`192.0.2.${host}`); host++) exhaust(() => opens(`192.0.2.${host}`));
	expect(opens("198.51.100.1")).toBe(true);
	const inADay = limits.postViewsPerAddress.maxPerNetwork * 24;
	expect(inADay).toBeLessThan(limits.postViewsOfSite.max / 6);
});

test("a session is counted wherever it comes from", () => {
	const opens = site();
	const session = randomUUID();
	let network = 0;
	exhaust(() => opens(`10.${++network >> 8}.${network & 255}.1`, session));
	expect(opens("192.0.2.1", session)).toBe(false);
	expect(opens("192.0.2.1", randomUUID())).toBe(true);
});
