import { expect, test } from "vitest";
import { sentTogether } from "./sent-together.server.ts";

const failed = (message: string) => Promise.reject(new Error(message));
const later = <T>(start: () => Promise<T>) => new Promise((resolve) => setImmediate(resolve)).then(start);

test("statements that were sent at once have their results in order", async () => {
	expect(
		await sentTogether(
			later(async () => 1),
			Promise.resolve("two"),
		),
	).toEqual([1, "two"]);
	expect(await sentTogether()).toEqual([]);
});

test("the first that failed says why, even if others failed sooner", async () => {
	const cause = later(() => failed("duplicate key"));
	await expect(sentTogether(Promise.resolve(), cause, failed("transaction is aborted"))).rejects.toThrow(
		"duplicate key",
	);
});

test("nothing goes on when the failure is reported", async () => {
	let ended = false;
	const slow = later(async () => {
		ended = true;
	});
	await expect(sentTogether(failed("first"), slow)).rejects.toThrow("first");
	expect(ended).toBe(true);
});
