import { textStyle } from "./layout.tsx";

export interface Fact {
	label: string;
	value: string;
	href?: string;
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
