import { Text, View } from "@react-pdf/renderer";
import { PdfSection } from "./pdf-blocks.server.tsx";
import { tagged } from "./pdf-tags.server.ts";
import { ink } from "./pdf-theme.server.ts";
import type { ReportContent } from "./report-content.server.ts";

/** The calculation in two columns, read row by row. */
export function ReportWorking({ title, steps }: NonNullable<ReportContent["result"]>["working"]) {
	return (
		<PdfSection
			title={title}
			first={
				<View style={{ flexDirection: "row", flexWrap: "wrap" }}>
					{steps.map(({ label, sum, result }) => (
						<View key={label} {...tagged("P")} wrap={false} style={{ width: "50%", paddingRight: 16, marginBottom: 5 }}>
							<Text style={{ color: ink[700] }}>{label}</Text>
							<Text>
								{sum} = <Text style={{ fontWeight: 700 }}>{result}</Text>
							</Text>
						</View>
					))}
				</View>
			}
		/>
	);
}
