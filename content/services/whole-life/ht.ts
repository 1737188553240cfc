import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Asirans vi pou tout lavi: prim fiks, valè lajan kach ak pri",
		description:
			"Kijan asirans vi pou tout lavi kenbe menm prim nan, kijan valè lajan kach, dividann ak prè mache, konbyen li koute, ak kilè li pa bon.",
	},
	title: "Asirans vi pou tout lavi: kouvèti ki dire tout lavi ou, ak yon prim fiks",
	lead: "Asirans vi pou tout lavi kenbe menm prim nan depi premye jou a. Li peye fanmi ou nenpòt lè ou mouri, depi ou peye prim yo jan kontra a mande a. Valè lajan kach li monte dousman. Pou menm kouvèti a, li koute plizyè fwa plis pase asirans vi pou yon tèm. Kidonk premye kesyon an se: èske ou bezwen kouvèti pou tout lavi ou?",
	whatItIs: {
		title: "Kisa asirans vi pou tout lavi ye",
		paragraphs: [
			"Se yon asirans vi ki pa gen dat fen. Lè ou achte l, konpayi asirans lan fikse prim nan dapre laj ou, sante ou ak kouvèti ou vle a, e prim nan pa monte apre. Toutotan ou peye prim yo, polis la rete valab. Lajan asirans lan peye lè moun nan mouri ale jwenn benefisyè ou chwazi yo, e anjeneral yo pa peye taks federal sou revni pou li.",
			"Yon pati nan chak prim fè **valè lajan kach** la, ki swiv yon tablo ki enprime nan kontra a. Okòmansman li monte dousman, paske premye prim yo sitou peye asirans lan ak travay pou mete polis la sou pye. Apre anpil ane, li ka tounen yon rezèv ou ka prete sou li.",
			"Gen polis ki **patisipan**: konpayi a ka peye dividann lè rezilta l pèmèt sa. Yo deside sa chak ane, e dividann yo ka bese oswa sispann. Ou ka pran yo an lajan kach, bese prim ou ak yo, oswa achte plis kouvèti. Konte sou tablo ki nan kontra a, epi pran dividann yo kòm yon ti anplis ki ka pa vini.",
			"Yon pwomès pou tout lavi se pwomès yon sèl konpayi pandan plizyè dizèn ane, kidonk li enpòtan pou konpayi a solid.",
		],
	},
	fit: {
		title: "Pou ki moun li bon, e pou ki moun li pa bon",
		forTitle: "Asirans vi pou tout lavi ka bon pou ou si",
		for: [
			"Gen yon moun k ap depann de ou pandan tout lavi ou, tankou yon pitit ki gen yon andikap.",
			"Ou vle kite yon montan presi pou eritye ou yo, pou taks oswa pou dèt, nenpòt lè ou mouri.",
			"Ou renmen yon prim fiks, e ou gen konfyans ou ka peye l pandan plizyè dizèn ane.",
			"Ou gen yon kay oswa yon biznis, e ou pa vle eritye ou yo oblije vann li prese prese.",
		],
		notForTitle: "Chèche yon lòt chwa si",
		notFor: [
			"Bezwen ou fini nan yon dat ou konnen, tankou dènye peman kay la. Gade [asirans vi pou yon tèm](/services/term-life).",
			"Prim nan t ap fòse w achte mwens kouvèti pase sa fanmi ou bezwen jodi a.",
			"Ou ka oblije sispann nan kèk ane. Gen anpil chans ou t ap jwenn mwens pase sa ou te peye.",
			"Se yon fineray sèlman ou bezwen kouvri. Yon polis [depans fineray](/services/final-expense) ki pi piti ka sifi.",
		],
	},
	steps: {
		title: "Kijan ou jwenn yon polis",
		items: [
			{
				title: "Deside ki bezwen k ap dire tout lavi ou",
				text: "Nou separe bezwen ki fini, tankou leve timoun, ak bezwen ki pa fini. Anpil fanmi kouvri premye yo ak asirans vi pou yon tèm, epi se lòt yo sèlman yo kouvri ak asirans vi pou tout lavi.",
			},
			{
				title:
					"<carriersCompared>Konpare kontra yo</carriersCompared><carriersComparedWithheld>Li kontra a ansanm avè nou</carriersComparedWithheld>",
				text: "<carriersCompared>Nou mete konpayi yo youn bò kote lòt:</carriersCompared><carriersComparedWithheld>Nou gade l ansanm avè w:</carriersComparedWithheld> prim nan, tablo valè lajan kach la, enterè sou prè yo, ak nòt sou solidite finansye yo. Nou montre dividann yo apa, pou ou ka wè polis la san yo.",
			},
			{
				title: "Evalyasyon risk ak peryòd pou egzamine polis la gratis",
				text: "Ou reponn kesyon sou sante ou, e yo ka mande w yon egzamen medikal. Konpayi a ka aksepte w, fè w peye plis, oswa refize w. Lè polis la rive, ou gen yon peryòd pou egzamine polis la gratis: ou ka remèt li epi yo remèt ou lajan ou. Kantite jou yo depann de eta kote w rete a; polis ou a di egzakteman konbyen jou ou genyen.",
			},
		],
	},
	costs: {
		title: "Konbyen li koute",
		intro: "Prim nan fasil pou w wè. Men ki lòt pwen ki deside kijan yon polis ap mache, e yo tout ekri nan kontra a.",
		items: [
			{
				title: "Yon prim ki wo e ki pa chanje",
				text: "Depi nan kòmansman, prim nan pi wo pase prim asirans vi pou yon tèm. Ou peye l pandan tout lavi ou, oswa ou peye yon prim ki pi wo toujou pandan mwens tan. Si ou fimen oswa ou gen pwoblèm sante, prim nan monte.",
			},
			{
				title: "Valè lajan kach ki monte dousman",
				text: "Nan premye ane yo, ka gen ti kras valè lajan kach oswa anyen. Si ou fèmen polis la lè sa a, sa ou resevwa, apre frè pou retire lajan anvan lè, anjeneral pi piti pase sa ou te peye.",
			},
			{
				title: "Enterè sou prè",
				text: "Ou ka prete lajan sou valè lajan kach la, ak to ki nan kontra a. Enterè a ap monte. Sa ou pa remèt bese lajan asirans lan peye lè moun nan mouri, e yon gwo prè ka fè polis la fini epi fè w dwe taks.",
			},
			{
				title: "Prim ou pa peye",
				text: "Lè ou rate yon peman, ou gen yon delè anplis pou peye. Apre sa, polis la ka tonbe, li ka pran prim nan kòm prè sou valè lajan kach la, oswa li ka kontinye kòm yon polis ki pi piti ki peye nèt. Mande depi kounye a kilès nan yo ki t ap aplike pou polis ou a.",
			},
			{
				title: "Limit sou lajan ou ka mete nan polis la",
				text: "Si ou mete lajan anplis twò vit, polis la tounen yon kontra dotasyon modifye (MEC). Lè ou prete oswa ou retire lajan apre sa, yo konte pwofi a an premye e ou peye taks sou li, anjeneral ak yon taks federal 10% anplis anvan laj 59½ an.",
			},
		],
	},
	example: {
		exampleOf: "whole-life",
		title: "Egzanp: asirans vi pou tout lavi, moun ki gen 35 an, $100,000. Se yon estimasyon, se pa yon pri final",
		intro:
			"Se chif kalkilatris nou an bay. Se estimasyon jeneral, se pa yon pri final. Se konpayi asirans lan sèlman ki fikse yon prim, apre li fin egzamine aplikasyon ou.",
		assumptions: [
			"Moun ki gen 35 an, {homeState}, asirans vi pou tout lavi, $100,000 pou benefisyè yo, prim peye chak mwa.",
			"Sante mwayèn, san kloz siplemantè, e san konte dividann.",
			"Limit anba a se {wholeLifeAt35RangePercent}% pi ba pase estimasyon an, e limit anwo a se {wholeLifeAt35RangePercent}% pi wo.",
		],
		rows: [
			{
				label: "Asirans vi pou tout lavi, $100,000, moun ki pa fimen: prim chak mwa (estimasyon)",
				value: "{wholeLifeAt35}",
			},
			{ label: "Limit anba ak limit anwo estimasyon an", value: "{wholeLifeAt35Low} rive {wholeLifeAt35High}" },
			{
				label: "Asirans vi pou tout lavi, $100,000, moun ki fimen: prim chak mwa (estimasyon)",
				value: "{wholeLifeAt35Smoker}",
			},
			{ label: "Total ou peye nan 20 an ak {wholeLifeAt35} chak mwa", value: "{wholeLifeAt35Paid}" },
			{
				exampleOf: "term-life",
				label: "Pou konpare: asirans vi pou yon tèm 20 an, $100,000, moun ki pa fimen, prim chak mwa (estimasyon)",
				value: "{termBesideWholeLife}",
			},
		],
		note: "Se yon estimasyon; se ni yon pri final ni yon ilistrasyon polis. Prim ou ka pi wo oswa pi ba, e konpayi asirans lan ka refize w. Asirans vi pou yon tèm koute mwens paske li fini lè tèm nan fini, e li pa fè valè lajan kach. Eseye ak laj ou ak montan ou nan [kalkilatris](/calculator) nou an.",
	},
	faqs: {
		title: "Kesyon moun poze sou asirans vi pou tout lavi",
		items: [
			{
				question: "Poukisa asirans vi pou tout lavi koute plis konsa pase asirans vi pou yon tèm?",
				answer:
					"Yon polis pou yon tèm souvan fini anvan laj pifò moun mouri. Asirans vi pou tout lavi fèt pou l peye nenpòt lè ou mouri, e prim ki pa chanje a fè tou valè lajan kach ki rann sa posib.",
			},
			{
				question: "Èske mwen ka konte sou dividann yo?",
				answer:
					"Non. Yon polis patisipan ka peye dividann, e li ka sispann. Dividann yo te bay nan tan pase pa di konbyen y ap bay demen. Verifye si polis la ap bon pou ou menm si pa gen dividann ditou.",
			},
			{
				question: "Kijan prè sou polis la mache?",
				answer:
					"Konpayi asirans lan ba w yon prè, e valè lajan kach la sèvi kòm sekirite. Yo pa verifye kredi ou, e pa gen dat fiks pou remèt, men enterè a ap monte. Si ou mouri anvan ou fin remèt prè a, yo retire sa ki rete a ak enterè a nan lajan asirans lan peye lè moun nan mouri. Anjeneral yo pa peye taks sou prè toutotan polis la valab e li pa yon MEC.",
			},
			{
				question: "E si mwen pa ka peye ankò?",
				answer:
					"Rele nou, oswa rele konpayi asirans lan, anvan ou rate yon peman. Selon kontra a, ou ka sèvi ak dividann yo, pase nan yon polis ki pi piti ki peye nèt, chanje pou yon kouvèti ki gen yon dat fen, oswa fèmen polis la epi pran valè lajan kach la. Chak solisyon gen pri pa l.",
			},
			{
				question: "Èske gen egzamen medikal?",
				answer:
					"Gen polis ki mande l, gen lòt ki pa mande l. Yo tout poze kesyon sou sante, e repons yo konte pou pri a, ak pou konpayi a aksepte w oswa non. Nan de premye ane yo, konpayi a ka konteste yon reklamasyon si te gen yon enfòmasyon enpòtan ki pa vre oswa ki manke nan aplikasyon an.",
			},
			{
				question: "Ki rapò li gen ak Infinite Banking Concept® (IBC)?",
				answer:
					"IBC se asirans vi, se pa yon bank. Se yon fason pou sèvi ak prè sou yon polis asirans vi pou tout lavi, kote ou mete plis lajan nan premye ane yo. Prim, frè ak risk ki sou paj sa a aplike tou. [Aprann sou IBC](/services/ibc) anvan ou chwazi l.",
			},
		],
	},
	disclosures: {
		title: "Tanpri li sa yo",
		items: [
			"Asirans vi pou tout lavi se asirans vi. Valè lajan kach la sèvi pou soutni kouvèti a; se pa yon depo.",
			"Tout sa polis la bay depann de kapasite konpayi asirans ki bay polis la genyen pou l peye reklamasyon. Dividann yo ka bese oswa yo ka pa peye yo. Prè ak lajan ou retire bese valè lajan kach la ak lajan asirans lan peye lè moun nan mouri, e yo ka fè polis la tonbe.",
			"{agency} pa bay konsèy sou lalwa ni sou taks. Anjeneral, konpayi asirans lan peye ajan an yon komisyon, e se prim nan ki kouvri l.",
			"<licensedStates>{agency} [gen lisans nan {licensedStates} {statesNoun}](/licensing).</licensedStates> Pwodui, kondisyon ak kritè chanje selon eta a ak konpayi a.",
		],
	},
	callToAction: {
		title: "Ann gade konbyen kouvèti ou bezwen pou tout lavi ou",
		text: "Yon ajan ki gen lisans ka ede w separe bezwen ou yo ant asirans vi pou yon tèm ak asirans vi pou tout lavi, epi montre w toulède pri yo. Konsiltasyon an gratis. Rele {phone}.",
	},
} satisfies ProductPageContent;
