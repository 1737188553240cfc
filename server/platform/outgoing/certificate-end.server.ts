import { connect } from "node:tls";
import { isLoopbackHost } from "../loopback.server.ts";

const timeoutMs = 5000;
const everyMs = 6 * 3_600_000;
const againMs = 3_600_000;

/**
 * When the certificate ends that visitors of an address get. One that has ended, or that nobody trusts, is read as well.
 * @throws if the address can't be reached
 */
export function readCertificateEnd(origin: string): Promise<Date> {
	const { hostname, port } = new URL(origin);
	return new Promise((resolve, reject) => {
		const socket = connect({
			host: hostname,
			port: Number(port || 443),
			servername: hostname,
			rejectUnauthorized: false,
			timeout: timeoutMs,
		});
		socket.once("secureConnect", () => {
			const end = new Date(socket.getPeerCertificate().valid_to);
			socket.destroy();
			if (Number.isNaN(end.getTime())) reject(new Error("The certificate has no end"));
			else resolve(end);
		});
		socket.once("timeout", () => socket.destroy(new Error("The address doesn't answer")));
		socket.once("error", reject);
	});
}

/**
 * Knows the end of a certificate, and reads it again a few times a day.
 * @returns a function that answers at once: null while it isn't known, because many a machine can't reach itself under its
 * public name
 */
export function certificateWatch(read = readCertificateEnd, now = () => performance.now()) {
	let endsAt: Date | null = null;
	let nextAt = Number.NEGATIVE_INFINITY;
	return (origin: string): Date | null => {
		const { protocol, hostname } = new URL(origin);
		if (protocol !== "https:" || isLoopbackHost(hostname)) return null;
		if (now() >= nextAt) {
			nextAt = now() + againMs;
			read(origin).then(
				(end) => {
					endsAt = end;
					nextAt = now() + everyMs;
				},
				() => {
					endsAt = null;
				},
			);
		}
		return endsAt;
	};
}
