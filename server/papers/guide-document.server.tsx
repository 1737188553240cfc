import type { GuideContent } from "#content/schema.ts";
import { Paper, type PaperFrame } from "./paper.server.tsx";
import { Panel, PaperList, PaperSection, PaperTitle, Paragraph, Paragraphs } from "./paper-blocks.server.tsx";

/** A guide to keep, to tick off and to take along to a talk. */
export function GuideDocument({ frame, guide }: { frame: PaperFrame; guide: GuideContent }) {
	const { checklist, questions, disclosures } = guide;
	return (
		<Paper frame={frame}>
			<PaperTitle title={guide.title} subtitle={guide.subtitle} />
			<Paragraphs texts={guide.intro} />
			{guide.chapters.map(({ title, paragraphs, items }) => (
				<PaperSection key={title} title={title} first={<Paragraph>{paragraphs[0] ?? ""}</Paragraph>}>
					<Paragraphs texts={paragraphs.slice(1)} />
					{items && <PaperList items={items} />}
				</PaperSection>
			))}
			<PaperSection
				title={checklist.title}
				first={
					<Panel>
						<PaperList items={checklist.items} boxes />
					</Panel>
				}
			/>
			<PaperSection title={questions.title} first={<Paragraph>{questions.intro}</Paragraph>}>
				<PaperList items={questions.items} />
			</PaperSection>
			<PaperSection title={disclosures.title} first={<Paragraphs texts={disclosures.items} />} />
		</Paper>
	);
}
