import { Fragment } from "react";
import { agency } from "#content/agency.ts";
import { Link } from "./elements.ts";
import { colors } from "./theme.ts";

/** A text in which the agency's number can be tapped and does not break over two lines. */
export function TappablePhone({ children }: { children: string }) {
	const number = agency.phone.display;
	return children.split(number).map((part, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
		<Fragment key={index}>
			{index > 0 && (
				<Link
					href={`tel:${agency.phone.e164}`}
					style={{ color: colors.coral, fontWeight: 700, whiteSpace: "nowrap", textDecoration: "underline" }}
				>
					{number}
				</Link>
			)}
			{part}
		</Fragment>
	));
}
