import { agency } from "#content/agency.ts";
import { type Env, readEnv } from "./platform/env.server.ts";

/** The configuration of this site. Without `ADMIN_EMAILS`, the agency's own address becomes the first admin. */
export function readSiteEnv(source: Record<string, string | undefined>): Env {
	return readEnv({ ...source, ADMIN_EMAILS: source.ADMIN_EMAILS || agency.adminEmail });
}
