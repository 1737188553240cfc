import { Document, Image, Link, Page, Path, Svg, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { agency } from "#content/agency.ts";
import { agencyFacts } from "#content/agency-facts.ts";
import { logoSize } from "#domain/agency/logo-size.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { formatMonth } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { drawnLogo } from "../drawn-logo.server.ts";
import { licenseLineBeside } from "./license-line.server.ts";
import { tagged } from "./pdf-tags.server.ts";
import {
	bodyText,
	coral,
	ink,
	margin,
	pageHeight,
	sand,
	sansFont,
	serifFont,
	smallText,
	sun,
	textWidth,
} from "./pdf-theme.server.ts";

export interface PdfFrame {
	/** `request`: a report without figures. */
	kind: "guide" | "report" | "request" | "dataCopy" | "certificate" | "evidence";
	locale: Locale;
	title: string;
	/** The reader's state, for the license line. */
	state: string | null;
	/** True if the document names the license number of a person. */
	namesLicense?: boolean;
	/**
	 * Names this edition of the text, as rules for printed advertising require. It ends in its month. Readers see the
	 * month, and the file's properties hold the whole name.
	 */
	edition: string;
	/** The subject of the document, at the foot of each page in place of an edition. */
	reference?: string;
	date: Date;
}

/** Where the footer of each page begins. */
const footTop = 722;

/** Letter-size pages. The agency's name heads the first; its address and license are at the foot of each. */
export function PdfDocument({
	frame,
	cover,
	children,
}: {
	frame: PdfFrame;
	/** A page before the first. */
	cover?: ReactNode;
	children: ReactNode;
}) {
	const t = translator(frame.locale, "pdf");
	return (
		<Document
			title={frame.title}
			subject={frame.edition}
			author={agency.name}
			creator={agency.name}
			producer={agency.name}
			language={frame.locale}
			creationDate={frame.date}
			modificationDate={frame.date}
		>
			{cover}
			<Page
				size="LETTER"
				style={{
					backgroundColor: "#ffffff",
					color: ink[900],
					fontFamily: sansFont,
					paddingTop: 44,
					paddingHorizontal: margin,
					paddingBottom: pageHeight - footTop + 8,
				}}
			>
				<View style={{ flexDirection: "row", alignItems: "center", gap: 10, marginBottom: 16 }}>
					<PdfLogo fontSize={15} />
					<Text style={{ marginLeft: "auto", fontSize: 9, color: ink[500] }}>{t(`${frame.kind}.eyebrow`)}</Text>
				</View>
				<View style={bodyText}>{children}</View>
				<PdfFooter frame={frame} />
				<PageNumber label={(page, pages) => t("page", { page, pages })} />
			</Page>
		</Document>
	);
}

const cornerWidth = 130;

/** The agency's address and license, and the edition. */
export function PdfFooter({ frame }: { frame: PdfFrame }) {
	const license = licenseLineBeside(frame.namesLicense ?? false, frame.locale, frame.state);
	return (
		<View
			fixed
			style={{
				position: "absolute",
				top: footTop,
				left: margin,
				right: margin,
				borderTopWidth: 0.75,
				borderTopColor: sand[300],
				paddingTop: 7,
				flexDirection: "row",
				justifyContent: "space-between",
			}}
		>
			<View style={{ width: textWidth - cornerWidth }}>
				<Text style={smallText}>{`${agency.fullName} · ${agencyFacts.address}`}</Text>
				<Text style={smallText}>
					<Link src={`tel:${agency.phone.e164}`} style={linkStyle}>
						{agencyFacts.phone}
					</Link>
					{" · "}
					<Link src={`mailto:${agency.email}`} style={linkStyle}>
						{agencyFacts.email}
					</Link>
				</Text>
				{/* As large as the largest telephone number in the document (California Insurance Code § 1725.5). */}
				{license && <Text style={{ ...smallText, fontSize: bodyText.fontSize }}>{license}</Text>}
			</View>
			<Text style={{ ...smallText, width: cornerWidth, textAlign: "right" }}>{editionText(frame)}</Text>
		</View>
	);
}

/** "Edition of November 2026", or what the document is about. */
function editionText({ locale, edition, reference = "" }: PdfFrame): string {
	const month = /\d{4}-\d{2}$/.exec(edition)?.[0];
	return month ? translator(locale, "pdf")("edition", { month: formatMonth(locale, month) }) : reference;
}

/** Separate from the footer and without a line height, because text rendered per page is measured twice. */
function PageNumber({ label }: { label: (page: number, pages: number) => string }) {
	return (
		<Text
			fixed
			style={{
				position: "absolute",
				top: footTop + 24,
				right: margin,
				width: cornerWidth,
				textAlign: "right",
				fontSize: smallText.fontSize,
				color: smallText.color,
			}}
			render={({ pageNumber, totalPages }) => label(pageNumber, totalPages)}
		/>
	);
}

const linkStyle = { color: ink[700], textDecoration: "none" } as const;

/** The agency's logo, and its name unless the logo has it. */
export function PdfLogo({ fontSize }: { fontSize: number }) {
	const logo = drawnLogo();
	return (
		<>
			{logo === null && <SunMark />}
			{logo && (
				<Image
					{...(logo.hasName && tagged("Figure", { alt: agency.name }))}
					src={{ data: Buffer.from(logo.bytes), format: "png" }}
					style={logoSize(logo, { width: 150, height: 30 })}
				/>
			)}
			{!logo?.hasName && <Text style={{ fontFamily: serifFont, fontWeight: 600, fontSize }}>{agency.name}</Text>}
		</>
	);
}

/** The mark that came with the website: the sun rising over a plowed field. */
function SunMark() {
	return (
		<Svg viewBox="0 0 40 40" width={30} height={30}>
			<Path fill={ink[900]} d="M20 1a19 19 0 0 1 19 19v11a8 8 0 0 1-8 8H9a8 8 0 0 1-8-8V20A19 19 0 0 1 20 1Z" />
			<Path fill={sun[300]} d="M12 19a8 8 0 0 1 16 0a8 8 0 0 1-16 0Z" />
			<Path fill={coral[500]} d="M1 23.500c6-3 13-3 19 0s13 3 19 0V31a8 8 0 0 1-8 8H9a8 8 0 0 1-8-8Z" />
			<Path fill={sand[100]} d="M1 30.500c6-3 13-3 19 0s13 3 19 0a8 8 0 0 1-8 8.500H9a8 8 0 0 1-8-8.500Z" />
		</Svg>
	);
}
