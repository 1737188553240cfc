import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-final-expense-2026-11",
	title: "Pare yon fineray san ou pa kite yon bòdwo dèyè",
	subtitle: "Konbyen bagay yo koute, sa fanmi ou ka mande, ak kijan pou peye",
	intro: [
		"Se nan kèk jou yo oblije òganize yon fineray, e se moun ki nan dèy ki fè l. Pifò nan sa ki fè l koute chè ka regle kounye a, sou tab kizin ou, nan yon apremidi.",
		"Gid sa a ede w ekri sa ou vle, konnen konbyen sa koute toupre w, epi chwazi kijan y ap peye l. Asirans se youn nan fason yo, e se pa toujou li ki bon.",
	],
	chapters: [
		{
			title: "Kisa ki nan yon fineray",
			paragraphs: [
				"Ozetazini, yon fineray ak ekspozisyon kò a ak antèman te koute $8,300 nan mitan lis pri 2023 yo, dapre Asosyasyon Nasyonal Direktè Fineray (NFDA): mwatye te koute plis, mwatye te koute mwens. Ak kavo a, anpil simityè mande l, se te $9,995. Simityè, pyè tonm ak flè te apa. Kremasyon anjeneral koute mwens. Pri toupre w ka byen diferan, donk mande.",
			],
			items: [
				"**Mezon fineray:** frè debaz li, swen kò a, ekspozisyon an, seremoni an ak machin nan.",
				"**Sèkèy oswa vaz sann:** souvan se bagay ki pi chè a, e se li pri l chanje plis.",
				"**Simityè:** teren an, louvri ak fèmen tonm nan, kavo beton yo ka mande, pyè a.",
				"**Rès la:** sètifika lanmò, anons nan jounal, manje, vwayaj, voye yon moun tounen nan peyi l.",
			],
		},
		{
			title: "Dwa ou genyen pou yon lis pri",
			paragraphs: [
				"Règ federal sou fineray yo ba ou dwa pou konnen pri yo nan telefòn, ak yon lis alekri lè ou ale sou plas. Ou peye sèlman sa ou chwazi. Ou ka achte sèkèy la lòt kote, e mezon fineray la pa gen dwa fè w peye pou sa. Lalwa pa toujou egzije yo anbome kò a: mande poukisa li nesesè.",
				"Rele twa mezon fineray epi poze yo tout menm kesyon yo. Diferans lan pou menm sèvis la ka plizyè milye dola.",
			],
		},
		{
			title: "Kat fason pou peye",
			paragraphs: ["Chak gen plas li. Anpil fanmi sèvi ak de."],
			items: [
				"**Lajan sere** yon moun ka jwenn touswit. Lajan ki bloke nan tribinal pou eritaj rive twò ta.",
				"**Peye mezon fineray la davans.** Mande kisa k ap rive si ou demenaje oswa si l fèmen, e si ou ka reprann lajan an.",
				"**Asirans depans fineray:** yon ti polis pou tout lavi. Benefisyè ou resevwa lajan an e li sèvi avè l jan l vle.",
				"**Èd ou ka gen dwa jwenn:** avantaj pou veteran, yon ti peman Sosyal Sekirite, kès sendika oswa legliz.",
			],
		},
		{
			title: "Konbyen kouvèti",
			paragraphs: [
				"Kòmanse ak pri fineray ou vle a. Ajoute dènye bòdwo yo: doktè, lwaye, kat kredi, machin. Epi ajoute yon senkyèm anviwon, paske pri yo monte. Si yon fineray toupre w koute $8,300, sa fè anviwon $10,000 pou fineray la sèlman.",
				"Retire sa ki sou kote deja. Plis kouvèti pase sa ou bezwen fè prim nan pi lou, se tout.",
			],
		},
		{
			title: "Tan pou tann: liy pou ou chèche a",
			paragraphs: [
				"Polis depans fineray yo poze kèk kesyon sou sante. Ak bon repons, anpil ladan yo peye tout lajan an depi premye jou a. Si yon maladi bare w, yo ka ofri w **yon polis ki pa peye tout lajan an touswit**. Si ou mouri ak maladi nan premye de oswa twazan yo, li remèt prim yo ak kèk enterè, oswa li peye yon pati nan lajan an.",
				"Yon polis ki pa poze okenn kesyon sou sante prèske toujou gen tan sa a pou tann, ak yon pri ki pi wo. Donk reponn kesyon yo anvan. Ou ka kalifye pou plis pase sa ou kwè.",
			],
		},
		{
			title: "Kisa pou di fanmi ou",
			paragraphs: [
				"Plan an ede sèlman si yon moun jwenn li. Ekri yon paj: sa ou vle, kiyès pou rele, kote papye yo ye, ki polis ki genyen, ak kiyès ki benefisyè a. Bay de moun kopi. Gade paj la ankò chak ane, jou anivèsè ou.",
				"Pa mete l nan yon kòf ou menm sèl ka louvri.",
			],
		},
	],
	checklist: {
		title: "Yon apremidi",
		items: [
			"Mwen ekri ki kalite seremoni m vle.",
			"Mwen gen twa lis pri mezon fineray ki toupre m.",
			"Mwen ajoute dènye bòdwo yo epi mwen retire sa ki sou kote.",
			"Mwen konnen si m gen dwa jwenn èd kòm veteran oswa manm.",
			"Mwen chwazi yon benefisyè ak yon dezyèm.",
			"De moun konnen kote paj la ye.",
		],
	},
	questions: {
		title: "Kesyon pou poze yon ajan",
		intro: "Si ou vle, mande repons yo alekri.",
		items: [
			"Èske tout lajan an valab depi premye jou a? Si se non, depi kilè?",
			"Èske prim nan ka monte, oswa kouvèti a desann?",
			"Pandan konbyen tan m ap peye, e konbyen m ap peye nan 15 an?",
			"Kisa k ap rive si m rate yon peman?",
			"Ki konpayi ki aksepte sante m, e èske ou konpare yo?",
			"Èske lajan an ale jwenn fanmi m oswa yon mezon fineray?",
		],
	},
	disclosures: {
		title: "Tanpri li sa yo",
		items: [
			"Gid sa a se enfòmasyon jeneral. Li pa yon òf, ni yon estimasyon pri, ni yon konsèy sou lwa oswa sou taks. Pri fineray yo se estimasyon.",
			"Pou yo aksepte w depann de repons ou bay sou sante ou. Gen polis ki peye mwens lajan nan premye ane yo. Tout sa polis la peye depann de kapasite konpayi asirans ki bay polis la genyen pou l peye reklamasyon.",
			"<licensedStates>{agency} gen lisans nan {licensedStates} eta.</licensedStates> Pwodui, kondisyon ak kritè chanje selon eta a ak konpayi a. Nan New York nou rekrite ajan sèlman, nou pa vann asirans. Polis ou a di egzakteman konbyen jou ou genyen pou egzamine l gratis.",
		],
	},
} satisfies GuideContent;
