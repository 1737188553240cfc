import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Depans fineray nan {state}: laj 50 rive 85 an",
		description:
			"Asirans depans fineray nan {state}: pri yon fineray, aplikasyon jiska 85 an, dwa ou genyen, ak fineray lòt peyi.",
	},
	title: "Asirans depans fineray nan {state}",
	lead: "{state} gran anpil. Fanmi yo gaye nan tout eta a, e souvan lòt bò fwontyè a. Yon ti polis asirans vi peye fineray la ak vwayaj la. Men sa pou w konnen anvan ou aplike.",
	sections: [
		{
			id: "texas-costs",
			title: "Konbyen yon fineray ka koute nan {state}",
			paragraphs: [
				"<funeralCosts>Nou estime yon fineray òdinè ak ekspozisyon kò a ak antèman nan {state} koute anviwon {funeralCost}. Se yon estimasyon, se pa yon lis pri; gwo vil ak ti vil pa menm, e yon kremasyon san seremoni koute anpil mwens anjeneral.</funeralCosts> Kavo a, plas simityè a, pyè tonb lan ak flè yo souvan peye apa.",
				"<funeralCosts>[Kalkilatris](/calculator) nou an kòmanse ak {suggestedCoverage}. Se {coverageMargin}% anplis estimasyon an: yon senkyèm anplis t ap bay mwens, men $10,000 se pi piti montan kalkilatris a ka sèvi avè l.</funeralCosts> Si yon pi piti montan ase pou ou, mande nou ki konpayi ki ofri l.",
			],
		},
		{
			id: "distance-and-border",
			title: "Wout long, ak yon fwontyè",
			layout: "cards",
			items: [
				{
					title: "Fanmi nan yon lòt vil",
					text: "Otèl, gaz ak jou san touche ka peze menm jan ak bòdwo fineray la. Lajan asirans lan peye lè moun nan mouri a ka sèvi pou sa.",
				},
				{
					title: "Yon antèman Meksik oswa pi lwen",
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
				"Nan {state} nou ka ede w ak aplikasyon jiska laj 85 an. Chak konpayi fikse limit pa l, e anpil rete pi bonè. Prim nan depann de laj ou lè polis la kòmanse, kidonk yon fèt anivèsè ka chanje l.",
				"Pifò fwa yo pa fè egzamen fizik, men yo poze kesyon sou sante epi yo ka gade dosye medikaman ou yo. Si ou gen gwo maladi, yo ka ofri w yon polis ki pa bay tout lajan an touswit: si ou mouri anba maladi nan de premye ane yo, li remèt prim yo, souvan ak yon ti enterè; apre sa li peye tout montan an.",
			],
		},
		{
			id: "texas-rules",
			title: "Dwa ou genyen nan {state}",
			layout: "checklist",
			items: [
				{
					title: "Egzamine polis la gratis",
					text: "{freeLook} Polis ou a di egzakteman konbyen jou ou genyen.",
				},
				{
					title: "Ki kote pou pote plent oswa verifye yon lisans",
					text: "Depatman Asirans lan ([Texas Department of Insurance](https://tdi.texas.gov)) sipèvize konpayi yo ak ajan yo. Li pa apiye nou ni okenn pwodui.",
				},
				{
					title: "Ki moun ki resevwa lajan an",
					text: "Nan {state}, lalwa konsidere anpil byen kòm byen mari ak madanm ansanm. Si ou marye epi ou nonmen yon lòt moun ki pa mari w oswa madanm ou, pale ak yon avoka anvan.",
				},
				{
					title: "Ranplase yon polis",
					text: "Kenbe ansyen an jiskaske nouvo a valab. Yon nouvo polis louvri yon lòt peryòd kontestasyon dezan, ak laj ou genyen kounye a.",
				},
			],
		},
	],
	faqs: {
		title: "Kesyon fanmi yo poze nan {state}",
		items: [
			{
				question: "Èske se menm bagay ak yon fineray ou peye davans?",
				answer:
					"Non. Yon kontra ou peye davans achte sèvis nan men yon sèl founisè. Sa a se asirans vi: lajan an ale jwenn benefisyè ou, ki ka sèvi ak nenpòt mezon fineray. Konpare toulede si ou deja konnen egzakteman sa ou vle.",
			},
			{
				question: "Konbyen li koute nan laj mwen?",
				answer:
					"Sèvi ak kalkilatris a pou yon chif apwoksimatif, oswa gade [egzanp pou laj 60 an](/services/final-expense). Moun ki fimen peye plis. Konpayi a fikse vrè prim nan apre li fin li repons ou yo.",
			},
			{
				question: "E si se pitit mwen ki peye prim nan?",
				answer:
					"Sa rive souvan. Pitit ou ka peye, men fòk ou menm ou dakò ak polis la epi ou reponn kesyon sou sante yo ou menm. Deside ansanm ki moun ki mèt polis la ak ki moun ki benefisyè.",
			},
			{
				question: "E si mwen sispann peye?",
				answer:
					"Apre delè anplis pou peye a, polis la tonbe, sof si valè lajan kach la ka kenbe yon pi piti kouvèti. Si ou viv lontan, ou ka peye plis pase sa polis la ap bay, kidonk chwazi yon prim ou ka kenbe.",
			},
		],
	},
	callToAction: {
		title: "Mande yon ajan<licensedStates> ki gen lisans nan {state}</licensedStates>",
		text: "Nan telefòn oswa nan videyo<spokenLanguages>, an kreyòl, angle, panyòl oswa pòtigè</spokenLanguages>. Konsiltasyon an gratis. Rele {phone} oswa [ekri nou](/#contact).",
	},
} satisfies StatePageContent;
