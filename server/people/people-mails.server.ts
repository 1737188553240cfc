import { eq } from "drizzle-orm";
import { users } from "#database/schema.ts";
import { defaultLocale, type Locale } from "#domain/locale/locales.ts";
import type { StaffRole } from "#domain/staff/roles.ts";
import { translator } from "#i18n/messages.server.ts";
import { draftEmail, type EmailDraft } from "../emails/email-draft.server.ts";
import { sendToVisitor } from "../emails/send-to-visitor.server.ts";
import type { Services } from "../services.server.ts";

/** Tells somebody that an admin gave them another role. */
export async function mailRoleChange(
	services: Services,
	{ userId, role }: { userId: string; role: StaffRole },
	id: string,
): Promise<void> {
	const [user] = await services.database.db.select().from(users).where(eq(users.id, userId));
	if (!user) return;
	const language = user.language ?? user.lastLanguage ?? defaultLocale;
	const t = translator(language, "emails");
	const draft = draftEmail({ to: user.email, subject: t("roleChange.subject") }, "plainMessage", {
		language,
		copy: {
			preview: t("roleChange.preview"),
			title: t("roleChange.subject"),
			paragraphs: [
				t("roleChange.opened", { role: translator(language, "admin")(`roles.${role}`) }),
				t(`roleChange.meaning.${role}`),
				t("roleChange.question"),
			],
			footer: t("accountEvent.footer"),
		},
	});
	await sendToVisitor(services, { to: user.email, kind: "security", id, lead: null }, async () => ({ draft }));
}

/** Tells somebody that their account is gone. */
export function removalMail(to: string, language: Locale): EmailDraft {
	const t = translator(language, "emails");
	return draftEmail({ to, subject: t("removal.subject") }, "plainMessage", {
		language,
		copy: {
			preview: t("removal.preview"),
			title: t("removal.subject"),
			paragraphs: [t("removal.opened"), t("removal.question")],
			footer: t("accountEvent.footer"),
		},
	});
}
