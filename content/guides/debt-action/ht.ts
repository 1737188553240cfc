import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-debt-action-2026-11",
	title: "Plan aksyon ou pou dèt, sou de paj",
	subtitle: "Mete chak dèt nan lòd, chwazi sa pou peye anvan, epi wè dènye jou a",
	intro: [
		"Dèt pi lou lè l pa klè. Gid sa a fè l vin egzat. W ap bezwen dènye papye kont ou yo, yon kreyon, ak inèdtan trankil.",
		"Ou ka fè tout bagay pou kont ou, san peye anyen. Nou pa prete lajan, nou pa negosye dèt, nou pa repare kredi. Sa nou pote, se yon lòt pè je, ak kesyon kisa ki t ap rive dèt la si ou pa ta la ankò.",
	],
	chapters: [
		{
			title: "Lis la",
			paragraphs: [
				"Ekri chak dèt sou yon liy: kiyès ou dwe, konbyen, to enterè pa ane, mwens ou dwe peye, ak ki jou. Pa kite anyen deyò, menm sa ou dwe fanmi. Adisyone yo. Pifò moun wè total la fè mwens pè pase sa yo te kwè, paske kounye a li gen yon bout.",
			],
		},
		{
			title: "Poukisa minimòm nan pran tout tan sa a",
			paragraphs: [
				"Gen kat kredi ki mande yon minimòm 2% nan sa ou dwe, e omwen $25. Sou $10,000 a 18%, li kòmanse ak $200 chak mwa, epi li vin pi piti ansanm ak dèt la. Si ou peye l konsa, li pran plis pase 42 an, e li koute plis pase $27,000 enterè. Anpil kat mande pito 1% plis enterè mwa a. Ak omwen $35, sa pran 21 an edmi, e li koute plis pase $13,600. Relve kont ou di ki règ ki pou ou.",
				"Peye $300 fiks pito, epi li fini nan 47 mwa, ak anviwon $3,967 enterè. Se menm dèt la: sa ki chanje, se paske peman an pa vin pi piti.",
			],
		},
		{
			title: "Jwenn dola anplis yo",
			paragraphs: [
				"Chak dola anplis minimòm yo fè plan an pi kout. Gade depans de dènye mwa yo epi make sa ki pa t ap manke w. Men twa kote moun souvan jwenn yon bagay:",
			],
			items: [
				"Abònman ak asirans pèsonn pa konpare depi plizyè ane.",
				"Yon ranbousman taks ki ta ka vini tankou yon ti lajan anplis nan chèk ou chak mwa.",
				"Yon bagay pou vann, ak yon aswè travay anplis chak semèn pandan yon tan.",
			],
		},
		{
			title: "De lòd ki mache",
			paragraphs: [
				"Peye minimòm nan sou tout dèt yo, epi mete tout lajan anplis la sou yon sèl. Lè l fini, peman l lan pase sou pwochen an. Kilès an premye?",
			],
			items: [
				"**Avalanch:** to ki pi wo a anvan. Se li ki koute mwens enterè.",
				"**Boul nèj:** dèt ki pi piti a anvan. Ou wè yon dèt disparèt pi bonè, e sa bay anpil moun kouraj pou kontinye.",
			],
		},
		{
			title: "Rele anvan ou an reta",
			paragraphs: [
				"Anpil moun ki prete lajan gen pwogram pou moun ki nan difikilte, men yo pa pale sou sa si ou pa mande: yon to ki pi ba pou yon tan, yon frè yo efase, yon lòt dat pou peye. Di: “Mwen vle peye. Kisa ou ka ofri m?” Ekri non moun nan, dat la ak repons lan.",
				"Yon konseye kredi ki pa travay pou fè lajan ka fè sa avè w. Fè atansyon ak moun ki vle lajan davans, ki di w sispann peye, oswa ki pwomèt dèt yo ap disparèt.",
			],
		},
		{
			title: "Si ou pa ta la ankò",
			paragraphs: [
				"Dèt pa toujou mouri ak moun nan. Yon prè de moun siyen tonbe sou moun ki te siyen avè w la, e yo ka oblije vann kay la. Pandan w ap peye, yon ti polis pou yon tèm ka kouvri sa ki t ap rete. Prim li antre nan plan an sèlman si plan an kontinye mache avè l.",
				"Minimòm yo anvan, apre sa yon ti rezèv pou yon mwa depans, apre sa peman anplis yo. Kouvèti a vini kote yon moun t ap soufri san li.",
			],
		},
	],
	checklist: {
		title: "Semèn sa a",
		items: [
			"Chak dèt sou lis la, ak to li.",
			"Tout peman minimòm yo pare pou soti alè.",
			"Mwen konnen konbyen lajan anplis mwen gen chak mwa.",
			"Mwen chwazi avalanch oswa boul nèj.",
			"Mwen rele moun ki fè m peye plis enterè a.",
			"Mwen make dènye jou dèt la sou yon kalandriye.",
		],
	},
	questions: {
		title: "Kesyon pou poze yon ajan",
		intro: "Poze yo bay nenpòt moun ki vle ede w ak dèt, nou menm tou.",
		items: [
			"Kisa ou touche si m swiv konsèy ou?",
			"Èske plan ou an mache san achte anyen?",
			"Kilès nan dèt mwen yo ki t ap tonbe sou fanmi m?",
			"Konbyen kouvèti ki t ap peye sa ki rete, e pou konbyen ane?",
			"Kisa k ap rive plan an si sa m touche desann?",
			"Èske ou gen lisans nan eta mwen an, e pou kisa?",
		],
	},
	disclosures: {
		title: "Tanpri li sa yo",
		items: [
			"Gid sa a se enfòmasyon jeneral. Li pa yon konsèy sou lwa oswa sou taks. {agency} se yon ajans asirans. Nou pa prete lajan, nou pa negosye dèt, nou pa repare kredi.",
			"Chif yo se egzanp ak to ki pa chanje e san nouvo depans. Pa w yo ap diferan. Asirans vi pa obligatwa; sa l peye depann de kapasite konpayi asirans ki bay polis la genyen pou l peye reklamasyon.",
			"<licensedStates>{agency} gen lisans nan {licensedStates} eta.</licensedStates> Pwodui, kondisyon ak kritè chanje selon eta a ak konpayi a. Nan New York nou rekrite ajan sèlman, nou pa vann asirans.",
		],
	},
} satisfies GuideContent;
