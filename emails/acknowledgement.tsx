import { Heading, Link, Section, Text } from "@react-email/components";
import { MailLayout, textStyle } from "./layout.tsx";

export interface AcknowledgementCopy {
	preview: string;
	greeting: string;
	thanks: string;
	nextTitle: string;
	steps: string[];
	messageTitle: string;
	urgent: string;
	stop: string;
	disclaimer: string;
	footer: string;
}

/** To the visitor, right after the message has been kept. */
export function Acknowledgement({
	language,
	copy,
	message,
	spot,
}: {
	language: string;
	copy: AcknowledgementCopy;
	/** Empty where the form asks for none. */
	message: string;
	/** Where a spot of an offer was asked for: what became of it, and where to choose a time. */
	spot?: { text: string; link: { label: string; href: string } } | undefined;
}) {
	return (
		<MailLayout language={language} preview={copy.preview} footer={copy.footer}>
			<Text style={textStyle}>{copy.greeting}</Text>
			<Text style={textStyle}>{copy.thanks}</Text>
			{spot && (
				<Text style={{ ...textStyle, borderLeft: "4px solid #f1b444", paddingLeft: "16px" }}>
					{spot.text}
					<br />
					<Link href={spot.link.href} style={{ color: "#b8432a", fontWeight: 700 }}>
						{spot.link.label}
					</Link>
				</Text>
			)}
			<Heading as="h2" style={{ ...textStyle, fontSize: "18px", fontWeight: 700 }}>
				{copy.nextTitle}
			</Heading>
			<ol style={{ ...textStyle, paddingLeft: "24px" }}>
				{copy.steps.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ol>
			<Text style={textStyle}>{copy.urgent}</Text>
			{message && (
				<>
					<Heading as="h2" style={{ ...textStyle, fontSize: "18px", fontWeight: 700 }}>
						{copy.messageTitle}
					</Heading>
					<Section style={{ backgroundColor: "#faf5ec", borderRadius: "8px", padding: "16px" }}>
						<Text style={{ ...textStyle, margin: 0, whiteSpace: "pre-wrap" }}>{message}</Text>
					</Section>
				</>
			)}
			<Text style={{ ...textStyle, fontSize: "14px", lineHeight: "22px", margin: "24px 0 0" }}>{copy.stop}</Text>
			<Text style={{ ...textStyle, fontSize: "14px", lineHeight: "22px", margin: "8px 0 0" }}>{copy.disclaimer}</Text>
		</MailLayout>
	);
}
