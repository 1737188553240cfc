import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-fia-2026-11",
	title: "Anwite fiks endekse: kesyon yo anvan ou siyen",
	subtitle: "Pou moun ki toupre retrèt e ki vle konnen ki lajan yo ta mare",
	intro: [
		"Yon anwite fiks endekse (FIA) se yon kontra ak yon konpayi asirans. Ou remèt li yon montan; li ba ou enterè ak yon fòmil, epi pita li ka peye w yon revni. An echanj, pandan plizyè ane ou pa ka jwenn lajan sa a fasil.",
		"Echanj sa a bon pou kèk moun, li pa bon pou lòt. Gid sa a ede w konnen nan ki gwoup ou ye anvan yon moun mete yon fòm devan w.",
	],
	chapters: [
		{
			title: "Anvan tout bagay, pwòp lis ou",
			paragraphs: [
				"Ekri sa ki antre chak mwa san yon anwite: Sosyal Sekirite, yon pansyon, yon lwaye. Apre sa ekri sa ki dwe soti: kay, manje, medikaman, asirans, taks. Si premye a kouvri dezyèm nan, ou ka pa bezwen lòt revni pou tout lavi. Si l pa kouvri l, diferans lan se chif pou ou planifye a.",
				"Epi ekri lajan ou ka jwenn nan yon semèn. Sa ou ta mete nan yon anwite vini apre sa, e se pa janm tout sa ou genyen.",
			],
		},
		{
			title: "Kijan yo bay enterè a",
			paragraphs: [
				"Konpayi asirans lan mezire yon endis, anjeneral pandan yon ane, epi li bay yon pati nan sa l monte. Si endis la desann, yo pa bay anyen, e yo pa retire anyen pou sa l desann. Lajan ou pa nan bous la, e anjeneral yo pa konte dividann endis la.",
				"Pati ou jwenn lan gen limit, youn nan fason sa yo oswa plizyè ansanm:",
			],
			items: [
				"**Yon plafon:** pa plis pase yon pousantaj ki fikse.",
				"**Yon to patisipasyon:** yon pati sèlman nan sa l monte.",
				"**Yon maj:** konpayi a kenbe premye pwen yo.",
			],
		},
		{
			title: "Pri pou soti",
			paragraphs: [
				"Frè pou retire lajan anvan lè dire plizyè ane, sèt rive dizan nan anpil kontra, e yo desann chak ane. Pifò kontra kite w retire jiska yon dizyèm nan valè a chak ane san yo. Gen kèk ki fè tou yon **ajisteman dapre valè mache a**, ki ka ogmante frè a oswa bese l.",
				"Anvan laj 59½, anjeneral gen yon taks federal 10% anplis taks sou revni sou pwofi a. Mande tout tablo a sou papye, an dola, pou pwòp montan pa ou.",
			],
		},
		{
			title: "Kloz revni yo, ak mo senp",
			paragraphs: [
				"Yon kloz siplemantè ka pwomèt yon revni pou tout lavi, pou yon frè chak ane. Li travay ak de kont. Youn se vrè valè ou, ou ka retire l. Lòt la, **baz benefis** la, sèvi sèlman pou kalkile revni an. Ou pa ka retire l, kèlkeswa vitès li grandi.",
				"Donk mande de chif: ki revni ki ta kòmanse nan laj ou gen nan tèt ou a, ak konbyen ou ta ka retire kach menm jou sa a. Pwomès la depann de kapasite konpayi asirans lan pou l peye pandan anpil ane.",
			],
		},
		{
			title: "Ranplase yon anwite ou genyen deja",
			paragraphs: [
				"Yon nouvo kontra anjeneral kòmanse yon nouvo peryòd frè. Yon “bonis”, yo ka reprann li pita ak plafon ki pi ba oswa frè ki dire pi lontan. Mande de kontra yo kòtakòt: sa sa koute pou kite ansyen an, to nouvo a, avantaj ou t ap pèdi.",
				"Ajan an dwe gen rezon ki nan enterè ou, e li dwe ekri yo. Mande paj la.",
			],
		},
		{
			title: "Ki moun ki dwe kite sa",
			paragraphs: ["Yon ajan onèt di non nan ka sa yo:"],
			items: [
				"Lajan an se tout rezèv ou.",
				"Ou ka bezwen l pou yon kay, pou swen oswa pou fanmi pandan peryòd frè yo.",
				"Ou vle tout sa mache a monte, e ou ka viv ak lè l desann.",
				"Ou santi y ap pouse w. Yon bon desizyon ka tann yon semèn.",
			],
		},
	],
	checklist: {
		title: "Anvan ou siyen",
		items: [
			"Mwen konnen konbyen lajan m manke chak mwa, oswa mwen konnen m pa manke.",
			"Mwen kenbe omwen yon ane depans anba men m.",
			"Mwen gen tablo frè pou soti a an dola.",
			"Mwen wè yon ane ak 0% enterè, ak frè yo retire.",
			"Mwen konnen nòt konpayi a, ak kiyès ki bay yo.",
			"Mwen montre papye yo bay yon moun mwen fè konfyans.",
		],
	},
	questions: {
		title: "Kesyon pou poze yon ajan",
		intro: "Ou ka mande chak repons alekri.",
		items: [
			"Ki pi gwo ak ki pi piti enterè yo ka bay ane sa a?",
			"Ki kote plafon an oswa to patisipasyon an ka desann pita?",
			"Konbyen lajan kach m t ap jwenn apre 1, 3 ak 7 an?",
			"Konbyen kloz siplemantè a koute, menm nan yon ane 0%?",
			"Kisa k ap rive lajan an lè m mouri?",
			"Poukisa sa pi bon pou mwen pase sa m genyen an?",
		],
	},
	disclosures: {
		title: "Tanpri li sa yo",
		items: [
			"Gid sa a se enfòmasyon jeneral. Li pa yon òf, ni yon rekòmandasyon, ni yon konsèy sou lwa oswa sou taks. Si yon anwite bon pou ou depann de tout sitiyasyon ou.",
			"Yon anwite se yon kontra asirans. Li pa yon depo, e ni FDIC ni okenn ajans federal pa asire l. Peman yo depann de kapasite konpayi asirans ki bay kontra a genyen pou l peye reklamasyon. Lajan ou retire ka mande frè ak taks.",
			"<licensedStates>{agency} gen lisans nan {licensedStates} eta.</licensedStates> Pwodui, kondisyon ak kritè chanje selon eta a ak konpayi a. Nan New York nou rekrite ajan sèlman, nou pa vann asirans. Kontra ou a di egzakteman konbyen jou ou genyen pou egzamine l gratis.",
		],
	},
} satisfies GuideContent;
