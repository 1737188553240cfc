import { Text } from "@react-email/components";
import { ActionButton } from "./buttons.tsx";
import { MailLayout } from "./layout.tsx";
import { smallStyle, textStyle } from "./theme.ts";

export interface PdfEmailCopy {
	preview: string;
	greeting: string;
	paragraphs: readonly string[];
	/** Null if nothing can be offered. */
	booking: { label: string; href: string } | null;
	/** As large as the telephone number in the paragraphs (California Insurance Code § 1725.5). */
	license: string;
	/** The small print: how to stop, what this is not. */
	notes: readonly string[];
	footer: string;
}

/** To the visitor, with the requested PDF attached. */
export function PdfEmail({ language, copy }: { language: string; copy: PdfEmailCopy }) {
	return (
		<MailLayout language={language} preview={copy.preview} footer={copy.footer}>
			<Text style={textStyle}>{copy.greeting}</Text>
			{copy.paragraphs.map((text) => (
				<Text key={text} style={textStyle}>
					{text}
				</Text>
			))}
			{copy.booking && <ActionButton {...copy.booking} />}
			<Text style={textStyle}>{copy.license}</Text>
			{copy.notes.map((text) => (
				<Text key={text} style={{ ...smallStyle, margin: "8px 0 0" }}>
					{text}
				</Text>
			))}
		</MailLayout>
	);
}
