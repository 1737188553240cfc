import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Lisans nou yo ak kijan pou ou verifye yo",
		description:
			"Kisa yon lisans asirans ye, nan ki eta nou genyen l, kijan pou ou verifye yon ajan sou sit otorite eta a, ak sa yon lisans pa di ou.",
	},
	title: "Lisans nou yo, ak kijan pou ou verifye yo",
	lead: "Anvan ou bay nenpòt ajan enfòmasyon ou, verifye lisans li. Sa pran kèk minit, li pa koute anyen, epi sa fè nou plezi lè moun fè sa.",
	sections: [
		{
			id: "what-a-license-is",
			title: "Kisa yon lisans ye",
			paragraphs: [
				"Pou yon ajan vann asirans, fòk otorite asirans eta a ba li pèmisyon. Pèmisyon sa a se lisans lan. Pou l jwenn li, ajan an pase yon egzamen epi yo verifye istwa l ak lajistis. Pou l renouvle l, li dwe kontinye pran kou.",
				"Se eta kote ou rete a ki konte, se pa eta kote biwo nou ye a. <licensedStates>Ajans lan gen lisans nan {licensedStates} {statesNoun}. Kat jeyografik ki anlè a montre yo.</licensedStates>",
			],
		},
		{
			id: "three-things",
			title: "Twa bagay ki dwe annòd",
			layout: "cards",
			items: [
				{
					title: "Lisans ajan an",
					text: "Ajan ou a gen lisans nan eta ou pou kalite pwodui w ap diskite a, tankou asirans vi oswa anwite.",
				},
				{
					title: "Otorizasyon konpayi a",
					text: "Konpayi asirans lan bay ajan an dwa ofri pwodui li yo, kote eta a mande sa.",
				},
				{
					title: "Pwodui ki apwouve",
					text: "Eta ou apwouve polis sa a pou yo vann li la. Se poutèt sa se pa tout pwodui ki disponib tout kote.",
				},
			],
		},
		{
			id: "how-to-check",
			title: "Kijan pou ou verifye yon ajan",
			layout: "steps",
			items: [
				{
					title: "Mande non ak nimewo lisans",
					text: "Tout ajan nou yo ap ba ou toulède. Rele {phone} oswa ekri {email}.",
				},
				{
					title: "Louvri sit entènèt otorite a",
					text: "Tape adrès la ou menm, oswa sèvi ak lyen ki nan paj sa a. Chèche kote yo verifye lisans lan.",
				},
				{
					title: "Konpare",
					text: "Verifye si non an koresponn, si lisans lan aktif nan eta ou, epi si li kouvri asirans vi oswa anwite.",
				},
				{
					title: "Si ou gen dout, rele",
					text: "Liy telefòn otorite a pou konsomatè ka di ou ki moun ki gen lisans. Nan Florid se 877-693-5236, [Divizyon Sèvis pou Konsomatè](https://myfloridacfo.com/division/consumers).",
				},
			],
		},
		{
			id: "license-numbers",
			title: "Nimewo lisans",
			paragraphs: [
				"Si yon nimewo pa sou paj sa a, mande nou l. Gen eta, tankou Kalifòni, ki mande pou nimewo a parèt nan kèk imel ak nan estimasyon pri alekri. Kote li manke, nou pa bay estimasyon pri.",
			],
		},
		{
			id: "what-it-is-not",
			title: "Sa yon lisans pa di",
			layout: "checklist",
			items: [
				{ text: "Li pa vle di eta a rekòmande ajan an oswa pwodui a." },
				{ text: "Li pa pwomèt y ap aksepte yon aplikasyon." },
				{ text: "Li pa di anyen sou solidite finansye yon konpayi asirans. Mande ki nòt konpayi a genyen kounye a." },
			],
		},
		{
			id: "new-york",
			title: "Nouyòk",
			paragraphs: [
				"Nan Nouyòk nou rekrite ajan, se tout. Nou pa vann asirans bay moun ki rete la. Si ou ta renmen travay avèk nou, gade [Travay avèk nou](/careers).",
			],
		},
	],
	faqs: {
		title: "Kesyon sou lisans",
		items: [
			{
				question: "Mwen rete nan yon eta ki pa nan tablo a. Èske ajans lan ka ede m?",
				answer:
					"Ou ka li tout sa ki isit la, men nou pa ka vann ou yon polis ni ba ou konsèy sou youn. Depatman asirans eta ou a ka ede ou jwenn yon ajan ki gen lisans.",
			},
			{
				question: "M ap demenaje al nan yon lòt eta. Kisa k ap rive polis mwen an?",
				answer:
					"Dabitid, yon polis ou deja genyen rete valab lè ou demenaje, depi prim yo peye. Bay konpayi asirans lan nouvo adrès ou. Pou yon nouvo polis, se règ nouvo eta a ki konte.",
			},
			{
				question: "Yon moun rele m, li di l ap travay pou ajans lan. Kijan m fè konnen?",
				answer:
					"Mande non li ak nimewo lisans li, rakwoche, epi rele nou nan {phone}. Pa bay nimewo Sekirite Sosyal ou ni enfòmasyon labank ou bay yon moun ki rele ou san ou pa t ap tann li.",
			},
		],
	},
	callToAction: {
		title: "Verifye nou, epi vin pale avèk nou",
		text: "<licensedStates>Yon ajan ki gen lisans nan eta ou ap reponn kesyon ou yo. </licensedStates>Premye apèl la gratis, e ou pa oblije achte anyen.",
	},
} satisfies ArticlePageContent;
