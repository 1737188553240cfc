import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Sèvis nou yo: asirans vi, anwite ak plan pou dèt",
		description:
			"Sèt sèvis kòtakòt: pou kisa yo fèt, konbyen tan yo dire ak pi gwo dezavantaj yo. Chwazi dapre bezwen w, epi wè sa yon ajan endepandan fè pou ou.",
	},
	title: "Sèt sèvis, ak kijan pou w chwazi",
	lead: "Kòmanse ak bezwen an, se pa ak pwodui a. Ki moun ki depann de lajan ou touche a? Ki dènye bòdwo ou t ap kite? Ki lajan ki dwe dire toutotan w ap viv? Repons lan souvan mennen nan youn oswa de nan sèvis sa yo, e pafwa li pa mennen nan okenn.",
	sections: [
		{
			id: "choose-by-need",
			title: "Chwazi dapre sa ou bezwen",
			layout: "cards",
			items: [
				{
					title: "Fanmi m viv sou lajan mwen touche",
					text: "[Asirans vi pou yon tèm](/services/term-life) anjeneral bay plis kouvèti pou prim ou peye a, pandan yon kantite ane ki fiks: jiskaske kay la fin peye oswa timoun yo fin grandi.",
				},
				{
					title: "Mwen vle kouvèti pou tout lavi m",
					text: "[Asirans vi pou tout lavi](/services/whole-life) pa fini apre yon kantite ane, epi li fè valè lajan kach tikras pa tikras. Prim nan pi wo, e si ou kite l bonè, ou pèdi lajan.",
				},
				{
					title: "Mwen pa vle kite bòdwo fineray",
					text: "Asirans [depans fineray](/services/final-expense) se yon ti polis pou tout lavi, pou moun ki gen anviwon 50 rive 85 an. Pifò polis poze kesyon sou sante; gen kèk ki peye tout lajan an sèlman apre dezan.",
				},
				{
					title: "Mwen vle yon kouvèti pou tout lavi ki ka adapte",
					text: "[Asirans vi inivèsèl endekse (IUL)](/services/iul) gen prim ki ka chanje, ak valè lajan kach ki touche enterè dapre yon endis, ak yon plafon. Depans li yo monte ak laj, e polis la ka tonbe si ou pa mete ase lajan.",
				},
				{
					title: "Mwen vle yon revni ki pa fini anvan m",
					text: "Yon [anwite fiks endekse (FIA)](/services/fia) ka fè lajan ou mete yon sèl fwa tounen revni pou pita. Se pa asirans vi, e peman yo depann de kapasite konpayi asirans lan genyen pou l peye reklamasyon. Si ou retire lajan twò bonè, ou ka peye frè.",
				},
				{
					title: "Mwen vle prete sou yon polis",
					text: "[Infinite Banking Concept® (IBC)](/services/ibc) sèvi ak prè sou yon asirans vi pou tout lavi. Se asirans vi, se pa yon bank, e fòk ou peye prim san rate pandan anpil ane.",
				},
				{
					title: "Se dèt yo ki pase anvan",
					text: "Yon [plan aksyon pou dèt](/services/debt-action) mete dèt ou yo nan lòd epi li montre nan ki mwa yo fini. Souvan li dwe vini anvan nenpòt nouvo prim.",
				},
			],
		},
		{
			id: "compare",
			title: "Kòtakòt",
			paragraphs: [
				"Tablo a se yon premye gid. Detay yo chanje selon konpayi a ak eta a, e se polis oswa kontra pa w la ki gen dènye mo.",
			],
			table: {
				caption: "Konparezon sèt sèvis yo",
				columns: ["Sèvis", "Li fèt pou", "Konbyen tan li dire", "Pi gwo dezavantaj"],
				rows: [
					[
						"Asirans vi pou yon tèm",
						"Ranplase lajan ou touche pandan yon tan",
						"10, 20 oswa 30 an",
						"Li pa peye anyen si ou viv pi lontan pase tèm nan",
					],
					[
						"Asirans vi pou tout lavi",
						"Kite lajan kèlkeswa lè ou mouri",
						"Tout lavi, si ou peye prim yo",
						"Gwo prim; ti valè lajan kach nan kòmansman",
					],
					[
						"Depans fineray",
						"Fineray ak dènye bòdwo yo",
						"Tout lavi, si ou peye prim yo",
						"Pri wo pou chak $1,000 kouvèti",
					],
					[
						"IUL",
						"Kouvèti tout lavi ak prim ki ka chanje",
						"Tout lavi, si ou mete ase lajan",
						"Pri asirans ki monte; polis la ka tonbe",
					],
					[
						"FIA",
						"Yon revni pita nan lavi",
						"Plizyè ane ak frè pou retire lajan, apre sa revni",
						"Frè pou retire lajan; enterè ki gen plafon",
					],
					["IBC", "Prete sou yon asirans vi pou tout lavi", "Anpil ane prim", "Li kòmanse dousman; enterè sou prè"],
					[
						"Plan aksyon pou dèt",
						"Peye dèt yo nan lòd",
						"Jiskaske dènye dèt la peye",
						"Li mande disiplin; li pa nan tout eta",
					],
				],
			},
		},
		{
			id: "independent-agent",
			title: "Kisa yon ajan endepandan fè",
			paragraphs: [
				"Gen ajan ki reprezante yon sèl konpayi. <independence>Nou menm, nou endepandan: nou ka voye aplikasyon ou a bay nenpòt nan [konpayi asirans](/carriers) ki ba nou dwa vann pou yo. </independence>De konpayi ka bay yon menm moun pri ki diferan anpil, akòz dyabèt, yon vye pwoblèm kè oswa yon travay danjere. Konnen diferans sa yo, se pi gwo pati nan travay nou.",
				"Nou mande w sa ou bezwen anvan, apre sa <carriersCompared>nou konpare, </carriersCompared>nou esplike dezavantaj yo, nou ede w ak aplikasyon an, epi nou rete an kontak lè ou demenaje, ou marye oswa ou bezwen fè yon reklamasyon.<spokenLanguages> Nou travay an angle, panyòl, pòtigè ak kreyòl ayisyen.</spokenLanguages>",
				"Konpayi asirans lan peye nou yon komisyon lè li bay yon polis. Komisyon yo pa menm pou tout pwodui, kidonk mande nou poukisa nou pwopoze youn epi pa yon lòt. Se pou w jwenn yon repons klè.",
			],
		},
		{
			id: "before-you-sign",
			title: "Anvan ou siyen anyen",
			layout: "checklist",
			items: [
				{ text: "Ou konnen konbyen prim nan ye, pandan konbyen tan ou dwe peye l, ak si l ka monte." },
				{
					text: "Ou reponn tout kesyon sou sante w ak verite. Konpayi a ka konteste polis la pandan de premye ane yo.",
				},
				{
					text: "Si gen valè lajan kach oswa si se yon anwite, ou li tablo frè pou retire lajan anvan lè a, e ou konnen valè a apre 1, 5 ak 10 an.",
				},
				{ text: "Ou wè sa k ap rive si to yo oswa dividann yo pi ba pase sa ki nan ilistrasyon an." },
				{ text: "Ou kenbe ansyen polis ou jiskaske nouvo a soti epi ou fin konpare toulède alekri." },
				{
					text: "Ou konnen peryòd ou genyen pou egzamine polis la gratis. Polis ou a di egzakteman konbyen jou ou genyen.",
				},
			],
		},
		{
			id: "where-we-work",
			title: "Ki kote nou ka ede w",
			paragraphs: [
				"<licensedStates>Biwo nou nan {city}, {inHomeState}, e nou gen lisans nan {licensedStates} {statesNoun}.</licensedStates> Pifò konvèsasyon fèt nan telefòn oswa nan videyo. Gade [lisans nou yo](/licensing) ak [ki pwodui ki disponib nan eta w](/state-compliance).",
				"Se pa tout pwodui nou ofri toupatou; pa egzanp, nou pa ofri plan aksyon pou dèt nan Kalifòni.",
			],
		},
	],
	faqs: {
		title: "Kesyon moun poze souvan",
		items: [
			{
				question: "Èske m ka mete sèvis yo ansanm?",
				answer:
					"Wi. Souvan moun pran yon asirans vi pou yon tèm pandan timoun yo piti, ak yon ti polis depans fineray pou pita. De polis vle di de prim tou, kidonk fòk total la antre nan bidjè w.",
			},
			{
				question: "Èske m oblije wè yon doktè?",
				answer:
					"Sa depann de pwodui a, laj ou ak montan an. Gen polis ki poze kesyon sou sante epi gade dosye sèlman; pi gwo polis yo ka mande yon egzamen. Pou yon anwite, anjeneral yo poze kesyon sou finans ou, se pa sou sante w.",
			},
			{
				question: "Konbyen yon konsiltasyon koute?",
				answer:
					"Anyen, e ou pa oblije achte. Nou poze kesyon sou fanmi w, bidjè w ak sante w, e si ou pa bezwen anyen nan men nou, nou di w sa.",
			},
			{
				question: "Jiska ki pwen m ka fye kalkilatris yo?",
				answer:
					"[Kalkilatris](/calculator) nou yo montre estimasyon<figuresShown> ak valè ipotetik</figuresShown>, ak fòmil yo. Yo pa yon pri final ni ilistrasyon yon polis. Se yon konpayi asirans sèlman ki ka bay yon pri final.",
			},
		],
	},
	callToAction: {
		title: "Ou pa konnen ki kote pou w kòmanse?",
		text: "Di nou sa ou bezwen, epi n ap gade l ansanm nan yon konsiltasyon gratis. Rele {phone} oswa [voye yon mesaj ban nou](/#contact).",
	},
} satisfies ArticlePageContent;
