import { currentClaims } from "#content/current-claims.server.ts";
import { pageCopy } from "#content/library.server.ts";
import { englishDocuments, ibcNotices } from "#content/notices.ts";
import { rateTables } from "#content/rates.ts";
import type { Claims } from "#domain/claims/claims.ts";
import { stateLaw } from "#domain/compliance/state-law.ts";
import { complianceByCode } from "#domain/compliance/states.ts";
import type { Lead } from "#domain/leads/lead.ts";
import type { ShownVersions } from "#domain/leads/shown-versions.ts";
import { messagesFor } from "#i18n/messages.server.ts";
import { sha256 } from "../platform/sha256.server.ts";

const versionOf = (shown: unknown) => sha256(JSON.stringify(shown)).slice(0, 16);

let known: { claims: Claims; versions: Map<string, ShownVersions> } | undefined;

/**
 * The versions of the figures, the notices and the privacy policy that the site shows to the sender of a lead. It must be
 * computed when the lead is received, as the promise is. Computed once for each language and state, until other claims hold.
 */
export function shownVersions({ locale, state }: Pick<Lead, "locale" | "state">): ShownVersions {
	const claims = currentClaims();
	if (known?.claims !== claims) known = { claims, versions: new Map() };
	const key = `${locale} ${state}`;
	const found = known.versions.get(key);
	if (found) return found;
	const { compliance, withheld } = messagesFor(locale, ["compliance", "withheld"]);
	const ofState = state && [complianceByCode(state), stateLaw(state)];
	const versions = {
		figures: versionOf(rateTables),
		notices: versionOf([ofState, compliance, withheld, ibcNotices[locale], englishDocuments[locale]]),
		privacyPolicy: versionOf(pageCopy(locale, "article", "/privacy")),
	};
	known.versions.set(key, versions);
	return versions;
}
