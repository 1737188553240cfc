import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Règleman sou cookies: sa navigatè ou sere",
		description:
			"Lis tout cookies ak reglaj sit sa a sere nan navigatè ou, konbyen tan yo dire, kilès ki rete fèmen jiskaske ou louvri yo, ak kijan pou ou chanje lide.",
	},
	title: "Règleman sou cookies",
	lead: "Yon cookie se yon ti nòt yon sit entènèt kite nan navigatè ou. Nou sèvi ak kèk grenn, epi sa nou mete san mande se sèlman sa ki nesesè.",
	updated: "2026-11-21",
	sections: [
		{
			id: "categories",
			title: "Kat kategori, se ou ki chwazi",
			layout: "cards",
			paragraphs: [
				"Premye fwa ou vizite sit la, yon avi mande ou ki kategori ou pèmèt. Ou ka aksepte tout, refize tout, oswa chwazi youn pa youn. Si ou fèmen avi a, se menm jan ak si ou refize. Si ou refize, sit la mache menm jan.",
			],
			items: [
				{
					title: "Nesesè",
					text: "Lang ou, chwa ou sou vi prive, koneksyon kont ou, lè ou te voye dènye mesaj ou, ak eta ou. Yo toujou limen, paske san yo sit la pa ka mache byen.",
				},
				{
					title: "Analiz",
					text: "Yo konte vizit ak etap pou nou ka fè paj yo vin pi bon. Yo fèmen jiskaske ou pèmèt yo. Sa moun tape nan yon fòm pa janm pran ladan yo.",
				},
				{
					title: "Maketing",
					text: "Yo di nou ki piblisite ki mennen yon vizitè. Yo fèmen jiskaske ou pèmèt yo. Si ou pèmèt yo, zouti ki mezire piblisite yo ka konnen imel ou lè ou voye yon fòm, epi kat ak videyo lòt konpayi parèt san ou pa klike.",
				},
				{
					title: "Pèsonalizasyon",
					text: "Yo estime ki fason pou esplike bagay ki pi bon pou ou, pa egzanp avèk [tès nou an sou fason ou kominike](/test-disc). Yo fèmen jiskaske ou pèmèt yo. Yo pa janm chanje ni pri ni kouvèti.",
				},
			],
		},
		{
			id: "list",
			title: "Sa ki sere, youn pa youn",
			paragraphs: [
				"Pifò ladan yo se pa cookies. Se enfòmasyon ki rete nan memwa navigatè ou, ki pa vwayaje chak fwa ou louvri yon paj. Nou mete yo isit la paske yo fè menm travay.",
				"Lè koneksyon an chifre, non cookie nou yo kòmanse ak __Host-.",
			],
			table: {
				caption: "Cookies ak sa ki rete nan navigatè a",
				columns: ["Non oswa kontni", "Poukisa", "Ki kote", "Konbyen tan", "Kategori"],
				rows: [
					["sf_lang", "Sonje lang ou", "Cookie", "{languageCookieDays} jou", "Nesesè"],
					[
						"sf_lang",
						"Menm chwa a, pou paj ki li l nan navigatè a",
						"Memwa navigatè a",
						"Jiskaske ou efase l",
						"Nesesè",
					],
					[
						"Sesyon koneksyon (sf.session_token)",
						"Kenbe anplwaye yo ak moun ki gen kont konekte",
						"Cookie ki pa nan pòte pwogram paj la",
						"Jiskaske moun nan dekonekte oswa li pase yon tan san fè anyen, {sessionDays} jou pou pi plis",
						"Nesesè",
					],
					[
						"sf_device",
						"Make yon navigatè kote yon kont te konekte, pou lè lòt moun mete move modpas sa pa anpeche mèt kont lan antre",
						"Cookie ki pa nan pòte pwogram paj la",
						"{deviceCookieDays} jou",
						"Nesesè",
					],
					[
						"sf_confirm",
						"Kenbe kle yon lyen nou te voye pa imel jiskaske yo mete modpas kont lan",
						"Cookie ki pa nan pòte pwogram paj la",
						"{linkCookieMinutes} minit",
						"Nesesè",
					],
					[
						"form_opened",
						"Ki lè yo te louvri fòmilè a. Se sèlman nan navigatè ki pa gen JavaScript, pou n ka konnen si se yon moun oswa yon wobo",
						"Cookie ki pa nan pòte pwogram paj la",
						"4 èdtan",
						"Nesesè",
					],
					[
						"cookie-consent",
						"Kategori ou te chwazi yo, ak nimewo o aza nou te anrejistre chwa a",
						"Memwa navigatè a",
						"Jiskaske ou chanje l oswa efase l",
						"Nesesè",
					],
					[
						"cookie-consent-date",
						"Ki lè ou te fè chwa sa a",
						"Memwa navigatè a",
						"Jiskaske ou chanje l oswa efase l",
						"Nesesè",
					],
					[
						"Lè ou te voye dènye mesaj ou (sf_last_contact)",
						"Anpeche menm fòm nan pati de fwa nan {contactIntervalMinutes} minit",
						"Memwa navigatè a",
						"Sèvi pandan {contactIntervalMinutes} minit",
						"Nesesè",
					],
					[
						"Apeprè ki kote ou ye, eta ou (sf_location)",
						"Montre règ ak pwodui ki nan eta ou",
						"Memwa navigatè a",
						"{locationHours} è",
						"Nesesè",
					],
					[
						"Eta ou te chwazi a (sf_state)",
						"Pran plas eta nou te jwenn nan rechèch la",
						"Memwa navigatè a",
						"Jiskaske ou chanje l oswa efase l",
						"Nesesè",
					],
					[
						"Avi sou eta ou a ke ou te fèmen (sf_banner_closed)",
						"Kenbe l fèmen jiskaske eta ou chanje",
						"Memwa navigatè a",
						"Jiskaske ou efase l",
						"Nesesè",
					],
					[
						"Repons nan chat la (sf_chat)",
						"Kenbe chat la kote ou te kite l pandan w ap chanje paj",
						"Memwa navigatè a",
						"Yon vizit",
						"Nesesè",
					],
					[
						"Rezilta kalkilatris ou te mete kòtakòt (sf_scenarios)",
						"Kenbe yo pandan w ap chanje paj",
						"Memwa navigatè a",
						"Yon vizit",
						"Nesesè",
					],
					[
						"Nimewo vizit (sf_visit)",
						"Yon nimewo o aza ki mare etap yon menm vizit ansanm, san non ou",
						"Memwa navigatè a",
						"Yon vizit",
						"Nesesè",
					],
					[
						"Yon mesaj ki poko pati (sf_outbox)",
						"Kenbe mesaj ou si sèvè nou an pa reponn",
						"Bazdone navigatè a sou aparèy ou",
						"Jiskaske li pati",
						"Nesesè",
					],
					[
						"Yon ti pwogram ki voye yon mesaj ki t ap tann (sw.js)",
						"Voye l lè koneksyon ou tounen, menm si paj la fèmen",
						"Pwogram navigatè a pou sit sa a",
						"Jiskaske ou efase l",
						"Nesesè",
					],
					[
						"Non, imel ak telefòn ou bay nan yon fòm (sf_visitor)",
						"Fè w pa bezwen ekri yo ankò nan yon lòt fòm pandan menm vizit la",
						"Memwa navigatè a",
						"Yon vizit",
						"Nesesè",
					],
					[
						"Repons sou fason ou kominike (sf_disc_answers)",
						"Repons ou nan tès la, si ou fè l",
						"Memwa navigatè a",
						"Yon vizit; nou resevwa jan yo separe sèlman si ou pèmèt pèsonalizasyon",
						"Nesesè",
					],
					[
						"Nòt sou vizit ou (sf_journey)",
						"Paj ou li ak chwa ou fè, pou nou estime fason ou pi renmen yo esplike ou bagay",
						"Memwa navigatè a",
						"Yon vizit, oswa jiskaske ou fèmen pèsonalizasyon",
						"Pèsonalizasyon",
					],
					[
						"Repons ou bay nan kesyon pou yon estimasyon (sf_funnel_…)",
						"Kenbe repons ou yo, tankou laj, revni, dèt oswa tabak, pandan w ap pase soti nan yon kesyon al nan yon lòt. Nou resevwa yo sèlman si ou voye fòm nan",
						"Memwa navigatè a",
						"Yon vizit",
						"Nesesè",
					],
				],
			},
		},
		{
			id: "third-parties",
			title: "Cookies lòt konpayi",
			paragraphs: [
				"Okenn zouti analiz deyò, okenn zouti etikèt (tag manager), okenn kat ni videyo pa chaje anvan ou pèmèt kategori li oswa klike pou louvri l. Lè ou louvri l, konpayi sa a ka mete pwòp cookies pa l.",
				"Sèvis randevou a louvri nan yon lòt onglè epi li swiv pwòp règ pa l. Kontwòl spam nan fèt nan pwòp navigatè ou, san lòt konpayi. Si se Google reCAPTCHA ki limen pito, Google ka sere yon bagay nan navigatè ou pou verifikasyon an.",
			],
		},
		{
			id: "privacy-signal",
			title: "Siyal Global Privacy Control (GPC)",
			paragraphs: [
				"Si navigatè ou voye siyal sa a, analiz ak maketing rete fèmen san ou pa bezwen fè anyen. Avi a di ou nou respekte siyal la.",
			],
		},
		{
			id: "change-your-mind",
			title: "Kijan pou ou chanje lide",
			layout: "steps",
			items: [
				{ title: "Louvri preferans cookies yo", text: "Lyen an anba chak paj." },
				{ title: "Limen oswa etenn kategori yo", text: "Chanjman an konte depi menm moman an." },
				{
					title: "Efase sa ki deja la",
					text: "Nan reglaj navigatè ou, ou ka efase cookies ak enfòmasyon sit sa a. Apre sa n ap mande ou ankò, epi ou ka oblije chwazi lang ou ankò.",
				},
			],
		},
		{
			id: "more",
			title: "Kote ou ye ak lòt kesyon",
			paragraphs: [
				"Se pwòp sèvè nou an ki chèche nan ki eta ou ye. [Jewolokalizasyon IP: DB-IP](https://db-ip.com), anba lisans CC BY 4.0.",
				"[Règleman sou vi prive](/privacy) esplike sa k ap fèt ak enfòmasyon ou voye ban nou. Pou nenpòt lòt kesyon, ekri {email} oswa rele {phone}.",
			],
		},
	],
} satisfies ArticlePageContent;
