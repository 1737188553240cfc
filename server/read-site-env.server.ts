import { agency } from "#content/agency.ts";
import { type Env, readEnv } from "./platform/env.server.ts";

/** The configuration of this site: without `ADMIN_EMAILS`, the first admin is the agency's own address. */
export function readSiteEnv(source: Record<string, string | undefined>): Env {
	return readEnv({ ...source, ADMIN_EMAILS: source.ADMIN_EMAILS || agency.adminEmail });
}
