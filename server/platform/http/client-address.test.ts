import { expect, test } from "vitest";
import { clientAddress } from "./client-address.server.ts";

test.each([
	["the socket's address without proxies", "203.0.113.9", undefined, 0, "203.0.113.9"],
	["a header is ignored without trusted proxies", "203.0.113.9", "1.2.3.4", 0, "203.0.113.9"],
	["one proxy: the last entry", "10.0.0.1", "6.6.6.6, 198.51.100.7", 1, "198.51.100.7"],
	["two proxies: the entry before the last", "10.0.0.1", "6.6.6.6, 198.51.100.7, 10.0.0.2", 2, "198.51.100.7"],
	["fewer entries than proxies: the first", "10.0.0.1", "198.51.100.7", 3, "198.51.100.7"],
	["no header behind a proxy", "10.0.0.1", undefined, 1, "10.0.0.1"],
	["IPv4 over an IPv6 socket", "::ffff:203.0.113.9", undefined, 0, "203.0.113.9"],
	["a port", "10.0.0.1", "198.51.100.7:5511", 1, "198.51.100.7"],
	["IPv6 with a port", "10.0.0.1", "[2001:db8::1]:5511", 1, "2001:db8::1"],
	["nonsense", "10.0.0.1", "<script>", 1, "10.0.0.1"],
	["no socket", undefined, undefined, 0, "0.0.0.0"],
])("%s", (_name, socket, header, proxies, address) => {
	expect(clientAddress(socket, header, proxies)).toBe(address);
});
