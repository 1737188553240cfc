import { Text, View } from "@react-pdf/renderer";
import type { Locale } from "#domain/locale/locales.ts";
import { PdfParagraph, PdfParagraphs, PdfSection, PdfTitle } from "./pdf-blocks.server.tsx";
import { PdfDocument } from "./pdf-document.server.tsx";
import { coral, ink, sand } from "./pdf-theme.server.ts";

interface CertificateFact {
	name: string;
	value: string;
}

/** A consent certificate as the PDF shows it. */
export interface CertificateDocument {
	locale: Locale;
	title: string;
	subtitle: string;
	intro: string;
	sections: {
		title: string;
		/** Shown character for character, after the first fact. It may be longer than a page. */
		quote?: string;
		text?: string[];
		facts: CertificateFact[];
	}[];
	date: Date;
}

/** For people. The JSON file is what proves it. */
export function CertificatePdf({ certificate }: { certificate: CertificateDocument }) {
	const { locale, title, subtitle, intro, sections, date } = certificate;
	return (
		<PdfDocument frame={{ kind: "certificate", locale, title, state: null, edition: "", date }}>
			<PdfTitle title={title} subtitle={subtitle} />
			<PdfParagraph>{intro}</PdfParagraph>
			{sections.map(({ title: heading, quote, text = [], facts: [first, ...others] }) => (
				<PdfSection
					key={heading}
					title={heading}
					first={
						<>
							<PdfParagraphs texts={text} />
							{first && <Fact {...first} />}
						</>
					}
				>
					{quote && <Quote>{quote}</Quote>}
					{others.map((fact) => (
						<Fact key={fact.name} {...fact} />
					))}
				</PdfSection>
			))}
		</PdfDocument>
	);
}

function Quote({ children }: { children: string }) {
	return (
		<View
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

function Fact({ name, value }: CertificateFact) {
	const style = { fontSize: 8.5, lineHeight: 1.4 };
	return (
		<View
			wrap={false}
			style={{ flexDirection: "row", gap: 10, paddingVertical: 3, borderTop: `0.5 solid ${sand[300]}` }}
		>
			<Text style={{ ...style, color: ink[500], width: 130 }}>{name}</Text>
			<Text style={{ ...style, flexGrow: 1, flexShrink: 1, flexBasis: 0 }}>{inLines(value)}</Text>
		</View>
	);
}

/** Signatures and addresses have no spaces, and a word is never divided. */
function inLines(text: string): string {
	return text.replace(/\S{66}(?=\S)/g, "$&\n");
}
