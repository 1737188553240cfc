import { Button, Heading, Section, Text } from "@react-email/components";
import { MailLayout, textStyle } from "./layout.tsx";

export interface StaffNoticeCopy {
	preview: string;
	title: string;
	/** Absent unless the message was marked. */
	spam?: string;
	facts: { label: string; value: string; href?: string }[];
	messageTitle: string;
	open: string;
	footer: string;
}

/** To the agency: all that is needed to call back, without signing in first. */
export function StaffNotice(props: { language: string; copy: StaffNoticeCopy; message: string; dashboardUrl: string }) {
	const { copy } = props;
	return (
		<MailLayout language={props.language} preview={copy.preview} footer={copy.footer}>
			<Heading as="h1" style={{ ...textStyle, fontSize: "20px", fontWeight: 700 }}>
				{copy.title}
			</Heading>
			{copy.spam && <Text style={{ ...textStyle, color: "#a3341c", fontWeight: 700 }}>{copy.spam}</Text>}
			<table style={{ ...textStyle, borderCollapse: "collapse" }}>
				<tbody>
					{copy.facts.map(({ label, value, href }) => (
						<tr key={label}>
							<th
								scope="row"
								style={{ fontWeight: 700, paddingRight: "16px", textAlign: "left", verticalAlign: "top" }}
							>
								{label}
							</th>
							<td>{href ? <a href={href}>{value}</a> : value}</td>
						</tr>
					))}
				</tbody>
			</table>
			<Text style={{ ...textStyle, fontWeight: 700, margin: "0 0 4px" }}>{copy.messageTitle}</Text>
			<Section style={{ backgroundColor: "#faf5ec", borderRadius: "8px", padding: "16px" }}>
				<Text style={{ ...textStyle, margin: 0, whiteSpace: "pre-wrap" }}>{props.message}</Text>
			</Section>
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
