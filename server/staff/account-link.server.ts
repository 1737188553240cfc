import { eq } from "drizzle-orm";
import { users } from "#database/schema.ts";
import { translator } from "#i18n/messages.server.ts";
import { requestLocale } from "#i18n/request-locale.ts";
import { draftEmail } from "../emails/email-draft.server.ts";
import { limits } from "../rate-limits.server.ts";
import type { Services } from "../services.server.ts";
import { createAccountToken, type LinkPurpose, linkLifetimeHours } from "./account-token.server.ts";

const namespaces = { confirm: "confirmation", "new-password": "newPassword" } as const;
const mailLimits = { confirm: limits.confirmationsPerEmail, "new-password": limits.newPasswordsPerEmail } as const;

/**
 * Mails the link that, together with a password, opens a new account. The link starts with the configured origin,
 * because an attacker could choose the origin of the request. The account is kept while the link is good.
 */
export async function sendAccountLink(
	{
		env,
		clock,
		database,
		jobs,
		limiter,
		log,
	}: Pick<Services, "env" | "clock" | "database" | "jobs" | "limiter" | "log">,
	purpose: LinkPurpose,
	user: { id: string; email: string },
	requestHeaders: Headers,
): Promise<void> {
	if (!limiter.take(mailLimits[purpose], user.email)) {
		log.warn("accounts: a link was not mailed: too many for one address");
		return;
	}
	const locale = requestLocale(requestHeaders);
	const t = translator(locale, "emails");
	const namespace = namespaces[purpose];
	const draft = draftEmail({ to: user.email, subject: t(`${namespace}.subject`) }, "confirmEmail", {
		language: locale,
		link: `${env.siteOrigin}/auth?${purpose}=${createAccountToken(env, purpose, user.id, clock())}`,
		copy: {
			preview: t(`${namespace}.preview`),
			title: t(`${namespace}.title`),
			opened: t(`${namespace}.opened`),
			button: t(`${namespace}.button`),
			ignore: t(`${namespace}.ignore`),
			expires: t("confirmation.expires", { hours: linkLifetimeHours }),
			fallback: t("confirmation.fallback"),
			footer: t("confirmation.footer"),
		},
	});
	await database.db.update(users).set({ updatedAt: new Date() }).where(eq(users.id, user.id));
	await jobs.send("send-account-email", draft);
}
