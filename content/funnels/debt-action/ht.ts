import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Gid gratis: plan aksyon ou pou dèt sou de paj",
			description:
				"Yon plan gratis pou inèdtan trankil: fè lis chak dèt, chwazi avalanch oswa boul nèj, jwenn dola anplis, epi wè kilè dèt la ap fini. Li vini nan imel.",
		},
		title: "Ou peye chak mwa. Poukisa dèt la prèske pa desann?",
		lead: "Paske minimòm yon kat kredi vin pi piti ansanm ak dèt la. Sou $10,000 ak 18% enterè, yon minimòm 2% pran plis pase 42 an. Ak yon minimòm 1% ansanm ak enterè a, jan anpil kat kredi mande l, li pran plis pase 21 an kanmenm.",
		promise: {
			title: "Inèdtan trankil, epi dèt ou yo gen yon dat pou yo fini",
			text: "Gid la ede w fè lis chak dèt, chwazi yon lòd epi fikse yon peman. Ou ka fè tout bagay poukont ou, e sa pa koute anyen.",
		},
		proofs: {
			title: "Poukisa ou ka fè gid la konfyans",
			items: [
				{
					title: "Menm dèt la, yon lòt peman",
					text: "$10,000 ak 18% enterè: si ou peye $300 chak mwa, dèt la fini nan 47 mwa, ak anviwon $3,967 enterè. Ak yon minimòm 2% balans lan, e omwen $25, enterè a depase $27,000.",
				},
				{
					title: "Ou pa gen anyen pou w achte",
					text: "Nou pa bay prè, nou pa negosye dèt, nou pa repare kredi. Plan an mache san nou, e san ou pa achte yon polis.",
				},
				{
					title: "Sa pou w di nan telefòn",
					text: "Konpayi ki bay prè gen pwogram pou moun ki nan difikilte, depi yo mande. Gid la ba ou fraz pou w kòmanse a, epi li di w kisa pou w note.",
				},
			],
		},
		faqs: [
			{
				question: "Kisa ajans lan touche si m sèvi avè l?",
				answer:
					"Nou se yon ajans asirans. Gen moun ki li gid la, epi pita yo vle konnen sa ki t ap rive dèt yo si yo ta mouri, kidonk yo poze nou kesyon sou asirans vi pou yon tèm. Ou pa oblije fè sa.",
			},
			{
				question: "Mwen an reta deja. Èske sa pou mwen?",
				answer:
					"Lis la ap ede w. Rele tou yon konseye kredi ki pa travay pou fè lajan, ak yon avoka si yo rele w nan tribinal. Fè atansyon ak moun ki vle lajan davans.",
			},
		],
	},
	offer: {
		meta: {
			title: "Konsiltasyon gratis: yon plan pou dèt, ak yon dat pou fini",
			description:
				"Mete dèt ou yo nan lòd ak yon ajan ki gen lisans, wè kilè dènye dèt la ap fini, epi konnen ki dèt ki t ap tonbe sou fanmi ou.<monthlySpots> Gade konbyen plas ki genyen mwa sa a.</monthlySpots>",
		},
		title: "Yon konsiltasyon sou dèt, ki ba w dat dènye peman an",
		lead: "Yon ajan ap fè lis dèt ou yo avè w, l ap gade sa ki chanje si ou kòmanse ak to ki pi wo a oswa ak pi piti dèt la, e l ap kalkile kilè w ap fin peye dènye dèt la. Ou pa oblije achte anyen, e ou deside lè ou pare. Konsiltasyon an la pou ede w konprann; se pa konsèy kredi, e se ou menm ki fè chak peman.",
		benefits: [
			"Tout dèt ou yo sou yon lis, ak to yo ak peman minimòm yo",
			"Avalanch (to ki pi wo a an premye) ak boul nèj (pi piti dèt la an premye), kalkile ak pwòp chif ou",
			"Dat w ap fin peye dènye dèt la, ak yon peman ou ka kenbe",
			"Ki dèt ki t ap tonbe sou fanmi ou, ak sa ki ta nesesè pou kouvri yo",
		],
	},
} satisfies FunnelPageContent;
