import pino, { type Logger } from "pino";

export type Log = Logger;

const secretName = /token|key|password|secret|auth|jwt|email|phone|cookie/i;
const emailAddress = /[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+/g;
const mask = "[redacted]";

/** JSON lines on standard output, without secrets and without anything that names a visitor. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
	return pino(
		{
			level,
			base: null,
			timestamp: pino.stdTimeFunctions.isoTime,
			formatters: {
				level: (label) => ({ level: label }),
				log: (fields) => redact(fields) as Record<string, unknown>,
			},
			hooks: {
				logMethod(args, method) {
					const cleaned = args.map((arg) => (typeof arg === "string" ? arg.replace(emailAddress, mask) : arg));
					method.apply(this, cleaned as Parameters<typeof method>);
				},
			},
		},
		destination ?? pino.destination({ dest: 1, sync: false }),
	);
}

/** A copy in which fields named like a secret, an e-mail address or a phone are masked, at any depth. */
export function redact(value: unknown, depth = 0): unknown {
	if (typeof value === "string") return value.replace(emailAddress, mask);
	if (value === null || typeof value !== "object") return value;
	if (depth > 6) return "[deep]";
	if (value instanceof Error) {
		return redact({ type: value.name, message: value.message, stack: value.stack, cause: value.cause }, depth + 1);
	}
	if (value instanceof Date) return value.toISOString();
	if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
	return Object.fromEntries(
		Object.entries(value).map(([name, item]) => [name, secretName.test(name) ? mask : redact(item, depth + 1)]),
	);
}
