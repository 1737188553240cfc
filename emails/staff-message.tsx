import { Button, Heading, Text } from "@react-email/components";
import { type Fact, FactTable } from "./fact-table.tsx";
import { MailLayout, textStyle } from "./layout.tsx";

export interface StaffMessageCopy {
	preview: string;
	title: string;
	text: string;
	facts: readonly Fact[];
	open: string;
	footer: string;
}

/** To the agency: something that happened about somebody, and what is known of them. */
export function StaffMessage(props: { language: string; copy: StaffMessageCopy; dashboardUrl: string }) {
	const { copy } = props;
	return (
		<MailLayout language={props.language} preview={copy.preview} footer={copy.footer}>
			<Heading as="h1" style={{ ...textStyle, fontSize: "20px", fontWeight: 700 }}>
				{copy.title}
			</Heading>
			<Text style={textStyle}>{copy.text}</Text>
			<FactTable facts={copy.facts} />
			<Button
				href={props.dashboardUrl}
				style={{ backgroundColor: "#0d3b4c", borderRadius: "8px", color: "#ffffff", padding: "14px 24px" }}
			>
				{copy.open}
			</Button>
		</MailLayout>
	);
}
