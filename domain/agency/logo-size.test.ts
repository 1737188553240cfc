import { expect, test } from "vitest";
import { logoSize } from "./logo-size.ts";

test.each([
	["a wide logo, by its width", { width: 900, height: 100 }, { width: 180, height: 20 }],
	["a high one, by its height", { width: 100, height: 400 }, { width: 10, height: 40 }],
	["a small one, too", { width: 45, height: 10 }, { width: 180, height: 40 }],
	["a line has a height", { width: 5000, height: 1 }, { width: 180, height: 1 }],
])("%s fills the room", (_, logo, size) => {
	expect(logoSize(logo, { width: 180, height: 40 })).toEqual(size);
});
