import { eq } from "drizzle-orm";
import { invitations, users } from "#database/schema.ts";
import { invitationDays } from "#domain/staff/invitation.ts";
import { translator } from "#i18n/messages.server.ts";
import { draftEmail } from "../emails/email-draft.server.ts";
import { sendToVisitor } from "../emails/send-to-visitor.server.ts";
import type { Services } from "../services.server.ts";
import { createInvitationToken } from "./invitation-token.server.ts";

/** Mails an invitation, unless it was withdrawn. The link is made only now, so that no queue holds it. */
export async function mailInvitation(services: Services, invitationId: string, id: string): Promise<void> {
	const { database, env } = services;
	const [found] = await database.db
		.select({ invitation: invitations, inviter: users })
		.from(invitations)
		.innerJoin(users, eq(users.id, invitations.invitedBy))
		.where(eq(invitations.id, invitationId));
	if (!found) return;
	const { invitation, inviter } = found;
	const { email, language, name, role } = invitation;
	const t = translator(language, "emails");
	const draft = draftEmail({ to: email, subject: t("invitation.subject") }, "confirmEmail", {
		language,
		link: `${env.siteOrigin}/auth/invitation?token=${createInvitationToken(env, invitation)}`,
		copy: {
			preview: t("invitation.preview"),
			title: t("invitation.title", { name }),
			opened: t("invitation.opened", {
				inviter: inviter.name || inviter.email,
				role: translator(language, "admin")(`roles.${role}`),
			}),
			button: t("invitation.button"),
			ignore: t("invitation.ignore"),
			expires: t("invitation.expires", { days: invitationDays }),
			fallback: t("confirmation.fallback"),
			footer: t("invitation.footer"),
		},
	});
	await sendToVisitor(services, { to: email, kind: "invitation", id, lead: null }, async () => ({ draft }));
}
