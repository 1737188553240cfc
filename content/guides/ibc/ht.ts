import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-ibc-2026-11",
	title: "IBC: prè sou asirans vi pou tout lavi, san bèl pawòl",
	subtitle: "Kijan prè sou polis yo mache tout bon, ak kalkil yo ak kondisyon yo",
	intro: [
		"IBC (Infinite Banking Concept®) se yon fason pou sèvi ak yon polis pou tout lavi: ou fè valè lajan kach monte, epi ou pran prè sou li pou sa w ap achte. Se yon asirans vi, se pa yon bank. Polis la pa pran depo, e ou peye enterè sou sa ou prete.",
		"Videyo sou sa pwomèt anpil bagay. Gid sa a montre kijan l mache, pou ou ka jije pou tèt ou si metòd la ale ak abitid ou.",
	],
	chapters: [
		{
			title: "Sa k ap pase tout bon",
			paragraphs: [
				"Ou gen yon polis pou tout lavi ki ka peye dividann, anjeneral ak prim siplemantè anplis prim debaz la. Apre kèk ane li gen yon valè lajan kach. Konpayi asirans lan prete w pwòp lajan pa l, epi li kenbe valè sa a kòm sekirite. Valè lajan kach la rete nan polis la, e yo ba l enterè dapre kontra a.",
				"Si yon prè chanje dividann lan, sa depann de konpayi a. Ou remèt li nan ritm pa w. Sa ou pa remèt, yo retire l nan lajan asirans lan peye lè moun nan mouri.",
			],
		},
		{
			title: "Pawòl ki di ou peye tèt ou enterè a",
			paragraphs: [
				"Se pa vre. Enterè a ale jwenn konpayi asirans lan. Sa ou ka genyen, se yon valè lajan kach ki kontinye grandi pandan prè a la. Metòd la bay avantaj sèlman lè sa l grandi ak kouvèti a vo plis pou ou pase enterè a ak depans yo. Gen ane kote se pa konsa.",
			],
		},
		{
			title: "Yon ane kalkil",
			paragraphs: [
				"Annou di ou prete $10,000 sou polis la pou yon machin, a 6% pa ane, epi ou remèt $200 chak mwa. Apre yon ane ou peye $2,400, e ou dwe toujou anviwon $8,150. Enterè a pran anviwon $550 ladan l.",
				"<ibcGrowth>Annou di ane sa a yo bay 4% sou $10,000 valè lajan kach: $400. Prè a koute w anviwon $150 plis pase sa yo ba ou, e ou kenbe kouvèti ou. Yon prè machin ak yon to ki pi ba te ka koute mwens. Fè kalkil sa a chak fwa. Se yon egzanp ak to yo sipoze, se pa yon ilistrasyon polis.</ibcGrowth>",
			],
		},
		{
			title: "Premye ane yo dousman",
			paragraphs: [
				"Frè yo ak pri asirans lan pase anvan. Nan pifò polis ou pa ka prete anpil nan premye de oswa twazan yo, e valè lajan kach la rete anba sa ou peye pandan pi lontan pase sa. Si ou kanpe lè sa a, ou pèdi lajan.",
				"Lè ou mete twòp lajan twò vit, polis la vin yon kontra dotasyon modifye (MEC). Lè sa a yo taks prè yo kòmanse ak pwofi a, anjeneral ak 10% anplis anvan laj 59½. Plan an dwe respekte limit sa a depi premye jou a.",
			],
		},
		{
			title: "Abitid ou konte plis pase polis la",
			paragraphs: ["Metòd la mache pou moun ki fè bagay sa yo deja, ak polis oswa san polis:"],
			items: [
				"Yo depanse mwens pase sa yo touche, mwa apre mwa.",
				"Yo peye prim pandan anpil ane san yo pa sere.",
				"Yo ekri chak prè, ak yon plan ak yon dat.",
				"Yo trete sa pou yo remèt la tankou nenpòt lòt bòdwo.",
			],
		},
		{
			title: "Kote sa mal pase",
			paragraphs: [
				"Moun pran prè, yo pa janm remèt yo. Enterè monte sou enterè. Prè a rive depase valè lajan kach la, epi polis la tonbe: kouvèti a fini, e ou ka dwe taks sou yon pwofi ou depanse depi lontan. Oswa yo te mete prim nan twò wo, e moun nan kite polis la ak pèt apre twazan.",
				"Si ou gen dèt sou kat kredi, peye yo anvan. Pa gen okenn polis ki bay sa yon kat kredi pran.",
			],
		},
	],
	checklist: {
		title: "Anvan ou kòmanse",
		items: [
			"Mwen bezwen asirans pou tout lavi, menm san okenn prè.",
			"Mwen pa gen dèt sou kat kredi.",
			"Mwen gen lajan pou ijans andeyò polis la.",
			"Mwen ka peye prim debaz la pandan anpil ane.",
			"Mwen wè valè yo san dividann.",
			"Mwen gen yon plan alekri pou m remèt premye prè a.",
		],
	},
	questions: {
		title: "Kesyon pou poze yon ajan",
		intro: "Mande paj nan ilistrasyon an kote chak repons ye.",
		items: [
			"Konbyen m ka prete nan ane 1, 3, 5 ak 10?",
			"Ki to prè yo genyen, e èske l ka chanje?",
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
			"Gid sa a se enfòmasyon jeneral. Li pa yon òf, ni yon ilistrasyon polis, ni yon konsèy sou lwa oswa sou taks. To ki nan egzanp yo se to yo sipoze.",
			"IBC se yon fason pou sèvi ak asirans pou tout lavi. Se pa yon bank, e li pa kenbe depo. Yo pa pwomèt dividann. Tout sa polis la peye depann de kapasite konpayi asirans ki bay polis la genyen pou l peye reklamasyon. Prè bese valè lajan kach la ak lajan asirans lan peye lè moun nan mouri, e yo ka fè polis la tonbe.",
			"<licensedStates>{agency} gen lisans nan {licensedStates} eta.</licensedStates> Pwodui, kondisyon ak kritè chanje selon eta a ak konpayi a. Nan New York nou rekrite ajan sèlman, nou pa vann asirans. Polis ou a di egzakteman konbyen jou ou genyen pou egzamine l gratis.",
		],
	},
} satisfies GuideContent;
