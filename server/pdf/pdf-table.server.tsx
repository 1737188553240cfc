import { Text, View } from "@react-pdf/renderer";
import { tagged } from "./pdf-tags.server.ts";
import { ink, sand } from "./pdf-theme.server.ts";

/** A table of amounts on one page. The first column names the row. `own` is the index of the reader's row. */
export function PdfTable({
	head,
	rows,
	own,
}: {
	head: readonly string[];
	rows: readonly string[][];
	own?: number | undefined;
}) {
	return (
		<View {...tagged("Table")} wrap={false} style={{ marginTop: 4 }}>
			<Row cells={head} isHead />
			{rows.map((cells, index) => (
				<Row key={cells[0]} cells={cells} isOwn={index === own} />
			))}
		</View>
	);
}

function Row({
	cells,
	isHead = false,
	isOwn = false,
}: {
	cells: readonly string[];
	isHead?: boolean;
	isOwn?: boolean;
}) {
	return (
		<View
			{...tagged("TR")}
			wrap={false}
			style={{
				flexDirection: "row",
				gap: 8,
				paddingVertical: 2,
				borderBottomWidth: isHead ? 1 : 0.5,
				borderBottomColor: isHead ? ink[500] : sand[300],
				...(isOwn && { backgroundColor: sand[100] }),
			}}
		>
			{cells.map((cell, column) => (
				<Text
					// biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its column
					key={column}
					{...(isHead || column === 0 ? tagged("TH", { scope: isHead ? "Column" : "Row" }) : tagged("TD"))}
					style={{
						fontSize: 8.5,
						lineHeight: 1.4,
						fontWeight: isHead || isOwn ? 700 : 400,
						...(column === 0 ? { width: 86 } : { flexGrow: 1, flexShrink: 1, flexBasis: 0, textAlign: "right" }),
					}}
				>
					{cell}
				</Text>
			))}
		</View>
	);
}
