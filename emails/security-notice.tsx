import { ActionButton } from "./buttons.tsx";
import { Heading, Text } from "./elements.ts";
import { type FactRow, FactTable } from "./fact-table.tsx";
import { MailLayout } from "./layout.tsx";
import { textStyle, titleStyle } from "./theme.ts";

export interface SecurityNoticeCopy {
	preview: string;
	title: string;
	opened: string;
	facts: readonly FactRow[];
	yours: string;
	notYours: string;
	button: string;
	footer: string;
}

/** To the owner of an account: what happened to it, and what to do if it was somebody else. */
export function SecurityNotice(props: { language: string; copy: SecurityNoticeCopy; link: string | null }) {
	const { copy } = props;
	return (
		<MailLayout language={props.language} preview={copy.preview} footer={copy.footer}>
			<Heading as="h1" style={titleStyle("20px")}>
				{copy.title}
			</Heading>
			<Text style={textStyle}>{copy.opened}</Text>
			<FactTable facts={copy.facts} />
			<Text style={textStyle}>{copy.yours}</Text>
			<Text style={textStyle}>{copy.notYours}</Text>
			{props.link && <ActionButton href={props.link} label={copy.button} />}
		</MailLayout>
	);
}
