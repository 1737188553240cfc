import type { AddressInfo } from "node:net";
import { createServer } from "node:tls";
import { expect, test, vi } from "vitest";
import { ownCertificate } from "#tests/support/own-certificate.ts";
import { certificateWatch, readCertificateEnd } from "./certificate-end.server.ts";

test("the end of a certificate is read, although nobody trusts it", async () => {
	const server = createServer(ownCertificate).listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	const { port } = server.address() as AddressInfo;
	expect(await readCertificateEnd(`https://127.0.0.1:${port}`)).toEqual(new Date("2120-01-01T00:00:00Z"));
	await new Promise((resolve) => server.close(resolve));
	await expect(readCertificateEnd(`https://127.0.0.1:${port}`)).rejects.toThrow();
});

const hour = 3_600_000;
const end = new Date("2027-02-01T00:00:00Z");

test("it is read a few times a day, and sooner while the address can't be reached", async () => {
	let now = 0;
	const read = vi.fn(async (_origin: string) => end);
	const endOf = certificateWatch(read, () => now);
	const ask = async (at: number) => {
		now = at;
		endOf("https://agency.example");
		await Promise.resolve();
		await Promise.resolve();
		return endOf("https://agency.example");
	};
	expect(await ask(0)).toEqual(end);
	expect(await ask(5 * hour)).toEqual(end);
	expect(read).toHaveBeenCalledTimes(1);
	read.mockRejectedValueOnce(new Error("gone"));
	expect(await ask(6 * hour)).toBeNull();
	expect(await ask(6.5 * hour)).toBeNull();
	expect(read).toHaveBeenCalledTimes(2);
	expect(await ask(7 * hour)).toEqual(end);
});

test.each(["http://agency.example", "https://localhost:3000", "https://127.0.0.1"])(
	"%s has none to watch",
	(origin) => {
		const read = vi.fn(async (_origin: string) => end);
		expect(certificateWatch(read)(origin)).toBeNull();
		expect(read).not.toHaveBeenCalled();
	},
);
