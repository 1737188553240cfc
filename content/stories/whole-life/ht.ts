import type { CaseStudyContent } from "../../schema.ts";

export default {
	meta: {
		title: "Egzanp asirans vi pou tout lavi: yon pitit ki bezwen èd",
		description:
			"Yon manman envante, yon pitit gason ki gen yon andikap ak yon polis pou tout lavi: <wholeLifePremiums>konbyen sa ta ka koute, </wholeLifePremiums>sa ki pi bon mache, ak sa k ap pase si l sispann.",
	},
	title: "Egzanp: kouvèti pou yon pitit k ap toujou bezwen èd",
	lead: "Rosa gen {age} an. Pitit gason l Mateo gen sendwòm Down, e l ap bezwen èd lontan apre manman l pa la ankò. Yon polis ki fini nan {termYears} an pa reponn kesyon l, e youn ki dire tout lavi koute plizyè fwa plis. <wholeLifePremiums>Nou fè kalkil la ak li nan tèt nou.</wholeLifePremiums>",
	notice:
		"Rosa ak Mateo pa kliyan nou, e yo pa t janm kliyan nou. <wholeLifePremiumsShown>Nou envante yo pou chif yo gen yon figi.</wholeLifePremiumsShown><wholeLifePremiumsWithheld>Nou envante yo pou egzanp sa a.</wholeLifePremiumsWithheld> <wholeLifePremiums>Prim yo se estimasyon kalkilatris nou an, okenn konpayi asirans pa ofri yo, e prim pa ou t ap diferan.</wholeLifePremiums>",
	person: {
		title: "Ki moun Rosa ye",
		paragraphs: [
			"L ap dirije kizin yon lekòl nan Houston, li lwe kay, e li pa fimen. Sè li dakò pou l okipe Mateo yon jou. Rosa vle sè a ka fè sa san l pa nan pwoblèm lajan.",
			"Li gade bidjè l mwa pa mwa. Li ka peye anviwon {budget}, menm nan yon move mwa, men pa plis. Li ta renmen gen {coverage} pou Mateo, kèlkeswa lè li menm li mouri.",
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
			"[Asirans vi pou tout lavi](/services/whole-life) kenbe menm prim nan pandan tout lavi l, e li peye kèlkeswa lè li mouri, depi li peye jan yo te dakò a. Li fè valè lajan kach dousman, dapre yon tablo ki ekri nan kontra a. Gen konpayi ki ka peye dividann; pèsonn pa ka konte sou sa.",
			"Yon [asirans vi pou yon tèm](/services/term-life) pou menm {coverage} yo koute mwens, e li dire {termYears} an. <termLifePremiums>Dapre estimasyon nou, se ta anviwon {term} chak mwa.</termLifePremiums> Men lè l gen {ageAtEnd} an, sa t ap fini. Mateo t ap gen {childAtEnd} an, e li t ap toujou bezwen èd.",
		],
	},
	figures: {
		claim: "wholeLifePremiums",
		title: "Konbyen sa ta ka koute chak mwa",
		intro:
			"Prim ki soti nan kalkilatris nou an. Se estimasyon, se pa pri final: se sèlman yon konpayi asirans ki fikse yon prim, apre li fin li aplikasyon an.",
		assumptions: [
			"{age} an, {coverage} kouvèti, prim peye chak mwa. Yon moun ki pa fimen, sof si liy lan di yon lòt bagay.",
			"Sante mwayèn, san kloz siplemantè, san konte dividann.",
			"Limit ki antoure estimasyon Rosa a soti {low} rive {high}. Pri yon konpayi asirans ka tonbe deyò limit sa yo.",
		],
		caption: "Prim estime chak mwa pou {coverage}",
		lines: [
			{ id: "premium", label: "Asirans vi pou tout lavi, apati {age} an" },
			{ id: "smoker", label: "Asirans vi pou tout lavi, apati {age} an, moun ki fimen" },
			{ id: "later", label: "Asirans vi pou tout lavi, yon ane apre, apati {laterAge} an" },
			{ id: "term", label: "Asirans vi pou yon tèm {termYears} an, apati {age} an" },
		],
		note: "Se estimasyon, se pa pri final. Si chif la sote konsa ant {age} an ak {laterAge} an, se paske kalkilatris nou an travay ak gwoup laj; kay yon konpayi asirans, prim nan monte yon ti kras pou chak ane ou tann. Nan 20 an, Rosa t ap peye {paidIn20}, e nan 40 an {paidIn40}. Chif yo pa montre valè lajan kach, paske se tablo kontra a sèl ki montre sa.",
	},
	wrong: {
		title: "Sa ki ka mal pase",
		intro: "Yon pwomès pou tout lavi vo sèlman sa ane prim nan peye yo vo. Men kote pou w gade.",
		items: [
			{
				title: "Li oblije kanpe apre kèk ane",
				text: "<wholeLifePremiums>Apre {stopYears} an, li peye {stopPaid}.</wholeLifePremiums> Valè lajan kach la ka poko anpil, oswa li ka zewo, e gen dwa gen frè pou retire lajan anvan lè. Gen anpil chans li jwenn mwens pase sa l te peye.",
			},
			{
				title: "Twò piti pou jodi a",
				text: "Si tout bidjè a ale nan kouvèti pou tout lavi, fanmi an ka manke pwoteksyon nan ane lwaye ak lekòl pi chè yo. Yon asirans vi pou yon tèm bò kote yon pi piti polis pou tout lavi souvan reponn tou de bezwen yo.",
			},
			{
				title: "Lajan an sou move non",
				text: "Lajan Mateo ta jwenn dirèkteman ka fè l pèdi èd tankou SSI oswa Medicaid. Anpil fanmi sèvi ak yon trust (byen yon moun jere pou fanmi w) pou bezwen espesyal. Sa se travay yon avoka, anvan yo nonmen benefisyè a.",
			},
			{
				title: "Pri yo kontinye monte",
				text: "Nan karant an, {coverage} ap peye mwens swen pase jodi a. Rosa gen lide gade montan an ankò chak de oswa twazan, pandan sante l toujou pèmèt yon chanjman.",
			},
		],
	},
	decision: {
		title: "Sa l deside",
		paragraphs: [
			"Nan egzanp sa a, Rosa mele tou de: {mixWhole} asirans vi pou tout lavi pou bezwen ki pa janm fini an, ak {coverage} asirans vi pou yon tèm pandan {termYears} an, pandan Mateo ap grandi. <wholeLifePremiums>Dapre estimasyon nou, sa fè {mixPremium} chak mwa antou.</wholeLifePremiums> Ak rès bidjè a li peye avoka k ap prepare trust la.",
			"Li siyen pou sa l ka peye nan yon move mwa, paske yon polis ka ede Mateo sèlman si l valab jou yo bezwen l lan. Sè li konnen non konpayi a ak ki kote papye yo ye.",
		],
	},
	questions: {
		title: "Kesyon pou w poze nenpòt ajan",
		items: [
			"Ki pati nan bezwen m k ap fini yon jou, e ki pati ki pa janm fini?",
			"Èske m ka wè tablo valè lajan kach yo san dividann?",
			"Sa k ap rive polis la si mwen anreta sou yon peman?",
			"Ki moun ki ta dwe benefisyè, pou pitit mwen kenbe èd li genyen yo?",
			"Konbyen menm montan an t ap koute kòm asirans vi pou yon tèm?",
		],
	},
	disclosures: {
		title: "Tanpri li sa yo",
		items: [
			"Asirans vi pou tout lavi se asirans vi. Valè lajan kach la la pou soutni kouvèti a, e se pa yon depo. Prè ak lajan ou retire bese l, e yo bese lajan asirans lan peye lè moun nan mouri tou.",
			"Tout sa polis la bay depann de kapasite konpayi asirans ki bay polis la genyen pou l peye reklamasyon. Dividann yo ka bese oswa yo ka pa peye yo. {agency} pa bay konsèy sou lalwa ni sou taks; pou trust ak èd leta, ou bezwen yon avoka.",
			"<licensedStates>{agency} [gen lisans nan {licensedStates} eta](/licensing).</licensedStates> Pwodui yo, kondisyon yo ak moun ki kalifye yo chanje dapre eta a ak konpayi a. Nan New York, nou sèlman rekrite ajan; nou pa vann asirans la. Paj sa a se pou enfòmasyon; se pa yon òf.",
		],
	},
	callToAction: {
		title:
			"<wholeLifePremiumsShown>Kounye a, ak pwòp chif pa ou</wholeLifePremiumsShown><wholeLifePremiumsWithheld>Kounye a, ak pwòp plan pa ou</wholeLifePremiumsWithheld>",
		text: "<wholeLifePremiumsShown>Kalkilatris la ap louvri ak chif Rosa yo. Mete laj ou ak montan yon moun ta bezwen apre ou, epi konpare l ak asirans vi pou yon tèm.</wholeLifePremiumsShown><wholeLifePremiumsWithheld>Di nou sa ou gen nan tèt ou, epi yon ajan ki gen lisans ap pote pri konpayi asirans yo ba ou alekri.</wholeLifePremiumsWithheld> Si w pito pale ak yon moun, rele {phone}.",
		action:
			"<wholeLifePremiumsShown>Louvri chif sa yo nan kalkilatris la</wholeLifePremiumsShown><wholeLifePremiumsWithheld>Mande pri alekri</wholeLifePremiumsWithheld>",
	},
} satisfies CaseStudyContent;
