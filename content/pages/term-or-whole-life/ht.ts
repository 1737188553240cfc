import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Asirans vi pou yon tèm oswa asirans vi pou tout lavi?",
		description:
			"Asirans vi pou yon tèm ak asirans vi pou tout lavi, youn bò kote lòt: sa w peye, sa ki ka mal pase, kilè w ka sèvi ak lajan an, ak sa k pase lè w mouri.",
	},
	title: "Pou yon tèm oswa pou tout lavi: kèk ane, oswa toutotan w ap viv",
	lead: "Toulède peye fanmi w si w mouri. Asirans vi pou yon tèm fè sa pandan kèk ane epi li koute mwens. Asirans vi pou tout lavi pa gen dat fen, li fè yon valè lajan kach, epi li koute plizyè fwa plis pou menm kantite lajan an.",
	sections: [
		{
			id: "side-by-side",
			title: "Youn bò kote lòt",
			table: {
				caption: "Konparezon asirans vi pou yon tèm ak asirans vi pou tout lavi",
				stacked: true,
				columns: ["Kesyon", "Pou yon tèm", "Pou tout lavi"],
				rows: [
					[
						"Pou kisa li fèt",
						"Ane kote yon moun depann de revni ou: timoun, prè kay, yon prè pou yon biznis.",
						"Yon bezwen ki pa janm fini: dènye depans, yon eritaj, yon moun k ap toujou depann de ou.",
					],
					[
						"Sa w peye",
						"Yon prim fiks pandan 10, 20 oswa 30 an.",
						"Yon prim fiks pandan tout lavi, oswa pandan kantite ane polis la di a.",
					],
					[
						"Sa ki ka mal pase",
						"Ou viv pi lontan pase tèm nan. Lè sa a, kouvèti a fini, oswa li kontinye ak yon prim ki pi wo anpil.",
						"Ou sispann peye nan premye ane yo. Lè sa a, ou jwenn ti kras lajan oswa anyen, paske valè lajan kach la grandi dousman.",
					],
					[
						"Kilè w ka sèvi ak lajan an",
						"Pa gen valè lajan kach.",
						"Ou ka prete sou valè lajan kach la oswa retire lajan ladan l. Sa diminye lajan fanmi w ap resevwa a, epi prè yo gen enterè.",
					],
					[
						"Sa k pase lè w mouri",
						"Benefisyè ou yo jwenn lajan an si w mouri pandan tèm nan.",
						"Benefisyè ou yo jwenn lajan an nenpòt lè ou mouri, toutotan polis la valab. Yo retire prè ou poko remèt yo ladan l.",
					],
					[
						"Si w vle chanje l pita",
						"Ou ka konvèti anpil polis an yon asirans ki pa gen dat fen, jiska yon dat ki nan kontra a.",
						"Souvan ou ka bese kantite lajan an. Pou w ogmante l, fòk ou fè yon lòt aplikasyon.",
					],
					[
						"Pou ki moun li pa bon",
						"Moun ki bezwen yon kouvèti ki pa gen dat fen.",
						"Moun ki pa t ap ka peye ase kouvèti konsa ak bidjè yo, oswa ki bezwen l pou kèk ane sèlman.",
					],
				],
			},
		},
		{
			id: "first-question",
			title: "Ki kesyon ki vini anvan",
			layout: "cards",
			items: [
				{
					title: "Konbyen fanmi w t ap bezwen?",
					text: "Kòmanse ak kantite lajan an. Si bidjè w ka peye l sèlman ak [asirans vi pou yon tèm](/services/term-life), kantite lajan an pi enpòtan pase valè lajan kach la.",
				},
				{
					title: "Pou konbyen tan?",
					text: "Si bezwen an fini ak prè kay la oswa lè timoun yo fin grandi, asirans vi pou yon tèm bon pou ou. Si l pa fini, gade [asirans vi pou tout lavi](/services/whole-life).",
				},
				{
					title: "Toulède?",
					text: "Gen fanmi ki achte yon ti polis pou tout lavi pou dènye depans yo ak yon polis pou yon tèm pou ane kote timoun yo poko grandi.",
				},
			],
		},
		{
			id: "before-you-decide",
			title: "Anvan w deside",
			paragraphs: [
				"Mete menm laj ak menm kantite lajan pou toulède nan [kalkilatris](/calculator) nou an, epi sere de rezilta yo pou w konpare yo. Mande jiska kilè w ka konvèti polis pou yon tèm nan, ak konbyen valè lajan kach asirans vi pou tout lavi a ap genyen nan chak nan dis premye ane yo.",
				"Tout pwomès nan youn oswa lòt polis la depann de kapasite konpayi asirans lan genyen pou l peye. Pou jwenn enfòmasyon ki pa pran pati pou pèsonn, gade [Asosyasyon Nasyonal Komisè Asirans yo](https://content.naic.org/consumer), an angle.",
			],
		},
	],
	callToAction: {
		title: "Pale ak yon ajan",
		text: "Di nou ki moun ki depann de ou ak konbyen ou ka peye chak mwa. Li gratis, san okenn obligasyon.",
	},
} satisfies ArticlePageContent;
