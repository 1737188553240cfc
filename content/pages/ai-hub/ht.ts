import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Sant AI: kijan nou sèvi ak lojisyèl ak AI",
		description:
			"Sa kalkilatris nou yo ak asistan otomatik nou an fè, sa nou pa janm voye bay yon AI, kiyès ki reponn ou, ak kijan pou w sèvi ak AI san danje lè w ap chèche asirans.",
	},
	title: "Lojisyèl fè kalkil yo. Se moun ki bay konsèy.",
	lead: "Asirans ak entèlijans atifisyèl (AI) mande w menm bagay la: konfyans. Men sa lojisyèl ki sou sit sa a fè, sa li pa gen dwa fè, ak kijan ou ka sèvi ak AI byen lè w ap chèche enfòmasyon poukont ou.",
	sections: [
		{
			id: "what-we-use",
			title: "Sa k ap travay sou sit entènèt sa a",
			layout: "cards",
			items: [
				{
					title: "Kalkilatris ak fòmil ki klè",
					text: "[Kalkilatris](/calculator) nou yo sèvi ak fòmil ki fiks, epi yo montre kijan yo fè kalkil la. Menm chif yo toujou bay menm repons lan. Rezilta yo se estimasyon. Yo pa yon pri final, yo pa yon òf, yo pa yon ilistrasyon polis.",
				},
				{
					title: "Yon asistan otomatik ki swiv règ",
					text: "Asistan an poze twa kesyon: nan ki eta ou rete, ki pwodui, ak kilè ou bezwen l. Apre sa li montre yon lyen pou pran yon randevou. Tout sa li di ekri davans. Pa gen okenn AI ki ekri fraz li yo.",
				},
				{
					title: "Sit la devine eta kote ou ye a",
					text: "Sit la gade adrès entènèt ou pou l devine nan ki eta ou ye, pou l ka montre w avi ki bon yo. Li ka twonpe l. Ou ka fè l chèche ankò, oswa ou ka chwazi eta ou a ou menm.",
				},
				{
					title: "Pèsonalizasyon si ou vle",
					text: "Sit la note ki paj ou li, sèlman si ou pèmèt sa nan “Preferans cookies”, pou l devine kijan ou renmen resevwa enfòmasyon. Sa pa janm chanje yon pri ni yon desizyon. Gade [cookies](/cookies).",
				},
			],
		},
		{
			id: "what-software-does-not-do",
			title: "Sa okenn lojisyèl pa fè isit la",
			layout: "checklist",
			items: [
				{ text: "Li pa aksepte ni refize pèsonn. Se konpayi asirans lan ki fè evalyasyon risk la, dapre lwa eta a." },
				{ text: "Li pa fikse prim ou. Se konpayi asirans lan ki fè sa apre aplikasyon ou a." },
				{
					text: "Li pa chwazi yon pwodui pou ou. Anvan tout bagay, yon ajan ki gen lisans pale avèk ou sou sa ou bezwen.",
				},
				{ text: "Li pa fè tankou se yon moun li ye. Si se yon machin, nou di sa." },
				{ text: "Li pa deside kiyès k ap jwenn repons. Si yon mesaj sanble spam, nou kenbe l pou yon moun verifye l." },
			],
		},
		{
			id: "never-sent-to-ai",
			title: "Sa nou pa janm voye bay yon AI",
			layout: "checklist",
			paragraphs: [
				"Sit sa a pa voye anyen ou ekri bay okenn sèvis AI. Ajan nou yo ka sèvi ak AI pou premye vèsyon yon tèks jeneral, tankou plan yon atik. Dapre règ nou ba yo, bagay sa yo dwe rete deyò:",
			],
			items: [
				{ text: "Non w, nimewo telefòn ou, imel ou ak adrès ou" },
				{ text: "Repons sou sante, preskripsyon ak dosye medikal" },
				{ text: "Nimewo Sekirite Sosyal, taks, paspò ak bank" },
				{ text: "Polis ou a, benefisyè w yo ak nòt sou konvèsasyon nou yo" },
			],
		},
		{
			id: "a-person-answers",
			title: "Se yon moun ki reponn",
			paragraphs: [
				"Lè ou voye yon mesaj, yon ajan ap egzamine l<reviewTime> nan {reviewHours} èdtan pandan biwo nou louvri</reviewTime>, epi yon moun ap rele w oswa voye yon imel ba ou<contactTime> nan {contactHours} èdtan nan jou travay</contactTime>. Ou ka kite sit la sou kote tou, epi rele {phone}.",
				"Konpayi asirans yo ka sèvi ak pwòp lojisyèl pa yo lè y ap gade yon aplikasyon. Si yon konpayi refize w oswa fè w peye plis, ou ka mande l poukisa, epi ou ka fè korije enfòmasyon ki pa bon nan dosye ou a. N ap ede w mande.",
			],
		},
		{
			id: "use-ai-safely",
			title: "Sèvi ak AI pou w chèche enfòmasyon poukont ou",
			layout: "checklist",
			paragraphs: [
				"Yon asistan AI ka tankou yon pwofesè ki gen pasyans. Li ka esplike w yon mo, li ka mete yon lèt nan langaj senp, li ka ede w ekri kesyon ou yo. Men li ka twonpe l tou, pandan l ap pale tankou li sèten.",
			],
			items: [
				{
					text: "Poze kesyon sou lide, se pa sou tèt ou. “Kisa yon polis ki pa peye tout lajan an touswit ye?” pa gen danje. Istwa sante w, wi.",
				},
				{
					text: "Kouvri non, nimewo polis ak siyati anvan ou voye yon dokiman bay asistan an. Sa ki pi an sekirite, se pa voye l ditou.",
				},
				{
					text: "Mande sous la, epi louvri sous la. Yon depatman asirans oswa polis la menm gen plis fòs pase nenpòt repons yon asistan AI bay.",
				},
				{
					text: "Pran pri, to ak règ yon AI ba w tankou zen, jiskaske yon ajan ki gen lisans oswa konpayi a konfime yo.",
				},
				{
					text: "Veye moun k ap imite. Yo ka fè yon fo vwa oswa yon fo sit. Rakwoche, epi rele yon nimewo ou te chèche ou menm.",
				},
				{ text: "Pa janm kite yon AI reponn kesyon sante ki nan yon aplikasyon. Se ou ki siyen." },
			],
		},
		{
			id: "check-the-answer",
			title: "Repons ki vo lapenn verifye",
			table: {
				caption: "Sa moun di souvan sou asirans vi, ak sa pou w verifye",
				columns: ["Si yon AI di w…", "Verifye sa"],
				rows: [
					[
						"“Ou pa ka pèdi lajan nan yon IUL.”",
						"Menm nan yon ane kote yo ajoute 0%, konpayi a pran frè yo. Yon polis ki pa resevwa ase lajan ka tonbe. Gade [IUL](/services/iul).",
					],
					[
						"“Pa gen egzamen medikal, kidonk sante w pa gen enpòtans.”",
						"Pifò aplikasyon poze kesyon sou sante. Sa ki pa poze okenn kesyon souvan peye yon pati sèlman nan premye ane yo.",
					],
					[
						"“Vin pwòp bank tèt ou.”",
						"IBC se asirans vi, se pa yon bank. Prè yo gen enterè, epi yo diminye lajan fanmi w ap resevwa. Gade [IBC](/services/ibc).",
					],
					[
						"“Ou gen 30 jou pou remèt nenpòt polis.”",
						"Kantite jou a depann de eta a, de pwodui a, e pafwa de laj ou. Polis ou a di egzakteman konbyen jou ou genyen.",
					],
					[
						"“Lajan an pa janm gen taks.”",
						"Anjeneral, lajan asirans lan peye lè moun nan mouri pa gen taks federal sou revni, men gen eksepsyon. Prè, lajan ou retire ak anwite gen pwòp règ pa yo. Mande yon espesyalis taks.",
					],
				],
			},
		},
	],
	faqs: {
		title: "Kesyon sou AI ak enfòmasyon w yo",
		items: [
			{
				question: "Èske m ap pale ak yon machin?",
				answer:
					"Ak asistan otomatik la, wi: se twa kesyon ki ekri davans. Nan telefòn, nan videyo ak nan repons mesaj ou yo, w ap pale ak yon moun.",
			},
			{
				question: "Èske se yon AI ki tradui paj yo?",
				answer:
					"Yon lojisyèl ede nou prepare premye vèsyon tradiksyon yo. Si ou jwenn yon erè, ekri {email}. Sa ki konte se polis la nan lang orijinal li.",
			},
			{
				question: "Èske kalkilatris la kenbe sa m ekri?",
				answer:
					"Li fè kalkil la nan navigatè ou a. Si w pèmèt analiz, nou konte kalkil la ak gwo tranch, tankou yon laj ant 30 ak 39 an, pa janm ak sa ou ekri. Si ou mande rapò a, nou resevwa enfòmasyon pou kontakte w ak rezilta ou a, ansanm ak prèv konsantman ou. [Règleman sou vi prive](/privacy) a di sa nou kenbe.",
			},
			{
				question: "Èske yon AI ka di m ki polis pou m achte?",
				answer:
					"Li ka ede w prepare w. Li pa gen lisans, li pa konnen règ eta ou a ak sètitid, e li pa reponn devan okenn otorite, jan yon ajan ki gen lisans dwe fè l.",
			},
		],
	},
	callToAction: {
		title: "Pote ban nou repons yo te ba w la",
		text: "Si yon AI oswa yon videyo di w yon bagay sou asirans vi, [voye l ban nou](/#contact) oswa rele {phone}. N ap di w sa ki vre, sa ki manke, ak sa nou pa konnen.",
	},
} satisfies ArticlePageContent;
