import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Sèvi ak AI san danje pou w aprann sou asirans",
		description:
			"Yon gid pou fanmi: sa yon asistan AI esplike byen, kote li twonpe l, sa pou w pa janm ekri ladan l, kijan pou w verifye l, ak magouy moun fè ak AI.",
	},
	title: "Gid pou fanmi: AI ak rechèch sou asirans",
	lead: "Yon asistan AI (entèlijans atifisyèl) ka ede w konprann asirans, nan lang ou, nenpòt lè. Li ka twonpe l tou, e moun k ap fè magouy sèvi ak menm zouti yo. Gid sa a montre w kijan pou w sèvi ak li san ou pa bay enfòmasyon w ni lajan w.",
	sections: [
		{
			id: "good-for",
			title: "Sa yon asistan fè byen",
			layout: "cards",
			paragraphs: [
				"Sèvi ak li tankou yon zanmi ki li anpil, men ki pa gen lisans pou vann asirans. Paj sa a pale sou zouti ou menm ou sèvi avè yo. Kijan ajans nou an sèvi ak lojisyèl, sa nan paj [Sant AI](/ai-hub).",
			],
			items: [
				{
					title: "Esplike yon mo",
					text: "Prim, kloz siplemantè, frè pou retire lajan anvan lè, kontestasyon. Mande de fraz, epi mande yon egzanp.",
				},
				{
					title: "Mete yon lèt nan mo senp",
					text: "Li ka rann yon paragraf pi senp oswa tradui l. Kopye paragraf la sèlman, san non w ak san nimewo polis la.",
				},
				{
					title: "Prepare kesyon w yo",
					text: "Di l ou pral pale ak yon ajan sou yon kalite polis, epi mande l ki kesyon moun konn bliye poze.",
				},
				{
					title: "Mete de lide youn bò kote lòt",
					text: "Pa egzanp, asirans vi pou yon tèm ak asirans vi pou tout lavi, oswa achte yon anwite ak kite lajan an kote l ye a. Mande dezavantaj toulède.",
				},
			],
		},
		{
			id: "gets-wrong",
			title: "Kote li twonpe l",
			layout: "checklist",
			paragraphs: [
				"Yon asistan kalkile ki fraz ki gen chans vini apre. Li pa gade polis ou a, e li pale tankou l sèten menm lè l twonpe l.",
			],
			items: [
				{
					text: "**Règ yon lòt eta.** Kantite jou pou egzamine polis la gratis, fòm yo ak pwodui yo chanje de yon eta a yon lòt, e repons yo konn melanje yo.",
				},
				{
					text: "**Ansyen enfòmasyon.** Limit taks, kondisyon yon pwodui ak nòt yon konpayi asirans ka chanje depi lè l te aprann yo.",
				},
				{ text: "**Sous li envante.** Li ka site yon lwa, yon nimewo telefòn oswa yon paj ki pa egziste." },
				{ text: "**Pri.** Se konpayi asirans lan sèlman ki fikse yon prim, apre li fin egzamine aplikasyon ou a." },
				{
					text: "**Piblisite li repete tankou se laverite.** Li li anpil piblisite, se sa k fè frè yo ak risk pou polis la tonbe souvan pa nan repons lan.",
				},
				{ text: "**Li dakò avè w.** Si kesyon an deja gen repons lan ladan l, prèske toutan l ap di w wi." },
			],
		},
		{
			id: "never-type",
			title: "Sa pou w pa janm ekri ladan l",
			layout: "checklist",
			paragraphs: [
				"Sa ou ekri ka rete anrejistre, moun k ap amelyore zouti a ka li l, oswa vòlè ka pran l. Kite bagay sa yo deyò, menm nan foto ak nan dokiman ou voye.",
			],
			items: [
				{ text: "Nimewo Sekirite Sosyal, ITIN, paspò, imigrasyon ak lisans kondi" },
				{ text: "Kont bank, kat, modpas ak kòd yo voye sou telefòn ou" },
				{ text: "Maladi, preskripsyon ak rezilta tès, ansanm ak non yon moun" },
				{ text: "Nimewo polis, polis antye, aplikasyon ak siyati" },
				{ text: "Dat nesans, non ak adrès pitit ou, paran w ak benefisyè w yo" },
				{ text: "Anrejistreman vwa w oswa vwa yon moun nan fanmi w" },
			],
		},
		{
			id: "prompts",
			title: "Kesyon ki vo lapenn poze",
			paragraphs: [
				"Pale de yon moun an jeneral, pa pale de tèt ou. “Yon moun an sante ki gen anviwon 40 an” ase pou w aprann kijan yon pwodui mache.",
			],
			table: {
				caption: "Sa ou vle konnen, ak yon fason san danje pou mande l",
				columns: ["Ou vle", "Mande"],
				rows: [
					["Konprann yon pwodui", "“Esplike m asirans depans fineray ak mo senp. Pou kiyès li pa bon?”"],
					[
						"Wè tout frè yo",
						"“Ban m lis tout frè yon polis asirans vi inivèsèl endekse ka genyen, ak sa k ap pase si yo pa mete ase lajan ladan l.”",
					],
					["Verifye sa yon vandè di", "“Kisa piblisite sa a pa di? Kisa yon moun ki gade byen ta repwoche l?”"],
					["Prepare yon apèl", "“Ban m dis kesyon pou m poze yon ajan anvan m ranplase yon polis asirans vi.”"],
					["Konnen si l sèten", "“Ki pati nan repons ou a ki depann de eta m, e ki sous ofisyèl pou m louvri?”"],
				],
			},
		},
		{
			id: "check-the-answer",
			title: "Verifye anvan ou fè anyen",
			layout: "steps",
			items: [
				{
					title: "Louvri sous la ou menm",
					text: "Tape adrès sit ofisyèl la nan navigatè w. Pa sèvi ak lyen ni ak nimewo telefòn asistan an ba w.",
				},
				{
					title: "Mande otorite asirans lan",
					text: "Depatman asirans eta ou a reponn kesyon san ou pa peye. Otorite nan eta kote nou travay yo nan [règ chak eta](/state-compliance). Nan Florid se [Divizyon Sèvis pou Konsomatè](https://myfloridacfo.com/division/consumers).",
				},
				{
					title: "Li polis ou a",
					text: "Si polis la ak asistan an pa di menm bagay, se polis la ki konte. Gade paj frè yo ak paj sa polis la pa kouvri.",
				},
				{
					title: "Mande yon ajan ki gen lisans",
					text: "Yon ajan ki gen lisans reponn devan yon otorite pou sa li di. [Paj lisans](/licensing) nou an montre kijan pou w verifye nenpòt ajan, e nou menm tou.",
				},
			],
		},
		{
			id: "scams",
			title: "Magouy moun fè ak AI",
			layout: "cards",
			paragraphs: [
				"Anvan, fot òtograf te konn trayi yon magouyè. Kounye a, yon mesaj ka byen ekri nèt an kreyòl, angle, panyòl oswa pòtigè. Gade sa yo mande w, se pa jan l ekri.",
			],
			items: [
				{
					title: "Vwa yo kopye",
					text: "Yon ti anrejistreman ase pou yo imite vwa yon pitit, yon nyès oswa yon pastè. Apèl la prese, e fòk lajan an soti jodi a. Rakwoche, epi rele nimewo ou te genyen deja. Mete yon mo sekrè nan fanmi an, yon mo pèsonn p ap mete sou entènèt.",
				},
				{
					title: "Fo ajan an",
					text: "Yon paj ki janti nan lang ou, foto yo vòlè, petèt nimewo lisans yon moun ki egziste vre. Verifye non an sou sit otorite a, epi rele nimewo ajans lan pibliye a.",
				},
				{
					title: "Fo anplwaye leta a",
					text: "“Ou gen yon lajan fineray leta ba ou” oswa “dosye imigrasyon ou a bezwen polis sa a.” Pa gen okenn biwo leta ki rele oswa ekri moun pou vann yo asirans vi.",
				},
				{
					title: "Fo videyo a",
					text: "Yon figi tout moun konnen pwomèt yon to san risk. Yon imaj pa pwouve anyen. Chèche non legal konpayi asirans lan ak limit yo.",
				},
				{
					title: "Fo papye a",
					text: "Yon polis an PDF, yon so, yon resi. Rele konpayi asirans lan nan nimewo ki sou pwòp sit li, epi mande si polis la egziste e si l valab.",
				},
				{
					title: "Peman dwòl la",
					text: "Kat kado, lajan kripto, yon aplikasyon pou voye lajan, oswa yon transfè bay yon moun. Prim nan, se bay konpayi asirans lan ou peye l.",
				},
			],
		},
		{
			id: "already-answered",
			title: "Si ou te reponn deja",
			layout: "steps",
			items: [
				{
					title: "Sispann, epi kenbe prèv yo",
					text: "Pa diskite, e pa peye pou yo remèt ou lajan. Sere mesaj yo, nimewo yo ak foto ekran yo.",
				},
				{
					title: "Pwoteje kont ou yo",
					text: "Rele bank ou nan nimewo ki sou kat ou a, chanje modpas yo, epi mande ajans kredi yo pou yo jele kredi w. Sa pa koute anyen.",
				},
				{
					title: "Denonse sa",
					text: "Di otorite asirans eta ou a ak [Komisyon Federal Komès](https://www.ftc.gov) sa. Ou gen dwa fè sa kèlkeswa estati imigrasyon w. Si yo te sèvi ak non nou, rele nou nan {phone}.",
				},
				{
					title: "Pale ak fanmi an",
					text: "Moun wont epi yo pa di anyen, e magouyè a rele yon lòt moun nan fanmi an. Di sa k te pase. Sa ka rive nenpòt moun.",
				},
			],
		},
	],
	faqs: {
		title: "Kesyon moun poze souvan",
		items: [
			{
				question: "Èske m ka mete polis mwen an ladan l pou m mande sa l di?",
				answer:
					"Li pi bon pou w pa fè sa. Yon polis gen non, dat nesans, nimewo, e pafwa enfòmasyon sou sante. Kopye yon paragraf san yo, oswa mande yon ajan ki gen lisans li l avèk ou.",
			},
			{
				question: "Èske m ka fye yon tradiksyon AI fè?",
				answer:
					"Pou lide jeneral la, souvan wi. Pou kantite lajan, dat, sa polis la pa kouvri ak mo “pa” a, non. Yon sèl mo ki manke ka fè fraz la di lekontrè. Mande yon moun konpare l ak orijinal la anvan ou siyen.",
			},
			{
				question: "Èske yon asistan ka ranpli aplikasyon m nan?",
				answer:
					"Non. Se ou ki siyen pou di repons sou sante yo vre. Nan de premye ane yo, yon repons ki pa vre ka fè fanmi w pèdi lajan an, kit se yon moun, kit se yon machin ki te ekri l.",
			},
			{
				question: "Ki kote m ka kòmanse san AI?",
				answer:
					"[Kesyon ak repons](/resources/faq) nou yo esplike sa ki pi enpòtan, ak dezavantaj yo ladan tou. Yo jeneral: se polis ou a ak eta ou a ki deside.",
			},
		],
	},
	callToAction: {
		title: "Kite yon moun gade l",
		text: "Li pou nou repons lan, mesaj la oswa òf ou resevwa a. Rele {phone} oswa [voye yon mesaj ban nou](/#contact). Yon ajan ki gen lisans ap di w sa ki vre, sa ki manke, ak sa ki sanble fo.",
	},
} satisfies ArticlePageContent;
