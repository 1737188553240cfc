import { Text, View } from "@react-pdf/renderer";
import type { Locale } from "#domain/locale/locales.ts";
import { PdfParagraph, PdfSection, PdfTitle } from "./pdf-blocks.server.tsx";
import { PdfDocument } from "./pdf-document.server.tsx";
import { ink, sand } from "./pdf-theme.server.ts";

/** A copy of data as the PDF shows it: each record is a list of names and values. */
export interface DataCopyDocument {
	locale: Locale;
	title: string;
	subtitle: string;
	intro: string;
	sections: { title: string; records: { name: string; value: string }[][] }[];
	date: Date;
}

/** All stored data about a person, record by record. */
export function DataCopyPdf({ copy }: { copy: DataCopyDocument }) {
	const { locale, title, date } = copy;
	return (
		<PdfDocument frame={{ kind: "dataCopy", locale, title, state: null, edition: "", date }}>
			<PdfTitle title={title} subtitle={copy.subtitle} />
			<PdfParagraph>{copy.intro}</PdfParagraph>
			{copy.sections.map((section) => (
				<PdfSection
					key={section.title}
					title={section.title}
					first={<Text style={{ marginBottom: 4 }}>{section.records.length}</Text>}
				>
					{section.records.map((record, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: records keep their order
						<View key={index} style={{ borderTop: `0.5 solid ${sand[300]}`, paddingVertical: 4 }}>
							{record.map(({ name, value }) => (
								<Text key={name} style={{ fontSize: 8.5, lineHeight: 1.4 }}>
									<Text style={{ color: ink[500] }}>{`${name}: `}</Text>
									{value}
								</Text>
							))}
						</View>
					))}
				</PdfSection>
			))}
		</PdfDocument>
	);
}
