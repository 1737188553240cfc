import { Section, Text } from "@react-email/components";
import { colors, textStyle } from "./theme.ts";

/** What the visitor wrote, with its line breaks. */
export function QuotedMessage({ message }: { message: string }) {
	return (
		<Section style={{ backgroundColor: colors.sand, borderRadius: "8px", padding: "16px" }}>
			<Text style={{ ...textStyle, margin: 0, whiteSpace: "pre-wrap" }}>{message}</Text>
		</Section>
	);
}
