import { needsLicense, type TeamMember } from "#domain/claims/team-member.ts";
import { licenseLookup } from "#domain/compliance/license-lookups.ts";
import { isHeldLicense } from "#domain/compliance/licenses-in-effect.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { agentFor } from "#domain/team/agent-for.ts";
import { translator } from "#i18n/messages.server.ts";
import { agency } from "./agency.ts";
import { currentClaims } from "./current-claims.server.ts";
import { sampleTeam } from "./sample-team.ts";

/** The public data of a team member, in one language. Plain data, because islands receive it. */
export interface ShownMember extends Pick<TeamMember, "id" | "name" | "languages"> {
	portrait: ShownPortrait | null;
	/** Stand in for a picture. */
	initials: string;
	role: string;
	/** In quotation marks where it is printed. Null in a language in which they have said nothing. */
	sentence: string | null;
	/** "Speaks Spanish, English" */
	speaks: string;
	/** Codes of the states in which they are licensed; empty for somebody who may not advise. */
	states: readonly string[];
	/** "Licensed in 21 states", or what somebody without a license does not do. */
	licensedIn: string;
	license: { number: string; text: string; lookup: string; lookupLabel: string } | null;
	/** The national producer number, if they show it. */
	npn: { number: string; text: string } | null;
	/** "Elena or a colleague will get back to you" */
	followUp: string;
	isSample: boolean;
	/** True if they answer nobody for now. */
	isAway?: true;
}

interface ShownPortrait {
	web: string;
	email: string;
	/** Empty for a drawing beside a name. */
	alt: string;
	/** Of a photograph, which has several sizes. */
	imageId?: string;
}

/** The people who may be shown now: those whom an admin shows. Until there are any, samples where those are shown. */
export function shownTeam(locale: Locale): ShownMember[] {
	const { showsSamples, team = [] } = currentClaims();
	const isSample = team.length === 0;
	if (isSample && !showsSamples) return [];
	return (isSample ? sampleTeam : team).flatMap((member) => {
		const licenses = member.licenses.filter(({ state }) => isHeldLicense(state));
		// Their title says that they have one, and maybe their words.
		if (licenses.length === 0 && needsLicense(member.title)) return [];
		return [shownMember({ ...member, licenses }, locale, isSample)];
	});
}

/** The agent named to a visitor, for emails and pages that are rendered on the server. */
export function shownAgent(locale: Locale, state: string | null): ShownMember | null {
	return agentFor(shownTeam(locale), locale, state);
}

/** The author of an article as visitors get to know them. Null unless exactly one public profile has that name. */
export function shownWriter(locale: Locale, author: string): ShownMember | null {
	const spelled = (name: string) => name.normalize("NFC").replace(/\s+/g, " ").trim().toLowerCase();
	const [writer, ...others] = shownTeam(locale).filter(({ name }) => spelled(name) === spelled(author));
	return writer && others.length === 0 ? writer : null;
}

function shownMember(member: TeamMember, locale: Locale, isSample: boolean): ShownMember {
	const t = translator(locale, "team");
	const { id, name, portrait, title, ownTitle, bio, languages, licenses, npn, isAway } = member;
	const words = name.split(" ");
	const main = licenses.find(({ state }) => state === agency.address.region) ?? licenses[0];
	return {
		id,
		name,
		portrait: portrait && shownPortrait(portrait, locale, name),
		initials: [...new Set([words[0], words.at(-1)])].map((word) => [...(word ?? "")][0]).join(""),
		role: ownTitle[locale] ?? t(`titles.${title}`),
		sentence: bio[locale] ?? null,
		languages,
		speaks: t("languages", { languages: languages.map((language) => t(`languageNames.${language}`)).join(", ") }),
		states: licenses.map(({ state }) => state),
		licensedIn: main ? t("states", { count: licenses.length }) : t("unlicensed"),
		license: main
			? {
					number: main.number,
					text: t("license", { state: jurisdictionName(main.state, locale) ?? main.state, number: main.number }),
					lookup: licenseLookup(main.state),
					lookupLabel: t("lookup"),
				}
			: null,
		npn: npn ? { number: npn, text: `NPN ${npn}` } : null,
		followUp: t("followUp", { name: words[0] ?? name }),
		isSample,
		...(isAway && { isAway }),
	};
}

function shownPortrait(
	{ web, email, photo }: NonNullable<TeamMember["portrait"]>,
	locale: Locale,
	name: string,
): ShownPortrait {
	if (!photo) return { web, email, alt: "" };
	const { imageId, alt } = photo;
	return { web, email, imageId, alt: alt[locale] ?? translator(locale, "team")("photo", { name }) };
}
