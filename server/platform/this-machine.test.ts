import { totalmem } from "node:os";
import { expect, test } from "vitest";
import { thisMachine } from "./this-machine.server.ts";

test("the machine has room, and memory within its limit", async () => {
	expect(await thisMachine.freeBytes(".")).toBeGreaterThan(0);
	const { usedBytes, limitBytes } = thisMachine.memory();
	expect(usedBytes).toBeGreaterThan(2 ** 20);
	expect(usedBytes).toBeLessThan(limitBytes);
	expect(limitBytes).toBeLessThanOrEqual(totalmem());
	expect(thisMachine.eventLoopMs()).toBeGreaterThanOrEqual(0);
});

test("a folder that doesn't exist has no room to name", async () => {
	await expect(thisMachine.freeBytes("./no-such-folder")).rejects.toThrow();
});
