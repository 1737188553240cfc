import { Heading, Text } from "./elements.ts";
import { MailLayout } from "./layout.tsx";
import { textStyle, titleStyle } from "./theme.ts";

export interface PlainMessageCopy {
	preview: string;
	title: string;
	paragraphs: readonly string[];
	footer: string;
}

/** To a visitor: a title and some sentences, and nothing that sells. */
export function PlainMessage({ language, copy }: { language: string; copy: PlainMessageCopy }) {
	return (
		<MailLayout language={language} preview={copy.preview} footer={copy.footer}>
			<Heading as="h1" style={titleStyle("20px")}>
				{copy.title}
			</Heading>
			{copy.paragraphs.map((text) => (
				<Text key={text} style={textStyle}>
					{text}
				</Text>
			))}
		</MailLayout>
	);
}
