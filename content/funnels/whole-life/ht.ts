import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Gid gratis: asirans vi pou tout lavi, liy pa liy",
			description:
				"Gid gratis ki montre w kijan pou w li yon òf asirans vi pou tout lavi: sa kontra a fikse, sa ki ka chanje, sa ou t ap jwenn apre 1, 5 ak 10 an. Nan imel.",
		},
		title: "Èske asirans vi pou tout lavi vo pri l, oswa èske l bèl sou papye sèlman?",
		lead: "Prim yon asirans vi pou tout lavi plizyè fwa pi wo pase prim yon asirans vi pou yon tèm. Gen yon gwo pakèt papye, e pi gwo chif yo se sa ki mwens sèten yo.",
		promise: {
			title: "Konnen ki chif ki nan kontra a",
			text: "Gid la montre w kijan pou w li yon ilistrasyon de fwa, ak dividann epi san dividann, ak kijan pou fè diferans ant yon pwomès ak yon pwojeksyon anvan ou siyen.",
		},
		proofs: {
			title: "Poukisa ou ka fè gid la konfyans",
			items: [
				{
					title: "Li kòmanse ak dezavantaj yo",
					text: "Nan premye ane yo valè lajan kach la piti oswa li pa egziste. Souvan li pran dizan oswa plis pou l egal ak sa ou peye. Gid la bay sa yon chapit antye; se pa yon nòt anba paj.",
				},
				{
					title: "Li di w lè yon polis pou yon tèm ase",
					text: "Anpil fanmi pa bezwen kouvèti pou tout lavi. Gid la bay rezon ki valab pou pran l, e li montre kijan yon ti polis pou tout lavi ak yon polis pou yon tèm ka mache ansanm.",
				},
				{
					title: "Ou ka sèvi avè l pou teste nou",
					text: "Gid la fini ak sis kesyon. Poze nenpòt ajan kesyon sa yo, ajan pa nou yo tou, epi mande pou yo montre w nan ki paj chak repons ye.",
				},
			],
		},
		faqs: [
			{
				question: "Mwen gen yon asirans vi pou tout lavi deja. Èske gid la ap ede m?",
				answer:
					"Wi. Ou ka sèvi avè l pou li rapò chak ane a. Men pa kite yon polis poutèt yon gid: pale anvan ak yon moun ki li kontra ou a.",
			},
			{
				question: "Èske dividann yo nan kontra a?",
				answer:
					"Non. Konpayi asirans lan anonse yo ane pa ane, e yo ka pi piti pase anvan, oswa pa genyen ditou. Gid la montre ki chif nan yon ilistrasyon ki pa gen dividann ladan yo.",
			},
		],
	},
	offer: {
		meta: {
			title: "Konsiltasyon gratis sou asirans vi pou tout lavi",
			description:
				"Gade yon ilistrasyon asirans vi pou tout lavi ak yon ajan ki gen lisans, epi wè konbyen asirans vi pou yon tèm ta koute.<monthlySpots> Gade konbyen plas ki genyen mwa sa a.</monthlySpots>",
		},
		title: "Yon konsiltasyon sou asirans vi pou tout lavi, ak ilistrasyon an sou tab la",
		lead: "Yon ajan ki gen lisans ap li chif yo avè w, paj pa paj, e l ap montre w konbyen yon asirans vi pou yon tèm ta koute. Ou deside apre sa, lè ou pare.",
		benefits: [
			"Yon repons klè: èske ou bezwen kouvèti ki pa gen dat fen",
			"Ilistrasyon an, nou li l de fwa: ak dividann, epi san dividann",
			"Sa ou t ap jwenn si ou sispann apre 1, 5 oswa 10 an",
			"Pri yon polis pou yon tèm pou menm montan an, ak pri a si ou mete toulède ansanm",
		],
	},
} satisfies FunnelPageContent;
