import { useContext } from "react";
import { agency } from "#content/agency.ts";
import { logoSize } from "#domain/agency/logo-size.ts";
import { logoPath } from "#domain/blog/image-address.ts";
import { Img, Text } from "./elements.ts";
import { SiteOrigin } from "./site-origin.ts";
import { colors, textStyle } from "./theme.ts";

/** The head of an email: the agency's name, its logo, or both. A mail program that shows no pictures shows the name. */
export function MailLogo() {
	const origin = useContext(SiteOrigin);
	const { logo, name } = agency;
	return (
		<>
			{logo && (
				<Img
					src={origin + logoPath(logo.image)}
					alt={logo.hasName ? name : ""}
					{...logoSize(logo, { width: 240, height: 56 })}
					style={{ fontFamily: "Georgia, serif", fontSize: "22px", fontWeight: 700, margin: "0 0 12px" }}
				/>
			)}
			{!logo?.hasName && (
				<Text
					style={{ ...textStyle, color: colors.ink, fontFamily: "Georgia, serif", fontSize: "22px", fontWeight: 700 }}
				>
					{name}
				</Text>
			)}
		</>
	);
}
