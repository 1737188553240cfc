import { claimIds } from "../agency/claim-evidence.ts";
import { nameKeys } from "./strings-of.ts";

/** Messages about law or money: a key, or the beginning of several. `*` is any one name. */
const messageKeys = [
	"calculator.figures",
	"calculator.notes",
	"calculator.refused",
	"common.disclaimer",
	"compliance.freeLook",
	"compliance.freeLookSentences",
	"compliance.lapseNotice",
	"cookies.text",
	"emails.unsubscribe",
	"funnelPages.services.*.limits",
	"funnelPages.secondary",
	"funnelPages.withoutGrowth",
	"funnels.estimate",
	"leads.consent",
	"leads.errors.consent_required",
	"location.slot",
	"offers.offer.noOffer",
	"offers.offer.states",
	"offers.offer.whyFreeAnswer",
	"offers.offer.whyValueAnswer",
	"pdf.license",
	"pdf.report.limits",
	"planners.debts.note",
	"planners.needs.note",
	"shell.footer.licensed",
	"shell.footer.noSale",
	"shell.footer.tagline",
	"unsubscribe.scope",
	"unsubscribe.scopeNumber",
	"unsubscribe.stopAll",
	"unsubscribe.stopEmails",
	"unsubscribe.term",
	"withheld.reasons",
	"withheld.source",
].map((key) => new RegExp(`^${key.replaceAll(".", "\\.").replace("*", "[^.]+")}(?:\\.|$)`));

/** Pages of law: a reader signs each section as a whole, because its sentences lean on each other. */
export const lawPages = ["pages/privacy", "pages/health-data", "pages/terms", "pages/compliance"];

/** Parts of other pages: a product page's disclosures, and the notice next to an advertisement. */
const disclosures = /^(?:disclosures\.items|notice)(?:\.|$)/;

/** These claims say what the agency is and does, not what something costs or returns; they appear in many sentences. */
const plainClaims = [
	"licensedStates",
	"spokenLanguages",
	"contactTime",
	"reviewTime",
	"carriersCompared",
	"emailSupport",
];
const signedClaims: readonly string[] = claimIds.filter((id) => !plainClaims.includes(id));
const claim = new RegExp(`<(?:${signedClaims.join("|")})>`);

/** True if a claim says what something costs or returns. */
export function isSignedClaim(id: unknown): boolean {
	return typeof id === "string" && signedClaims.includes(id);
}

export function isSignedMessage(key: string, text: string): boolean {
	return messageKeys.some((pattern) => pattern.test(key)) || claim.test(text);
}

export function isSignedCopy(place: string, text: string): boolean {
	return !nameKeys.test(place) && (disclosures.test(place) || claim.test(text));
}
