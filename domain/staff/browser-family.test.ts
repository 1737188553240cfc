import { expect, test } from "vitest";
import { browserFamily } from "./browser-family.ts";

const webkit = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
	[`${webkit} Chrome/142.0.0.0 Safari/537.36`, "Chrome"],
	[`${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, "Microsoft Edge"],
	[`${webkit} Chrome/142.0.0.0 Safari/537.36 OPR/120.0`, "Opera"],
	[`${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, "Samsung Internet"],
	[`${webkit} CriOS/142.0 Mobile/15E148 Safari/604.1`, "Chrome"],
	[`${webkit} Version/19.0 Safari/605.1.15`, "Safari"],
	["Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox"],
	["curl/8.5.0", null],
	["", null],
])("%s is %s", (userAgent, family) => {
	expect(browserFamily(userAgent)).toBe(family);
});
