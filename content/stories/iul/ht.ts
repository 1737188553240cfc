import type { CaseStudyContent } from "../../schema.ts";

export default {
	meta: {
		title: "Yon egzanp IUL: prim pandan anpil ane, ak tout frè yo",
		description:
			"Yon egzanp envante<iulFiguresShown> ak kalkil ki vre</iulFiguresShown>: yon polis asirans vi inivèsèl endekse pandan anpil ane, ak <iulFiguresShown>plizyè to, </iulFiguresShown>frè yo, move ane yo ak yon lòt chwa.",
	},
	title: "Egzanp: yon jèn papa, yon polis ki long, ak yon dezyèm kout je",
	lead: "Daniel gen {age} an ak de timoun piti. Yon kòlèg di l yon polis asirans vi inivèsèl endekse pwoteje fanmi l epi fè yon valè lajan kach anplis. Toulède bagay yo plè l. Apre sa li mande konbyen sa koute, e se la egzanp sa a kòmanse.",
	notice:
		"Daniel pa yon moun ki egziste vre. <iulFiguresShown>Nou envante l pou ede w konprann chif yo. Rezilta li yo ipotetik, okenn konpayi asirans pa ofri yo, e rezilta pa w yo t ap diferan.</iulFiguresShown><iulFiguresWithheld>Nou envante l pou egzanp sa a.</iulFiguresWithheld>",
	person: {
		title: "Ki moun Daniel ye",
		paragraphs: [
			"Daniel se fizyoterapet nan Orlando, e li pa fimen. Revni l regilye, li gen sis mwa depans sou kote pou ijans, e li mete ase lajan nan plan ki nan travay li a pou l jwenn tout lajan patwon an ajoute. Apre tout sa, li ta ka peye {monthly} chak mwa pou yon asirans, pandan lontan.",
			"Gen de bagay Daniel vle. Si li mouri jèn, li vle fanmi l jwenn {coverage}. Si li viv jiskaske l aje, li ta renmen kite yon bagay, epi gen yon valè lajan kach li ka prete sou li.",
		],
		facts: [
			{ label: "Laj", value: "{age}" },
			{ label: "Li ta ka peye chak mwa", value: "{monthly}" },
			{ label: "Konbyen tan li ta ka peye", value: "{years} an" },
			{ label: "Sa l vle pou fanmi l", value: "{coverage}" },
		],
	},
	plan: {
		title: "Sa l ap konpare",
		paragraphs: [
			"[Asirans vi inivèsèl endekse (IUL)](/services/iul) se asirans vi anvan tout bagay. Yon pati nan chak prim peye kouvèti a ak depans yo; sa ki rete a se valè lajan kach la. Konpayi asirans lan ba l enterè ak yon fòmil ki swiv yon endis, ak yon limit anba, ki souvan 0%, ak yon plafon. Daniel pa t ap gen aksyon, e limit anba a pa sispann frè chak mwa yo.",
			"Daniel konpare IUL ak [asirans vi pou yon tèm](/services/term-life). <termLifeFiguresShown>Dapre estimasyon kalkilatris nou an, {coverage} pandan {termYears} an ta koute l anviwon {termPremium} chak mwa.</termLifeFiguresShown> Asirans vi pou yon tèm fini ak tèm li e li pa gen valè lajan kach, men li kouvri ane kote timoun li yo bezwen l.",
		],
	},
	figures: {
		figuresOf: "iul",
		title: "Jis ki kote peman yo ta ka rive, san frè ak avèk frè",
		intro:
			"4 premye liy yo montre kwasans peman yo poukont yo, **anvan okenn frè polis la**. De dènye yo konte frè yo nan fason ki pi senp lan: kòmsi nan chak {monthly}, {charges} te ale pou frè. Frè yon vrè polis diferan, e yo monte avèk laj.",
		assumptions: [
			"Yo peye {monthly} nan fen chak mwa pandan {years} an.",
			"Yo ajoute enterè a chak mwa, ak yon douzyèm nan to anyèl la, ki pa janm chanje. Okenn konpayi asirans pa pwomèt to sa yo.",
			"De dènye liy yo konte sa ki rete nan chak peman apre {charges}. Yo pa konte ni prè ni taks.",
		],
		caption: "Kwasans ipotetik apre {years} an",
		lines: [
			{ id: "zero", label: "{rateZero} pa ane, enterè ajoute chak mwa, anvan frè" },
			{ id: "low", label: "{rateLow} pa ane, enterè ajoute chak mwa, anvan frè" },
			{ id: "assumed", label: "{rateAssumed} pa ane, enterè ajoute chak mwa, anvan frè" },
			{ id: "high", label: "{rateHigh} pa ane, enterè ajoute chak mwa, anvan frè" },
			{ id: "charged", label: "{rateAssumed} pa ane, enterè ajoute chak mwa, ak {charges} frè chak mwa" },
			{ id: "chargedZero", label: "{rateZero} pa ane, enterè ajoute chak mwa, ak {charges} frè chak mwa" },
		],
		note: "Chif yo montre yon kwasans ipotetik lajan ki peye a; se pa yon ilistrasyon polis, e se pa yon pwomès. To enterè konpayi a bay chanje chak ane, e li ka 0% nan plizyè ane. Ak menm {rateAssumed} la, kalkil senp frè yo fè chif la soti {atAssumed} pou l rive {assumedAfterCharges}. Se sèlman ilistrasyon konpayi asirans lan ki montre valè yon polis.",
	},
	wrong: {
		title: "Sa ki ka mal pase",
		intro: "Bagay sa yo pa ra. Yo tout ekri yon kote nan polis la, e li bon pou w jwenn yo anvan ou siyen.",
		items: [
			{
				title: "Plizyè ane san enterè",
				text: "Nan yon ane kote enterè a se 0%, yo toujou pran frè yo<iulFiguresShown>: {chargesOfYear} nan kalkil senp nou an</iulFiguresShown>. Apre kèk ane konsa, yon polis ki fèk kòmanse vo mwens pase lajan Daniel te mete ladan l.",
			},
			{
				title: "Li oblije sispann peye",
				text: "Apre {stopYears} an, Daniel t ap deja peye {stopPaid}. Lè sa a, frè pou retire lajan anvan lè ka manje anpil nan valè lajan kach la, oswa tout. Si li sispann peye men li kenbe polis la, frè yo manje valè a jiskaske polis la tonbe.",
			},
			{
				title: "Kondisyon yo chanje",
				text: "Konpayi a ka bese plafon an epi monte pri asirans lan, jiska limit ki ekri nan polis la. Ilistrasyon li te wè nan kòmansman an se pa yon pwomès.",
			},
			{
				title: "Yon prè li pa remèt",
				text: "Anjeneral yo pa peye taks sou prè yo toutotan polis la valab e li pa yon kontra dotasyon modifye (MEC). Men si prè ak frè manje tout valè a, polis la tonbe: kouvèti a fini, e li ka dwe taks sou pwofi a menm si pa gen lajan ki rete.",
			},
		],
	},
	decision: {
		title: "Sa l deside",
		paragraphs: [
			"Nan egzanp sa a, Daniel achte asirans vi pou yon tèm an premye, paske {coverage} pou timoun li yo pa ka tann, e se ak asirans sa a kouvèti a koute mwens. An menm tan, li mande de ilistrasyon yon IUL, youn ladan yo ak 0%, epi li bay tèt li yon ane pou l deside.",
			"Se pa repons ki bon pou tout moun. Yon moun ki bezwen kouvèti pandan tout lavi l, ki ka peye byen plis pase minimòm nan pandan anpil ane, e ki gade polis la chak ane, ka deside yon lòt jan. Sa ki enpòtan, se pou desizyon an chita sou paj ki montre frè yo.",
		],
	},
	questions: {
		title: "Kesyon pou w poze nenpòt ajan",
		items: [
			"Èske m ka wè ilistrasyon sa a ak 0% epi ak yon to ki ba, ak tout frè yo?",
			"Ki premye ane kote valè lajan kach la depase sa m te peye?",
			"Ki plafon ak ki to patisipasyon ki genyen jodi a, e jis ki kote yo ka desann?",
			"Sa k ap pase si mwen peye mwatye prim nan pandan twazan?",
			"Konbyen menm kouvèti a t ap koute kòm asirans vi pou yon tèm?",
		],
	},
	disclosures: {
		title: "Tanpri li sa yo",
		items: [
			"IUL se asirans vi. Achte yon polis pa vle di ou achte aksyon oswa yon endis. Ni non yon endis ni rezilta li nan tan pase pa ka di ki enterè ou pral jwenn demen.",
			"Tout sa polis la bay depann de kapasite konpayi asirans ki bay polis la genyen pou l peye reklamasyon. Prè ak lajan ou retire bese valè lajan kach la ak lajan asirans lan peye lè moun nan mouri, e yo ka fè polis la tonbe. {agency} pa bay konsèy sou lalwa ni sou taks.",
			"<licensedStates>{agency} [gen lisans nan {licensedStates} {statesNoun}](/licensing).</licensedStates> Pwodui, kondisyon ak kritè chanje selon eta a ak konpayi a.",
		],
	},
	callToAction: {
		title:
			"<iulFiguresShown>Kounye a, eseye ak pwòp chif pa w</iulFiguresShown><iulFiguresWithheld>Kounye a, reflechi sou pwòp plan pa w</iulFiguresWithheld>",
		text: "<iulFiguresShown>Kalkilatris la ap louvri ak chif Daniel yo. Chanje peman an, kantite ane yo ak to a; apre sa retire 25% nan peman an epi gade ankò.</iulFiguresShown><iulFiguresWithheld>Di nou sa ou gen nan tèt ou, epi yon ajan ki gen lisans ap ba ou pri konpayi asirans yo alekri.</iulFiguresWithheld> Si w pito pale ak yon moun, rele {phone}.",
		action:
			"<iulFiguresShown>Louvri chif sa yo nan kalkilatris la</iulFiguresShown><iulFiguresWithheld>Mande pri alekri</iulFiguresWithheld>",
	},
} satisfies CaseStudyContent;
