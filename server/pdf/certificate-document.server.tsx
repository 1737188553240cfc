import type { Locale } from "#domain/locale/locales.ts";
import { PdfParagraph, PdfTitle } from "./pdf-blocks.server.tsx";
import { PdfDocument } from "./pdf-document.server.tsx";
import { PdfFacts, type PdfFactsSection } from "./pdf-facts.server.tsx";

/** A consent certificate as the PDF shows it. */
export interface CertificateDocument {
	locale: Locale;
	title: string;
	subtitle: string;
	intro: string;
	sections: PdfFactsSection[];
	date: Date;
}

/** For people. The JSON file is what proves it. */
export function CertificatePdf({ certificate }: { certificate: CertificateDocument }) {
	const { locale, title, subtitle, intro, sections, date } = certificate;
	return (
		<PdfDocument frame={{ kind: "certificate", locale, title, state: null, edition: "", date }}>
			<PdfTitle title={title} subtitle={subtitle} />
			<PdfParagraph>{intro}</PdfParagraph>
			<PdfFacts sections={sections} />
		</PdfDocument>
	);
}
