import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "IUL oswa FIA: kilès ki bon pou ou?",
		description:
			"Asirans vi inivèsèl endekse ak anwite fiks endekse, youn bò kote lòt: sa w peye, sa ki ka mal pase, kilè w ka sèvi ak lajan an, ak pou ki moun yo pa bon.",
	},
	title: "IUL oswa FIA: de pwodui ki swiv yon endis, ak de objektif diferan",
	lead: "Toulède lye enterè a ak yon endis san yo pa mete lajan w nan mache a. Youn se asirans vi ou peye pandan anpil ane. Lòt la se yon anwite ki konn kòmanse ak yon sèl depo. Se poutèt sa ou pa ka konpare chif yo dirèkteman.",
	sections: [
		{
			id: "side-by-side",
			title: "Youn bò kote lòt",
			table: {
				caption: "Konparezon IUL ak FIA",
				stacked: true,
				columns: ["Kesyon", "IUL (asirans vi inivèsèl endekse)", "FIA (anwite fiks endekse)"],
				rows: [
					[
						"Pou ki sa li la",
						"Asirans vi toutotan polis la valab, ak yon valè lajan kach.",
						"Yon anwite pou lajan ou genyen deja, anpil fwa pou w gen revni pita. Se pa asirans vi.",
					],
					["Sa w mete ladan", "Prim, souvan chak mwa pandan anpil ane.", "Souvan yon sèl depo ki soti nan epay ou."],
					[
						"Kijan li grandi",
						"Asirè a bay enterè ki swiv yon endis, rive nan yon plafon oswa dapre yon to patisipasyon. Li ka chanje yo nan limit kontra a.",
						"Menm prensip la: yon plafon, yon maj oswa yon to patisipasyon asirè a ka chanje nan limit kontra a.",
					],
					[
						"Sa ki ka mal pase",
						"Yo retire frè chak mwa, menm lè enterè a se 0%. Si prim nan twò piti, polis la ka tonbe, epi kouvèti a fini.",
						"Enterè a ka 0% pandan plizyè ane. Si w soti bonè, gen frè pou retire lajan anvan lè, ki ka pran yon pati nan depo a.",
					],
					[
						"Kilè w ka sèvi ak lajan an",
						"Prè ak retrè sou valè lajan kach la. Yo redui sa fanmi w resevwa, epi prè yo gen enterè.",
						"Anpil kontra pèmèt yon retrè limite chak ane. Pase sa, w ap peye frè pou retire lajan anvan lè, jiskaske tan an fini.",
					],
					[
						"Sa k pase lè w mouri",
						"Lajan asirans lan ale jwenn benefisyè ou yo, mwens prè ou poko remèt yo, enterè yo ak retrè yo.",
						"Valè kontra a ale jwenn benefisyè ou yo, dapre sa kontra a di. Pa gen lòt lajan pou lanmò, sòf si kontra a di sa.",
					],
					["Kesyon sou sante", "Wi. Sante w deside si w ka jwenn li ak konbyen l koute.", "Souvan pa genyen."],
					[
						"Pou ki moun li pa bon",
						"Moun ki bezwen sèlman yon lajan pou lanmò ak yon ti pri, oswa ki pa t ap ka peye prim nan nan yon move ane.",
						"Moun ki ka bezwen lajan an byento, oswa ki bezwen asirans vi.",
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
					title: "Si yon moun depann de revni ou",
					text: "Kòmanse ak asirans vi. [Asirans vi pou yon tèm](/services/term-life) konn koute pi piti pou menm kantite lajan an. [IUL](/services/iul) se pou yon bezwen ki dire ak yon bidjè ki dire.",
				},
				{
					title: "Si w gen epay pou retrèt",
					text: "Kenbe yon fon pou ijans anvan. Apre sa, gade si yon [FIA](/services/fia) bon pou pati ou p ap bezwen pandan tan frè yo.",
				},
				{
					title: "Si okenn pa bon pou ou",
					text: "Sa se yon bon repons tou. Yon ajan dwe di w lè pou w chèche lòt bagay.",
				},
			],
		},
		{
			id: "before-you-decide",
			title: "Anvan w deside",
			paragraphs: [
				"Mande ilistrasyon an ak 0% enterè, lis frè yo, ak ki ane ki gen frè pou retire lajan anvan lè. [Kalkilatris](/calculator) nou yo montre toulède pwodui yo ak sa nou sipoze, epi ka 0% la bò kote chak rezilta.",
				"Tout pwomès nan youn oswa lòt kontra a depann de kapasite asirè a pou l peye. Pou enfòmasyon net, gade [Asosyasyon Nasyonal Komisè Asirans yo](https://content.naic.org/consumer), an angle.",
			],
		},
	],
	callToAction: {
		title: "Pale ak yon ajan",
		text: "Di nou pou ki sa lajan an ye ak kilè w bezwen l. Li gratis, san okenn obligasyon.",
	},
} satisfies ArticlePageContent;
