import { Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { tagged } from "./pdf-tags.server.ts";
import { coral, ink, sand, sectionTitle, serifFont } from "./pdf-theme.server.ts";

export function PdfTitle({ title, subtitle }: { title: string; subtitle: string }) {
	return (
		<View style={{ marginBottom: 10 }}>
			<Text {...tagged("H1")} style={{ fontFamily: serifFont, fontWeight: 600, fontSize: 22, lineHeight: 1.2 }}>
				{title}
			</Text>
			<Text style={{ fontSize: 11.5, color: ink[700], marginTop: 4 }}>{subtitle}</Text>
		</View>
	);
}

/** A section whose heading and first block stay together on one page. */
export function PdfSection({ title, first, children }: { title: string; first: ReactNode; children?: ReactNode }) {
	return (
		<View>
			<View wrap={false}>
				<Text {...tagged("H2")} style={sectionTitle}>
					{title}
				</Text>
				{first}
			</View>
			{children}
		</View>
	);
}

/** Renders `**two stars**` as bold. */
export function PdfRichText({ children }: { children: string }) {
	return children.split("**").map((part, index) =>
		index % 2 === 1 ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
			<Text key={index} style={{ fontWeight: 700 }}>
				{part}
			</Text>
		) : (
			part
		),
	);
}

export function PdfParagraphs({ texts }: { texts: readonly string[] }) {
	return texts.map((text) => <PdfParagraph key={text}>{text}</PdfParagraph>);
}

export function PdfParagraph({ children }: { children: string }) {
	return (
		<Text style={{ marginBottom: 6 }} orphans={2} widows={2}>
			<PdfRichText>{children}</PdfRichText>
		</Text>
	);
}

/** @param boxes shows boxes to tick off instead of dots */
export function PdfList({ items, boxes = false }: { items: readonly string[]; boxes?: boolean }) {
	return (
		<View {...tagged("L")} style={{ marginBottom: 4 }}>
			{items.map((item) => (
				<View
					key={item}
					{...tagged("LI")}
					wrap={false}
					style={{ flexDirection: "row", gap: 8, marginBottom: boxes ? 6 : 3 }}
				>
					<View style={boxes ? box : dot} />
					<Text {...tagged("LBody")} style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0 }}>
						<PdfRichText>{item}</PdfRichText>
					</Text>
				</View>
			))}
		</View>
	);
}

const dot = { width: 4, height: 4, borderRadius: 2, backgroundColor: coral[500], marginTop: 5.5, marginLeft: 2 };
const box = { width: 10, height: 10, borderRadius: 2, border: `1 solid ${ink[500]}`, marginTop: 2.5 };

/** A prominent warning. */
export function PdfNotice({ children }: { children: ReactNode }) {
	return (
		<View
			wrap={false}
			style={{
				backgroundColor: coral[50],
				borderLeft: `3 solid ${coral[600]}`,
				borderRadius: 3,
				paddingVertical: 8,
				paddingHorizontal: 12,
				marginBottom: 10,
			}}
		>
			{children}
		</View>
	);
}

export function PdfPanel({ children }: { children: ReactNode }) {
	return (
		<View wrap={false} style={{ backgroundColor: sand[100], borderRadius: 8, padding: 14, marginBottom: 6 }}>
			{children}
		</View>
	);
}
