import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Gid gratis: konbyen asirans vi fanmi ou bezwen",
			description:
				"Yon kaye gratis ak mo senp: kat kalkil pou montan an, yon dat pou kantite ane yo, ak twa liy pou jwenn nan tout polis pou yon tèm. Li vini nan imel.",
		},
		title: "Yon fanmi, yon prè kay, e ou pa konnen konbyen kouvèti ki ase?",
		lead: "Pifò fanmi devine: yon montan won, yon kantite ane won. Si l twò piti, yo manke lajan. Si l twò gwo, prim nan vin difisil pou kenbe.",
		promise: {
			title: "Ven minit, epi ou gen pwòp chif pa ou",
			text: "Gid la mennen w nan kat kalkil ak yon dat, ak yon egzanp ki fèt. Alafen ou konnen yon montan ak yon tèm ki bon pou fanmi ou, oswa ou konnen ou poko bezwen kouvèti.",
		},
		proofs: {
			title: "Poukisa ou ka fè l konfyans",
			items: [
				{
					title: "Ou ka verifye chak etap",
					text: "Dèt, revni, kay, lekòl: nan egzanp nou an yo fè $1,070,000. Ou mete pwòp chif ou ak yon kreyon. Pa gen anyen ki kache nan yon fòmil.",
				},
				{
					title: "Li di kilè pou w pa achte",
					text: "Si pèsonn pa depann de sa ou touche, e ou pa kite okenn dèt ak lòt moun, gid la di w ou ka poko bezwen asirans vi.",
				},
				{
					title: "Li fè w yon kliyan ki konn mande",
					text: "Ou pran sis kesyon pou nenpòt ajan, pa nou yo tou: ki konpayi yo konpare, kilè dwa pou konvèti a fini, kijan yo peye ajan an.",
				},
			],
		},
		faqs: [
			{
				question: "Mwen gen kouvèti nan travay mwen. Èske sa pou mwen toujou?",
				answer:
					"Wi. Kouvèti nan travay souvan se kèk fwa salè ou sèlman, e li ka fini ansanm ak travay la. Gid la montre kijan pou konte l, ak sa ki t ap manke san li.",
			},
			{
				question: "Èske gid la ap di m yon pri?",
				answer:
					"Non. Yon pri depann de laj ou, sante w ak sa konpayi asirans lan jwenn. [Kalkilatris](/calculator) nou an ba ou yon premye estimasyon, e yon ajan ki gen lisans ka jwenn yon pri pou ou.",
			},
		],
	},
	offer: {
		meta: {
			title: "Konsiltasyon gratis sou asirans vi pou yon tèm",
			description:
				"Kalkile montan an ak kantite ane yo ak yon ajan ki gen lisans, konpare konpayi yo, epi deside lè ou pare.<monthlySpots> Gade konbyen plas ki genyen mwa sa a.</monthlySpots>",
		},
		title: "Yon konsiltasyon sou asirans pou yon tèm ki fini ak yon chif",
		lead: "Yon ajan ki gen lisans kalkile montan ou ak kantite ane ou avè w, epi li konpare konpayi asirans yo. Ou deside apre sa, lè ou pare.",
		benefits: [
			"Kat kalkil ou yo, nou fè yo ansanm, mwens sa ou genyen deja",
			"<carriersCompared>Plizyè konpayi asirans kòtakòt, ak nòt yo ak règ yo pou konvèsyon</carriersCompared>",
			"Ak mo senp, ki kesyon sou sante k ap konte pou pri ou",
			"Rezilta a alekri, si ou ta vle montre l bay yon moun ou fè konfyans",
		],
	},
} satisfies FunnelPageContent;
