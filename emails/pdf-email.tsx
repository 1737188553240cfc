import { Button, Section, Text } from "@react-email/components";
import { MailLayout, textStyle } from "./layout.tsx";

export interface PdfEmailCopy {
	preview: string;
	greeting: string;
	paragraphs: readonly string[];
	/** Absent where nothing can be offered. */
	booking: { label: string; href: string } | null;
	/** The small print: how to stop, what this is not, under which licence. */
	notes: readonly string[];
	footer: string;
}

/** To the visitor, with the paper that was asked for attached. */
export function PdfEmail({ language, copy }: { language: string; copy: PdfEmailCopy }) {
	return (
		<MailLayout language={language} preview={copy.preview} footer={copy.footer}>
			<Text style={textStyle}>{copy.greeting}</Text>
			{copy.paragraphs.map((text) => (
				<Text key={text} style={textStyle}>
					{text}
				</Text>
			))}
			{copy.booking && (
				<Section style={{ margin: "8px 0 24px" }}>
					<Button
						href={copy.booking.href}
						style={{
							...textStyle,
							backgroundColor: "#b8432a",
							borderRadius: "24px",
							color: "#ffffff",
							fontWeight: 700,
							margin: 0,
							padding: "12px 28px",
						}}
					>
						{copy.booking.label}
					</Button>
				</Section>
			)}
			{copy.notes.map((text) => (
				<Text key={text} style={{ ...textStyle, fontSize: "14px", lineHeight: "22px", margin: "8px 0 0" }}>
					{text}
				</Text>
			))}
		</MailLayout>
	);
}
