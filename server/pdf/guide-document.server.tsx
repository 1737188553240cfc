import type { GuideContent } from "#content/schema.ts";
import { PdfList, PdfPanel, PdfParagraph, PdfParagraphs, PdfSection, PdfTitle } from "./pdf-blocks.server.tsx";
import { PdfDocument, type PdfFrame } from "./pdf-document.server.tsx";

/** A guide with a checklist to tick off and questions for the appointment. */
export function GuideDocument({ frame, guide }: { frame: PdfFrame; guide: GuideContent }) {
	const { checklist, questions, disclosures } = guide;
	return (
		<PdfDocument frame={frame}>
			<PdfTitle title={guide.title} subtitle={guide.subtitle} />
			<PdfParagraphs texts={guide.intro} />
			{guide.chapters.map(({ title, paragraphs, items }) => (
				<PdfSection key={title} title={title} first={<PdfParagraph>{paragraphs[0] ?? ""}</PdfParagraph>}>
					<PdfParagraphs texts={paragraphs.slice(1)} />
					{items && <PdfList items={items} />}
				</PdfSection>
			))}
			<PdfSection
				title={checklist.title}
				first={
					<PdfPanel>
						<PdfList items={checklist.items} boxes />
					</PdfPanel>
				}
			/>
			<PdfSection title={questions.title} first={<PdfParagraph>{questions.intro}</PdfParagraph>}>
				<PdfList items={questions.items} />
			</PdfSection>
			<PdfSection title={disclosures.title} first={<PdfParagraphs texts={disclosures.items} />} />
		</PdfDocument>
	);
}
