import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Règ ak pwodui asirans nan chak eta",
		description:
			"Ki pwodui nou ofri nan eta ou, konbyen tan ou genyen pou egzamine yon nouvo polis, kisa ki pwoteje ou, ak ki otorite pou ou rele.",
	},
	title: "Règ ak pwodui, eta pa eta",
	lead: "Chwazi eta ou pou ou wè sa nou gen dwa ofri la ak ki pwoteksyon ou genyen. <licensedStates>Ajans lan gen lisans nan {licensedStates} {statesNoun}.</licensedStates> Nan Nouyòk, se ajan sèlman nou rekrite.",
	sections: [
		{
			id: "how-to-read",
			title: "Kijan pou ou li tablo a",
			paragraphs: ["Ou ka chwazi pa eta ak pa pwodui. Men sa chak kolòn vle di."],
			table: {
				caption: "Kolòn ki nan tablo eta yo",
				columns: ["Kolòn", "Sa li di ou"],
				rows: [
					[
						"Sitiyasyon",
						"<licensedStates>Gen lisans: nou gen dwa bay konsèy ak vann. </licensedStates>Rekritman sèlman: n ap chèche ajan, nou pa vann anyen bay moun ki rete la.",
					],
					[
						"Pwodui",
						"Kalite pwodui nou gen dwa ofri la. Se apre sa yo deside si youn bon pou ou, ak si konpayi asirans lan aksepte w.",
					],
					[
						"Peryòd pou egzamine polis la gratis",
						"Konbyen jou ou genyen omwen pou remèt yon nouvo kontra: yon kolòn pou asirans vi, yon lòt pou anwite. Kontra ki ranplase yon lòt ak moun aje yo souvan gen plis jou.",
					],
					["Avi ranplasman", "Si ou resevwa yon avi alekri lè yon nouvo polis pran plas yon ansyen."],
					[
						"Nan pi bon enterè w",
						"Si lalwa mande pou nou rekòmande yon anwite sèlman lè se nan pi bon enterè w, dapre repons ou yo, epi pou nou mete rezon yo alekri.",
					],
					[
						"Pwoteksyon pou moun aje",
						"Si eta a bay moun aje k ap achte plis pwoteksyon, tankou plis tan pou egzamine polis la.",
					],
					["Pi gwo laj", "Jiska ki laj nou ofri pwodui yo la, si gen yon limit."],
					[
						"Otorite",
						"Biwo ki siveye asirans, ak sit entènèt li epi telefòn li pou konsomatè. Li reponn kesyon epi li pran plent.",
					],
				],
			},
		},
		{
			id: "exact-period",
			title: "Polis ou a di egzakteman konbyen jou ou genyen",
			paragraphs: [
				"Chif ki nan tablo a se pou yon nouvo kontra ki pa ranplase yon lòt. Pa w la ka diferan: sa depann de pwodui a, laj ou, si polis la ranplase yon lòt, oswa kijan yo te delivre l ba ou. Nan kèk eta, konpayi asirans lan gen dwa chwazi konbyen jou, nan limit lalwa bay.",
				"Chèche avi a sou premye paj polis la; an angle yo konn rele l “right to examine” oswa “free look”. Konte depi jou ou resevwa polis la. Si ou pa jwenn avi a, rele konpayi asirans lan oswa rele nou nan {phone}.",
			],
		},
		{
			id: "how-we-check",
			title: "Kijan nou verifye enfòmasyon yo",
			layout: "steps",
			items: [
				{
					title: "Sous",
					text: "Nou note ki kote chak enfòmasyon soti: yon lwa, yon règ, oswa otorite a. Si sèl sa nou genyen se yon lis ki pibliye, nou note sa tou.",
				},
				{
					title: "Dat ak moun ki verifye a",
					text: "Nou note dènye jou yo te verifye l, ak ki moun ki gen lisans ki te fè sa. Si pèsonn poko verifye l, tablo a di sa. Chak enfòmasyon gen yon dat pou yo gade l ankò, epi sistèm nou an fè nou sonje l.",
				},
				{
					title: "Sètitid",
					text: "Nou bay yon nòt pou di konbyen nou sèten. Lè sous yo pa dakò, oswa nou pa jwenn sous, nou pa bay repons: nou di w mande otorite asirans lan.",
				},
			],
		},
		{
			id: "limits",
			title: "Sa tablo a pa ka di ou",
			paragraphs: [
				"Se yon gid, se pa konsèy sou lalwa. Règ yo chanje, epi yon konpayi asirans ka mete plis limit sou yon pwodui. Se pa yon òf pou vann asirans, epi okenn eta pa verifye l ni apwouve l.",
				"Ou jwenn yon bagay ki pa bon oswa ki twò vye? Tanpri ekri {email}. N ap konpare l ak sous la epi n ap korije l.",
			],
		},
	],
	faqs: {
		title: "Kesyon sou règ eta yo",
		items: [
			{
				question: "Poukisa yon pwodui manke nan eta mwen an?",
				answer:
					"Fòk chak pwodui apwouve nan chak eta, epi fòk nou gen bon lisans lan ak otorizasyon konpayi a. Si youn nan sa yo manke, nou pa ofri pwodui a nan eta sa a.",
			},
			{
				question: "Mwen viv nan de eta pandan ane a. Kilès ki konte?",
				answer:
					"Anjeneral se eta kote ou rete lè ou aplike, epi souvan eta kote ou siyen an. Pale ak ajan an sou toulède kay yo anvan ou ranpli aplikasyon an.",
			},
			{
				question: "Poukisa tablo a pa montre kantite jou pou Nouyòk?",
				answer:
					"Paske nou pa vann anyen bay moun ki rete la. Chif la pa t ap sèvi pou okenn polis nou vann. Lwa Nouyòk gen pwòp peryòd pa l pou egzamine polis la gratis. [Depatman Sèvis Finansye](https://dfs.ny.gov) ka esplike ou sa.",
			},
		],
	},
	callToAction: {
		title: "Si ou pa konnen ki règ ki konsène ou",
		text: "Di nou eta ou ak kesyon ou. Yon ajan<licensedStates> ki gen lisans la</licensedStates> ap reponn ou.",
	},
} satisfies ArticlePageContent;
