import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Fòmasyon pou ajan asirans vi",
		description:
			"Kijan nou fòme ajan: lisans eta a, premye semèn yo, pwodui yo, règ yo, ak yon ajan ki gen eksperyans ki chita avè w nan premye konvèsasyon ou yo.",
	},
	title: "Fòmasyon pou ajan: konnen pwodui a, konnen règ yo, koute moun yo anvan",
	lead: "Yon fanmi pral pran desizyon dapre sa ou di l. Se poutèt sa nou montre w konprann yon polis asirans byen ase pou w ka esplike pwen fèb li yo, epi pou w swiv règ piblisite ak règ lavant nan chak eta kote w ap travay.",
	sections: [
		{
			id: "licensing-path",
			title: "Chemen pou jwenn lisans",
			layout: "steps",
			paragraphs: [
				"Ou bezwen yon lisans anvan ou vann, anvan ou ofri, oswa anvan ou pale sou kondisyon yon polis asirans. Chak eta gen egzijans pa l. Men anjeneral, chemen an sanble.",
			],
			items: [
				{
					title: "Chwazi lisans lan",
					text: "Pou asirans vi ak anwite, ou bezwen yon lisans pou asirans vi. Depatman asirans eta ou a di ki kalite lisans ki bon pou ki pwodui.",
				},
				{
					title: "Etidye",
					text: "Anpil eta mande yon kou nan yon lekòl yo apwouve anvan egzamen an. Se ou ki chwazi lekòl la.",
				},
				{
					title: "Pase egzamen eta a",
					text: "Se yon konpayi eta a chwazi ki bay egzamen an. Anpil eta pran anprent dwèt ou tou, epi yo verifye istwa w ak lajistis.",
				},
				{
					title: "Mande lisans lan, epi jwenn otorizasyon yon konpayi",
					text: "Se eta a ki bay lisans lan. Kote lalwa mande sa, yon konpayi asirans dwe ba w otorizasyon kòm ajan li anvan ou vann pwodui li yo.",
				},
				{
					title: "Kenbe l",
					text: "Ou dwe kontinye pran kou epi renouvle lisans lan selon dat eta a mete. Pou vann nan yon lòt eta, ou bezwen yon lisans pou moun ki pa rete la.",
				},
			],
		},
		{
			id: "onboarding",
			title: "Premye semèn ou yo avèk nou",
			layout: "steps",
			items: [
				{
					title: "Papye yo, san prese",
					text: "Ou li kontra ou a, tablo komisyon yo, ak règ sou komisyon ou dwe remèt lè yon polis tonbe twò bonè. Poze kesyon sou chak liy anvan ou siyen.",
				},
				{
					title: "Zouti yo",
					text: "Lojisyèl pou prepare estimasyon pri, fason pou pwoteje enfòmasyon kliyan yo, kijan demann yo rive, ak kijan pou w pran nòt sou chak konvèsasyon.",
				},
				{
					title: "Chita koute",
					text: "Si kliyan an dakò, ou chita koute konsiltasyon yon ajan ki gen eksperyans ap fè.",
				},
				{
					title: "Pwòp kliyan pa w, men ou pa poukont ou",
					text: "Apre sa, se ou ki mennen konsiltasyon an, epi moun k ap gide w la chita koute. Ou kontinye poukont ou lè nou toulède wè ou pare.",
				},
			],
		},
		{
			id: "product-training",
			title: "Sa ou aprann sou pwodui yo",
			layout: "cards",
			items: [
				{
					title: "Asirans vi pou yon tèm, pou tout lavi, ak depans fineray",
					text: "Kijan pou w jwenn sa yon fanmi bezwen, klas risk yo, kesyon sou sante, peryòd kontestasyon dezan an, ak polis san kesyon sante ki pa peye tout lajan an nan premye ane yo. Gade [asirans vi pou yon tèm](/services/term-life), [asirans vi pou tout lavi](/services/whole-life) ak [depans fineray](/services/final-expense).",
				},
				{
					title: "Asirans vi inivèsèl endekse",
					text: "Plafon, to patisipasyon, limit anba, ak pri asirans lan k ap monte ak laj moun nan. Kijan yon polis ki pa resevwa ase lajan ka tonbe. Kijan pou w li yon ilistrasyon, ansanm ak liy 0% la. Gade [IUL](/services/iul).",
				},
				{
					title: "Anwite fiks endekse",
					text: "Frè pou retire lajan, taks federal anvan 59½ an, ak obligasyon pou rekòmande sèlman sa ki nan pi bon enterè moun k ap achte a. Eta yo mande yon kou sou anwite anvan premye lavant lan. Gade [FIA](/services/fia).",
				},
				{
					title: "Infinite Banking Concept® (IBC)",
					text: "Se yon asirans vi pou tout lavi yo sèvi ak li yon jan espesyal. Se pa yon bank. Enterè sou prè yo, risk pou polis la tonbe, kontra dotasyon modifye (MEC), ak kiyès ki pa dwe antre ladan l. Gade [IBC](/services/ibc).",
				},
				{
					title: "Plan aksyon pou dèt",
					text: "Ki dèt pou peye anvan, sa peman minimòm nan fè, ak kilè kliyan an dwe pito wè yon konseye kredi ki pa travay pou fè lajan oswa yon avoka. Plan sa a pa disponib nan tout eta. Gade [plan aksyon pou dèt](/services/debt-action).",
				},
			],
		},
		{
			id: "compliance-training",
			title: "Sa ou aprann sou règ yo",
			layout: "checklist",
			paragraphs: ["Respekte règ yo se pa yon ti chapit alafen. Ou pratike yo nan chak egzèsis."],
			items: [
				{ text: "Mo nou pa itilize. Nou vann asirans vi kòm asirans vi, san okenn lòt non." },
				{
					text: "Konsantman anvan yon apèl oswa yon mesaj tèks, kilè lalwa pèmèt ou rele, ak respekte STOP touswit.",
				},
				{ text: "Ranplasman: kilè yon kliyan dwe kenbe polis li genyen an, ak ki avi lalwa mande." },
				{ text: "Pi bon enterè kliyan an, sitou pou granmoun aje ak anwite." },
				{ text: "Règ kont blanchiman lajan, vi prive, ak kijan pou pwoteje enfòmasyon sou sante ak sou peman." },
				{ text: "Pwòp rezo sosyal ou. Yon piblikasyon sou yon pwodui se piblisite, epi li swiv menm règ yo." },
			],
		},
		{
			id: "mentoring",
			title: "Yon moun k ap gide w, san bèl diskou",
			paragraphs: [
				"Ou gen yon moun byen presi pou w rele. Li gade dosye tout bon avèk ou: ki kesyon yo te poze, sa yo te rekòmande, sa yo te ka esplike pi byen. Ou gen dwa di yon kliyan: “Mwen pa konnen, m ap chèche konnen.” Se youn nan premye fraz nou montre.",
				"Ajan bileng yo pratike nan toulède lang yo. Mo asirans yo dwe kòrèk an [kreyòl, panyòl oswa pòtigè](/about) tou. Yon tradiksyon mo pou mo souvan pa bon.",
			],
		},
		{
			id: "what-we-do-not-promise",
			title: "Sa fòmasyon an pa pwomèt",
			paragraphs: [
				"Fòmasyon an pa pwomèt ou ni lisans, ni kliyan, ni lajan. Yon ajan yo peye sou komisyon ka pa touche anyen nan kèk mwa. Epi gen depans: lekòl, egzamen, frè lisans, asirans kont erè ak omisyon. **Anvan ou siyen anyen, mande nou sou papye kilès nan depans sa yo ou menm ou dwe peye.**",
			],
		},
	],
	faqs: {
		title: "Kesyon nouvo ajan yo poze",
		items: [
			{
				question: "Èske m ka kòmanse anvan m gen lisans?",
				answer:
					"Ou ka etidye epi aprann sèvi ak zouti nou yo. Ou pa ka vann, bay estimasyon pri, ni pale sou kondisyon yon polis ak kliyan, epi ou pa ka touche komisyon, toutotan eta a poko ba w lisans lan.",
			},
			{
				question: "Èske m dwe gen eksperyans nan lavant?",
				answer:
					"Non. Pasyans, pawòl klè ak onètete konte plis. Moun ki te travay nan ansèyman, nan swen malad, nan otèl oswa nan lame souvan aprann vit, paske yo abitye koute moun.",
			},
			{
				question: "Mwen rete Nouyòk. Èske m ka fè fòmasyon an ak nou?",
				answer:
					"Wi, nou rekrite moun la. Ajans lan pa vann asirans bay moun ki rete Nouyòk, kidonk kliyan ou yo t ap rete nan lòt eta. Ou bezwen lisans Nouyòk anvan, epi yon lisans pou moun ki pa rete nan eta a pou chak lòt eta sa yo.",
			},
		],
	},
	callToAction: {
		title: "Mande ki pwochen etap la",
		text: "Gade [travay ki disponib yo](/careers), [aplike ak ti fòm nan](/careers#apply) oswa rele {phone} pou w pran randevou pou rekritman.",
	},
} satisfies ArticlePageContent;
