import { Heading, Text } from "@react-email/components";
import { DashboardButton } from "./buttons.tsx";
import { MailLayout } from "./layout.tsx";
import { textStyle, titleStyle } from "./theme.ts";

export interface LeadDigestCopy {
	preview: string;
	title: string;
	text: string;
	/** Says how many leads are not listed. Null if all are. */
	more: string | null;
	open: string;
	footer: string;
}

/** To the agency: the new leads that look like spam, together. */
export function LeadDigest(props: {
	language: string;
	copy: LeadDigestCopy;
	leads: readonly { id: string; text: string }[];
	quarantineUrl: string;
}) {
	const { copy } = props;
	return (
		<MailLayout language={props.language} preview={copy.preview} footer={copy.footer}>
			<Heading as="h1" style={titleStyle("20px")}>
				{copy.title}
			</Heading>
			<Text style={textStyle}>{copy.text}</Text>
			<ul style={{ ...textStyle, paddingLeft: "24px" }}>
				{props.leads.map(({ id, text }) => (
					<li key={id}>{text}</li>
				))}
			</ul>
			{copy.more && <Text style={textStyle}>{copy.more}</Text>}
			<DashboardButton href={props.quarantineUrl} label={copy.open} />
		</MailLayout>
	);
}
