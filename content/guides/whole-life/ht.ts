import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-whole-life-2026-11",
	title: "Ann li yon asirans vi pou tout lavi liy pa liy",
	subtitle: "Sa kontra a pwomèt, sa l pa pwomèt, ak kijan pou fè diferans lan",
	intro: [
		"Asirans vi pou tout lavi fèt pou l dire tout tan w ap viv. An echanj, li koute anpil plis pase asirans vi pou yon tèm pou menm montan an. Pou konnen si sa vo lapenn, gen yon sèl bagay ki konte: èske ou bezwen yon kouvèti ki pa gen dat fen?",
		"Gid sa a montre w kijan pou w li papye y ap ba ou yo, pou ou ka konpare de pwopozisyon ak pwòp je ou.",
	],
	chapters: [
		{
			title: "Twa pwomès nan yon sèl kontra",
			paragraphs: [
				"Yon kontra asirans vi pou tout lavi fikse twa bagay alekri. Yo kenbe toutotan ou peye prim yo, e toutotan konpayi asirans lan ka peye reklamasyon l yo.",
			],
			items: [
				"**Prim nan:** menm montan an chak mwa oswa chak ane, pou tout lavi oswa pou yon kantite ane ki fikse.",
				"**Lajan asirans lan peye lè moun nan mouri:** sa benefisyè ou yo jwenn, apre yo fin retire prè ou pa remèt.",
				"**Valè lajan kach yo:** yon tablo, ane pa ane, ki di konbyen polis la vo si ou kite l.",
			],
		},
		{
			title: "Sa kontra a pa pwomèt",
			paragraphs: [
				"Gen polis ki ka peye dividann tou. Konpayi asirans lan anonse yo chak ane, e yo ka pi piti pase anvan, oswa pa genyen ditou. Yon paj ki montre gwo valè byen lwen nan tan k ap vini anjeneral sipoze dividann jodi a p ap janm chanje.",
				"Kidonk, gade chak ilistrasyon de fwa: yon fwa ak kolòn ki gen dividann yo, yon fwa ak kolòn ki pa genyen yo. Deside dapre dezyèm nan. Si premye a rive vre, l ap yon bèl sipriz.",
			],
		},
		{
			title: "Premye dizan yo",
			paragraphs: [
				"Nan premye ane yo, pi gwo pati nan chak prim peye asirans lan ak depans pou louvri polis la. Valè lajan kach la kòmanse ak zewo oswa prèske zewo. Nan anpil polis, li pran dizan oswa plis anvan l egal ak sa ou peye.",
				"Se pou sa asirans vi pou tout lavi se yon move kote pou lajan ou ka bezwen byento. Mete lajan ijans sou kote anvan, epi chwazi yon prim ou ka peye menm nan yon ane kote travay ra.",
			],
		},
		{
			title: "Sèvi ak valè lajan kach la",
			paragraphs: [
				"Ou ka pran yon prè sou valè lajan kach la san yo pa tcheke kredi ou. Gen enterè pou peye. Sa ou pa remèt, yo retire l nan lajan asirans lan peye lè moun nan mouri. Si prè a ak enterè a depase valè lajan kach la, polis la ka tonbe, e ou ka dwe taks sou pwofi a.",
				"Ou ka fèmen polis la tou epi pran sa ki rete nan valè lajan kach la apre frè yo ak prè a. Lè sa a kouvèti a fini. Pale ak yon espesyalis taks anvan ou fè youn nan de bagay sa yo.",
			],
		},
		{
			title: "Ki moun ki bezwen kouvèti pou tout lavi",
			paragraphs: ["Anpil fanmi pa bezwen kouvèti pou tout lavi. Moun ki bezwen l anjeneral gen youn nan rezon sa yo:"],
			items: [
				"Yon timoun, yon mari oswa yon madanm ki gen yon andikap ap depann de ou toutotan w vivan.",
				"Ou vle kite yon montan ki fikse, kèlkeswa laj w ap genyen lè ou mouri, pa egzanp pou eritye ki pral pataje yon kay oswa yon biznis.",
				"Ou vle lajan pou dènye bòdwo yo la lè yo bezwen l, e ou pito konnen prim nan depi nan kòmansman.",
				"Polis ou pou yon tèm ap fini, sante w chanje, e li poko twò ta pou konvèti l.",
			],
		},
		{
			title: "Mete asirans vi pou tout lavi ak asirans vi pou yon tèm ansanm",
			paragraphs: [
				"Ou pa oblije chwazi youn oswa lòt. Anpil moun pran yon ti polis pou tout lavi pou bezwen ki pa janm fini, ak yon polis pou yon tèm ki pi gwo pou ane kote timoun yo ak kay la mande plis. De prim yo ansanm souvan pi ba anpil pase prim yon gwo polis pou tout lavi.",
				"Si prim asirans vi pou tout lavi a t ap sere bidjè ou, achte asirans vi pou yon tèm jodi a epi mande jiska kilè ou ka konvèti l.",
			],
		},
	],
	checklist: {
		title: "Anvan ou aplike",
		items: [
			"Mwen bezwen yon kouvèti ki pa fini nan yon dat.",
			"Mwen gen lajan sou kote pou ijans.",
			"Mwen ka peye prim sa a pandan anpil ane, menm nan yon move ane.",
			"Mwen li ilistrasyon an san dividann yo.",
			"Mwen konnen nan ki ane valè lajan kach la depase sa m peye.",
			"Mwen konpare pri a ak pri asirans vi pou yon tèm pou menm montan an.",
		],
	},
	questions: {
		title: "Kesyon pou poze yon ajan",
		intro: "Pran ilistrasyon an avè w, epi mande paj kote chak repons ye.",
		items: [
			"Ki chif sou paj sa a ki nan kontra a, e kilès ki ka chanje?",
			"Konbyen m t ap jwenn si m sispann apre 1, 5 oswa 10 an?",
			"Pandan konbyen ane m ap peye prim?",
			"Ki to enterè prè yo genyen, e èske l ka chanje?",
			"Kisa k ap rive si m pa peye yon prim?",
			"Ki diferans ki genyen ant komisyon ou sou polis sa a ak komisyon sou yon polis pou yon tèm?",
		],
	},
	disclosures: {
		title: "Tanpri li sa yo",
		items: [
			"Gid sa a se enfòmasyon jeneral. Li pa yon òf, ni yon estimasyon pri, ni yon ilistrasyon polis, ni yon konsèy sou lalwa oswa sou taks.",
			"Tout sa polis la peye depann de kapasite konpayi asirans ki bay polis la genyen pou l peye reklamasyon. Dividann yo pa garanti. Prè ak lajan ou retire bese valè lajan kach la ak lajan asirans lan peye lè moun nan mouri, e yo ka fè polis la tonbe.",
			"<licensedStates>{agency} gen lisans nan {licensedStates} {statesNoun}.</licensedStates> Pwodui, kondisyon ak kritè chanje selon eta a ak konpayi a. Polis ou a di egzakteman konbyen jou ou genyen pou egzamine l gratis.",
		],
	},
} satisfies GuideContent;
