import { Heading, Link, Text } from "@react-email/components";
import { MailLayout } from "./layout.tsx";
import { colors, smallStyle, textStyle, titleStyle } from "./theme.ts";

export interface AcknowledgmentCopy {
	preview: string;
	greeting: string;
	thanks: string;
	nextTitle: string;
	steps: string[];
	urgent: string;
	/** As large as the telephone number above it (California Insurance Code § 1725.5). */
	license: string;
	stop: string;
	disclaimer: string;
	footer: string;
}

/** To the visitor, when the lead has been stored. It repeats nothing but a plain name: the address may be a stranger's. */
export function Acknowledgment({
	language,
	copy,
	spot,
}: {
	language: string;
	copy: AcknowledgmentCopy;
	/** For an offer: whether a spot was free, and the link to choose a time. */
	spot?: { text: string; link: { label: string; href: string } } | undefined;
}) {
	return (
		<MailLayout language={language} preview={copy.preview} footer={copy.footer}>
			<Text style={textStyle}>{copy.greeting}</Text>
			<Text style={textStyle}>{copy.thanks}</Text>
			{spot && (
				<Text style={{ ...textStyle, borderLeft: `4px solid ${colors.sun}`, paddingLeft: "16px" }}>
					{spot.text}
					<br />
					<Link href={spot.link.href} style={{ color: colors.coral, fontWeight: 700 }}>
						{spot.link.label}
					</Link>
				</Text>
			)}
			<Heading as="h2" style={titleStyle("18px")}>
				{copy.nextTitle}
			</Heading>
			<ol style={{ ...textStyle, paddingLeft: "24px" }}>
				{copy.steps.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ol>
			<Text style={textStyle}>{copy.urgent}</Text>
			<Text style={textStyle}>{copy.license}</Text>
			<Text style={{ ...smallStyle, margin: "24px 0 0" }}>{copy.stop}</Text>
			<Text style={{ ...smallStyle, margin: "8px 0 0" }}>{copy.disclaimer}</Text>
		</MailLayout>
	);
}
