import { and, eq } from "drizzle-orm";
import { emailChanges, users } from "#database/schema.ts";
import { emailChangeHours } from "#domain/staff/own-account.ts";
import { translator } from "#i18n/messages.server.ts";
import { draftEmail } from "../emails/email-draft.server.ts";
import { sendToVisitor } from "../emails/send-to-visitor.server.ts";
import { sha256 } from "../platform/sha256.server.ts";
import type { Services } from "../services.server.ts";
import { emailChangeToken } from "./email-change-token.server.ts";

interface EmailChangeLink {
	userId: string;
	/** To the present address, then to the new one. */
	step: "approve" | "confirm";
	seed: string;
}

/** Mails the link of one step, unless a newer wish took its place. It is made only now, so that no queue holds it. */
export async function mailEmailChange(
	services: Services,
	{ userId, step, seed }: EmailChangeLink,
	id: string,
): Promise<void> {
	const { database, env } = services;
	const token = emailChangeToken(env, seed);
	const [change] = await database.db
		.select({ email: users.email, newEmail: emailChanges.newEmail, language: emailChanges.language })
		.from(emailChanges)
		.innerJoin(users, eq(users.id, emailChanges.userId))
		.where(and(eq(emailChanges.userId, userId), eq(emailChanges.tokenHash, sha256(token))));
	if (!change) return;
	const { email, newEmail, language } = change;
	const to = step === "approve" ? email : newEmail;
	const t = translator(language, "emails");
	const reason = step === "approve" ? "emailApproval" : "emailMove";
	const draft = draftEmail({ to, subject: t(`${reason}.subject`) }, "confirmEmail", {
		language,
		link: `${env.siteOrigin}/account/email?${step}-email=${token}`,
		copy: {
			preview: t(`${reason}.preview`),
			title: t(`${reason}.title`),
			opened: t(`${reason}.opened`, { newEmail }),
			button: t(`${reason}.button`),
			ignore: t(`${reason}.ignore`),
			expires: t("confirmation.expires", { hours: emailChangeHours }),
			fallback: t("confirmation.fallback"),
			footer: t(step === "approve" ? "accountEvent.footer" : "confirmation.footer"),
		},
	});
	await sendToVisitor(services, { to, kind: "emailChange", id, lead: null }, async () => ({ draft }));
}
