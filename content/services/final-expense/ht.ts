import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Asirans depans fineray: pri, avantaj ak limit",
		description:
			"Kijan asirans depans fineray ede peye yon fineray, konbyen li ka koute lè ou gen 60 an, ki kesyon sou sante yo poze, ak kilè yon lòt chwa pi bon pou ou.",
	},
	title: "Asirans depans fineray: yon ti polis pou dènye bòdwo yo",
	lead: "Fòk yo peye yon fineray nan kèk jou, e souvan se yon pitit ki oblije prete lajan. Asirans depans fineray kite lajan pou fanmi an nan moman sa a. Men sa li fè, konbyen li koute, ak kote li pa ase.",
	whatItIs: {
		title: "Kisa asirans depans fineray ye",
		paragraphs: [
			"Se yon asirans vi pou tout lavi ak yon ti kouvèti. Moun achte l pou peye fineray la, antèman oswa kremasyon an, ak bòdwo doktè ak bòdwo kay ki rete. Ak pifò polis sa yo, prim nan, sa vle di lajan ou peye chak mwa, pa chanje. Kouvèti a dire tout lavi w, toutotan ou kontinye peye.",
			"Lè ou mouri, konpayi asirans lan peye lajan an bay benefisyè ou te chwazi a, apre li resevwa fòm reklamasyon an ak sètifika lanmò a. Lajan an pa mare ak okenn mezon fineray. Benefisyè a ka sèvi avè l pou sèvis la, pou vwayaj oswa pou lwaye, epi li kenbe sa ki rete. Dapre lalwa ki valab kounye a, anjeneral benefisyè a pa peye taks federal sou revni pou lajan sa a.",
			"Pifò fwa yo pa fè egzamen fizik, men yo poze kesyon sou sante w, epi konpayi a ka gade ki medikaman doktè te preskri ou. Repons ou yo deside ki kalite polis ou ka jwenn: youn ki peye tout lajan an depi premye jou a, oswa youn ki peye tout lajan an sèlman apre yon tan pou tann.",
		],
	},
	fit: {
		title: "Èske asirans depans fineray bon pou ou?",
		forTitle: "Asirans depans fineray ka bon pou ou si",
		for: [
			"Ou gen ant 50 ak 85 an epi ou pa mete anyen sou kote pou yon fineray.",
			"Ou viv ak yon revni ki fiks epi ou vle yon ti prim ki pa chanje.",
			"Fanmi w rete lwen epi yo ta bezwen lajan kach pou vwayaje ak pou fè demach yo.",
			"Sante w pa pèmèt ou jwenn yon pi gwo polis ankò.",
		],
		notForTitle: "Chèche yon lòt chwa si",
		notFor: [
			"Ou an bòn sante epi gen lòt moun k ap viv sou lajan ou touche. [Asirans vi pou yon tèm](/services/term-life) ba ou anpil plis kouvèti pou menm prim nan.",
			"Fanmi w gen ase lajan deja, epi yo ka jwenn li nan kèk jou.",
			"Prim nan t ap wete lajan nan manje, medikaman oswa lwaye. Si polis la tonbe paske ou pa peye, anjeneral fanmi w pa resevwa anyen.",
		],
	},
	steps: {
		title: "Kijan sa mache",
		items: [
			{
				title: "Nou pale sou sa ou vle",
				text: "Antèman oswa kremasyon? Isit la oswa nan yon lòt peyi? Konbyen fanmi w ta ka peye deja? Nou fè kont lan ansanm avè w nan telefòn, pandan anviwon 15 minit.",
			},
			{
				title: "Ou reponn kesyon sou sante w",
				text: "<carriersCompared>Nou konpare konpayi asirans nou travay avè yo, epi nou di w kilès ki aksepte moun ki gen menm pwoblèm sante avè w, ak nan ki kondisyon.</carriersCompared><carriersComparedWithheld>Nou di w si yon konpayi asirans aksepte moun ki gen menm pwoblèm sante avè w, ak nan ki kondisyon.</carriersComparedWithheld> Reponn tout kesyon yo, e di laverite: reklamasyon fanmi w ka depann de sa.",
			},
			{
				title: "Ou li polis la epi ou sere l byen",
				text: "Lè polis la rive, ou gen yon peryòd pou egzamine polis la gratis. Nan tan sa a ou ka remèt li epi reprann prim ou te peye a. Di benefisyè a ki konpayi ki bay polis la ak ki kote ou sere l.",
			},
		],
	},
	costs: {
		title: "Konbyen li koute, ak limit li yo",
		intro:
			"Asirans depans fineray se yon ti polis moun achte lè yo pi gran, kidonk chak dola kouvèti koute plis pase sa l t ap koute lè yo te gen 35 an. Konnen pwen sa yo anvan ou aplike.",
		items: [
			{
				title: "Laj, sante ak tabak fikse prim nan",
				text: "Pri a depann de laj ou lè ou aplike, sante w, eta kote ou rete a, ak si ou fimen. Lè ou tann, anjeneral prim nan pi wo.",
			},
			{
				title: "Gen polis ki mande tann dezan",
				text: "Polis ki poze kèk kesyon sèlman sou sante, oswa ki pa poze ditou, koute plis. Souvan yo pa bay tout lajan an touswit. Si ou mouri anba yon maladi nan de premye ane yo, yo remèt prim yo, souvan ak yon ti enterè, olye yo peye tout montan an. Si se yon aksidan, anjeneral yo peye tout depi nan kòmansman.",
			},
			{
				title: "Konpayi a ka konteste pandan de premye ane yo",
				text: "Si ou mouri nan de premye ane yo, konpayi a ka verifye aplikasyon ou te fè a. Yon repons ki pa kòrèk sou sante w ka lakòz yo bay mwens lajan oswa yo refize peye.",
			},
			{
				title: "Si ou viv lontan, ou ka peye plis pase sa polis la bay",
				text: "<finalExpenseExample>Yon moun ki kòmanse lè l gen 60 an, epi ki rive gen {burialAt60EvenAge} an, ka fin peye prèske menm kantite lajan polis la ap bay.</finalExpenseExample> Si ou sispann peye, polis la ka tonbe. Si ou prete sou ti valè lajan kach la, ou peye enterè, epi sa bese lajan asirans lan peye lè moun nan mouri.",
			},
		],
	},
	example: {
		exampleOf: "final-expense",
		title: "Yon estimasyon: 60 an, $10,000 kouvèti",
		intro:
			"Men yon prim apwoksimatif pou chak mwa, dapre pwòp [kalkilatris](/calculator) nou. Se yon estimasyon; se pa yon pri final ni yon òf.",
		assumptions: [
			"60 an lè polis la kòmanse, {homeState}, $10,000 kouvèti.",
			"Limit anba a se {burialAt60RangePercent}% pi ba pase estimasyon an, e limit anwo a se {burialAt60RangePercent}% pi wo.",
		],
		rows: [
			{ label: "Prim estime, moun ki pa fimen", value: "anviwon {burialAt60} chak mwa" },
			{
				label: "Limit anba ak limit anwo estimasyon sa a, moun ki pa fimen",
				value: "{burialAt60Low} rive {burialAt60High} chak mwa",
			},
			{ label: "Prim estime, moun ki fimen", value: "anviwon {burialAt60Smoker} chak mwa" },
		],
		note: "Vrè prim ou depann de konpayi a, eta kote ou rete a ak repons ou bay sou sante w. Li ka pi ba oswa pi wo pase chif sa yo. Se konpayi asirans lan sèlman ki ka apwouve kouvèti a.",
	},
	faqs: {
		title: "Kesyon moun poze souvan",
		items: [
			{
				question: "Konbyen kouvèti pou m chwazi?",
				answer:
					"Kòmanse ak fineray ou vle a. <funeralCosts>Dapre estimasyon nou, yon fineray ak antèman koute anviwon $6,800 rive $9,600 selon eta a, san kavo, epi plis nan kèk vil.</funeralCosts> Ajoute vwayaj ak dènye bòdwo yo, epi retire sa ki deja sou kote.",
			},
			{
				question: "Èske yo ka refize m?",
				answer:
					"Wi, pou yon polis ki peye tout lajan an depi premye jou a. Menm lè sa a, souvan ou ka jwenn yon polis ki pa peye tout lajan an touswit, ki poze kèk kesyon sèlman sou sante oswa ki pa poze ditou. Polis sa yo koute plis, epi yo gen tan pou tann, jan nou esplike l pi wo a.",
			},
			{
				question: "Èske lajan an oblije ale nan mezon fineray la?",
				answer:
					"Non. Li ale jwenn benefisyè ou, epi se li ki deside. Se poutèt sa, chwazi yon moun ou fè konfyans epi ekri sa ou vle.",
			},
			{
				question: "Èske lajan an ka sèvi pou yon fineray nan yon lòt peyi?",
				answer:
					"Wi, benefisyè a ka sèvi ak lajan an nenpòt kote. Voye kò a nan yon lòt peyi ka koute anpil, kidonk mande pri anvan ou chwazi montan an. Mande tou ki papye konpayi asirans lan bezwen si lanmò a rive aletranje.",
			},
			{
				question: "Èske yon polis ka gen efè sou Medicaid oswa SSI?",
				answer:
					"Sa ka rive. Yo ka konte valè lajan kach la nan sa ou posede. Si ou resevwa èd sa a oswa w ap mande l, pale ak pwogram nan oswa ak yon avoka anvan ou achte.",
			},
		],
	},
	disclosures: {
		title: "Tanpri li sa yo",
		items: [
			"Se konpayi asirans ki bay polis yo, se pa {agency}. Peman lajan an depann de kapasite konpayi ki bay polis la genyen pou l peye reklamasyon.",
			"Asirans depans fineray se asirans vi. Se pa yon kontra fineray ou peye davans, epi li pa gen rapò ak okenn pwogram gouvènman.",
			"Kritè, prim, tan pou tann ak non pwodui yo chanje selon eta a ak konpayi a. Gade [sa ki valab nan eta w](/state-compliance).",
		],
	},
	callToAction: {
		title: "Pale ak yon ajan ki gen lisans",
		text: "Kenz minit anjeneral ase pou w konnen konbyen yon polis t ap koute w ak si ou bezwen l vre. Konsiltasyon an gratis. Rele {phone} oswa [voye yon mesaj ban nou](/#contact).",
	},
} satisfies ProductPageContent;
