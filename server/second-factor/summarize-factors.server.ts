import type { Locale } from "#domain/locale/locales.ts";
import { translator } from "#i18n/messages.server.ts";
import type { SignedIn } from "../context.server.ts";
import type { Services } from "../services.server.ts";
import { recoveryCodesLeft } from "./factor-row.server.ts";
import { readFactors } from "./prove-again.server.ts";

/** The account page's summary of the second factor. */
export async function summarizeFactors(services: Services, signedIn: SignedIn, locale: Locale) {
	const t = translator(locale, "secondFactor");
	const { hasApp, passkeys } = await readFactors(services, signedIn);
	const isOn = hasApp || passkeys.length > 0;
	const codes = isOn ? await recoveryCodesLeft(services, signedIn.userId) : null;
	return {
		title: t("summary.title"),
		lead: t("summary.lead"),
		state: { isOn, label: t(isOn ? "summary.on" : "summary.off") },
		factors: [
			hasApp && t("summary.app"),
			passkeys.length > 0 && t("summary.passkeys", { count: passkeys.length }),
			codes !== null && t("summary.codes", { count: codes }),
		].filter((line) => line !== false),
		link: t(isOn ? "summary.change" : "summary.setUp"),
	};
}
