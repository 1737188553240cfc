import { Heading, Section, Text } from "./elements.ts";
import { colors, smallStyle, textStyle, titleStyle } from "./theme.ts";

export interface EstimateCard {
	title: string;
	figures: readonly { id: string; label: string; value: string; also?: string | undefined }[];
	notes: readonly string[];
}

/** A value without growth has the same size as the value with it. */
const large: readonly string[] = ["no_growth"];

/** The figures of an estimate: the first one large, as on the page, with what they are not right below. */
export function EstimateFigures({ title, figures, notes }: EstimateCard) {
	return (
		<Section style={{ backgroundColor: colors.sand, borderRadius: "12px", padding: "20px 24px", margin: "8px 0 20px" }}>
			<Heading as="h2" style={{ ...titleStyle("18px"), margin: "0 0 12px" }}>
				{title}
			</Heading>
			{figures.map(({ id, label, value, also }, index) => {
				const isLarge = index === 0 || large.includes(id);
				return (
					<Text key={id} style={{ ...textStyle, margin: "0 0 10px" }}>
						<span style={{ ...smallStyle, color: colors.muted }}>{label}</span>
						<br />
						<span
							style={
								isLarge
									? { fontFamily: "Georgia, serif", fontSize: "28px", fontWeight: 700, lineHeight: "34px" }
									: { fontWeight: 700 }
							}
						>
							{value}
						</span>
						{also && <span style={smallStyle}>{` (${also})`}</span>}
					</Text>
				);
			})}
			{notes.map((note) => (
				<Text key={note} style={{ ...smallStyle, color: colors.muted, margin: "8px 0 0" }}>
					{note}
				</Text>
			))}
		</Section>
	);
}
