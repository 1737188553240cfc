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

type SendParts = Pick<Services, "database" | "env" | "mailer" | "renderer">;

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

/** A job: tells staff of a request that waits for them, and the person until when we answer. */
export async function reportDataRequest(services: VisitorEmailParts, requestId: string, jobId: string): Promise<void> {
	const request = await readDataRequest(services.database.db, requestId);
	if (!request) return;
	const { kind, state, locale, email, dueAt } = request;
	if (state !== "done") await sendEmail(services, staffDraft(request, services.env.siteOrigin), jobId);
	const t = translator(locale, "dataRequests");
	const id = derivedId(jobId, "visitor");
	if (kind === "no_sale") {
		const rest = optOutRest(locale, state === "done" ? null : dueAt);
		const paragraphs = [t("mails.optOut.text", { kind: t("kinds.no_sale") }), t("optedOut.browsers"), rest];
		const draft = messageDraft(request, t("mails.optOut.subject"), paragraphs);
		// Nobody has confirmed that the address is theirs.
		await sendToVisitor(services, { to: email, kind: "privacy", id, lead: null }, async () => ({ draft }));
		return;
	}
	const text = t("mails.received.text", { kind: t(`kinds.${kind}`), due: day(locale, dueAt) });
	await sendEmail(services, messageDraft(request, t("mails.received.subject"), [text]), id);
}

/** What is left to do after an opt-out of sale or sharing. @param dueAt null: nothing */
export function optOutRest(locale: Locale, dueAt: Date | null): string {
	const t = translator(locale, "dataRequests");
	return dueAt ? t("optedOut.byHand", { due: day(locale, dueAt) }) : t("optedOut.nothingLeft");
}

/** A job: tells the person why staff refused their request, and how to appeal, or whom to ask after that. */
export async function mailRefusal(services: SendParts, requestId: string, jobId: string): Promise<void> {
	const request = await readDataRequest(services.database.db, requestId);
	if (request?.state !== "refused" || request.refusal === null) return;
	const { kind, locale, refusal, appealedAt } = request;
	const t = translator(locale, "dataRequests");
	const asked = t(appealedAt ? "mails.refused.again" : "mails.refused.text", { kind: t(`kinds.${kind}`) });
	const then = appealedAt ? t("mails.refused.attorney") : t("mails.refused.appeal");
	await sendEmail(services, messageDraft(request, t("mails.refused.subject"), [asked, refusal, then]), jobId);
}

/** A job: tells the person until when somebody else decides their appeal. */
export async function mailAppeal(services: SendParts, requestId: string, jobId: string): Promise<void> {
	const request = await readDataRequest(services.database.db, requestId);
	if (request?.state !== "open" || !request.appealedAt) return;
	const { kind, locale, dueAt } = request;
	const t = translator(locale, "dataRequests");
	const text = t("mails.appeal.text", { kind: t(`kinds.${kind}`), due: day(locale, dueAt) });
	await sendEmail(services, messageDraft(request, t("mails.appeal.subject"), [text]), jobId);
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
			text: t(kind === "no_sale" ? "mails.staff.optOut" : "mails.staff.text", { due: day(staffLanguage, dueAt) }),
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
