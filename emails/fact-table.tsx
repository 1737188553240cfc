import { phoneHref } from "#domain/leads/phone-href.ts";
import { textStyle } from "./theme.ts";

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
	return phone ? fact(label, phone, phoneHref(phone)) : [];
}

export function emailFact(label: string, email: string | null | undefined): FactRow[] {
	return fact(label, email, `mailto:${email}`);
}

export function FactTable({ facts }: { facts: readonly FactRow[] }) {
	return (
		<table style={{ ...textStyle, borderCollapse: "collapse" }}>
			<tbody>
				{facts.map(({ label, value, href }) => (
					<tr key={label}>
						<th scope="row" style={{ fontWeight: 700, paddingRight: "16px", textAlign: "left", verticalAlign: "top" }}>
							{label}
						</th>
						<td>{href ? <a href={href}>{value}</a> : value}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
