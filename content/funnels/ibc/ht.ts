import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Gid gratis: IBC san bèl pawòl",
			description:
				"Yon gid gratis sou Infinite Banking Concept® (IBC): kijan prè sou polis yo mache, yon ane kalkil, premye ane ki dousman, kote sa mal pase. Li vini nan imel.",
		},
		title: "Èske yon asirans vi ka peye pwochen machin ou vre?",
		lead: "Videyo yo di ou peye tèt ou enterè a. Se pa vre. IBC (Infinite Banking Concept®) se yon asirans vi, se pa yon bank, e fòk ou remèt prè ou pran yo.",
		promise: {
			title: "Kijan IBC mache, ak tout kalkil yo",
			text: "Gid la swiv yon prè pandan yon ane, dola pa dola, e li montre nan ki kondisyon metòd la vo lapenn. Apre sa ou ka wè si l ale ak abitid ou.",
		},
		proofs: {
			title: "Poukisa ou ka fè gid la konfyans",
			items: [
				{
					figuresOf: "ibc",
					title: "Yon egzanp ki pa fini ak avantaj",
					text: "Ak to gid la sipoze yo, nan yon ane prè a koute anviwon $150 plis pase enterè yo ba ou. Nou kite l konsa, paske gen ane ki konsa.",
				},
				{
					title: "Li di davans premye ane yo mache dousman",
					text: "Pa gen anpil lajan pou prete nan premye de oswa twa ane yo, e ou pèdi lajan si ou sispann lè sa a. Gid la di sa anvan li pale sou okenn avantaj.",
				},
				{
					title: "Peye dèt kat kredi yo anvan",
					text: "Si ou gen dèt sou kat kredi, gid la di w peye sa anvan ou kòmanse. Pa gen okenn polis ki bay otan enterè ak sa yon kat kredi pran.",
				},
			],
		},
		faqs: [
			{
				question: "Ak ki kalite polis yo fè IBC?",
				answer:
					"Anjeneral ak yon asirans vi pou tout lavi ki ka peye dividann, ak prim siplemantè ki rete nan limit taks la. [Paj IBC](/services/ibc) nou an esplike kijan yo prepare yon polis konsa.",
			},
			{
				question: "Èske se sèten valè lajan kach la ap grandi?",
				answer:
					"Kontra a fikse yon pati. Dividann yo ka chanje oswa yo ka pa vini. Gid la montre kijan pou w separe sa ki sèten ak sa ki ka chanje.",
			},
		],
	},
	offer: {
		meta: {
			title: "Konsiltasyon gratis sou estrateji IBC",
			description:
				"Gade, ansanm ak yon ajan ki gen lisans, si prè sou polis ale ak abitid ou, epi fè kalkil yo pou pwòp sitiyasyon pa w.<monthlySpots> Gade konbyen plas ki genyen mwa sa a.</monthlySpots>",
		},
		title: "Yon konsiltasyon sou IBC ak yon kalkilatris nan men",
		lead: "Yon ajan ki gen lisans ap travay sou sitiyasyon pa w avè w: konbyen ou ta ka prete ak kilè, konbyen sa ta koute, ak ki lòt bagay ki ta ka fè menm travay la. Ou deside apre sa, lè ou pare.",
		benefits: [
			"Konbyen ou ta ka prete nan 1ye, 3yèm, 5yèm ak 10yèm ane a, dapre yon ilistrasyon",
			"Yon prè ou gen nan tèt ou: nou swiv li pandan yon ane, ak enterè a ladan l",
			"Limit kote yon polis vin yon kontra dotasyon modifye (MEC), ak ki distans ki rete anvan ou rive sou limit sa a",
			"Yon repons onèt: èske pou w peye dèt yo anvan",
		],
	},
} satisfies FunnelPageContent;
