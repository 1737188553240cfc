import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Règleman sou vi prive: sa nou sere ak poukisa",
		description:
			"Ki enfòmasyon sit sa a sere lè ou ekri nou oswa li yon paj, ki moun ki wè yo, konbyen tan nou kenbe yo, ak kijan pou mande nou korije yo oswa efase yo.",
	},
	title: "Règleman sou vi prive",
	lead: "Anvan ou bay enfòmasyon ou, ou dwe konnen sa k ap fèt ak yo. Paj sa a esplike sa ak mo ki senp.",
	updated: "2026-11-21",
	sections: [
		{
			id: "in-short",
			title: "Sa ki pi enpòtan",
			layout: "checklist",
			items: [
				{
					text: "Nou sèvi ak sa ou voye ban nou pou nou reponn ou. Nou pa vann enfòmasyon pèsonèl, epi nou pataje l pou piblisite sèlman si ou te pèmèt maketing.",
				},
				{ text: "Analiz, maketing ak pèsonalizasyon rete fèmen jiskaske ou menm ou pèmèt yo." },
				{ text: "Nou pa filme ekran ou, ni mouvman sourit ou, ni sa w ap tape." },
				{ text: "Ou pa janm oblije aksepte apèl oswa tèks pou ou achte yon bagay." },
				{
					text: "Ou ka mande nou montre ou, korije oswa efase enfòmasyon ou: ak [yon fòm](/privacy#your-request), {email} oswa {phone}.",
				},
			],
		},
		{
			id: "who-we-are",
			title: "Kiyès nou ye",
			paragraphs: [
				"Sit sa a se pou {agency}, yon ajans asirans vi endepandan ki nan {address}. Lè nou di “nou” sou paj sa a, se ajans lan nou vle di.",
				"Règleman sa a kouvri sit entènèt sa a ak mesaj ki kòmanse isit la. Si ou aplike pou yon polis, konpayi asirans lan ap jere enfòmasyon ou tou, dapre pwòp règleman pa l sou vi prive.",
			],
		},
		{
			id: "what-we-keep",
			title: "Sa nou sere, ak poukisa",
			paragraphs: ["Ou ka li pifò paj yo san ou pa di nou anyen. Men sa nou sere, ak kilè nou sere l."],
			table: {
				caption: "Enfòmasyon sit sa a sere",
				columns: ["Kilè", "Sa nou sere", "Poukisa"],
				rows: [
					[
						"Ou voye yon fòm oswa yon rapò kalkilatris, oswa ou ekri asistan otomatik la",
						"Non, imel, telefòn, mesaj ou ak repons ou, ki ka gen laj ou, lajan ou fè, dèt ou ak si ou sèvi ak tabak; paj la, lang li, ak detay kanpay piblisite ki te nan lyen ou te swiv la; paj ki mennen ou isit la; kalite navigatè (user agent), gwosè ekran, zòn orè, adrès IP, eta kote ou sanble ye a, yon nimewo vizit owaza ak lè a",
						"Pou nou reponn ou, pou nou pase demann ou bay yon ajan ki gen lisans nan eta ou, pou nou raple w yon estimasyon ou te mande (de imel pou pi plis), ak pou nou bloke abi",
					],
					[
						"Ou pran yon randevou nan sèvis randevou a, oswa ou anile l",
						"Sa sèvis la di nou: non ou, imel ou, lè randevou a, repons ou yo ak zòn orè a",
						"Pou nou konnen ou gen yon randevou, epi pou nou la lè randevou a rive",
					],
					[
						"Ekip nou an ap travay sou demann ou a",
						"Sa yo note sou li, apèl yo ak jan yo fini, imel yo voye ba ou ak si yo rive, travay ki pou fèt, moun ki responsab li, moun ki voye w ban nou, jan li fini, ak polis asirans ou achte yo: valè yo, konpayi asirans lan, nimewo, pwodui, prim ak dat yo",
						"Pou nou reponn ou, pou nou kenbe sa nou te dakò, epi pou nou respekte règ sou apèl yo",
					],
					[
						"Ou dakò pou nou kontakte ou",
						"Tèks egzak ou te wè a, vèsyon li ak lang li, paj la, kaz ou te make yo, non ou, telefòn ou ak imel ou, lè a (UTC), adrès IP ak kalite navigatè",
						"Pou nou ka montre sa ou te aksepte ak sa ou pa t aksepte",
					],
					[
						"Ou voye yon fòm, oswa, si ou pèmèt analiz, ou louvri yon paj oswa ou fè yon etap tankou fini yon kalkil oswa louvri paj randevou a",
						"Kalite etap la ak sa li te konsène, tankou yon pwodui, eta ou oswa ki limit yon chif tonbe ladan l, men pa janm chif la menm; paj la, lang li ak vitès li te louvri; lè a ak nimewo vizit owaza a, san non ou, san imel ou, san telefòn ou",
						"Pou nou konnen ki paj ki ede moun",
					],
					[
						"Ou li yon atik nan blòg la",
						"Atik la, paj ou te soti a, kalite navigatè, ak yon nimewo vizit owaza oswa mo “anonim”",
						"Pou nou konte lektè yo",
					],
					[
						"Ou pèmèt pèsonalizasyon",
						"Yon nimewo vizit owaza; paj ou gade yo, konbyen tan ou li yo, jiska ki kote, ak sa ou louvri sou yo; rezilta ou nan tès sou fason ou kominike a; longè yon mesaj ak pwen ki ladan l, men se pa sa li di, ak nimewo nou sere mesaj la avè l; epi yon estimasyon sou fason ou pi renmen yo esplike ou bagay",
						"Pou ajan nou yo ka esplike ou bagay yo jan ou pi renmen l; pa janm pou fikse yon pri ni pou deside yon kouvèti",
					],
					[
						"Ou reponn avi sou cookies la",
						"Yon nimewo owaza, kategori ou te pèmèt yo, si navigatè ou te voye yon siyal sou vi prive, vèsyon ak lang avi a, ak lè a",
						"Pou nou ka montre sa ou te pèmèt",
					],
					[
						"Ou gen yon kont isit la, tankou anplwaye nou yo",
						"Imel, yon anprent (hash) ki soti nan modpas la, kote pèsonn pa ka li modpas la, wòl ou, lang ou, lè ou konekte, epi, pandan ou konekte, dènye lè ou te fè yon bagay, navigatè a, kalite aparèy la ak zòn kote ou ye a. Si ou gen yon dezyèm prèv: kle aplikasyon ou ak kòd sekou ou yo, toulède chifre, ansanm ak non ak kle piblik kle aksè ou yo",
						"Pou ou ka konekte an sekirite",
					],
					[
						"Ou mande pou ou sispann resevwa imel nou yo, oswa ou di nou sispann",
						"Adrès imel ou oswa nimewo telefòn ou, sa ki dwe sispann, kijan ak nan ki lang ou te di nou sa, lè a, adrès IP ak kalite navigatè",
						"Pou nou sispann, epi pou nou ka montre nou te fè l",
					],
					[
						"Ou fè yon demann sou enfòmasyon ou",
						"Non ou, imel ou, telefòn ou si w bay li, sa ou mande, ak dat demann nan ak repons lan",
						"Pou nou reponn ou alè",
					],
					[
						"Ou kite nou pibliye sa ou te di sou nou",
						"Pawòl ou ak tradiksyon yo, non ou jan ou vle l parèt la, vil ou ak eta ou, dat yo, si ou te resevwa yon bagay pou sa oswa si ou gen lyen ak ajans lan, ak pèmisyon ou te siyen an",
						"Pou nou montre pawòl ou, epi pou nou ka montre ou te bay pèmisyon",
					],
					[
						"Tout tan sit la ap mache",
						"Jounal sekirite ak jounal sèvè, ki gen pati rezo adrès IP a sèlman, san imel, san telefòn, san kle koneksyon; rapò navigatè yo voye sou kontni ki bloke",
						"Pou nou jwenn pàn ak atak",
					],
				],
			},
		},
		{
			id: "please-leave-out",
			title: "Sa pou ou pa mete",
			paragraphs: [
				"Tanpri pa ekri nimewo Sekirite Sosyal ou, enfòmasyon labank ou oswa istwa sante ou nan yon fòm oswa nan repons ou bay asistan otomatik la. Si yon aplikasyon bezwen yo, yon ajan ki gen lisans ap di ou kijan pou ou bay yo an sekirite.",
			],
		},
		{
			id: "on-your-device",
			title: "Sa ki rete sou aparèy pa ou",
			paragraphs: [
				"Si sèvè nou an pa reponn lè ou peze bouton pou voye a, navigatè ou ap kenbe mesaj la sou aparèy ou epi l ap voye l lè koneksyon an tounen; gen navigatè ki voye l sèlman pandan sit sa a louvri. Anvan sa, se la sèlman li ye. Si se yon òdinatè plizyè moun sèvi avè l, tann konfimasyon an, oswa pito rele nou.",
				"Lang ou, chwa ou fè sou vi prive, ak kèk lòt reglaj rete nan navigatè ou tou. [Règleman sou cookies](/cookies) bay lis yo tout.",
			],
		},
		{
			id: "consent-records",
			title: "Prèv konsantman ou",
			paragraphs: [
				"Nou kenbe de bagay apa. Premye a se demann ou: tèks ki bò kote fòm nan di n ap kontakte ou sou li. Dezyèm nan se piblisite ak mwayen otomatik. Ou pa oblije aksepte l: nou mande w sa apre ou fin voye demann ou, nan yon kaz apa. Okenn kaz pa make davans. Si ou kite kaz sa a vid, sa pa chanje anyen nan demann ou.",
				"Chak repons sere nan yon dosye. Nou ka ajoute ladan l, men nou pa janm efase ni chanje sa ki te la. Chak dosye pote anprent dijital dosye ki te vini anvan l lan, konsa yon chanjman apre t ap parèt. Si ou retire konsantman ou, sa vin yon dosye apa nan menm chèn nan, epi ansyen dosye a rete jan l te ye a.",
				"Règ federal sou lavant nan telefòn (16 CFR 310.5) mande pou nou kenbe prèv konsantman pandan 5 an. Se poutèt sa nou kenbe dosye sa yo pandan tout tan sa a, menm si nou efase rès enfòmasyon ou. Lè sa a nou fèmen yo akle: okenn ekran nou, okenn imel, okenn kopi enfòmasyon pa montre yo ankò. Yo la sèlman pou pwouve sa moun nan te aksepte.",
			],
		},
		{
			id: "who-sees-it",
			title: "Ki moun ki resevwa enfòmasyon ou",
			layout: "cards",
			items: [
				{
					title: "Ajan nou yo ki gen lisans",
					text: "Yo li demann ou epi yo reponn li. Chak anplwaye wè sèlman sa travay li mande.",
				},
				{
					title: "Konpayi ki fè sistèm nou yo mache",
					text: "Konpayi ki delivre imel nou yo, ak sa ki loje sèvè nou yo oswa dosye kliyan yo. Yo swiv enstriksyon nou.",
				},
				{
					title: "Sèvis randevou a",
					text: "Sèlman si ou louvri l. Si ou te deja ban nou non ou, imel ou ak lang ou, yo deja ekri la pou ou. Se yon sèvis deyò ki louvri nan yon lòt onglè, ak pwòp règleman pa l sou vi prive.",
				},
				{
					title: "Konpayi asirans",
					text: "Sèlman lè ou aplike pou yon pwodui, oswa lè ou mande nou chèche yon òf nan non ou.",
				},
				{
					title: "Konpayi analiz ak konpayi piblisite, si ou pèmèt yo",
					text: "Si ou pèmèt analiz, Google Tag Manager louvri, epi konpayi analiz ki ladan l yo resevwa ki paj ou louvri, eta ou, pwodui w ap gade a, ak gwoup chif tankou yon laj ant 40 ak 49 an. Si ou pèmèt maketing, konpayi piblisite yo resevwa adrès imel ou tou lè ou voye yon fòm. Si ou pa pèmèt anyen, yo pa resevwa anyen.",
				},
				{ title: "Otorite yo", text: "Lè yon lwa, yon tribinal oswa yon otorite asirans egzije sa." },
			],
		},
		{
			id: "what-we-do-not-do",
			title: "Sa nou pa fè",
			layout: "checklist",
			items: [
				{ text: "Nou pa vann ni lwe enfòmasyon ou. Nou pa pase yo bay lòt konpayi pou yo vin vann ou bagay." },
				{
					text: "Nou pa pataje nimewo telefòn selilè, ni konsantman pou resevwa tèks, avèk lòt konpayi oswa avèk konpayi ki asosye avèk nou, pou yo sèvi ak yo nan piblisite pa yo.",
				},
				{ text: "Nou pa anrejistre vizit ou tankou yon fim: anyen pa filme sa w ap fè sou yon paj." },
				{
					text: "Okenn zouti analiz lòt konpayi, okenn zouti etikèt (tag manager), okenn kat jeyografik ni videyo pa chaje anvan ou pèmèt li oswa klike pou louvri l.",
				},
				{
					text: "Si ou pèmèt maketing, zouti piblisite yo konnen imel ou lè ou voye yon fòm. Gen lwa, tankou lwa Kalifòni an, ki rele sa pataje, epi ou ka [sispann li](/privacy#your-request) nenpòt lè. Si ou pa pèmèt maketing, yo pa janm konnen l.",
				},
			],
		},
		{
			id: "location-and-spam",
			title: "Kote ou ye ak kontwòl spam",
			paragraphs: [
				"Pou nou montre ou règ eta ou, pwòp sèvè nou an chèche apeprè ki kote adrès IP ou ye, nan yon bazdone ki sou sèvè a menm. Nou pa voye adrès ou bay pèsonn pou sa. Repons lan ka pa bon, epi ou ka chanje l; eta ou chwazi ou menm rete nan navigatè ou. Si gen yon rezo distribisyon devan sèvè nou an, se sa li di sou zòn ou ki pran plas rechèch la. [Jewolokalizasyon IP: DB-IP](https://db-ip.com), anba lisans CC BY 4.0.",
				"Pou bare wobo yo, navigatè ou fè yon ti kalkil lè ou voye yon fòm. Sa fèt sou aparèy ou, san okenn lòt konpayi. Nou ka regle sit la pou l sèvi ak Google reCAPTCHA nan plas kalkil sa a; pandan reCAPTCHA limen, Google resevwa adrès IP ou ak detay sou navigatè ou pou verifikasyon sa a.",
				"Lè yon mesaj sanble spam, nou mete l sou kote pou yon moun gade l. Nou pa jete l.",
			],
		},
		{
			id: "how-long",
			title: "Konbyen tan nou kenbe enfòmasyon ou",
			table: {
				caption: "Tan nou kenbe enfòmasyon",
				columns: ["Enfòmasyon", "Konbyen tan"],
				rows: [
					[
						"Mesaj, demann, sa ou te ranpli ak sa ekip nou an note sou yo",
						"Jiska {leadYears} an apre dènye kontak la, oswa pi bonè si ou mande nou efase yo epi okenn lwa pa fòse nou kenbe yo",
					],
					[
						"Dosye konsantman, ak sa ou te di nou lè w te retire konsantman ou",
						"{consentRecordYears} an, epi pi lontan sèlman pandan nou toujou kenbe demann dosye a mache avè l la. Apre sa, nou detwi kle chak dosye, epi pèsonn pa ka li l ankò, ni nou menm. Kopi sekou ki te fèt anvan sa toujou gen kle a, kidonk dosye a efase nèt lè dènye kopi sa yo efase",
					],
					[
						"Adrès ak nimewo ou mande nou sispann kontakte, oswa ou te bay lè ou mande nou pa vann enfòmasyon ou, oswa yon kòd ki soti ladan yo",
						"Toutotan n ap voye imel, paske si nou efase yo, mesaj yo t ap rekòmanse",
					],
					[
						"Plent, ak sa nou te fè sou yo",
						"{complaintYears} an apre yon plent fèmen, paske lalwa mande pou nou kenbe yo, menm si nou efase lòt enfòmasyon ou yo",
					],
					[
						"Verifikasyon nimewo telefòn ou sou lis moun ki pa vle yo rele yo",
						"{doNotCallCheckYears} an, oswa jiskaske nou efase enfòmasyon ou yo lè ou mande sa",
					],
					["Paj ou gade, atik ou li ak etap ou fè, tankou lè ou fini yon kalkil", "{visitMonths} mwa"],
					[
						"Estimasyon sou fason ou kominike",
						"{profileDays} jou apre vizit la, oswa jiskaske ou [efase pa w la](/privacy#your-profile)",
					],
					["Randevou ou pran oswa anile nan sèvis randevou a", "{bookingMonths} mwa apre lè randevou a"],
					["Repons pou avi sou cookies la", "{cookieConsentYears} an"],
					[
						"Demann sou enfòmasyon ou",
						"{dataRequestMonths} mwa; {confirmationDays} jou si demann nan pa konfime; apre yon efasman, nou kenbe dat yo sèlman",
					],
					[
						"Kont",
						"Anplwaye: toutotan y ap travay isit la. Lòt moun: jiska {unusedAccountMonths} mwa apre dènye fwa yo konekte",
					],
					[
						"Paj nou yo, atik nou yo ak modèl lèt nou yo jan yo te ye lè sa a, ak non ki ladan yo epi non anplwaye ki ekri oswa apwouve yon atik",
						"{publicationYears} an apre dènye fwa nou te montre tèks sa a",
					],
					[
						"Pawòl kliyan nou pibliye, ak pèmisyon yo te siyen",
						"{publicationYears} an apre nou retire yo nan lis nou an",
					],
					[
						"Ansyen vèsyon atik blòg yo, ak non anplwaye ki ekri yo",
						"{versionDays} jou; {versionCount} dènye vèsyon chak tèks rete toutotan tèks la egziste",
					],
					["Imaj anplwaye mete pou atik, men okenn atik pa sèvi ak yo", "{unusedImageDays} jou"],
					["Mesaj ak demann ekip nou an efase, sizoka se te yon erè", "{deletedLeadDays} jou"],
					[
						"Fichye kliyan potansyèl ekip nou an voye sou sit la, jiskaske nou enpòte yo, ak liy nan fichye yo nou pa enpòte",
						"{importFileHours} èdtan",
					],
					["Envitasyon pou kreye yon kont, si pèsonn pa aksepte yo", "{invitationDays} jou apre lyen an pa bon ankò"],
					["Jounal sekirite", "{securityLogMonths} mwa"],
					[
						"Avi otomatik nou voye bay pwòp sistèm pa nou yo sou demann ou a, ak sa ki ladan yo",
						"{webhookCallDays} jou",
					],
					["Kantite demann ak imel nou konte, pou anpeche abi", "{countHours} èdtan"],
					["Imel pwòp sèvè nou an kenbe kòm fichye", "{outboxDays} jou"],
					["Travay k ap tann, tankou yon imel ki pa t ka pati", "{jobDays} jou pou pi plis"],
					["Fichye ki gate nou mete sou kote pou nou egzamine", "{damagedFileDays} jou"],
					["Reglaj nan navigatè ou", "Gade [règleman sou cookies](/cookies); ou ka efase yo ou menm lè ou vle"],
				],
			},
		},
		{
			id: "your-rights",
			title: "Dwa ou, ak kijan pou ou sèvi ak yo",
			layout: "steps",
			paragraphs: [
				"Dwa sa yo se pou ou, nenpòt kote ou rete. Ou ka mande pou ou wè enfòmasyon nou genyen sou ou, pou nou korije yo, pou nou efase yo, pou nou pa vann yo ni pataje yo, ak pou nou sispann sèvi ak yo pou maketing oswa pèsonalizasyon. Lè ou sèvi ak yon dwa, nou pa janm sèvi ou pi mal poutèt sa.",
				"Pwofil vizit w ap fè kounye a, ou ka [gade l epi efase l ou menm](/privacy#your-profile), san ou pa mande pèsonn.",
			],
			items: [
				{
					title: "Mande",
					text: "Sèvi ak [fòm ki sou paj sa a](/privacy#your-request), ekri {email} oswa rele {phone}.",
				},
				{
					title: "Konfime se ou menm",
					text: "Nou voye yon lyen nan imel ou, konsa pa gen lòt moun k ap resevwa enfòmasyon ou ni efase yo. Si se yon nimewo telefòn sèlman, nou rele pou nou verifye. Yon lòt moun ka mande pou ou si ou ba li pèmisyon alekri.",
				},
				{
					title: "Resevwa repons lan",
					text: "N ap reponn nan {dataRequestDays} jou apre demann ou. Yon demann pou nou pa vann ni pataje enfòmasyon ou konte depi ou voye fòm nan; si gen yon bagay ki rete pou fè alamen, n ap fè li nan {optOutBusinessDays} jou travay. Kopi enfòmasyon ou yo vini an PDF ak nan yon fichye pou pwogram. Si nou oblije kenbe yon bagay, n ap di ou kisa ak ki règ ki mande sa.",
				},
			],
		},
		{
			id: "stop-contact",
			title: "Kijan pou ou sispann apèl, tèks ak imel",
			layout: "cards",
			items: [
				{ title: "Tèks", text: "Reponn STOP sou nenpòt mesaj." },
				{
					title: "Imel",
					text: "Klike sou lyen pou sispann resevwa imel ki anba imel la (li ka sispann apèl ak tèks tou), oswa ekri {email}.",
				},
				{ title: "Telefòn", text: "Di moun ki rele ou a sa, oswa rele {phone} oswa {tollFreePhone}." },
			],
			paragraphs: [
				"Nenpòt jan ou di l klè, sa konte. Nou respekte sa nan 10 jou travay, pa pita. Nou rele sèlman ant 8è nan maten ak 8è nan aswè, dapre lè kote ou ye a.",
			],
		},
		{
			id: "privacy-signal",
			title: "Siyal Global Privacy Control (GPC)",
			paragraphs: [
				"Si navigatè ou voye siyal GPC, nou pran l kòm yon demann pou nou pa swiv ou. Analiz ak maketing rete fèmen, epi avi sou vi prive ki sou paj la di ou nou respekte siyal ou. Sa valab pou tout vizitè, pa sèlman kote lalwa mande l. Gen yon reglaj ki pi ansyen ki rele “Do Not Track”. Sa l vle di pa klè menm jan ak GPC, epi nou pa swiv li.",
			],
		},
		{
			id: "financial-privacy",
			title: "Lè ou vin kliyan",
			paragraphs: [
				"Depi ou aplike oswa ou achte yon pwodui finansye avèk nou, lwa federal Gramm-Leach-Bliley (GLBA) ak règ eta yo sou vi prive nan asirans pwoteje enfòmasyon pèsonèl ki gen rapò ak pwodui sa a. Lè sa a ou resevwa yon lòt avi sou vi prive, ki soti nan men nou oswa nan men konpayi asirans lan. Anvan sa, se paj sa a ki konte.",
			],
		},
		{
			id: "state-notes",
			title: "Nòt pou kèk eta",
			items: [
				{
					title: "Kalifòni",
					text: "Nou ranmase sa ki idantifye ou (non, imel, telefòn, adrès IP), sa ou di nou sou laj ou, lajan ou fè, dèt ou, fanmi ou ak si ou sèvi ak tabak, sa ou fè sou sit sa a, apeprè ki kote adrès IP ou ye, epi, si ou pèmèt li, yon estimasyon sou fason ou pi renmen yo esplike ou bagay. Sa soti nan ou menm, nan navigatè ou ak nan sèvis randevou a. Nou pa vann li. Nou pataje imel ou ak zouti piblisite sèlman si ou te pèmèt maketing, e nou pataje sa ou fè sou sit la ak zouti analiz sèlman si ou te pèmèt analiz. Pou sispann sa, sèvi ak “Preferans cookies” anba paj la, ak yon siyal Global Privacy Control oswa ak [fòm nan](/privacy#your-request). Ou ka chwazi yon moun pou mande pou ou. Lè ou sèvi ak yon dwa, sa pa koute w anyen.",
				},
				{
					title: "Teksas, New Jersey ak lòt eta ki ba ou dwa konteste yon refi",
					text: "Si nou refize yon demann, n ap di ou poukisa. Ou ka konteste refi a: reponn mesaj nou an ak mo “Apèl”. Yon lòt moun ap gade l epi l ap reponn nan 45 jou. Si repons lan toujou non, ou ka pote plent bay pwokirè jeneral eta ou a.",
				},
				{
					title: "Washington",
					text: "[Règleman nou sou enfòmasyon sante](/privacy/health-data) gen yon paj apa. Li valab pou tout moun.",
				},
				{
					title: "Florid",
					text: "Lwa Florid sou dwa dijital (Florida Digital Bill of Rights) gen prensipal règ li yo pou konpayi ki gwo anpil, ki fè plis pase yon milya dola ($1,000,000,000) revni. Règ sa yo pa aplike pou nou. Men nou ba ou dwa ki ekri anwo yo kanmenm. Gen yon règ ki valab pou tout biznis: pèsonn pa gen dwa vann enfòmasyon sansib, tankou enfòmasyon sou sante, san konsantman (seksyon 501.715). Nou menm, nou pa vann yo ditou.",
				},
			],
		},
		{
			id: "children",
			title: "Timoun",
			paragraphs: [
				"Sit sa a se pou granmoun. Nou pa ranmase enfòmasyon timoun ki poko gen 18 an si nou konnen se timoun. Si yon timoun te ekri nou, fè nou konnen epi n ap efase l.",
			],
		},
		{
			id: "security",
			title: "Kijan nou pwoteje enfòmasyon ou",
			paragraphs: [
				"Koneksyon ak sit sa a chifre, pou lòt moun pa ka li sa ki ladan l. Chak anplwaye konekte ak pwòp kont pa l, li wè sèlman sa travay li pèmèt, epi sistèm nan dekonekte l si li pa fè anyen pandan yon tan. Pa gen sistèm ki pafè. Si yon jou yon moun vòlè enfòmasyon ou nan sistèm nou, n ap avèti ou ansanm ak otorite yo jan lalwa mande l.",
			],
		},
		{
			id: "questions",
			title: "Kesyon, plent ak chanjman",
			paragraphs: [
				"Ekri {email}, rele {phone}, oswa voye yon lèt nan {address}. Si repons nou an pa kontante ou, ou ka ale kote depatman asirans eta ou a, ki nan lis [règ chak eta](/state-compliance) (nan Florid, se [Divizyon Sèvis pou Konsomatè](https://myfloridacfo.com/division/consumers)), oswa kote [Komisyon Federal Komès](https://www.ftc.gov).",
				"Lè règleman sa a chanje nan sa ki enpòtan, dat ki anlè a chanje tou. Si yon nouvo fason pou nou sèvi ak enfòmasyon ou mande konsantman ou, n ap mande ou l anvan.",
			],
		},
	],
} satisfies ArticlePageContent;
