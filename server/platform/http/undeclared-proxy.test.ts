import { expect, test } from "vitest";
import type { Log } from "../log.server.ts";
import { proxyWarning } from "./undeclared-proxy.server.ts";

function warningsFor(trustedProxies: number, requests: [address: string, forwardedFor?: string][]): number {
	let warnings = 0;
	const log = { warn: () => warnings++ } as unknown as Log;
	const check = proxyWarning({ trustedProxies }, log);
	for (const [address, forwardedFor] of requests) check(address, forwardedFor);
	return warnings;
}

test.each(["127.0.0.1", "10.1.2.3", "172.20.0.1", "192.168.1.1", "::1", "fd00::1"])(
	"warns once about an undeclared proxy at %s",
	(address) => {
		expect(
			warningsFor(0, [
				[address, "203.0.113.7"],
				[address, "203.0.113.8"],
			]),
		).toBe(1);
	},
);

test("does not warn about declared proxies, direct visitors, or a visitor's own header", () => {
	expect(warningsFor(1, [["10.1.2.3", "203.0.113.7"]])).toBe(0);
	expect(warningsFor(0, [["10.1.2.3"], ["203.0.113.7", "198.51.100.1"], ["2001:db8::1", "198.51.100.1"]])).toBe(0);
});
