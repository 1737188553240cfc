import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-ibc-2026-11",
	title: "Infinite Banking Concept® (IBC): prè sou asirans vi, san bèl pawòl",
	subtitle: "Kijan prè sou polis yo mache tout bon, ak kalkil yo ak kondisyon yo",
	intro: [
		"IBC (Infinite Banking Concept®) se yon fason pou sèvi ak yon polis asirans vi pou tout lavi: ou fè valè lajan kach monte, epi ou pran prè sou li pou sa w ap achte. Se yon asirans vi, se pa yon bank. Polis la pa pran depo, e ou peye enterè sou sa ou prete.",
		"Videyo sou IBC pwomèt anpil bagay. Gid sa a montre kijan l mache, pou se ou menm ki jije si metòd la ale ak abitid ou.",
	],
	chapters: [
		{
			title: "Sa k ap pase tout bon",
			paragraphs: [
				"Ou gen yon polis pou tout lavi ki ka peye dividann, anjeneral ak prim siplemantè anplis prim debaz la. Apre kèk ane li gen yon valè lajan kach. Konpayi asirans lan ba w yon prè ak pwòp lajan pa l, epi li kenbe valè sa a kòm sekirite. Valè lajan kach la rete nan polis la, e li kontinye bay enterè dapre kontra a.",
				"Èske yon prè chanje dividann yo? Sa depann de konpayi a. Ou remèt prè a nan ritm pa w. Sa ou pa remèt, yo retire l nan lajan asirans lan peye lè moun nan mouri.",
			],
		},
		{
			title: "Pawòl ki di ou peye tèt ou enterè a",
			paragraphs: [
				"Enterè a ale jwenn konpayi asirans lan, li pa vin jwenn ou. Sa ou ka genyen, se yon valè lajan kach ki kontinye grandi pandan prè a la. Metòd la bay avantaj sèlman lè valè ki monte a ak kouvèti a vo plis pou ou pase enterè a ak depans yo. Gen ane kote se pa konsa.",
			],
		},
		{
			title: "Yon ane kalkil",
			paragraphs: [
				"Ann di ou prete $10,000 sou polis la pou yon machin, ak 6% enterè pa ane, epi ou remèt $200 chak mwa. Apre yon ane ou peye $2,400, e ou dwe toujou anviwon $8,150. Nan sa ou peye a, anviwon $550 se enterè.",
				"<ibcFiguresShown>Ann di ane sa a yo bay 4% sou $10,000 valè lajan kach: $400. Prè a koute w anviwon $150 plis pase sa yo ba ou, e ou kenbe kouvèti ou. Yon prè machin ak yon to ki pi ba te ka koute mwens. Fè kalkil sa a chak fwa w ap prete. Se yon egzanp ak to nou sipoze, se pa yon ilistrasyon polis.</ibcFiguresShown>",
			],
		},
		{
			title: "Premye ane yo mache dousman",
			paragraphs: [
				"Yo pran frè yo ak pri asirans lan anvan. Nan pifò polis, ou pa ka prete anpil lajan pandan premye de oswa twa ane yo. Pandan plis tan toujou, valè lajan kach la rete pi piti pase sa ou te peye. Si ou sispann lè sa a, ou pèdi lajan.",
				"Lè ou mete twòp lajan twò vit, polis la vin yon kontra dotasyon modifye (MEC). Lè ou prete apre sa, yo konte pwofi a an premye e ou peye taks sou li, anjeneral ak yon taks federal 10% anplis anvan laj 59½ an. Plan an dwe respekte limit sa a depi premye jou a.",
			],
		},
		{
			title: "Abitid ou konte plis pase polis la",
			paragraphs: ["Metòd la mache pou moun ki fè bagay sa yo deja, ak polis oswa san polis:"],
			items: [
				"Yo depanse mwens pase sa yo touche, mwa apre mwa.",
				"Yo ka kenbe yon peman fiks pandan anpil ane san sa pa jennen yo.",
				"Yo ekri chak prè, ak yon plan ak yon dat pou yo remèt li.",
				"Yo peye prè a menm jan yo peye nenpòt lòt bòdwo.",
			],
		},
		{
			title: "Kote sa mal pase",
			paragraphs: [
				"Moun pran prè, yo pa janm remèt yo. Enterè monte sou enterè. Prè a rive depase valè lajan kach la, epi polis la tonbe: kouvèti a fini, e ou ka dwe taks sou yon pwofi ou depanse depi lontan. Oswa yo te mete prim nan twò wo: moun nan kite polis la apre twazan, epi li pèdi lajan.",
				"Si ou gen dèt sou kat kredi, peye yo anvan. Pa gen okenn polis ki bay otan enterè ak sa yon kat kredi pran.",
			],
		},
	],
	checklist: {
		title: "Anvan ou kòmanse",
		items: [
			"Mwen bezwen asirans vi pou tout lavi, menm san okenn prè.",
			"Mwen pa gen dèt sou kat kredi.",
			"Andeyò polis la, mwen gen lajan sou kote pou ijans.",
			"Mwen ka peye prim debaz la pandan anpil ane.",
			"Mwen wè valè yo san dividann.",
			"Mwen gen yon plan alekri pou m remèt premye prè a.",
		],
	},
	questions: {
		title: "Kesyon pou poze yon ajan",
		intro: "Mande paj nan ilistrasyon an kote chak repons ye.",
		items: [
			"Konbyen m ka prete nan 1ye, 3yèm, 5yèm ak 10yèm ane a?",
			"Ki to enterè prè yo genyen, e èske l ka chanje?",
			"Èske dividann yo chanje pandan gen yon prè?",
			"E si m ka peye prim debaz la sèlman?",
			"Ki distans ki genyen ant plan sa a ak limit MEC la?",
			"Konbyen mwens ou t ap touche si m ta achte yon polis pou yon tèm?",
		],
	},
	disclosures: {
		title: "Tanpri li sa yo",
		items: [
			"{ibcNotice}",
			"Gid sa a se enfòmasyon jeneral. Li pa yon òf, ni yon ilistrasyon polis, ni yon konsèy sou lalwa oswa sou taks. Nan egzanp yo, se to nou sipoze.",
			"IBC se yon fason pou sèvi ak asirans vi pou tout lavi. Se pa yon bank, e li pa kenbe depo. Dividann yo pa garanti. Tout sa polis la peye depann de kapasite konpayi asirans ki bay polis la genyen pou l peye reklamasyon. Prè bese valè lajan kach la ak lajan asirans lan peye lè moun nan mouri, e yo ka fè polis la tonbe.",
			"<licensedStates>{agency} gen lisans nan {licensedStates} {statesNoun}.</licensedStates> Pwodui, kondisyon ak kritè chanje selon eta a ak konpayi a. Polis ou a di egzakteman konbyen jou ou genyen pou egzamine l gratis.",
		],
	},
} satisfies GuideContent;
