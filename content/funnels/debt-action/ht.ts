import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Gid gratis: plan aksyon ou pou dèt sou de paj",
			description:
				"Yon plan gratis pou inèdtan trankil: fè lis chak dèt, chwazi avalanch oswa boul nèj, jwenn dola anplis, epi wè dènye jou dèt la. Li vini nan imel.",
		},
		title: "Ou peye chak mwa. Poukisa dèt la apèn deplase?",
		lead: "Paske minimòm yon kat kredi vin pi piti ansanm ak dèt la. Sou $10,000 a 18%, yon minimòm 2% pran plis pase 42 an. Ak 1% plis enterè, jan anpil kat mande l, li toujou pran plis pase 21 an.",
		promise: {
			title: "Inèdtan trankil, epi dèt la gen yon dènye jou",
			text: "Gid la ede w fè lis chak dèt, chwazi yon lòd epi fikse yon peman. Ou ka fè tout bagay pou kont ou, e sa pa koute anyen.",
		},
		proofs: {
			title: "Poukisa ou ka fè l konfyans",
			items: [
				{
					title: "Menm dèt la, yon lòt peman",
					text: "$10,000 a 18%, ak $300 chak mwa: li fini nan 47 mwa, ak anviwon $3,967 enterè. Ak yon minimòm 2%, e omwen $25, enterè a depase $27,000.",
				},
				{
					title: "Anyen pou achte",
					text: "Nou pa prete lajan, nou pa negosye dèt, nou pa repare kredi. Plan an mache san nou, e san yon polis.",
				},
				{
					title: "Mo pou di nan telefòn",
					text: "Moun ki prete lajan gen pwogram pou difikilte, pou moun ki mande. Gid la ba ou fraz pou kòmanse a, ak sa pou ekri.",
				},
			],
		},
		faqs: [
			{
				question: "Kisa nou touche si m sèvi avè l?",
				answer:
					"Nou se yon ajans asirans. Gen moun ki li l epi pita ki vle konnen sa ki t ap rive dèt yo si yo ta mouri, e yo mande nou sou asirans pou yon tèm. Ou pa oblije.",
			},
			{
				question: "Mwen an reta deja. Èske sa pou mwen?",
				answer:
					"Lis la ap ede w. Rele tou yon konseye kredi ki pa travay pou fè lajan, ak yon avoka si yo mete w nan tribinal. Fè atansyon ak moun ki vle lajan davans.",
			},
		],
	},
	offer: {
		meta: {
			title: "Konsiltasyon gratis: yon plan pou dèt ak yon dat",
			description:
				"Mete dèt ou yo nan lòd ak yon ajan ki gen lisans, wè dènye jou a, epi konnen sa fanmi ou ta dwe.<monthlySpots> Gade konbyen plas ki genyen mwa sa a.</monthlySpots>",
		},
		title: "Yon konsiltasyon sou dèt ki fini ak yon dat",
		lead: "Yon moun pase sou lis ou a avè w, li eseye tou de lòd yo, e li kalkile dènye jou a. Ou pa oblije achte anyen, e ou deside lè ou pare. Se pou w aprann, se pa konsèy kredi, e se ou menm ki fè chak peman.",
		benefits: [
			"Tout dèt ou yo sou yon lis, ak to yo ak pi piti peman yo",
			"Avalanch ak boul nèj, kalkile ak pwòp chif ou",
			"Dènye jou dèt la ak peman ou ka kenbe a",
			"Ki dèt ki t ap tonbe sou fanmi ou, ak sa ki ta nesesè pou kouvri yo",
		],
	},
} satisfies FunnelPageContent;
