import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Infinite Banking Concept® (IBC): kijan l mache, sa l koute",
		description:
			"Infinite Banking Concept® sèvi ak prè sou yon asirans vi pou tout lavi. Se pa yon bank. Gade kijan l mache, sa l koute okòmansman, taks yo ak dezavantaj yo.",
	},
	title: "Infinite Banking Concept® (IBC): prè sou asirans vi, san bèl pawòl",
	lead: "IBC (Infinite Banking Concept®) se yon fason pou sèvi ak yon asirans vi pou tout lavi. Se asirans vi, se pa yon bank: ou peye prim, polis la fè yon valè lajan kach, epi ou ka prete sou valè sa a. Fòk ou peye prim yo san rate pandan anpil ane, e metòd sa a bon pou kèk fanmi sèlman. Men kijan pou w konnen si l bon pou fanmi pa w.",
	whatItIs: {
		title: "Kisa IBC ye",
		paragraphs: [
			"Polis ki dèyè IBC a se yon [asirans vi pou tout lavi](/services/whole-life), anjeneral nan yon konpayi ki ka peye dividann. Yon pati nan chak prim achte ti moso kouvèti anplis ki peye nèt davans. Yo fè valè lajan kach la monte pi vit pase polis debaz la poukont li. Chak ane se konpayi a ki deside dividann yo, e li pa pwomèt yo.",
			"Lè ou bezwen lajan, ou mande konpayi asirans lan yon prè sou polis la. Se valè lajan kach la ki sèvi kòm sekirite. Yo pa tcheke kredi w, epi pa gen dat fiks pou remèt. Men konpayi a fè w peye enterè, e si ou pa remèt prè a, yo retire l nan lajan asirans lan peye lè moun nan mouri.",
			"Mo “banking” ki nan non angle a se yon fason pale sèlman. Valè lajan kach la se pa yon depo labank, e FDIC pa asire l.",
		],
	},
	fit: {
		title: "Èske IBC bon pou ou?",
		forTitle: "IBC ka bon pou ou si",
		for: [
			"Ou bezwen yon asirans vi pou tout lavi w, menm si ou pa ta janm prete.",
			"Lajan ou touche a estab, epi ou deja gen lajan sou kote pou ijans.",
			"Ou ka peye prim nan pandan anpil ane, menm nan move ane yo.",
			"Ou gen disiplin pou remèt yon prè pèsonn p ap vin reklame.",
		],
		notForTitle: "Chèche yon lòt chwa si",
		notFor: [
			"Ou gen dèt kat kredi. Anjeneral, li pi itil pou peye yo anvan. Gade [plan aksyon pou dèt](/services/debt-action) nou an.",
			"W ap bezwen lajan sa a nan kèk ane. Nan kòmansman, valè lajan kach la pi piti pase sa ou peye.",
			"Ou bezwen kite anpil lajan pou fanmi w ak yon ti prim. Se pou sa [asirans vi pou yon tèm](/services/term-life) la.",
		],
	},
	steps: {
		title: "Kijan sa mache",
		items: [
			{
				title: "Nou prepare polis la",
				text: "<carriersCompared>Nou konpare konpayi yo epi nou mande</carriersCompared><carriersComparedWithheld>Nou mande</carriersComparedWithheld> ilistrasyon ki gen yon ti prim debaz ak plis lajan pou kouvèti anplis ki peye nèt, nan limit lwa taks la. Ou aplike, ou reponn kesyon sou sante w, epi konpayi a deside apre evalyasyon risk la.",
			},
			{
				title: "Ou peye pandan plizyè ane",
				text: "Ou peye jan sa te prevwa a, epi yon fwa chak ane ou gade polis la ansanm avè nou: valè lajan kach, dividann, prè, ak si plan an toujou bon pou lavi w.",
			},
			{
				title: "Ou prete, epi ou remèt",
				text: "Ou ka prete yon pati nan valè lajan kach la pou yon machin, yon do kay oswa yon bezwen biznis. Ou fikse jan w ap remèt la, epi ou kenbe pawòl ou, pou enterè a pa manje polis la.",
			},
		],
	},
	costs: {
		title: "Konbyen li koute, ak limit li yo",
		intro: "Lè moun regrèt IBC, souvan se paske gen bagay yo pa t di yo nan kòmansman. Men sa pou w konsidere.",
		items: [
			{
				title: "Premye ane yo koute chè",
				text: "Pri asirans lan, depans yo ak komisyon ajan an soti nan prim nan. Si ou ta kite polis la nan youn nan premye ane yo, ou t ap resevwa mwens pase sa ou te peye, epi ka gen frè pou retire lajan anvan lè.",
			},
			{
				title: "Enterè sou prè a se vrè enterè",
				text: "Ou peye enterè bay konpayi asirans lan, se pa bay tèt ou. Gen konpayi tou ki peye yon dividann diferan sou valè ki sèvi kòm sekirite pou prè a. Enterè ou pa peye ajoute sou prè a epi li grandi.",
			},
			{
				title: "Si polis la tonbe, ou ka dwe taks",
				text: "Si prè yo vin depase valè lajan kach la, polis la tonbe. Kouvèti a fini, epi pwofi a tounen revni ou dwe taks sou li, menm si ou pa touche lajan kach jou sa a.",
			},
			{
				title: "Mete lajan twò vit chanje règ taks yo",
				text: "Si ou mete lajan twò vit, polis la tounen yon kontra dotasyon modifye (MEC). Lè ou prete apre sa, yo konte pwofi a an premye e ou peye taks sou li, anjeneral ak yon taks federal 10% anplis anvan laj 59½ an.",
			},
		],
	},
	example: {
		figuresOf: "ibc",
		title: "Yon egzanp ipotetik: $1,000 chak mwa pandan 20 an",
		intro:
			"Egzanp sa a ipotetik; se pa yon ilistrasyon polis. Li montre kalkil [kalkilatris](/calculator) la ak plizyè to. Yon vrè polis ap diferan, e nan premye ane yo li souvan gen mwens.",
		assumptions: [
			"Ou peye $1,000 nan fen chak mwa pandan 20 an, $240,000 antou. Ou pa pran prè.",
			"85% nan chak peman konte kòm valè lajan kach. Lòt 15% la reprezante tout depans yo. Nan yon vrè polis, depans yo pi wo nan kòmansman.",
			"To anyèl la pa janm chanje. Yo divize l pa 12, epi yo ajoute enterè a chak mwa. Pa gen konpayi ki pwomèt to sa yo; dividann yo ka pi piti, oswa pa genyen ditou.",
		],
		rows: [
			{ label: "Sa ou peye antou", value: "$240,000" },
			{ label: "Valè ipotetik ak 0% pa ane, enterè ajoute chak mwa", value: "$204,000" },
			{ label: "Valè ipotetik ak 4% pa ane, enterè ajoute chak mwa", value: "$311,758" },
			{ label: "Valè ipotetik ak 5% pa ane, enterè ajoute chak mwa", value: "$349,379" },
			{ label: "Valè ipotetik ak 6% pa ane, enterè ajoute chak mwa", value: "$392,735" },
		],
		note: "Ak 0%, rezilta a $36,000 pi ba pase sa ou te peye. Anvan ou deside, mande konpayi a pwòp ilistrasyon pa l, epi gade kolòn ki pa konte dividann yo.",
	},
	faqs: {
		title: "Kesyon moun poze souvan",
		items: [
			{
				question: "Èske se yon bank, oswa èske l ranplase bank?",
				answer: "Non. Se yon polis asirans vi ki pèmèt ou prete. Kenbe yon kont labank pou lavi chak jou ak pou ijans.",
			},
			{
				question: "Èske dividann yo kontinye pandan mwen dwe yon prè?",
				answer:
					"Anjeneral tout valè lajan kach la rete nan polis la kòm sekirite, men chak konpayi trete sa yon jan diferan pandan prè a. Mande twa repons alekri: ki to enterè prè a, èske l ka chanje, ak ki efè yon prè gen sou dividann yo.",
			},
			{
				question: "Èske m ap peye taks sou prè yo?",
				answer:
					"Anjeneral non, toutotan polis la valab epi li pa yon MEC. Si polis la tonbe oswa ou kite l pandan l gen pwofi, ou peye taks sou pwofi a. Pale ak espesyalis taks ou; nou pa bay konsèy sou taks.",
			},
			{
				question: "E si yon ane mwen pa ka peye prim nan?",
				answer:
					"Petèt ou ka sispann peye pou kouvèti anplis yo, sèvi ak dividann yo, bese kouvèti a, oswa kite konpayi a pran prim nan kòm prè sou polis la. Chak solisyon gen pri pa l, e yon polis ki pa gen ase valè ap tonbe. Poze kesyon sa yo anvan ou achte.",
			},
			{
				question: "Konbyen tan li pran pou IBC vo lapenn?",
				answer:
					"Anpil ane, e petèt jamè si dividann yo rete piti oswa ou kite polis la bonè. Mande nan ki ane valè lajan kach ki nan ilistrasyon an depase prim ou peye yo pou premye fwa. Si tan sa a twò long pou ou, IBC pa bon pou ou.",
			},
		],
	},
	disclosures: {
		title: "Tanpri li sa yo",
		items: [
			"{ibcNotice}",
			"IBC se non yon konsèp, se pa non yon pwodui. Pwodui a se yon asirans vi pou tout lavi yon konpayi asirans bay; tout valè ak tout peman depann de kapasite konpayi sa a genyen pou l peye reklamasyon.",
			"Chif ki sou paj sa a ipotetik; yo pa ilistrasyon yon polis. Dividann yo pa garanti, epi prè yo bese valè lajan kach la ak lajan asirans lan peye lè moun nan mouri.",
			"Kouvèti a depann de evalyasyon risk la epi li chanje selon eta a. Paj sa a bay enfòmasyon jeneral; se pa konsèy sou taks, lalwa oswa kredi. Gade [sa ki valab nan eta w](/state-compliance).",
		],
	},
	callToAction: {
		title: "Mande yon dezyèm opinyon",
		text: "Pote yon ilistrasyon yo te montre w yon lòt kote, oswa ann kòmanse nan zewo. Nan yon apèl gratis 30 minit nou gade depans yo liy pa liy, epi si IBC pa bon pou ou, n ap di w sa. Rele {phone} oswa [voye yon mesaj ban nou](/#contact).",
	},
} satisfies ProductPageContent;
