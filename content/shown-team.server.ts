import type { MemberOnFile } from "#domain/claims/member-on-file.ts";
import { licenseLookup } from "#domain/compliance/license-lookups.ts";
import { isHeldLicense } from "#domain/compliance/licenses-in-effect.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { agentFor } from "#domain/team/agent-for.ts";
import type { TeamMember } from "#domain/team/team-member.ts";
import { translator } from "#i18n/messages.server.ts";
import { currentClaims } from "./current-claims.server.ts";
import { team } from "./team.ts";

/** The public data of a team member, in one language. Plain data, because islands receive it. */
export interface ShownMember extends Pick<TeamMember, "id" | "name" | "portrait"> {
	role: string;
	/** In quotation marks where it is printed. */
	sentence: string;
	languages: TeamMember["languages"];
	/** "Speaks Spanish, English" */
	speaks: string;
	/** Codes of the states in which they are licensed; empty for somebody who may not advise. */
	states: readonly string[];
	/** "Licensed in 21 states", or what somebody without a license does not do. */
	licensedIn: string;
	license: { number: string; text: string; lookup: string; lookupLabel: string } | null;
	/** "Elena or a colleague will get back to you" */
	followUp: string;
	isSample: boolean;
	/** True if they answer nobody for now. */
	isAway?: true;
}

/** The people who may be shown now: those who gave their permission, and the others where samples are shown. */
export function shownTeam(locale: Locale): ShownMember[] {
	const { showsSamples, team: confirmed = [], staff = {} } = currentClaims();
	return team
		.filter(({ id }) => showsSamples || confirmed.includes(id))
		.flatMap((member) => {
			const onFile = staff[member.id];
			const known = onFile ? withFile(member, onFile) : member;
			if (!known || sellsNowhere(known)) return [];
			const shown = shownMember(known, locale, !confirmed.includes(member.id));
			return onFile?.isAway ? [{ ...shown, isAway: true as const }] : [shown];
		});
}

/** The agent named to a visitor, for emails and pages that are rendered on the server. */
export function shownAgent(locale: Locale, state: string | null): ShownMember | null {
	return agentFor(shownTeam(locale), locale, state);
}

/**
 * A member with the languages and licenses that are on file. Null if nothing is left of the license of an agent: their
 * title and their words say that they have one.
 */
function withFile(member: TeamMember, { languages, licenses }: MemberOnFile): TeamMember | null {
	const spoken = languages.length > 0 ? languages : member.languages;
	if (!member.license) return { ...member, languages: spoken };
	const used = licenses.filter(({ state }) => isHeldLicense(state));
	const main = used.find(({ state }) => state === member.license?.state) ?? used[0];
	if (!main) return null;
	return { ...member, languages: spoken, license: { ...main, states: licenses.map(({ state }) => state) } };
}

function sellsNowhere({ license }: TeamMember): boolean {
	return license !== null && !license.states.some(isHeldLicense);
}

function shownMember(member: TeamMember, locale: Locale, isSample: boolean): ShownMember {
	const t = translator(locale, "team");
	const { id, name, portrait, role, sentence, languages, license } = member;
	const states = license?.states.filter(isHeldLicense) ?? [];
	return {
		id,
		name,
		portrait,
		role: role[locale],
		sentence: sentence[locale],
		languages,
		speaks: t("languages", { languages: languages.map((language) => t(`languageNames.${language}`)).join(", ") }),
		states,
		licensedIn: license ? t("states", { count: states.length }) : t("unlicensed"),
		license:
			license && isHeldLicense(license.state)
				? {
						number: license.number,
						text: t("license", {
							state: jurisdictionName(license.state, locale) ?? license.state,
							number: license.number,
						}),
						lookup: licenseLookup(license.state),
						lookupLabel: t("lookup"),
					}
				: null,
		followUp: t("followUp", { name: name.split(" ")[0] ?? name }),
		isSample,
	};
}
