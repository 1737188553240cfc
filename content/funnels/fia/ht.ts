import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Gid gratis: kesyon anvan ou siyen yon anwite",
			description:
				"Yon gid gratis sou anwite fiks endekse (FIA): kijan yo limite enterè a, konbyen sa koute pou soti, ak ki moun ki pa dwe achte. Li vini nan imel.",
		},
		title: "Èske ou ta siyen pou dizan san ou pa ka jwenn lajan ou fasil?",
		lead: "Yon anwite ka kouvri diferans ant sa ki antre ak sa ki soti. Li mare lajan ou tou. Anpil moun aprann konbyen sa koute pou soti lè yo deja vle soti.",
		promise: {
			title: "Konnen si se pou ou anvan ou pale ak nenpòt moun",
			text: "Gid la kòmanse ak pwòp lis ou pou chak mwa. Apre sa li esplike plafon, frè pou soti ak kloz revni ak mo senp, ak de chif ou dwe mande yo.",
		},
		proofs: {
			title: "Poukisa ou ka fè l konfyans",
			items: [
				{
					title: "Li mete pòt pou soti a an premye",
					text: "Frè pou retire lajan anvan lè, ajisteman dapre valè mache a, taks anvan 59½: ou aprann sa pou mande an dola, pou pwòp montan ou.",
				},
				{
					title: "De kont, youn apa lòt",
					text: "Yon baz benefis ki grandi vit, se pa lajan ou ka retire. Gid la montre kijan pou wè diferans lan sou paj la.",
				},
				{
					title: "Yon lis moun ki pa dwe achte",
					text: "Li nan gid la, sou kat liy. Si ou wè tèt ou ladan l, ou ekonomize yon randevou.",
				},
			],
		},
		faqs: [
			{
				question: "Èske gouvènman an asire yon anwite fiks endekse?",
				answer:
					"Non. Se yon kontra asirans, se pa yon depo. Ni FDIC ni okenn ajans federal pa asire l, e peman yo depann de kapasite konpayi asirans lan pou l peye reklamasyon.",
			},
			{
				question: "Yo di m ranplase anwite m genyen an. Èske m dwe fè sa?",
				answer:
					"Petèt, e janm san de kontra yo kòtakòt. Yon nouvo anjeneral kòmanse yon lòt peryòd frè. Gid la bay lis sa pou konpare.",
			},
		],
	},
	offer: {
		meta: {
			title: "Konsiltasyon estrateji gratis sou anwite",
			description:
				"Gade ak yon ajan ki gen lisans konbyen lajan ou manke chak mwa, ak sa yon FIA ta mare, an dola.<monthlySpots> Gade konbyen plas ki genyen mwa sa a.</monthlySpots>",
		},
		title: "Yon konsiltasyon ki kòmanse ak sa ou manke chak mwa",
		lead: "Yon ajan ki gen lisans gade avè w sa ki antre ak sa ki soti, ak si yon anwite fiks endekse (FIA) ta ede vre. Ou deside apre sa, lè ou pare.",
		benefits: [
			"Sa ou manke chak mwa, kalkile ak Sosyal Sekirite ak pansyon yo",
			"Frè pou soti an dola, pou montan ou gen nan tèt ou a",
			"Kontra<carriersCompared> plizyè konpayi asirans</carriersCompared>, menm nan yon ane ak 0% enterè",
			"Yon lòt koutje sou yon anwite ou genyen, oswa youn yo ofri w",
		],
	},
} satisfies FunnelPageContent;
