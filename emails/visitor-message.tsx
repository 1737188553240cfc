import { AgentBlock, type AgentBlockCopy } from "./agent-block.tsx";
import { ActionButton } from "./buttons.tsx";
import { Heading, Link, Section, Text } from "./elements.ts";
import { type EstimateCard, EstimateFigures } from "./estimate-figures.tsx";
import { type FactRow, FactTable } from "./fact-table.tsx";
import { MailLayout } from "./layout.tsx";
import { TappablePhone } from "./tappable-phone.tsx";
import { colors, smallStyle, textStyle, titleStyle } from "./theme.ts";

interface LabeledLink {
	label: string;
	href: string;
}

export interface VisitorMessageCopy {
	preview: string;
	greeting: string;
	paragraphs: readonly string[];
	/** The spot held for the reader, and until when. */
	notice?: string | undefined;
	estimate?: EstimateCard | null;
	/** The one action. Null if nothing can be offered. */
	action: LabeledLink | null;
	/** Optional links. */
	links: readonly LabeledLink[];
	answers: { title: string; rows: readonly FactRow[] };
	next?: { title: string; steps: readonly string[] };
	/** The agent who will answer. Null if nobody may be named. */
	agent: AgentBlockCopy | null;
	/** How to call. Null where nobody may be invited to. */
	call: string | null;
	/** As large as the telephone number above it (California Insurance Code § 1725.5). */
	license: string | null;
	/** The small print: how to stop, what this is not. */
	notes: readonly string[];
	footer: string;
}

/** To a visitor, about their request. It repeats a plain name and answers that were chosen: the address may be a stranger's. */
export function VisitorMessage({ language, copy }: { language: string; copy: VisitorMessageCopy }) {
	const { estimate, action, answers, next } = copy;
	return (
		<MailLayout language={language} preview={copy.preview} footer={copy.footer}>
			<Text style={textStyle}>{copy.greeting}</Text>
			{copy.paragraphs.map((text) => (
				<Text key={text} style={textStyle}>
					<TappablePhone>{text}</TappablePhone>
				</Text>
			))}
			{copy.notice && (
				<Text style={{ ...textStyle, borderLeft: `4px solid ${colors.sun}`, paddingLeft: "16px" }}>{copy.notice}</Text>
			)}
			{estimate && <EstimateFigures {...estimate} />}
			{action && <ActionButton {...action} />}
			{copy.links.map(({ label, href }) => (
				<Text key={href} style={textStyle}>
					<Link href={href} style={{ color: colors.coral, fontWeight: 700 }}>
						{label}
					</Link>
				</Text>
			))}
			{answers.rows.length > 0 && (
				<Section>
					<Heading as="h2" style={titleStyle("18px")}>
						{answers.title}
					</Heading>
					<FactTable facts={answers.rows} />
				</Section>
			)}
			{next && (
				<Section style={{ marginTop: "16px" }}>
					<Heading as="h2" style={titleStyle("18px")}>
						{next.title}
					</Heading>
					<ol style={{ ...textStyle, paddingLeft: "24px" }}>
						{next.steps.map((step) => (
							<li key={step} style={{ marginBottom: "6px" }}>
								{step}
							</li>
						))}
					</ol>
				</Section>
			)}
			{copy.agent && <AgentBlock {...copy.agent} />}
			{copy.call && (
				<Text style={textStyle}>
					<TappablePhone>{copy.call}</TappablePhone>
				</Text>
			)}
			{copy.license && <Text style={textStyle}>{copy.license}</Text>}
			{copy.notes.map((text) => (
				<Text key={text} style={{ ...smallStyle, margin: "8px 0 0" }}>
					{text}
				</Text>
			))}
		</MailLayout>
	);
}
