import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Gid gratis: asirans vi pou tout lavi, liy pa liy",
			description:
				"Yon gid gratis pou li yon pwopozisyon asirans pou tout lavi: sa kontra a fikse, sa ki ka chanje, sa ou t ap jwenn apre 1, 5 ak 10 an. Li vini nan imel.",
		},
		title: "Èske asirans pou tout lavi vo pri l, oswa se yon bèl feyè w ap peye?",
		lead: "Prim asirans pou tout lavi plizyè fwa pi wo pase prim yon polis pou yon tèm. Papye yo epè, e pi gwo chif yo nan kolòn ki pi pa sèten an.",
		promise: {
			title: "Konnen ki chif ki nan kontra a",
			text: "Gid la montre w kijan pou li yon ilistrasyon de fwa, ak dividann epi san dividann, ak kijan pou fè diferans ant yon pwomès ak yon espwa anvan ou siyen.",
		},
		proofs: {
			title: "Poukisa ou ka fè l konfyans",
			items: [
				{
					title: "Li kòmanse ak dezavantaj yo",
					text: "Nan premye ane yo valè lajan kach la piti oswa li pa egziste. Souvan li pran dizan oswa plis pou l rive sou sa ou peye. Gid la ba sa yon chapit, se pa yon nòt anba paj.",
				},
				{
					title: "Li di ki lòt chwa ki genyen",
					text: "Anpil fanmi pa bezwen kouvèti pou tout lavi. Gid la bay rezon ki kenbe yo, e li montre kijan yon ti polis pou tout lavi ak yon polis pou yon tèm ka mache ansanm.",
				},
				{
					title: "Ou ka teste nou avè l",
					text: "Li fini ak sis kesyon, chak ak yon paj pou yo montre w. Poze yo bay ajan nou yo, oswa bay pa nenpòt lòt moun.",
				},
			],
		},
		faqs: [
			{
				question: "Mwen gen yon polis pou tout lavi deja. Èske gid la ap ede m?",
				answer:
					"Wi. Ou ka sèvi avè l pou li rapò chak ane a. Men pa kite yon polis poutèt yon gid: pale anvan ak yon moun ki wè kontra ou.",
			},
			{
				question: "Èske dividann yo nan kontra a?",
				answer:
					"Non. Konpayi asirans lan anonse yo ane pa ane, e yo ka pi piti pase anvan, oswa pa genyen ditou. Gid la montre kote ilistrasyon an pa mete yo.",
			},
		],
	},
	offer: {
		meta: {
			title: "Konsiltasyon gratis sou asirans vi pou tout lavi",
			description:
				"Li yon ilistrasyon ak yon ajan ki gen lisans, ak dividann epi san dividann, bò kote pri asirans pou yon tèm.<monthlySpots> Gade konbyen plas ki genyen mwa sa a.</monthlySpots>",
		},
		title: "Yon konsiltasyon ak ilistrasyon an sou tab la",
		lead: "Yon ajan ki gen lisans li chif yo avè w, paj pa paj, e li mete pri asirans pou yon tèm sou kote. Ou deside apre sa, lè ou pare.",
		benefits: [
			"Yon repons klè: èske ou bezwen kouvèti ki pa gen dat fen",
			"Ilistrasyon an li de fwa: ak dividann, epi san dividann",
			"Sa ou t ap jwenn si ou kanpe apre 1, 5 oswa 10 an",
			"Sou kote, menm montan an pou yon tèm, ak yon melanj tou de",
		],
	},
} satisfies FunnelPageContent;
