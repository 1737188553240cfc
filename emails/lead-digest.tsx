import { DashboardButton } from "./buttons.tsx";
import { Heading, Link, Text } from "./elements.ts";
import { MailLayout } from "./layout.tsx";
import { colors, textStyle, titleStyle } from "./theme.ts";

const linkStyle = { color: colors.ink, textDecoration: "underline" };

export interface LeadDigestCopy {
	preview: string;
	title: string;
	text: string;
	/** Says how many leads are not listed. Null if all are. */
	more: string | null;
	open: string;
	footer: string;
}

/** To staff: several leads together, each with a link to its page if there is one. */
export function LeadDigest(props: {
	language: string;
	copy: LeadDigestCopy;
	leads: readonly { id: string; text: string; href?: string }[];
	dashboardUrl: string;
}) {
	const { copy } = props;
	return (
		<MailLayout language={props.language} preview={copy.preview} footer={copy.footer}>
			<Heading as="h1" style={titleStyle("20px")}>
				{copy.title}
			</Heading>
			<Text style={textStyle}>{copy.text}</Text>
			<ul style={{ ...textStyle, paddingLeft: "24px" }}>
				{props.leads.map(({ id, text, href }) => (
					<li key={id}>
						{href ? (
							<Link href={href} style={linkStyle}>
								{text}
							</Link>
						) : (
							text
						)}
					</li>
				))}
			</ul>
			{copy.more && <Text style={textStyle}>{copy.more}</Text>}
			<DashboardButton href={props.dashboardUrl} label={copy.open} />
		</MailLayout>
	);
}
