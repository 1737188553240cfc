import { DashboardButton } from "./buttons.tsx";
import { Heading, Text } from "./elements.ts";
import { type FactRow, FactTable } from "./fact-table.tsx";
import { MailLayout } from "./layout.tsx";
import { textStyle, titleStyle } from "./theme.ts";

export interface StaffMessageCopy {
	preview: string;
	title: string;
	text: string;
	facts: readonly FactRow[];
	open: string;
	footer: string;
}

/** To the agency: an event and the person's details. */
export function StaffMessage(props: { language: string; copy: StaffMessageCopy; dashboardUrl: string }) {
	const { copy } = props;
	return (
		<MailLayout language={props.language} preview={copy.preview} footer={copy.footer}>
			<Heading as="h1" style={titleStyle("20px")}>
				{copy.title}
			</Heading>
			<Text style={textStyle}>{copy.text}</Text>
			<FactTable facts={copy.facts} />
			<DashboardButton href={props.dashboardUrl} label={copy.open} />
		</MailLayout>
	);
}
