import type { RouterContextProvider } from "react-router";
import { agency, contentOffice } from "#content/agency.ts";
import { officeHours } from "#content/office-hours.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { OfficeFacts } from "#domain/office-hours/office-facts.ts";
import { fieldsOfOffice } from "#domain/settings/office-form.ts";
import { settingsPath } from "#domain/settings/settings-address.ts";
import { formatDate, formatDateTime } from "#i18n/format.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { servicesContext, staffContext } from "../context.server.ts";
import { readOfficeVersions } from "../pages/read-office.server.ts";
import { owedHere } from "../second-factor/recent-proof.server.ts";

/** Older versions stay in the database. */
const shownVersions = 20;

interface PageArgs {
	request: Request;
	context: Readonly<RouterContextProvider>;
}

/**
 * The settings with their versions, in the reader's language. They are read from the database, because this process may learn of
 * a change a moment later.
 */
export async function readSettingsPage(args: PageArgs) {
	const { locale } = args.context.get(staffContext);
	const { clock, database } = args.context.get(servicesContext);
	const { db } = database;
	const versions = await readOfficeVersions(db, shownVersions);
	const [newest] = versions;
	const { days, record } = copyFor(locale, "people", { days: "" });
	const t = translator(locale, "settings.filled");
	const done = new URL(args.request.url).searchParams.get("done");
	return {
		copy: copyFor(locale, "settings"),
		days,
		ends: { from: record.from, until: record.until },
		owed: owedHere(args, settingsPath),
		fields: fieldsOfOffice(newest?.value ?? contentOffice, clock()),
		/** The version on the screen: a form that is sent later doesn't overwrite a newer one. */
		seen: newest?.version ?? 0,
		versions: versions.map(({ version, value, savedByName, savedAt }, index) => ({
			version,
			isNewest: index === 0,
			saved: t("saved", { who: savedByName, at: formatDateTime(locale, savedAt, agency.timeZone) }),
			...describeOffice(value, locale),
		})),
		/** What counts while nothing is set. */
		content: { isNewest: (newest?.value ?? null) === null, ...describeOffice(null, locale) },
		isSaved: done === "saved",
	};
}

/** The facts in a few lines. */
function describeOffice(value: OfficeFacts | null, locale: Locale) {
	const { phone, tollFreePhone, email, hours, closedOn } = value ?? contentOffice;
	const days = closedOn.map((day) => formatDate(locale, new Date(`${day}T12:00:00Z`), "UTC"));
	return {
		isContent: value === null,
		lines: [
			[phone.display, tollFreePhone.display, email].join(" · "),
			officeHours(locale, hours).capitalized,
			...(days.length > 0 ? [translator(locale, "settings.filled")("closed", { days: days.join("; ") })] : []),
		],
	};
}
