import type { Services } from "../services.server.ts";
import { logSecurity } from "./security-log.server.ts";

const pauseMs = 60_000;

export interface RefusalLog {
	/** Records what was refused since the last time: one row for each limit, however many calls it refused. */
	write(): Promise<void>;
	/** Writes a last time. */
	stop(): Promise<void>;
}

/** Records once a minute which limits refused calls. A refused call itself writes nothing. */
export function startRefusalLog(services: Pick<Services, "clock" | "database" | "limiter" | "log">): RefusalLog {
	async function write() {
		for (const [name, count] of services.limiter.takeRefusals()) {
			// Those limits only keep this log short.
			if (name.startsWith("security-log/")) continue;
			const details = `${name}: ${count}`;
			await logSecurity(services, { table: "rate_limits", action: "LIMIT_REACHED", userId: null, details });
		}
	}
	const timer = setInterval(write, pauseMs).unref();
	return {
		write,
		async stop() {
			clearInterval(timer);
			await write();
		},
	};
}
