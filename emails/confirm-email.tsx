import { ActionButton } from "./buttons.tsx";
import { Heading, Link, Text } from "./elements.ts";
import { MailLayout } from "./layout.tsx";
import { smallStyle, textStyle, titleStyle } from "./theme.ts";

export interface ConfirmEmailCopy {
	preview: string;
	title: string;
	opened: string;
	button: string;
	fallback: string;
	expires: string;
	ignore: string;
	footer: string;
}

/** To the owner of a new account, to confirm the email address. */
export function ConfirmEmail({ language, copy, link }: { language: string; copy: ConfirmEmailCopy; link: string }) {
	return (
		<MailLayout language={language} preview={copy.preview} footer={copy.footer}>
			<Heading as="h1" style={titleStyle("22px")}>
				{copy.title}
			</Heading>
			<Text style={textStyle}>{copy.opened}</Text>
			<ActionButton href={link} label={copy.button} />
			<Text style={textStyle}>{copy.expires}</Text>
			<Text style={smallStyle}>
				{copy.fallback}
				<br />
				<Link href={link} style={{ color: textStyle.color, wordBreak: "break-all" }}>
					{link}
				</Link>
			</Text>
			<Text style={{ ...smallStyle, margin: 0 }}>{copy.ignore}</Text>
		</MailLayout>
	);
}
