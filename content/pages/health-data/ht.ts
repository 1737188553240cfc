import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Enfòmasyon sou sante ou: règleman nou",
		description:
			"Sa nou ranmase sou sante ou, poukisa, ki kote li soti, ki moun ki resevwa l, ak kijan pou wè l, efase l, retire konsantman ou oswa konteste yon refi.",
	},
	title: "Règleman sou vi prive pou enfòmasyon sante konsomatè yo",
	lead: "Sa a se règleman lwa My Health My Data eta Washington mande a (RCW 19.373.020). Li valab pou tout moun.",
	updated: "2026-11-29",
	sections: [
		{
			id: "collected",
			title: "Sa nou ranmase, ak poukisa",
			table: {
				caption: "Enfòmasyon sou sante ou",
				columns: ["Enfòmasyon", "Poukisa nou ranmase l, ak kijan nou sèvi avè l"],
				rows: [
					["Si ou sèvi ak tabak", "Pou nou fè yon estimasyon, prepare estimasyon pri, epi reponn ou"],
					[
						"Sa ou chwazi ekri nou oswa di nou sou sante ou",
						"Pou nou reponn ou, epi pou nou wè pou ki kouvèti ou ka aplike",
					],
					[
						"Repons ou bay pou kesyon sante ki nan yon aplikasyon",
						"Pou nou ranpli aplikasyon an avè w, epi voye l bay konpayi asirans lan",
					],
				],
			},
		},
		{
			id: "sources",
			title: "Ki kote li soti",
			paragraphs: [
				"Se ou menm ki ban nou li: nan yon kalkilatris, yon fòm, chat la, yon imel, yon apèl oswa yon randevou.",
			],
		},
		{
			id: "shared",
			title: "Sa nou pataje, ak kiyès",
			paragraphs: [
				"Nou pataje si ou sèvi ak tabak, sa ou di nou sou sante ou, ak repons ou bay pou kesyon sante. Nou pataje yo ak konpayi asirans, lè ou aplike oswa lè ou mande nou chèche yon òf. Konpayi ki delivre imel nou yo epi ki loje sèvè nou yo oswa dosye kliyan yo travay sou enfòmasyon sa yo pou nou.",
				"Nou pa pataje enfòmasyon sa yo ak okenn konpayi afilye. Nou pa vann yo, e nou pa bay konpayi analiz ni konpayi piblisite yo.",
			],
		},
		{
			id: "rights",
			title: "Kijan pou sèvi ak dwa ou yo",
			paragraphs: [
				"Ou ka mande si nou gen enfòmasyon sou sante ou, wè yo, jwenn yon lis lòt konpayi ak konpayi afilye ki te resevwa yo, retire konsantman ou, epi fè nou efase yo. Sèvi ak [fòm nou an](/privacy#your-request), ekri {email} oswa rele {phone}. Nou reponn nan {dataRequestDays} jou.",
			],
		},
		{
			id: "appeal",
			title: "Kijan pou konteste yon refi",
			paragraphs: [
				"Si nou refize yon demann, ou ka konteste refi a: reponn mesaj nou an ak mo “Apèl”, oswa ekri {email}. Yon lòt moun ap egzamine l, epi l ap reponn alekri nan 45 jou. Si repons lan toujou non, ou ka [pote plent bay Pwokirè Jeneral Washington](https://www.atg.wa.gov/file-complaint).",
			],
		},
	],
} satisfies ArticlePageContent;
