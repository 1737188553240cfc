import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Lisans nou yo ak kijan pou ou verifye yo",
		description:
			"Kisa yon lisans asirans ye, nan ki eta nou genyen l, kijan pou ou verifye yon ajan kote otorite eta a, ak sa yon lisans pa di ou.",
	},
	title: "Lisans nou yo, ak kijan pou ou verifye yo",
	lead: "Anvan ou bay nenpòt ajan enfòmasyon ou, verifye lisans li. Sa pran kèk minit, li pa koute anyen, epi sa fè nou plezi lè moun fè sa.",
	sections: [
		{
			id: "what-a-license-is",
			title: "Kisa yon lisans ye",
			paragraphs: [
				"Pou yon ajan vann asirans, fòk otorite asirans eta a ba li pèmisyon. Pèmisyon sa a se lisans lan. Pou l jwenn li, ajan an pase yon egzamen epi yo verifye pase li, epi li kontinye aprann pou l renouvle l.",
				"Se eta kote ou rete a ki konte, se pa eta kote biwo nou ye a. <licensedStates>Ajans lan gen lisans nan {licensedStates} eta. Tablo ki anba a montre yo.</licensedStates>",
			],
		},
		{
			id: "three-things",
			title: "Twa bagay ki dwe annòd",
			layout: "cards",
			items: [
				{
					title: "Lisans ajan an",
					text: "Ajan ou gen lisans nan eta ou pou kalite pwodui n ap pale a, tankou asirans vi oswa anwite.",
				},
				{
					title: "Otorizasyon konpayi a",
					text: "Konpayi asirans lan bay ajan an dwa ofri pwodui li yo, kote eta a mande sa.",
				},
				{
					title: "Pwodui ki apwouve",
					text: "Polis sa a gen dwa vann nan eta ou. Se poutèt sa se pa tout pwodui ki disponib tout kote.",
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
					text: "Tout ajan nou yo bay toulède lè ou mande yo: {phone} oswa {email}.",
				},
				{
					title: "Louvri sit entènèt otorite a",
					text: "Tape adrès la ou menm, oswa sèvi ak lyen ki nan [règ chak eta](/state-compliance). Chèche kote yo verifye lisans lan.",
				},
				{
					title: "Konpare",
					text: "Non an se menm non an, lisans lan aktif nan eta ou, epi li kouvri asirans vi oswa anwite.",
				},
				{
					title: "Si ou gen dout, rele",
					text: "Liy otorite a pou konsomatè di ou ki moun ki gen lisans. Nan Florid se 877-693-5236, [Divizyon Sèvis pou Konsomatè](https://myfloridacfo.com/division/consumers).",
				},
			],
		},
		{
			id: "license-numbers",
			title: "Nimewo lisans",
			paragraphs: [
				"Kote tablo a pa montre yon nimewo, n ap ba ou li si ou mande l. Gen eta, tankou Kalifòni, ki mande pou nimewo a parèt nan kèk imel ak nan estimasyon pri alekri. Kote li manke, nou pa bay estimasyon pri.",
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
			title: "New York",
			paragraphs: [
				"Nan New York nou rekrite ajan, se tout. Nou pa vann moun ki rete la asirans. Si ou ta renmen travay avèk nou, gade [Travay avèk nou](/careers).",
			],
		},
	],
	faqs: {
		title: "Kesyon sou lisans",
		items: [
			{
				question: "Mwen rete nan yon eta ki pa nan tablo a. Èske ajans lan ka ede m?",
				answer:
					"Ou ka li tout sa ki isit la, men nou pa ka vann ou yon polis ni ba ou konsèy sou youn. depatman asirans eta ou a ka ede ou jwenn yon ajan ki gen lisans.",
			},
			{
				question: "M ap deplase al nan yon lòt eta. Kisa k ap rive polis mwen an?",
				answer:
					"Dabitid, yon polis ou deja genyen rete valab lè ou deplase, depi prim yo peye. Bay konpayi asirans lan nouvo adrès ou. Pou yon nouvo polis, se règ nouvo eta a ki konte.",
			},
			{
				question: "Yon moun rele m, li di l ap travay pou ajans lan. Kijan m fè konnen?",
				answer:
					"Mande non li ak nimewo lisans li, rakwoche, epi rele nou nan {phone}. Pa bay nimewo Sosyal Sekirite ou ni enfòmasyon labank ou bay yon moun ki rele ou san ou pa t ap tann li.",
			},
		],
	},
	callToAction: {
		title: "Verifye nou, epi vin pale avèk nou",
		text: "<licensedStates>Yon ajan ki gen lisans nan eta ou ap reponn kesyon ou yo. </licensedStates>Premye konvèsasyon an pa koute anyen epi li pa oblije ou anyen.",
	},
} satisfies ArticlePageContent;
