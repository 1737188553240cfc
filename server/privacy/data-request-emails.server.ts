import { agency } from "#content/agency.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { staffLanguage } from "#domain/locale/locales.ts";
import { confirmationDays } from "#domain/privacy/request-clock.ts";
import { emailFact, fact, phoneFact } from "#emails/fact-table.tsx";
import { formatDate } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { draftEmail, type EmailDraft } from "../emails/email-draft.server.ts";
import { sendEmail } from "../emails/send-email.server.ts";
import { sendToVisitor, type VisitorEmailParts } from "../emails/send-to-visitor.server.ts";
import { derivedId } from "../leads/lead-ids.server.ts";
import type { Services } from "../services.server.ts";
import { type DataRequest, readDataRequest } from "./read-data-request.server.ts";
import { dataRequestLink } from "./request-link.server.ts";

const day = (locale: Locale, date: Date) => formatDate(locale, date, agency.timeZone);

/** A job: mails the link that confirms a request. It repeats nothing that a stranger may have typed. */
export async function sendConfirmationLink(
	services: VisitorEmailParts,
	requestId: string,
	jobId: string,
): Promise<void> {
	const request = await readDataRequest(services.database.db, requestId);
	if (request?.state !== "unconfirmed") return;
	const { email, kind, locale } = request;
	const t = translator(locale, "dataRequests");
	const draft = draftEmail({ to: email, subject: t("mails.confirm.subject") }, "confirmEmail", {
		language: locale,
		link: dataRequestLink(services.env, locale, requestId),
		copy: {
			preview: t("mails.confirm.preview"),
			title: t("mails.confirm.subject"),
			opened: t("mails.confirm.asked", { kind: t(`kinds.${kind}`) }),
			button: t("mails.confirm.button"),
			expires: t("mails.confirm.expires", { days: confirmationDays }),
			fallback: translator(locale, "emails")("confirmation.fallback"),
			ignore: t("mails.confirm.ignore"),
			footer: t("mails.footer"),
		},
	});
	await sendToVisitor(services, { to: email, kind: "privacy", id: jobId, lead: null }, async () => ({ draft }));
}

/** A job: tells staff of a confirmed request, and the person until when we answer. */
export async function reportDataRequest(
	services: Pick<Services, "database" | "env" | "mailer" | "renderer">,
	requestId: string,
	jobId: string,
): Promise<void> {
	const request = await readDataRequest(services.database.db, requestId);
	if (!request) return;
	await sendEmail(services, staffDraft(request, services.env.siteOrigin), jobId);
	const { kind, locale, dueAt } = request;
	const t = translator(locale, "dataRequests");
	const paragraphs = [t("mails.received.text", { kind: t(`kinds.${kind}`), due: day(locale, dueAt) })];
	if (kind === "no_sale") paragraphs.push(t("mails.received.noSale"));
	await sendEmail(
		services,
		messageDraft(request, t("mails.received.subject"), paragraphs),
		derivedId(jobId, "visitor"),
	);
}

function staffDraft(request: DataRequest, siteOrigin: string): EmailDraft {
	const t = translator(staffLanguage, "dataRequests");
	const { name, email, phone, kind, dueAt } = request;
	const title = t("mails.staff.title");
	return draftEmail({ to: agency.leadInbox, replyTo: email, subject: title }, "staffMessage", {
		language: staffLanguage,
		dashboardUrl: `${siteOrigin}/admin/privacy-requests`,
		copy: {
			preview: title,
			title,
			text: t("mails.staff.text", { due: day(staffLanguage, dueAt) }),
			facts: [
				...fact(t("fields.kind"), t(`kinds.${kind}`)),
				...fact(t("fields.name"), name),
				...emailFact(t("fields.email"), email),
				...phoneFact(t("fields.phone"), phone),
			],
			open: t("mails.staff.open"),
			footer: t("mails.staff.footer"),
		},
	});
}

/** An email in the person's language. */
export function messageDraft({ email, locale }: DataRequest, subject: string, paragraphs: string[]): EmailDraft {
	const t = translator(locale, "dataRequests");
	return draftEmail({ to: email, subject }, "plainMessage", {
		language: locale,
		copy: {
			preview: paragraphs[0] ?? "",
			title: subject,
			paragraphs: [...paragraphs, t("mails.questions")],
			footer: t("mails.footer"),
		},
	});
}
