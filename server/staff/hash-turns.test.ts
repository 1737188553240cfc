import { expect, test } from "vitest";
import { HashQueueError, inHashTurn } from "./hash-turns.server.ts";

const stranger = { known: null };

/** Two hashes that run until they are finished. */
function keepBusy() {
	let finish = () => {};
	const until = new Promise<void>((resolve) => (finish = resolve));
	const busy = [1, 2].map(() => inHashTurn(stranger, () => until));
	return async () => {
		finish();
		await Promise.all(busy);
	};
}

test("beyond sixteen that wait, a stranger's hash is refused", async () => {
	const finish = keepBusy();
	const accepted = Array.from({ length: 16 }, () => inHashTurn(stranger, async () => "done"));
	await expect(inHashTurn(stranger, async () => "done")).rejects.toThrow(HashQueueError);
	await finish();
	expect(new Set(await Promise.all(accepted))).toEqual(new Set(["done"]));
	expect(await inHashTurn(stranger, async () => "later")).toBe("later");
});

test("who signed in before has a place while strangers flood, and goes first", async () => {
	const finish = keepBusy();
	const order: string[] = [];
	const note = (name: string) => async () => void order.push(name);
	const flood = Array.from({ length: 16 }, () => inHashTurn(stranger, note("stranger")));
	const owner = inHashTurn({ known: "device" }, note("owner"));
	await finish();
	await Promise.all([...flood, owner]);
	expect(order).toHaveLength(17);
	expect(order[0]).toBe("owner");
});

test("one device can't take the places of all known ones", async () => {
	const finish = keepBusy();
	const own = Array.from({ length: 2 }, () => inHashTurn({ known: "a" }, async () => {}));
	await expect(inHashTurn({ known: "a" }, async () => {})).rejects.toThrow(HashQueueError);
	const other = inHashTurn({ known: "b" }, async () => {});
	await finish();
	await Promise.all([...own, other]);
});

test("nothing is computed for a client that has gone, and its place is free again", async () => {
	const finish = keepBusy();
	const gone = new AbortController();
	let computed = 0;
	const compute = async () => void computed++;
	const waiting = Array.from({ length: 16 }, () => inHashTurn({ known: null, signal: gone.signal }, compute));
	gone.abort();
	const results = await Promise.allSettled(waiting);
	expect(new Set(results.map(({ status }) => status))).toEqual(new Set(["rejected"]));
	await expect(inHashTurn({ known: null, signal: gone.signal }, compute)).rejects.toThrow(HashQueueError);
	const next = inHashTurn(stranger, compute);
	await finish();
	await next;
	expect(computed).toBe(1);
});

test("whatever one turn computes takes no second place", async () => {
	const nested = () => inHashTurn(stranger, () => inHashTurn(stranger, async () => "inside"));
	expect(await Promise.all(Array.from({ length: 6 }, nested))).toEqual(Array(6).fill("inside"));
});
