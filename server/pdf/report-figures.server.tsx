import { Text, View } from "@react-pdf/renderer";
import { PdfPanel } from "./pdf-blocks.server.tsx";
import { tagged } from "./pdf-tags.server.ts";
import { ink, serifFont } from "./pdf-theme.server.ts";
import type { ReportContent } from "./report-content.server.ts";
import { ReportFacts } from "./report-facts.server.tsx";

/** The result of the estimate, with its limits right below. */
export function ReportFigures({ result }: { result: NonNullable<ReportContent["result"]> }) {
	const { title, figures, disclaimer, sources } = result;
	const [main] = figures;
	// Growth at 0% is as prominent as at any other rate (Fla. Admin. Code 69B-150.106).
	const prominent = figures.filter((figure) => figure === main || figure.id === "no_growth");
	const others = figures.filter((figure) => !prominent.includes(figure));
	return (
		<PdfPanel>
			<Text {...tagged("H2")} style={{ fontSize: 9, fontWeight: 700, color: ink[700] }}>
				{title}
			</Text>
			<View style={{ flexDirection: "row", gap: 16 }}>
				{prominent.map(({ id, label, value, also }) => (
					<View key={id} {...tagged("P")} style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0 }}>
						<Text style={{ fontSize: 11, marginTop: 4 }}>{label}</Text>
						<Text style={{ fontFamily: serifFont, fontWeight: 600, fontSize: 28, lineHeight: 1.25 }}>{value}</Text>
						{also && <Text>{also}</Text>}
					</View>
				))}
			</View>
			<View style={{ marginTop: 5, marginBottom: 5 }}>
				<ReportFacts rows={others} labelWidth={210} />
			</View>
			{sources.map((source) => (
				<Text key={source} style={{ marginBottom: 3 }}>
					{source}
				</Text>
			))}
			<Text>{disclaimer}</Text>
		</PdfPanel>
	);
}
