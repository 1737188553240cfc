import { Text, View } from "@react-pdf/renderer";
import { ink, sand } from "./pdf-theme.server.ts";

/** A table of amounts. The first column names the row. */
export function PdfTable({ head, rows }: { head: readonly string[]; rows: readonly string[][] }) {
	return (
		<View style={{ marginTop: 4 }}>
			<Row cells={head} isHead />
			{rows.map((cells) => (
				<Row key={cells[0]} cells={cells} />
			))}
		</View>
	);
}

function Row({ cells, isHead = false }: { cells: readonly string[]; isHead?: boolean }) {
	return (
		<View
			wrap={false}
			style={{
				flexDirection: "row",
				gap: 8,
				paddingVertical: 3,
				borderBottomWidth: isHead ? 1 : 0.5,
				borderBottomColor: isHead ? ink[500] : sand[300],
			}}
		>
			{cells.map((cell, column) => (
				<Text
					// biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its column
					key={column}
					style={{
						fontSize: 8.5,
						lineHeight: 1.4,
						fontWeight: isHead ? 700 : 400,
						...(column === 0 ? { width: 52 } : { flexGrow: 1, flexShrink: 1, flexBasis: 0, textAlign: "right" }),
					}}
				>
					{cell}
				</Text>
			))}
		</View>
	);
}
