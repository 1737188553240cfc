import type { CaseStudyContent } from "../../schema.ts";

export default {
	meta: {
		title: "Yon egzanp IUL: anpil ane prim, ak tout frè yo",
		description:
			"Yon egzanp envante<iulGrowth> ak kalkil ki vre</iulGrowth>: yon asirans vi inivèsèl endekse moun nan peye pandan anpil ane, ak <iulGrowth>plizyè to, </iulGrowth>frè yo, move ane yo ak lòt chwa a.",
	},
	title: "Egzanp: yon jèn papa, yon polis ki long, ak yon dezyèm kout je",
	lead: "Daniel gen {age} an ak de timoun piti. Yon kòlèg di l yon polis asirans vi inivèsèl endekse pwoteje fanmi l epi fè yon valè lajan kach anplis. Li renmen tou de bò fraz la. Apre sa li mande konbyen sa koute, e se la egzanp sa a kòmanse.",
	notice:
		"Daniel pa yon kliyan nou, e li pa t janm kliyan nou. <iulGrowthShown>Nou envante l pou chif yo gen yon figi. Rezilta li yo ipotetik, okenn konpayi asirans pa ofri yo, e rezilta pa ou t ap diferan.</iulGrowthShown><iulGrowthWithheld>Nou envante l pou egzanp sa a.</iulGrowthWithheld>",
	person: {
		title: "Ki moun Daniel ye",
		paragraphs: [
			"Li se fizyoterapet nan Orlando, e li pa fimen. Revni l regilye, li gen lajan sou kote pou sis mwa ijans, e li sèvi ak plan travay li jis kote patwon an ajoute lajan. Apre tout sa, li ta ka peye {monthly} chak mwa pou yon asirans, pandan lontan.",
			"De anvi mele nan tèt li. Si li mouri jèn, fanmi l dwe jwenn {coverage}. Si li viv jiskaske l vin granmoun, li ta renmen kite yon bagay, epi gen yon valè lajan kach li ka prete sou li.",
		],
		facts: [
			{ label: "Laj", value: "{age}" },
			{ label: "Li ta ka peye chak mwa", value: "{monthly}" },
			{ label: "Pandan konbyen tan", value: "{years} an" },
			{ label: "Sa l vle pou fanmi l", value: "{coverage}" },
		],
	},
	plan: {
		title: "Sa l ap konpare",
		paragraphs: [
			"[Asirans vi inivèsèl endekse (IUL)](/services/iul) se asirans vi anvan tout bagay. Yon pati nan chak prim peye kouvèti a ak depans yo; sa ki rete a se valè lajan kach la. Konpayi asirans lan ba l enterè ak yon fòmil ki swiv yon endis, ak yon limit anba, ki souvan 0%, ak yon plafon. Daniel pa t ap gen aksyon, e limit anba a pa kanpe frè chak mwa yo.",
			"Li mete [asirans vi pou yon tèm](/services/term-life) bò kote l. <termLifePremiums>Dapre estimasyon kalkilatris nou an, {coverage} pandan {termYears} an ta koute l anviwon {termPremium} chak mwa.</termLifePremiums> Li fini ak tèm nan e li pa gen valè lajan kach, men li kouvri ane timoun li yo bezwen l yo.",
		],
	},
	figures: {
		claim: "iulGrowth",
		title: "Jis ki kote peman yo ta ka rive, san frè ak avèk frè",
		intro:
			"Kat premye liy yo montre kwasans peman yo poukont yo, **anvan okenn frè polis la**. De dènye yo konte frè yo nan fason ki pi senp lan: kòm si nan chak {monthly}, {charges} te ale pou frè. Frè yon vrè polis diferan, e yo monte avèk laj.",
		assumptions: [
			"Yo peye {monthly} nan fen chak mwa pandan {years} an.",
			"Yo kalkile enterè a chak mwa, yon douzyèm nan to anyèl la, ki pa janm chanje. Okenn konpayi asirans pa pwomèt to sa yo.",
			"De dènye liy yo konte sa ki rete nan chak peman apre {charges}. Yo pa konte ni prè ni taks.",
		],
		caption: "Kwasans ipotetik apre {years} an",
		lines: [
			{ id: "zero", label: "{rateZero} pa ane, kredite chak mwa, anvan frè" },
			{ id: "low", label: "{rateLow} pa ane, kredite chak mwa, anvan frè" },
			{ id: "assumed", label: "{rateAssumed} pa ane, kredite chak mwa, anvan frè" },
			{ id: "high", label: "{rateHigh} pa ane, kredite chak mwa, anvan frè" },
			{ id: "charged", label: "{rateAssumed} pa ane, kredite chak mwa, ak {charges} frè chak mwa" },
			{ id: "chargedZero", label: "{rateZero} pa ane, kredite chak mwa, ak {charges} frè chak mwa" },
		],
		note: "Se yon kwasans ipotetik lajan ki peye a, se pa yon ilistrasyon polis, e se pa yon pwomès. To yo bay yo chanje chak ane, e yo ka 0% nan plizyè ane. Ak menm {rateAssumed} la, kalkil senp frè yo fè chif la soti {atAssumed} pou l rive {assumedAfterCharges}. Se sèlman ilistrasyon konpayi asirans lan ki montre valè yon polis presi.",
	},
	wrong: {
		title: "Sa ki ka mal pase",
		intro: "Bagay sa yo pa ra. Yo tout ekri yon kote nan polis la, e li bon pou w jwenn yo anvan ou siyen.",
		items: [
			{
				title: "Plizyè move ane",
				text: "Nan yon ane kote enterè a se 0%, yo toujou retire frè yo<iulGrowth>: {chargesOfYear} nan kalkil senp nou an</iulGrowth>. Apre kèk ane konsa, yon polis ki jèn gen mwens lajan pase sa yo te mete ladan l.",
			},
			{
				title: "Li oblije sispann peye",
				text: "Apre {stopYears} an, Daniel peye {stopPaid}. Lè sa a, frè pou retire lajan anvan lè ka manje anpil nan valè lajan kach la, oswa tout. Si li kenbe polis la san peye, frè yo manje valè a jiskaske polis la tonbe.",
			},
			{
				title: "Kondisyon yo chanje",
				text: "Konpayi a ka bese plafon an epi monte pri asirans lan, jiska limit ki ekri nan polis la. Ilistrasyon li te wè nan kòmansman an pa yon tablo pèsonn oblije respekte.",
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
			"Nan egzanp sa a, Daniel achte asirans vi pou yon tèm an premye, paske {coverage} pou timoun li yo pa ka tann, e se konsa yo koute pi piti. An menm tan, li mande de ilistrasyon yon IUL, youn ladan yo ak 0%, epi li bay tèt li yon ane pou l deside.",
			"Se pa repons ki bon pou tout moun. Yon moun ki bezwen kouvèti pandan tout lavi l, ki ka peye byen plis pase minimòm nan pandan anpil ane, e ki gade polis la chak ane, ka deside yon lòt jan. Sa ki enpòtan, se pou desizyon an chita sou paj ki montre frè yo.",
		],
	},
	questions: {
		title: "Kesyon pou w poze nenpòt ajan",
		items: [
			"Èske m ka wè ilistrasyon sa a ak 0% epi ak yon to ki ba, ak tout frè yo?",
			"Nan ki ane valè lajan kach la depase sa m te peye pou premye fwa?",
			"Ki plafon ak ki to patisipasyon ki genyen jodi a, e jis ki kote yo ka desann?",
			"Sa k ap pase si mwen peye mwatye prim nan pandan twazan?",
			"Konbyen menm kouvèti a t ap koute kòm asirans vi pou yon tèm?",
		],
	},
	disclosures: {
		title: "Tanpri li sa yo",
		items: [
			"IUL se asirans vi. Achte yon polis pa vle di ou achte aksyon oswa yon endis. Non yon endis ak rezilta li nan tan pase pa ka di ki enterè ou pral jwenn demen.",
			"Tout sa polis la bay depann de kapasite konpayi asirans ki bay polis la genyen pou l peye reklamasyon. Prè ak lajan ou retire bese valè lajan kach la ak lajan asirans lan peye lè moun nan mouri, e yo ka fè polis la tonbe. {agency} pa bay konsèy sou lalwa ni sou taks.",
			"<licensedStates>{agency} [gen lisans nan {licensedStates} eta](/licensing).</licensedStates> Pwodui yo, kondisyon yo ak moun ki kalifye yo chanje dapre eta a ak konpayi a. Nan New York, nou sèlman rekrite ajan; nou pa vann asirans la. Paj sa a se pou enfòmasyon; se pa yon òf.",
		],
	},
	callToAction: {
		title:
			"<iulGrowthShown>Kounye a, ak pwòp chif pa ou</iulGrowthShown><iulGrowthWithheld>Kounye a, ak pwòp plan pa ou</iulGrowthWithheld>",
		text: "<iulGrowthShown>Kalkilatris la ap louvri ak chif Daniel yo. Chanje peman an, kantite ane yo ak to a; apre sa retire yon ka nan peman an epi gade ankò.</iulGrowthShown><iulGrowthWithheld>Di nou sa ou gen nan tèt ou, epi yon ajan ki gen lisans ap pote pri konpayi asirans yo ba ou alekri.</iulGrowthWithheld> Si w pito pale ak yon moun, rele {phone}.",
		action:
			"<iulGrowthShown>Louvri chif sa yo nan kalkilatris la</iulGrowthShown><iulGrowthWithheld>Mande pri alekri</iulGrowthWithheld>",
	},
} satisfies CaseStudyContent;
