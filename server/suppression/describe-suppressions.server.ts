import { agency } from "#content/agency.ts";
import { type ContactChannel, contactChannels } from "#domain/contacts/revocation.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { channelsToCheck, type Suppression, stoppedChannels } from "./suppressions.server.ts";

/** The channels as staff read them, always in the same order. */
export function channelNames(channels: Iterable<ContactChannel>, locale: Locale): string {
	const t = translator(locale, "unsubscribe");
	const named = new Set(channels);
	return contactChannels
		.filter((channel) => named.has(channel))
		.map((channel) => t(`staff.channels.${channel}`))
		.join(", ");
}

/**
 * The channels that staff must not use, or must look into first, with the reason and the date. Null if there are none.
 */
export function describeSuppressions(
	suppressions: readonly Suppression[],
	locale: Locale,
): { badge: string; lines: string[] } | null {
	const [stopped, toCheck] = [stoppedChannels(suppressions), channelsToCheck(suppressions)];
	if (stopped.size + toCheck.size === 0) return null;
	const t = translator(locale, "unsubscribe");
	return {
		badge:
			stopped.size > 0
				? t("staff.badge", { channels: channelNames(stopped, locale) })
				: t("staff.checkBadge", { channels: channelNames(toCheck, locale) }),
		lines: suppressions.flatMap(({ channels, reason, since }) => {
			const date = formatDateTime(locale, since, agency.timeZone);
			if (reason !== "otherAddress") {
				const names = channelNames(channels, locale);
				return t("staff.line", { channels: names, reason: t(`staff.reasons.${reason}`), date });
			}
			return toCheck.size > 0 ? t("staff.checkLine", { channels: channelNames(toCheck, locale), date }) : [];
		}),
	};
}
