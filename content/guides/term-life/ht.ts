import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-term-life-2026-11",
	title: "Konbyen asirans vi pou yon tèm, e pou konbyen ane?",
	subtitle: "Yon kaye travay pou fanmi ki vle konnen anvan yo achte",
	intro: [
		"Pifò moun ki achte asirans vi pou yon tèm devine: yon montan won, yon kantite ane won. Gid sa a ba ou 4 kalkil ak yon dat, pou ou pa oblije devine. Ou bezwen yon kreyon, ven minit, ak yon lide sou sa fanmi ou depanse.",
		"Pa gen anyen isit la ki mande w achte. Si lè ou fini ou wè ou pa bezwen kouvèti, gid la fè travay li tou.",
	],
	chapters: [
		{
			title: "Kòmanse ak moun yo, pa ak polis la",
			paragraphs: [
				"Asirans vi pou yon tèm reponn yon sèl kesyon: ki moun ki t ap manke lajan si ou ta mouri ane sa a? Ekri chak non, ak pandan konbyen tan moun nan t ap bezwen èd. Anjeneral, yon timoun rive kanpe sou de pye l yon jou. Yon mari oswa yon madanm ki touche byen ka bezwen èd pou kèk ane sèlman. Yon manman oswa yon papa w ap okipe ka bezwen èd pou tout lavi.",
				"Si pèsonn pa depann de sa ou touche, e ou pa t ap kite dèt pou lòt moun, petèt ou poko bezwen asirans vi. Gade sa ankò lè ou gen yon timoun, lè ou achte yon kay oswa lè ou marye.",
			],
		},
		{
			title: "4 kalkil: dèt, revni, kay, lekòl",
			paragraphs: [
				"Adisyone 4 montan ki anba yo, epi retire sa ki la deja: lajan ou sere ki ta ka sèvi fanmi ou, ak kouvèti ou genyen deja. Premye lèt yo an angle fè mo DIME, sa fasil pou sonje.",
			],
			items: [
				"**Dèt:** kat kredi, prè machin ak bòdwo doktè, san prè kay la.",
				"**Revni:** sa fanmi ou t ap manke nan yon ane, miltipliye pa kantite ane yo ta bezwen l.",
				"**Kay:** sa ou dwe toujou sou prè kay la.",
				"**Lekòl:** sa ou ta vle mete sou kote pou chak timoun.",
			],
		},
		{
			title: "Yon egzanp tou fèt",
			paragraphs: [
				"Rosa touche $60,000. Li dwe $20,000 sou kat kredi ak machin, ak $250,000 sou kay la. Li vle dizan revni pou fanmi l, ak $100,000 pou chak nan de timoun li yo.",
				"$20,000 + $600,000 + $250,000 + $200,000 = $1,070,000. Rosa gen $70,000 kouvèti nan travay li. Li pa konte sou kouvèti sa a, paske l ka fini ansanm ak travay la. Li kòmanse chèche yon kouvèti $1,070,000.",
			],
		},
		{
			title: "Konbyen ane ou bezwen",
			paragraphs: [
				"Kòmanse ak dat dènye bezwen ki sou lis ou a ap fini. Si dènye timoun nan gen 3 an e fòk li kouvri jiskaske l gen 23 an, ou bezwen 20 an. Si rete 27 an sou prè kay la, premye tèm ki ase se 30 an.",
				"Souvan bezwen yo vin pi piti. Ak de polis, kouvèti ou ka vin pi piti tou: pa egzanp, youn pou 30 an pou kay la, ak youn pou 15 an pou timoun yo. Dezyèm nan fini apeprè lè ou pa bezwen l ankò, e prim li fini tou.",
			],
		},
		{
			title: "Kisa ki deside pri a",
			paragraphs: [
				"Konpayi asirans yo gade laj, sante, tabak, travay, lwazi, montan ak kantite ane. Chak konpayi gen fason pa l pou jije yo, se pou sa menm moun nan ka jwenn pri ki diferan. Se yon konpayi asirans sèlman ki fikse prim ou, apre li fin egzamine aplikasyon ou a.",
				"Gen konpayi ki deside dapre repons ou ak dosye ou sèlman, gen lòt ki mande yon egzamen. Yo tout poze kesyon sou sante. Reponn tout: nan premye dezan yo, yon konpayi ka konteste yon reklamasyon si ou pa t mete yon bagay enpòtan nan aplikasyon an.",
			],
		},
		{
			title: "Twa liy pou jwenn nan tout polis",
			paragraphs: ["Anvan ou siyen, mete dwèt ou sou twa liy sa yo. Si ou pa jwenn youn, mande."],
			items: [
				"**Konvèsyon:** jiska ki dat ou ka konvèti polis la an yon kouvèti ki pa gen dat fen san lòt kesyon sou sante, e nan ki polis.",
				"**Apre tèm nan:** konbyen prim nan ap ye si ou kenbe polis la. Anjeneral li monte yon sèl kou, epi li kontinye monte chak ane.",
				"**Avantaj pandan w vivan:** si yo ka peye yon pati nan lajan an pi bonè pou yon maladi grav, ak konbyen ki t ap rete pou fanmi ou.",
			],
		},
	],
	checklist: {
		title: "Anvan ou aplike",
		items: [
			"Mwen ekri ki moun ki depann de mwen, ak jiska kilè.",
			"Mwen adisyone 4 montan yo epi mwen retire sa ki la deja.",
			"Mwen konnen ki prim mwen ka peye menm nan yon move mwa.",
			"Mwen chwazi benefisyè, ak yon dezyèm si premye a mouri anvan m.",
			"Mwen gen lis medikaman m ak doktè m yo anba men m.",
			"M ap kenbe ansyen polis la jiskaske nouvo a valab.",
		],
	},
	questions: {
		title: "Kesyon pou poze yon ajan",
		intro: "Yon bon ajan ap kontan tande yo. Ekri repons yo sou kote.",
		items: [
			"Ki konpayi asirans ou konpare pou mwen, e poukisa sa yo?",
			"Ki nòt yo genyen pou solidite finansye, e kiyès ki bay nòt yo?",
			"Jiska kilè m ka konvèti polis la, e nan ki polis?",
			"Kisa k ap rive prim mwen lè tèm nan fini?",
			"Kijan yo peye w si m achte, e si m pa achte?",
			"Konbyen jou m genyen pou m remèt polis la epi jwenn lajan m?",
		],
	},
	disclosures: {
		title: "Tanpri li sa yo",
		items: [
			"Gid sa a se enfòmasyon jeneral. Li pa yon òf, ni yon estimasyon pri, ni yon konsèy sou lalwa oswa sou taks. Chif yo se egzanp.",
			"Asirans vi pou yon tèm pa gen valè lajan kach, e li fini ak tèm li, sòf si yo kontinye l oswa konvèti l dapre kontra a. Tout sa polis la peye depann de kapasite konpayi asirans ki bay polis la genyen pou l peye reklamasyon.",
			"<licensedStates>{agency} gen lisans nan {licensedStates} {statesNoun}.</licensedStates> Pwodui, kondisyon ak kritè chanje selon eta a ak konpayi a. Polis ou a di egzakteman konbyen jou ou genyen pou egzamine l gratis.",
		],
	},
} satisfies GuideContent;
