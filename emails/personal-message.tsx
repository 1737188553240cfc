import { Fragment } from "react";
import { Link, Text } from "./elements.ts";
import { MailLayout } from "./layout.tsx";
import { TappablePhone } from "./tappable-phone.tsx";
import { colors, smallStyle, textStyle } from "./theme.ts";

export interface PersonalMessageCopy {
	/** Plain text, as somebody typed it. */
	text: string;
	/** As large as the text (California Insurance Code § 1725.5). Null if the text itself has a number. */
	license: string | null;
	/** The small print: how to stop, what this is not. */
	notes: readonly string[];
	footer: string;
}

/** To a person who wrote to us, by a member of the staff. */
export function PersonalMessage({ language, copy }: { language: string; copy: PersonalMessageCopy }) {
	const paragraphs = copy.text.split(/\n{2,}/);
	return (
		<MailLayout language={language} preview={paragraphs[1] ?? copy.text} footer={copy.footer}>
			{paragraphs.map((paragraph, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may read the same
				<Text key={index} style={textStyle}>
					{paragraph.split("\n").map((line, place) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same
						<Fragment key={place}>
							{place > 0 && <br />}
							<LinkedLine>{line}</LinkedLine>
						</Fragment>
					))}
				</Text>
			))}
			{copy.license && <Text style={textStyle}>{copy.license}</Text>}
			{copy.notes.map((text) => (
				<Text key={text} style={{ ...smallStyle, margin: "8px 0 0" }}>
					{text}
				</Text>
			))}
		</MailLayout>
	);
}

/** A dot or a comma behind an address ends the sentence. */
const webAddress = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/;

/** A line whose web addresses are links that say where they lead. */
function LinkedLine({ children }: { children: string }) {
	return children.split(webAddress).map((part, index) =>
		index % 2 === 1 ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line keep their order
			<Link key={index} href={part} style={{ color: colors.coral, textDecoration: "underline" }}>
				{part}
			</Link>
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line keep their order
			<TappablePhone key={index}>{part}</TappablePhone>
		),
	);
}
