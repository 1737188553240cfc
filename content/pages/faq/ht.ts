import type { FaqPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Kesyon sou asirans vi, ak repons klè",
		description:
			"Repons klè sou asirans vi ak anwite: pri, kesyon sante, reklamasyon, benefisyè, taks, vi prive, ak asirans pou fanmi imigran ki gen moun pa yo nan lòt peyi.",
	},
	title: "Kesyon fanmi yo poze nou",
	lead: "Repons kout, ak dezavantaj yo ladan tou. Yo jeneral: se polis ou a, eta ou a ak sante w ki deside detay yo.",
	groups: [
		{
			id: "basics",
			title: "Sa pou w konnen anvan",
			items: [
				{
					id: "what-is-life-insurance",
					question: "Kisa asirans vi ye?",
					answer:
						"Se yon kontra. Ou peye prim, epi lè ou mouri, konpayi asirans lan bay moun ou te chwazi yo yon kantite lajan: se lajan asirans lan peye lè moun nan mouri. Gen polis ki fini apre yon tan. Gen lòt ki fèt pou dire tout lavi w si ou peye prim yo.",
				},
				{
					id: "do-i-need-it",
					question: "Èske m bezwen l tout bon?",
					answer:
						"Se pa tout moun ki bezwen l. Si pèsonn pa depann de kòb ou fè, si ou pa dwe anpil, epi si fineray ou deja peye, ou ka bezwen ti kras oswa anyen. Si yon moun t ap gen pwoblèm pou peye kay la oswa fineray la, sa vo lapenn gade.",
				},
				{
					id: "how-much",
					question: "Konbyen kouvèti ki ase?",
					answer:
						"Adisyone kat bagay: dèt ou yo, lajan fanmi w t ap bezwen pou viv, prè kay la, ak lekòl timoun yo. Pa egzanp, $20,000 dèt, dizan revni $60,000, yon prè kay $250,000 ak $100,000 pou chak nan de timoun fè $1,070,000. Apre sa, wete sa ou genyen deja. [Kalkilatris la](/calculator) ka ede w. Anpil fanmi chwazi mwens, paske prim nan dwe antre nan bidjè a.",
				},
				{
					id: "coverage-at-work",
					question: "Èske asirans travay mwen ban mwen an ase?",
					answer:
						"Se yon bon kòmansman, e souvan li pa chè. Anpil fwa li vo salè yon ane oswa dezan, epi dabitid li fini oswa li vin pi chè lè ou kite travay la. Mande patwon w sa ou ta ka kenbe.",
				},
			],
		},
		{
			id: "products",
			title: "Pwodui yo",
			items: [
				{
					id: "term-or-whole-life",
					question: "Ki diferans ki genyen ant asirans vi pou yon tèm ak asirans vi pou tout lavi?",
					answer:
						"[Asirans vi pou yon tèm](/services/term-life) kouvri yon tan, tankou 10, 20 oswa 30 an. Li koute mwens, epi li pa fè valè lajan kach. [Asirans vi pou tout lavi](/services/whole-life) fèt pou dire tout lavi w, prim nan pa chanje, epi li fè valè lajan kach. Pou menm kantite lajan an, li koute plizyè fwa plis.",
				},
				{
					id: "final-expense",
					question: "Kisa asirans depans fineray ye?",
					answer:
						"Se yon ti polis pou tout lavi, ki fèt pou peye yon fineray ak dènye bòdwo yo. Pifò fwa, yo poze kesyon sou sante. Polis ki pa poze okenn kesyon koute plis, epi si moun nan mouri anba yon maladi nan premye ane yo, yo souvan peye yon pati sèlman oswa remèt prim yo. Gade plis sou [depans fineray](/services/final-expense).",
				},
				{
					id: "iul",
					question: "Kijan yon IUL mache?",
					answer:
						"[Asirans vi inivèsèl endekse](/services/iul) se yon asirans vi. Valè lajan kach li a resevwa enterè dapre yon fòmil ki mare ak yon endis bous, ak yon plafon epi yon limit anba. Chak mwa, konpayi a pran pri asirans lan ak lòt frè nan valè a, e pri asirans lan monte ak laj ou. Si ou pa mete ase lajan, polis la ka tonbe epi kouvèti a fini.",
				},
				{
					id: "fia",
					question: "Kisa yon anwite fiks endekse ye?",
					answer:
						"Yon [anwite fiks endekse](/services/fia) se yon kontra ak yon konpayi asirans pou lajan ou p ap bezwen pandan plizyè ane. Enterè a mare ak yon endis, men gen limit. Pita li ka peye w yon revni. Si ou retire lajan anvan lè, ka gen frè. Pwomès li yo depann de kapasite konpayi a genyen pou l peye reklamasyon.",
				},
				{
					id: "ibc",
					question: "Èske IBC se yon bank?",
					answer:
						"Non. [Infinite Banking Concept®](/services/ibc) vle di ou prete lajan sou valè lajan kach yon polis asirans vi pou tout lavi. Se asirans vi, se pa yon bank. Li mande gwo prim pandan anpil ane. Prè yo gen enterè, yo diminye lajan asirans lan ap peye lè ou mouri, epi si yo vin twò gwo, polis la ka tonbe.",
				},
				{
					id: "debt-action-plan",
					question: "Kisa plan aksyon pou dèt la ye?",
					answer:
						"Se yon [plan sou papye](/services/debt-action) ki di ki dèt pou peye anvan, konbyen, ak pandan konbyen tan. Li pa yon prè, e nou pa negosye ak moun ou dwe yo. Li pa disponib nan tout eta; pa genyen l nan Kalifòni.",
				},
			],
		},
		{
			id: "costs-and-health",
			title: "Pri ak sante",
			items: [
				{
					id: "what-sets-the-price",
					question: "Kisa ki deside pri a?",
					answer:
						"Laj ou, sante w, tabak, kantite lajan an, pwodui a, ak konbyen tan li dire. Travay ou, lwazi w, jan ou kondi ak maladi ki nan fanmi an konte tou. Se konpayi asirans lan ki fikse prim nan apre li fin egzamine aplikasyon ou a.",
				},
				{
					claim: "priceFrom",
					id: "from-fifteen-dollars",
					question: "Kiyès ki peye {priceFrom} chak mwa sèlman?",
					answer:
						"Jèn granmoun ki an sante e ki pa sèvi ak tabak, pou yon ti montan asirans vi pou yon tèm. <termLifeExample>Pa egzanp, kalkilatris nou an bay yon estimasyon {termAt25} chak mwa pou yon moun ki gen 25 an, ki pa fimen, ki rete {inHomeState} e ki vle $125,000 asirans vi pou yon tèm 20 an. Li ka ale de {termAt25Low} rive {termAt25High}. Se yon estimasyon, se pa yon òf.</termLifeExample> Moun ki pi gran, moun ki fimen, moun ki gen pwoblèm sante ak moun ki vle kouvèti pou tout lavi peye plis.",
				},
				{
					id: "medical-exam",
					question: "Èske m dwe fè yon egzamen medikal?",
					answer:
						"Souvan non. Men prèske tout aplikasyon poze kesyon sou sante, e konpayi a ka gade preskripsyon ak dosye medikal ou si ou ba li pèmisyon. Pou gwo kantite lajan oswa pou kèk maladi, li ka mande yon egzamen kanmenm. Se konpayi a ki peye l.",
				},
				{
					id: "health-conditions",
					question: "Èske m ka jwenn kouvèti si m gen dyabèt, pwoblèm kè, oswa si m te gen kansè?",
					answer:
						"Anpil moun ka jwenn. Pri a ak tan pou tann lan depann de maladi a, kijan yo trete l, ak depi kilè li kòmanse. Gen moun y ap refize. Reponn tout kesyon ak laverite: yon repons ki pa vre ka fè fanmi w pèdi lajan an.",
				},
				{
					id: "missed-payments",
					question: "E si m pa ka peye prim nan pandan yon tan?",
					answer:
						"Gen yon delè anplis pou peye; li ekri nan polis la. Apre delè sa a, kouvèti a ka fini. Yon polis ki gen valè lajan kach ka peye pwòp prim li pandan yon tan, oswa vin pi piti. Rele nou, oswa rele konpayi a, anvan ou rate yon peman. Si ou rekòmanse pita, ap gen lòt kesyon sou sante, epi w ap pi gran.",
				},
			],
		},
		{
			id: "claims-and-beneficiaries",
			title: "Reklamasyon ak benefisyè",
			items: [
				{
					id: "how-to-claim",
					question: "Kijan fanmi m ap mande lajan an?",
					answer:
						"Yo rele konpayi asirans lan, oswa nou menm, epi yo voye yon fòm reklamasyon ak sètifika lanmò ofisyèl la. Souvan peman an pran kèk semèn; si moun nan mouri nan de premye ane yo, sa ka pran plis tan, paske konpayi a ka verifye aplikasyon an ankò. Di fanmi w depi jodi a polis la egziste, ak ki kote l ye.",
				},
				{
					id: "contestability",
					question: "Kilè yon konpayi asirans ka refize peye?",
					answer:
						"Pandan de premye ane yo, li ka verifye aplikasyon an ankò epi refize peye si yon repons enpòtan pa t vre. Anplis, pifò polis pa peye si moun nan touye tèt li pandan tan sa a, oswa pandan yon tan ki pi kout si lwa eta a di sa. Konpayi a pa peye tou si kouvèti a te fini deja paske prim nan pa t peye.",
				},
				{
					id: "choosing-a-beneficiary",
					question: "Kiyès pou m mete kòm benefisyè?",
					answer:
						"Yon granmoun ou fè konfyans, yon trust (byen yon moun jere pou fanmi w), oswa plizyè moun ak yon pousantaj pou chak moun. Mete yon dezyèm non tou. Yon timoun piti pa ka resevwa lajan an dirèkteman: yon tribinal ka oblije nonmen yon moun pou jere l. Gade non yo ankò apre yon maryaj, yon divòs oswa yon nesans.",
				},
				{
					id: "lost-policy",
					question: "Kijan m ka jwenn polis yon moun ki mouri?",
					answer:
						"Gade nan papye, nan relve bank ak nan lèt yo pou w wè si te gen prim ki t ap peye. Mande ansyen patwon l yo. Asosyasyon Nasyonal Komisè Asirans (NAIC) gen yon sèvis gratis pou chèche polis, e [depatman asirans eta ou a](/state-compliance) ka montre w kijan pou w sèvi ak li.",
				},
			],
		},
		{
			id: "annuities-and-taxes",
			title: "Anwite ak taks",
			items: [
				{
					id: "is-money-in-the-market",
					question: "Nan yon pwodui endekse, èske se nan labous (stock market) lajan m ye?",
					answer:
						"Non. Ou pa gen aksyon, e ou pa resevwa dividann. Konpayi a sèvi ak endis la sèlman pou l kalkile enterè a. Nan bon ane yo, ou pa jwenn tout pwofi endis la fè. Nan move ane yo, frè yo ka fè valè ou a desann kanmenm.",
				},
				{
					id: "taking-money-out",
					question: "Kilè m ka retire lajan nan yon anwite?",
					answer:
						"Pifò kontra kite w retire yon pati chak ane. Si ou pran plis, anjeneral gen yon frè pandan premye ane yo. Anvan laj 59½ an, anjeneral gen yon taks federal 10% sou pwofi yo, anplis taks sou revni. Pa mete lajan ou ka bezwen byento.",
				},
				{
					id: "death-benefit-taxes",
					question: "Èske fanmi m ap peye taks sou lajan asirans lan?",
					answer:
						"Anjeneral pa gen taks federal sou revni sou li. Enterè ki peye ansanm ak li gen taks, epi yon eritaj ki gwo anpil ka dwe taks sou eritaj. Nou pa bay konsèy sou taks; mande yon espesyalis taks sou sitiyasyon pa w.",
				},
				{
					id: "policy-loans",
					question: "Èske gen taks sou prè ou fè sou polis la?",
					answer:
						"Anjeneral non, toutotan polis la valab. Si li tonbe pandan ou gen yon prè ladan l, ou ka dwe taks sou revni. Si yo mete lajan nan polis la twò vit, li tounen yon kontra dotasyon modifye (MEC), epi prè yo gen lòt règ taks. Chak prè diminye lajan asirans lan ap peye lè ou mouri, jiskaske ou remèt li.",
				},
			],
		},
		{
			id: "working-with-us",
			title: "Travay avèk nou",
			items: [
				{
					id: "what-it-costs",
					question: "Konbyen konsiltasyon an koute, e kijan yo peye nou?",
					answer:
						"Konsiltasyon an gratis. Si ou achte, konpayi asirans lan peye nou yon komisyon ki deja nan pri pwodui a. Mande nou konbyen li ye. Gen plis detay nan [Kiyès nou ye](/about).",
				},
				{
					id: "how-fast",
					question: "Nan konbyen tan m ap jwenn nouvèl?",
					answer:
						"Yon ajan ap li mesaj ou a<reviewTime> nan {reviewHours} èdtan pandan biwo nou louvri</reviewTime>, epi n ap rele w oswa voye yon imel ba ou<contactTime> nan {contactHours} èdtan nan jou travay</contactTime>. Nou reponn telefòn {officeHours} ({timeZone}), nan {phone}.",
				},
				{
					id: "which-states",
					question: "Ki kote nou gen lisans?",
					answer:
						"<licensedStates>Nou gen lisans nan {licensedStates} {statesNoun}; lis la nan [paj lisans lan](/licensing).</licensedStates> Pwodui yo chanje selon eta a.",
				},
				{
					id: "changing-my-mind",
					question: "E si m chanje lide apre m fin achte?",
					answer:
						"Depi jou ou resevwa polis la, ou gen yon peryòd pou egzamine polis la gratis; si ou remèt li, yo remèt ou prim nan. Konbyen tan li dire depann de [eta](/state-compliance) kote w rete a, de pwodui a, e pafwa de laj ou; polis ou a di egzakteman konbyen jou ou genyen. Pita, sa ka koute w lajan pou w soti ladan l, sitou nan polis ki gen valè lajan kach ak nan anwite.",
				},
				{
					id: "replacing-a-policy",
					question: "Èske m dwe ranplase polis mwen genyen an?",
					answer:
						"Souvan non. Lè ou pran yon nouvo polis, ou pi gran, ou reponn lòt kesyon sou sante, yon nouvo peryòd kontestasyon dezan kòmanse, epi petèt gen yon nouvo frè pou retire lajan anvan lè. Konpare sou papye, epi pa anile anyen toutotan nouvo polis la poko valab.",
				},
			],
		},
		{
			id: "privacy-and-contact",
			title: "Vi prive ak kontak",
			items: [
				{
					id: "what-happens-to-my-data",
					question: "Kisa nou fè ak sa m voye ban nou?",
					answer:
						"Li rive jwenn ekip nou an, ansanm ak prèv konsantman ou, epi nou sèvi ak li pou nou reponn ou. [Règleman sou vi prive](/privacy) a di kiyès ki okipe l ak kijan pou w mande yon kopi oswa pou yo efase l. Tanpri, pa voye nimewo Sekirite Sosyal w, nimewo bank ni detay medikal nan fòm nan.",
				},
				{
					id: "stopping-messages",
					question: "Kijan m ka sispann resevwa apèl, tèks oswa imel?",
					answer:
						"Reponn STOP sou yon tèks oswa yon imel, klike sou lyen ki anba chak imel nou voye, oswa di nou sa nan telefòn oswa alekri. Lyen an sispann imel yo touswit. Tout rès la ap sispann pi vit nou kapab, e pa pita pase {revocationBusinessDays} jou travay. Konsantman ou pa janm yon kondisyon pou w achte.",
				},
				{
					id: "chat-and-ai",
					question: "Lè m peze “Pale avèk nou”, èske se yon moun k ap reponn?",
					answer:
						"Non. Se yon asistan otomatik ak kesyon ki ekri davans: li mande w eta w, pwodui a, ak kilè ou bezwen l. Apre sa, se yon moun ki reponn. [Sant AI](/ai-hub) a esplike sa lojisyèl fè isit la.",
				},
				{
					id: "checking-your-license",
					question: "Kijan m ka konnen nou gen lisans?",
					answer:
						"Mande non ajan an, epi chèche l nan depatman asirans eta ou a. Nan Florid, [Divizyon Sèvis pou Konsomatè](https://myfloridacfo.com/division/consumers) reponn kesyon nan telefòn tou.",
				},
			],
		},
		{
			id: "families-and-borders",
			title: "Lang, imigrasyon ak fanmi nan lòt peyi",
			items: [
				{
					id: "other-languages",
					question: "Èske m ka fè tout bagay an kreyòl?",
					answer:
						"<spokenLanguages>Nou pale avèk ou an kreyòl, angle, panyòl oswa pòtigè. </spokenLanguages>Aplikasyon yo ak polis yo prèske toujou an angle. Nou li yo avèk ou anvan ou siyen. Pa siyen sa ou pa konprann.",
				},
				{
					id: "immigration-status",
					question: "Mwen pa sitwayen ameriken. Èske m ka achte asirans vi?",
					answer:
						"Souvan wi. Dabitid, yo trete moun ki gen kat rezidans (green card) menm jan ak sitwayen. Si ou gen yon viza, yon pèmi travay oswa yon ITIN, sa depann de konpayi a, kantite lajan an, ak konbyen tan ou gen isit la. Gen konpayi k ap di non. Ajan nou yo pale sou sa ak prekosyon, e yo mande sèlman sa aplikasyon an bezwen.",
				},
				{
					id: "beneficiary-abroad",
					question: "Èske benefisyè m nan ka rete nan yon lòt peyi?",
					answer:
						"Anjeneral wi. Bay tout non legal moun nan, dat nesans li, adrès li ak telefòn li, egzakteman jan yo ekri nan papye l yo. Peman an ka pran plis tan, bank la ka pran frè, e règ Etazini ka anpeche peman nan kèk peyi.",
				},
				{
					id: "death-abroad",
					question: "E si m mouri deyò Etazini?",
					answer:
						"Pifò polis peye nenpòt kote moun nan mouri, si aplikasyon an te di laverite e si kouvèti a valab. Fanmi an bezwen dokiman ofisyèl, souvan ak tradiksyon. Di konpayi a plan vwayaj ou lè w ap aplike, paske yon vwayaj nan kèk peyi ka fè yo pa aksepte w.",
				},
				{
					id: "bringing-a-body-home",
					question: "Èske l ap peye pou yo voye kò m nan peyi m pou antèman an?",
					answer:
						"Wi, li kapab. Fanmi w ka sèvi ak lajan asirans lan pou nenpòt bagay, pou sa tou. Voye yon kò nan yon lòt peyi koute chè, e sa ajoute sou pri fineray la. Mande yon mezon fineray pri a, epi konte l lè w ap chwazi kantite lajan an.",
				},
			],
		},
	],
	callToAction: {
		title: "Kesyon ou a pa la?",
		text: "[Voye yon mesaj ban nou](/#contact) oswa rele {phone}. Si nou pa konnen repons lan, n ap di w sa epi n ap chèche l.",
	},
} satisfies FaqPageContent;
