import { currentClaims } from "#content/current-claims.server.ts";
import type { Claims } from "#domain/claims/claims.ts";
import { openBlockers } from "#domain/launch/launch-item.ts";
import type { SignOffCounts } from "#domain/launch/sign-off-item.ts";
import type { Env } from "../platform/env.server.ts";
import type { Log } from "../platform/log.server.ts";
import { launchList, launchStateOfSite } from "./launch-list.server.ts";
import { openSignOffs } from "./sign-offs-in-effect.server.ts";

/**
 * True if nothing keeps this site from going live; otherwise logs the blockers. Only production is checked: development
 * shows samples on purpose.
 */
export function isReadyToLaunch(env: Env, log: Log): boolean {
	if (env.mode !== "production") return true;
	// A production process has a configuration that production accepts.
	const { team = null } = currentClaims();
	const state = launchStateOfSite({ ...env, problems: [] }, openSignOffs(), team, new Date());
	const blockers = openBlockers(launchList(state));
	if (blockers.length === 0) return true;
	const missing = blockers.map(({ id }) => id);
	log.warn(
		{ missing },
		"the site is not ready to go live, so search engines are asked not to list it: npm run ops -- launch:check",
	);
	return false;
}

/** The same at any later moment: asked again only when what pages show, or what is signed, has changed, which an admin can do. */
export function readyToLaunch(env: Env, log: Log): () => boolean {
	let known: { claims: Claims; signOffs: SignOffCounts; isReady: boolean } | undefined;
	return () => {
		const [claims, signOffs] = [currentClaims(), openSignOffs()];
		if (known?.claims !== claims || known.signOffs !== signOffs) {
			known = { claims, signOffs, isReady: isReadyToLaunch(env, log) };
		}
		return known.isReady;
	};
}
