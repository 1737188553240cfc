import { createElement as h } from "react";
import satori, { type Font } from "satori";
import { agency } from "#content/agency.ts";
import type { SharedPage } from "#content/shared-pages.server.ts";
import { localeNames } from "#domain/locale/locales.ts";

const width = 1200;
const height = 630;

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

/** Long titles, which are common in Spanish and Portuguese, get a smaller font instead of being cut. */
function titleSize(title: string): number {
	if (title.length <= 32) return 76;
	return title.length <= 56 ? 64 : 54;
}

/** The image as SVG, with its text as outlines. */
export async function drawSocialImage({ locale, title, eyebrow }: SharedPage, fonts: Font[]): Promise<string> {
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
			h("div", { style: { marginLeft: 66, fontFamily: "Source Serif 4", fontSize: 34 } }, agency.name),
			h("div", { style: { fontSize: 26 } }, localeNames[locale]),
		),
		h("div", { style: { marginTop: 56, fontSize: 28, color: sun } }, eyebrow),
		h(
			"div",
			{
				style: {
					display: "block",
					lineClamp: 4,
					marginTop: 14,
					width: 770,
					fontFamily: "Source Serif 4",
					fontSize: titleSize(title),
					lineHeight: 1.12,
					color: "#fff",
					textWrap: "balance",
				},
			},
			title,
		),
	);
	const svg = await satori(content, { width, height, fonts });
	return svg.replace(/^<svg[^>]*>/, (start) => start + scene + mark);
}
