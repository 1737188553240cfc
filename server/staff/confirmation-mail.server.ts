import { ConfirmEmail } from "#emails/confirm-email.tsx";
import { translator } from "#i18n/messages.server.ts";
import { requestLocale } from "#i18n/request-locale.ts";
import { composeEmail } from "../platform/mail/compose-email.server.ts";
import { limits } from "../rate-limits.server.ts";
import type { AuthParts } from "./auth-parts.server.ts";

export const linkLifetimeHours = 24;

/**
 * Sends the link that, together with the password, opens a new account. The link starts with the configured origin,
 * because an attacker could choose the origin of the request.
 */
export async function sendConfirmation(
	{ env, jobs, limiter, log }: AuthParts,
	email: string,
	token: string,
	requestHeaders: Headers = new Headers(),
): Promise<void> {
	if (!limiter.take(limits.confirmationsPerEmail, email)) {
		log.warn("a confirmation mail was not sent: too many for one address");
		return;
	}
	const locale = requestLocale(requestHeaders);
	const t = translator(locale, "emails");
	const mail = await composeEmail({ to: email, subject: t("confirmation.subject") }, ConfirmEmail, {
		language: locale,
		link: `${env.siteOrigin}/auth?confirm=${encodeURIComponent(token)}`,
		copy: {
			preview: t("confirmation.preview"),
			title: t("confirmation.title"),
			opened: t("confirmation.opened"),
			button: t("confirmation.button"),
			expires: t("confirmation.expires", { hours: linkLifetimeHours }),
			fallback: t("confirmation.fallback"),
			ignore: t("confirmation.ignore"),
			footer: t("confirmation.footer"),
		},
	});
	await jobs.send("send-mail", mail);
}
