import { render } from "@react-email/render";
import { type ComponentType, createElement } from "react";
import { inColors } from "#content/in-colors.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { factsClass } from "#emails/fact-table.tsx";
import { SiteOrigin } from "#emails/site-origin.ts";
import { type EmailProps, type EmailTemplate, emailTemplates } from "#emails/templates.ts";
import { UnsubscribeLink } from "#emails/unsubscribe-link.ts";
import type { CertificateDocument } from "../pdf/certificate-document.server.tsx";
import type { DataCopyDocument } from "../pdf/data-copy-document.server.tsx";
import type { EvidenceDocument } from "../pdf/evidence-document.server.tsx";
import type { ReportRequest } from "../pdf/report-content.server.ts";
import type { SocialImage } from "../social-images/social-image-svg.server.ts";

/** An email as data: the name of a template with its props. */
export type EmailContent = { [Name in EmailTemplate]: { template: Name; props: EmailProps<Name> } }[EmailTemplate];

/** @property unsubscribe what the foot of the email links to */
export type SentEmail = EmailContent & { unsubscribe?: { label: string; page: string } };
type DrawnEmail = SentEmail & { siteOrigin: string };

export interface GuideRequest {
	locale: Locale;
	product: ProductSlug;
	state: string | null;
	now: Date;
}

const htmlToTextOptions = {
	selectors: [{ selector: `table.${factsClass}`, format: "dataTable", options: { uppercaseHeaderCells: false } }],
};

/** Without the addresses of links that only a screen can follow: the number or the name next to them says the same. */
function plain(text: string): string {
	return text.replace(/ (?:tel:\+?\d+|[^\s?]+@[^\s?]+\?subject=\S+)/g, "");
}

/** The colors of an email are in the styles of its elements. What somebody wrote stays as it is. */
function withColors(html: string): string {
	return html.replace(/ style="[^"]*"/g, inColors);
}

async function renderEmail({
	template,
	props,
	unsubscribe,
	siteOrigin,
}: DrawnEmail): Promise<{ html: string; text: string }> {
	const email = createElement(emailTemplates[template] as ComponentType<typeof props>, props);
	const within = createElement(UnsubscribeLink, { value: unsubscribe ?? null }, email);
	const element = createElement(SiteOrigin, { value: siteOrigin }, within);
	return {
		html: withColors(await render(element)),
		text: plain(await render(element, { plainText: true, htmlToTextOptions })),
	};
}

// Loaded on demand: the PDF library is large, and emails do not need it.
const loadPdf = () => import("../pdf/render-pdf.server.ts");

/** Drawings that are made outside of requests, because they take too long. */
export const renderings = {
	email: renderEmail,
	report: async (request: ReportRequest): Promise<Uint8Array> => (await loadPdf()).renderReport(request),
	guide: async ({ locale, product, state, now }: GuideRequest): Promise<Uint8Array> =>
		(await loadPdf()).renderGuide(locale, product, { state, now }),
	dataCopy: async (copy: DataCopyDocument): Promise<Uint8Array> => (await loadPdf()).renderDataCopy(copy),
	certificate: async (document: CertificateDocument): Promise<Uint8Array> =>
		(await loadPdf()).renderCertificate(document),
	evidence: async (document: EvidenceDocument): Promise<Uint8Array> => (await loadPdf()).renderEvidence(document),
	socialImage: async (image: SocialImage): Promise<string> =>
		(await import("../social-images/draw-social-image.server.ts")).drawSocialImage(image),
};
