import { Text, View } from "@react-pdf/renderer";
import { PdfList, PdfNotice, PdfParagraphs, PdfSection, PdfTitle } from "./pdf-blocks.server.tsx";
import { PdfDocument } from "./pdf-document.server.tsx";
import { PdfTable } from "./pdf-table.server.tsx";
import { detailText, ink, smallText } from "./pdf-theme.server.ts";
import { ReportChart } from "./report-chart.server.tsx";
import { ReportContact } from "./report-contact.server.tsx";
import type { ReportContent } from "./report-content.server.ts";
import { ReportFacts } from "./report-facts.server.tsx";
import { ReportFigures } from "./report-figures.server.tsx";
import { ReportWorking } from "./report-working.server.tsx";

/**
 * An estimate on two pages: the result and the contact on the first, the calculation and its limits on the second. A
 * report without figures has one.
 */
export function ReportDocument({ content }: { content: ReportContent }) {
	const { warnings, inputs, result, limits, rules, contact, notice, stop } = content;
	return (
		<PdfDocument frame={content.frame}>
			<PdfTitle title={content.title} subtitle={content.subtitle} />
			{warnings.map((text) => (
				<PdfNotice key={text}>
					<Text>{text}</Text>
				</PdfNotice>
			))}
			{result && <ReportFigures result={result} />}
			<View style={{ flexDirection: "row", gap: 20, alignItems: "flex-start" }}>
				<View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0 }}>
					<PdfSection title={inputs.title} first={<ReportFacts rows={inputs.rows} labelWidth={112} />} />
				</View>
				{contact && <ReportContact contact={contact} />}
			</View>
			{result && <PdfSection title={result.chart.title} first={<ReportChart chart={result.chart} />} />}
			<View break={result !== null} style={detailText}>
				{result && (
					<>
						<PdfTable {...result.chart.table} />
						<ReportWorking {...result.working} />
					</>
				)}
				<PdfSection title={limits.title} first={<PdfList items={limits.items} />} />
				{rules && (
					<PdfSection title={rules.title} first={<ReportFacts rows={rules.rows} labelWidth={190} />}>
						<PdfParagraphs texts={rules.notes} />
					</PdfSection>
				)}
				<View wrap={false} style={{ marginTop: 6, gap: 4 }}>
					{notice && <Text style={smallText}>{notice}</Text>}
					<Text style={smallText}>
						<Text style={{ fontWeight: 700, color: ink[900] }}>{stop.title}. </Text>
						{stop.text}
					</Text>
				</View>
			</View>
		</PdfDocument>
	);
}
