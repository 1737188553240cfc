import { buffer } from "node:stream/consumers";
import layoutDocument, { type DocumentNode, type SafeDocumentNode } from "@react-pdf/layout";
import drawDocument from "@react-pdf/render";
import { type DocumentProps, Font, pdf as mount } from "@react-pdf/renderer";
import PDFDocument from "pdfkit";
import { type ComponentType, createElement, type ReactElement } from "react";
import { inColors } from "#content/in-colors.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { type CertificateDocument, CertificatePdf } from "./certificate-document.server.tsx";
import { type DataCopyDocument, DataCopyPdf } from "./data-copy-document.server.tsx";
import { type EvidenceDocument, EvidencePdf } from "./evidence-document.server.tsx";
import figtree400 from "./fonts/figtree-400.ttf?inline";
import figtree700 from "./fonts/figtree-700.ttf?inline";
import sourceSerif600 from "./fonts/source-serif-4-600.ttf?inline";
import { guidePages } from "./guide-content.server.ts";
import { GuideDocument } from "./guide-document.server.tsx";
import { tagPages } from "./pdf-tags.server.ts";
import { sansFont, serifFont } from "./pdf-theme.server.ts";
import { type ReportRequest, reportContent } from "./report-content.server.ts";
import { ReportDocument } from "./report-document.server.tsx";

Font.register({
	family: sansFont,
	fonts: [
		{ src: figtree400, fontWeight: 400 },
		{ src: figtree700, fontWeight: 700 },
	],
});
Font.register({ family: serifFont, src: sourceSerif600, fontWeight: 600 });
// The library would hyphenate all languages by English rules.
Font.registerHyphenationCallback((word) => [word]);

/** Renders an estimate in the reader's language. */
export function renderReport(request: ReportRequest): Promise<Buffer> {
	return renderPdf(ReportDocument, { content: reportContent(request) });
}

/** Renders a product's guide in the reader's language. */
export function renderGuide(
	locale: Locale,
	product: ProductSlug,
	{ state, now }: { state: string | null; now: Date },
): Promise<Buffer> {
	const guide = guidePages(locale, product, state);
	const namesLicense = guide.contact?.agent?.namesLicense ?? false;
	const frame = {
		kind: "guide",
		locale,
		title: guide.title,
		state,
		namesLicense,
		edition: guide.id,
		date: now,
	} as const;
	return renderPdf(GuideDocument, { frame, guide });
}

/** Renders the copy of a person's data. */
export function renderDataCopy(copy: DataCopyDocument): Promise<Buffer> {
	return renderPdf(DataCopyPdf, { copy });
}

/** Renders the consent certificate of a lead. */
export function renderCertificate(certificate: CertificateDocument): Promise<Buffer> {
	return renderPdf(CertificatePdf, { certificate });
}

/** Renders the evidence pack of a lead. */
export function renderEvidence(pack: EvidenceDocument): Promise<Buffer> {
	return renderPdf(EvidencePdf, { pack });
}

// The types of the library leave out the fonts, and take the class of a document for a document.
const layOut = layoutDocument as unknown as (document: DocumentNode, fonts: typeof Font) => Promise<SafeDocumentNode>;
const draw = drawDocument as unknown as (pdf: PDFDocument, document: SafeDocumentNode) => void;

/** A part of a document before it is laid out. */
interface PdfNode {
	style?: object;
	props?: object;
	children?: PdfNode[] | null;
}

/** Templates are written in the default palette. */
function color(node: PdfNode): void {
	if (node.style) node.style = JSON.parse(inColors(JSON.stringify(node.style)));
	const { fill, stroke } = (node.props ?? {}) as { fill?: string; stroke?: string };
	if (fill ?? stroke) {
		node.props = { ...node.props, ...(fill && { fill: inColors(fill) }), ...(stroke && { stroke: inColors(stroke) }) };
	}
	for (const child of node.children ?? []) color(child);
}

/**
 * What the library's own `renderToBuffer` does, with tags for screen readers, which it doesn't know: lays out, tags, draws.
 */
async function renderPdf<Props extends object>(template: ComponentType<Props>, props: Props): Promise<Buffer> {
	// The library expects an element of its own `Document`, which is what each template renders.
	const { container } = mount(createElement(template, props) as ReactElement<DocumentProps>);
	const document = container.document as DocumentNode & { props: DocumentProps };
	color(document);
	const { title = "", subject = "", author = "", creator = "", producer = "", language = "" } = document.props;
	const { creationDate = new Date(), modificationDate = creationDate } = document.props;
	const pdf = new PDFDocument({
		autoFirstPage: false,
		tagged: true,
		pdfVersion: "1.7",
		lang: language,
		displayTitle: true,
		info: {
			Title: title,
			Subject: subject,
			Author: author,
			Creator: creator,
			Producer: producer,
			CreationDate: creationDate,
			ModDate: modificationDate,
		},
	});
	const laidOut = await layOut(document, Font);
	tagPages(laidOut.children, pdf);
	const written = buffer(pdf);
	draw(pdf, laidOut);
	return written;
}
