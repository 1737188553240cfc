import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Asirans depans fineray {inState}: laj 50 rive 85 an",
		description:
			"Asirans depans fineray {inState}: pri yon fineray, aplikasyon jiska 85 an, dwa ou genyen, ak fineray nan lòt peyi.",
	},
	title: "Asirans depans fineray {inState}",
	lead: "{state} gran anpil. Souvan fanmi yo rete lwen youn ak lòt, pafwa lòt bò fwontyè a. Yon ti polis asirans vi ka peye fineray la ak vwayaj la. Men sa pou w konnen anvan ou aplike.",
	sections: [
		{
			id: "texas-costs",
			title: "Konbyen yon fineray ka koute {inState}",
			paragraphs: [
				"<funeralCosts>Nou estime pri mwayen yon fineray ak ekspozisyon kò a ak antèman {inState} se anviwon {funeralCost}. Se yon estimasyon, se pa yon lis pri; pri yo pa menm nan gwo vil ak nan ti vil, e yon kremasyon san seremoni koute anpil mwens anjeneral.</funeralCosts> Kavo a, plas simityè a, pyè tonb lan ak flè yo souvan peye apa.",
				"<funeralCosts>[Kalkilatris](/calculator) nou an kòmanse ak {suggestedCoverage}. Se {coverageMargin}% plis pase estimasyon an. Si yo ajoute 20% paske pri yo monte, sa t ap bay mwens, men $10,000 se pi piti montan kalkilatris la ka sèvi avè l.</funeralCosts> Si yon pi piti montan ta sifi pou ou, mande nou ki konpayi ki ofri l.",
			],
		},
		{
			id: "distance-and-border",
			title: "Gwo distans, ak fwontyè a",
			layout: "cards",
			items: [
				{
					title: "Fanmi nan yon lòt vil",
					text: "Otèl, gaz ak jou san touche ka fè mal menm jan ak bòdwo fineray la. Lajan asirans lan peye lè moun nan mouri a ka sèvi pou sa.",
				},
				{
					title: "Yon antèman nan Meksik oswa pi lwen",
					text: "Benefisyè a ka sèvi ak lajan an nan yon lòt peyi. Mande mezon fineray la ak konsila a ki papye yo bezwen ak konbyen transpò a koute, apre sa chwazi montan an.",
				},
				{
					claim: "spokenLanguages",
					title: "Nan lang ou",
					text: "Nou esplike polis la nan lang ou anvan ou siyen. Polis la li menm anjeneral ekri an angle, kidonk poze nou kesyon sou chak paj ki pa klè.",
				},
			],
		},
		{
			id: "age-and-health",
			title: "Laj ak sante",
			paragraphs: [
				"{InState}, nou ka ede w ak aplikasyon jiska laj 85 an. Chak konpayi fikse limit pa l, e anpil gen yon limit ki pi ba. Prim nan depann de laj ou lè polis la kòmanse, kidonk si ou fete anvan sa, prim nan ka chanje.",
				"Pifò fwa yo pa fè egzamen fizik, men yo poze kesyon sou sante epi yo ka gade dosye medikaman ou yo. Si ou gen maladi grav, yo ka ofri w yon polis ki pa peye tout lajan an touswit: si ou mouri anba yon maladi nan de premye ane yo, li remèt prim yo, souvan ak yon ti enterè; apre sa li peye tout montan an.",
			],
		},
		{
			id: "texas-rules",
			title: "Dwa ou genyen {inState}",
			layout: "checklist",
			items: [
				{
					title: "Peryòd pou egzamine polis la gratis",
					text: "{freeLook} Polis ou a di egzakteman konbyen jou ou genyen.",
				},
				{
					title: "Ki kote pou pote plent oswa verifye yon lisans",
					text: "Depatman Asirans lan ([Texas Department of Insurance](https://tdi.texas.gov)) sipèvize konpayi yo ak ajan yo. Li pa apiye nou ni okenn pwodui.",
				},
				{
					title: "Ki moun ki resevwa lajan an",
					text: "{InState}, lalwa konsidere anpil byen kòm byen mari ak madanm ansanm. Si ou marye epi ou vle nonmen yon lòt moun ki pa mari w oswa madanm ou, pale ak yon avoka anvan.",
				},
				{
					title: "Ranplase yon polis",
					text: "Kenbe ansyen polis la jiskaske nouvo a valab. Yon nouvo polis kòmanse yon nouvo peryòd kontestasyon dezan, e pri a depann de laj ou genyen kounye a.",
				},
			],
		},
	],
	faqs: {
		title: "Kesyon fanmi yo poze {inState}",
		items: [
			{
				question: "Èske asirans depans fineray se menm bagay ak yon fineray ou peye davans?",
				answer:
					"Non. Yon kontra ou peye davans achte sèvis nan men yon sèl founisè. Asirans depans fineray se asirans vi: lajan an ale jwenn benefisyè ou, ki ka sèvi ak nenpòt mezon fineray. Konpare toulède si ou deja konnen egzakteman sa ou vle.",
			},
			{
				question: "Konbyen yon polis koute nan laj mwen?",
				answer:
					"<finalExpenseFiguresShown>Sèvi ak kalkilatris la pou yon chif apwoksimatif, oswa gade [egzanp pou laj 60 an](/services/final-expense). </finalExpenseFiguresShown><finalExpenseFiguresWithheld>Yon ajan ki gen lisans ka jwenn yon estimasyon pri pou laj ou. </finalExpenseFiguresWithheld>Moun ki fimen peye plis. Konpayi a fikse vrè prim nan apre li fin li repons ou yo.",
			},
			{
				question: "Èske pitit mwen ka peye prim nan?",
				answer:
					"Wi, sa rive souvan. Pitit ou ka peye, men fòk ou menm ou dakò ak polis la epi ou reponn kesyon sou sante yo ou menm. Deside ansanm ki moun ki mèt polis la ak ki moun ki benefisyè.",
			},
			{
				question: "E si mwen sispann peye?",
				answer:
					"Apre delè anplis pou peye a, polis la tonbe, sòf si valè lajan kach la ka kenbe yon pi piti kouvèti. Si ou viv lontan, ou ka peye plis pase sa polis la ap bay, kidonk chwazi yon prim ou ka kontinye peye.",
			},
		],
	},
	callToAction: {
		title: "Poze kesyon bay yon ajan<licensedStates> ki gen lisans {inState}</licensedStates>",
		text: "Nou ka pale nan telefòn oswa nan videyo<spokenLanguages>, an kreyòl, angle, panyòl oswa pòtigè</spokenLanguages>. Konsiltasyon an gratis. Rele {phone} oswa [voye yon mesaj ban nou](/#contact).",
	},
} satisfies StatePageContent;
