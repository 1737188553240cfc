import { phoneHref } from "#domain/leads/phone-href.ts";
import { phoneText } from "#domain/leads/phone-text.ts";
import { colors, textStyle } from "./theme.ts";

/** The plain text of an email prints such a table in rows. */
export const factsClass = "facts";

export interface FactRow {
	label: string;
	value: string;
	href?: string;
}

/** One row, or none without a value. */
export function fact(label: string, value: string | null | undefined, href?: string): FactRow[] {
	return value ? [{ label, value, ...(href && { href }) }] : [];
}

export function phoneFact(label: string, phone: string | null | undefined): FactRow[] {
	return phone ? fact(label, phoneText(phone), phoneHref(phone)) : [];
}

export function emailFact(label: string, email: string | null | undefined): FactRow[] {
	return fact(label, email, `mailto:${email}`);
}

const cellStyle = {
	borderBottom: `1px solid ${colors.line}`,
	padding: "5px 0",
	textAlign: "left",
	verticalAlign: "top",
} as const;

export function FactTable({ facts }: { facts: readonly FactRow[] }) {
	return (
		<table className={factsClass} style={{ ...textStyle, borderCollapse: "collapse", width: "100%" }}>
			<tbody>
				{facts.map(({ label, value, href }) => (
					<tr key={label}>
						<th
							scope="row"
							style={{ ...cellStyle, color: colors.muted, fontWeight: 400, paddingRight: "16px", width: "42%" }}
						>
							{label}
						</th>
						<td style={{ ...cellStyle, fontWeight: 700, wordBreak: "break-word" }}>
							{href ? (
								<a href={href} style={{ color: colors.coral }}>
									{value}
								</a>
							) : (
								value
							)}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
