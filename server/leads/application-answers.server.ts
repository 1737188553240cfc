import type { Application } from "#domain/leads/application.ts";
import { isLocale, type Locale, localeNames } from "#domain/locale/locales.ts";
import { translator } from "#i18n/messages.server.ts";
import type { LeadAnswer } from "./lead-answers.server.ts";

/** An applicant's choices, worded for the reader. */
export function applicationAnswers({ role, languages, license }: Application, locale: Locale): LeadAnswer[] {
	const t = translator(locale, "leadSummary");
	const spoken = languages.split(",").filter(isLocale);
	return [
		{ name: "role", label: t("application.role"), value: t(`application.roles.${role}`) },
		{
			name: "languages",
			label: t("application.languages"),
			value: spoken.map((language) => localeNames[language]).join(", "),
		},
		{ name: "license", label: t("application.license"), value: t(`application.licenses.${license}`) },
	];
}
