import { type ReactNode, useContext } from "react";
import { agency } from "#content/agency.ts";
import { agencyFacts } from "#content/agency-facts.ts";
import { Body, Container, Head, Hr, Html, Link, Preview, Section, Text } from "./elements.ts";
import { MailLogo } from "./mail-logo.tsx";
import { colors, textStyle } from "./theme.ts";
import { UnsubscribeLink } from "./unsubscribe-link.ts";

/** The frame of every email, with the agency's name and address. */
export function MailLayout(props: { language: string; preview: string; footer: string; children: ReactNode }) {
	const unsubscribe = useContext(UnsubscribeLink);
	return (
		<Html lang={props.language}>
			<Head />
			<Preview>{props.preview}</Preview>
			<Body style={{ backgroundColor: colors.sand, margin: 0, padding: "24px 12px" }}>
				<Container
					style={{
						backgroundColor: colors.white,
						borderRadius: "12px",
						borderTop: `4px solid ${colors.sun}`,
						maxWidth: "600px",
						padding: "24px",
					}}
				>
					<MailLogo />
					<Section>{props.children}</Section>
					<Hr style={{ borderColor: colors.line, margin: "24px 0" }} />
					<Text style={{ ...textStyle, color: colors.muted, fontSize: "13px", lineHeight: "20px", margin: 0 }}>
						{props.footer}
						<br />
						{agency.fullName} · {agencyFacts.address}
						<br />
						{agencyFacts.phone} · {agencyFacts.email}
						{unsubscribe && (
							<>
								<br />
								<Link href={unsubscribe.page} style={{ color: colors.muted, textDecoration: "underline" }}>
									{unsubscribe.label}
								</Link>
							</>
						)}
					</Text>
				</Container>
			</Body>
		</Html>
	);
}
