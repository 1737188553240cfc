import { currentClaims } from "#content/current-claims.server.ts";
import { localFacts } from "#content/local-facts.server.ts";
import { englishDocuments } from "#content/notices.ts";
import { officeMoment } from "#content/office-hours.ts";
import { officeSchedule } from "#content/office-schedule.ts";
import { type ShownMember, shownAgent } from "#content/shown-team.server.ts";
import { isAnsweredByEmail } from "#domain/leads/lead-forms.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { isOpen, nextOpening } from "#domain/office-hours/office-hours.ts";
import type { AgentBlockCopy } from "#emails/agent-block.tsx";
import { fact } from "#emails/fact-table.tsx";
import type { VisitorMessageCopy } from "#emails/visitor-message.tsx";
import { translator } from "#i18n/messages.server.ts";
import { draftEmail, type EmailDraft } from "../emails/email-draft.server.ts";
import type { VisitorEmailParts } from "../emails/send-to-visitor.server.ts";
import { licenseLineBeside } from "../pdf/license-line.server.ts";
import type { Env } from "../platform/env.server.ts";
import { greeting } from "./greeting.server.ts";
import { leadAnswers } from "./lead-answers.server.ts";
import { isApplicant, refusalOf } from "./lead-sales.server.ts";
import type { StoredLead } from "./read-lead.server.ts";

export type AddressedLead = StoredLead & { email: string };

type OwnCopy = Pick<VisitorMessageCopy, "preview" | "paragraphs" | "action"> &
	Partial<Pick<VisitorMessageCopy, "notice" | "estimate" | "links" | "next">> & {
		subject: string;
		/** The agent who will answer, if one is named. Otherwise a team member who is licensed in the state. */
		agent?: ShownMember | null;
	};

/**
 * Drafts an email to a visitor in their language. Beside its own copy it says what the person chose, how to call and when,
 * how to stop, and under which license.
 */
export function visitorMessage(
	{ env, clock }: Pick<VisitorEmailParts, "env" | "clock">,
	lead: AddressedLead,
	{ subject, agent: named = shownAgent(lead.locale, lead.state), ...copy }: OwnCopy,
): EmailDraft {
	const { locale, state, email } = lead;
	const t = translator(locale, "emails");
	const agent = refusalOf(lead) || !named ? null : agentBlock(env, lead.locale, named);
	return draftEmail({ to: email, subject }, "visitorMessage", {
		language: locale,
		copy: {
			links: [],
			...copy,
			greeting: greeting(lead),
			answers: { title: t("visitor.answers"), rows: answerRows(lead) },
			agent,
			call: refusalOf(lead) ? null : callInvitation(lead, clock()),
			license: licenseLineBeside(Boolean(agent?.license), locale, state),
			notes: smallPrint(lead),
			footer: t("footer"),
		},
	});
}

/** How to stop emails, and what they are not. */
export function smallPrint({ kind, locale, product }: Pick<StoredLead, "kind" | "locale" | "product">): string[] {
	const t = translator(locale, "emails");
	return [
		t("acknowledgment.stop"),
		...(isApplicant({ kind, product })
			? []
			: [t("acknowledgment.disclaimer"), ...[englishDocuments[locale] ?? []].flat()]),
		...(product === "ibc" ? [localFacts(locale, currentClaims()).ibcNotice] : []),
	];
}

function agentBlock({ siteOrigin }: Pick<Env, "siteOrigin">, locale: Locale, agent: ShownMember): AgentBlockCopy {
	const { name, portrait, followUp, role, speaks, license, isSample } = agent;
	const sample = isSample ? ` (${translator(locale, "common")("sample")})` : "";
	return {
		portrait: portrait && siteOrigin + portrait.email,
		name,
		followUp: followUp + sample,
		role,
		speaks,
		license,
	};
}

function answerRows(lead: StoredLead) {
	const { product, locale } = lead;
	const about = product && product !== "recruiting" ? translator(locale, "shell")(`services.${product}`) : null;
	const answers = leadAnswers(lead, locale).flatMap(({ label, value }) => fact(label, value));
	return answers.length > 0 || lead.kind === "offer"
		? [...fact(translator(locale, "emails")("visitor.about"), about), ...answers]
		: [];
}

/** While the office is closed, when it opens. */
function callInvitation({ locale, kind }: StoredLead, now: Date): string {
	const t = translator(locale, "emails");
	if (isOpen(now, officeSchedule)) {
		return isAnsweredByEmail(kind) ? translator(locale, "pdf")("mail.questions") : t("acknowledgment.urgent");
	}
	return t("visitor.closed", { opens: officeMoment(locale, nextOpening(now, officeSchedule)) });
}
