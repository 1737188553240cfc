import type { DatabaseClient } from "../platform/database/client.server.ts";
import type { Env } from "../platform/env.server.ts";
import type { Queue } from "../platform/job-queue.server.ts";
import type { Limiter } from "../platform/limiter.server.ts";
import type { Log } from "../platform/log.server.ts";
import type { Mail } from "../platform/mail/mailer.server.ts";

/** The parts that accounts need. Not `Pick<Services, …>`, because accounts are a part of `Services`. */
export interface AuthParts {
	env: Env;
	clock: () => Date;
	log: Log;
	limiter: Limiter;
	database: DatabaseClient;
	jobs: Pick<Queue<{ "send-mail": Mail }>, "send">;
}
