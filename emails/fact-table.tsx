import { phoneHref } from "#domain/leads/phone-href.ts";
import { textStyle } from "./theme.ts";

export interface Fact {
	label: string;
	value: string;
	href?: string;
}

/** A row; none where nothing is known. */
export function fact(label: string, value: string | null | undefined, href?: string): Fact[] {
	return value ? [{ label, value, ...(href && { href }) }] : [];
}

export function phoneFact(label: string, phone: string | null | undefined): Fact[] {
	return phone ? fact(label, phone, phoneHref(phone)) : [];
}

export function emailFact(label: string, email: string | null | undefined): Fact[] {
	return fact(label, email, `mailto:${email}`);
}

export function FactTable({ facts }: { facts: readonly Fact[] }) {
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
