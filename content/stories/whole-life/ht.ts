import type { CaseStudyContent } from "../../schema.ts";

export default {
	meta: {
		title: "Egzanp asirans vi pou tout lavi: yon pitit ki bezwen èd",
		description:
			"Egzanp envante sou yon manman, pitit li ki gen yon andikap, ak yon asirans vi pou tout lavi: <wholeLifeFiguresShown>konbyen sa ka koute, </wholeLifeFiguresShown>sa ki koute mwens, ak sa k pase si l sispann peye.",
	},
	title: "Egzanp: kouvèti pou yon pitit k ap toujou bezwen èd",
	lead: "Rosa gen {age} an. Pitit gason l Mateo gen sendwòm Down, e l ap bezwen èd lontan apre manman l pa la ankò. Yon polis ki fini nan {termYears} an pa rezoud pwoblèm li, e youn ki dire tout lavi koute plizyè fwa plis. <wholeLifeFiguresShown>Nou fè kalkil la pou yon moun ki nan sitiyasyon l.</wholeLifeFiguresShown>",
	notice:
		"Rosa ak Mateo pa moun ki egziste vre. <wholeLifeFiguresShown>Nou envante yo pou ede w konprann chif yo.</wholeLifeFiguresShown><wholeLifeFiguresWithheld>Nou envante yo pou egzanp sa a.</wholeLifeFiguresWithheld> <wholeLifeFiguresShown>Prim yo se estimasyon kalkilatris nou an, okenn konpayi asirans pa ofri yo, e prim pa w la t ap diferan.</wholeLifeFiguresShown>",
	person: {
		title: "Ki moun Rosa ye",
		paragraphs: [
			"Rosa dirije kizin yon lekòl nan Houston, li lwe kay, e li pa fimen. Sè li dakò pou l okipe Mateo yon jou. Rosa vle sè a gen lajan pou l fè sa.",
			"Rosa gade bidjè l mwa pa mwa. Li ka peye anviwon {budget} chak mwa, menm nan yon move mwa, men pa plis. Li ta renmen Mateo jwenn {coverage}, kèlkeswa lè li menm li mouri.",
		],
		facts: [
			{ label: "Laj", value: "{age}" },
			{ label: "Laj Mateo", value: "{childAge}" },
			{ label: "Kouvèti li ta vle", value: "{coverage}" },
			{ label: "Li ka peye chak mwa", value: "{budget}" },
		],
	},
	plan: {
		title: "Sa l ap konpare",
		paragraphs: [
			"[Asirans vi pou tout lavi](/services/whole-life) kenbe menm prim nan pandan tout lavi Rosa, e li peye kèlkeswa lè Rosa mouri, depi Rosa peye prim yo jan kontra a mande a. Polis la fè valè lajan kach dousman, dapre yon tablo ki ekri nan kontra a. Gen konpayi ki ka peye dividann; pèsonn pa ka konte sou sa.",
			"Yon [asirans vi pou yon tèm](/services/term-life) pou menm {coverage} yo koute mwens, e li dire {termYears} an. <termLifeFiguresShown>Dapre estimasyon nou, se ta anviwon {term} chak mwa.</termLifeFiguresShown> Men lè Rosa gen {ageAtEnd} an, kouvèti a t ap fini. Mateo t ap gen {childAtEnd} an, e li t ap toujou bezwen èd.",
		],
	},
	figures: {
		figuresOf: "whole-life",
		title: "Konbyen sa ta ka koute chak mwa",
		intro:
			"Men prim ki soti nan kalkilatris nou an. Se estimasyon, se pa pri final: se sèlman yon konpayi asirans ki fikse yon prim, apre li fin li aplikasyon an.",
		assumptions: [
			"{age} an, {coverage} kouvèti, prim peye chak mwa. Yon moun ki pa fimen, sòf si liy lan di yon lòt bagay.",
			"Sante mwayèn, san kloz siplemantè, san konte dividann.",
			"Limit anba estimasyon Rosa a se {low}, e limit anwo a se {high}. Pri yon konpayi asirans ka tonbe deyò limit sa yo.",
		],
		caption: "Prim estime chak mwa pou {coverage}",
		lines: [
			{ id: "premium", label: "Asirans vi pou tout lavi, kòmanse nan laj {age} an" },
			{ id: "smoker", label: "Asirans vi pou tout lavi, kòmanse nan laj {age} an, moun ki fimen" },
			{ id: "later", label: "Asirans vi pou tout lavi, yon ane apre, kòmanse nan laj {laterAge} an" },
			{ id: "term", label: "Asirans vi pou yon tèm {termYears} an, kòmanse nan laj {age} an" },
		],
		note: "Se estimasyon, se pa pri final. Si chif la sote konsa ant {age} an ak {laterAge} an, se paske kalkilatris nou an travay ak gwoup laj; nan yon konpayi asirans, prim nan monte yon ti kras pou chak ane ou tann. Ak premye prim ki parèt la, Rosa t ap peye {paidIn20} nan 20 an, e {paidIn40} nan 40 an. Chif yo pa montre valè lajan kach, paske se tablo kontra a sèl ki montre sa.",
	},
	wrong: {
		title: "Sa ki ka mal pase",
		intro: "Yon pwomès pou tout lavi kenbe sèlman toutotan Rosa peye prim nan. Men sa pou w veye.",
		items: [
			{
				title: "Li oblije sispann peye apre kèk ane",
				text: "<wholeLifeFiguresShown>Apre {stopYears} an, Rosa t ap deja peye {stopPaid}.</wholeLifeFiguresShown> Valè lajan kach la ka toujou piti, oswa se zewo, e ka gen frè pou retire lajan anvan lè. Gen anpil chans li jwenn mwens pase sa l te peye.",
			},
			{
				title: "Kouvèti a twò piti kounye a",
				text: "Si tout bidjè a ale nan kouvèti pou tout lavi, fanmi an ka manke pwoteksyon nan ane lwaye ak lekòl pi chè yo. Yon asirans vi pou yon tèm ansanm ak yon pi piti polis pou tout lavi souvan reponn toulède bezwen yo.",
			},
			{
				title: "Lajan an sou move non",
				text: "Lajan Mateo ta jwenn dirèkteman ka fè l pèdi èd tankou SSI oswa Medicaid. Anpil fanmi sèvi ak yon trust (byen yon moun jere pou fanmi w) pou bezwen espesyal. Sa se travay yon avoka, anvan Rosa nonmen yon benefisyè.",
			},
			{
				title: "Pri yo kontinye monte",
				text: "Nan 40 an, {coverage} ap peye mwens swen pase jodi a. Rosa gen lide gade montan an ankò chak de oswa twa ane, pandan sante l toujou pèmèt yon chanjman.",
			},
		],
	},
	decision: {
		title: "Sa l deside",
		paragraphs: [
			"Nan egzanp sa a, Rosa mete de polis ansanm: {mixWhole} asirans vi pou tout lavi pou bezwen ki pa janm fini an, ak {coverage} asirans vi pou yon tèm pandan {termYears} an, pandan Mateo ap grandi. <wholeLifeFiguresShown>Dapre estimasyon nou, sa fè {mixPremium} chak mwa antou.</wholeLifeFiguresShown> Ak rès bidjè a li peye avoka k ap prepare trust la.",
			"Rosa siyen pou sa l ka peye nan yon move mwa, paske yon polis ka ede Mateo sèlman si l valab lè Rosa mouri. Sè li konnen non konpayi a ak ki kote papye yo ye.",
		],
	},
	questions: {
		title: "Kesyon pou w poze nenpòt ajan",
		items: [
			"Kilès nan bezwen m yo k ap fini yon jou, e kilès ki pa janm fini?",
			"Èske m ka wè tablo valè lajan kach yo san dividann?",
			"Sa k ap rive polis la si mwen pa fè yon peman?",
			"Ki moun pou m nonmen kòm benefisyè, pou pitit mwen pa pèdi èd li genyen yo?",
			"Konbyen menm montan an t ap koute kòm asirans vi pou yon tèm?",
		],
	},
	disclosures: {
		title: "Tanpri li sa yo",
		items: [
			"Asirans vi pou tout lavi se asirans vi. Valè lajan kach la sèvi pou soutni kouvèti a, e se pa yon depo. Prè ak lajan ou retire bese l, e yo bese lajan asirans lan peye lè moun nan mouri tou.",
			"Tout sa polis la bay depann de kapasite konpayi asirans ki bay polis la genyen pou l peye reklamasyon. Dividann yo ka bese oswa yo ka pa peye yo. {agency} pa bay konsèy sou lalwa ni sou taks; pale ak yon avoka sou trust ak sou èd leta.",
			"<licensedStates>{agency} [gen lisans nan {licensedStates} {statesNoun}](/licensing).</licensedStates> Pwodui, kondisyon ak kritè chanje selon eta a ak konpayi a.",
		],
	},
	callToAction: {
		title:
			"<wholeLifeFiguresShown>Kounye a, eseye ak pwòp chif pa w</wholeLifeFiguresShown><wholeLifeFiguresWithheld>Kounye a, reflechi sou pwòp plan pa w</wholeLifeFiguresWithheld>",
		text: "<wholeLifeFiguresShown>Kalkilatris la ap louvri ak chif Rosa yo. Mete laj ou ak montan yon moun ta bezwen si ou pa la ankò, epi konpare l ak asirans vi pou yon tèm.</wholeLifeFiguresShown><wholeLifeFiguresWithheld>Di nou sa ou gen nan tèt ou, epi yon ajan ki gen lisans ap ba ou pri konpayi asirans yo alekri.</wholeLifeFiguresWithheld> Si w pito pale ak yon moun, rele {phone}.",
		action:
			"<wholeLifeFiguresShown>Louvri chif sa yo nan kalkilatris la</wholeLifeFiguresShown><wholeLifeFiguresWithheld>Mande pri alekri</wholeLifeFiguresWithheld>",
	},
} satisfies CaseStudyContent;
