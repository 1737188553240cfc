import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Asirans vi pou yon tèm: kijan li mache, pri ak limit",
		description:
			"Asirans vi pou yon tèm ak mo senp: konbyen kouvèti, pandan konbyen ane, konbyen li koute, sa k pase lè tèm nan fini, ak kilè yon asirans ki pa gen dat fen pi bon.",
	},
	title: "Asirans vi pou yon tèm: kouvèti pandan ane fanmi ou depann de ou",
	lead: "Asirans vi pou yon tèm peye benefisyè ou yo si ou mouri pandan yon kantite ane ki fikse davans. Se asirans vi ki pi senp lan, e anjeneral se li ki koute mwens nan kòmansman. Lè tèm nan fini, kouvèti a fini tou, e yo pa remèt ou anyen.",
	whatItIs: {
		title: "Kisa asirans vi pou yon tèm ye",
		paragraphs: [
			"Ou chwazi yon montan ak yon kantite ane, pa egzanp 20 oswa 30 an. Si ou mouri nan tan sa a pandan polis la valab, konpayi asirans lan peye benefisyè ou yo, e anjeneral yo pa peye taks federal sou revni pou lajan sa a. Yo ka sèvi ak li pou kay la, pou lekòl oswa pou lavi chak jou, jan yo vle.",
			"Nan yon polis ak **prim fiks**, prim nan pa chanje jiskaske tèm nan fini. Pa gen valè lajan kach, kidonk prim nan achte kouvèti, e se tout. Se poutèt sa yon jèn fanmi ka gen mwayen pran yon gwo montan kouvèti.",
			"Anpil polis gen **dwa konvèsyon**: jouk yon dat ki nan kontra a, ou ka konvèti polis la an yon lòt ki pa gen dat fen, nan menm konpayi a, san yo pa poze w lòt kesyon sou sante. Pri a se pri pou laj ou genyen lè sa a. Si sante ou vin pi mal, dwa sa a ka vo anpil.",
			"Gen polis ki gen avantaj pandan w vivan: yo avanse w yon pati nan montan an apre yon maladi grav. Sa yo avanse w la, yo retire l nan lajan asirans lan peye lè moun nan mouri.",
		],
	},
	fit: {
		title: "Pou ki moun li bon, e pou ki moun li pa bon",
		forTitle: "Asirans vi pou yon tèm ka bon pou ou si",
		for: [
			"Pitit ou, moun w ap viv avè l la oswa paran ou depann de revni ou, men yon jou yo p ap bezwen l ankò.",
			"Ou gen yon prè kay oswa yon lòt dèt ki gen yon dat fen.",
			"Ou bezwen yon gwo kouvèti e ou pa gen anpil lajan pou sa.",
			"Ou vle pwoteje fanmi ou kounye a, epi tann pita pou w deside sou yon polis ki pa gen dat fen.",
		],
		notForTitle: "Chèche yon lòt chwa si",
		notFor: [
			"Ou bezwen yon kouvèti ki dire tout lavi ou. Gade [asirans vi pou tout lavi](/services/whole-life).",
			"Ou aje deja, e sa ou vle sitou se kite lajan pou fineray ou. Gade [depans fineray](/services/final-expense).",
			"Ou vle yon polis ki gen valè lajan kach. Asirans vi pou yon tèm pa genyen l.",
			"Pèsonn pa depann de revni ou, e ou pa t ap kite dèt pou lòt moun. Petèt ou poko bezwen asirans vi.",
		],
	},
	steps: {
		title: "Kijan ou jwenn yon polis",
		items: [
			{
				title: "Chwazi montan an ak kantite ane yo",
				text: "Nou adisyone dèt ou, revni pou ranplase, prè kay la ak lekòl timoun yo, epi nou retire sa ou genyen deja. Fòk tèm nan dire jiskaske bezwen ki pi long lan fini.",
			},
			{
				title:
					"<carriersCompared>Konpare konpayi asirans yo</carriersCompared><carriersComparedWithheld>Gade òf la byen</carriersComparedWithheld>",
				text: "Pou menm moun nan, pri yo chanje de yon konpayi a yon lòt, sitou si li gen yon pwoblèm sante, yon travay ki riske oswa si li sèvi ak tabak. <carriersCompared>Nou konpare plizyè konpayi:</carriersCompared><carriersComparedWithheld>Nou gade òf la:</carriersComparedWithheld> pri yo, règ konvèsyon yo ak nòt solidite finansye yo.",
			},
			{
				title: "Evalyasyon risk ak peryòd pou egzamine polis la gratis",
				text: "Ou reponn kesyon sou sante ou, e gen aplikasyon ki mande yon egzamen medikal. Konpayi a ka aksepte w, fè w peye plis, oswa refize w. Lè polis la rive, ou gen yon peryòd pou egzamine polis la gratis: ou ka remèt li epi yo remèt ou lajan ou. Kantite jou yo depann de eta kote w rete a; polis ou a di egzakteman konbyen jou ou genyen.",
			},
		],
	},
	costs: {
		title: "Konbyen li koute",
		intro:
			"Asirans vi pou yon tèm pa gen anpil frè. Sa ki enpòtan se prim nan, konbyen l ap ye pita, ak dat ou pa dwe rate.",
		items: [
			{
				title: "Prim nan",
				text: "Prim nan depann de laj ou, sante ou, tabak, montan kouvèti a ak kantite ane tèm nan. Ou peye l menm si pa janm gen reklamasyon, e nan fen yon polis òdinè pou yon tèm yo pa remèt ou anyen.",
			},
			{
				title: "Apre tèm nan fini",
				text: "Ou ka kontinye anpil polis ane apre ane, men prim nan fè yon gwo so, epi li monte chak ane. Pa gen anpil moun ki kontinye peye l lontan. Yon nouvo polis t ap gen pri pou nouvo laj ou ak nouvo eta sante ou.",
			},
			{
				title: "Dat limit pou konvèsyon",
				text: "Dwa konvèsyon an ka fini anvan tèm nan. Apre konvèsyon an, prim nan se prim yon polis ki pa gen dat fen, kidonk li pi wo anpil.",
			},
			{
				title: "Kloz siplemantè",
				text: "Yon kloz siplemantè ka kouvri pitit ou yo, ajoute avantaj pandan w vivan, oswa fè w pa peye prim nan si ou vin andikape. Chak youn gen pri pa l. Yon kloz ki remèt prim yo nan fen an fè polis la koute anpil plis.",
			},
			{
				title: "Peman ou rate",
				text: "Lè ou pa peye yon prim, ou gen yon delè anplis pou peye. Si ou pa peye anvan delè a fini, kouvèti a fini tou. Pou remete l, ou ka oblije reponn kesyon sou sante ankò.",
			},
		],
	},
	example: {
		exampleOf: "term-life",
		title: "Egzanp: asirans vi pou yon tèm, moun ki gen 35 an, $250,000. Se yon estimasyon, se pa yon pri final",
		intro:
			"Se chif kalkilatris nou an bay. Se estimasyon jeneral, se pa yon pri final. Se konpayi asirans lan sèlman ki fikse yon prim, apre li fin egzamine aplikasyon ou.",
		assumptions: [
			"Moun ki gen 35 an, {homeState}, asirans vi pou yon tèm 20 an, $250,000 pou benefisyè yo, prim peye chak mwa, sante mwayèn, san kloz siplemantè.",
			"Nan yon vrè estimasyon pri, yon tèm ki pi long koute plis.",
			"Limit anba a se {termAt35RangePercent}% pi ba pase estimasyon an, e limit anwo a se {termAt35RangePercent}% pi wo.",
		],
		rows: [
			{ label: "Asirans vi pou yon tèm, $250,000, moun ki pa fimen: prim chak mwa (estimasyon)", value: "{termAt35}" },
			{ label: "Limit anba ak limit anwo estimasyon an", value: "{termAt35Low} rive {termAt35High}" },
			{
				label: "Asirans vi pou yon tèm, $250,000, moun ki fimen: prim chak mwa (estimasyon)",
				value: "{termAt35Smoker}",
			},
			{ label: "Total ou peye nan 20 an ak {termAt35} chak mwa", value: "{termAt35Paid}" },
			{
				exampleOf: "whole-life",
				label: "Pou konpare: asirans vi pou tout lavi, $250,000, moun ki pa fimen, prim chak mwa (estimasyon)",
				value: "{wholeLifeBesideTerm}",
			},
		],
		note: "Se yon estimasyon, se pa yon pri final. Prim ou ka pi wo oswa pi ba, e konpayi asirans lan ka refize w. Asirans vi pou tout lavi koute plis paske li fèt pou dire tout lavi ou e li gen valè lajan kach. Eseye ak laj ou ak montan ou nan [kalkilatris](/calculator) nou an.",
	},
	faqs: {
		title: "Kesyon moun poze sou asirans vi pou yon tèm",
		items: [
			{
				question: "Konbyen kouvèti mwen bezwen?",
				answer:
					"Adisyone 4 bagay: dèt, revni pou ranplase, prè kay ak lekòl. Pa egzanp, $20,000 dèt, $60,000 revni pandan 10 an, yon prè kay $250,000, ak $100,000 pou lekòl chak nan de timoun. Sa fè $1,070,000. Retire kouvèti ak lajan ou genyen deja.",
			},
			{
				question: "Konbyen tan pou tèm nan dire?",
				answer:
					"Jiskaske dènye gwo bezwen an fini: dènye pitit ou kanpe sou de pye l, oswa kay la fin peye. Yon tèm ki pi kout koute mwens jodi a, men achte ankò pita koute plis, e sante ou ka chanje. De polis ki pa dire menm kantite ane ka mache tou.",
			},
			{
				question: "Èske m ap bezwen yon egzamen medikal?",
				answer:
					"Pa toujou. Gen konpayi ki deside ak repons ou yo, istwa medikaman ou ak lòt dosye. Yo tout poze kesyon sou sante, e repons yo ka fè pri a monte oswa fè yo refize w.",
			},
			{
				question: "Èske asirans mwen gen nan travay mwen ase?",
				answer:
					"Se yon bon kòmansman. Men souvan li egal sèlman kèk fwa sa ou touche nan yon ane, e li ka fini lè ou kite travay la. Yon polis ki nan non pa w rete avè w toutotan ou peye prim nan.",
			},
			{
				question: "Kilè konpayi a ka refize peye?",
				answer:
					"Si polis la te tonbe, oswa si kontra a pa kouvri jan moun nan mouri a. Nan de premye ane yo, konpayi a ka konteste yon reklamasyon tou si te gen yon enfòmasyon enpòtan ki pa vre oswa ki manke nan aplikasyon an. Lè ou bay tout repons yo jan sa ye a, ou pwoteje fanmi ou.",
			},
			{
				question: "E si mwen sispann fimen?",
				answer:
					"Apre ou fin fè yon tan san tabak (se chak konpayi ki di konbyen), ou ka mande yon pri ki pi ba oswa fè yon lòt aplikasyon. Kenbe ansyen polis la jiskaske nouvo a valab.",
			},
		],
	},
	disclosures: {
		title: "Tanpri li sa yo",
		items: [
			"Asirans vi pou yon tèm pa gen valè lajan kach, e li fini ak tèm li, sòf si ou kontinye l oswa konvèti l dapre kontra a.",
			"Tout sa polis la bay depann de kapasite konpayi asirans ki bay polis la genyen pou l peye reklamasyon. Estimasyon ki sou paj sa a se pa pri final, e se apre evalyasyon risk la yo deside si yo aksepte w.",
			"{agency} pa bay konsèy sou lalwa ni sou taks. Anjeneral, konpayi asirans lan peye ajan an yon komisyon, e se prim nan ki kouvri l.",
			"<licensedStates>{agency} [gen lisans nan {licensedStates} {statesNoun}](/licensing).</licensedStates> Pwodui, kondisyon ak kritè chanje selon eta a ak konpayi a.",
		],
	},
	callToAction: {
		title: "Mande yon pri pou laj ou ak sante ou",
		text: "Yon ajan ki gen lisans ka <carriersCompared>konpare konpayi asirans yo pou ou, epi </carriersCompared>di w ki kesyon konpayi asirans yo poze sou sante. Konsiltasyon an gratis. Rele {phone}.",
	},
} satisfies ProductPageContent;
