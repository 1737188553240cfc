import { agency } from "#content/agency.ts";
import { type ContactChannel, contactChannels } from "#domain/contacts/revocation.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { type Suppression, stoppedChannels } from "./suppressions.server.ts";

/** The channels as staff read them, always in the same order. */
export function channelNames(channels: Iterable<ContactChannel>, locale: Locale): string {
	const t = translator(locale, "unsubscribe");
	const named = new Set(channels);
	return contactChannels
		.filter((channel) => named.has(channel))
		.map((channel) => t(`staff.channels.${channel}`))
		.join(", ");
}

/** What staff must not use to reach a person, why, and since when. Null if nothing is stopped. */
export function describeSuppressions(
	suppressions: readonly Suppression[],
	locale: Locale,
): { badge: string; lines: string[] } | null {
	if (suppressions.length === 0) return null;
	const t = translator(locale, "unsubscribe");
	return {
		badge: t("staff.badge", { channels: channelNames(stoppedChannels(suppressions), locale) }),
		lines: suppressions.map(({ channels, reason, since }) =>
			t("staff.line", {
				channels: channelNames(channels, locale),
				reason: t(`staff.reasons.${reason}`),
				date: formatDateTime(locale, since, agency.timeZone),
			}),
		),
	};
}
