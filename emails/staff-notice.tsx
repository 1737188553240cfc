import { ActionButton, DashboardButton } from "./buttons.tsx";
import { Heading, Section, Text } from "./elements.ts";
import { type FactRow, FactTable } from "./fact-table.tsx";
import { MailLayout } from "./layout.tsx";
import { colors, textStyle, titleStyle } from "./theme.ts";

export interface StaffNoticeCopy {
	preview: string;
	title: string;
	/** Set if staff sent the lead to try the site. */
	test?: string;
	/** Set if the agency may not offer the product in the visitor's state. */
	notOffered?: string;
	/** Why nobody may quote or call; set if nothing may be sold there. */
	refused?: string;
	/** How the person is not to be reached any more, and why. */
	stopped: string[];
	/** Call and reply, in one tap. */
	actions: readonly { label: string; href: string }[];
	facts: FactRow[];
	messageTitle: string;
	detailsTitle: string;
	details: FactRow[];
	open: string;
	footer: string;
}

const subtitleStyle = { ...textStyle, fontWeight: 700, margin: "16px 0 4px" };

/** To the agency: everything needed to call back without signing in. */
export function StaffNotice(props: { language: string; copy: StaffNoticeCopy; message: string; dashboardUrl: string }) {
	const { copy } = props;
	return (
		<MailLayout language={props.language} preview={copy.preview} footer={copy.footer}>
			<Heading as="h1" style={titleStyle("20px")}>
				{copy.title}
			</Heading>
			{copy.test && <Text style={{ ...textStyle, fontWeight: 700 }}>{copy.test}</Text>}
			{copy.notOffered && <Text style={{ ...textStyle, fontWeight: 700 }}>{copy.notOffered}</Text>}
			{copy.refused && <Text style={{ ...textStyle, fontWeight: 700 }}>{copy.refused}</Text>}
			{copy.stopped.map((line) => (
				<Text key={line} style={{ ...textStyle, fontWeight: 700 }}>
					{line}
				</Text>
			))}
			{copy.actions.map((action, index) => (
				<ActionButton key={action.href} {...action} quiet={index > 0} />
			))}
			<FactTable facts={copy.facts} />
			{props.message && (
				<>
					<Text style={subtitleStyle}>{copy.messageTitle}</Text>
					<QuotedMessage message={props.message} />
				</>
			)}
			{copy.details.length > 0 && (
				<>
					<Text style={subtitleStyle}>{copy.detailsTitle}</Text>
					<FactTable facts={copy.details} />
				</>
			)}
			<DashboardButton href={props.dashboardUrl} label={copy.open} marginTop="24px" />
		</MailLayout>
	);
}

/** The visitor's message, with its line breaks. */
function QuotedMessage({ message }: { message: string }) {
	return (
		<Section style={{ backgroundColor: colors.sand, borderRadius: "8px", padding: "16px" }}>
			<Text style={{ ...textStyle, margin: 0, whiteSpace: "pre-wrap" }}>{message}</Text>
		</Section>
	);
}
