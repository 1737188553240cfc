import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Gid gratis: kijan pou li yon ilistrasyon IUL",
			description:
				"Yon gid gratis sou paj ki deside nan yon ilistrasyon asirans vi inivèsèl endekse (IUL), ak senk tès pou mande ak fason yon polis echwe. Li vini nan imel.",
		},
		title: "Èske yon moun montre w yon IUL ak gwo gwo chif?",
		lead: "Ven paj chif, epi je ou ale dirèk nan dènye kolòn nan. Li chita sou yon sèl to, yo bay chak ane, san yon move ane. Pa gen okenn ane tout bon ki konsa.",
		promise: {
			title: "Senk tès ki montre sa ki dèyè chif yo",
			text: "Gid la mennen w nan yon ilistrasyon paj pa paj, e li ba ou senk tès nenpòt ajan ka fè nan kèk minit. Apre sa ou ka jije pou tèt ou.",
		},
		proofs: {
			title: "Poukisa ou ka fè l konfyans",
			items: [
				{
					title: "0% kanpe bò kote rès yo",
					text: "Premye tès la se yon ane kote yo pa bay anyen pandan y ap retire frè yo toujou. Yon ajan ki pa vle montre w li, li reponn kesyon ou deja.",
				},
				{
					title: "Li di kijan polis yo echwe",
					text: "Prim ki ba, enterè ki ba ak frè k ap monte: gid la dekri kijan yon polis tonbe, ak sa yon prè fè sou taks la.",
				},
				{
					title: "Li di sa ki ka pi bon pou ou",
					text: "Asirans pou yon tèm bay plis kouvèti pou lajan an. Asirans pou tout lavi gen yon tablo valè nan kontra a. Gid la di pou ki moun.",
				},
			],
		},
		faqs: [
			{
				question: "Mwen gen yon IUL deja. Èske l twò ta?",
				answer:
					"Non. Mande konpayi ou a yon ilistrasyon sou polis la jan l ye kounye a, epi fè menm tès yo sou li. Pwoblèm yo pi fasil anpil pou ranje nan ane 12 pase nan ane 30.",
			},
			{
				question: "Èske nou di moun pa pran IUL?",
				answer:
					"Non. Nou ofri l, e li ka bon pou moun ki bezwen kouvèti pou tout lavi e ki pral okipe polis la. Nou vle ou konnen tou de bò yo anvan. Yo sou [paj IUL](/services/iul) nou an tou.",
			},
		],
	},
	offer: {
		meta: {
			title: "Konsiltasyon estrateji gratis sou IUL",
			description:
				"Teste yon ilistrasyon asirans vi inivèsèl endekse (IUL) ak yon ajan ki gen lisans, ak 0% tou.<monthlySpots> Gade konbyen plas ki genyen mwa sa a.</monthlySpots>",
		},
		title: "Yon konsiltasyon sou IUL ak paj 0% la louvri",
		lead: "Yon ajan ki gen lisans fè senk tès sou yon ilistrasyon avè w, e li mete asirans pou yon tèm ak asirans pou tout lavi sou kote. Ou deside apre sa, lè ou pare.",
		benefits: [
			"Senk tès sou yon ilistrasyon, pa w la oswa youn nou mande",
			"Plafon, frè ak frè pou retire lajan anvan lè, esplike sou pwòp chif ou",
			"Sou kote, asirans pou yon tèm ak asirans pou tout lavi pou menm bezwen an",
			"Si ou gen yon IUL deja: gade si l sou bon wout la",
		],
	},
} satisfies FunnelPageContent;
