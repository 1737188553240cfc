import { Link, Text, View } from "@react-pdf/renderer";
import {
	PdfList,
	PdfNotice,
	PdfPanel,
	PdfParagraph,
	PdfParagraphs,
	PdfSection,
	PdfTitle,
} from "./pdf-blocks.server.tsx";
import { PdfDocument } from "./pdf-document.server.tsx";
import { PdfTable } from "./pdf-table.server.tsx";
import { coral, ink, serifFont } from "./pdf-theme.server.ts";
import { ReportChart } from "./report-chart.server.tsx";
import type { ReportContent } from "./report-content.server.ts";

type ReportResult = NonNullable<ReportContent["result"]>;
type Row = Pick<ReportResult["figures"][number], "label" | "value"> & { also?: string | undefined };

/** An estimate: the figures, the inputs, the working, and the limits. */
export function ReportDocument({ content }: { content: ReportContent }) {
	const { warnings, inputs, result, limits, rules, contact, stop } = content;
	return (
		<PdfDocument frame={content.frame}>
			<PdfTitle title={content.title} subtitle={content.subtitle} />
			{warnings.map((text) => (
				<PdfNotice key={text}>
					<Text>{text}</Text>
				</PdfNotice>
			))}
			{result && <Figures result={result} />}
			<PdfSection title={inputs.title} first={<FactPairs rows={inputs.rows} />} />
			{result && (
				<>
					<PdfSection title={result.chart.title} first={<ReportChart chart={result.chart} />}>
						<PdfTable {...result.chart.table} />
					</PdfSection>
					<Working {...result.working} />
				</>
			)}
			<PdfSection title={limits.title} first={<PdfList items={limits.items} />} />
			{rules && (
				<PdfSection title={rules.title} first={<Facts rows={rules.rows} />}>
					<PdfParagraphs texts={rules.notes} />
				</PdfSection>
			)}
			<PdfSection
				title={contact.title}
				first={
					<>
						<PdfParagraph>{contact.text}</PdfParagraph>
						{contact.booking && (
							<Link src={contact.booking.href} style={{ color: coral[600], fontWeight: 700 }}>
								{contact.booking.label}
							</Link>
						)}
					</>
				}
			/>
			<PdfSection title={stop.title} first={<PdfParagraph>{stop.text}</PdfParagraph>} />
		</PdfDocument>
	);
}

function Figures({ result: { title, figures, disclaimer, source } }: { result: ReportResult }) {
	const [main] = figures;
	// Growth at 0% is as prominent as at any other rate (Fla. Admin. Code 69B-150.106).
	const prominent = figures.filter((figure) => figure === main || figure.id === "no_growth");
	const others = figures.filter((figure) => !prominent.includes(figure));
	return (
		<PdfPanel>
			<Text style={{ fontSize: 9, fontWeight: 700, color: ink[700] }}>{title}</Text>
			<View style={{ flexDirection: "row", gap: 16 }}>
				{prominent.map(({ id, label, value, also }) => (
					<View key={id} style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0 }}>
						<Text style={{ fontSize: 11, marginTop: 4 }}>{label}</Text>
						<Text style={{ fontFamily: serifFont, fontWeight: 600, fontSize: 28, lineHeight: 1.25, color: coral[600] }}>
							{value}
						</Text>
						{also && <Text>{also}</Text>}
					</View>
				))}
			</View>
			<View style={{ marginTop: 8, marginBottom: 8 }}>
				<Facts rows={others} />
			</View>
			{source && <Text style={{ marginBottom: 4 }}>{source}</Text>}
			<Text>{disclaimer}</Text>
		</PdfPanel>
	);
}

function Facts({ rows }: { rows: readonly Row[] }) {
	return rows.map(({ label, value, also }) => (
		<View key={label} wrap={false} style={{ flexDirection: "row", gap: 12, marginBottom: 3 }}>
			<Text style={{ width: 210, color: ink[700] }}>{label}</Text>
			<Text style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0, fontWeight: 700 }}>
				{also ? `${value} (${also})` : value}
			</Text>
		</View>
	));
}

/** Short facts in two columns, so that the chart still fits on the page. */
function FactPairs({ rows }: { rows: readonly Row[] }) {
	return (
		<View style={{ flexDirection: "row", flexWrap: "wrap" }}>
			{rows.map(({ label, value }) => (
				<View key={label} style={{ width: "50%", flexDirection: "row", gap: 10, marginBottom: 3 }}>
					<Text style={{ width: 128, color: ink[700] }}>{label}</Text>
					<Text style={{ fontWeight: 700 }}>{value}</Text>
				</View>
			))}
		</View>
	);
}

function Working({ title, steps }: ReportResult["working"]) {
	const [first, ...others] = steps.map(({ label, sum, result }) => (
		<View key={label} wrap={false} style={{ marginBottom: 5 }}>
			<Text style={{ color: ink[700] }}>{label}</Text>
			<Text>
				{sum} = <Text style={{ fontWeight: 700 }}>{result}</Text>
			</Text>
		</View>
	));
	return (
		<PdfSection title={title} first={first}>
			{others}
		</PdfSection>
	);
}
