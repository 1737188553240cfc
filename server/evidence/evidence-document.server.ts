import { evidenceFileName } from "#domain/evidence/evidence-address.ts";
import type { EvidencePack } from "#domain/evidence/evidence-pack.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { translator } from "#i18n/messages.server.ts";
import { certificateDocument } from "../certificates/certificate-document.server.ts";
import { fingerprintOf } from "../ledger/ledger-key.server.ts";
import type { EvidenceDocument } from "../pdf/evidence-document.server.tsx";
import type { PdfFactsSection } from "../pdf/pdf-facts.server.tsx";
import { contactSections } from "./describe-contacts.server.ts";
import { accessSection, courseSections, registerSections } from "./describe-registers.server.ts";
import { consentSection, disclosureSection, requestSection, responseSection } from "./describe-request.server.ts";
import { maxEntries } from "./evidence-lead.server.ts";
import { evidenceWords } from "./evidence-words.server.ts";

/** Enough characters to tell leads apart, also in a file's name. */
const referenceLength = 8;

/** A pack as the PDF shows it: the same content, with labels in the reader's language. */
export function evidenceDocument(pack: EvidencePack, locale: Locale): EvidenceDocument {
	const words = evidenceWords(locale);
	const { t } = words;
	const { agency, lead, made, since, state, certificate } = pack;
	const date = since ? words.day(since) : "";
	// Its own section on how to check it is about another file.
	const consent = certificate
		? certificateDocument(certificate, locale).sections.slice(0, -1)
		: [consentSection(pack, words)];
	return {
		locale,
		title: t("title"),
		subtitle: t("subtitle", { agency: agency.name, date: words.local(made) }),
		reference: t("reference", { lead: lead.slice(0, referenceLength) }),
		intro: [t("intro"), ...(state === "kept" ? [] : [t(`state.${state}`, { date })])],
		date: new Date(made),
		sections: [
			requestSection(pack, words),
			...consent,
			disclosureSection(pack, words),
			...responseSection(pack, words),
			...contactSections(pack, words),
			...registerSections(pack, words),
			...courseSections(pack, words),
			accessSection(pack, words),
			removedSection(pack, locale),
			checkSection(pack, locale),
		],
	};
}

function removedSection({ removed, cut }: EvidencePack, locale: Locale): PdfFactsSection {
	const t = translator(locale, "evidence");
	const known = ["leads", "bookings", "doNotCallChecks", "complaints", "webhookCalls", "deletedLeads"] as const;
	return {
		title: t("removed.title"),
		text: cut.length > 0 ? [t("removed.cut", { count: maxEntries, lists: cut.join(", ") })] : [],
		facts: removed.map(({ what, afterDays }) => {
			const name = known.find((one) => one === what);
			return { name: name ? t(`removed.what.${name}`) : what, value: t("removed.days", { days: afterDays }) };
		}),
	};
}

function checkSection({ lead, madeBy, auditHead, keys, signedBy }: EvidencePack, locale: Locale): PdfFactsSection {
	const t = translator(locale, "evidence");
	const certificate = translator(locale, "certificate");
	const key = keys.find(({ keyId }) => keyId === signedBy);
	return {
		title: t("check.title"),
		text: [t("check.file"), certificate("check.key"), t("check.limits")],
		facts: [
			{
				name: certificate("check.command"),
				value: `npm run ops -- consent:check ${evidenceFileName(lead, "evidence.json")} --key …`,
			},
			{ name: certificate("check.fingerprint"), value: key ? fingerprintOf(key.publicKey) : signedBy },
			{ name: t("check.audit"), value: auditHead ? `${auditHead.position}:${auditHead.hash}` : t("none") },
			{ name: t("check.made"), value: madeBy },
			{ name: t("check.lead"), value: lead },
		],
	};
}
