import { agency } from "#content/agency.ts";
import { staffLanguage } from "#domain/locale/locales.ts";
import { fact } from "#emails/fact-table.tsx";
import { formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { draftEmail } from "../emails/email-draft.server.ts";
import { sendEmail } from "../emails/send-email.server.ts";
import type { Services } from "../services.server.ts";

/** Emails the head of the consent ledger to the admins, so that it is also kept where nobody can change it here. */
export async function mailLedgerHead(
	services: Pick<Services, "ledger" | "mailer" | "renderer" | "env" | "clock">,
	jobId: string,
): Promise<void> {
	const { ledger, env, clock } = services;
	const { position, hash } = await ledger.head();
	if (position === 0) return;
	const t = translator(staffLanguage, "ledger");
	const title = t("title", { count: position });
	const to = env.adminEmails.length > 0 ? env.adminEmails.join(", ") : agency.leadInbox;
	const draft = draftEmail({ to, subject: title }, "staffMessage", {
		language: staffLanguage,
		dashboardUrl: `${env.siteOrigin}/admin`,
		copy: {
			preview: title,
			title,
			text: t("text"),
			facts: [
				...fact(t("head"), `${position}:${hash}`),
				...fact(t("time"), formatDateTime(staffLanguage, clock(), agency.timeZone)),
				...fact(t("command"), `npm run consent:verify -- --head ${position}:${hash}`),
			],
			open: t("open"),
			footer: t("footer"),
		},
	});
	await sendEmail(services, draft, jobId);
}
