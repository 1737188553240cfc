import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Gid gratis: kesyon anvan ou siyen yon anwite",
			description:
				"Yon gid gratis sou anwite fiks endekse (FIA): limit enterè yo, pri pou soti, sa yon kloz revni bay vre, ki moun ki pa dwe achte l. Li vini nan imel.",
		},
		title: "Èske ou ta siyen yon papye ki mare lajan ou pandan dizan?",
		lead: "Yon anwite ka kouvri diferans ant lajan ki antre ak lajan ki soti. Li mare lajan ou tou. Anpil moun aprann konbyen sa koute pou soti lè yo deja vle soti.",
		promise: {
			title: "Wè si yon anwite bon pou ou anvan ou pale ak nenpòt moun",
			text: "Gid la kòmanse ak pwòp revni w ak bòdwo w chak mwa. Apre sa, ak mo senp, li esplike plafon, frè pou retire lajan anvan lè ak kloz revni, epi li ba ou de chif pou w mande.",
		},
		proofs: {
			title: "Poukisa ou ka fè gid la konfyans",
			items: [
				{
					title: "Li di konbyen sa koute pou soti nan kontra a",
					text: "Frè pou retire lajan anvan lè, ajisteman dapre valè mache a, taks anvan laj 59½ an: w ap konnen sou ki frè ak ki taks pou w poze kesyon, an dola, pou montan ou ta mete a.",
				},
				{
					title: "Li esplike de valè yo",
					text: "Yon baz benefis ki grandi vit, se pa lajan ou ka retire. Gid la montre kijan pou wè diferans lan sou paj la.",
				},
				{
					title: "Li di ki moun ki pa dwe achte",
					text: "Lis la gen 4 liy. Si ou wè tèt ou ladan l, ou ekonomize yon randevou.",
				},
			],
		},
		faqs: [
			{
				question: "Èske gouvènman an asire yon anwite fiks endekse?",
				answer: "Non. Se yon kontra asirans, se pa yon depo. Ni FDIC ni okenn ajans federal pa asire l.",
			},
			{
				question: "Yo di m ranplase anwite m genyen an. Èske m dwe fè sa?",
				answer:
					"Petèt, men pa janm san ou pa wè toulède kontra yo kòtakòt. Yon nouvo kontra anjeneral kòmanse yon nouvo peryòd frè pou retire lajan anvan lè. Gid la bay lis sa pou w konpare.",
			},
		],
	},
	offer: {
		meta: {
			title: "Konsiltasyon gratis sou estrateji anwite",
			description:
				"Gade, ansanm ak yon ajan ki gen lisans, konbyen lajan ou manke chak mwa, ak konbyen dola yon FIA ta mare.<monthlySpots> Gade konbyen plas ki genyen mwa sa a.</monthlySpots>",
		},
		title: "Yon konsiltasyon sou anwite, ki kòmanse ak lajan ou manke chak mwa",
		lead: "Yon ajan ki gen lisans ap gade avè w lajan ki antre ak lajan ki soti, ak si yon anwite fiks endekse (FIA) ta ede vre. Ou deside apre sa, lè ou pare.",
		benefits: [
			"Lajan ou manke chak mwa, apre Sekirite Sosyal ak pansyon, si ou genyen",
			"Konbyen frè pou retire lajan anvan lè a ye, an dola, pou montan ou gen nan tèt ou a",
			"Jan kontra<carriersCompared> plizyè konpayi asirans</carriersCompared> mache nan yon ane ki bay 0%",
			"Yon lòt kout je sou yon anwite ou genyen, oswa youn yo ofri w",
		],
	},
} satisfies FunnelPageContent;
