import { leadKinds, serviceOfKind } from "#domain/leads/lead-kind.ts";
import { intlLocales, isLocale, type Locale, localeNames } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { type ProductSlug, productSlugs } from "#domain/products/products.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { type ConversionGroup, type ConversionReport, conversionGroups } from "./conversions.server.ts";

/** Conversions as the dashboard shows them, in the reader's language. */
export function describeConversions(report: ConversionReport, locale: Locale) {
	const t = translator(locale, "admin");
	const format = new Intl.NumberFormat(intlLocales[locale]);
	const percent = new Intl.NumberFormat(intlLocales[locale], { style: "percent", minimumFractionDigits: 2 });
	const rowsOf = (rows: readonly { name: string; count: number; uniqueSessions: number }[]) => {
		const most = Math.max(1, ...rows.map(({ count }) => count));
		return rows.map(({ name, count, uniqueSessions }) => ({
			name,
			count: format.format(count),
			sessions: format.format(uniqueSessions),
			share: count / most,
		}));
	};
	return {
		rate: percent.format(report.rate / 100),
		total: format.format(report.total),
		visitors: format.format(report.visitors),
		types: report.types.map(({ type, count, uniqueSessions }) => ({
			name: t(`conversions.types.${type}`),
			count: format.format(count),
			sessions: t("conversions.sessions", { count: uniqueSessions }),
		})),
		days: rowsOf(report.days.map((one) => ({ ...one, name: shortDay(one.day, locale) }))),
		groups: conversionGroups.map((group) => ({
			group,
			title: t(`conversions.by.${group}`),
			note: group === "state" || group === "source" ? t("conversions.sentFormsOnly") : null,
			rows: rowsOf(report.groups[group].map((one) => ({ ...one, name: nameOf(group, one.name, locale) }))),
		})),
	};
}

/** @param day ISO 8601 */
function shortDay(day: string, locale: Locale): string {
	const format = new Intl.DateTimeFormat(intlLocales[locale], { month: "numeric", day: "numeric", timeZone: "UTC" });
	return format.format(new Date(`${day}T00:00:00Z`));
}

function nameOf(group: ConversionGroup, name: string | null, locale: Locale): string {
	const { unknown, direct, other } = copyFor(locale, "admin").conversions;
	if (name === null) return unknown;
	if (group === "locale") return isLocale(name) ? localeNames[name] : name;
	if (group === "state") return jurisdictionName(name, locale) ?? name;
	if (group === "source") return { direct, other }[name] ?? name;
	return group === "service" ? serviceName(name, locale) : name;
}

/** A product's name, or that of the form on the wire. */
function serviceName(name: string, locale: Locale): string {
	const { kinds, recruiting } = copyFor(locale, "leadSummary");
	if (name === "recruiting") return recruiting;
	if (productSlugs.some((slug) => slug === name)) return copyFor(locale, "shell").services[name as ProductSlug];
	const kind = leadKinds.find((one) => serviceOfKind[one] === name);
	return kind ? kinds[kind] : name;
}
