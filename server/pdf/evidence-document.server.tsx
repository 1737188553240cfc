import type { Locale } from "#domain/locale/locales.ts";
import { PdfParagraphs, PdfTitle } from "./pdf-blocks.server.tsx";
import { PdfDocument } from "./pdf-document.server.tsx";
import { PdfFacts, type PdfFactsSection } from "./pdf-facts.server.tsx";

/** An evidence pack as the PDF shows it. */
export interface EvidenceDocument {
	locale: Locale;
	title: string;
	subtitle: string;
	/** At the foot of each page: which lead it is about. */
	reference: string;
	intro: string[];
	sections: PdfFactsSection[];
	date: Date;
}

/** For people. The JSON file is what proves it. */
export function EvidencePdf({ pack }: { pack: EvidenceDocument }) {
	const { locale, title, subtitle, reference, intro, sections, date } = pack;
	return (
		<PdfDocument frame={{ kind: "evidence", locale, title, state: null, edition: "", reference, date }}>
			<PdfTitle title={title} subtitle={subtitle} />
			<PdfParagraphs texts={intro} />
			<PdfFacts sections={sections} />
		</PdfDocument>
	);
}
