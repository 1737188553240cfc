import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-term-life-2026-11",
	title: "Konbyen asirans vi pou yon tèm, e pou konbyen ane?",
	subtitle: "Yon kaye travay pou fanmi ki vle konnen anvan yo achte",
	intro: [
		"Pifò moun achte asirans vi pou yon tèm konsa konsa: yon montan won, yon kantite ane won. Gid sa a mete kat kalkil ak yon dat nan plas devinèt la. Ou bezwen yon kreyon, ven minit, ak yon lide sou sa fanmi ou depanse.",
		"Pa gen anyen isit la ki mande w achte. Si lè ou fini ou wè ou pa bezwen kouvèti, gid la fè travay li tou.",
	],
	chapters: [
		{
			title: "Kòmanse ak moun yo, pa ak polis la",
			paragraphs: [
				"Asirans pou yon tèm reponn yon sèl kesyon: ki moun ki t ap manke lajan si ou ta mouri ane sa a? Ekri chak non, ak jiska kilè sa t ap vrè. Yon timoun fini pa kanpe sou pye l. Yon konjwen ki touche byen ka bezwen èd pou kèk ane sèlman. Yon manman oswa yon papa ou ap okipe ka bezwen l pou tout lavi.",
				"Si pèsonn pa depann de sa ou touche, e ou pa kite okenn dèt ak lòt moun, ou ka poko bezwen asirans vi. Gade sa ankò lè gen yon timoun, yon kay oswa yon maryaj.",
			],
		},
		{
			title: "Kat kalkil: dèt, revni, kay, lekòl",
			paragraphs: [
				"Adisyone kat montan ki anba yo, epi retire sa ki la deja: lajan ou sere ou ta vle yo sèvi avè l, ak kouvèti ou genyen deja. Premye lèt yo ann angle fè mo DIME, sa fasil pou sonje.",
			],
			items: [
				"**Dèt:** kat kredi, prè machin ak bòdwo doktè, san prè kay la.",
				"**Revni:** sa fanmi ou t ap manke nan yon ane, miltipliye pa kantite ane.",
				"**Kay:** sa ou dwe toujou sou prè kay la.",
				"**Lekòl:** sa ou ta vle mete sou kote pou chak timoun.",
			],
		},
		{
			title: "Yon egzanp ki fèt",
			paragraphs: [
				"Rosa touche $60,000. Li dwe $20,000 sou kat kredi ak machin, ak $250,000 sou kay la. Li vle dizan revni pou fanmi l, ak $100,000 pou chak nan de timoun li yo.",
				"$20,000 + $600,000 + $250,000 + $200,000 = $1,070,000. Li gen $70,000 kouvèti nan travay li. Li pa konte sou li, paske l ka fini ansanm ak travay la. Li kòmanse chèche ak $1,070,000.",
			],
		},
		{
			title: "Pou konbyen ane",
			paragraphs: [
				"Pran dat ki pi lwen sou lis ou a. Si dènye timoun nan gen 3 an e li dwe kouvri jiskaske l gen 23 an, ou bezwen 20 an. Si rete 27 an sou prè kay la, tèm 30 an se premye ki ase.",
				"Bezwen yo konn vin pi piti. De polis ka swiv yo: pa egzanp, youn pou 30 an pou kay la, ak youn pou 15 an pou timoun yo. Dezyèm nan fini lè ou pa bezwen l ankò, e prim li fini tou.",
			],
		},
		{
			title: "De kisa pri a depann",
			paragraphs: [
				"Konpayi asirans yo gade laj, sante, tabak, travay, lwazi, montan ak kantite ane. Yo pa bay bagay sa yo menm pwa, se pou sa pri pou menm moun nan pa menm. Se yon konpayi asirans sèlman ki fikse prim ou, apre li fin gade aplikasyon ou an.",
				"Gen konpayi ki deside sou repons ou ak dosye ou sèlman, gen lòt ki mande yon egzamen. Yo tout poze kesyon sou sante. Reponn tout: nan premye dezan yo, yon konpayi ka konteste yon reklamasyon si yo te kite yon bagay enpòtan deyò.",
			],
		},
		{
			title: "Twa liy pou jwenn nan tout polis",
			paragraphs: ["Anvan ou siyen, mete dwèt ou sou twa liy sa yo. Si ou pa jwenn youn, mande."],
			items: [
				"**Konvèsyon:** jiska ki dat, e pou ki polis, ou ka chanje pou yon kouvèti ki pa gen dat fen san lòt kesyon sou sante.",
				"**Apre tèm nan:** konbyen prim nan ap ye si ou kenbe polis la. Anjeneral li fè yon sote, epi li monte chak ane.",
				"**Avantaj pandan w vivan:** si yo ka peye yon pati nan lajan an pi bonè pou yon maladi grav, ak sa sa retire nan rès la.",
			],
		},
	],
	checklist: {
		title: "Anvan ou aplike",
		items: [
			"Mwen ekri ki moun ki depann de mwen, ak jiska kilè.",
			"Mwen adisyone kat montan yo epi mwen retire sa ki la deja.",
			"Mwen konnen ki prim mwen ka peye menm nan yon move mwa.",
			"Mwen chwazi benefisyè, ak yon dezyèm si premye a mouri anvan m.",
			"Mwen gen lis medikaman m ak doktè m yo anba men m.",
			"M ap kenbe ansyen polis la jiskaske nouvo a valab.",
		],
	},
	questions: {
		title: "Kesyon pou poze yon ajan",
		intro: "Yon bon ajan kontan tande yo. Ekri repons yo sou kote.",
		items: [
			"Ki konpayi asirans ou konpare pou mwen, e poukisa sa yo?",
			"Ki nòt yo genyen pou solidite finansye, e kiyès ki bay nòt yo?",
			"Jiska kilè m ka fè konvèsyon, e nan ki polis?",
			"Kisa k ap rive prim mwen lè tèm nan fini?",
			"Kijan yo peye w si m achte, e si m pa achte?",
			"Konbyen jou m genyen pou m remèt polis la epi jwenn lajan m?",
		],
	},
	disclosures: {
		title: "Tanpri li sa yo",
		items: [
			"Gid sa a se enfòmasyon jeneral. Li pa yon òf, ni yon estimasyon pri, ni yon konsèy sou lwa oswa sou taks. Chif yo se egzanp.",
			"Asirans vi pou yon tèm pa gen valè lajan kach, e li fini ak tèm li, sòf si yo kontinye l oswa konvèti l dapre kontra a. Tout sa polis la peye depann de kapasite konpayi asirans ki bay polis la genyen pou l peye reklamasyon.",
			"<licensedStates>{agency} gen lisans nan {licensedStates} eta.</licensedStates> Pwodui, kondisyon ak kritè chanje selon eta a ak konpayi a. Nan New York nou rekrite ajan sèlman, nou pa vann asirans. Polis ou a di egzakteman konbyen jou ou genyen pou egzamine l gratis.",
		],
	},
} satisfies GuideContent;
