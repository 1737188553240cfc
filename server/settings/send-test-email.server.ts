import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { agency } from "#content/agency.ts";
import { copyFor } from "#i18n/messages.server.ts";
import type { SignedIn } from "../context.server.ts";
import { draftEmail } from "../emails/email-draft.server.ts";
import { sendEmail } from "../emails/send-email.server.ts";
import type { Handover } from "../platform/mail/mailer.server.ts";
import { printableAnswer, type SendFailure, sendFailureOf } from "../platform/mail/send-failure.server.ts";
import { limits } from "../rate-limits.server.ts";
import type { Services } from "../services.server.ts";
import { staffAction } from "../staff/staff-action.server.ts";

/** After this time the page says that there was no answer. The server may still take the email. */
const patienceMs = 20_000;

export type TestEmailResult =
	| { ok: true; from: string; handover: Handover }
	| ({ ok: false; from: string } & SendFailure)
	| { ok: false; code: "limited" };

/** Sends an email to whoever asks for it, the way of all others, and says what the mail server made of it. */
export async function sendTestEmail(
	services: Pick<Services, "clock" | "database" | "env" | "limiter" | "mailer" | "renderer">,
	by: Pick<SignedIn, "userId" | "ip" | "locale" | "email">,
	limitMs = patienceMs,
): Promise<TestEmailResult> {
	if (!services.limiter.take(limits.testEmailsPerAdmin, by.userId)) return { ok: false, code: "limited" };
	const from = agency.mailFrom;
	const result = await attempt(services, by, limitMs);
	await staffAction(services, by, "site_settings", async ({ log }) => {
		await log("TEST_EMAIL_SENT", { details: "handover" in result ? result.handover.to : result.code });
		return { ok: true };
	});
	return { ...result, from };
}

async function attempt(
	services: Pick<Services, "env" | "mailer" | "renderer">,
	{ locale, email }: Pick<SignedIn, "locale" | "email">,
	limitMs: number,
): Promise<{ ok: true; handover: Handover } | ({ ok: false } & SendFailure)> {
	const { smtpUrl } = services.env;
	const { title, text, footer } = copyFor(locale, "settings").mail.test.email;
	const draft = draftEmail({ to: email, subject: title }, "plainMessage", {
		language: locale,
		copy: { preview: text, title, paragraphs: [text], footer },
	});
	const late = setTimeout(limitMs, { ok: false, code: "unreachable", reason: "ETIMEDOUT" } as const, { ref: false });
	const sent = sendEmail(services, draft, randomUUID()).then(
		(handover) => {
			const { to } = handover;
			const told = to === "server" ? { to, answer: printableAnswer(handover.answer, smtpUrl) } : handover;
			return { ok: true, handover: told } as const;
		},
		(error: unknown) => {
			// Without a mail server, it is our own disk that failed.
			const failure = smtpUrl ? sendFailureOf(error, smtpUrl) : null;
			if (!failure) throw error;
			return { ok: false, ...failure } as const;
		},
	);
	return Promise.race([sent, late]);
}
