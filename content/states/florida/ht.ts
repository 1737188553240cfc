import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Asirans depans fineray {inState}: pri yon fineray",
		description:
			"Konbyen yon fineray ka koute, dwa ou genyen, papye nan sezon siklòn, ak asirans depans fineray pou moun ki pran retrèt {inState}.",
	},
	title: "Asirans depans fineray {inState}",
	lead: "Anpil moun vin pran retrèt yo {inState}, epi pitit yo ap viv yon lòt kote. Yon ti polis asirans vi ka bay fanmi an lajan pou premye jou apre lanmò a, ak yon sèl nimewo pou yo rele. Biwo nou nan {city}, e nou travay nan tout eta a.",
	sections: [
		{
			id: "florida-costs",
			title: "Konbyen yon fineray ka koute {inState}",
			paragraphs: [
				"<funeralCosts>Dapre estimasyon nou, pri mwayen yon fineray ak ekspozisyon kò a ak antèman {inState} se anviwon {funeralCost}. Se yon estimasyon, se pa yon lis pri.</funeralCosts> <funeralRanges>Nan Daytona yon fineray ka koute $8,000 rive $12,000, e nan Jacksonville $10,000 rive $15,000.</funeralRanges>",
				"Pri yo pa menm sou de kòt yo, nan gwo vil yo ak nan ti vil yo. Yon kremasyon san seremoni koute anpil mwens anjeneral pase yon fineray ak ekspozisyon kò a ak antèman. Kavo a, plas simityè a, pyè tonb lan ak flè yo souvan peye apa.",
				"<funeralCosts>Pou {state}, [kalkilatris](/calculator) nou an pwopoze {suggestedCoverage} pou kòmanse: {coverageMargin}% plis pase estimasyon an (20% paske pri yo monte, awondi nan $1,000 ki pi pre a, epi li pa janm desann pi ba pase $10,000).</funeralCosts>",
			],
		},
		{
			id: "family-far-away",
			title: "Lè fanmi an lwen",
			paragraphs: [
				"Yon pitit gason nan Ohio oswa yon sè nan Pòtoprens oblije achte tikè avyon, chwazi yon mezon fineray nan telefòn, e petèt mennen kò moun li renmen an tounen lakay. Transpò nan yon lòt eta oswa yon lòt peyi ka koute anpil, kidonk mande yon pri anvan ou fikse montan an.",
				"Si ou pase yon pati nan ane a nan yon lòt eta, sa pa anpeche w kenbe polis ou a. Konpayi a bezwen konnen adrès ou yo ak ki kote pou l voye avi yo. Lè peman an fèt otomatikman, li pi difisil pou w bliye yon prim pandan w ap vwayaje.",
			],
		},
		{
			id: "storms-and-papers",
			title: "Anvan sezon siklòn",
			layout: "checklist",
			items: [
				{
					text: "Kenbe yon kopi polis la nan yon katab dlo pa ka antre, epi kite yon foto premye paj la ak yon moun ki pa rete {inState}.",
				},
				{
					text: "Di benefisyè ou non konpayi asirans lan ak nimewo polis la. San yo, reklamasyon an ka pran plis tan.",
				},
				{
					text: "Ranje w pou konpayi a ka jwenn ou menm si lapòs la sispann: ba l yon nimewo selilè ak yon adrès imel.",
				},
				{
					text: "Mande pou w nonmen yon dezyèm moun pou yo avèti anvan polis la tonbe. Gade dwa ou genyen yo pi ba a.",
				},
			],
		},
		{
			id: "florida-rules",
			title: "Dwa ou genyen {inState}",
			layout: "cards",
			items: [
				{
					title: "Peryòd pou egzamine polis la gratis",
					text: "{freeLook} Polis ou a di egzakteman konbyen jou ou genyen.",
				},
				{ title: "Anvan yon polis tonbe", text: "{lapseNotice}" },
				{
					title: "Èd nan men leta",
					text: "Divizyon Sèvis pou Konsomatè nan Depatman Sèvis Finansye a ([Florida Department of Financial Services](https://myfloridacfo.com/division/consumers)) reponn kesyon, resevwa plent, epi li pèmèt ou verifye yon lisans. Li pa apiye okenn ajans ni okenn pwodui.",
				},
				{
					title: "De premye ane yo",
					text: "Si ou mouri nan de premye ane yo, konpayi a ka verifye aplikasyon ou te fè a. Polis ki pa poze anpil kesyon sou sante souvan remèt prim yo sèlman, ak yon ti enterè, si ou mouri anba yon maladi.",
				},
				{
					title: "Konbyen yon polis koute",
					text: "Laj, sante ak tabak fikse prim nan. Si ou viv lontan, ou ka peye plis pase sa polis la ap bay. Gade [tout lis depans yo](/services/final-expense).",
				},
			],
		},
	],
	faqs: {
		title: "Kesyon fanmi yo poze {inState}",
		items: [
			{
				question: "Èske gen yon limit laj?",
				answer:
					"Pifò konpayi aksepte aplikasyon moun ki gen anviwon 50 rive 85 an. Pifò fwa yo pa fè egzamen medikal, men yo poze kesyon sou sante, epi se konpayi a ki deside.",
			},
			{
				question: "Mwen gen yon polis ki soti nan yon lòt eta. Èske m bezwen yon nouvo?",
				answer:
					"Pwobableman non. Dabitid, asirans vi swiv ou lè ou demenaje. Pa kite yon ansyen polis san ou pa konpare l: yo te fikse pri l lè ou te pi jèn, e yon nouvo polis kòmanse yon nouvo peryòd kontestasyon dezan.",
			},
			{
				question: "Èske yo ka peye mezon fineray la dirèkteman?",
				answer:
					"Souvan benefisyè a ka bay mezon fineray la yon pati nan lajan an, si mezon fineray la ak konpayi asirans lan dakò. Sinon, fanmi an peye anvan, epi li jwenn lajan an apre reklamasyon an.",
			},
			{
				question: "Èske ajan an vin lakay moun?",
				answer:
					"Pifò konvèsasyon fèt nan telefòn oswa nan videyo. Souvan se sa ki pi fasil pou yon fanmi ki gaye plizyè kote. Biwo nou nan {city}. Di nou sa ki pi bon pou ou.",
			},
		],
	},
	callToAction: {
		title: "Pale ak yon ajan {inState}",
		text: "Nou ka pale nan telefòn oswa nan videyo, ak pitit ou yo nan liy lan si ou vle<spokenLanguages>, an kreyòl, angle, panyòl oswa pòtigè</spokenLanguages>. Konsiltasyon an gratis. Rele {phone} oswa [voye yon mesaj ban nou](/#contact).",
	},
} satisfies StatePageContent;
