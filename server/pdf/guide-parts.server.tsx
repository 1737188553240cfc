import { Text, View } from "@react-pdf/renderer";
import { PdfList, PdfPanel, PdfParagraph, PdfParagraphs } from "./pdf-blocks.server.tsx";
import { tagged } from "./pdf-tags.server.ts";
import { coral, ink, sand, serifFont } from "./pdf-theme.server.ts";

const heading = { fontFamily: serifFont, fontWeight: 600, fontSize: 21, lineHeight: 1.25, marginBottom: 10 } as const;

/** Each begins a page. */
export function GuideHeading({ children }: { children: string }) {
	return (
		<Text {...tagged("H2")} style={heading}>
			{children}
		</Text>
	);
}

export function GuideContentsList({ title, entries }: { title: string; entries: readonly string[] }) {
	return (
		<View style={{ marginTop: 22 }}>
			<Text {...tagged("H2")} style={{ ...heading, fontSize: 17 }}>
				{title}
			</Text>
			<View {...tagged("L")}>
				{entries.map((entry, index) => (
					<View
						key={entry}
						{...tagged("LI")}
						style={{
							flexDirection: "row",
							alignItems: "center",
							gap: 12,
							borderTopWidth: 0.75,
							borderTopColor: sand[300],
							paddingVertical: 8,
						}}
					>
						<Badge number={index + 1} />
						<Text {...tagged("LBody")} style={{ flexShrink: 1 }}>
							{entry}
						</Text>
					</View>
				))}
			</View>
		</View>
	);
}

function Badge({ number }: { number: number }) {
	return (
		<View style={{ width: 22, height: 22, borderRadius: 11, backgroundColor: coral[600], justifyContent: "center" }}>
			<Text style={{ color: "#ffffff", fontSize: 11, lineHeight: 1, fontWeight: 700, textAlign: "center" }}>
				{number}
			</Text>
		</View>
	);
}

/** A chapter is never torn by the end of a page. */
export function GuideChapter(props: {
	number: number;
	title: string;
	paragraphs: readonly string[];
	items?: readonly string[] | undefined;
}) {
	return (
		<View wrap={false} style={{ marginBottom: 16 }}>
			<View {...tagged("H2")} style={{ flexDirection: "row", alignItems: "center", gap: 10, marginBottom: 6 }}>
				<Badge number={props.number} />
				<Text style={{ ...heading, fontSize: 16, marginBottom: 0, flexShrink: 1 }}>{props.title}</Text>
			</View>
			<PdfParagraphs texts={props.paragraphs} />
			{props.items && <PdfList items={props.items} />}
		</View>
	);
}

export function GuideChecklist({ title, items, notes }: { title: string; items: readonly string[]; notes: string }) {
	return (
		<View break>
			<GuideHeading>{title}</GuideHeading>
			<PdfPanel>
				<PdfList items={items} boxes />
			</PdfPanel>
			<Text {...tagged("H3")} style={{ ...heading, fontSize: 16, marginTop: 12, marginBottom: 0 }}>
				{notes}
			</Text>
			<WritingLines count={11} />
		</View>
	);
}

/** With room to write the answers. */
export function GuideQuestions({ title, intro, items }: { title: string; intro: string; items: readonly string[] }) {
	return (
		<View break>
			<GuideHeading>{title}</GuideHeading>
			<PdfParagraph>{intro}</PdfParagraph>
			{items.map((item) => (
				<View key={item} wrap={false} style={{ marginTop: 4 }}>
					<Text style={{ fontWeight: 700 }}>{item}</Text>
					<WritingLines count={1} />
				</View>
			))}
		</View>
	);
}

function WritingLines({ count }: { count: number }) {
	return Array.from({ length: count }, (_, line) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike
		<View key={line} style={{ height: 25, borderBottomWidth: 0.75, borderBottomColor: ink[200] }} />
	));
}
