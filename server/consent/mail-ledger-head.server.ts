import { agency } from "#content/agency.ts";
import type { Head } from "#domain/ledger/sealed-text.ts";
import { staffLanguage } from "#domain/locale/locales.ts";
import { fact } from "#emails/fact-table.tsx";
import { formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { draftEmail } from "../emails/email-draft.server.ts";
import { sendEmail } from "../emails/send-email.server.ts";
import { ledgerKeysOf } from "../ledger/anchors.server.ts";
import { fingerprintOf } from "../ledger/ledger-key.server.ts";
import type { Services } from "../services.server.ts";

/** The command that checks the head, which it names. Null while the ledger is empty. */
function commandFor(ledger: "consent" | "audit", { position, hash }: Head): string | null {
	if (position === 0) return null;
	return `npm run ops -- ${ledger}:verify --head ${position}:${hash}`;
}

/** Emails the heads of the ledgers to the admins, so that a copy exists where nobody can change it here. */
export async function mailLedgerHead(
	services: Pick<Services, "ledger" | "audit" | "mailer" | "renderer" | "env" | "clock">,
	jobId: string,
): Promise<void> {
	const { ledger, audit, env, clock } = services;
	const consentHead = await ledger.head();
	const auditHead = await audit.head();
	if (consentHead.position + auditHead.position === 0) return;
	const t = translator(staffLanguage, "ledger");
	const title = t("title", { count: consentHead.position });
	const to = env.adminEmails.length > 0 ? env.adminEmails.join(", ") : agency.leadInbox;
	const draft = draftEmail({ to, subject: title }, "staffMessage", {
		language: staffLanguage,
		dashboardUrl: `${env.siteOrigin}/admin`,
		copy: {
			preview: title,
			title,
			text: t("text"),
			facts: [
				...fact(t("time"), formatDateTime(staffLanguage, clock(), agency.timeZone)),
				...fact(t("consent"), commandFor("consent", consentHead)),
				...fact(t("audit"), commandFor("audit", auditHead)),
				...fact(t("key"), fingerprintOf(ledgerKeysOf(env).current.publicKey)),
			],
			open: t("open"),
			footer: t("footer"),
		},
	});
	await sendEmail(services, draft, jobId);
}
