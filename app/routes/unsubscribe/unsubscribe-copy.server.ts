import type { UnsubscribeCopy } from "#app/features/unsubscribe/unsubscribe-page.tsx";
import { agency } from "#content/agency.ts";
import { contactChannels } from "#domain/contacts/revocation.ts";
import { phoneHref } from "#domain/leads/phone-href.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { formatDate, formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import type { Subscription } from "#server/suppression/unsubscribe.server.ts";

/** @param subscription null if the link is not ours */
export function unsubscribeCopy(locale: Locale, subscription: Subscription | null): UnsubscribeCopy {
	const t = translator(locale, "unsubscribe");
	const links = [
		{ href: phoneHref(agency.phone.display), label: t("callUs") },
		{ href: `mailto:${agency.email}`, label: t("emailUs") },
	];
	if (!subscription) return { title: t("invalid.title"), paragraphs: [t("invalid.text")], buttons: [], links };
	const { recipient, number, stopped } = subscription;
	const scope = number ? t("scopeNumber", { number }) : t("scope");
	const stopAll = { value: "all", label: t("stopAll") } as const;
	if (!stopped?.channels.includes("email")) {
		return {
			title: t("title"),
			paragraphs: [t("lead", { recipient })],
			buttons: [{ value: "email", label: t("stopEmails") }, stopAll],
			notes: [scope, t("term"), t("otherWays")],
			links: [],
		};
	}
	const isAll = contactChannels.every((channel) => stopped.channels.includes(channel));
	const date = formatDate(locale, new Date(stopped.dueOn), "UTC");
	return {
		title: t("doneTitle"),
		paragraphs: [
			isAll ? t("doneAll", { recipient, date }) : t("doneEmails", { recipient }),
			t("recorded", { time: formatDateTime(locale, stopped.since, agency.timeZone) }),
		],
		buttons: isAll ? [] : [stopAll],
		notes: [...(isAll ? [] : [scope]), t("later"), t("otherWays")],
		links: [],
	};
}
