import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Gid gratis: IBC san bèl pawòl",
			description:
				"Yon gid gratis sou IBC: kijan prè sou polis yo mache, yon ane kalkil, premye ane ki dousman, kote sa mal pase. Li vini nan imel.",
		},
		title: "Èske yon asirans vi ka peye pwochen machin ou vre?",
		lead: "Videyo yo di ou peye tèt ou enterè a. Se pa vre. IBC (Infinite Banking Concept®) se yon asirans vi, se pa yon bank, e fòk ou remèt prè li yo.",
		promise: {
			title: "Kijan l mache, ak kalkil yo fèt",
			text: "Gid la swiv yon prè pandan yon ane, dola pa dola, e li montre sa ki dwe vre pou metòd la vo lapenn. Apre sa ou ka jije l dapre pwòp abitid ou.",
		},
		proofs: {
			title: "Poukisa ou ka fè l konfyans",
			items: [
				{
					claim: "ibcGrowth",
					title: "Yon egzanp ki pa soti ak avantaj",
					text: "Ak to gid la sipoze yo, prè a koute nan yon ane anviwon $150 plis pase sa yo bay. Nou kite l konsa, paske gen ane ki konsa.",
				},
				{
					title: "Premye ane yo, jan yo ye",
					text: "Pa gen anpil lajan pou prete nan premye de oswa twazan yo, e ou pèdi lajan si ou kanpe lè sa a. Nan gid la, sa vini anvan tout avantaj.",
				},
				{
					title: "Kat kredi yo anvan",
					text: "Si ou gen dèt sou kat kredi, gid la di w peye sa anvan ou kòmanse. Pa gen okenn polis ki bay sa yon kat kredi pran.",
				},
			],
		},
		faqs: [
			{
				question: "Ak ki polis yo fè sa?",
				answer:
					"Anjeneral ak yon asirans vi pou tout lavi ki ka peye dividann, ak prim siplemantè ki rete nan limit taks la. [Paj IBC](/services/ibc) nou an esplike kijan yo monte yon polis konsa.",
			},
			{
				question: "Èske se sèten lajan an ap grandi?",
				answer:
					"Kontra a fikse yon pati. Dividann yo ka chanje oswa yo ka pa vini, e tout bagay depann de kapasite konpayi asirans lan pou l peye reklamasyon. Gid la montre kijan pou li de bagay yo apa.",
			},
		],
	},
	offer: {
		meta: {
			title: "Konsiltasyon estrateji gratis sou IBC",
			description:
				"Gade ak yon ajan ki gen lisans si prè sou polis ale ak abitid ou, ak kalkil pou pwòp ka pa ou.<monthlySpots> Gade konbyen plas ki genyen mwa sa a.</monthlySpots>",
		},
		title: "Yon konsiltasyon sou IBC ak kalkilatris la nan men",
		lead: "Yon ajan ki gen lisans travay sou ka pa ou avè w: konbyen ou ta ka prete ak kilè, konbyen sa ta koute, ak ki lòt bagay ki ta bon. Ou deside apre sa, lè ou pare.",
		benefits: [
			"Konbyen ou ta ka prete nan ane 1, 3, 5 ak 10, li sou yon ilistrasyon",
			"Yon prè pa ou, swiv pandan yon ane ak enterè l",
			"Limit ki fè yon polis vin MEC, ak ki distans ou ye",
			"Yon mo onèt si peye dèt anvan ta pi bon pou ou",
		],
	},
} satisfies FunnelPageContent;
