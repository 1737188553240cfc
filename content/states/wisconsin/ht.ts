import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Asirans depans fineray {inState}: sa pou w konnen",
		description:
			"Planifye pri yon fineray {inState}: sa ki chanje pri a, antèman nan sezon fredi, byen mari ak madanm, ak otorite ki pwoteje moun k ap achte.",
	},
	title: "Asirans depans fineray {inState}",
	lead: "Pèsonn pa vle pou yon bòdwo fineray manje lajan fèm nan oswa lajan ki sere, ni pou l tonbe sou pitit yo. Yon ti polis asirans vi ka kite lajan pou peye l. Paj sa a pale de pri {inState}, règ yo ak limit yo.",
	sections: [
		{
			id: "wisconsin-costs",
			title: "Konbyen yon fineray ka koute {inState}",
			paragraphs: [
				"<funeralCosts>Nou estime pri mwayen yon fineray ak ekspozisyon kò a ak antèman {inState} se anviwon {funeralCost}. Se yon estimasyon, se pa yon lis pri.</funeralCosts> Pri yo pa menm nan Milwaukee ak nan yon ti bouk nan nò, e yon kremasyon san seremoni koute anpil mwens anjeneral. Kavo a, plas simityè a, pyè tonb lan ak flè yo souvan peye apa.",
				"<funeralCosts>[Kalkilatris](/calculator) nou an pwopoze {suggestedCoverage}: {coverageMargin}% plis pase estimasyon an (20% paske pri yo monte, awondi nan $1,000 ki pi pre a, epi li pa janm desann pi ba pase $10,000). Ou ka chanje montan sa a.</funeralCosts>",
			],
		},
		{
			id: "local-matters",
			title: "Sa fanmi isit la konsidere",
			layout: "cards",
			items: [
				{
					title: "Antèman nan sezon fredi",
					text: "Lè tè a jele, gen simityè ki mande plis lajan oswa ki tann prentan. Mande simityè a, epi ajoute yon ti kras sou montan kouvèti a.",
				},
				{
					title: "Lajan ki bloke nan tè",
					text: "Yon fèm oswa yon kay ka vo anpil, epi poutan pa gen lajan kach pou fineray la. Lajan asirans lan peye lè moun nan mouri a pa bezwen tann yo vann tè a oswa kay la.",
				},
				{
					title: "Pitit ki nan lòt eta",
					text: "Vwayaje nan sezon fredi pran tan e li koute chè. Nonmen yon benefisyè ki ka okipe demach yo, ak yon dezyèm si premye a mouri anvan w.",
				},
			],
		},
		{
			id: "marital-property",
			title: "Koup marye ak benefisyè a",
			paragraphs: [
				"Dapre lalwa {state}, lajan ak byen yon koup fè pandan yo marye anjeneral se pou toulède. Prim ki peye ak lajan koup la ka bay mari a oswa madanm nan yon dwa sou polis la. Si ou vle yon lòt moun resevwa lajan an, pale ak yon avoka anvan ou siyen.",
				"Gade benefisyè a apre yon divòs, yon lanmò oswa yon nesans. Yon non ki pa chanje pandan ventan ka fè lajan an al jwenn yon moun ou pa t vle.",
			],
		},
		{
			id: "wisconsin-rules",
			title: "Dwa ou genyen {inState}",
			layout: "checklist",
			items: [
				{
					title: "Peryòd pou egzamine polis la gratis",
					text: "{freeLook} Ou gen plis tan lè polis la ranplase yon lòt polis. Polis ou a di egzakteman konbyen jou ou genyen.",
				},
				{
					title: "Otorite asirans lan",
					text: "Biwo Komisè Asirans lan ([Office of the Commissioner of Insurance](https://oci.wi.gov)) resevwa plent epi li pèmèt ou verifye yon ajan oswa yon konpayi. Li pa apiye nou ni okenn pwodui.",
				},
				{
					title: "De premye ane yo",
					text: "Si ou mouri nan de premye ane yo, konpayi a ka verifye aplikasyon ou te fè a. Polis ki pa poze anpil kesyon sou sante souvan remèt prim yo sèlman, ak yon ti enterè, si ou mouri anba yon maladi nan tan sa a.",
				},
				{
					title: "Prim ou pa peye",
					text: "Si ou pa peye yon prim, kouvèti a ka fini. Enskri pou peman otomatik, epi mande si yo ka avèti yon moun nan fanmi w anvan polis la tonbe.",
				},
			],
		},
	],
	faqs: {
		title: "Kesyon fanmi yo poze {inState}",
		items: [
			{
				question: "Èske m bezwen yon egzamen medikal?",
				answer:
					"Pifò fwa non, men yo poze kesyon sou sante epi yo ka gade dosye medikaman ou yo. Se konpayi a ki deside si l aksepte w ak nan ki kondisyon.",
			},
			{
				question: "Konbyen yon polis koute?",
				answer:
					"Prim nan depann de laj ou, sante w, tabak ak montan kouvèti a. Gen yon [egzanp pou laj 60 an](/services/final-expense). Si ou viv lontan, ou ka peye plis pase sa polis la ap bay.",
			},
			{
				question: "Paran m yo gen ti polis ki ansyen. Èske polis sa yo vo lapenn kenbe?",
				answer:
					"Souvan wi, sitou si pa gen anyen ankò pou peye. Anvan ou chanje anyen, mande konpayi a konbyen polis la ta peye si yo ta mouri jodi a, e si gen prè sou li. Nou ka gade repons lan avè w.",
			},
			{
				question: "Biwo ajans lan nan Florid. Kijan l travay isit la?",
				answer:
					"Nan telefòn oswa nan videyo, ak yon ajan<licensedStates> ki gen lisans {inState}</licensedStates>. Ou ka verifye lisans lan anvan ak otorite asirans eta a; gade [lisans nou yo](/licensing).",
			},
		],
	},
	callToAction: {
		title: "Poze kesyon sou kouvèti {inState}",
		text: "Yon ajan ki gen lisans ap gade chwa ou yo avè w ak fanmi w. Konsiltasyon an gratis. Rele {phone} oswa [voye yon mesaj ban nou](/#contact).",
	},
} satisfies StatePageContent;
