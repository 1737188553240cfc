import { chatTimelines } from "#domain/chat/chat-options.ts";
import type { Lead, LeadProduct } from "#domain/leads/lead.ts";
import type { LeadDetails } from "#domain/leads/lead-details.ts";
import { offersCallsBox } from "#domain/leads/lead-forms.ts";
import { type LeadKind, subjectOfKind } from "#domain/leads/lead-kind.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { IntakeEntry } from "#server/intake/intake-entry.server.ts";
import { publishedConsentText } from "#server/leads/lead-copy.server.ts";
import { leadIdOf } from "#server/leads/lead-ids.server.ts";
import { promiseOf } from "#server/leads/promise-of.server.ts";
import type { DemoVisitor } from "./demo-people.ts";
import type { DemoRandom } from "./demo-random.ts";
import { demoWords } from "./demo-words.ts";

const kinds: Record<Exclude<LeadKind, "estimate">, number> = {
	quote: 34,
	contact: 26,
	guide: 14,
	chat: 14,
	report: 5,
	offer: 4,
	application: 3,
};
const products = { "term-life": 34, "final-expense": 24, "whole-life": 15, iul: 15, fia: 8, ibc: 4 };
const sources = { direct: 38, google: 34, facebook: 16, newsletter: 7, radio: 5 };
const devices = [
	"Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1",
	"Mozilla/5.0 (Linux; Android 16; SM-A556) AppleWebKit/537.36 Chrome/146.0 Mobile Safari/537.36",
	"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/146.0 Safari/537.36",
];

/** A lead as the site would have received it at that time. */
export function demoLead(random: DemoRandom, visitor: DemoVisitor, receivedAt: Date): IntakeEntry {
	const { firstName, lastName, locale, state, email, phone } = visitor;
	const kind = random.weighted(kinds);
	const product: LeadProduct = kind === "application" ? "recruiting" : random.weighted(products);
	const source = random.weighted(sources);
	const submissionId = random.id();
	const lead: Lead = {
		firstName,
		lastName,
		kind,
		product: kind === "contact" && random.isLikely(0.3) ? null : product,
		state: kind === "contact" && random.isLikely(0.2) ? null : state,
		email: kind === "chat" && random.isLikely(0.5) ? null : email,
		phone: kind === "guide" && random.isLikely(0.5) ? null : phone,
		message: kind === "contact" ? random.pick(demoWords[locale].messages) : "",
		details: detailsOf(kind, product, locale, random),
		submissionId,
		subject: subjectOfKind[kind],
		locale,
		pageSource: `/${locale}`,
		referrer: source === "google" ? "https://www.google.com/" : null,
		utmSource: source === "direct" || source === "google" ? null : source,
		userAgent: random.pick(devices),
		ipAddress: `203.0.113.${Math.floor(random.between(1, 255))}`,
		spamReasons: random.isLikely(0.03) ? ["filled_too_fast"] : [],
		sessionId: random.isLikely(0.45) ? random.id() : null,
	};
	const boxes = { ...(offersCallsBox(kind) && { calls: random.isLikely(0.85) }) };
	return {
		id: leadIdOf(submissionId),
		lead,
		consent: { text: publishedConsentText(locale, kind), published: true, boxes },
		receivedAt: receivedAt.toISOString(),
		promise: promiseOf(lead),
	};
}

function detailsOf(kind: LeadKind, product: LeadProduct, locale: Locale, random: DemoRandom): LeadDetails {
	if (kind === "chat") return { timeline: random.pick(chatTimelines) };
	if (kind === "guide") return { funnel: `${product}/guide` };
	if (kind === "quote") return { funnel: product === "iul" ? "iul-quote" : `${product}/calc` };
	if (kind !== "application") return {};
	const license = random.pick(["licensed", "studying", "none"] as const);
	return { application: { role: "agent", languages: [...new Set(["en", locale])].join(","), license } };
}
