import type { DiscTestContent } from "../../schema.ts";

export default {
	meta: {
		title: "Tès sou fason ou kominike (DISC)",
		description:
			"Sèz ti chwa montre si ou pi renmen ale dirèk, fè koze, pran tan ou, oswa gade detay yo lè w ap pran yon desizyon sou lajan.",
	},
	title: "Kijan ou renmen pran desizyon?",
	lead: "Sèz chwa ba ou yon lide sou fason pa ou, pou yon koze sou asirans ka fèt jan ou renmen l.",
	instructions:
		"Nan chak gwoup, chwazi fraz ki sanble ak ou pi plis la, menm si gen plis pase youn ki bon. Fye sou premye lide ki vini nan tèt ou. Pa gen repons ki pi bon pase lòt. Sa pran apeprè kat minit.",
	items: [
		{
			D: "Pou yon gwo acha, mwen deside vit epi m vanse.",
			I: "Pou yon gwo acha, mwen pale sa ak moun mwen renmen.",
			S: "Pou yon gwo acha, mwen pran kèk jou pou m reflechi.",
			C: "Pou yon gwo acha, mwen konpare detay yo anvan.",
		},
		{
			D: "Nan yon gwoup, mwen di kisa pou nou fè apre.",
			I: "Nan yon gwoup, se mwen ki lanse koze a.",
			S: "Nan yon gwoup, mwen fè tout moun alèz.",
			C: "Nan yon gwoup, mwen koute byen epi m sonje sa yo di.",
		},
		{
			D: "Ak yon bidjè, mwen mete yon objektif epi m kouri dèyè l.",
			I: "Ak yon bidjè, mwen jwenn jan pou m fè l agreyab.",
			S: "Ak yon bidjè, mwen mete menm kantite lajan sou kote chak mwa.",
			C: "Ak yon bidjè, mwen konnen kote chak dola pase.",
		},
		{
			D: "Lè gen yon pwoblèm, mwen atake l anfas.",
			I: "Lè gen yon pwoblèm, mwen mete moun ak lide ansanm.",
			S: "Lè gen yon pwoblèm, mwen rete kalm epi m kalme lòt yo.",
			C: "Lè gen yon pwoblèm, mwen chèche kòz la anvan.",
		},
		{
			D: "Mwen aprann lè m eseye touswit.",
			I: "Mwen aprann lè m fè l ak lòt moun.",
			S: "Mwen aprann lè m pratike nan ritm pa m.",
			C: "Mwen aprann lè m li kijan sa mache.",
		},
		{
			D: "Nan men yon konseye, mwen vle repons kout la anvan.",
			I: "Nan men yon konseye, mwen vle yon bon koze, san jèn.",
			S: "Nan men yon konseye, mwen vle yon moun k ap la pandan plizyè ane.",
			C: "Nan men yon konseye, mwen vle chif yo alekri.",
		},
		{
			D: "Lè plan yo chanje, mwen pran devan ak nouvo a.",
			I: "Lè plan yo chanje, mwen chèche bon kote a.",
			S: "Lè plan yo chanje, mwen kenbe sa ki deja mache.",
			C: "Lè plan yo chanje, mwen gade ki lòt bagay sa touche.",
		},
		{
			D: "Lè nou pa dakò, mwen di sa m panse klè.",
			I: "Lè nou pa dakò, mwen jwenn yon jan pou n rete zanmi.",
			S: "Lè nou pa dakò, mwen koute tout moun jis nan bout.",
			C: "Lè nou pa dakò, mwen tounen sou sa ki fèt vre.",
		},
		{
			D: "Mwen travay pi byen lè m gen yon objektif ak libète.",
			I: "Mwen travay pi byen lè gen chanjman ak bon moun bò kote m.",
			S: "Mwen travay pi byen ak yon ritm ki pa chanje.",
			C: "Mwen travay pi byen lè m gen tan pou m fè l kòrèk.",
		},
		{
			D: "Anvan m siyen, mwen mande kisa sa ap pote pou mwen.",
			I: "Anvan m siyen, mwen mande yon moun pou l esplike m sa ki ladan l.",
			S: "Anvan m siyen, mwen mande kisa sa vle di pou fanmi m.",
			C: "Anvan m siyen, mwen li ti lèt fen yo.",
		},
		{
			D: "Ak yon lajan m pa t ap tann, mwen fè yon objektif vanse.",
			I: "Ak yon lajan m pa t ap tann, mwen separe l ak moun mwen renmen.",
			S: "Ak yon lajan m pa t ap tann, mwen sere l pou move jou.",
			C: "Ak yon lajan m pa t ap tann, mwen kalkile kote l ap pi itil.",
		},
		{
			D: "Zanmi m yo renmen jan m fè bagay yo mache.",
			I: "Zanmi m yo renmen jan m mete lajwa.",
			S: "Zanmi m yo renmen konnen yo ka konte sou mwen.",
			C: "Zanmi m yo renmen jan m wè sa lòt moun pa wè.",
		},
		{
			D: "Yon bòdwo rive san m pa t ap tann li: mwen regle l menm jou a.",
			I: "Yon bòdwo rive san m pa t ap tann li: mwen rele yon moun pou n jwenn yon jan.",
			S: "Yon bòdwo rive san m pa t ap tann li: mwen ranje bidjè m san m pa panike.",
			C: "Yon bòdwo rive san m pa t ap tann li: mwen verifye chak liy.",
		},
		{
			D: "Pou yon vwayaj, mwen chwazi kote a epi m pati.",
			I: "Pou yon vwayaj, mwen envite moun ki konn mete lajwa.",
			S: "Pou yon vwayaj, mwen tounen kote m santi m lakay mwen.",
			C: "Pou yon vwayaj, mwen planifye wout la ak rezèvasyon yo.",
		},
		{
			D: "Lè m ap esplike yon bagay, mwen pa fè detou.",
			I: "Lè m ap esplike yon bagay, mwen rakonte yon istwa.",
			S: "Lè m ap esplike yon bagay, mwen ale etap pa etap.",
			C: "Lè m ap esplike yon bagay, mwen chwazi mo egzak yo.",
		},
		{
			D: "Mwen fyè lè m rive fè yon bagay ki difisil.",
			I: "Mwen fyè lè m bay yon moun enspirasyon.",
			S: "Mwen fyè lè m te la pou yon moun.",
			C: "Mwen fyè lè m fè yon bagay egzakteman jan l dwe ye.",
		},
	],
	results: {
		D: {
			name: "Stil dirèk (D)",
			summary:
				"Ou renmen rive sou yon desizyon. Ou vle sa ki pi enpòtan an anvan, kèk chwa ki klè, ak libète pou ou chwazi. Long entwodiksyon fatige ou.",
			strengths: [
				"Ou aji pandan lòt moun ap reflechi toujou.",
				"Ou poze kesyon tout lòt moun evite.",
				"Ou kenbe je ou sou rezilta a.",
			],
			tips: [
				"Mande ajan an de oswa twa chwa, ak pri yo epi dezavantaj yo, sou yon sèl paj.",
				"Pran yon jou anplis anvan ou siyen nenpòt bagay k ap mare ou pandan plizyè ane, tankou yon kontra ki gen frè pou retire lajan anvan lè.",
				"Sèvi ak peryòd pou egzamine polis la gratis pou ou li l, menm si ou deja deside.",
			],
		},
		I: {
			name: "Stil sosyab (I)",
			summary:
				"Ou reflechi pi byen lè w ap pale. Ou vle konnen moun ki devan ou a, epi wè kijan yon desizyon antre nan lavi ou. Yon tablo ki gen chif sèlman pa di ou gwo bagay.",
			strengths: [
				"Ou mete moun ansanm otou yon desizyon.",
				"Ou wè posibilite yo bonè.",
				"Ou mete an pawòl sa yon fanmi ap espere.",
			],
			tips: [
				"Mande yon egzanp ak yon fanmi ki sanble ak pa ou, epi apre sa mande konbyen polis yo a koute.",
				"Ekri twa pwen ou vle sonje anvan apèl la fini.",
				"Yon ajan ki janti se yon bon kòmansman. Men konpare pwodui a ak yon lòt kanmenm.",
			],
		},
		S: {
			name: "Stil kalm (S)",
			summary:
				"Lè w ap deside, ou panse ak moun ki bò kote ou yo. Ou vle tan, etap ki klè, ak yon moun k ap la toujou pita. Presyon fè ou rale kò ou.",
			strengths: [
				"Ou kontinye lè lòt moun lage.",
				"Ou panse ak tout moun yon desizyon touche.",
				"Ou koute anvan ou jije.",
			],
			tips: [
				"Di ajan an konbyen tan ou vle. Pèsonn pa oblije deside nan premye apèl la.",
				"Fikse pwòp dat limit pa w pou w deside, paske prim yo depann de laj ak sante.",
				"Di klè sa k ap ba ou pwoblèm. Yon bon ajan ka aksepte lè w di non.",
			],
		},
		C: {
			name: "Stil pridan (C)",
			summary:
				"Ou vle konprann kijan sa mache. Ou chèche sous yo, chif egzak yo ak eksepsyon yo. Pwomès ki pa klè fè ou gen dout.",
			strengths: ["Ou jwenn erè a anvan li koute lajan.", "Ou konpare sa ki ka konpare vre.", "Ou konnen papye ou yo."],
			tips: [
				"Mande ilistrasyon konpayi asirans lan epi gade paj ki gen valè minimòm yo.",
				"Mande lis frè yo ane pa ane, ak sa mo ki nan kontra a vle di.",
				"Deside davans ki twa enfòmasyon k ap regle koze a, pou rechèch la ka gen yon bout.",
			],
		},
	},
	limits: {
		title: "Sa tès sa a pa ye",
		paragraphs: [
			"Se yon ti pòtrè ou fè sou tèt ou, pou koze yo ka pase pi byen. Se pa yon tès medikal, se pa yon tès pou anboche moun, epi sèz kesyon pa ka di ki moun yon moun ye. Pifò moun melanje de stil, epi rezilta a ka chanje selon jou a. Li pa gen okenn rapò ak konpayi ki vann tès konsa.",
			"Rezilta a pa chanje anyen nan kouvèti, nan pri, ni nan si yo aksepte ou. Konpayi asirans yo pa resevwa l.",
			"Repons ou yo rete nan navigatè ou. Se sèlman si ou pèmèt pèsonalizasyon nou sere total chwa ou yo ak stil nou estime apati yo, ak yon nimewo vizit owaza, pou ajan nou yo ka esplike ou bagay yo jan ou renmen l. Ou ka [gade sa epi efase l](/privacy#your-profile), e ou ka fèmen pèsonalizasyon an ankò.",
		],
	},
	callToAction: {
		title: "Pale jan ou pi renmen",
		text: "Di ajan an sa ou dekouvri isit la, oswa pa di l anyen. Premye konvèsasyon an gratis, e ou pa oblije fè anyen.",
	},
} satisfies DiscTestContent;
