import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Règ nou swiv nan travay nou",
		description:
			"Kijan nou fè piblisite, kilè nou ka rele ou, sa ou resevwa anvan ou achte, kijan pou ou remèt yon polis ki fèk soti, ak ki otorite ki resevwa plent ou.",
	},
	title: "Règ nou swiv nan travay nou",
	lead: "Chak eta gen pwòp règ pa l pou asirans. Men sa règ sa yo vle di pou ou, depi premye paj ou li a jis jou ou ta gen yon plent.",
	updated: "2026-11-21",
	sections: [
		{
			id: "advertising",
			title: "Kijan nou fè piblisite",
			layout: "cards",
			paragraphs: [
				"Pou lalwa, sit entènèt sa a se yon piblisite, ansanm ak paj nou yo pou moun ki vle vin ajan. Règ Florid yo nan chapit 69B-150 Kòd Administratif Florid la. Men sa yo vle di ak mo ki senp:",
			],
			items: [
				{
					title: "Chak chif vini ak limit li yo",
					text: "Nou pa montre yon to oswa yon chif kwasans san limit li yo, ekri yon jan ki fasil pou li menm jan ak chif la. Nou make l kòm yon ipotèz ki pa yon ilistrasyon polis.",
				},
				{
					title: "Chak pri di pou ki plan li ye",
					text: "Lè nou montre yon prim, nou di pou ki kalite plan li ye ak de kisa li depann. Pri pa w la soti nan evalyasyon risk la.",
				},
				{
					title: "Nou di si gen kesyon sou sante",
					text: "Si yon pwodui pa mande egzamen medikal, men li poze kesyon sou sante, nou di toulède menm kote a.",
				},
				{
					title: "Nou rele asirans pa non li",
					text: "Asirans vi ak anwite se kontra ak yon konpayi asirans. Pwomès yo depann de kapasite konpayi sa a genyen pou l peye reklamasyon. Nou pa prezante yo tankou pwodui labank.",
				},
				{
					title: "Nou pa prese w san yon vrè rezon",
					text: "Nou montre yon dat limit oswa yon kantite plas sèlman lè yo reyèl epi dosye nou yo ka pwouve sa.",
				},
				{
					title: "Vrè pawòl vrè kliyan",
					text: "Yon temwayaj dwe vre epi li dwe ajou. Nou konfime l ankò apre yon ane oswa nou retire l, epi nou di sa si yo te peye yon moun. Rezilta yon moun pa di sa ou menm w ap jwenn.",
				},
				{
					title: "Pa gen eta ki rekòmande nou",
					text: "Yon lisans pèmèt nou travay nan yon eta. Sa pa vle di eta a apwouve nou espesyalman, epi nou pa fè piblisite pou pwodui kote nou pa gen dwa vann yo.",
				},
			],
		},
		{
			id: "contact",
			title: "Kilè nou ka rele ou oswa ekri ou",
			layout: "checklist",
			items: [
				{ text: "Se ou ki mande nou kontakte ou. Okenn kaz pa make davans." },
				{
					text: "Pou nou fè piblisite pa apèl otomatik oswa pa tèks otomatik, fòk ou bay yon dezyèm konsantman apa. Li pa janm yon kondisyon pou achte.",
				},
				{
					text: "Nou rele ant 8è nan maten ak 8è nan aswè, dapre lè kote ou ye a, epi si eta ou a fikse lè ki pi kout, nou respekte yo.",
				},
				{
					text: "Reponn STOP, klike sou lyen ki nan nenpòt imel nou voye, oswa di nou sa nan telefòn. Nou respekte sa nan {revocationBusinessDays} jou travay.",
				},
				{
					text: "Nou kenbe prèv chak konsantman pandan 5 an, epi pi lontan sèlman pandan nou toujou kenbe demann li mache avè l la. Gade [règleman sou vi prive](/privacy).",
				},
			],
		},
		{
			id: "before-you-buy",
			title: "Depi premye koze a jis nan polis la",
			layout: "steps",
			items: [
				{
					title: "Nou poze kesyon anvan nou rekòmande yon bagay",
					text: "Nou mande sou revni ou, dèt ou, ki moun ki depann de ou, ak sa ou genyen deja. Pou yon anwite, lalwa mande nou poze kesyon tou sou revni ou bezwen, lòt byen ou genyen, ak kilè ou ka bezwen lajan an.",
				},
				{
					title: "Ou wè konbyen li koute",
					text: "Nou montre w prim nan, frè yo, sa k ap rive si ou sispann peye, ak ilistrasyon konpayi asirans lan menm lè lalwa mande l. Poze kesyon sou tout sa ki pa klè.",
				},
				{
					title: "Ou fè aplikasyon an",
					text: "Reponn tout kesyon sou sante nèt. Pandan de premye ane yo, konpayi asirans lan ka konteste yon reklamasyon si gen yon repons ki pa t vre e ki t ap chanje desizyon li.",
				},
				{
					title: "Ou li polis la",
					text: "Lè li rive, peryòd pou egzamine polis la gratis kòmanse. Pandan tan sa a, ou ka remèt polis la epi yo remèt ou lajan ou, jan polis la di l la.",
				},
			],
		},
		{
			id: "free-look",
			title: "Peryòd pou egzamine polis la gratis",
			paragraphs: [
				"Anjeneral ou ka li yon nouvo polis lakay ou epi remèt li. Konbyen jou ou genyen depann de eta kote w rete a, de pwodui a, e pafwa de laj ou: [règ chak eta](/state-compliance) di sa pou asirans vi ak pou anwite. Polis ou a di egzakteman konbyen jou ou genyen.",
			],
		},
		{
			id: "replacement",
			title: "Ranplase yon polis ou deja genyen",
			paragraphs: [
				"Ranplase vle di kite yon ansyen polis, oswa prete sou li, pou achte yon nouvo. Pafwa li ka bon pou ou, men li koute: ou ka gen frè pou peye paske ou retire lajan anvan lè, prim nan swiv laj ou genyen kounye a, epi peryòd kontestasyon dezan an rekòmanse.",
				"Pifò eta mande nou ba ou yon avi ranplasman alekri, epi ansyen konpayi asirans lan ka jwenn nouvèl la. Konpare de kontra yo youn bò kote lòt. Pa anile ansyen polis la anvan nouvo a fin soti epi ou aksepte l.",
			],
		},
		{
			id: "older-clients",
			title: "Kliyan ki aje",
			paragraphs: [
				"Plizyè eta bay moun aje k ap achte plis pwoteksyon: plis tan pou egzamine polis la gratis, plis esplikasyon alekri, oswa plis verifikasyon pou wè si yon anwite se nan pi bon enterè yo. Nou swiv règ sa yo, epi ou ka toujou vini ak yon fanmi, yon zanmi oswa yon konseye.",
				"Pèsonn pa oblije deside menm jou a. Si ou santi yon moun ki pale nan non nou ap fè presyon sou ou, rele {phone}.",
			],
		},
		{
			id: "new-york",
			title: "Nouyòk: rekritman sèlman",
			paragraphs: [
				"Nan Nouyòk n ap chèche moun ki vle vin ajan, se tout. Nou pa vann asirans, nou pa bay estimasyon pri, epi nou pa rekòmande asirans pou moun ki rete la. Yo ka jwenn ajan ki gen lisans nan [Depatman Sèvis Finansye](https://dfs.ny.gov).",
			],
		},
		{
			id: "complaints",
			title: "Si yon bagay mal pase",
			paragraphs: [
				"Si ou vle, di nou sa anvan: {email}, {phone} oswa {tollFreePhone}. Yon moun ap chèche konnen sa k te pase epi l ap reponn ou. Ou pa oblije tann nou. Ou ka ale kote otorite asirans eta ou a nenpòt lè, san peye. W ap jwenn otorite tout eta nou yo nan [règ chak eta](/state-compliance).",
			],
			table: {
				caption: "Otorite asirans nan 4 eta",
				columns: ["Eta", "Otorite", "Telefòn pou konsomatè"],
				rows: [
					[
						"Florid",
						"[Depatman Sèvis Finansye, Divizyon Sèvis pou Konsomatè](https://myfloridacfo.com/division/consumers)",
						"877-693-5236",
					],
					["Kalifòni", "[Depatman Asirans](https://insurance.ca.gov)", "800-927-4357"],
					["Teksas", "[Depatman Asirans](https://tdi.texas.gov)", "800-252-3439"],
					["Nouyòk", "[Depatman Sèvis Finansye](https://dfs.ny.gov)", "800-342-3736"],
				],
			},
		},
	],
	faqs: {
		title: "Kesyon moun poze souvan",
		items: [
			{
				question: "Kiyès ki peye ajans lan?",
				answer:
					"Konpayi asirans lan peye nou yon komisyon lè ou achte yon polis avèk nou, epi komisyon sa a nan fason yo kalkile pri pwodui a. Konsiltasyon an pa koute ou anyen epi ou pa oblije achte anyen. Ou ka mande nou ki komisyon yon pwodui peye.",
			},
			{
				question: "Èske m ka chanje lide apre m fin siyen?",
				answer:
					"Wi. Pandan peryòd pou egzamine polis la gratis, ou ka remèt polis la epi yo remèt ou lajan ou. Apre sa ou ka anile l toujou, men yon asirans vi ka remèt ou ti kras oswa anyen, epi yon anwite ka gen frè pou retire lajan anvan lè. Si ou retire lajan nan yon anwite anvan ou gen 59½ an, ou ka peye tou yon taks federal 10% anplis sou pati ki gen taks la, sou tèt taks sou revni.",
			},
			{
				question: "Èske paj sa a se konsèy sou lalwa?",
				answer:
					"Non. Li di kijan nou travay. Si li pa dakò ak lwa eta ou a oswa ak polis ou a, se lalwa ak polis la ki deside.",
			},
		],
	},
	callToAction: {
		title: "Mande nou kijan yon règ konsène ou",
		text: "Di nou nan ki eta ou ye ak ki asirans ou panse pran. Yon ajan ki gen lisans ap reponn ou, gratis.",
	},
} satisfies ArticlePageContent;
