import { Text, View } from "@react-pdf/renderer";
import type { GuidePages } from "./guide-content.server.ts";
import { GuideHeading } from "./guide-parts.server.tsx";
import { PdfParagraph } from "./pdf-blocks.server.tsx";
import { PdfTable } from "./pdf-table.server.tsx";
import { tagged } from "./pdf-tags.server.ts";
import { detailText, ink, sand, sectionTitle, serifFont } from "./pdf-theme.server.ts";
import { ReportChart } from "./report-chart.server.tsx";

/** A value without growth has the same size as the value with it. */
const large: readonly string[] = ["no_growth"];

/** A longer table has no room next to the notes. */
const maxRows = 5;

/** A page of figures that the engine worked out, with their chart. */
export function GuideExample({ example }: { example: NonNullable<GuidePages["example"]> }) {
	return (
		<View break>
			<GuideHeading>{example.title}</GuideHeading>
			<PdfParagraph>{example.intro}</PdfParagraph>
			<View style={{ flexDirection: "row", flexWrap: "wrap", gap: 6, marginTop: 4 }}>
				{example.inputs.map(({ id, label, value }) => (
					<Text
						key={id}
						style={{
							...detailText,
							backgroundColor: ink[50],
							borderRadius: 8,
							paddingVertical: 4,
							paddingHorizontal: 9,
						}}
					>
						{label}: <Text style={{ fontWeight: 700 }}>{value}</Text>
					</Text>
				))}
			</View>
			<View
				style={{
					flexDirection: "row",
					flexWrap: "wrap",
					rowGap: 10,
					backgroundColor: sand[100],
					borderRadius: 8,
					padding: 14,
					marginTop: 12,
				}}
			>
				{example.figures.map(({ id, label, value, also }, index) => (
					<View key={id} {...tagged("P")} style={{ width: "50%", paddingRight: 10 }}>
						<Text style={{ ...detailText, color: ink[700] }}>{label}</Text>
						<Text
							style={
								index === 0 || large.includes(id)
									? { fontFamily: serifFont, fontWeight: 600, fontSize: 20, lineHeight: 1.3 }
									: { fontWeight: 700, fontSize: 12.5, lineHeight: 1.5 }
							}
						>
							{value}
						</Text>
						{also && <Text style={detailText}>{also}</Text>}
					</View>
				))}
			</View>
			<Text {...tagged("H3")} style={sectionTitle}>
				{example.chart.title}
			</Text>
			<ReportChart chart={example.chart} />
			{example.chart.table.rows.length <= maxRows && <PdfTable {...example.chart.table} />}
			{example.notes.map((note) => (
				<Text key={note} style={{ ...detailText, color: ink[700], marginTop: 4 }}>
					{note}
				</Text>
			))}
		</View>
	);
}
