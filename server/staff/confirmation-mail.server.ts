import { eq } from "drizzle-orm";
import { users } from "#database/schema.ts";
import { translator } from "#i18n/messages.server.ts";
import { requestLocale } from "#i18n/request-locale.ts";
import { draftEmail } from "../emails/email-draft.server.ts";
import { limits } from "../rate-limits.server.ts";
import type { Services } from "../services.server.ts";
import { createAccountToken, linkLifetimeHours } from "./account-token.server.ts";

/**
 * Sends the link that, together with the password, opens a new account. The link starts with the configured origin,
 * because an attacker could choose the origin of the request. The account is kept while the link is good.
 */
export async function sendConfirmation(
	{
		env,
		clock,
		database,
		jobs,
		limiter,
		log,
	}: Pick<Services, "env" | "clock" | "database" | "jobs" | "limiter" | "log">,
	user: { id: string; email: string },
	requestHeaders: Headers,
): Promise<void> {
	if (!limiter.take(limits.confirmationsPerEmail, user.email)) {
		log.warn("a confirmation mail was not sent: too many for one address");
		return;
	}
	const locale = requestLocale(requestHeaders);
	const t = translator(locale, "emails");
	const draft = draftEmail({ to: user.email, subject: t("confirmation.subject") }, "confirmEmail", {
		language: locale,
		link: `${env.siteOrigin}/auth?confirm=${createAccountToken(env, "confirm", user.id, clock())}`,
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
	await database.db.update(users).set({ updatedAt: new Date() }).where(eq(users.id, user.id));
	await jobs.send("send-account-email", draft);
}
