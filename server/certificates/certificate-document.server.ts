import { agency } from "#content/agency.ts";
import { certificateFileName } from "#domain/consent/certificate-address.ts";
import type { ConsentCertificate, SealedConsent, SealedRevocation } from "#domain/consent/consent-certificate.ts";
import { type ContactChannel, contactChannels, type RevocationMethod } from "#domain/contacts/revocation.ts";
import { isLocale, type Locale, localeNames } from "#domain/locale/locales.ts";
import { formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { fingerprintOf } from "../ledger/ledger-key.server.ts";
import type { CertificateDocument } from "../pdf/certificate-document.server.tsx";
import { channelNames } from "../suppression/describe-suppressions.server.ts";

/** A certificate as the PDF shows it: labels in the reader's language, the record in the words and spelling that were sealed. */
export function certificateDocument(certificate: ConsentCertificate, locale: Locale): CertificateDocument {
	const t = translator(locale, "certificate");
	const { consent, marketing, revocations, lead, made, head, anchor } = certificate;
	const { fields, seal } = consent;
	const local = (time: string) => formatDateTime(locale, new Date(time), agency.timeZone);
	const fact = (name: Parameters<typeof t>[0], value: string) => ({ name: t(name), value: value || t("none") });
	const fingerprint = fingerprintOfKey(certificate, certificate.signedBy);
	const textFacts = (said: SealedConsent["fields"]) => [
		fact("agreed.language", languageName(said.locale)),
		fact("agreed.published", said.text_published === "true" ? t("agreed.yes") : t("agreed.no")),
		fact("agreed.boxes", boxesOf(said, t)),
		fact("agreed.version", said.text_version),
	];
	return {
		locale,
		title: t("title"),
		subtitle: t("subtitle", { agency: certificate.agency.name, date: local(made) }),
		intro: t("intro"),
		date: new Date(made),
		sections: [
			{
				title: t("agreed.title"),
				quote: fields.text,
				facts: textFacts(fields),
			},
			...(marketing
				? [
						{
							title: t("agreed.laterTitle"),
							quote: marketing.fields.text,
							facts: [
								...textFacts(marketing.fields),
								fact("person.phone", marketing.fields.phone),
								fact("person.time", marketing.fields.recorded_at),
								fact("person.localTime", local(marketing.fields.recorded_at)),
								fact("person.page", marketing.fields.page),
								fact("person.address", marketing.fields.ip_address),
								fact("person.browser", marketing.fields.user_agent),
								fact("ledger.position", String(marketing.seal.position)),
								fact("ledger.hash", marketing.seal.hash),
								fact("ledger.signature", marketing.seal.signature),
							],
						},
					]
				: []),
			{
				title: t("person.title"),
				facts: [
					fact("person.name", fields.name),
					fact("person.email", fields.email),
					fact("person.phone", fields.phone),
					fact("person.time", fields.recorded_at),
					fact("person.localTime", local(fields.recorded_at)),
					fact("person.page", fields.page),
					fact("person.address", fields.ip_address),
					fact("person.browser", fields.user_agent),
					fact("person.lead", lead),
				],
			},
			{
				title: t("revoked.title"),
				text: revocations.length === 0 ? [t("revoked.none")] : [],
				facts: revocations.map((one) => ({
					name: t("revoked.position", { position: one.seal.position }),
					value: revocationText(one, locale, local(one.fields.recorded_at)),
				})),
			},
			{
				title: t("ledger.title"),
				facts: [
					fact("ledger.position", String(seal.position)),
					fact("ledger.previousHash", seal.previousHash),
					fact("ledger.hash", seal.hash),
					fact("ledger.signature", seal.signature),
					fact("ledger.key", fingerprintOfKey(certificate, seal.keyId)),
					fact("ledger.head", `${head.position}:${head.hash}`),
					fact("ledger.anchor", anchor ? `${anchor.position}:${anchor.hash}\n${anchor.time}` : ""),
				],
			},
			{
				title: t("check.title"),
				text: [t("check.file"), t("check.key"), t("check.limits")],
				facts: [
					fact(
						"check.command",
						`npm run ops -- consent:check ${certificateFileName(lead, "certificate.json")} --key …`,
					),
					fact("check.fingerprint", fingerprint),
				],
			},
		],
	};
}

function languageName(locale: string): string {
	return isLocale(locale) ? localeNames[locale] : locale;
}

const knownBoxes = ["request", "calls", "marketing"] as const;

/** The boxes as sealed, a line each. Those that this version of the site doesn't know keep their names. */
function boxesOf({ boxes }: SealedConsent["fields"], t: ReturnType<typeof translator<"certificate">>): string {
	const ticked = Object.entries(JSON.parse(boxes) as Record<string, boolean>);
	return ticked
		.map(([name, isTicked]) => {
			const known = knownBoxes.find((one) => one === name);
			return t(isTicked ? "agreed.ticked" : "agreed.unticked", { box: known ? t(`agreed.names.${known}`) : name });
		})
		.join("\n");
}

/** Describes a revocation: the channels, the method, the time and its place in the ledger. */
function revocationText({ fields, seal }: SealedRevocation, locale: Locale, time: string): string {
	const channels = contactChannels.filter((channel: ContactChannel) => fields.channels.includes(channel));
	const reason = translator(locale, "unsubscribe")(`staff.reasons.${fields.method as RevocationMethod}`);
	const how = `${channelNames(channels, locale)}. ${reason} (${time}).`;
	return [how, fields.words, seal.hash].filter(Boolean).join("\n");
}

function fingerprintOfKey({ keys }: ConsentCertificate, keyId: string): string {
	const key = keys.find((one) => one.keyId === keyId);
	return key ? fingerprintOf(key.publicKey) : keyId;
}
