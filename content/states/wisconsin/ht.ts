import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Depans fineray nan {state}: sa pou w konnen",
		description:
			"Planifye pri yon fineray nan {state}: sa ki chanje pri a, antèman nan sezon fredi, byen mari ak madanm, ak otorite ki pwoteje moun k ap achte.",
	},
	title: "Asirans depans fineray nan {state}",
	lead: "Pèsonn pa vle se fèm nan oswa timoun yo ki rete ak bòdwo fineray la. Yon ti polis asirans vi mete lajan apa pou sa. Paj sa a pale de pri nan {state}, règ yo ak limit yo.",
	sections: [
		{
			id: "wisconsin-costs",
			title: "Konbyen yon fineray ka koute nan {state}",
			paragraphs: [
				"<funeralCosts>Nou estime yon fineray òdinè ak ekspozisyon kò a ak antèman nan {state} koute anviwon {funeralCost}. Se yon estimasyon, se pa yon lis pri.</funeralCosts> Milwaukee ak yon ti bouk nan nò pa menm, e yon kremasyon san seremoni koute anpil mwens anjeneral. Kavo a, plas simityè a, pyè tonb lan ak flè yo souvan peye apa.",
				"<funeralCosts>[Kalkilatris](/calculator) nou an pwopoze {suggestedCoverage}: {coverageMargin}% anplis estimasyon an (yon senkyèm paske pri yo monte, awondi nan $1,000 ki pi pre a, epi li pa janm desann pi ba pase $10,000). Chanje l jan ou vle.</funeralCosts>",
			],
		},
		{
			id: "local-matters",
			title: "Sa fanmi isit yo panse",
			layout: "cards",
			items: [
				{
					title: "Antèman nan sezon fredi",
					text: "Lè tè a jele, gen simityè ki mande plis lajan oswa ki tann prentan. Mande simityè a, epi kite yon ti plas nan montan an.",
				},
				{
					title: "Lajan ki nan tè",
					text: "Yon fèm oswa yon kay ka vo anpil, epi poutan pa gen lajan kach pou fineray la. Lajan asirans lan peye lè moun nan mouri a pa bezwen tann yo vann tè a oswa kay la.",
				},
				{
					title: "Pitit ki nan lòt eta",
					text: "Vwayaje nan sezon fredi pran tan e li koute chè. Nonmen yon benefisyè ki ka aji, ak yon dezyèm si premye a mouri anvan w.",
				},
			],
		},
		{
			id: "marital-property",
			title: "Moun marye ak benefisyè a",
			paragraphs: [
				"Dapre lalwa {state}, sa yon koup fè pandan yo marye anjeneral se pou toulede. Prim ki peye ak lajan koup la ka bay mari a oswa madanm nan yon dwa sou polis la. Si ou vle yon lòt moun resevwa lajan an, pale ak yon avoka anvan ou siyen.",
				"Gade benefisyè a apre yon divòs, yon lanmò oswa yon nesans. Yon non ki pa chanje pandan ven an ka voye lajan an bay moun ki pa bon an.",
			],
		},
		{
			id: "wisconsin-rules",
			title: "Dwa ou genyen nan {state}",
			layout: "checklist",
			items: [
				{
					title: "Egzamine polis la gratis",
					text: "{freeLook} Ou gen plis tan lè li ranplase yon lòt polis. Polis ou a di egzakteman konbyen jou ou genyen.",
				},
				{
					title: "Otorite asirans lan",
					text: "Biwo Komisè Asirans lan ([Office of the Commissioner of Insurance](https://oci.wi.gov)) resevwa plent epi li pèmèt ou verifye yon ajan oswa yon konpayi. Li pa apiye nou ni okenn pwodui.",
				},
				{
					title: "De premye ane yo",
					text: "Nan de premye ane yo, konpayi a ka verifye aplikasyon ou te fè a si gen lanmò. Polis ki poze ti kras kesyon sou sante souvan remèt prim yo sèlman, ak yon ti enterè, si moun nan mouri anba maladi nan tan sa a.",
				},
				{
					title: "Si ou pa peye",
					text: "Yon prim ou pa peye ka fini kouvèti a. Mande peman otomatik, epi mande si yo ka avèti yon fanmi anvan polis la tonbe.",
				},
			],
		},
	],
	faqs: {
		title: "Kesyon fanmi yo poze nan {state}",
		items: [
			{
				question: "Èske m bezwen yon egzamen medikal?",
				answer:
					"Pifò fwa non, men yo poze kesyon sou sante epi yo ka gade dosye medikaman ou yo. Se konpayi a ki deside si l aksepte w ak nan ki kondisyon.",
			},
			{
				question: "Konbyen li koute?",
				answer:
					"Sa depann de laj, sante, tabak ak montan an. Gen yon [egzanp pou laj 60 an](/services/final-expense). Si ou viv lontan, ou ka peye plis pase sa polis la ap bay.",
			},
			{
				question: "Paran m yo gen ti polis ki ansyen. Èske yo dwe kenbe yo?",
				answer:
					"Souvan wi, sitou si pa gen anyen ankò pou peye. Mande konpayi a konbyen l ap peye jodi a ak si gen prè, anvan ou chanje anyen. Nou ka li repons lan avè w.",
			},
			{
				question: "Biwo nou nan Florid. Kijan nou travay isit?",
				answer:
					"Nan telefòn oswa videyo, ak yon ajan<licensedStates> ki gen lisans nan {state}</licensedStates>. Ou ka verifye lisans lan anvan ak otorite leta a; gade [lisans nou yo](/licensing).",
			},
		],
	},
	callToAction: {
		title: "Poze kesyon sou kouvèti nan {state}",
		text: "Yon ajan ki gen lisans ap gade tout bagay avè w ak fanmi w. Konsiltasyon an gratis. Rele {phone} oswa [ekri nou](/#contact).",
	},
} satisfies StatePageContent;
