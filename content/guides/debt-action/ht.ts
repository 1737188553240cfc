import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-debt-action-2026-11",
	title: "Plan aksyon ou pou dèt, sou de paj",
	subtitle: "Mete chak dèt nan lòd, chwazi sa pou peye anvan, epi wè kilè dènye dèt la ap fin peye",
	intro: [
		"Dèt peze pi lou lè ou pa konnen konbyen ou dwe. Gid sa a fè l vin klè. W ap bezwen dènye relve kont ou yo, yon kreyon, ak inèdtan trankil.",
		"Ou ka fè tout bagay poukont ou, san peye anyen. Nou pa bay prè, nou pa negosye dèt, nou pa repare kredi. Sa nou pote, se yon lòt kout je, ak yon kesyon: kisa ki t ap rive dèt la si ou pa ta la ankò?",
	],
	chapters: [
		{
			title: "Lis dèt ou yo",
			paragraphs: [
				"Ekri chak dèt sou yon liy: kiyès ou dwe, konbyen, to enterè pa ane (APR), pi piti peman ou dwe fè, ak ki jou. Pa kite anyen deyò, menm sa ou dwe fanmi. Adisyone yo. Lè total la sou papye, souvan li fè mwens pè pase sa moun te kwè.",
			],
		},
		{
			title: "Poukisa minimòm nan pran tout tan sa a",
			paragraphs: [
				"Gen kat kredi ki mande yon minimòm 2% nan sa ou dwe, e omwen $25. Sou $10,000 ak 18% enterè, li kòmanse ak $200 chak mwa, epi li vin pi piti ansanm ak dèt la. Si ou peye l konsa, li pran plis pase 42 an, e li koute plis pase $27,000 enterè. Anpil kat kredi mande pito 1% ansanm ak enterè mwa a. Ak omwen $35, sa pran 21 an edmi, e li koute plis pase $13,600. Relve kont ou di ki règ ki pou ou.",
				"Si ou peye $300 fiks pito, dèt la fini nan 47 mwa, ak anviwon $3,967 enterè. Se menm dèt la, ak yon peman ki pi wo e ki pa vin pi piti.",
			],
		},
		{
			title: "Jwenn dola anplis yo",
			paragraphs: [
				"Chak dola anplis minimòm yo fè plan an pi kout. Gade depans de dènye mwa yo epi make sa ki pa t ap manke w. Men twa kote moun souvan jwenn lajan anplis:",
			],
			items: [
				"Abònman ou pa itilize ankò, ak asirans ou pa konpare ak lòt depi plizyè ane.",
				"Yon ranbousman taks: ou ta ka resevwa lajan sa a tikras pa tikras nan chak chèk ou touche pito.",
				"Yon bagay pou vann, ak yon aswè travay anplis chak semèn pandan yon tan.",
			],
		},
		{
			title: "De fason pou mete dèt yo nan lòd",
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
				"Anpil konpayi ki bay prè gen pwogram pou moun ki nan difikilte, men yo pa pale sou sa si ou pa mande: yon to ki pi ba pou yon tan, yon frè yo efase, yon lòt dat pou peye. Di: “Mwen vle peye. Kisa ou ka ofri m?” Ekri non moun nan, dat la ak repons lan.",
				"Yon konseye kredi ki pa travay pou fè lajan ka ede w fè apèl sa yo. Fè atansyon ak moun ki vle lajan davans, ki di w sispann peye, oswa ki pwomèt dèt yo ap disparèt.",
			],
		},
		{
			title: "Si ou pa ta la ankò",
			paragraphs: [
				"Dèt pa toujou mouri ak moun nan. Yon prè de moun te siyen ap tonbe sou moun ki te siyen avè w la, e yo ka oblije vann kay la. Pandan w ap peye, yon ti polis pou yon tèm ka kouvri sa ki t ap rete. Ajoute prim li nan plan an sèlman si plan an kontinye mache avè l.",
				"Peye minimòm yo anvan; apre sa, fè yon ti rezèv pou anviwon yon mwa depans; apre sa, fè peman anplis yo. Ajoute yon kouvèti sèlman si gen yon moun ki t ap soufri san li.",
			],
		},
	],
	checklist: {
		title: "Semèn sa a",
		items: [
			"Chak dèt sou lis mwen an, ak to li.",
			"Mwen pwograme tout peman minimòm yo pou yo fèt alè.",
			"Mwen konnen konbyen lajan anplis mwen ka peye chak mwa.",
			"Mwen chwazi avalanch oswa boul nèj.",
			"Mwen rele konpayi ki fè m peye plis enterè a.",
			"Mwen make dat dènye dèt la ap fin peye sou yon kalandriye.",
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
			"Gid sa a se enfòmasyon jeneral. Li pa yon konsèy sou lalwa oswa sou taks. {agency} se yon ajans asirans. Nou pa bay prè, nou pa negosye dèt, nou pa repare kredi.",
			"Chif yo se egzanp ak to ki pa chanje e san nouvo depans. Pa w yo ap diferan. Asirans vi pa obligatwa; sa l peye depann de kapasite konpayi asirans ki bay polis la genyen pou l peye reklamasyon.",
			"<licensedStates>{agency} gen lisans nan {licensedStates} {statesNoun}.</licensedStates> Pwodui, kondisyon ak kritè chanje selon eta a ak konpayi a.",
		],
	},
} satisfies GuideContent;
