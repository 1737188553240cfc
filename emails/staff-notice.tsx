import { Button, Heading, Section, Text } from "@react-email/components";
import { type Fact, FactTable } from "./fact-table.tsx";
import { MailLayout, textStyle } from "./layout.tsx";

export interface StaffNoticeCopy {
	preview: string;
	title: string;
	/** Absent unless the message was marked. */
	spam?: string;
	/** Absent unless the agency may not offer there what was asked about. */
	unserved?: string;
	facts: Fact[];
	messageTitle: string;
	detailsTitle: string;
	details: Fact[];
	open: string;
	footer: string;
}

const partTitle = { ...textStyle, fontWeight: 700, margin: "16px 0 4px" };

/** To the agency: all that is needed to call back, without signing in first. */
export function StaffNotice(props: { language: string; copy: StaffNoticeCopy; message: string; dashboardUrl: string }) {
	const { copy } = props;
	return (
		<MailLayout language={props.language} preview={copy.preview} footer={copy.footer}>
			<Heading as="h1" style={{ ...textStyle, fontSize: "20px", fontWeight: 700 }}>
				{copy.title}
			</Heading>
			{copy.spam && <Text style={{ ...textStyle, color: "#a3341c", fontWeight: 700 }}>{copy.spam}</Text>}
			{copy.unserved && <Text style={{ ...textStyle, fontWeight: 700 }}>{copy.unserved}</Text>}
			<FactTable facts={copy.facts} />
			{props.message && (
				<>
					<Text style={partTitle}>{copy.messageTitle}</Text>
					<Section style={{ backgroundColor: "#faf5ec", borderRadius: "8px", padding: "16px" }}>
						<Text style={{ ...textStyle, margin: 0, whiteSpace: "pre-wrap" }}>{props.message}</Text>
					</Section>
				</>
			)}
			{copy.details.length > 0 && (
				<>
					<Text style={partTitle}>{copy.detailsTitle}</Text>
					<FactTable facts={copy.details} />
				</>
			)}
			<Button
				href={props.dashboardUrl}
				style={{
					backgroundColor: "#0d3b4c",
					borderRadius: "8px",
					color: "#ffffff",
					marginTop: "24px",
					padding: "14px 24px",
				}}
			>
				{copy.open}
			</Button>
		</MailLayout>
	);
}
