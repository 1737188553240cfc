import type { HealthCheckName, HealthValues } from "#domain/health/health-values.ts";
import { intlLocales, type Locale } from "#domain/locale/locales.ts";
import { translator } from "#i18n/messages.server.ts";

const [mebibyte, gibibyte] = [2 ** 20, 2 ** 30];

/** What was measured of a part, as a sentence. */
export function sentenceOf(part: HealthCheckName, value: HealthValues[HealthCheckName], locale: Locale): string {
	const fillers = Object.entries(value ?? {}).map(([name, measured]: [string, number | boolean]) => {
		if (typeof measured === "boolean") return [name, String(measured)];
		return [name, name.endsWith("Bytes") ? sizeText(measured, locale) : Math.round(measured)];
	});
	const known = { isKnown: String(value !== null), ...Object.fromEntries(fillers) };
	return translator(locale, "health.filled")(`checks.${part}`, known);
}

function sizeText(bytes: number, locale: Locale): string {
	const [unit, name, digits] = bytes < gibibyte ? [mebibyte, "MB", 0] : [gibibyte, "GB", 1];
	const number = new Intl.NumberFormat(intlLocales[locale], { maximumFractionDigits: digits });
	return `${number.format(bytes / unit)}\u00a0${name}`;
}
