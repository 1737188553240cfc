import type { CaseStudyContent } from "../../schema.ts";

export default {
	meta: {
		title: "Yon egzanp IBC: prete sou polis la, oswa tann?",
		description:
			"Egzanp envante sou yon koup k ap etidye Infinite Banking Concept®: konbyen yon prè sou polis la koute, <ibcFiguresShown>konbyen polis la ta ka vo, </ibcFiguresShown>e poukisa yo chwazi tann.",
	},
	title: "Egzanp: Infinite Banking Concept® ak yon dezyèm kamyon",
	lead: "Joseph ak Mirlande ap taye palmis ak koupe gazon nan Fort Lauderdale. Yo tande yo ta ka prete lajan sou yon polis asirans vi pou achte pwochen kamyon yo. Se asirans vi, se pa yon bank, e prè yo gen pri pa yo. Kidonk yo chita fè kalkil la.",
	notice:
		"Joseph ak Mirlande pa moun ki egziste vre. <ibcFiguresShown>Nou envante yo pou ede w konprann chif yo. Rezilta yo ipotetik, okenn konpayi asirans pa ofri yo, e rezilta pa w yo t ap diferan.</ibcFiguresShown><ibcFiguresWithheld>Nou envante yo pou egzanp sa a.</ibcFiguresWithheld>",
	person: {
		title: "Ki moun Joseph ak Mirlande ye",
		paragraphs: [
			"Biznis Joseph ak Mirlande rantre ase lajan prèske chak mwa, e yo kenbe yon ti lajan kach pou sezon ki mou an. Yo gen de timoun lekòl, yon kamyon ki fin vye, epi yo dwe {card} sou yon kat kredi ki mande {cardRate} enterè.",
			"Nan kèk ane yo pral bezwen yon dezyèm kamyon, anviwon {loan}. Yo renmen lide prete sou yon bagay ki pou yo. Yo ta ka mete {monthly} chak mwa nan yon polis, pandan lontan.",
		],
		facts: [
			{ label: "Laj Joseph", value: "{age}" },
			{ label: "Yo ta ka peye chak mwa", value: "{monthly}" },
			{ label: "Pri kamyon an", value: "anviwon {loan}" },
			{ label: "Dèt sou kat kredi", value: "{card}, ak {cardRate} enterè" },
		],
	},
	plan: {
		title: "Sa y ap konpare",
		paragraphs: [
			"Dèyè [IBC (Infinite Banking Concept®)](/services/ibc) gen yon asirans vi pou tout lavi, kote moun nan peye plis pase prim debaz la. Lè valè lajan kach la monte ase, konpayi asirans lan ka ba yo yon prè sou li. Konpayi a pa tcheke kredi yo. Men gen enterè, e se konpayi a ki pran l.",
			"Tankou anpil moun, premye bagay yo te mande se konbyen yon prè ta koute. Men premye kesyon pou poze a se konbyen polis la vo nan premye ane yo, paske konpayi a pa ka ba yo yon prè ki depase sa.",
		],
	},
	figures: {
		figuresOf: "ibc",
		title: "Konbyen polis la ta ka vo",
		intro:
			"Men yon valè ipotetik apre {years} an, ak 4 to ki pa janm chanje. Nan chak peman, yo konte {counted}. Rès la se pou tout depans yo, ki **nan yon vrè polis pi wo nan kòmansman an**.",
		assumptions: [
			"Yo peye {monthly} nan fen chak mwa pandan {years} an. Yo pa pran okenn prè.",
			"Nan chak peman, {counted} konte nan valè a, jan kalkilatris nou an fè l. Nan yon vrè polis, sa ka plis oswa mwens.",
			"To anyèl la pa janm chanje. Yo divize l pa 12, epi yo ajoute enterè a chak mwa. Se konpayi asirans lan ki deside dividann yo chak ane; yo ka pi piti, oswa yo ka pa genyen.",
		],
		caption: "Valè ipotetik apre {years} an",
		lines: [
			{ id: "zero", label: "{rateZero} pa ane, enterè ajoute chak mwa" },
			{ id: "low", label: "{rateLow} pa ane, enterè ajoute chak mwa" },
			{ id: "assumed", label: "{rateAssumed} pa ane, enterè ajoute chak mwa" },
			{ id: "high", label: "{rateHigh} pa ane, enterè ajoute chak mwa" },
		],
		note: "Ipotetik; se pa yon ilistrasyon polis, e se pa yon pwomès. Ak {rateZero}, valè a fini {missing} pi ba pase {paid} yo te peye a. Ak {rateAssumed}, li depase peman yo pou premye fwa nan {yearAhead}yèm ane a; ak {rateLow}, nan {yearAheadLow}yèm ane a. Yon vrè polis souvan pran plis tan, paske depans li yo vini nan kòmansman an.",
	},
	wrong: {
		title: "Sa ki ka mal pase",
		intro: "Pifò desepsyon soti nan sa yo pa t di nan kòmansman an. Isit la nou di l.",
		items: [
			{
				title: "Twò bonè pou kamyon an",
				text: "Apre {earlyYears} an, yo t ap deja peye {earlyPaid}<ibcFiguresShown>, e menm ak {rateAssumed} kalkilatris nou an montre {earlyValue}</ibcFiguresShown>. Yon vrè polis souvan gen anpil mwens lè sa a. Yo pa t ap ka prete {loan} sou li.",
			},
			{
				title: "Yon prè pèsonn pa egzije yo remèt",
				text: "Si yo pa remèt anyen, yon prè {loan} ak {loanRate} enterè chak ane rive {owed} nan {loanYears} an. Se konpayi a ki pran {loanInterest} enterè a, e yo retire tout sa yo dwe nan lajan asirans lan peye lè moun nan mouri.",
			},
			{
				title: "Polis la tonbe, epi taks vini",
				text: "Si prè ak enterè depase valè lajan kach la, polis la tonbe. Kouvèti a fini, e pwofi a tounen revni yo peye taks sou li, menm si jou sa a yo pa resevwa okenn lajan.",
			},
			{
				title: "Kat kredi a pandan tan sa a",
				text: "Pandan y ap peye yon polis, kat kredi a koute yo {cardRate} chak ane. Ak menm {monthly} chak mwa a, li fin peye nan {cardMonths} mwa, ak {cardInterest} enterè. Okenn polis yo te montre yo pa rapòte anyen ki pwoche sa kat kredi a pran.",
			},
		],
	},
	decision: {
		title: "Sa yo deside",
		paragraphs: [
			"Nan egzanp sa a, yo tann. Chak mwa, {monthly} yo ale sou kat kredi a an premye; apre sa, yo sere yo pou kamyon an. Pandan tan sa a yo achte [asirans vi pou yon tèm](/services/term-life) pou toulède, paske ni biznis la ni timoun yo pa t ap ka kenbe si youn nan de paran yo ta mouri.",
			"Nan dezan yo gen lide gade sa ankò, ak ilistrasyon konpayi asirans lan, nan kolòn san dividann yo. Yon koup ki pa gen dèt sou kat kredi, ki gen revni regilye e ki bezwen asirans pandan tout lavi yo, petèt t ap di wi jodi a.",
		],
	},
	questions: {
		title: "Kesyon pou w poze nenpòt ajan",
		items: [
			"Ki premye ane kote valè lajan kach la, san dividann, depase sa m te peye?",
			"Ki to prè a genyen, èske l ka chanje, e ki efè yon prè genyen sou dividann mwen yo?",
			"Nan chak peman, ki pati ki prim debaz, e ki pati ki achte kouvèti anplis ki peye nèt?",
			"Kisa w ap fè pou polis la pa janm tounen yon kontra dotasyon modifye (MEC)?",
			"Kijan yo peye w si mwen di wi?",
		],
	},
	disclosures: {
		title: "Tanpri li sa yo",
		items: [
			"{ibcNotice}",
			"IBC se non yon konsèp, se pa non yon pwodui. Pwodui a se yon asirans vi pou tout lavi yon konpayi asirans bay; tout valè ak tout sa l bay depann de kapasite konpayi sa a genyen pou l peye reklamasyon.",
			"Chif ki sou paj sa a ipotetik, e yo pa yon ilistrasyon polis. Prè yo bese valè lajan kach la ak lajan asirans lan peye lè moun nan mouri. {agency} pa bay konsèy sou lalwa, sou taks ni sou kredi.",
			"<licensedStates>{agency} [gen lisans nan {licensedStates} {statesNoun}](/licensing).</licensedStates> Pwodui, kondisyon ak kritè chanje selon eta a ak konpayi a.",
		],
	},
	callToAction: {
		title:
			"<ibcFiguresShown>Kounye a, eseye ak pwòp chif pa w</ibcFiguresShown><ibcFiguresWithheld>Kounye a, reflechi sou pwòp plan pa w</ibcFiguresWithheld>",
		text: "<ibcFiguresShown>Kalkilatris la ap louvri ak chif koup la. Chanje peman an ak kantite ane yo, e gade liy 0% la an premye.</ibcFiguresShown><ibcFiguresWithheld>Di nou sa ou gen nan tèt ou, epi yon ajan ki gen lisans ap ba ou pri konpayi asirans yo alekri.</ibcFiguresWithheld> Si w pito pale ak yon moun, rele {phone}.",
		action:
			"<ibcFiguresShown>Louvri chif sa yo nan kalkilatris la</ibcFiguresShown><ibcFiguresWithheld>Mande pri alekri</ibcFiguresWithheld>",
	},
} satisfies CaseStudyContent;
