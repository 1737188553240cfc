import type { LandingContent } from "../../schema.ts";

export default {
	meta: {
		title: "IUL sou yon sèl paj: valè lajan kach, taks, plafon ak frè",
		description:
			"Asirans vi inivèsèl endekse pou moun ki ka peye pandan anpil ane: kijan plafon ak limit anba a mache, ki taks ki genyen, ak frè yo pran chak mwa.",
	},
	title: "Yon asirans vi ak yon valè lajan kach ki ka grandi. Ak yon plafon, yon limit anba ak frè chak mwa.",
	lead: "Asirans vi inivèsèl endekse (IUL) se asirans vi pou moun ki ka peye pandan anpil ane. Valè lajan kach la fè enterè ki swiv yon endis, men gen limit, e ou pa peye taks sou valè a pandan l ap grandi. Men bon bò a, move bò a ak frè chak mwa a, sou yon sèl paj.",
	action: "Mande ilistrasyon ak tout frè yo",
	reassurance:
		"Reponn kèk kesyon, epi yon ajan ki gen lisans ap prepare ilistrasyon, youn ladan yo ak 0%. Ou pa gen anyen pou w siyen ni pou w peye.",
	story: {
		title: "Pou ki moun polis sa a ye",
		paragraphs: [
			"Ou deja ap sere lajan. Ou mete lajan nan plan ki nan travay ou a, ou gen lajan kach pou ijans, e gen yon moun ki t ap nan pwoblèm san revni ou. Ou vle yon asirans vi ki pa fini lè ou gen 65 an, e ou ta renmen sa ki rete nan prim yo apre frè yo rapòte yon ti kras pandan tan sa a.",
			"Polis sa a ka bon pou yon moun konsa. Yon moun ki ka bezwen lajan an nan mwens pase dizan, oswa ki bezwen plis kouvèti pou mwens lajan, ap pi byen ak yon [asirans vi pou yon tèm](/services/term-life). Pito se nou ki di w sa, olye se yon frè pou retire lajan anvan lè ki aprann ou l.",
		],
	},
	figure: {
		figuresOf: "iul",
		title: "4 ane ak yon limit anba ak yon plafon",
		intro:
			"Men 4 ane nou envante pou yon endis, ak sa yon polis ki gen yon limit anba {floor} ak yon plafon {cap} t ap bay. Lè endis la monte plis pase plafon an, ou jwenn plafon an. Lè l desann, ou jwenn limit anba a. **Yo pran frè chak mwa yo nan tout 4 ane yo.**",
		caption: "Yon endis envante, ak enterè yo bay la, anvan frè",
		lines: [
			{ id: "year", label: "Ane" },
			{ id: "index", label: "Endis" },
			{ id: "credited", label: "Enterè yo bay" },
		],
		note: "Ipotetik; se pa yon ilistrasyon polis. Se konpayi a ki fikse plafon an, e li ka bese l apre ou fin achte, nan limit ki ekri nan polis la; anjeneral yo pa konte dividann endis la. Si frè yo pran {charges} chak mwa, sa fè {chargesOfYear} nan dezyèm ane a, menm si pèt endis la pa tonbe sou ou.",
	},
	does: {
		title: "Sa l fè",
		items: [
			"Li peye benefisyè ou yo si ou mouri pandan polis la valab, e anjeneral yo pa peye taks federal sou revni pou sa.",
			"Li kite valè lajan kach la grandi san w pa peye taks chak ane.",
			"Li kite w prete sou valè lajan kach la, anjeneral san taks federal sou revni, toutotan polis la valab e li pa yon kontra dotasyon modifye (MEC).",
		],
	},
	doesNot: {
		title: "Sa l pa fè",
		items: [
			"Li pa mete w nan labous (stock market). Ou pa gen aksyon, e nan bon ane yo ou pa jwenn sa ki depase plafon an.",
			"Li pa sispann pran frè. Pri asirans lan monte avèk laj ou, e nan yon ane kote ou jwenn 0% valè lajan kach la bese.",
			"Li pa kenbe poukont li. Si ou peye twò piti, oswa si ou prete twòp sou li, polis la tonbe, e ou ka dwe taks sou tout pwofi a yon sèl kou.",
		],
	},
	steps: {
		title: "Sa k ap pase apre sa",
		items: [
			{
				title: "Ou reponn kèk kesyon",
				text: "Kesyon yo sou eta kote w rete a, laj ou, kouvèti ou gen nan tèt ou ak sa ou ta ka peye chak mwa.",
			},
			{
				title: "Ou wè ilistrasyon yo",
				text: "Yon ajan ki gen lisans ap kontakte w<contactTime> nan {contactHours} èdtan nan jou travay</contactTime>, e l ap mande<carriersCompared> plizyè konpayi</carriersCompared> ilistrasyon: youn ak yon to mwayen, youn ak yon to ki ba, ak youn ak 0%.",
			},
			{
				title: "Ou konpare IUL ak asirans vi pou yon tèm",
				text: "Nou mete prim nan ak frè yo youn bò kote lòt. Si polis ki pi senp lan ase, n ap di w sa.",
			},
		],
	},
	faqs: {
		title: "Twa kesyon moun toujou poze nou",
		items: [
			{
				question: "Kidonk, ou pa peye taks sou yon IUL?",
				answer:
					"Anjeneral yo pa peye taks federal sou revni pou lajan asirans lan peye lè moun nan mouri. Pou valè lajan kach la, taks la pou pita: ou pa peye l toutotan lajan an rete nan polis la. Si ou fèmen polis la, oswa si l tonbe ak yon prè, ou peye taks sou pwofi a kòm revni òdinè. Pale ak yon espesyalis taks sou sitiyasyon pa w.",
			},
			{
				question: "Èske m ka pèdi lajan nan yon IUL?",
				answer:
					"Wi. Limit anba a pwoteje w sèlman lè endis la desann. Yo pran frè nan polis la chak ane. Epi, nan premye ane yo, frè pou retire lajan anvan lè ka manje anpil nan valè lajan kach la, oswa tout.",
			},
			{
				question: "Pandan konbyen ane m ap peye prim?",
				answer:
					"Konte sou plizyè dizèn ane. Ou ka chanje prim yo, men si ou mete twò piti nan polis la pandan twò lontan, lajan ki ladan l lan fini. Mande nou nan ki ane valè lajan kach la depase sa ou peye pou premye fwa, ak sa k ap pase si ou sispann peye pou yon ti tan.",
			},
		],
	},
	disclosures: {
		title: "Tanpri li sa yo",
		items: [
			"IUL se asirans vi. Achte yon polis pa vle di ou achte aksyon oswa yon endis. Tout sa polis la bay depann de kapasite konpayi asirans ki bay polis la genyen pou l peye reklamasyon. {agency} pa bay konsèy sou lalwa ni sou taks.",
			"Pwodui, kondisyon ak kritè chanje selon eta a ak konpayi a. <licensedStates>{agency} [gen lisans nan {licensedStates} {statesNoun}](/licensing).</licensedStates>",
		],
	},
	closing: {
		title: "Gade ilistrasyon 0% la an premye",
		text: "Mande nou ilistrasyon pèsonn pa renmen enprime a, oswa rele {phone} epi poze nenpòt kesyon.",
	},
} satisfies LandingContent;
