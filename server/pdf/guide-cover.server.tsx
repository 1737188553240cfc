import { Page, Text, View } from "@react-pdf/renderer";
import type { ProductSlug } from "#domain/products/products.ts";
import { translator } from "#i18n/messages.server.ts";
import { CoverScene } from "./covers/cover-scene.server.tsx";
import { PdfFooter, type PdfFrame, PdfLogo } from "./pdf-document.server.tsx";
import { tagged } from "./pdf-tags.server.ts";
import { coral, ink, margin, pageWidth, sand, sansFont, serifFont, sun } from "./pdf-theme.server.ts";

/** The first page: the illustration of the product's pages, and what the guide is about. */
export function GuideCoverPage({
	frame,
	product,
	subtitle,
}: {
	frame: PdfFrame;
	product: ProductSlug;
	subtitle: string;
}) {
	const t = translator(frame.locale, "pdf");
	return (
		<Page size="LETTER" style={{ backgroundColor: sand[50], color: ink[900], fontFamily: sansFont }}>
			<CoverScene product={product} width={pageWidth} />
			<View style={{ height: 6, backgroundColor: sun[400] }} />
			<View style={{ paddingHorizontal: margin, paddingTop: 40 }}>
				<Text style={{ fontSize: 12, fontWeight: 700, color: coral[600], letterSpacing: 1 }}>
					{t("guide.eyebrow").toUpperCase()}
				</Text>
				<Text
					{...tagged("H1")}
					style={{ marginTop: 10, fontFamily: serifFont, fontWeight: 600, fontSize: 33, lineHeight: 1.2 }}
				>
					{frame.title}
				</Text>
				<Text style={{ marginTop: 12, fontSize: 15, lineHeight: 1.4, color: ink[700] }}>{subtitle}</Text>
				<View style={{ flexDirection: "row", alignItems: "center", gap: 10, marginTop: 34 }}>
					<PdfLogo fontSize={17} />
				</View>
			</View>
			<PdfFooter frame={frame} />
		</Page>
	);
}
