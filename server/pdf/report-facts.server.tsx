import { Text, View } from "@react-pdf/renderer";
import { tagged } from "./pdf-tags.server.ts";
import { ink } from "./pdf-theme.server.ts";

export interface ReportFact {
	label: string;
	value: string;
	/** The same value in another unit. */
	also?: string | undefined;
}

/** Labels with their values. */
export function ReportFacts({ rows, labelWidth }: { rows: readonly ReportFact[]; labelWidth: number }) {
	return rows.map(({ label, value, also }) => (
		<View key={label} {...tagged("P")} wrap={false} style={{ flexDirection: "row", gap: 12, marginBottom: 3 }}>
			<Text style={{ width: labelWidth, color: ink[700] }}>{label}</Text>
			<Text style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0, fontWeight: 700 }}>
				{also ? `${value} (${also})` : value}
			</Text>
		</View>
	));
}
