import type { EvidencePack } from "#domain/evidence/evidence-pack.ts";
import type { EvidenceDisclosure } from "#domain/evidence/evidence-records.ts";
import { dueStates } from "#domain/lead-desk/due-state.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { productSlugs } from "#domain/products/products.ts";
import { translator } from "#i18n/messages.server.ts";
import { spamSignWords } from "../leads/spam-sign-words.server.ts";
import type { PdfFactsSection } from "../pdf/pdf-facts.server.tsx";
import { type EvidenceWords, joinLines } from "./evidence-words.server.ts";

/** The person's submission. */
export function requestSection({ request }: EvidencePack, words: EvidenceWords): PdfFactsSection {
	const { t, fact, locale } = words;
	if (!request) return { title: t("request.title"), text: [t("request.gone")], facts: [] };
	const page = translator(locale, "leadPage");
	const { importedFrom: from, product, state } = request;
	const service = productSlugs.find((slug) => slug === product);
	return {
		title: t("request.title"),
		facts: [
			fact(t("request.name"), request.name),
			fact(page("person.email"), request.email),
			fact(page("person.phone"), request.phone),
			fact(page("person.state"), state && (jurisdictionName(state, locale) ?? state)),
			fact(page("person.language"), words.language(request.language)),
			fact(page("request.received"), words.when(request.received)),
			...(from ? [fact(t("request.imported"), t("request.importedBy", { ...from, at: words.local(from.at) }))] : []),
			fact(t("request.form"), formName(request.form, locale)),
			fact(t("request.product"), service ? translator(locale, "shell")(`services.${service}`) : product),
			fact(t("request.subject"), request.subject),
			fact(t("request.words"), request.words),
			fact(t("request.answers"), request.answers && answersText(request.answers)),
			fact(page("request.page"), request.page),
			fact(t("request.address"), request.address),
			fact(t("request.cameFrom"), request.cameFrom),
			fact(page("request.source"), request.source),
			fact(page("facts.referredBy"), request.referredBy ?? null),
			fact(t("request.network"), request.network),
			fact(t("request.browser"), request.browser),
			fact(t("request.spam"), spamSignWords(request.spamReasons, locale)),
		],
	};
}

const formKinds = ["contact", "report", "estimate", "guide", "quote", "offer", "chat", "application"] as const;

function formName(form: string, locale: EvidenceWords["locale"]): string {
	const known = formKinds.find((kind) => kind === form);
	return known ? translator(locale, "leadSummary")(`kinds.${known}`) : form;
}

/** A line for each answer, however deep it is: `inputs.age: 66`. */
function answersText(answers: unknown, path = ""): string {
	if (typeof answers !== "object" || answers === null) return `${path}: ${answers ?? ""}`;
	return joinLines(
		...Object.entries(answers).map(([name, value]) => answersText(value, path ? `${path}.${name}` : name)),
	);
}

/** The facts about the consent if no certificate proves it, and why there is none. */
export function consentSection(
	{ consent, consentEnded, noCertificate, request }: EvidencePack,
	words: EvidenceWords,
): PdfFactsSection {
	const { t, fact, locale } = words;
	const c = translator(locale, "certificate");
	if (!consent) {
		const why = consentEnded
			? t("request.agreementEnded", { date: words.day(consentEnded) })
			: t("request.agreedNothing");
		return { title: c("agreed.title"), text: [why], facts: [] };
	}
	const isRefused = noCertificate !== null && !(noCertificate === "notFound" && request);
	return {
		title: c("agreed.title"),
		text: isRefused ? [c(`refused.${noCertificate}`)] : [],
		quote: consent.text,
		facts: [
			fact(c("agreed.language"), words.language(consent.language)),
			fact(c("agreed.published"), c(consent.isPublished ? "agreed.yes" : "agreed.no")),
			fact(c("agreed.boxes"), answersText(consent.boxes)),
			fact(c("agreed.version"), consent.version),
			fact(c("person.name"), consent.name),
			fact(c("person.email"), consent.email),
			fact(c("person.phone"), consent.phone),
			fact(c("person.time"), consent.recorded),
			fact(c("person.page"), consent.page),
			fact(c("person.address"), consent.network),
			fact(c("person.browser"), consent.browser),
		],
	};
}

/** The recorded disclosures that the page made to the person. */
export function disclosureSection({ disclosures, request }: EvidencePack, words: EvidenceWords): PdfFactsSection {
	const { t, local, locale } = words;
	const shown = translator(locale, "wordings.filled");
	/** Why nothing is known, where the reader would ask. */
	const unrecorded: Partial<Record<EvidenceDisclosure["what"], string | false | null>> = {
		notices: request && !request.importedFrom && request.state === null && t("disclosures.noState"),
	};
	return {
		title: t("disclosures.title"),
		facts: disclosures.map(({ what, version, language, words: said, wording }) => ({
			name: t(`disclosures.what.${what}`),
			value:
				joinLines(
					wording?.address,
					wording &&
						(wording.until
							? shown("between", { from: local(wording.from), until: local(wording.until) })
							: shown("since", { from: local(wording.from) })),
					wording && (wording.approval ? shown("approval", { who: wording.approval }) : shown("noApproval")),
					version !== null && t("disclosures.version", { version }),
					language !== null && t("disclosures.language", { language: words.language(language) }),
					what !== "consent" && said,
					what === "promise" && version !== null && said === null && t("disclosures.otherWords"),
				) || joinLines(t("notRecorded"), unrecorded[what]),
		})),
	};
}

/** Says if we responded in time. Empty for an erased lead. */
export function responseSection({ response }: EvidencePack, words: EvidenceWords): PdfFactsSection[] {
	if (!response) return [];
	const { t, fact, locale } = words;
	const timeline = translator(locale, "leadTimeline");
	const outcome = dueStates.find((state) => state === response.outcome) ?? "none";
	const at = response.firstContact ? words.local(response.firstContact) : "";
	return [
		{
			title: t("response.title"),
			facts: [
				fact(
					t("response.promise"),
					timeline(response.promised.length > 0 ? "deadline.promised" : "deadline.unpromised"),
				),
				fact(t("response.kept"), timeline(`deadline.${outcome}`, { at, due: words.local(response.due) })),
			],
		},
	];
}
