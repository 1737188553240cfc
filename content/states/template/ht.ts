import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Asirans depans fineray {inState}: pri ak règ",
		description:
			"Asirans depans fineray {inState}: konbyen yon fineray ka koute, konbyen kouvèti pou w konsidere, kesyon sou sante ak dwa ou genyen.",
	},
	title: "Asirans depans fineray {inState}",
	lead: "Yon ti polis asirans vi ka anpeche yon fineray tounen yon dèt. Paj sa a esplike konbyen yon fineray ka koute {inState}, sa pou w konnen anvan ou aplike, ak ki moun pou w rele si gen yon pwoblèm.",
	sections: [
		{
			id: "funeral-cost",
			title: "Konbyen yon fineray ka koute {inState}",
			paragraphs: [
				"<funeralCosts>Dapre estimasyon nou, pri mwayen yon fineray ak ekspozisyon kò a ak antèman {inState} se anviwon {funeralCost}. Se yon estimasyon, se pa yon lis pri.</funeralCosts> Pri yo chanje de yon vil a yon lòt ak de yon mezon fineray a yon lòt. Yon kremasyon san seremoni koute anpil mwens anjeneral. Kavo a, plas nan simityè a, pyè tonb lan ak flè yo souvan pa ladan l.",
				"<funeralCosts>Pou {state}, [kalkilatris](/calculator) nou an pwopoze {suggestedCoverage} pou kòmanse. Se {coverageMargin}% plis pase estimasyon an. Li ajoute 20% paske pri yo monte, li awondi nan $1,000 ki pi pre a, epi li pa janm desann pi ba pase minimòm kalkilatris la, $10,000. Ou ka chanje montan sa a.</funeralCosts> Règ federal yo pèmèt ou mande nenpòt mezon fineray yon lis pri ki detaye, kidonk konpare de oswa twa.",
			],
		},
		{
			id: "what-it-pays",
			title: "Kisa lajan an ka fè",
			layout: "cards",
			items: [
				{
					title: "Fineray la",
					text: "Sèvis la, antèman oswa kremasyon an, ak tout ti depans ki vin ajoute yo. Benefisyè ou resevwa lajan an epi se li ki chwazi mezon fineray la.",
				},
				{
					title: "Vwayaj fanmi an",
					text: "Tikè avyon, jou yo pa travay, oswa voye kò yon moun ou renmen lakay li, nan yon lòt eta oswa yon lòt peyi. Mande pri bonè; transpò a ka koute anpil.",
				},
				{
					title: "Dènye bòdwo yo",
					text: "Yon balans doktè, yon mwa lwaye anplis, yon ti prè. Sa ki rete se pou benefisyè ou.",
				},
				{
					title: "Sa li pa fè",
					text: "Yon ti polis pa ase pou ranplase lajan yon moun touche. Si gen moun k ap viv sou salè w, konpare [asirans vi pou yon tèm](/services/term-life) anvan.",
				},
			],
		},
		{
			id: "how-to-apply",
			title: "Kijan pou w aplike",
			layout: "steps",
			items: [
				{
					title: "Yon ti apèl",
					text: "N ap pale nan telefòn oswa nan videyo pandan anviwon 15 minit. N ap mande w sa ou vle, sa ou mete sou kote deja, ak ki prim ou ka kontinye peye.",
				},
				{
					title: "Kesyon sou sante",
					text: "Pifò fwa yo pa fè egzamen medikal, men yo poze kesyon sou sante epi yo ka gade dosye medikaman ou yo. Se konpayi a ki deside si l ap aksepte w. Polis ki pa poze anpil kesyon souvan peye tout lajan an apre dezan sèlman.",
				},
				{
					title: "Li polis la anvan, apre sa deside",
					text: "Lè polis la rive, verifye non an, montan an, prim nan ak benefisyè a, epi gade si yo peye tout lajan an depi premye jou a.",
				},
			],
		},
		{
			id: "your-rights",
			title: "Dwa ou genyen {inState}",
			layout: "checklist",
			items: [
				{
					title: "Peryòd pou egzamine polis la gratis",
					text: "{freeLook} Polis ou a di egzakteman konbyen jou ou genyen.",
				},
				{
					title: "Peryòd kontestasyon",
					text: "Si ou mouri pandan de premye ane yo, konpayi a ka verifye aplikasyon ou te fè a. Se verite ou di a ki pwoteje fanmi w.",
				},
				{
					title: "Yon otorite ou ka rele",
					text: "Otorite asirans eta a ({regulator}) sipèvize konpayi asirans ak ajan {inState}. Se la ou ka verifye yon lisans oswa pote plent.",
				},
				{ title: "Anvan yon polis tonbe", text: "{lapseNotice}" },
				{
					title: "San presyon",
					text: "Ou ka reflechi, mande tout bagay alekri, epi kite yon moun nan fanmi w koute konvèsasyon an. Kenbe ansyen polis ou jiskaske nouvo a valab.",
				},
			],
		},
		{
			id: "limits",
			title: "Sa pou w konsidere",
			paragraphs: [
				"Plis ou gran lè ou aplike, plis chak $1,000 kouvèti koute, e moun ki fimen peye plis. Si ou viv lontan, ou ka peye plis pase sa polis la ap bay. Si ou sispann peye, polis la ka tonbe. Prè sou valè lajan kach la gen enterè epi yo bese lajan asirans lan peye lè moun nan mouri.",
				"Gade [kijan asirans depans fineray mache](/services/final-expense)<finalExpenseFiguresShown>, ak yon egzanp ki gen chif,</finalExpenseFiguresShown> epi [sa ki valab nan eta w](/state-compliance) pou lòt pwodui yo. <licensedStates>Nou gen lisans nan {licensedStates} {statesNoun}.</licensedStates> Peman lajan an depann de kapasite konpayi ki bay polis la genyen pou l peye reklamasyon.",
			],
		},
	],
	faqs: {
		title: "Kesyon sou kouvèti {inState}",
		items: [
			{
				question: "Ki moun ki ka aplike?",
				answer:
					"Pifò konpayi aksepte aplikasyon moun ki gen anviwon 50 rive 85 an. Limit laj ak kesyon sou sante chanje selon konpayi a, e se li ki deside.",
			},
			{
				question: "Nan konbyen tan yo peye reklamasyon yo?",
				answer:
					"Anjeneral nan kèk semèn apre konpayi a resevwa fòm reklamasyon an ak sètifika lanmò a. Sa ka pran plis tan si lanmò a rive nan de premye ane yo epi y ap verifye aplikasyon an. Mezon fineray la ka vle lajan l anvan konpayi a peye, kidonk di fanmi w sa.",
			},
			{
				question: "E si mwen kite {state}?",
				answer:
					"Dabitid, yon polis asirans vi rete valab kèlkeswa kote ou rete, toutotan ou peye prim yo. Bay konpayi a nouvo adrès ou epi verifye peman otomatik ou.",
			},
			{
				question: "Èske asirans depans fineray se yon pwogram leta?",
				answer:
					"Non. Asirans depans fineray se yon asirans vi prive. Pa gen okenn biwo leta oswa federal ki apiye l, ni ki apiye nou.",
			},
		],
	},
	callToAction: {
		title: "Poze kesyon sou kouvèti {inState}",
		text: "Yon ajan ki gen lisans ap reponn ou, san prese<spokenLanguages>, an kreyòl, angle, panyòl oswa pòtigè</spokenLanguages>. Konsiltasyon an gratis. Rele {phone} oswa [voye yon mesaj ban nou](/#contact).",
	},
} satisfies StatePageContent;
