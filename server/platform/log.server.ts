import pino, { type Logger } from "pino";

export type Log = Logger;

const secretName = /token|key|password|secret|auth|jwt|email|phone|cookie/i;
const emailAddress = /[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+/g;
/** The database driver's errors list the values of the query, which may be personal data. */
const queryParameters = /\nparams: [\s\S]*?(?=\n {4}at |$)/g;
const mask = "[redacted]";

/** Logs JSON lines to standard output, without secrets and personal data. */
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

interface RequestLine {
	requestId: string;
	method: string;
	/** Nothing in it needs masking or escaping. */
	path: string;
	status: number;
	ms: number;
}

/** Writes the line of a request for something in memory, as `request-log` does. Masking would cost more than answering. */
export function writeRequestLine(log: Log, level: "debug" | "info", line: RequestLine): void {
	if (!log.isLevelEnabled(level)) return;
	const { requestId, method, path, status, ms } = line;
	(log as unknown as Record<symbol, pino.DestinationStream>)[pino.symbols.streamSym]?.write(
		`{"level":"${level}","time":"${new Date().toISOString()}","requestId":"${requestId}","method":"${method}","path":"${path}","status":${status},"ms":${ms},"msg":"request"}\n`,
	);
}

/** Copies a value and masks fields that are named like a secret, an email address or a phone, at any depth. */
export function redact(value: unknown, depth = 0): unknown {
	if (typeof value === "string") return value.replace(queryParameters, "").replace(emailAddress, mask);
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
