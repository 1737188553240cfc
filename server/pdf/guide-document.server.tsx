import { Text, View } from "@react-pdf/renderer";
import type { GuidePages } from "./guide-content.server.ts";
import { GuideCoverPage } from "./guide-cover.server.tsx";
import { GuideExample } from "./guide-example.server.tsx";
import { GuideChapter, GuideChecklist, GuideContentsList, GuideQuestions } from "./guide-parts.server.tsx";
import { PdfParagraphs } from "./pdf-blocks.server.tsx";
import { PdfDocument, type PdfFrame } from "./pdf-document.server.tsx";
import { tagged } from "./pdf-tags.server.ts";
import { bodyText, detailText, ink, serifFont } from "./pdf-theme.server.ts";
import { ReportContact } from "./report-contact.server.tsx";

/** Larger than a report: many readers print it, and many are past sixty. */
const readingText = { fontSize: 12, lineHeight: 1.45 } as const;
const chaptersPerPage = 3;

/** A guide with a cover, a worked example, a checklist to tick off and questions for the appointment. */
export function GuideDocument({ frame, guide }: { frame: PdfFrame; guide: GuidePages }) {
	const { chapters, example, checklist, questions, disclosures, labels } = guide;
	const cover = <GuideCoverPage frame={frame} product={guide.product} subtitle={guide.subtitle} />;
	const entries = [...chapters, ...(example ? [example] : []), checklist, questions].map(({ title }) => title);
	return (
		<PdfDocument frame={frame} cover={cover}>
			<View style={readingText}>
				<PdfParagraphs texts={guide.intro} />
				<GuideContentsList title={labels.contents} entries={entries} />
				{chapters.map(({ title, paragraphs, items }, index) => (
					<View key={title} break={index % chaptersPerPage === 0}>
						<GuideChapter number={index + 1} title={title} paragraphs={paragraphs} items={items} />
					</View>
				))}
				{example && <GuideExample example={example} />}
				<GuideChecklist {...checklist} notes={labels.notes} />
				<GuideQuestions {...questions} />
			</View>
			{guide.contact && <GuideContact contact={guide.contact} />}
			<View wrap={false} style={{ marginTop: 12 }}>
				<Text {...tagged("H2")} style={{ ...detailText, fontWeight: 700 }}>
					{disclosures.title}
				</Text>
				{disclosures.items.map((item) => (
					<Text key={item} style={{ ...detailText, color: ink[700], marginTop: 3 }}>
						{item}
					</Text>
				))}
			</View>
		</PdfDocument>
	);
}

function GuideContact({ contact }: { contact: NonNullable<GuidePages["contact"]> }) {
	const { agent } = contact;
	return (
		<View wrap={false} style={{ flexDirection: "row", alignItems: "center", gap: 18, marginTop: 8 }}>
			<ReportContact contact={contact} />
			{agent && (
				<View style={{ flexShrink: 1 }}>
					<Text style={{ fontFamily: serifFont, fontWeight: 600, fontSize: 13, lineHeight: 1.3 }}>{agent.name}</Text>
					{agent.lines.map((line) => (
						<Text key={line} style={bodyText}>
							{line}
						</Text>
					))}
				</View>
			)}
		</View>
	);
}
