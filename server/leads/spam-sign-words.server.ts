import type { Locale } from "#domain/locale/locales.ts";
import { translator } from "#i18n/messages.server.ts";

/** Why a lead was marked. Older leads may have others. */
const spamSigns = [
	...(["honeypot_filled", "form_not_opened", "filled_too_fast", "form_reused", "many_from_one_address"] as const),
	...(["captcha_unavailable", "captcha_elsewhere", "captcha_reused"] as const),
] as const;

function isSpamSign(code: string): code is (typeof spamSigns)[number] {
	return spamSigns.some((sign) => sign === code);
}

/** Why a lead looked like spam, in words. */
export function spamSignWords(codes: readonly string[], locale: Locale): string {
	const t = translator(locale, "emails");
	return codes.map((code) => (isSpamSign(code) ? t(`leadDigest.signs.${code}`) : code)).join(", ");
}
