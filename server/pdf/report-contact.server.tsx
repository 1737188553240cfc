import { Link, Text, View } from "@react-pdf/renderer";
import { agency } from "#content/agency.ts";
import { agencyFacts } from "#content/agency-facts.ts";
import { coral, ink, sand, serifFont, textWidth } from "./pdf-theme.server.ts";
import type { ReportContent } from "./report-content.server.ts";

/** The contact: a button to book an appointment, and the telephone. */
export function ReportContact({ contact }: { contact: NonNullable<ReportContent["contact"]> }) {
	const { title, text, booking } = contact;
	// The number is no larger than the license line in the foot: see `PdfDocument`.
	const [before, after] = text.split(agencyFacts.phone);
	return (
		<View
			wrap={false}
			style={{
				width: textWidth * 0.52,
				marginTop: 10,
				backgroundColor: ink[900],
				color: sand[50],
				borderRadius: 8,
				paddingVertical: 11,
				paddingHorizontal: 16,
			}}
		>
			<Text style={{ fontFamily: serifFont, fontWeight: 600, fontSize: 13, lineHeight: 1.3 }}>{title}</Text>
			<Text style={{ marginTop: 4 }}>
				{before}
				{after !== undefined && (
					<Link src={`tel:${agency.phone.e164}`} style={{ color: "#ffffff", fontWeight: 700, textDecoration: "none" }}>
						{agencyFacts.phone}
					</Link>
				)}
				{after}
			</Text>
			{booking && (
				<Link
					src={booking.href}
					style={{
						alignSelf: "flex-start",
						marginTop: 8,
						backgroundColor: coral[600],
						color: "#ffffff",
						borderRadius: 12,
						paddingVertical: 4,
						paddingHorizontal: 14,
						fontWeight: 700,
						textDecoration: "none",
					}}
				>
					{booking.label}
				</Link>
			)}
		</View>
	);
}
