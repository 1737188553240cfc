import { Text, View } from "@react-pdf/renderer";
import { PdfParagraphs, PdfSection } from "./pdf-blocks.server.tsx";
import { tagged } from "./pdf-tags.server.ts";
import { coral, ink, sand } from "./pdf-theme.server.ts";

export interface PdfFact {
	name: string;
	value: string;
}

export interface PdfFactsSection {
	title: string;
	/** Shown character for character, after the first fact. It may be longer than a page. */
	quote?: string;
	text?: string[];
	facts: PdfFact[];
}

/** Sections of names and values. */
export function PdfFacts({ sections }: { sections: readonly PdfFactsSection[] }) {
	return sections.map(({ title, quote, text = [], facts }) => {
		const [first] = facts;
		const isWithTitle = first !== undefined && !isLong(first.value);
		return (
			<PdfSection
				key={title}
				title={title}
				first={
					<>
						<PdfParagraphs texts={text} />
						{isWithTitle && <Fact {...first} />}
					</>
				}
			>
				{quote && <Quote>{quote}</Quote>}
				{facts.slice(isWithTitle ? 1 : 0).map((fact, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: facts keep their order, and several may have one name
					<Fact key={index} {...fact} />
				))}
			</PdfSection>
		);
	});
}

function Quote({ children }: { children: string }) {
	return (
		<View
			{...tagged("BlockQuote")}
			style={{
				backgroundColor: sand[50],
				borderLeft: `2 solid ${coral[500]}`,
				padding: 10,
				marginTop: 2,
				marginBottom: 6,
			}}
		>
			<Text style={{ fontSize: 9, lineHeight: 1.45 }}>{inLines(children)}</Text>
		</View>
	);
}

function Fact({ name, value }: PdfFact) {
	const style = { fontSize: 8.5, lineHeight: 1.4 };
	return (
		<View
			{...tagged("P")}
			wrap={isLong(value)}
			style={{ flexDirection: "row", gap: 10, paddingVertical: 3, borderTop: `0.5 solid ${sand[300]}` }}
		>
			<Text style={{ ...style, color: ink[500], width: 130 }}>{name}</Text>
			<Text style={{ ...style, flexGrow: 1, flexShrink: 1, flexBasis: 0 }}>{inLines(value)}</Text>
		</View>
	);
}

/** True if a value may continue on the next page. Short ones stay together. */
function isLong(value: string): boolean {
	return value.length > 1000 || value.split("\n").length > 14;
}

/** Signatures and addresses have no spaces, and a word is never divided. */
function inLines(text: string): string {
	return text.replace(/\S{66}(?=\S)/g, "$&\n");
}
