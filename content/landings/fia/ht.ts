import type { LandingContent } from "../../schema.ts";

export default {
	meta: {
		title: "Anwite fiks endekse: lè labous tonbe",
		description:
			"Si labous tonbe jis anvan oswa apre ou sispann travay, sa ka fè mal pou lontan. Gade sa yon anwite fiks endekse fè nan move ane yo, e sa l koute nan bon yo.",
	},
	title: "E si labous tonbe menm ane ou sispann travay la?",
	lead: "Lè labous (stock market) tonbe nan move moman, sa ka gate pou lontan lajan ou pral viv sou li a. Ak yon anwite fiks endekse, lè endis la desann, sa pa diminye lajan ou te mete ladan l. Frè yo ka diminye l, e paj sa a montre w tout sa li koute.",
	action: "Chwazi yon lè",
	reassurance:
		"Konsiltasyon an fèt nan telefòn oswa nan videyo<spokenLanguages>, nan lang ou</spokenLanguages>, e li gratis. Ou pa bezwen nimewo kont, e ou pa siyen anyen.",
	story: {
		title: "De koup, yon move ane",
		paragraphs: [
			"Nou envante toulède koup yo. Yo te sere menm kantite lajan, yo te viv menm jan. Youn sispann travay dezan apre labous te tonbe; lòt la, nan mitan chit la. Dezyèm koup la te oblije pran nan lajan ki t ap desann, e sa yo te retire nan pi move moman an pa t ka remonte ak rès la.",
			"Pèsonn pa ka chwazi ane a. Sa ou ka chwazi, se konbyen nan lajan ou yon move ane ka touche, ak sa ou dakò pèdi an echanj nan bon ane yo.",
		],
	},
	figure: {
		figuresOf: "fia",
		title: "Menm {start} yo, ak yon limit anba ak san limit anba",
		intro:
			"Yon bò, endis la li menm; yon lòt bò, yon anwite ki gen yon limit anba {floor} ak yon plafon {cap}. Nou montre de sitiyasyon, paske **premye a poukont li ta fè nou parèt twò bon**.",
		caption: "Valè ipotetik {start} ta genyen apre dezan, anvan frè, taks ak dividann",
		lines: [
			{ id: "dropTitle", label: "Endis la desann {drop}, epi li monte {rise}" },
			{ id: "dropIndex", label: "Nan endis la li menm" },
			{ id: "dropAnnuity", label: "Nan anwite a" },
			{ id: "riseTitle", label: "Endis la monte {rise} de fwa" },
			{ id: "riseIndex", label: "Nan endis la li menm" },
			{ id: "riseAnnuity", label: "Nan anwite a" },
		],
		note: "Ipotetik; se pa yon ilistrasyon kontra. Apre yon chit {drop}, {start} tounen {afterDrop}, e li bezwen monte {recovery} pou l retounen kote l te ye. Nan de bon ane yo, ak anwite a ou pa jwenn {givenUp} endis la te bay. Konpayi a ka bese plafon an chak fwa kontra a renouvle, e frè kloz siplemantè oswa lajan ou retire bonè bese valè a nan nenpòt ane.",
	},
	does: {
		title: "Sa l fè",
		items: [
			"Li anpeche yon chit endis la bese valè kontra ou a: nan yon ane konsa ou jwenn limit anba a, ki souvan 0%.",
			"Li ba ou yon pati nan sa endis la monte a, jiska plafon an.",
			"Pita li ka ba ou yon revni toutotan ou vivan, e sa depann de kapasite konpayi asirans ki bay kontra a genyen pou l peye reklamasyon.",
		],
	},
	doesNot: {
		title: "Sa l pa fè",
		items: [
			"Li pa ba ou tout sa endis la monte a, ni dividann endis la.",
			"Li pa kite w soti bonè san peye. Pandan plizyè ane, si ou retire plis pase kantite yo pèmèt chak ane san frè, gen yon frè.",
			"Poukont li, li pa ka bat pri lavi k ap monte. Ou ka gen plizyè ane ki bay 0% youn dèyè lòt, e yo pran frè yon kloz siplemantè nan chak ladan yo.",
		],
	},
	steps: {
		title: "Sa k ap pase apre sa",
		items: [
			{
				title: "Ou chwazi kijan pou nou pale",
				text: "15 minit pou yon premye kesyon, oswa 30 pou gade tout sitiyasyon finansye ou, nan telefòn oswa nan videyo.",
			},
			{
				title: "Nou mande anvan nou reponn",
				text: "Nou mande w ak ki lajan w ap viv, sa ou kenbe pou ijans, ak kilè ou ta ka bezwen lajan sa a. Si li pi bon pou lajan an rete kote l ye a, n ap di w sa.",
			},
			{
				title: "Ou wè kontra yo youn bò kote lòt",
				text: "Ou wè plafon yo ak jan yo ka chanje, frè yo ak lè yo fini, ak nòt solidite finansye chak konpayi.",
			},
		],
	},
	faqs: {
		title: "Twa kesyon moun toujou poze nou",
		items: [
			{
				question: "Èske m ka pèdi lajan nan yon anwite konsa?",
				answer:
					"Lè endis la pèdi, pèt la pa tonbe sou ou. Men ou ka toujou jwenn mwens pase sa ou te peye: si ou kite kontra a bonè, si frè kloz siplemantè yo depase enterè a, oswa si konpayi asirans lan pa ka kenbe angajman li.",
			},
			{
				question: "Konbyen nan lajan mwen sere a pou m mete nan yon anwite?",
				answer:
					"Pa janm mete tout. Kite sou kote lajan ou ka bezwen anvan ane ki gen frè yo fini. Anpil moun mete sèlman yon pati nan sa ki rete. Gen lòt ki pa dwe mete anyen.",
			},
			{
				question: "Lajan m deja nan yon kont IRA. Èske sa chanje yon bagay?",
				answer:
					"Yon kont IRA deja ranvwaye taks yo pou pita, kidonk anwite a pa ajoute lòt avantaj sou taks. Achte l sèlman pou limit anba a oswa pou revni pandan tout lavi ou, e pale ak yon espesyalis taks anvan.",
			},
		],
	},
	disclosures: {
		title: "Tanpri li sa yo",
		items: [
			"Yon anwite se yon kontra asirans pou lontan. Se pa yon depo, e ni FDIC ni okenn ajans federal pa asire l.",
			"Ou peye taks sou pwofi ou retire a kòm revni òdinè, e anjeneral gen yon taks federal 10% anplis anvan laj 59½ an. {agency} pa bay konsèy sou lalwa ni sou taks.",
			"Kontra yo ak frè yo chanje selon eta a ak konpayi a. <licensedStates>{agency} [gen lisans nan {licensedStates} {statesNoun}](/licensing).</licensedStates>",
		],
	},
	closing: {
		title: "Pote enkyetid ou. N ap gade ti lèt yo.",
		text: "Chwazi yon lè, oswa rele {phone}. Si ou gen yon anwite deja, kenbe l anba men w pou nou li l ansanm.",
	},
} satisfies LandingContent;
