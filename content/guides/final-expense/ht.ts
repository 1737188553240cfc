import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-final-expense-2026-11",
	title: "Prepare yon fineray san ou pa kite yon bòdwo dèyè",
	subtitle: "Konbyen yon fineray koute, sa fanmi ou ka mande, ak kijan pou peye",
	intro: [
		"Se nan kèk jou yo oblije òganize yon fineray, e se moun ki nan dèy ki fè l. Pifò nan sa ki fè l koute chè ka regle kounye a, sou tab kizin ou, nan yon aprèmidi.",
		"Gid sa a ede w ekri sa ou vle, konnen konbyen sa koute toupre w, epi chwazi kijan y ap peye l. Asirans se youn nan fason yo, e se pa toujou li ki bon.",
	],
	chapters: [
		{
			title: "Kisa ki nan pri yon fineray",
			paragraphs: [
				"Ozetazini, pri mitan yon fineray ak ekspozisyon kò a ak antèman te $8,300 an 2023, dapre Asosyasyon Nasyonal Direktè Fineray (NFDA): mwatye te koute plis, mwatye te koute mwens. Ak kavo a (anpil simityè mande l), li te koute $9,995. Simityè, pyè tonb ak flè te apa. Kremasyon anjeneral koute mwens. Pri toupre w ka byen diferan, kidonk mande.",
			],
			items: [
				"**Mezon fineray:** frè pou sèvis debaz li yo, swen kò a, ekspozisyon an, seremoni an ak machin ki pote kò a.",
				"**Sèkèy oswa vaz sann:** souvan se li ki pi chè, e se pri li ki chanje plis.",
				"**Simityè:** teren an, louvri ak fèmen tonb lan, kavo beton simityè a ka mande, pyè tonb lan.",
				"**Rès la:** sètifika lanmò, anons nan jounal, manje, vwayaj, voye kò a nan peyi kote moun nan soti.",
			],
		},
		{
			title: "Dwa ou genyen pou w mande yon lis pri",
			paragraphs: [
				"Règ federal sou fineray yo ba ou dwa pou konnen pri yo nan telefòn, ak yon lis alekri lè ou ale la an pèsonn. Ou chwazi sèlman sa ou vle, men gen yon frè pou sèvis debaz tout fanmi peye. Ou ka achte sèkèy la lòt kote, e mezon fineray la pa gen dwa fè w peye anplis pou sa. Li ra pou lalwa egzije yo anbome kò a, kidonk mande poukisa li nesesè.",
				"Rele twa mezon fineray epi poze yo tout menm kesyon yo. Diferans pri a pou menm sèvis la ka plizyè milye dola.",
			],
		},
		{
			title: "4 fason pou peye",
			paragraphs: ["Chak youn gen plas li, e ou ka sèvi ak plizyè ladan yo."],
			items: [
				"**Lajan sere** yon moun ka jwenn touswit. Lajan ki bloke nan tribinal pou eritaj rive twò ta.",
				"**Peye mezon fineray la davans.** Mande kisa k ap rive si ou demenaje oswa si l fèmen, e si ou ka reprann lajan an.",
				"**Asirans depans fineray:** yon ti polis pou tout lavi. Benefisyè ou resevwa lajan an e li ka sèvi avè l jan l vle.",
				"**Èd ou ka gen dwa jwenn:** avantaj pou veteran, yon ti peman Sekirite Sosyal, kès sendika oswa legliz.",
			],
		},
		{
			title: "Konbyen kouvèti ou bezwen",
			paragraphs: [
				"Kòmanse ak pri fineray ou vle a. Ajoute dènye bòdwo yo: doktè, lwaye, kat kredi, machin. Epi ajoute anviwon 20%, paske pri yo monte. Si yon fineray toupre w koute $8,300, sa fè anviwon $10,000 pou fineray la sèlman.",
				"Retire sa ki sou kote deja. Plis kouvèti pase sa ou bezwen fè prim nan pi wo, se tout.",
			],
		},
		{
			title: "Tan pou tann: liy pou ou chèche a",
			paragraphs: [
				"Polis depans fineray yo poze kèk kesyon sou sante. Si sante w ase bon, anpil ladan yo peye tout lajan an depi premye jou a. Si yon maladi bare w, yo ka ofri w **yon polis ki pa peye tout lajan an touswit**. Si ou mouri anba yon maladi nan premye de oswa twa ane yo, li remèt prim yo ak kèk enterè, oswa li peye yon pati nan lajan an.",
				"Yon polis ki pa poze okenn kesyon sou sante prèske toujou gen tan sa a pou tann, ak yon pri ki pi wo. Kidonk eseye yon polis ki poze kesyon sou sante anvan. Ou ka kalifye pou plis pase sa ou kwè.",
			],
		},
		{
			title: "Kisa pou di fanmi ou",
			paragraphs: [
				"Plan an ede sèlman si yon moun jwenn li. Ekri yon paj: sa ou vle, kiyès pou rele, kote papye yo ye, ki polis ki genyen, ak kiyès ki benefisyè a. Bay de moun kopi. Gade paj la ankò chak ane, jou fèt ou.",
				"Pa mete paj la nan yon kòf se ou menm sèl ki ka louvri l.",
			],
		},
	],
	checklist: {
		title: "Pou fè nan yon aprèmidi",
		items: [
			"Mwen ekri ki kalite seremoni m vle.",
			"Mwen gen twa lis pri mezon fineray ki toupre m.",
			"Mwen ajoute dènye bòdwo yo epi mwen retire sa m mete sou kote deja.",
			"Mwen konnen si m gen dwa jwenn èd kòm veteran, oswa kòm manm yon sendika oswa yon legliz.",
			"Mwen chwazi yon benefisyè ak yon dezyèm.",
			"De moun konnen kote paj ki gen plan m nan ye.",
		],
	},
	questions: {
		title: "Kesyon pou poze yon ajan",
		intro: "Si ou vle, mande repons yo alekri.",
		items: [
			"Èske yo peye tout lajan an depi premye jou a? Si se non, depi kilè?",
			"Èske prim nan ka monte, oswa kouvèti a desann?",
			"Pandan konbyen tan m ap peye prim, e konbyen m ap peye antou nan 15 an?",
			"Kisa k ap rive si m rate yon peman?",
			"Ki konpayi ki ka aksepte m ak sante m genyen, e èske ou konpare yo?",
			"Èske lajan an ale jwenn fanmi m oswa yon mezon fineray?",
		],
	},
	disclosures: {
		title: "Tanpri li sa yo",
		items: [
			"Gid sa a se enfòmasyon jeneral. Li pa yon òf, ni yon estimasyon pri, ni yon konsèy sou lalwa oswa sou taks. Pri fineray yo se estimasyon.",
			"Èske y ap aksepte w? Sa depann de repons ou bay sou sante ou. Gen polis ki peye mwens lajan nan premye ane yo. Tout sa polis la peye depann de kapasite konpayi asirans ki bay polis la genyen pou l peye reklamasyon.",
			"<licensedStates>{agency} gen lisans nan {licensedStates} {statesNoun}.</licensedStates> Pwodui, kondisyon ak kritè chanje selon eta a ak konpayi a. Polis ou a di egzakteman konbyen jou ou genyen pou egzamine l gratis.",
		],
	},
} satisfies GuideContent;
