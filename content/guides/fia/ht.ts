import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-fia-2026-11",
	title: "Anwite fiks endekse: kesyon yo anvan ou siyen",
	subtitle: "Pou moun ki toupre retrèt e ki vle konnen ki lajan yo ta mare",
	intro: [
		"Yon anwite fiks endekse (FIA) se yon kontra ak yon konpayi asirans. Ou ba li yon gwo montan yon sèl kou; li ba ou enterè dapre yon fòmil, epi pita li ka peye w yon revni. An echanj, pandan plizyè ane ou pa ka jwenn lajan sa a fasil.",
		"Echanj sa a bon pou kèk moun, li pa bon pou lòt. Gid sa a ede w konnen nan ki gwoup ou ye anvan yon moun mete yon fòm devan w.",
	],
	chapters: [
		{
			title: "Anvan tout bagay, pwòp lis ou",
			paragraphs: [
				"Ekri lajan ki antre chak mwa san yon anwite: Sekirite Sosyal, yon pansyon, lwaye moun peye w. Apre sa ekri lajan ou oblije depanse: kay, manje, medikaman, asirans, taks. Si premye total la kouvri dezyèm nan, petèt ou pa bezwen lòt revni pou tout lavi. Si l pa kouvri l, diferans lan se chif pou ou planifye a.",
				"Epi ekri lajan ou ka jwenn nan yon semèn. Se sèlman lajan ki depase sa ou ka panse mete nan yon anwite, e pa janm tout sa ou genyen.",
			],
		},
		{
			title: "Kijan yo bay enterè a",
			paragraphs: [
				"Konpayi asirans lan mezire yon endis, anjeneral pandan yon ane, epi li bay yon pati nan sa l monte. Si endis la desann, yo pa bay anyen, e yo pa retire anyen pou sa l desann. Lajan ou pa nan labous (stock market), e anjeneral yo pa konte dividann endis la.",
				"Pati ou jwenn nan gen limit, nan youn nan fason sa yo oswa nan plizyè ansanm:",
			],
			items: [
				"**Yon plafon:** pa plis pase yon pousantaj ki fikse.",
				"**Yon to patisipasyon:** yon pati sèlman nan sa l monte.",
				"**Yon maj:** konpayi a kenbe premye pwen pousantaj nan sa endis la monte.",
			],
		},
		{
			title: "Konbyen sa koute pou soti",
			paragraphs: [
				"Frè pou retire lajan anvan lè dire plizyè ane, sètan rive dizan nan anpil kontra, e yo desann chak ane. Pifò kontra kite w retire jiska 10% nan valè a chak ane san frè. Gen kèk ki fè tou yon **ajisteman dapre valè mache a**, ki ka ogmante sa ou resevwa oswa bese l.",
				"Si ou retire lajan anvan laj 59½ an, anjeneral ou dwe yon lòt taks federal 10% sou pwofi a, anplis taks sou revni. Mande tout tablo frè yo sou papye, an dola, pou montan ou ta mete a.",
			],
		},
		{
			title: "Kloz revni yo, ak mo senp",
			paragraphs: [
				"Yon kloz siplemantè ka pwomèt yon revni pou tout lavi, pou yon frè chak ane. Li swiv de valè. Youn se vrè valè kontra a, ou ka retire l, mwens frè yo si genyen. Lòt la, **baz benefis** la, sèvi sèlman pou kalkile revni an. Ou pa ka retire l, kèlkeswa vitès li grandi.",
				"Kidonk mande de chif: konbyen revni ou t ap resevwa apati laj ou gen nan tèt ou a, ak konbyen lajan kach ou ta ka retire menm jou sa a. Pwomès la depann de kapasite konpayi asirans lan genyen pou l peye pandan anpil ane.",
			],
		},
		{
			title: "Ranplase yon anwite ou genyen deja",
			paragraphs: [
				"Yon nouvo kontra anjeneral kòmanse yon nouvo peryòd frè pou retire lajan anvan lè. Yon “bonis”, konpayi a ka reprann li pita ak plafon ki pi ba oswa frè ki dire pi lontan. Mande de kontra yo kòtakòt: konbyen sa koute pou kite ansyen an, to nouvo a, avantaj ou t ap pèdi.",
				"Ajan an dwe gen rezon ki nan enterè ou, e li dwe ekri yo. Mande fèy kote l ekri yo a.",
			],
		},
		{
			title: "Pou ki moun li pa bon",
			paragraphs: ["Yon ajan onèt ap di w non si:"],
			items: [
				"Lajan an se tout rezèv ou.",
				"Ou ka bezwen l pou achte yon kay, pou peye swen oswa pou ede fanmi w pandan peryòd frè yo.",
				"Ou vle tout sa mache a monte, e ou ka sipòte lè l desann.",
				"Ou santi y ap pouse w. Yon bon desizyon ka tann yon semèn.",
			],
		},
	],
	checklist: {
		title: "Anvan ou siyen",
		items: [
			"Mwen konnen konbyen lajan m manke chak mwa, oswa mwen konnen m pa manke.",
			"Mwen kenbe omwen yon ane depans anba men m.",
			"Mwen gen tablo frè pou retire lajan anvan lè, an dola.",
			"Mwen wè yon ane ak 0% enterè, apre yo fin pran frè yo.",
			"Mwen konnen nòt konpayi a, ak kiyès ki ba l nòt la.",
			"Mwen montre papye yo bay yon moun mwen fè konfyans.",
		],
	},
	questions: {
		title: "Kesyon pou poze yon ajan",
		intro: "Ou ka mande chak repons alekri.",
		items: [
			"Ki pi gwo ak ki pi piti enterè yo ka bay ane sa a?",
			"Jis ki kote plafon an oswa to patisipasyon an ka desann pita?",
			"Konbyen lajan kach m t ap jwenn apre 1, 3 ak 7 an?",
			"Konbyen kloz siplemantè a koute, menm nan yon ane ki bay 0%?",
			"Kisa k ap rive lajan an lè m mouri?",
			"Poukisa kontra sa a pi bon pou mwen pase sa m genyen an?",
		],
	},
	disclosures: {
		title: "Tanpri li sa yo",
		items: [
			"Gid sa a se enfòmasyon jeneral. Li pa yon òf, ni yon rekòmandasyon, ni yon konsèy sou lalwa oswa sou taks. Èske yon anwite bon pou ou? Sa depann de tout sitiyasyon ou.",
			"Yon anwite se yon kontra asirans. Li pa yon depo, e ni FDIC ni okenn ajans federal pa asire l. Peman yo depann de kapasite konpayi asirans ki bay kontra a genyen pou l peye reklamasyon. Si ou retire lajan, ou ka gen frè ak taks pou peye.",
			"<licensedStates>{agency} gen lisans nan {licensedStates} {statesNoun}.</licensedStates> Pwodui, kondisyon ak kritè chanje selon eta a ak konpayi a. Kontra ou a di egzakteman konbyen jou ou genyen pou egzamine l gratis.",
		],
	},
} satisfies GuideContent;
