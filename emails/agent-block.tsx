import { Img, Link, Text } from "./elements.ts";
import { colors, textStyle } from "./theme.ts";

export interface AgentBlockCopy {
	/** Null if there is no picture. */
	portrait: string | null;
	name: string;
	/** The agent who will answer, and whether this is a sample. */
	followUp: string;
	role: string;
	speaks: string;
	license: { text: string; lookup: string; lookupLabel: string } | null;
}

/** The agent who will contact the reader. */
export function AgentBlock({ portrait, name, followUp, role, speaks, license }: AgentBlockCopy) {
	return (
		<table role="presentation" style={{ borderCollapse: "collapse", margin: "8px 0 16px", width: "100%" }}>
			<tbody>
				<tr>
					{portrait && (
						<td style={{ paddingRight: "16px", verticalAlign: "top", width: "64px" }}>
							<Img src={portrait} alt="" width="64" height="64" style={{ borderRadius: "32px" }} />
						</td>
					)}
					<td style={{ verticalAlign: "top" }}>
						<Text style={{ ...textStyle, fontWeight: 700, lineHeight: "22px", margin: "0 0 4px" }}>{followUp}</Text>
						<Text style={{ ...textStyle, lineHeight: "24px", margin: 0 }}>
							{name}, {role}
							<br />
							{speaks}
							{license && (
								<>
									<br />
									{license.text}{" "}
									<Link href={license.lookup} style={{ color: colors.coral, textDecoration: "underline" }}>
										{license.lookupLabel}
									</Link>
								</>
							)}
						</Text>
					</td>
				</tr>
			</tbody>
		</table>
	);
}
