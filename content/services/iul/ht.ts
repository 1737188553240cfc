import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Asirans vi IUL: kijan li mache ak konbyen li koute",
		description:
			"Kijan asirans vi inivèsèl endekse (IUL) bay enterè, ki efè plafon, limit anba ak frè yo genyen, pou ki moun li bon, e kijan polis la ka tonbe. Ak yon egzanp.",
	},
	title: "Asirans vi inivèsèl endekse (IUL): kijan li mache ak konbyen li koute",
	lead: "IUL se yon asirans vi ki pa gen dat fen. Prim nan ka chanje, e li gen yon valè lajan kach ki fè enterè dapre yon endis bous. Li ka bon pou yon fanmi ki peye regilyèman pandan anpil ane. Li gen frè chak mwa tou, limit sou enterè l ka rapòte, ak yon vrè risk pou polis la tonbe, sa vle di kouvèti a fini. Paj sa a montre w toulède bò yo.",
	whatItIs: {
		title: "Kisa yon polis IUL ye",
		paragraphs: [
			"Asirans vi inivèsèl endekse (IUL) se **asirans vi** anvan tout bagay. Si ou mouri pandan polis la valab, konpayi asirans lan bay benefisyè ou yo lajan asirans lan peye lè moun nan mouri. Anjeneral, yo pa peye taks federal sou revni pou lajan sa a. Li pa tankou [asirans vi pou yon tèm](/services/term-life): li pa gen dat fen. Li dire toutotan valè lajan kach la ka peye frè chak mwa yo.",
			"Sou chak prim, konpayi asirans lan kenbe yon frè, epi li mete rès la nan polis la. Chak mwa li pran pri asirans lan ak lòt frè nan lajan sa a. Sa ki rete a se valè lajan kach la. Konpayi a ajoute enterè sou li ak yon fòmil ki swiv yon endis bous. Ou pa achte aksyon, lajan ou pa nan labous (stock market), e anjeneral yo pa konte dividann endis la.",
			"Gen twa mo nan fòmil la ki pi enpòtan. **Plafon** an se pi gwo enterè ou ka jwenn nan yon peryòd. **To patisipasyon** an se pati yo konte nan sa endis la monte. **Limit anba** a, ki souvan 0%, se pi piti enterè ou ka jwenn. Apre ou fin achte, konpayi a ka chanje plafon yo ak to patisipasyon yo, nan limit ki ekri nan polis la.",
			"Limit anba a pwoteje w sèlman lè endis la desann. Nan yon ane kote ou jwenn 0%, yo toujou pran frè yo. Si ou pa mete lòt prim, valè lajan kach la bese ane sa a.",
		],
	},
	fit: {
		title: "Pou ki moun li bon, e pou ki moun li pa bon",
		forTitle: "IUL ka bon pou ou si",
		for: [
			"Ou bezwen asirans vi pou lontan, pi lwen pase kantite ane yon polis pou yon tèm ta kouvri.",
			"Revni ou regilye, e ou ka peye byen plis pase prim minimòm nan pandan anpil ane.",
			"Ou deja gen lajan sou kote pou ijans, e ou p ap bezwen lajan w ap mete nan polis la nan premye ane yo.",
			"Ou dakò rezilta yo ka chanje, e ou pare pou gade polis la ansanm ak nou chak ane.",
		],
		notForTitle: "Chèche yon lòt chwa si",
		notFor: [
			"Ou bezwen anpil kouvèti kounye a, ak yon prim ki ba. [Asirans vi pou yon tèm](/services/term-life) fèt pou sa.",
			"Ou ka bezwen lajan an nan kèk ane. Frè pou retire lajan anvan lè ka manje anpil ladan l oswa tout.",
			"Ou vle yon prim fiks ak yon tablo valè lajan kach ki ekri nan kontra a. Gade [asirans vi pou tout lavi](/services/whole-life).",
			"Prim nan t ap sere bidjè ou. Yon IUL ki pa resevwa ase lajan ka tonbe.",
		],
	},
	steps: {
		title: "Kijan nou prepare yon polis",
		items: [
			{
				title: "Nou chita pale sou sa ou bezwen",
				text: "Nou mande w ki moun ki depann de ou, konbyen ou touche, konbyen ou dwe, kisa ou genyen deja, e pandan konbyen tan ou ta ka peye. Si yon polis ki pi senp ase pou ou, n ap di w sa.",
			},
			{
				title: "Ilistrasyon konpayi asirans yo",
				text: "Ou resevwa ilistrasyon polis la, jan chak konpayi prepare l. Mande pou w wè l ak yon to mwayen, ak yon to ki ba, epi ak 0%. Nou gade ansanm plafon yo, frè yo, kondisyon prè yo, ak nan ki ane kouvèti a t ap fini si enterè yo piti.",
			},
			{
				title: "Evalyasyon risk ak peryòd pou egzamine polis la gratis",
				text: "Konpayi asirans lan gade sante ou, istwa ou ak finans ou. Li ka aksepte w, fè w peye plis, oswa refize w. Lè polis la rive, ou gen yon peryòd pou egzamine polis la gratis: ou ka li l, remèt li, epi yo remèt ou lajan ou. Kantite jou yo depann de eta kote w rete a; polis ou a di egzakteman konbyen jou ou genyen.",
			},
		],
	},
	costs: {
		title: "Konbyen li koute",
		intro:
			"Yon IUL pran lajan chak mwa pou asirans li bay la, kit ane a bon, kit li pa bon. Chèche chak pwen sa yo nan ilistrasyon an ak nan polis la.",
		items: [
			{
				title: "Frè sou prim nan",
				text: "Konpayi asirans lan kenbe yon pati nan chak prim anvan rès la rive nan valè lajan kach la.",
			},
			{
				title: "Pri asirans lan",
				text: "Yo pran l chak mwa nan valè lajan kach la, pou peye pwoteksyon fanmi ou. Pri pou chak $1,000 kouvèti monte avèk laj ou, e li ka vin lou lè w aje. Konpayi a ka ogmante l, men li pa ka depase maksimòm ki ekri nan polis la.",
			},
			{
				title: "Frè polis la ak kloz siplemantè yo",
				text: "Ou peye yon frè chak mwa, souvan yon lòt frè sou montan kouvèti a nan premye ane yo, ak pri chak kloz siplemantè ou ajoute, tankou avantaj pandan w vivan si ou tonbe malad grav.",
			},
			{
				title: "Frè pou retire lajan anvan lè",
				text: "Si ou fèmen polis la nan premye ane yo, konpayi a kenbe yon pati nan valè lajan kach la. Frè a bese chak ane, dapre yon tablo ki nan polis la e ki souvan dire lontan.",
			},
			{
				title: "Prè, ak polis ki tonbe",
				text: "Ou ka prete lajan sou valè lajan kach la, e enterè a ap monte. Prè ak enterè ou pa remèt bese lajan asirans lan peye lè moun nan mouri. Si prè ak frè manje tout valè lajan kach la, polis la tonbe: kouvèti a fini, e ou ka dwe taks sou pwofi a menm si pa gen lajan ki rete.",
			},
			{
				title: "Limit sou lajan ou ka mete nan polis la",
				text: "Si ou mete twòp lajan twò vit, polis la tounen yon kontra dotasyon modifye (MEC). Lè ou prete oswa ou retire lajan apre sa, yo konte pwofi a an premye e ou peye taks sou li, anjeneral ak yon taks federal 10% anplis anvan laj 59½ an.",
			},
		],
	},
	example: {
		figuresOf: "iul",
		title: "Egzanp: $300 chak mwa pandan 20 an. Ipotetik, se pa yon ilistrasyon polis",
		intro:
			"Tablo a montre konbyen lajan ou mete a t ap fè poukont li ak 4 to ki pa janm chanje, **anvan okenn frè polis la**. Se yon kalkil, pou montre konbyen to a gen enpòtans. Li pa montre konbyen yon polis t ap vo.",
		assumptions: [
			"Ou peye $300 nan fen chak mwa pandan 20 an, $72,000 antou.",
			"Yo ajoute enterè a chak mwa, ak yon douzyèm nan to anyèl la, e to a pa janm chanje.",
			"Yo pa retire anyen pou frè sou prim, pri asirans lan, lòt frè, prè oswa taks.",
		],
		rows: [
			{ label: "0% pa ane, enterè ajoute chak mwa (ipotetik, anvan frè)", value: "$72,000" },
			{ label: "4% pa ane, enterè ajoute chak mwa (ipotetik, anvan frè)", value: "$110,032" },
			{ label: "6% pa ane, enterè ajoute chak mwa (ipotetik, anvan frè)", value: "$138,612" },
			{ label: "8% pa ane, enterè ajoute chak mwa (ipotetik, anvan frè)", value: "$176,706" },
		],
		note: "Tablo a montre yon kwasans ipotetik lajan ou mete a; se pa yon ilistrasyon polis, e se pa yon pwomès. Vrè to yo chanje chak ane, e yo ka rete 0% pandan plizyè ane. Nan yon vrè polis, yo pran frè chak mwa, kidonk, ak menm to a, valè lajan kach la t ap pi piti pase chif ki parèt la, e nan premye ane yo li ka pi piti pase prim ou peye yo. Se sèlman ilistrasyon konpayi asirans lan ki montre valè yon polis. Ou ka eseye lòt montan nan [kalkilatris](/calculator) nou an.",
	},
	faqs: {
		title: "Kesyon moun poze sou IUL",
		items: [
			{
				question: "Èske mwen ka pèdi lajan nan yon IUL?",
				answer:
					"Wi. Limit anba a pwoteje w lè endis la desann, men yo toujou pran frè yo. Lè enterè a piti, oswa lè pa gen enterè ditou, valè lajan kach la ka bese. Si ou kite polis la bonè, ou ka jwenn mwens pase sa ou te peye, oswa ou ka pa jwenn anyen.",
			},
			{
				question: "Sa k ap pase si mwen sispann peye?",
				answer:
					"Ou ka chanje prim ou peye yo, kidonk polis la kontinye toutotan valè lajan kach la kouvri frè yo. Si ou rete lontan san peye, valè sa a ap fini. Lè l vin twò ba, konpayi a voye yon avi ba ou, epi ou gen yon delè anplis pou peye. Si ou pa peye nan delè a, polis la tonbe. Lè nou gade l chak ane, ou gen tan pou peye plis oswa pou bese kouvèti a.",
			},
			{
				question: "Èske moun peye taks sou prè sou polis la?",
				answer:
					"Anjeneral non, toutotan polis la valab e li pa yon MEC. Si li tonbe, oswa si ou fèmen l pandan ou poko remèt yon prè, ou ka peye taks sou pwofi a kòm revni òdinè. Pale ak yon espesyalis taks anvan ou prete.",
			},
			{
				question: "Èske m ap gen pou reponn kesyon sou sante m?",
				answer:
					"Wi. Chak aplikasyon poze kesyon sou sante ou, e gen kèk ki mande yon egzamen medikal oswa tès laboratwa. Reponn tout kesyon yo jan sa ye a. Nan de premye ane yo, konpayi a ka konteste yon reklamasyon si te gen yon enfòmasyon enpòtan ki pa vre oswa ki manke nan aplikasyon an.",
			},
			{
				question: "Ki diferans ki genyen ant IUL ak asirans vi pou tout lavi?",
				answer:
					"[Asirans vi pou tout lavi](/services/whole-life) gen yon prim fiks ak yon tablo valè lajan kach nan kontra a. IUL kite w chanje prim nan, e valè lajan kach li depann de enterè ki swiv endis la ak frè ki ka chanje. Se ou menm ki pote plis nan risk la.",
			},
		],
	},
	disclosures: {
		title: "Tanpri li sa yo",
		items: [
			"IUL se asirans vi. Achte yon polis pa vle di ou achte aksyon oswa yon endis. Ni non yon endis ni rezilta li nan tan pase pa ka di ki enterè ou pral jwenn demen.",
			"Tout sa polis la bay depann de kapasite konpayi asirans ki bay polis la genyen pou l peye reklamasyon. Prè ak lajan ou retire bese valè lajan kach la ak lajan asirans lan peye lè moun nan mouri, e yo ka fè polis la tonbe.",
			"{agency} pa bay konsèy sou lalwa ni sou taks. Anjeneral, konpayi asirans lan peye ajan an yon komisyon, e se frè pwodui a ki kouvri l.",
			"<licensedStates>{agency} [gen lisans nan {licensedStates} {statesNoun}](/licensing).</licensedStates> Pwodui, kondisyon ak kritè chanje selon eta a ak konpayi a.",
		],
	},
	callToAction: {
		title: "Konpare chwa ou yo kòtakòt",
		text: "Yon ajan ki gen lisans ka konpare yon IUL ak asirans vi pou yon tèm ak asirans vi pou tout lavi, ak pwòp chif pa ou. Konsiltasyon an gratis, e ou pran desizyon an lè w pare. Rele {phone}.",
	},
} satisfies ProductPageContent;
