import { builtClaims, claimsAt, currentClaims, setClaims } from "#content/current-claims.server.ts";
import { claimsVersion, withdrawsNothing } from "#domain/claims/claims.ts";
import { locales } from "#domain/locale/locales.ts";
import { prerenderedPaths } from "#domain/pages/page-registry.ts";
import { prerenderedFiles } from "#domain/pages/prerendered-files.ts";
import { localizedPath } from "#domain/site/pages.ts";
import type { PageSource } from "../platform/http/page-source.server.ts";
import type { Reception } from "../reception.server.ts";

/** The topic of an announcement that claims may have changed. */
export const claimsTopic = "claims";

/**
 * Everything that the build renders follows the claims in effect. When evidence has expired, no page waits in its old
 * form: a visitor gets the new one or none.
 */
export function claimsPages({ clock, env }: Pick<Reception, "clock" | "env">): PageSource {
	const paths = new Set([
		...locales.flatMap((locale) => prerenderedPaths.map((path) => localizedPath(locale, path))),
		...prerenderedFiles,
	]);
	const builtVersion = claimsVersion(builtClaims);
	const known = new Map([[builtVersion, builtClaims]]);
	let latest = { claims: builtClaims, version: builtVersion };

	/** Follows the claims that pages are rendered with, whoever has set them. */
	function currentVersion(): string {
		const claims = currentClaims();
		if (latest.claims !== claims) {
			latest = { claims, version: claimsVersion(claims) };
			known.set(latest.version, claims);
		}
		return latest.version;
	}

	return {
		builtVersion,
		versionOf: (path) => (paths.has(path) ? currentVersion() : null),
		mayStillShow(version) {
			const shown = known.get(version);
			return shown !== undefined && withdrawsNothing(shown, currentClaims());
		},
		async refresh() {
			const claims = claimsAt(clock(), env.mode === "production");
			if (claimsVersion(claims) !== currentVersion()) setClaims(claims);
		},
	};
}
