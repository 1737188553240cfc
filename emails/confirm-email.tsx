import { Button, Heading, Link, Section, Text } from "@react-email/components";
import { MailLayout, textStyle } from "./layout.tsx";

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

/** To whoever opened an account: proves that the address is theirs. */
export function ConfirmEmail({ language, copy, link }: { language: string; copy: ConfirmEmailCopy; link: string }) {
	return (
		<MailLayout language={language} preview={copy.preview} footer={copy.footer}>
			<Heading as="h1" style={{ ...textStyle, fontSize: "22px", fontWeight: 700 }}>
				{copy.title}
			</Heading>
			<Text style={textStyle}>{copy.opened}</Text>
			<Section style={{ margin: "8px 0 24px" }}>
				<Button
					href={link}
					style={{
						...textStyle,
						backgroundColor: "#b8432a",
						borderRadius: "24px",
						color: "#ffffff",
						fontWeight: 700,
						margin: 0,
						padding: "12px 28px",
					}}
				>
					{copy.button}
				</Button>
			</Section>
			<Text style={textStyle}>{copy.expires}</Text>
			<Text style={{ ...textStyle, fontSize: "14px", lineHeight: "22px" }}>
				{copy.fallback}
				<br />
				<Link href={link} style={{ color: textStyle.color, wordBreak: "break-all" }}>
					{link}
				</Link>
			</Text>
			<Text style={{ ...textStyle, fontSize: "14px", lineHeight: "22px", margin: 0 }}>{copy.ignore}</Text>
		</MailLayout>
	);
}
