import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "IUL oswa FIA: kilès ki bon pou ou?",
		description:
			"Asirans vi inivèsèl endekse ak anwite fiks endekse, youn bò kote lòt: sa w peye, sa ki ka mal pase, kilè w ka sèvi ak lajan an, ak pou ki moun yo pa bon.",
	},
	title: "IUL oswa FIA: de pwodui ki swiv yon endis, men yo pa fèt pou menm bagay",
	lead: "Nan toulède, enterè a mare ak yon endis bous, men lajan ou pa nan labous (stock market). Youn se asirans vi ou peye pandan anpil ane. Lòt la se yon anwite ki konn kòmanse ak yon sèl depo. Se poutèt sa ou pa ka konpare chif yo dirèkteman.",
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
						"Pou kisa li fèt",
						"Asirans vi toutotan polis la valab, ak yon valè lajan kach.",
						"Yon anwite pou lajan ou genyen deja, anpil fwa pou w gen revni pita. Se pa asirans vi.",
					],
					[
						"Sa w mete ladan l",
						"Prim, souvan chak mwa pandan anpil ane.",
						"Souvan yon sèl depo ki soti nan lajan ou te sere.",
					],
					[
						"Kijan li grandi",
						"Konpayi asirans lan ajoute enterè ki swiv yon endis, jiska yon plafon oswa dapre yon to patisipasyon. Li ka chanje yo nan limit kontra a.",
						"Menm prensip la: yon plafon, yon maj oswa yon to patisipasyon konpayi asirans lan ka chanje nan limit kontra a.",
					],
					[
						"Sa ki ka mal pase",
						"Yo retire frè chak mwa, menm lè enterè a se 0%. Si prim nan twò piti, polis la ka tonbe, epi kouvèti a fini.",
						"Enterè a ka 0% pandan plizyè ane. Si w kite kontra a bonè, gen frè pou retire lajan anvan lè, e frè sa yo ka manje yon pati nan depo a.",
					],
					[
						"Kilè w ka sèvi ak lajan an",
						"Ou ka prete sou valè lajan kach la oswa retire lajan ladan l. Sa diminye lajan fanmi w ap resevwa a, epi prè yo gen enterè.",
						"Anpil kontra kite w retire yon pati chak ane. Si w retire plis, w ap peye frè pou retire lajan anvan lè, jiskaske ane ki gen frè yo fini.",
					],
					[
						"Sa k pase lè w mouri",
						"Lajan asirans lan ale jwenn benefisyè ou yo. Yo retire prè ou poko remèt yo, enterè prè yo ak lajan ou te retire a ladan l.",
						"Valè kontra a ale jwenn benefisyè ou yo, dapre sa kontra a di. Yo pa peye lòt lajan lè moun nan mouri, sòf si kontra a di sa.",
					],
					["Kesyon sou sante", "Wi. Sante w deside si w ka jwenn li ak konbyen l koute.", "Souvan pa genyen."],
					[
						"Pou ki moun li pa bon",
						"Moun ki sèlman bezwen lajan pou fanmi yo lè yo mouri, ak yon prim ki ba, oswa ki pa t ap ka peye prim nan nan yon move ane.",
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
					text: "Kòmanse ak asirans vi. [Asirans vi pou yon tèm](/services/term-life) anjeneral koute mwens pou menm kantite lajan an. [IUL](/services/iul) se pou yon bezwen k ap dire ak yon bidjè ki ka kenbe.",
				},
				{
					title: "Si w gen lajan sou kote pou retrèt",
					text: "Mete lajan sou kote pou ijans anvan. Apre sa, gade si yon [FIA](/services/fia) bon pou pati ou p ap bezwen anvan ane ki gen frè yo fini.",
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
				"Mande ilistrasyon an ak 0% enterè, lis frè yo, ak ki ane ki gen frè pou retire lajan anvan lè. [Kalkilatris](/calculator) nou yo montre toulède pwodui yo ak sa nou sipoze, epi yo montre sa k ap pase ak 0% bò kote chak rezilta.",
				"Tout pwomès nan youn oswa lòt kontra a depann de kapasite konpayi asirans lan genyen pou l peye. Pou jwenn enfòmasyon ki pa pran pati pou pèsonn, gade [Asosyasyon Nasyonal Komisè Asirans yo](https://content.naic.org/consumer), an angle.",
			],
		},
	],
	callToAction: {
		title: "Pale ak yon ajan",
		text: "Di nou pou kisa lajan an ye ak kilè w bezwen l. Li gratis, san okenn obligasyon.",
	},
} satisfies ArticlePageContent;
