import type { CaseStudyContent } from "../../schema.ts";

export default {
	meta: {
		title: "Yon egzanp FIA: kè poze pou yon pati nan lajan, ak pri l",
		description:
			"Yon egzanp envante<fiaFiguresShown> ak kalkil ki vre</fiaFiguresShown>: yon anwite fiks endekse<fiaFiguresShown> ak 4 to diferan</fiaFiguresShown>, ansanm ak frè yo ak move chans yo, bagay piblisite yo renmen sote.",
	},
	title: "Egzanp: yon anwite pou lajan ki ka tann",
	lead: "Teresa gen {age} an, e li rete l dezan anvan l sispann travay. Li te deja ranvwaye retrèt li yon fwa, lè labous (stock market) te tonbe. Èske yon pati nan lajan li sere a ta ka rete yon kote yon endis k ap desann pa ka touche l, e kisa li t ap pèdi an echanj? <fiaFiguresShown>Men sa chif yo di, ak sa yo pa di.</fiaFiguresShown>",
	notice:
		"Teresa pa yon moun ki egziste vre. <fiaFiguresShown>Nou envante l pou ede w konprann chif yo. Rezilta li yo ipotetik, okenn konpayi asirans pa ofri yo, e rezilta pa w yo t ap diferan.</fiaFiguresShown><fiaFiguresWithheld>Nou envante l pou egzanp sa a.</fiaFiguresWithheld>",
	person: {
		title: "Ki moun Teresa ye",
		paragraphs: [
			"Teresa se pwofesè lekòl nan Tampa, e li vle pran retrèt li lè l gen 65 an. Lè yo te vann kay manman l, li te jwenn {deposit}. Anplis, li kenbe {kept} yon kote l ka jwenn yo nenpòt jou. Pansyon li ak Sekirite Sosyal ap kouvri mwa nòmal yo. {deposit} yo se pou pita: yon lòt machin, swen si l bezwen, yon ti bagay pou nyès li yo.",
			"Lè labous desann, Teresa pa dòmi byen. Li konnen tou lajan ki pa rapòte anyen pèdi yon ti kras nan valè l chak ane. Se poutèt sa li mande konbyen kè poze koute.",
		],
		facts: [
			{ label: "Laj", value: "{age}" },
			{ label: "Lajan pou pita", value: "{deposit}" },
			{ label: "Lajan ki rete anba men l", value: "{kept}" },
			{ label: "Konbyen tan lajan an ka tann", value: "anviwon {years} an" },
		],
	},
	plan: {
		title: "Sa l ap konpare",
		paragraphs: [
			"Yon [anwite fiks endekse (FIA)](/services/fia) se yon kontra ak yon konpayi asirans. Teresa t ap peye {deposit} yon sèl fwa. Chak ane konpayi a ajoute enterè ak yon fòmil ki swiv yon endis bous, jiska yon plafon. Lè endis la desann, fòmil la bay limit anba a, ki souvan 0%, e pèt endis la pa tonbe sou li. Men lajan li retire, frè yo ak frè kloz siplemantè yo ap bese valè a kanmenm.",
			"Teresa konpare anwite a ak de lòt chwa: kite lajan an kote l ye a, oswa yon anwite fiks ki di to a davans. Epi an premye, li mande kontra ki pa gen kloz pou revni, paske li poko bezwen yon revni nan lajan sa a.",
		],
	},
	figures: {
		figuresOf: "fia",
		title: "Sa {years} an ta ka bay",
		intro:
			"Men 4 to ki pa janm chanje, pou w wè diferans ki genyen ant yo. Vrè kontra yo bay yon lòt to chak ane, e **nenpòt nan ane sa yo ka tounen yon ane ki bay 0%**.",
		assumptions: [
			"Yo peye {deposit} premye jou a. Pandan {years} an, yo pa ajoute anyen e yo pa retire anyen.",
			"Yo ajoute enterè a yon fwa chak ane, toujou ak menm to a. Se to kalkilatris nou an; okenn konpayi asirans pa pwomèt yo.",
			"Yo pa konte okenn frè pou retire lajan, frè kloz siplemantè, ajisteman dapre valè mache a, ni taks.",
		],
		caption: "Valè ipotetik kontra a apre {years} an, anvan frè ak taks",
		lines: [
			{ id: "zero", label: "{rateZero} chak ane" },
			{ id: "low", label: "{rateLow} chak ane" },
			{ id: "fixed", label: "{rateFixed} chak ane" },
			{ id: "high", label: "{rateHigh} chak ane" },
		],
		note: "Se chif ipotetik; se pa yon ilistrasyon kontra, e se pa yon pwomès. Si pri bagay yo monte {inflation} chak ane, nan {years} an {deposit} ap achte sa {buyingPower} achte jodi a. Sou liy {rateZero} a, se sa lajan Teresa a t ap vo tout bon.",
	},
	wrong: {
		title: "Sa ki ka mal pase",
		intro:
			"<fiaFiguresShown>Gade chif sa yo ansanm ak chif ki bay espwa yo.</fiaFiguresShown> Pousantaj yo se egzanp; chak kontra gen pwòp tablo pa l.",
		items: [
			{
				title: "Li bezwen lajan an anvan lè",
				text: "Yon do kay nèf koute {roof} nan dezyèm ane a. Ann di kontra a kite l retire {freeShare} chak ane san frè; isit la, sa fè {free}. Sou rès la, yo pran yon frè {chargeRate}: {charge}. Anplis, li ka dwe taks sou pwofi a.",
			},
			{
				title: "Li ajoute yon kloz li pa bezwen",
				text: "Yon kloz siplemantè pou revni, ki koute {riderRate} chak ane, pran {rider} nan premye ane a, menm lè enterè a se 0%. Ak {years} ane konsa youn dèyè lòt, nan {deposit} yo ap rete {afterRider}.",
			},
			{
				title: "Plafon an bese",
				text: "Chak fwa kontra a renouvle, konpayi a fikse plafon an ankò, nan limit ki ekri nan kontra a. Apre yon premye ane ki bon, menm si endis la monte menm jan an, li ka jwenn anpil mwens. Frè pou retire lajan anvan lè toujou la.",
			},
			{
				title: "Konpayi asirans lan gen pwoblèm",
				text: "Kontra a depann de kapasite konpayi asirans ki bay kontra a genyen pou l peye reklamasyon. Teresa gade nòt solidite finansye konpayi a anvan l siyen, epi chak ane apre sa.",
			},
		],
	},
	decision: {
		title: "Sa l deside",
		paragraphs: [
			"Nan egzanp sa a, Teresa achte anwite a, san kloz siplemantè. Li ka fè sa paske {kept} rete deyò kontra a, epi paske li konnen nan ki ane li ta ka bezwen rès la. Sè li, ki gen yon sèl lajan pou tout bagay, t ap gen bon rezon pou l di non.",
			"Pandan peryòd pou egzamine kontra a gratis, li reli kontra a ak tablo frè yo devan l, epi li make sou kalandriye l jou frè yo fini. Konbyen jou li genyen depann de eta kote l rete a ak laj li; kontra li a di egzakteman konbyen.",
		],
	},
	questions: {
		title: "Kesyon pou w poze nenpòt ajan",
		items: [
			"Ki pi gwo enterè mwen ka jwenn ane sa a, e jis ki kote plafon an ka desann pita?",
			"Konbyen m ap resevwa si m soti nan kontra a apre dezan, e apre senkan?",
			"Ki frè yo pran nan yon ane kote enterè a se 0%?",
			"Ki konpayi ki bay kontra a, e ki nòt solidite finansye li genyen?",
			"Kijan yo peye w si mwen di wi?",
		],
	},
	disclosures: {
		title: "Tanpri li sa yo",
		items: [
			"Yon anwite se yon kontra asirans pou lontan. Se pa yon depo, e ni FDIC ni okenn ajans federal pa asire l.",
			"Ou peye taks sou pwofi ou retire a kòm revni òdinè, e anjeneral gen yon taks federal 10% anplis anvan laj 59½ an. {agency} pa bay konsèy sou lalwa ni sou taks.",
			"<licensedStates>{agency} [gen lisans nan {licensedStates} {statesNoun}](/licensing).</licensedStates> Kontra yo, sa yo ofri ak frè yo chanje selon eta a ak konpayi a.",
		],
	},
	callToAction: {
		title:
			"<fiaFiguresShown>Kounye a, eseye ak pwòp chif pa w</fiaFiguresShown><fiaFiguresWithheld>Kounye a, reflechi sou pwòp plan pa w</fiaFiguresWithheld>",
		text: "<fiaFiguresShown>Kalkilatris la ap louvri ak chif Teresa yo. Chanje montan an ak kantite ane yo, e gade liy 0% la an premye.</fiaFiguresShown><fiaFiguresWithheld>Di nou sa ou gen nan tèt ou, epi yon ajan ki gen lisans ap ba ou pri konpayi asirans yo alekri.</fiaFiguresWithheld> Si w pito pale ak yon moun, rele {phone}.",
		action:
			"<fiaFiguresShown>Louvri chif sa yo nan kalkilatris la</fiaFiguresShown><fiaFiguresWithheld>Mande pri alekri</fiaFiguresWithheld>",
	},
} satisfies CaseStudyContent;
