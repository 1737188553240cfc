import { createElement as h } from "react";
import satori, { type Font } from "satori";
import { agency } from "#content/agency.ts";
import { inColors } from "#content/in-colors.ts";
import { logoSize } from "#domain/agency/logo-size.ts";
import { type Locale, localeNames } from "#domain/locale/locales.ts";
import { socialImageSize } from "#domain/site/social-image.ts";
import { drawnLogo } from "../drawn-logo.server.ts";

/** The text on a social image. */
export interface SocialImage {
	locale: Locale;
	title: string;
	/** The line above the title. */
	eyebrow: string;
}

/** TrueType files. The renderer reads neither variable fonts nor WOFF2. */
export interface SocialImageFonts {
	sans: Buffer;
	serif: Buffer;
}

const { width, height } = socialImageSize;

const ink = "#0d2f3d";
const sun = "#f9cd72";
const sand = "#faf2e4";

/** The sun over the Gulf: flat shapes, since every additional color costs bytes. */
const scene = `
<path d="M0 0H1200V630H0Z" fill="${ink}"/>
<circle cx="985" cy="400" r="262" fill="#143c4c"/>
<circle cx="985" cy="400" r="196" fill="#1f4c5d"/>
<circle cx="985" cy="400" r="134" fill="${sun}"/>
<path d="M0 486Q180 452 400 478T830 470 1200 452V630H0Z" fill="#dd6244"/>
<path d="M0 534Q240 496 470 524T900 520 1200 500V630H0Z" fill="#306071"/>
<path d="M0 574Q300 544 560 566T1200 548V630H0Z" fill="${sand}"/>`;

const mark = `
<g transform="translate(72 56)">
<path d="M24 0a24 24 0 0 1 24 24v14a10 10 0 0 1-10 10H10A10 10 0 0 1 0 38V24A24 24 0 0 1 24 0Z" fill="#306071"/>
<circle cx="24" cy="23" r="10" fill="${sun}"/>
<path d="M0 28c8-4 16-4 24 0s16 4 24 0v10a10 10 0 0 1-10 10H10A10 10 0 0 1 0 38Z" fill="#dd6244"/>
<path d="M0 37c8-4 16-4 24 0s16 4 24 0v1a10 10 0 0 1-10 10H10A10 10 0 0 1 0 38Z" fill="${sand}"/>
</g>`;

/** Where the logo or the mark begins, and what is left between it and the name. */
const [left, gap] = [72, 18];
/** A logo may be dark, so it gets a white background. */
const chip = { top: 44, height: 72, edge: 12 };

/** What is before the agency's name, and how wide that is. */
function headMark(): { svg: string; width: number; hasName: boolean } {
	const logo = drawnLogo();
	if (logo === null) return { svg: mark, width: 48, hasName: false };
	if (!logo) return { svg: "", width: -gap, hasName: false };
	const { top, edge } = chip;
	const size = logoSize(logo, { width: logo.hasName ? 320 : 160, height: chip.height - 2 * edge });
	const box = { width: size.width + 2 * edge, height: chip.height };
	const at = { x: left + edge, y: top + (chip.height - size.height) / 2 };
	const file = `data:image/png;base64,${Buffer.from(logo.bytes).toString("base64")}`;
	const svg = `<rect x="${left}" y="${top}" width="${box.width}" height="${box.height}" rx="10" fill="#fff"/>
<image x="${at.x}" y="${at.y}" width="${size.width}" height="${size.height}" href="${file}"/>`;
	return { svg, width: box.width, hasName: logo.hasName };
}

/** The name of a category can have any length, and that of the agency many. */
const oneLine = { display: "block", lineClamp: 1, width: 770 };
const longName = 36;

/** From the shortest titles to the longest. All fill about the same height. */
const titleSizes = [
	{ maxLength: 32, fontSize: 76, lineClamp: 3 },
	{ maxLength: 56, fontSize: 64, lineClamp: 4 },
	{ maxLength: 96, fontSize: 54, lineClamp: 4 },
	{ maxLength: Number.POSITIVE_INFINITY, fontSize: 40, lineClamp: 5 },
];

/** Long titles, which are common in Spanish and Portuguese, get a smaller font instead of being cut. */
function titleSize(title: string) {
	const { fontSize, lineClamp } = titleSizes.find(({ maxLength }) => title.length <= maxLength) ?? {};
	return { fontSize, lineClamp };
}

/** The image as SVG. Its text becomes outlines, so nothing of it is read as markup. */
export async function socialImageSvg(
	{ locale, title, eyebrow }: SocialImage,
	fonts: SocialImageFonts,
): Promise<string> {
	const head = headMark();
	const content = h(
		"div",
		{
			style: {
				display: "flex",
				flexDirection: "column",
				width,
				height,
				boxSizing: "border-box",
				padding: "56px 72px",
				fontFamily: "Figtree",
			},
		},
		h(
			"div",
			{ style: { display: "flex", alignItems: "center", height: 48, justifyContent: "space-between", color: sand } },
			h(
				"div",
				{
					style: {
						marginLeft: head.width + gap,
						fontFamily: "Source Serif 4",
						...(agency.name.length > longName ? { fontSize: 24, ...oneLine } : { fontSize: 34 }),
					},
				},
				head.hasName ? "" : agency.name,
			),
			h("div", { style: { fontSize: 26 } }, localeNames[locale]),
		),
		h("div", { style: { marginTop: 56, fontSize: 28, color: sun, ...oneLine } }, eyebrow),
		h(
			"div",
			{
				style: {
					display: "block",
					...titleSize(title),
					marginTop: 14,
					width: 770,
					// One word may be wider than the line.
					wordBreak: "break-word",
					fontFamily: "Source Serif 4",
					lineHeight: 1.12,
					color: "#fff",
					textWrap: "balance",
				},
			},
			title,
		),
	);
	const svg = await satori(content, { width, height, fonts: facesOf(fonts) });
	return inColors(svg.replace(/^<svg[^>]*>/, (start) => start + scene + head.svg));
}

function facesOf({ sans, serif }: SocialImageFonts): Font[] {
	const style = { weight: 600, style: "normal" } as const;
	return [
		{ name: "Source Serif 4", data: serif, ...style },
		{ name: "Figtree", data: sans, ...style },
	];
}
