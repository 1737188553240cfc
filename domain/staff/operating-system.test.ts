import { expect, test } from "vitest";
import { operatingSystem } from "./operating-system.ts";

test.each([
	["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36", "Windows"],
	["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15", "macOS"],
	["Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1", "iPhone"],
	["Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1", "iPad"],
	["Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36", "Android"],
	["Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/141.0 Safari/537.36", "ChromeOS"],
	["Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0", "Linux"],
	["curl/8.5.0", null],
])("%s runs on %s", (userAgent, system) => {
	expect(operatingSystem(userAgent)).toBe(system);
});
