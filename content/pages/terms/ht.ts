import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Kondisyon pou sèvi ak sit entènèt sa a",
		description:
			"Sa sit sa a ka fè pou ou ak sa li pa ka fè: enfòmasyon, se pa yon òf; estimasyon, se pa yon pri final; ak règ ki jis pou toulède bò yo.",
	},
	title: "Kondisyon pou sèvi ak sit la",
	lead: "Kondisyon sa yo kout, se konsa nou vle yo. Yo di pou kisa sit sa a ye, pou kisa li pa ye, ak sa youn ka tann nan men lòt.",
	updated: "2026-11-22",
	sections: [
		{
			id: "agreement",
			title: "Ki moun kondisyon sa yo konsène",
			paragraphs: [
				"Se {agency} ki okipe sit sa a, yon ajans asirans endepandan ki nan {address}. Konpayi asirans yo peye nou yon komisyon lè ou achte yon polis. Lè ou sèvi ak sit la, ou dakò ak kondisyon sa yo. Fòm li yo se pou moun ki gen 18 an oswa plis. Si ou pa dakò, tanpri rele nou nan {phone} olye pou ou sèvi ak fòm yo.",
				"Kondisyon yo se pou sit entènèt la sèlman. Polis ou achte a se yon kontra ant ou menm ak konpayi asirans lan, epi se kontra sa a ki di kisa ki kouvri.",
			],
		},
		{
			id: "information-only",
			title: "Se enfòmasyon, se pa yon òf",
			layout: "checklist",
			paragraphs: ["Paj yo esplike pwodui yo anjeneral. Yo pa yon òf pou vann asirans, ni yon pwomès y ap aksepte ou."],
			items: [
				{ text: "Kouvèti a ak si ou kalifye depann de règ eta a ak evalyasyon risk konpayi asirans lan." },
				{
					text: "Se pa tout pwodui ki disponib nan chak eta. <licensedStates>Ajans lan gen lisans nan {licensedStates} {statesNoun}.</licensedStates>",
				},
				{ text: "Nan Nouyòk, se ajan sèlman nou rekrite. Nou pa vann asirans bay moun ki rete la." },
				{
					text: "Kouvèti a kòmanse sèlman lè konpayi asirans lan bay polis la epi tout kondisyon li yo ranpli, e premye prim nan peye. Yon fòm oswa yon estimasyon isit la pa janm kòmanse yon kouvèti.",
				},
			],
		},
		{
			id: "estimates",
			title: "Kalkilatris ak estimasyon",
			paragraphs: [
				"Rezilta kalkilatris yo se ipotèz. Yo soti nan chif ou tape yo ak nan sipozisyon ki ekri bò kote yo. Yo pa yon pri final, **ni yon ilistrasyon polis**, epi yo pa montre tout frè yon polis ka genyen.",
				"Pri pa w la ka pi wo oswa pi ba apre evalyasyon risk la. Valè ki depann de yon endis oswa de dividann ka pi ba pase sa ou wè a; yo ka menm pa grandi ditou. Anvan ou deside, mande ilistrasyon konpayi asirans lan menm, epi li pati ki montre valè minimòm yo.",
			],
		},
		{
			id: "no-advice",
			title: "Se pa konsèy sou taks ni sou lalwa",
			paragraphs: [
				"Nou se ajan asirans. Sa nou ekri sou taks, eritaj oswa dèt se enfòmasyon jeneral. Sitiyasyon pa w la ka diferan. Pale ak yon espesyalis taks oswa yon avoka anvan ou aji.",
			],
		},
		{
			id: "languages",
			title: "Lang",
			paragraphs: [
				"Nou pibliye chak paj an {siteLanguages}. Si de vèsyon pa di menm bagay, fè nou konnen epi n ap korije yo. Polis, aplikasyon ak papye otorite yo soti souvan an angle sèlman, epi dokiman ki konte a, se dokiman konpayi asirans lan. Mande nou pou nou li l avèk ou anvan ou siyen.",
			],
		},
		{
			id: "contact-consent",
			title: "Lè ou voye yon mesaj ban nou",
			paragraphs: [
				"Tanpri bay enfòmasyon pa ou sèlman, epi asire w yo kòrèk. Yon ajan ki gen lisans sèvi ak yo pou l reponn demann ou, jan [règleman sou vi prive](/privacy) di l la. Nou mande konsantman pou apèl oswa tèks piblisite apa. Ou pa oblije bay li, epi li pa janm yon kondisyon pou achte. Reponn STOP pou sispann resevwa tèks, epi di nou si ou pa vle nou rele w ankò.",
				"Lè ou voye yon mesaj, sa pa fè ou vin kliyan nou. Si konpayi asirans ou a egzije yon avi alekri, mesaj la pa ranplase avi sa a. Pou chanje oswa anile yon polis ou deja genyen, pale ak konpayi asirans lan oswa rele nou.",
			],
		},
		{
			id: "text-messages",
			title: "Mesaj tèks",
			layout: "checklist",
			paragraphs: [
				"Pwogram mesaj tèks nou an rele “Mesaj {agency}”. Ak li, nou reponn demann ou epi nou ranje randevou ou. Se sèlman si ou te make kaz ki pou sa nou voye tèks piblisite, oswa nou sèvi ak yon sistèm otomatik, ak yon vwa atifisyèl oswa ak yon vwa ki anrejistre davans.",
			],
			items: [
				{ text: "Kantite mesaj yo ka varye. Konpayi telefòn ou ka fè w peye pou mesaj ak done." },
				{
					text: "Reponn **STOP** nan nenpòt tèks pou sispann resevwa tèks.",
				},
				{ text: "Reponn **HELP** oswa **ÈD** pou jwenn èd, oswa ekri {email} oswa rele {phone}." },
				{ text: "Se konpayi telefòn yo ki delivre tèks yo. Yo pa responsab tèks ki rive an reta oswa ki pa rive." },
				{
					text: "Nou pa pataje nimewo w, ni konsantman ou pou tèks, ak lòt konpayi pou piblisite pa yo. Gade [règleman sou vi prive](/privacy).",
				},
			],
		},
		{
			id: "electronic-records",
			title: "Dosye ak siyati elektwonik",
			paragraphs: [
				"Lè ou make yon kaz konsantman oswa ou voye yon fòm, se siyati elektwonik ou, e li gen menm valè ak yon siyati sou papye (lwa federal E-SIGN). Ou dakò pou ou resevwa avi nou sou sit la ak yon kopi sa ou te dakò ladan l sou fòm elektwonik, sou ekran an oswa pa imel. Pou sa, ou bezwen yon aparèy ki gen yon navigatè ajou ak yon adrès imel.",
				"Nenpòt lè, ou ka mande yon kopi sou papye gratis, ban nou yon lòt adrès imel, oswa retire akò sa a: ekri {email} oswa rele {phone}. Lè ou retire l, sa pa chanje sa ou te siyen anvan. Anvan yon konpayi asirans voye papye polis ba ou sou fòm elektwonik, se li menm k ap mande w si ou dakò.",
			],
		},
		{
			id: "acceptable-use",
			title: "Sa nou mande ou",
			layout: "checklist",
			items: [
				{ text: "Pa voye enfòmasyon yon lòt moun san pèmisyon li." },
				{ text: "Pa eseye antre kote ou pa gen dwa, ni chaje sit la twòp, ni kontoune pwoteksyon li yo." },
				{ text: "Pa kopye paj antye, ni ranmase enfòmasyon ak wobo pou vann kontak moun." },
				{ text: "Pa pran pòz ajan nou, ni di w ap travay pou nou si se pa vre." },
			],
		},
		{
			id: "content",
			title: "Tèks, imaj ak non",
			paragraphs: [
				"Ou ka li, enprime ak pataje paj yo pou ou menm, fanmi ou ak konseye ou yo. Pou lòt bagay, mande nou anvan. Non ak mak lòt konpayi se pou yo.",
				"Si gen yon bagay sou sit sa a ki kopye travay ou san pèmisyon, ekri {email}. Di ki travay ak ki paj, di nou kijan pou nou jwenn ou, deklare ak bòn fwa yo pa gen pèmisyon sèvi ak travay la konsa e se ou ki mèt li oswa w ap aji pou mèt la, epi siyen. N ap verifye, epi n ap retire sa ki pa dwe la.",
			],
		},
		{
			id: "other-sites",
			title: "Lòt sit entènèt",
			paragraphs: [
				"Gen lyen ki mennen sou sit otorite yo, nan yon sèvis randevou, ak sou lòt sit nou pa kontwole. Nou pa responsab sa ki ladan yo. Yon lyen sou yon ajans leta pa vle di leta bay nou apwobasyon li.",
			],
		},
		{
			id: "responsibility",
			title: "Responsablite nou",
			paragraphs: [
				"Nou verifye paj nou yo ak swen, men yo ka gen erè oswa yo ka pa ajou, epi sit la ka pa mache pafwa. Tanpri pale ak yon ajan ki gen lisans epi li polis la anvan ou deside. Jis kote lalwa pèmèt sa, nou pa responsab yon pèt ki fèt sèlman paske yon moun te fye sou yon paj entènèt oswa paske sit la pa t ap mache.",
				"Sa pa retire anyen nan devwa nou genyen anvè ou kòm ajan ki gen lisans, ni nan responsablite nou si gen fwod, gwo neglijans oswa mal moun fè espre, ni nan okenn dwa lalwa pa pèmèt ou abandone.",
			],
		},
		{
			id: "law",
			title: "Lalwa ak dezakò",
			paragraphs: [
				"Se lwa {homeState} ki aplike pou kondisyon sa yo, epi dezakò sou sit entènèt la al nan tribinal {homeState}. Si ou rete nan yon lòt eta, lwa asirans ak lwa konsomatè eta sa a kontinye pwoteje ou. Pa gen anyen isit la ki anpeche ou pote plent bay yon [otorite](/compliance).",
			],
		},
		{
			id: "changes",
			title: "Chanjman ak kontak",
			paragraphs: [
				"Nou ka chanje kondisyon sa yo. Dat ki anlè a montre dènye chanjman enpòtan an, epi yon chanjman konte sèlman apati lè sa a. Si yon pati pa valab, rès la rete valab.",
				"Si ou gen kesyon, ekri {email}, oswa rele {phone} oswa {tollFreePhone}.",
			],
		},
	],
} satisfies ArticlePageContent;
