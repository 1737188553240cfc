import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Travay avèk nou: ajan asirans<payRange> ak maketing</payRange>",
		description:
			"Travay pou ajan<payRange> ak pou maketing</payRange> nan yon ajans asirans vi endepandan nan {city}: sa w ap fè, sa nou ofri, sa nou mande, ak kijan pou w aplike.",
	},
	title: "Yon travay k ap fè yon fanmi sonje w",
	lead: "Nan {agency}, nou chèche moun ki koute anvan yo pale. <payRangeShown>Gen ajan ki konseye fanmi yo, ak lòt moun ki ede fanmi yo jwenn nou.</payRangeShown><payRangeWithheld>Ajan yo konseye fanmi yo.</payRangeWithheld> Paj sa a di sa nou ofri ak sa nou pa pwomèt.",
	sections: [
		{
			id: "working-here",
			title: "Kijan nou travay",
			layout: "cards",
			items: [
				{
					title: "Endepandan",
					text: "<carriersCompared>Nou travay ak plizyè konpayi asirans.</carriersCompared> Ou gen dwa rekòmande polis ki bon pou kliyan an, e ou gen dwa di l pa gen youn ki bon pou li.",
				},
				{
					claim: "spokenLanguages",
					title: "Kat lang",
					text: "Kreyòl, angle, panyòl ak pòtigè. Si ou metrize de nan lang sa yo, nou bezwen w depi premye semèn nan.",
				},
				{
					title: "Prèske tout bagay a distans",
					text: "Pifò konsiltasyon fèt nan telefòn oswa nan videyo. Biwo a nan {city}, e ekip la travay sou {timeZone}.",
				},
			],
		},
		{
			id: "day",
			title: "Yon jounen travay",
			layout: "steps",
			items: [
				{
					title: "8è edmi nan maten · Sa ki rive lannwit",
					text: "Ou li sa ki antre depi yè, epi ou note kiyès ou gen dwa rele, nan ki lang, ak apati ki lè.",
				},
				{
					title: "10è nan maten · Yon premye konvèsasyon",
					text: "Karant minit ak yon koup ki fèk achte yon kay. Ou poze kesyon sou revni, dèt ak sante. Jodi a ou pa vann anyen.",
				},
				{
					title: "Midi edmi · Konpare",
					text: "Ou konpare asirans vi pou yon tèm ak asirans vi pou tout lavi pou yon fanmi, epi ou ekri pwen fèb chak nan yon fraz ki senp.",
				},
				{
					title: "2è nan aprèmidi · Yon aplikasyon",
					text: "Ou gade aplikasyon an liy pa liy, nan yon apèl videyo. Ou poze chak kesyon sou sante jan li ekri a, epi ou tann repons lan.",
				},
				{
					title: "4è nan aprèmidi · Gade yon polis ankò",
					text: "Yon kliyan ou te jwenn ane pase demenaje epi li fè yon pitit. Ou gade sa polis la kouvri toujou. Souvan pa gen anyen pou achte.",
				},
			],
		},
		{
			id: "agents",
			title: "Ajan",
			layout: "cards",
			paragraphs: [
				"Yon ajan pale ak moun sou lajan, maladi ak lanmò, nan jou ki pi di ak jou ki pi bèl nan lavi yon fanmi. Se yon travay delika, e li ka yon bèl travay.",
			],
			items: [
				{
					title: "Sa w ap fè",
					text: "Chèche konnen sa kliyan an bezwen, <carriersCompared>konpare konpayi asirans, </carriersCompared>esplike polis la ak mo senp, ede ak aplikasyon an, epi rete disponib lè gen yon reklamasyon oswa yon chanjman.",
				},
				{
					title: "Sa nou ofri",
					text: "Fòmasyon sou pwodui yo ak sou règ yo, yon moun pou gide w nan premye dosye ou yo, zouti pou prepare estimasyon pri, èd pou jwenn lisans ak otorizasyon konpayi yo, ak demann ki soti nan moun ki te mande yo kontakte yo. Nou pa pwomèt konbyen. Gade [fòmasyon an](/training).",
				},
				{
					title: "Sa nou mande",
					text: "Yon lisans pou asirans vi, oswa volonte pou w jwenn li. Pawòl klè, pasyans, nòt ki kòrèk, yon dosye pwòp devan otorite yo, ak kouraj pou di yon kliyan pa achte.",
				},
			],
		},
		{
			claim: "payRange",
			id: "marketing",
			title: "Maketing",
			layout: "cards",
			paragraphs: [
				"Gen lwa sou piblisite pou asirans, e nou panse sa fè travay la pi enteresan. Ou ekri epi ou desine sa moun li anvan yo fè nou konfyans ak nimewo telefòn yo.",
			],
			items: [
				{
					title: "Sa w ap fè",
					text: "Atik, paj entènèt, imel ak kontak nan kominote a, nan youn oswa plizyè nan lang nou yo. Ou mezire sa ki ede moun k ap li yo, nan limit sa yo chwazi pou vi prive yo.",
				},
				{
					title: "Sa nou ofri",
					text: "Ajan ki reponn kesyon ou yo, yon moun ki verifye règ yo anvan nou pibliye, tan pou w verifye yon enfòmasyon, ak libète pou w ekri san ou pa egzajere.",
				},
				{
					title: "Sa nou mande",
					text: "Egzanp travay ou fè deja, atansyon ak chif, epi konnen lang w ap ekri a tout bon. Ou pa bezwen lisans pou ekri. Se moun ki gen lisans sèlman ki ka konseye kliyan.",
				},
				{
					title: "Salè",
					text: "<payRange>$50,000 rive $65,000 pa ane, pou travay aplen tan.</payRange>",
				},
			],
		},
		{
			id: "pay",
			title: "Kijan yon ajan touche",
			layout: "steps",
			items: [
				{
					title: "Se konpayi asirans lan ki peye",
					text: "Pifò polis peye yon komisyon premye ane a, epi pi piti komisyon renouvèlman apre sa. Lajan an soti nan konpayi a, li pa janm soti nan pòch kliyan an.",
				},
				{
					title: "Alavans, oswa ofiramezi",
					text: "Gen konpayi ki peye kèk mwa komisyon alavans. Si polis la tonbe bonè, ou remèt pati ou poko merite a. Lè yo peye w ofiramezi, lajan an vini pi dousman, men li rete pou ou.",
				},
				{
					title: "Tablo komisyon ou a, anvan ou siyen",
					text: "Ou wè pousantaj chak pwodui ak chak konpayi sou papye, règ pou remèt lajan an, ak chak depans ou dwe peye ou menm.",
				},
			],
		},
		{
			id: "before-you-decide",
			title: "Anvan ou deside",
			layout: "checklist",
			paragraphs: [
				"**Nou pa pwomèt pèsonn okenn revni.** Sa yon ajan touche depann de kantite èdtan li travay, talan li, kliyan li yo, pwodui yo, epi si polis yo rete valab. Gen moun ki kite metye a nan premye ane a.",
			],
			items: [
				{ text: "Yo peye ajan yo sou komisyon. Gen mwa kote sa ka pa bay anyen." },
				{ text: "Si yon polis tonbe twò bonè, konpayi asirans lan ka mande w remèt yon pati oswa tout komisyon an." },
				{
					text: "Mande kontra a sou papye: èske ou se anplwaye oswa kontraktè, kiyès ki peye ki depans, ak pou kiyès kliyan yo ye si ou ale.",
				},
				{ text: "Nou pa mande w vann bay fanmi w, epi nou pa peye w pou fè lòt ajan enskri olye pou w sèvi kliyan." },
				{ text: "Sere ase lajan pou kèk mwa depans lakay ou anvan ou kite yon lòt travay." },
			],
		},
		{
			id: "how-to-apply",
			title: "Kijan pou w aplike",
			layout: "steps",
			items: [
				{
					title: "Ranpli ti fòm nan",
					text: "[Li sou paj sa a](/careers#apply). Li mande<payRangeShown> ki travay,</payRangeShown> ki lang ou pale, nan ki eta ou rete, ak si ou gen lisans. Tanpri, pa voye nimewo Sekirite Sosyal w, ni dokiman.",
				},
				{
					title: "Apèl pou rekritman",
					text: "N ap reponn<contactTime> nan {contactHours} èdtan nan jou travay</contactTime> epi n ap fikse yon apèl. N ap poze kesyon sou travay ou, e ou ka poze kesyon sou travay pa nou. Sa pa oblije w fè anyen.",
				},
				{
					title: "Dezyèm konvèsasyon",
					text: "Ou rankontre yon moun ki fè travay la.<payRangeShown> Moun ki aplike pou ekri oswa desine pale sou yon travay li menm li fè.</payRangeShown>",
				},
				{
					title: "Akò a sou papye",
					text: "Nou ba w dokiman yo pou w li yo lakay ou, oswa ak yon avoka, anvan ou siyen.",
				},
			],
		},
		{
			id: "new-york",
			title: "Si ou rete nan Nouyòk",
			paragraphs: [
				"Nou rekrite moun Nouyòk. Nou pa vann la: ajans lan pa ofri okenn pwodui asirans bay moun ki rete Nouyòk. Yon ajan ki rete Nouyòk bezwen lisans Nouyòk anvan, epi yon lisans pou moun ki pa rete nan eta a pou chak eta kote li gen kliyan. <licensedStates>Nou gen lisans nan {licensedStates} {statesNoun}; gade [paj lisans lan](/licensing).</licensedStates>",
			],
		},
	],
	faqs: {
		title: "Kesyon moun k ap aplike yo poze",
		items: [
			{
				question: "Konbyen kòb m ap touche?",
				answer:
					"Nou p ap ba w yon chif, paske nou pa ka konnen l. Nou montre w tablo komisyon yo, depans yo, ak règ sou komisyon pou remèt, pou ou fè pwòp kalkil ou.",
			},
			{
				question: "Èske m ka kòmanse tan pasyèl?",
				answer:
					"Kòm ajan, souvan wi, depi ou ka respekte randevou yo, reponn kliyan yo epi fini fòmasyon an. Di nou ki lè ou disponib nan premye mesaj ou.",
			},
			{
				question: "Èske angle m bon ase?",
				answer:
					"Polis yo ak egzamen yo prèske toujou an angle, kidonk ou dwe li l byen. Ou pa bezwen pale tankou moun k ap bay nouvèl nan radyo.<spokenLanguages> Anpil nan konvèsasyon nou yo fèt nan lòt lang.</spokenLanguages>",
			},
			{
				question: "Èske tout moun gen menm chans?",
				answer:
					"Nou chwazi moun selon kapasite, onètete, ak si travay la bon pou yo. Ras, koulè, relijyon, sèks, gwosès, oryantasyon seksyèl, idantite seksyèl, peyi kote ou soti, aksan, laj, andikap, enfòmasyon jenetik, sitiyasyon matrimonyal oswa fanmi, ak sèvis nan lame pa antre nan desizyon an. Si ou bezwen yon aranjman pou entèvyou a, di nou sa.",
			},
		],
	},
	callToAction: {
		title: "Kòmanse ak yon konvèsasyon",
		text: "[Aplike ak ti fòm nan](/careers#apply), oswa rele {phone} {officeHours}, {timeZone}.",
	},
} satisfies ArticlePageContent;
