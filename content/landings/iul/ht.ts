import type { LandingContent } from "../../schema.ts";

export default {
	meta: {
		title: "IUL sou yon sèl paj: valè, taks, plafon ak frè",
		description:
			"Asirans vi inivèsèl endekse pou moun ki ka peye pandan anpil ane: kijan plafon ak limit anba a mache, ki taks ki genyen, ak sa yo retire chak mwa.",
	},
	title: "Yon asirans vi ak yon valè lajan kach ki ka grandi. Ak yon plafon, yon limit anba ak frè chak mwa.",
	lead: "Asirans vi inivèsèl endekse (IUL) se asirans vi pou moun ki ka peye pandan anpil ane. Valè lajan kach la fè enterè ki swiv yon endis, nan kèk limit, e yo pa peye taks sou li pandan l ap grandi. Men bon bò a, move bò a ak frè chak mwa a, sou yon sèl paj.",
	action: "Mande yon estimasyon ak tout frè yo",
	reassurance:
		"Kèk kesyon, epi yon ajan ki gen lisans ap prepare ilistrasyon, youn ladan yo ak 0%. Ou pa gen anyen pou w siyen ni pou w peye.",
	story: {
		title: "Pou ki moun li ye",
		paragraphs: [
			"Ou deja ap sere lajan. Ou sèvi ak plan travay ou, ou gen lajan kach pou ijans, e gen yon moun ki t ap nan pwoblèm san revni ou. Ou vle yon asirans vi ki pa fini a 65 an, e ou ta renmen sa ki rete nan prim yo fè yon ti bagay pandan tan sa a.",
			"Se moun sa a polis sa a ka bon pou li. Yon moun ki ka bezwen lajan an nan mwens pase dizan, oswa ki bezwen plis kouvèti pou mwens lajan, pi bon ak yon [asirans vi pou yon tèm](/services/term-life). Nou di sa isit la, pou se pa yon frè pou retire lajan anvan lè ki di l.",
		],
	},
	figure: {
		claim: "iulGrowth",
		title: "Kat ane ak yon limit anba ak yon plafon",
		intro:
			"Kat ane envante yon endis, ak sa yon polis ki gen yon limit anba {floor} ak yon plafon {cap} t ap bay. Lè endis la monte plis pase plafon an, ou jwenn plafon an. Lè l desann, ou jwenn limit anba a. **Yo retire frè chak mwa yo nan tout kat ane yo.**",
		caption: "Yon endis envante, ak enterè yo bay la, anvan frè",
		lines: [
			{ id: "year", label: "Ane" },
			{ id: "index", label: "Endis" },
			{ id: "credited", label: "Enterè yo bay" },
		],
		note: "Ipotetik; se pa yon ilistrasyon polis. Se konpayi a ki fikse plafon an, e li ka bese l apre ou fin achte, nan limit ki ekri nan polis la; anjeneral yo pa konte dividann endis la. Si frè yo pran {charges} chak mwa, dezyèm ane a koute {chargesOfYear}, menm si pèt endis la pa tonbe sou ou.",
	},
	does: {
		title: "Sa l fè",
		items: [
			"Li peye benefisyè ou yo si ou mouri pandan polis la valab, e anjeneral yo pa peye taks federal sou revni pou sa.",
			"Li kite valè lajan kach la grandi san w pa peye taks chak ane.",
			"Li kite w prete sou valè lajan kach la, anjeneral san taks, toutotan polis la valab e li pa yon kontra dotasyon modifye (MEC).",
		],
	},
	doesNot: {
		title: "Sa l pa fè",
		items: [
			"Li pa mete w nan bous la. Ou pa gen aksyon, e nan bon ane yo plafon an kenbe yon pati nan sa endis la monte a.",
			"Li pa sispann pran frè. Pri asirans lan monte avèk laj ou, e nan yon ane kote ou jwenn 0% valè lajan kach la bese.",
			"Li pa kenbe tèt li poukont li. Si yo peye twò piti ladan l, oswa si yo prete twòp sou li, li tonbe, e ou ka dwe taks sou tout pwofi a yon sèl kou.",
		],
	},
	steps: {
		title: "Sa k ap pase lè ou peze bouton an",
		items: [
			{
				title: "Ou reponn kèk kesyon",
				text: "Sou eta kote w rete a, laj ou, kouvèti ou gen nan tèt ou ak sa ou ta ka peye chak mwa.",
			},
			{
				title: "Ou wè ilistrasyon yo",
				text: "Yon ajan ki gen lisans ap kontakte w<contactTime> nan {contactHours} èdtan nan jou travay</contactTime>, e l ap mande<carriersCompared> plizyè konpayi</carriersCompared> ilistrasyon: youn ak yon to mwayen, youn ak yon to ki ba, ak youn ak 0%.",
			},
			{
				title: "Ou konpare, ak asirans vi pou yon tèm tou",
				text: "Nou mete prim nan ak frè yo youn bò kote lòt. Si polis ki pi senp lan ase, n ap di w sa.",
			},
		],
	},
	faqs: {
		title: "Twa kesyon moun toujou poze nou",
		items: [
			{
				question: "Kidonk, pa gen taks?",
				answer:
					"Anjeneral yo pa peye taks federal sou revni pou lajan asirans lan peye lè moun nan mouri. Pou valè lajan kach la, taks la pou pita: ou pa peye l toutotan lajan an rete nan polis la. Si ou fèmen polis la, oswa si l tonbe ak yon prè, ou peye taks sou pwofi a kòm revni òdinè. Pale ak yon espesyalis taks sou ka pa ou.",
			},
			{
				question: "Èske m ka pèdi lajan?",
				answer:
					"Wi. Limit anba a pwoteje w sèlman lè endis la desann. Yo retire frè yo chak ane, e nan premye ane yo frè pou retire lajan anvan lè ka manje anpil nan valè lajan kach la, oswa tout.",
			},
			{
				question: "Pandan konbyen tan mwen gen pou m peye?",
				answer:
					"Panse ak dizèn ane. Ou ka chanje prim yo, men yon polis ki resevwa twò piti pandan twò lontan fini pa vid. Mande nou nan ki ane valè lajan kach la depase sa ki peye pou premye fwa, ak sa k ap pase si ou fè yon poz.",
			},
		],
	},
	disclosures: {
		title: "Tanpri li sa yo",
		items: [
			"IUL se asirans vi. Achte yon polis pa vle di ou achte aksyon oswa yon endis. Tout sa polis la bay depann de kapasite konpayi asirans ki bay polis la genyen pou l peye reklamasyon. {agency} pa bay konsèy sou lalwa ni sou taks.",
			"Pwodui yo, kondisyon yo ak moun ki kalifye yo chanje dapre eta a ak konpayi a. <licensedStates>{agency} [gen lisans nan {licensedStates} eta](/licensing).</licensedStates> Nan New York nou pa vann asirans. Paj sa a se pou enfòmasyon; se pa yon òf.",
		],
	},
	closing: {
		title: "Gade paj 0% la an premye",
		text: "Mande nou ilistrasyon pèsonn pa renmen enprime a, oswa rele {phone} epi poze nenpòt kesyon.",
	},
} satisfies LandingContent;
