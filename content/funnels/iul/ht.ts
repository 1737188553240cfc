import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Gid gratis: kijan pou w li yon ilistrasyon IUL",
			description:
				"Yon gid gratis sou paj ki pi enpòtan nan yon ilistrasyon asirans vi inivèsèl endekse (IUL), senk tès pou mande, ak kijan yon polis echwe. Li vini nan imel.",
		},
		title: "Èske yo montre w yon IUL ak gwo gwo chif?",
		lead: "Ven paj chif, epi je ou ale dirèk nan dènye kolòn nan. Chif yo chita sou yon sèl to yo bay chak ane, san okenn move ane. Nan lavi tout bon, sa pa mache konsa.",
		promise: {
			title: "Senk tès ki montre sa ki dèyè chif yo",
			text: "Gid la mennen w nan yon ilistrasyon paj pa paj, e li ba ou senk tès nenpòt ajan ka fè nan kèk minit. Apre sa, se ou menm ki jije.",
		},
		proofs: {
			title: "Poukisa ou ka fè gid la konfyans",
			items: [
				{
					title: "Ou wè sa k ap pase ak 0% tou",
					text: "Youn nan tès yo montre ane kote yo pa bay okenn enterè, men yo toujou pran frè yo. Si yon ajan pa vle montre w sa, se yon siy pou w fè atansyon.",
				},
				{
					title: "Li di kijan polis yo echwe",
					text: "Prim ki ba, enterè ki ba ak frè k ap monte: gid la dekri kijan yon polis tonbe, ak efè yon prè genyen sou taks ou.",
				},
				{
					title: "Li di sa ki ka pi bon pou ou",
					text: "Asirans vi pou yon tèm bay plis kouvèti pou lajan an. Asirans vi pou tout lavi gen yon tablo valè nan kontra a. Gid la di pou ki moun chak youn bon.",
				},
			],
		},
		faqs: [
			{
				question: "Mwen gen yon IUL deja. Èske l twò ta?",
				answer:
					"Non. Mande konpayi asirans ou a yon ilistrasyon sou polis la jan l ye kounye a, epi fè menm tès yo sou li. Pwoblèm yo pi fasil anpil pou ranje lè polis la gen 12 an pase lè l gen 30 an.",
			},
			{
				question: "Èske ajans lan di moun pa pran IUL?",
				answer:
					"Non. Nou ofri l, e li ka bon pou moun ki bezwen kouvèti pou tout lavi e ki pral okipe polis la. Nou vle ou konnen toulède bò yo anvan. W ap jwenn toulède sou [paj IUL](/services/iul) nou an tou.",
			},
		],
	},
	offer: {
		meta: {
			title: "Konsiltasyon gratis sou estrateji IUL",
			description:
				"Fè senk tès sou yon ilistrasyon asirans vi inivèsèl endekse (IUL) ak yon ajan ki gen lisans, youn ladan yo ak 0%.<monthlySpots> Gade konbyen plas ki genyen mwa sa a.</monthlySpots>",
		},
		title: "Yon konsiltasyon sou IUL, ki montre sa k ap pase ak 0% tou",
		lead: "Yon ajan ki gen lisans ap fè senk tès sou yon ilistrasyon avè w, e l ap konpare l ak asirans vi pou yon tèm ak asirans vi pou tout lavi. Ou deside apre sa, lè ou pare.",
		benefits: [
			"Senk tès sou yon ilistrasyon, pa w la oswa youn nou mande pou ou",
			"Plafon, frè ak frè pou retire lajan anvan lè, esplike ak pwòp chif ou",
			"Asirans vi pou yon tèm ak asirans vi pou tout lavi pou menm bezwen an, kòtakòt",
			"Si ou gen yon IUL deja: nou gade avè w si l sou bon wout la",
		],
	},
} satisfies FunnelPageContent;
