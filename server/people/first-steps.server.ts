import { eq } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { invitations, leadAssignments, userRoles, users } from "#database/schema.ts";
import { isSampleUrl } from "#domain/launch/sample-values.ts";
import { routingPath } from "#domain/lead-desk/lead-address.ts";
import { intlLocales, type Locale } from "#domain/locale/locales.ts";
import { sectionPath } from "#domain/settings/settings-address.ts";
import { peoplePath, personPath } from "#domain/staff/people.ts";
import { accountPath, secondFactorPath } from "#domain/staff/return-path.ts";
import { mayManagePeople } from "#domain/staff/roles.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import type { SignedIn } from "../context.server.ts";
import type { Services } from "../services.server.ts";
import { isIncomplete, readStandings, type Standing } from "./incomplete-records.server.ts";

type Reader = Pick<SignedIn, "userId" | "role" | "hasFactor">;
type Parts = Pick<Services, "clock" | "database">;
type Standings = Awaited<ReturnType<typeof readStandings>>;

const setupSteps = ["profile", "hours", "routing", "invite", "request", "factor", "booking"] as const;
type SetupStep = (typeof setupSteps)[number];

/** More people than that are on the page about people. */
const maxNamed = 5;

/** What keeps the agency, or somebody in it, from getting leads: for Today, in the reader's language. */
export async function readFirstSteps(parts: Parts, reader: Reader, locale: Locale) {
	const found = await readStandings(parts);
	return {
		setup: mayManagePeople(reader.role) ? await readSetup(parts, reader, locale, found) : null,
		missing: describeIncomplete(found.standings, reader, locale),
	};
}

/** The steps of an agency's first day, with those that the database shows to be done. Null once all are. */
async function readSetup(
	{ database: { db } }: Parts,
	reader: Reader,
	locale: Locale,
	{ standings, isRoutingOn }: Standings,
) {
	const [user] = await db.select({ name: users.name }).from(users).where(eq(users.id, reader.userId));
	const hasRouted = (await db.select({ id: leadAssignments.sequence }).from(leadAssignments).limit(1)).length > 0;
	const isAlone = (await db.$count(userRoles)) + (await db.$count(invitations)) < 2;
	const own = standings.find(({ userId }) => userId === reader.userId);
	const others = standings.filter(({ userId }) => userId !== reader.userId);
	// An admin who only manages needs none of it, once somebody else has it.
	const isOnFile = (has: (one: Standing) => boolean) =>
		own !== undefined && (has(own) || (!own.worksLeads && others.some(has)));
	const isDone: Record<SetupStep, boolean> = {
		profile: Boolean(user?.name) && isOnFile(({ hasLicense }) => hasLicense),
		hours: isOnFile(({ hasLanguages, hasHours }) => hasLanguages && hasHours),
		routing: isRoutingOn,
		invite: !isAlone,
		request: hasRouted,
		factor: reader.hasFactor,
		booking: !Object.values(agency.booking).some(isSampleUrl),
	};
	const count = setupSteps.filter((step) => isDone[step]).length;
	if (count === setupSteps.length) return null;
	const page = personPath(reader.userId);
	const links: Record<SetupStep, string | null> = {
		profile: user?.name ? `${page}#licenses` : `${accountPath}#name`,
		hours: `${page}#record`,
		routing: routingPath,
		invite: `${peoplePath}#invite`,
		// Its button sends it.
		request: null,
		factor: secondFactorPath,
		booking: sectionPath("links"),
	};
	const { items, ...copy } = copyFor(locale, "setup").list;
	return {
		copy,
		progress: translator(locale, "setup.filled")("progress", { done: count, all: setupSteps.length }),
		steps: setupSteps.map((step) => ({ step, ...items[step], href: links[step], isDone: isDone[step] })),
	};
}

/** Whose records lack a license or hours, for themselves and for admins. */
function describeIncomplete(standings: readonly Standing[], { userId, role }: Reader, locale: Locale) {
	const t = translator(locale, "setup.filled");
	const copy = copyFor(locale, "setup").missing;
	const incomplete = standings.filter(isIncomplete);
	const own = incomplete.find((one) => one.userId === userId);
	const others = mayManagePeople(role) ? incomplete.filter((one) => one.userId !== userId) : [];
	const admins = standings.filter((one) => one.role === "admin").map(({ name }) => name);
	const named = new Intl.ListFormat(intlLocales[locale], { type: "disjunction" }).format(admins);
	return {
		own: own && {
			title: copy.own.title,
			lines: [
				...(own.hasLicense ? [] : [copy.own.license]),
				...(own.hasHours ? [] : [copy.own.hours]),
				...(mayManagePeople(role) ? [] : [t("ask", { admins: named })]),
			],
			/** Their own page, for those who may change it. */
			href: mayManagePeople(role) ? recordOf(own) : null,
		},
		others: others.slice(0, maxNamed).map((one) => ({
			id: one.userId,
			text: t(one.hasLicense ? "hours" : one.hasHours ? "license" : "both", { name: one.name }),
			href: recordOf(one),
		})),
		more: others.length > maxNamed ? t("more", { count: others.length - maxNamed }) : null,
	};
}

/** The form for what is missing. */
function recordOf({ userId, hasLicense }: Standing): string {
	return `${personPath(userId)}#${hasLicense ? "record" : "licenses"}`;
}
