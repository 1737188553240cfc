import { expect, test } from "vitest";
import { attention } from "./attention.ts";

test("only visible time counts, in whole seconds, and fractions are carried over", () => {
	let ms = 0;
	const page = attention(() => ms);
	ms += 5000;
	expect(page.take(), "opened in the background").toBe(0);
	page.begin();
	ms += 2600;
	expect(page.take()).toBe(2);
	page.begin();
	ms += 2600;
	page.pause();
	ms += 60_000;
	expect(page.take()).toBe(3);
	expect(page.take()).toBe(0);
});
