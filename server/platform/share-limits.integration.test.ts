import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { rateLimits } from "#database/schema.ts";
import { databaseKinds, openTestServices, type TestServices } from "#tests/support/test-services.ts";
import type { Database } from "./database/client.server.ts";
import { createLimiter } from "./limiter.server.ts";
import { createLog } from "./log.server.ts";
import { type LimitSharing, shareLimits } from "./share-limits.server.ts";

const limit = { name: "test", max: 4, windowMinutes: 10 };

describe.each(databaseKinds)("limits that processes share through %s", (kind) => {
	let services: TestServices;
	const key = randomBytes(32);
	const running: LimitSharing[] = [];
	beforeAll(async () => {
		services = await openTestServices(kind);
	});
	afterAll(() => services.close());
	beforeEach(async () => {
		await services.database.db.delete(rateLimits);
	});
	afterEach(async () => {
		for (const sharing of running.splice(0)) await sharing.stop();
	});

	function startProcess(db: Database = services.database.db) {
		const limiter = createLimiter(key, services.clock);
		const sharing = shareLimits(limiter, db, createLog("silent"));
		running.push(sharing);
		const take = (times: number) => Array.from({ length: times }, () => limiter.take(limit, "someone"));
		return { limiter, sharing, take };
	}
	const stored = () => services.database.db.select({ count: rateLimits.count }).from(rateLimits);

	test("are counted together", async () => {
		const [one, two] = [startProcess(), startProcess()];
		expect([...one.take(2), ...two.take(2)]).toEqual([true, true, true, true]);
		await one.sharing.exchange();
		await two.sharing.exchange();
		expect(two.take(1)).toEqual([false]);
		expect(one.take(1), "heard of two uses only, so far").toEqual([true]);
		await one.sharing.exchange();
		expect(one.limiter.used(limit, "someone")).toBe(5);
		expect(one.take(1)).toEqual([false]);
		expect(await stored()).toEqual([{ count: 5 }]);
	});

	test("survive a restart", async () => {
		const before = startProcess();
		before.take(4);
		await before.sharing.stop();
		const after = startProcess();
		expect(after.take(1), "the first use asks").toEqual([true]);
		await after.sharing.exchange();
		expect(after.take(1)).toEqual([false]);
	});

	test("are counted by each process while the database is away, and together again later", async () => {
		let isAway = true;
		const db = new Proxy(services.database.db, {
			get(target, name, receiver) {
				if (name === "execute" && isAway) return () => Promise.reject(new Error("away"));
				return Reflect.get(target, name, receiver);
			},
		});
		const cutOff = startProcess(db);
		expect(cutOff.take(3)).toEqual([true, true, true]);
		await cutOff.sharing.exchange();
		expect(cutOff.take(2)).toEqual([true, false]);
		expect(await stored()).toEqual([]);
		isAway = false;
		await cutOff.sharing.exchange();
		expect(await stored()).toEqual([{ count: 4 }]);
	});

	test("of many keys are told in one statement", async () => {
		const { limiter, sharing } = startProcess();
		for (let subject = 0; subject < 3000; subject++) limiter.take(limit, `subject ${subject}`);
		await sharing.exchange();
		expect(await stored()).toHaveLength(3000);
	});

	test("a flood that is refused leaves no rows", async () => {
		const { sharing, take, limiter } = startProcess();
		take(4);
		await sharing.exchange();
		for (let session = 0; session < 100; session++) {
			expect(
				limiter.takeAll([
					[limit, "someone"],
					[{ ...limit, name: "session" }, `session ${session}`],
				]),
			).toBe(limit);
		}
		await sharing.exchange();
		expect(await stored()).toEqual([{ count: 4 }]);
	});
});
