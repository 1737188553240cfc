import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Kijan nou chwazi<carriersCompared> epi konpare</carriersCompared> konpayi asirans",
		description:
			"Sa yon ajan endepandan gade nan yon konpayi asirans: si li solid, kijan li peye reklamasyon, règ sou risk, kontra a, ak sa nòt konpayi yo vle di.",
	},
	title: "Konpayi ki dèyè polis la konte menm jan ak pri a",
	lead: "Yon polis asirans vi ka dire 50 an. Pi piti pri jodi a se yon pati sèlman nan desizyon an. Men kijan nou gade konpayi asirans yo, sa nòt yo resevwa yo vle di, ak ki kesyon pou w poze anvan ou siyen.",
	sections: [
		{
			id: "how-we-choose",
			title: "Sa nou gade nan yon konpayi asirans",
			layout: "cards",
			items: [
				{
					title: "Solidite finansye",
					text: "Chak pwomès nan yon polis chita sou kapasite konpayi ki bay polis la genyen pou l peye reklamasyon. Nou li nòt ajans endepandan yo ba li, epi nou gade si nòt yo ap monte oswa desann.",
				},
				{
					title: "Reklamasyon ak plent",
					text: "Èske li peye alè, èske li reponn telefòn, èske li esplike desizyon li sou papye? Depatman asirans nan eta yo pibliye konbyen plent moun fè. Nou li chif sa yo.",
				},
				{
					title: "Règ li sou risk",
					text: "Chak konpayi gen jan pa l pou l gade dyabèt, kè, tabak, pwa, lwazi ki danjere, vwayaj ak estati imigrasyon. Souvan, sa ki chanje pri a plis pase tout lòt bagay, se jwenn konpayi ki mache ak sitiyasyon w.",
				},
				{
					title: "Kontra a",
					text: "Frè yo, kondisyon prè yo, kloz siplemantè yo, dwa pou konvèti yon polis pou yon tèm an yon polis ki pa gen dat fen, ak kijan konpayi a trete ansyen polis li yo pandan ane yo.",
				},
			],
		},
		{
			id: "what-we-compare",
			title: "Sa nou gade, pwodui pa pwodui",
			table: {
				caption: "Pwen yon ajan endepandan konpare anvan li rekòmande yon polis",
				columns: ["Pwodui", "Nou gade", "Poukisa sa enpòtan"],
				rows: [
					[
						"[Asirans vi pou yon tèm](/services/term-life)",
						"Prim pou tout tèm nan, klas sante, dwa pou konvèti polis la, pri lè tèm nan fini",
						"Yon ti pri nan kòmansman ka monte anpil lè peryòd pri fiks la fini.",
					],
					[
						"[Asirans vi pou tout lavi](/services/whole-life)",
						"Prim, valè ki nan kontra a, istwa dividann yo, enterè sou prè",
						"Konpayi a deside dividann yo chak ane, e yo ka bese.",
					],
					[
						"[Depans fineray](/services/final-expense)",
						"Kesyon sou sante, tan pou tann, lajan polis la peye nan de premye ane yo",
						"Polis ki pa poze kesyon sou sante koute plis, e nan kòmansman yo ka peye yon pati sèlman.",
					],
					[
						"[IUL](/services/iul)",
						"Plafon, to patisipasyon, limit anba, pri asirans lan, lòt frè, ak konbyen fwa konpayi a te chanje yo",
						"Konpayi a ka bese plafon yo epi monte kèk frè nan limit kontra a. Yon polis ki pa resevwa ase lajan ka tonbe.",
					],
					[
						"[FIA](/services/fia)",
						"Konbyen tan frè pou retire lajan yo dire, pri kloz siplemantè yo, plafon yo, sa konpayi a fè lè kontra yo renouvle",
						"Lajan ou mare pandan plizyè ane. Si ou kite kontra a anvan lè, sa ka koute w lajan.",
					],
				],
			},
		},
		{
			id: "ratings",
			title: "Sa yon nòt di w, ak sa li pa di w",
			paragraphs: [
				"Nòt sou solidite yon konpayi se opinyon yon ajans ki bay konpayi yo nòt, sou kapasite konpayi asirans lan genyen pou l peye reklamasyon. Gwo ajans sa yo se AM Best, Fitch, Moody’s ak S&P Global. Chak ajans gen pwòp sistèm pa l, kidonk menm lèt la ka pa vle di menm bagay. Gade nòt de ajans oswa plis, epi gade dat la.",
				"Yon nòt pa rekòmande yon polis. Li pa di anyen sou pri, sou sèvis, ni si pwodui a bon pou ou, epi li ka chanje apre ou fin achte. Lè nou ba w yon estimasyon pri, nou di w nòt konpayi a genyen kounye a, ak ki kote ou menm ou ka verifye yo.",
			],
		},
		{
			id: "check-yourself",
			title: "Verifye yon konpayi asirans poukont ou nan dis minit",
			layout: "steps",
			items: [
				{
					title: "Jwenn non legal la",
					text: "Li ekri sou estimasyon pri a ak sou premye paj polis la. Plizyè konpayi nan yon gwoup ka gen menm mak la, men se youn sèlman ki siyen kontra ou a. Kòd NAIC li, ki gen senk chif, montre kilès.",
				},
				{
					title: "Chèche nòt la",
					text: "[AM Best](https://ratings.ambest.com/) montre nòt konpayi a genyen kounye a; ou bezwen yon kont gratis. Gade dat la, epi gade si pèspektiv la estab, pozitif oswa negatif.",
				},
				{
					title: "Chèche plent yo",
					text: "[Rechèch NAIC la](https://content.naic.org/cis_consumer_information.htm) montre endis plent chak konpayi. Yon endis 1.00 nòmal pou yon konpayi gwosè sa a; 2.00 vle di de fwa plis plent.",
				},
				{
					title: "Mande otorite eta a",
					text: "[Depatman asirans eta ou a](/state-compliance) ka konfime konpayi a gen lisans kote w rete a.",
				},
			],
		},
		{
			id: "niches",
			title: "Poukisa yon konpayi refize epi yon lòt aksepte",
			paragraphs: [
				"Evalyasyon risk se fason yon konpayi asirans kalkile risk la. Li gade repons ou yo, lis medikaman doktè te preskri w, pafwa dosye medikal ou, epi pafwa li mande yon ti egzamen. Yon polis ki pa mande egzamen poze kesyon sou sante kanmenm, e repons ou yo dwe vre.",
				"Yon konpayi ka refize yon moun ki gen dyabèt byen kontwole, epi yon lòt ka aksepte l ak yon pri rezonab. Se menm jan pou yon moun ki travay sou do kay, yon pilòt, yon moun ki te konn fimen, oswa yon moun ki ale wè paran l nan peyi l chak ane. Anvan ou aplike, nou ka mande konpayi yo, san nou pa bay non w, kijan yo t ap gade yon sitiyasyon tankou pa w la. Sa pa vle di yo ofri w kouvèti.",
			],
		},
		{
			id: "questions",
			title: "Kesyon pou w poze sou nenpòt konpayi asirans",
			layout: "checklist",
			items: [
				{ text: "Ki konpayi ki bay polis la? Non ki nan piblisite a se pa toujou konpayi asirans lan." },
				{ text: "Ki nòt li genyen jodi a, nan men ki ajans, e depi kilè?" },
				{ text: "Èske li gen lisans nan eta m nan? [Depatman asirans eta ou a](/state-compliance) ka konfime sa." },
				{ text: "Ki chif nan ilistrasyon sa a ki ka chanje, e kiyès ki deside?" },
				{ text: "Kisa k ap pase si m rate yon peman, si m bezwen yon prè, oswa si m vle soti nan twazyèm ane a?" },
				{ text: "Konbyen ou touche si m chwazi konpayi sa a, e konbyen si m chwazi lòt la?" },
			],
		},
		{
			id: "our-limits",
			title: "Sa pou w konnen sou chwa pa nou",
			paragraphs: [
				"Konpayi nou ka ofri w yo depann de eta w, de pwodui a, ak de konpayi ki ba nou otorizasyon kounye a. Nou pa mete logo, paske moun ka pran yon logo pou yon rekòmandasyon. Lè nou ba w yon estimasyon pri, ou wè tout non legal chak konpayi.",
				"<independence>Pa gen okenn konpayi asirans ki mèt nou.</independence> Yo peye nou komisyon, e komisyon yo pa menm. Paj [Kiyès nou ye](/about) esplike kijan nou jere sa.",
			],
		},
	],
	faqs: {
		title: "Kesyon sou konpayi asirans",
		items: [
			{
				question: "E si yon lòt konpayi achte konpayi asirans mwen an?",
				answer:
					"Kontra ou a rete valab ak menm kondisyon yo. Sèvis la ak sa konpayi a fikse chak ane, tankou plafon oswa dividann, ka chanje. Rele nou, n ap li avi a avèk ou.",
			},
			{
				question: "Èske konpayi ki gen pi gwo nòt la se toujou li ki bon pou mwen?",
				answer:
					"Pa toujou. Règ li yo ka pa bon pou sante w, oswa pri li ka twòp pou ou. Yon polis ou ka kenbe vo plis pase yon polis ou oblije lage.",
			},
			{
				question: "Èske sa fè m tò si yo refize aplikasyon m nan?",
				answer:
					"Sa ka rann pwochen an pi difisil, paske anpil aplikasyon mande si yo te janm refize w, epi konpayi yo ka pataje kèk enfòmasyon medikal nan yon fòm ki kode. Se poutèt sa nou chèche bon konpayi a anvan ou aplike.",
			},
			{
				question: "Ki kote m ka pote plent kont yon konpayi asirans?",
				answer:
					"Dabò bay konpayi a li menm, sou papye. Apre sa, bay depatman asirans eta ou a, e sa pa koute anyen. Nan Florid se [Divizyon Sèvis pou Konsomatè](https://myfloridacfo.com/division/consumers). Se [Biwo Règleman Asirans](https://floir.com) ki kontwole konpayi yo.",
			},
		],
	},
	callToAction: {
		title: "Konpare anvan ou chwazi",
		text: "Rele {phone}, oswa [voye yon mesaj ban nou](/#contact) ak laj ou ak eta w, epi kite detay sou sante w pou apèl la. N ap di w ki kalite konpayi ki vo lapenn pou mande.",
	},
} satisfies ArticlePageContent;
