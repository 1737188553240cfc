import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Asirans depans fineray: pri, avantaj ak limit",
		description:
			"Kijan asirans depans fineray ede peye yon antèman, konbyen li ka koute a 60 an, ki kesyon sou sante yo poze, ak ki lè yon lòt chwa pi bon pou ou.",
	},
	title: "Asirans depans fineray: yon ti polis pou dènye bòdwo yo",
	lead: "Yon fineray dwe peye nan kèk jou, e souvan se yon pitit ki oblije prete lajan. Asirans depans fineray kite lajan pou fanmi an nan moman sa a. Men sa li fè, konbyen li koute, ak kote li pa ase.",
	whatItIs: {
		title: "Kisa li ye",
		paragraphs: [
			"Se yon asirans vi pou tout lavi ak yon ti kouvèti. Moun achte l pou peye fineray la, antèman oswa kremasyon an, ak bòdwo doktè ak bòdwo kay ki rete. Ak pifò polis sa yo, prim nan, sa vle di lajan ou peye chak mwa, pa chanje. Kouvèti a dire tout lavi w, toutotan ou kontinye peye.",
			"Lè ou mouri, konpayi asirans lan peye lajan an bay benefisyè ou te chwazi a, apre li resevwa fòm reklamasyon an ak sètifika lanmò a. Lajan an pa mare ak okenn mezon fineray. Benefisyè a ka sèvi avè l pou sèvis la, pou vwayaj oswa pou lwaye, epi li kenbe sa ki rete. Dapre lalwa ki valab kounye a, anjeneral moun nan pa peye taks federal sou lajan sa a.",
			"Pifò fwa yo pa fè egzamen fizik, men yo poze kesyon sou sante w, epi konpayi a ka gade ki medikaman doktè te preskri ou. Repons ou yo deside ki kalite polis ou ka jwenn: youn ki peye tout lajan an depi premye jou a, oswa youn ki peye tout lajan an sèlman apre yon tan pou tann.",
		],
	},
	fit: {
		title: "Èske li bon pou ou?",
		forTitle: "Li ka bon pou ou si",
		for: [
			"Ou gen ant 50 ak 85 an epi ou pa mete anyen sou kote pou yon fineray.",
			"Ou viv ak yon revni ki fiks epi ou vle yon ti prim ki pa chanje.",
			"Fanmi w rete lwen epi yo ta bezwen lajan kach pou vwayaje ak pou fè demach yo.",
			"Sante w pa pèmèt ou jwenn yon pi gwo polis ankò.",
		],
		notForTitle: "Chèche yon lòt chwa si",
		notFor: [
			"Ou an bòn sante epi gen lòt moun k ap viv sou lajan ou touche. [Asirans vi pou yon tèm](/services/term-life) ba ou anpil plis kouvèti pou menm prim nan.",
			"Fanmi w deja ka jwenn ase lajan nan kèk jou.",
			"Prim nan t ap wete lajan nan manje, medikaman oswa lwaye. Yon polis ki tonbe paske ou pa peye pa bay anyen.",
		],
	},
	steps: {
		title: "Kijan sa mache",
		items: [
			{
				title: "Nou pale sou sa ou vle",
				text: "Antèman oswa kremasyon, isit oswa nan yon lòt peyi, ak sa fanmi w ta deja ka peye. Nou fè kont lan ansanm avè w. Sa pran anviwon 15 minit nan telefòn.",
			},
			{
				title: "Ou reponn kesyon sou sante w",
				text: "Nou konpare konpayi asirans nou travay avè yo, epi nou di w kilès ki aksepte sitiyasyon sante w ak nan ki kondisyon. Di tout verite a: se sou sa fanmi w ap konte pita.",
			},
			{
				title: "Ou li polis la epi ou sere l byen",
				text: "Lè polis la rive, ou gen yon peryòd pou egzamine polis la gratis. Nan tan sa a ou ka remèt li epi pran prim ou te peye a tounen. Di benefisyè a ki konpayi ki bay polis la ak ki kote ou sere l.",
			},
		],
	},
	costs: {
		title: "Pri ak limit, san kache anyen",
		intro:
			"Se yon ti kouvèti moun achte lè yo pi gran, kidonk chak dola kouvèti koute plis pase sa l t ap koute a 35 an. Konnen pwen sa yo anvan ou aplike.",
		items: [
			{
				title: "Laj, sante ak tabak fikse prim nan",
				text: "Pri a depann de laj ou lè ou aplike, sante w, eta kote ou rete a, ak si ou fimen. Lè ou tann, anjeneral prim nan pi wo.",
			},
			{
				title: "Gen polis ki mande tann dezan",
				text: "Polis ki poze ti kras kesyon sou sante, oswa ki pa poze ditou, koute plis. Souvan yo pa bay tout lajan an touswit. Si ou mouri anba yon maladi nan de premye ane yo, yo remèt prim yo, souvan ak yon ti enterè, men se pa tout montan an. Si se yon aksidan, anjeneral yo peye tout depi nan kòmansman.",
			},
			{
				title: "Konpayi a ka konteste pandan de premye ane yo",
				text: "Si ou mouri nan tan sa a, konpayi a ka verifye aplikasyon ou te fè a. Yon move repons sou sante w ka lakòz yo bay mwens lajan oswa yo refize peye.",
			},
			{
				title: "Yon lavi ki long ka koute plis pase lajan an",
				text: "<finalExpensePremiums>Ak $32 chak mwa, 26 an prim fè anviwon $9,984, prèske menm ak yon polis $10,000.</finalExpensePremiums> Si ou sispann peye, polis la ka tonbe. Si ou prete sou ti valè lajan kach la, ou peye enterè, epi sa bese lajan asirans lan peye lè moun nan mouri.",
			},
		],
	},
	example: {
		claim: "finalExpensePremiums",
		title: "Yon estimasyon: 60 an, $10,000 kouvèti",
		intro:
			"Yon prim apwoksimatif pou chak mwa, dapre pwòp [kalkilatris](/calculator) nou. Se yon estimasyon; se pa yon pri final ni yon òf.",
		assumptions: [
			"60 an lè polis la kòmanse, $10,000 kouvèti.",
			"Chif kalkilatris a pou laj 56 rive 65 an se $3.20 chak mwa pou chak $1,000.",
			"Vrè pri a ka rive 20% pi ba oswa 20% pi wo pase estimasyon an. Si moun nan fimen, yo ajoute 20%.",
		],
		rows: [
			{ label: "Prim estime, moun ki pa fimen", value: "anviwon $32.00 chak mwa" },
			{ label: "Limit anba ak limit anwo to egzanp yo, moun ki pa fimen", value: "$25.60 rive $38.40 chak mwa" },
			{ label: "Prim estime, moun ki fimen", value: "anviwon $38.40 chak mwa" },
		],
		note: "Vrè prim ou depann de konpayi a, eta kote ou rete a ak repons ou bay sou sante w. Li ka pi ba oswa pi wo pase chif sa yo. Se konpayi asirans lan sèlman ki ka apwouve kouvèti a.",
	},
	faqs: {
		title: "Kesyon moun poze souvan",
		items: [
			{
				question: "Konbyen kouvèti moun chwazi?",
				answer:
					"Kòmanse ak fineray ou vle a. <funeralCosts>Dapre estimasyon nou, yon fineray ak antèman koute anviwon $6,800 rive $9,600 selon eta a, san kavo, epi plis nan kèk vil.</funeralCosts> Ajoute vwayaj ak dènye bòdwo yo, epi retire sa ki deja sou kote.",
			},
			{
				question: "Èske yo ka refize m?",
				answer:
					"Wi, pou yon polis ki peye tout lajan an depi premye jou a. Lè sa a, souvan gen polis ki poze ti kras kesyon oswa ki pa poze ditou. Yo koute plis epi yo gen tan pou tann nou esplike pi wo a.",
			},
			{
				question: "Èske lajan an oblije ale nan mezon fineray la?",
				answer:
					"Non. Li ale jwenn benefisyè ou, epi se li ki deside. Sa bay libète. Se poutèt sa tou, chwazi yon moun ou fè konfyans epi ekri sa ou vle.",
			},
			{
				question: "Èske l ka sèvi pou yon fineray nan yon lòt peyi?",
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
		title: "Sa pou w konnen",
		items: [
			"Se konpayi asirans ki bay polis yo, se pa {agency}. Peman lajan an depann de kapasite konpayi ki bay polis la genyen pou l peye reklamasyon.",
			"Asirans depans fineray se asirans vi. Se pa yon kontra fineray ou peye davans, epi li pa gen rapò ak okenn pwogram gouvènman an.",
			"Kondisyon, prim, tan pou tann ak non pwodui yo chanje selon eta a ak konpayi a. Gade [sa ki valab nan eta w](/state-compliance). Paj sa a bay enfòmasyon jeneral, se pa yon òf.",
		],
	},
	callToAction: {
		title: "Pale ak yon ajan ki gen lisans",
		text: "Kenz minit anjeneral ase pou w konnen konbyen yon polis t ap koute w ak si ou bezwen l vre. Konsiltasyon an gratis. Rele {phone} oswa [ekri nou](/#contact).",
	},
} satisfies ProductPageContent;
