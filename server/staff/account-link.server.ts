import { and, eq } from "drizzle-orm";
import { accounts, users } from "#database/schema.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { translator } from "#i18n/messages.server.ts";
import { draftEmail } from "../emails/email-draft.server.ts";
import { sendToVisitor } from "../emails/send-to-visitor.server.ts";
import type { RateLimit } from "../platform/limiter.server.ts";
import { limits } from "../rate-limits.server.ts";
import type { Services } from "../services.server.ts";
import { createAccountToken, type LinkPurpose, lifetimeHoursOf, presentState } from "./account-token.server.ts";
import { logSecurity } from "./security-log.server.ts";

const mailLimits = {
	confirm: limits.confirmationsPerEmail,
	"new-password": limits.newPasswordsPerEmail,
	"reset-password": limits.newPasswordsPerEmail,
} as const satisfies Record<LinkToMail["purpose"], RateLimit>;

interface LinkToMail {
	userId: string;
	purpose: Exclude<LinkPurpose, "invitation">;
	/** The email's messages: why it is sent. */
	reason: "confirmation" | "newPassword" | "passwordReset";
	locale: Locale;
}

/** Mails a link that, together with a password, opens an account. A new account exists as long as the link is valid. */
export async function sendAccountLink(
	parts: Pick<Services, "clock" | "database" | "jobs" | "limiter" | "log">,
	{ user, ...link }: Omit<LinkToMail, "userId"> & { user: { id: string; email: string } },
): Promise<void> {
	const { database, jobs, limiter, log } = parts;
	if (!limiter.take(mailLimits[link.purpose], user.email)) {
		log.warn("accounts: a link was not mailed: too many for one address");
		return;
	}
	await database.db.update(users).set({ updatedAt: new Date() }).where(eq(users.id, user.id));
	await jobs.send("mail-account-link", { userId: user.id, ...link });
	if (link.purpose === "confirm") return;
	await logSecurity(parts, { table: "authentication", action: "PASSWORD_RECOVERY", userId: user.id });
}

/**
 * Mails the link. It is made only now, so that no queue holds it, and starts with the configured origin, because an
 * attacker could choose the origin of the request.
 */
export async function mailAccountLink(
	services: Services,
	{ userId, purpose, reason, locale }: LinkToMail,
	id: string,
): Promise<void> {
	const { env, clock, database } = services;
	const [user] = await database.db
		.select({ email: users.email, passwordHash: accounts.password })
		.from(users)
		.leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, "credential")))
		.where(eq(users.id, userId));
	if (!user) return;
	const state = purpose === "reset-password" ? presentState(user) : "";
	const t = translator(locale, "emails");
	const draft = draftEmail({ to: user.email, subject: t(`${reason}.subject`) }, "confirmEmail", {
		language: locale,
		link: `${env.siteOrigin}/auth?${purpose}=${createAccountToken(env, purpose, userId, clock(), state)}`,
		copy: {
			preview: t(`${reason}.preview`),
			title: t(`${reason}.title`),
			opened: t(`${reason}.opened`),
			button: t(`${reason}.button`),
			ignore: t(`${reason}.ignore`),
			expires: t("confirmation.expires", { hours: lifetimeHoursOf(purpose) }),
			fallback: t("confirmation.fallback"),
			footer: t("confirmation.footer"),
		},
	});
	const hasAccount = purpose === "reset-password";
	const email = { to: user.email, kind: "account", id, lead: null, hasAccount } as const;
	await sendToVisitor(services, email, async () => ({ draft }));
}
