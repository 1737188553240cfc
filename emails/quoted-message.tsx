import { Section, Text } from "./elements.ts";
import { colors, textStyle } from "./theme.ts";

/** The visitor's message, with its line breaks. */
export function QuotedMessage({ message }: { message: string }) {
	return (
		<Section style={{ backgroundColor: colors.sand, borderRadius: "8px", padding: "16px" }}>
			<Text style={{ ...textStyle, margin: 0, whiteSpace: "pre-wrap" }}>{message}</Text>
		</Section>
	);
}
