import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Gid gratis: konbyen asirans vi fanmi ou bezwen",
			description:
				"Yon kaye gratis ak mo senp: konbyen kouvèti ou bezwen, pandan konbyen ane, ak twa liy pou jwenn nan tout polis pou yon tèm. Li vini nan imel.",
		},
		title: "Yon fanmi, yon prè kay, e ou pa konnen konbyen kouvèti ki ase?",
		lead: "Pifò fanmi devine: yon montan won, yon kantite ane won. Si l twò piti, yo manke lajan. Si l twò gwo, li vin difisil pou kontinye peye prim nan.",
		promise: {
			title: "Nan 20 minit, konnen konbyen kouvèti ou bezwen",
			text: "Gid la mennen w nan 4 kalkil ak yon dat, ak yon egzanp tou fèt. Alafen ou konnen yon montan ak yon tèm ki bon pou fanmi ou, oswa ou konnen ou poko bezwen kouvèti.",
		},
		proofs: {
			title: "Poukisa ou ka fè gid la konfyans",
			items: [
				{
					title: "Ou ka verifye chak etap",
					text: "Dèt, revni, kay, lekòl: nan egzanp nou an yo fè $1,070,000. Ou ekri pwòp chif ou ak yon kreyon. Pa gen anyen ki kache nan yon fòmil.",
				},
				{
					title: "Li di kilè pou w pa achte",
					text: "Si pèsonn pa depann de sa ou touche, e ou pa t ap kite dèt pou lòt moun, gid la di w petèt ou poko bezwen asirans vi.",
				},
				{
					title: "Li fè w tounen yon kliyan ki konn poze kesyon",
					text: "Ou jwenn sis kesyon pou poze nenpòt ajan, ajan pa nou yo tou: ki konpayi yo konpare, kilè dwa pou konvèti a fini, kijan yo peye ajan an.",
				},
			],
		},
		faqs: [
			{
				question: "Mwen gen kouvèti nan travay mwen. Èske gid la ka sèvi m kanmenm?",
				answer:
					"Wi. Kouvèti nan travay souvan egal sèlman kèk fwa sa ou touche nan yon ane, e li ka fini ansanm ak travay la. Gid la montre kijan pou konte l, ak sa ki t ap manke si l ta fini.",
			},
			{
				question: "Èske gid la ap di m yon pri?",
				answer:
					"Non. Pri ou depann de laj ou, sante w ak evalyasyon risk konpayi asirans lan fè. <termLifeFiguresShown>[Kalkilatris](/calculator) nou an ba ou yon premye lide. </termLifeFiguresShown>Pou w jwenn yon estimasyon pri, pale ak yon ajan ki gen lisans.",
			},
		],
	},
	offer: {
		meta: {
			title: "Konsiltasyon gratis sou asirans vi pou yon tèm",
			description:
				"Kalkile konbyen kouvèti ou bezwen, ak pandan konbyen ane, ansanm ak yon ajan ki gen lisans.<monthlySpots> Gade konbyen plas ki genyen mwa sa a.</monthlySpots>",
		},
		title: "Yon konsiltasyon sou asirans vi pou yon tèm, ki ba w montan ou bezwen an",
		lead: "Yon ajan ki gen lisans ap kalkile avè w konbyen kouvèti ou bezwen, ak pandan konbyen ane<carriersCompared>, epi l ap konpare konpayi asirans yo</carriersCompared>. Ou deside apre sa, lè ou pare.",
		benefits: [
			"Dèt, revni, prè kay ak lekòl: nou adisyone yo, epi nou retire sa ou genyen deja",
			"<carriersCompared>Plizyè konpayi asirans kòtakòt, ak nòt yo ak règ yo pou konvèsyon</carriersCompared>",
			"Yon repons klè: ki kesyon sou sante k ap konte pou pri ou",
			"Rezilta a alekri, si ou ta vle montre l bay yon moun ou fè konfyans",
		],
	},
} satisfies FunnelPageContent;
