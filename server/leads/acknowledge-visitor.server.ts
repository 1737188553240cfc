import { officeMoment } from "#content/office-hours.ts";
import { type ShownMember, shownTeam } from "#content/shown-team.server.ts";
import type { LeadKind } from "#domain/leads/lead-kind.ts";
import { agentFor } from "#domain/team/agent-for.ts";
import { translator } from "#i18n/messages.server.ts";
import type { EmailDraft } from "../emails/email-draft.server.ts";
import { sendToVisitor, type VisitorEmailParts } from "../emails/send-to-visitor.server.ts";
import { publicIdOf } from "../platform/public-id.server.ts";
import { bookingOffer } from "./booking-offer.server.ts";
import { leadEstimateCard } from "./lead-estimate.server.ts";
import { isPutAside } from "./lead-jobs.server.ts";
import { leadLink } from "./lead-link.server.ts";
import { refusalOf } from "./lead-sales.server.ts";
import { readLead, type StoredLead } from "./read-lead.server.ts";
import { spotNotice } from "./spot-notice.server.ts";
import { type AddressedLead, visitorMessage } from "./visitor-message.server.ts";

/** Emails the visitor, in their language, that the lead has arrived, what it comes to, and what happens next. */
export async function acknowledgeVisitor(services: VisitorEmailParts, leadId: string, jobId: string): Promise<void> {
	const lead = await readLead(services.database.db, leadId);
	const { email } = lead;
	// A robot's lead may contain a stranger's address, and a release can be undone before this runs.
	if (!email || isPutAside(lead)) return;
	// About a spot it says until when to choose a time, so it may follow another acknowledgment.
	const kind = lead.kind === "offer" ? "spot" : "acknowledgment";
	await sendToVisitor(services, { to: email, kind, id: jobId, lead }, async () => ({
		draft: acknowledgment(
			services,
			{ ...lead, email },
			{
				spot: await spotNotice(services, lead),
				agent: shownOwner(lead),
			},
		),
	}));
}

function acknowledgment(
	services: Pick<VisitorEmailParts, "env" | "clock">,
	lead: AddressedLead,
	{ spot, agent }: { spot: Awaited<ReturnType<typeof spotNotice>>; agent: ShownMember | null },
): EmailDraft {
	const { locale } = lead;
	const t = translator(locale, "emails");
	const [subject, thanks] = openings[lead.kind] ?? (["requestSubject", "requestThanks"] as const);
	const due = { reviewBy: officeMoment(locale, lead.reviewDueAt), contactBy: officeMoment(locale, lead.contactDueAt) };
	// Staff may find only days later that a lead was no spam.
	const isLate = lead.contactDueAt <= services.clock();
	const { product, kind } = lead;
	const isOffer = kind === "offer" && product && product !== "recruiting";
	const asked = isOffer
		? t("acknowledgment.offerThanks", { product: translator(locale, "shell")(`services.${product}`) })
		: null;
	const again = refusalOf(lead) ? null : leadLink(services.env, lead);
	const copy = {
		subject: t(`acknowledgment.${subject}`),
		preview: isLate ? t("acknowledgment.late") : t("acknowledgment.preview", due),
		paragraphs: [asked ?? t(`acknowledgment.${thanks}`)],
		// Routing may give the lead to somebody only after this email. Nobody else is named until then.
		agent,
		notice: spot?.text,
		estimate: leadEstimateCard(lead),
		action: spot?.link ?? bookingOffer(lead),
		links: [...(spot?.also ? [spot.also] : []), ...(again ? [{ label: t("visitor.change"), href: again }] : [])],
		next: {
			title: t("acknowledgment.nextTitle"),
			steps: (isLate ? withoutTimes(nextSteps(lead)) : nextSteps(lead)).map((step) => t(`acknowledgment.${step}`, due)),
		},
	};
	return visitorMessage(services, lead, copy);
}

/** Its subject and its first words, where they do not speak of a request. */
const openings: Partial<Record<LeadKind, readonly ["subject" | "applicationSubject", "thanks" | "applicationThanks"]>> =
	{
		contact: ["subject", "thanks"],
		application: ["applicationSubject", "applicationThanks"],
	};

type Step = "review" | "late" | "contact" | "call" | "quote" | "notOffered" | "applicationReview" | "applicationCall";

/** The same without a time that has passed. */
function withoutTimes(steps: readonly Step[]): Step[] {
	return steps.flatMap((step) => (step === "contact" ? [] : step === "review" ? "late" : step));
}

/**
 * The last step promises a quote, unless the product is not offered there or the visitor looks for work. Where nothing
 * may be sold, nobody calls.
 */
function nextSteps(lead: StoredLead): Step[] {
	if (lead.kind === "application") return ["applicationReview", "contact", "applicationCall"];
	if (lead.product === "recruiting") return ["review", "contact", "call"];
	if (refusalOf(lead)) return ["review", "notOffered"];
	return ["review", "contact", "call", lead.notOffered ? "notOffered" : "quote"];
}

/** The lead's owner, if visitors see them on the team, and they have a license for the lead's state. */
function shownOwner({ ownerId, locale, state }: Pick<StoredLead, "ownerId" | "locale" | "state">): ShownMember | null {
	if (ownerId === null) return null;
	const publicId = publicIdOf(ownerId);
	const owner = shownTeam(locale).filter(({ id }) => id === publicId);
	return agentFor(owner, locale, state);
}
