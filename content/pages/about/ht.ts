import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Kiyès nou ye: yon ajans asirans endepandan",
		description:
			"Kiyès nou ye, kijan yon ajans asirans vi endepandan nan {city} travay, kijan yo peye nou, ak kisa pou w atann lè ou ekri nou oswa rele nou.",
	},
	title: "Yon ajans endepandan ki travay pou fanmi ki chita devan l",
	lead: "{agency} se yon ajans endepandan pou asirans vi ak sèvis finansye nan {city}, {homeState}<foundedYear>, ki louvri depi {foundedYear}</foundedYear>. <familiesServed>{families} fè nou konfyans.</familiesServed> Nou esplike w sa yon polis asirans fè, konbyen li koute, ak sa li pa kouvri. Apre sa, se ou ki deside.",
	sections: [
		{
			id: "who-we-are",
			title: "Kiyès nou ye",
			paragraphs: [
				"Nou ede moun chwazi yon [asirans vi](/services), yon anwite oswa yon plan pou dèt yo. Pifò moun ki rele nou ap chèche youn nan kat bagay: pwoteje yon salè, peye yon fineray, kite yon ti kichòy pou fanmi an, oswa gen yon revni pita nan lavi yo.",
				"Nou se yon ajans. Nou pa yon konpayi asirans. Se konpayi asirans yo ki bay polis yo. Se yo ki fikse pri a, ki deside kiyès yo aksepte, epi ki peye reklamasyon yo. Travay pa nou se koute w, <carriersCompared>konpare, </carriersCompared>esplike, epi akonpaye w nan aplikasyon an ak nan ane ki vin apre yo.",
			],
		},
		{
			id: "independent",
			title: "Kisa “endepandan” vle di pou ou",
			layout: "cards",
			items: [
				{
					claim: "carriersCompared",
					title: "Plis pase yon sèl konpayi",
					text: "Yon ajan ki mare ak yon sèl konpayi montre w pwodui konpayi sa a sèlman. Nou menm, nou konpare estimasyon pri<carriersCompared> plizyè [konpayi asirans](/carriers)</carriersCompared>, paske menm moun nan ka jwenn pri ki diferan anpil de yon konpayi a yon lòt.",
				},
				{
					title: "Istwa sante w konte",
					text: "Yon konpayi pi sevè sou dyabèt, yon lòt pi sevè sou pwa oswa sou moun ki te konn fimen. Anvan ou aplike, nou chèche konpayi ki gen règ ki mache ak istwa sante w.",
				},
				{
					title: "Nou pa travay ak tout konpayi",
					text: "Pa gen okenn ajans ki travay ak tout konpayi asirans, ni nou menm tou. Si nou pa gen sa ou bezwen an, n ap di w sa.",
				},
			],
		},
		{
			id: "how-we-are-paid",
			title: "Kijan yo peye nou",
			paragraphs: [
				"Ou pa peye anyen pou konsiltasyon an. Lè ou achte yon polis asirans, konpayi asirans lan peye nou yon komisyon. Komisyon sa a deja ladan pri pwodui a. Se konpayi a ki fikse pri polis li. Nou pa ka monte l, nou pa ka bese l.",
				"Komisyon yo chanje selon pwodui a ak konpayi a. Sa se yon konfli enterè, e ou dwe konnen sa. Mande nou konbyen nou touche sou sa nou rekòmande w, epi mande nou sa nou ta konseye w si nou pa t ap touche anyen. **Pafwa repons onèt la se kenbe sa ou genyen deja, oswa achte mwens.**",
			],
		},
		{
			id: "what-happens",
			title: "Kisa k ap pase lè ou kontakte nou",
			layout: "steps",
			items: [
				{
					title: "Yon ajan ap li mesaj ou a<reviewTime> nan {reviewHours} èdtan pandan biwo nou louvri</reviewTime>",
					text: "Yon moun ap li sa ou voye a, epi l ap chèche nan ekip la moun <spokenLanguages>ki pale lang ou e </spokenLanguages>ki konnen pwodui a.",
				},
				{
					title:
						"N ap rele w oswa n ap voye yon imel ba ou<contactTime> nan {contactHours} èdtan nan jou travay</contactTime>",
					text: "Di nou nan mesaj ou a kisa ou pito. Si sa prese, rele {phone} pandan biwo a louvri.",
				},
				{
					title: "Nou pale sou sa ou bezwen",
					text: "Fanmi, revni, dèt, sante, sa ou genyen deja. Nou poze kesyon anvan nou konseye w anyen.",
				},
				{
					title: "Ou resevwa yon estimasyon pri ki fèt pou ou",
					text: "<carriersCompared>Nou konpare plizyè konpayi asirans.</carriersCompared> Nou montre w sou papye pri a, kondisyon yo ak dezavantaj yo. Pran tout tan ou bezwen.",
				},
			],
		},
		{
			id: "how-we-treat-you",
			title: "Kijan nou trete moun",
			layout: "checklist",
			items: [
				{ text: "Nou di dezavantaj yo klè: frè yo, tan pou tann, sa polis la pa peye." },
				{ text: "Nou pa pouse w deside nan premye apèl la. Yon moun nan fanmi an ka koute avèk ou." },
				{
					text: "Nou pa janm konseye w kache oswa chanje yon repons sou sante. Yon repons ki pa vre ka fè fanmi w pèdi lajan an.",
				},
				{ text: "Nou pa mande w anile yon ansyen polis anvan nouvo a valab." },
				{ text: "Si ou di non, oswa si ou mande nou sispann kontakte w, nou sispann." },
			],
		},
		{
			id: "languages",
			title: "Menm enfòmasyon nan chak lang",
			paragraphs: [
				"Sit entènèt nou an ekri an {siteLanguages}<spokenLanguages>, e konvèsasyon nou yo tou</spokenLanguages>. Chak paj di menm bagay la nan chak lang. Polis la menm, ak pifò fòm konpayi asirans yo, ekri an angle. Nou li yo avèk ou, liy pa liy, anvan ou siyen.",
			],
		},
		{
			id: "where-we-work",
			title: "Ki kote nou travay",
			paragraphs: [
				"Biwo nou an nan {address}. Li louvri {officeHours} ({timeZone}), e ou ka ekri {email} nenpòt lè. Pifò konsiltasyon fèt nan telefòn oswa nan videyo.",
				"<licensedStates>Nou gen lisans nan {licensedStates} {statesNoun}; [paj lisans lan](/licensing) bay lis la.</licensedStates> Se pa tout pwodui ki disponib nan chak eta.",
			],
		},
	],
	faqs: {
		title: "Kesyon sou ajans lan",
		items: [
			{
				question: "Èske {agency} se yon konpayi asirans?",
				answer:
					"Non. Nou se yon ajans endepandan. Se konpayi asirans ki gen non l sou polis ou a ki bay li. Chak pwomès ki nan kontra a depann de kapasite konpayi sa a genyen pou l peye reklamasyon.",
			},
			{
				question: "Èske m ap peye plis si m pase nan men nou?",
				answer:
					"Se konpayi asirans lan ki fikse pri polis la; nou pa ka chanje l. Gen konpayi ki vann dirèkteman, ak pwodui pa yo, kidonk ou lib pou konpare. Sa nou pote se <carriersCompared>konparezon an, </carriersCompared>esplikasyon an, ak èd pou ranpli aplikasyon an.",
			},
			{
				question: "Èske n ap fè presyon sou mwen pou m achte?",
				answer:
					"Non. Konsiltasyon an gratis, e ou ka pati san w pa achte anyen. Epitou, chak polis gen yon peryòd pou egzamine polis la gratis, kote ou ka remèt li. Polis ou a di egzakteman konbyen jou ou genyen.",
			},
			{
				question: "Kijan m ka verifye lisans nou?",
				answer:
					"Nan chak eta ou ka chèche yon ajan ak non l. Nan Florid, [Divizyon Sèvis pou Konsomatè](https://myfloridacfo.com/division/consumers) ka ede w. [Paj lisans](/licensing) nou an esplike kijan pou w fè l.",
			},
		],
	},
	callToAction: {
		title: "Pale ak yon moun",
		text: "Rele {phone}, oswa rele gratis nan {tollFreePhone}. Ou ka [voye yon mesaj ban nou](/#contact) tou: yon ajan ap li l<reviewTime> nan {reviewHours} èdtan pandan biwo nou louvri</reviewTime>.",
	},
} satisfies ArticlePageContent;
