import type { BlogPostContent } from "../../schema.ts";

export default {
	meta: {
		title: "Plafon, limit anba ak frè yon IUL, ak tout kalkil yo",
		description:
			"Kijan asirans vi inivèsèl endekse sèvi ak yon endis pou bay enterè, sa frè chak mwa yo fè nan yon ane 0%, ak kesyon pou poze anvan ou siyen.",
	},
	title: "Plafon, limit anba ak frè yon IUL: gade twa chif sa yo ansanm",
	excerpt:
		"Plafon an ak limit anba a deside ki enterè yon polis resevwa. Frè yo deside sa ki rete pou ou. Men kalkil la pou toulède, ak yon lis kesyon pou nenpòt ajan.",
	imageAlt:
		"Yon liy ki monte desann ant yon plafon an pwentiye ak yon planche solid, ak pyès monnen k ap tonbe anba planche a",
	body: `
Asirans vi inivèsèl endekse (IUL) se yon asirans vi ki gen yon valè lajan kach. De nan chif li yo fasil pou sonje: plafon an ak limit anba a. Twazyèm nan, se frè yo, e fòk ou chèche plis pou w jwenn yo.

Men yo toulètwa. Nou envante chak montan ki anba a pou ou ka verifye kalkil la. Okenn ladan yo pa soti nan yon konpayi asirans ni nan yon vrè polis.

## Sa ki pi enpòtan, an kèk mo

- **Plafon** an se pi gwo enterè polis la ka resevwa nan yon peryòd. Konpayi asirans lan ka chanje l pita, nan limit ki ekri nan polis la.
- **Limit anba** a, ki souvan 0%, se pi piti enterè li ka resevwa. Li pwoteje sèlman kont pèt endis la.
- **Frè** yo, konpayi a pran yo chak mwa, nan bon ane yo menm jan ak nan ane 0% yo.
- Kidonk yon polis ki gen yon limit anba 0% ka pèdi valè. Si ou kite l bonè, frè pou retire lajan anvan lè ka pran anpil nan rès la, oswa tout rès la.

## Mo ki nan fòmil la

Ou pa posede okenn aksyon nan yon IUL. Konpayi asirans lan swiv yon endis, anjeneral pandan yon ane, epi li bay enterè dapre yon fòmil. Dividann endis la anjeneral pa konte.

| Mo | Sa li fè | Sa pou mande |
| --- | --- | --- |
| Plafon | Li limite enterè a pou peryòd la | Ki plafon ki pi ba polis la pèmèt? |
| To patisipasyon | Li fikse ki pati yo konte nan sa endis la monte | Ki pati ki pi piti polis la pèmèt? |
| Maj | Li retire premye pati nan sa endis la monte | Èske genyen youn, e jis ki kote li ka monte? |
| Limit anba | Li fikse pi piti enterè yo bay | Èske li 0%, e èske li valab chak ane? |

Konpayi asirans lan fikse plafon an ankò detanzantan, e polis la di sèlman jis ki kote l ka desann. Mande konbyen moun ki te achte polis sa a senkan pase ap resevwa kounye a.

<iulFiguresShown>### De fòmil, yon sèl endis nou envante

Men rezilta de fòmil bay ak menm endis la. Premye a gen yon plafon 9% e li konte tout sa endis la monte. Dezyèm nan pa gen plafon e li konte 60% nan sa endis la monte. Toulède gen yon limit anba 0%.

| Ane | Endis | Plafon 9% | 60% nan sa l monte |
| --- | --- | --- | --- |
| 1 | monte 14% | 9.0% | 8.4% |
| 2 | monte 6% | 6.0% | 3.6% |
| 3 | desann 12% | 0.0% | 0.0% |
| 4 | monte 3% | 3.0% | 1.8% |
| 5 | monte 20% | 9.0% | 12.0% |

Pa gen yon fòmil ki devan chak ane. Si plafon an ta desann nan 6%, ane 1 ak ane 5 t ap resevwa 6% olye de 9%. Tout sa ipotetik, e se anvan nenpòt frè.</iulFiguresShown>

## Frè yo

Chèche chak frè sa yo nan polis la ak nan rapò sou frè yo. Si yo pa ba ou rapò a, mande l.

| Frè | Kilè yo pran l | Sa ki ka chanje l |
| --- | --- | --- |
| Frè sou prim nan | Sou chak prim, anvan li rive nan valè lajan kach la | Limit ki nan polis la |
| Pri asirans lan | Chak mwa | Laj ou, ak konpayi asirans lan, jiska maksimòm ki nan polis la |
| Frè polis la | Chak mwa | Limit ki nan polis la |
| Frè pou chak $1,000 kouvèti | Souvan chak mwa nan premye ane yo | Tablo ki nan polis la |
| Kloz siplemantè | Chak mwa | Lè ou ajoute oswa retire yon kloz |
| Frè pou retire lajan anvan lè | Si ou fèmen polis la nan premye ane li yo | Li bese dapre yon tablo |
| Enterè sou prè | Toutotan ou poko remèt yon prè | Kondisyon prè ki nan polis la |

Se pri asirans lan ki merite pou w gade l pi byen. Se yon pri pou chak $1,000 kouvèti, e li monte avèk laj. Pran $300,000 kouvèti. Ak yon pri nou envante, $0.20 pou chak $1,000, frè a se 300 × $0.20 = $60 chak mwa. Ak $2.00, yon lòt pri nou envante, li se $600 chak mwa. Anpil polis konte pri sa a sèlman sou pati nan lajan asirans lan peye lè moun nan mouri ki depase valè lajan kach la. Kidonk yon bon valè lajan kach kenbe frè a ba, e yon valè k ap desann fè l monte.

## Yon ane 0%, an dola

Sipoze yon polis gen $20,000 valè lajan kach. Mèt polis la peye $300 chak mwa. Frè sou prim nan se 6%, sa vle di $18 chak mwa. Pri asirans lan se $70 chak mwa, e frè polis la se $10.

| Sa yo konte | Ak prim | San prim |
| --- | --- | --- |
| Valè lajan kach nan kòmansman | $20,000 | $20,000 |
| Prim ou peye | $3,600 | $0 |
| Frè sou prim nan | −$216 | $0 |
| Pri asirans lan | −$840 | −$840 |
| Frè polis la | −$120 | −$120 |
| Enterè ak limit anba 0% la | $0 | $0 |
| Valè lajan kach nan fen | $22,424 | $19,040 |

Nan kolòn dwat la, limit anba a fè travay li: pèt endis la pa tonbe sou polis la. Men polis la pèdi $960 kanmenm. Sa se 4.8% nan $20,000, kidonk li t ap bezwen anviwon 4.8% enterè sèlman pou l rete kote l te ye a. Twazan konsa t ap kite $17,120, e vrè frè a t ap pi wo chak ane paske mèt polis la pi gran.

## Sa ou t ap reprann si ou soti bonè

Valè lajan kach la se pa sa ou resevwa si ou soti. Sa ou resevwa, se **valè lè ou fèmen polis la**. Sipoze frè pou retire lajan anvan lè se $6,000 premye ane a, e li bese $600 chak ane. Polis la kòmanse ak zewo, li gen menm frè ki anwo yo, e li resevwa 0% chak ane. Se yon tès ki sevè, e se tès sa a pou ou mande.

| Fen ane | Prim ou peye | Valè lajan kach | Frè pou retire lajan anvan lè | Valè lè ou fèmen polis la |
| --- | --- | --- | --- | --- |
| 1 | $3,600 | $2,424 | $6,000 | $0 |
| 3 | $10,800 | $7,272 | $4,800 | $2,472 |
| 5 | $18,000 | $12,120 | $3,600 | $8,520 |
| 10 | $36,000 | $24,240 | $600 | $23,640 |
| 11 | $39,600 | $26,664 | $0 | $26,664 |

Chak ane ajoute $3,600 e li retire $1,176, kidonk valè lajan kach la monte $2,424. Nan yon vrè polis, enterè t ap ajoute sou li nan kèk ane, e frè yo t ap monte avèk laj. Si ou ka bezwen lajan an nan 10 an oswa mwens, kite l yon kote ou ka jwenn li.

## Sa règ sou ilistrasyon yo fè, ak sa yo pa fè

Gwo chif yo nan yon ilistrasyon chita sou yon sèl to yo sipoze, menm to a chak ane.

Otorite asirans eta yo ekri modèl règ ansanm, nan Asosyasyon Nasyonal Komisè Asirans (NAIC). An 2015, Actuarial Guideline 49 (direktiv 49 pou aktiyè yo) te fikse yon sèl metòd pou to ki pi wo yon ilistrasyon IUL ka montre. Direktiv 49-A te aplike pou polis yo vann apati 14 desanm 2020, e li te konsène bonis ak miltiplikatè. Li limite tou konbyen enterè ilistrasyon an montre ka depase enterè sou yon prè. Yon lòt revizyon, 49-B, te vini apre sa an 2023.

Règ sa yo limite sa yo ka **montre** w. Yo pa pwomèt anyen sou enterè ou pral resevwa. Mande menm polis la ak to yo sipoze a, ak de pwen pousantaj mwens, epi ak 0%.

## Taks yo, an twa fraz

Anjeneral, yo pa peye taks federal sou revni pou lajan asirans lan peye lè moun nan mouri. Si ou mete twòp lajan nan premye sèt ane yo, polis la tounen yon kontra dotasyon modifye (MEC), e apre sa, lè ou prete oswa ou retire lajan, yo konte pwofi a an premye e ou peye taks sou li, anjeneral ak yon taks federal 10% anplis anvan laj 59½ an. Si yon polis tonbe pandan li gen yon prè, ou ka gen taks pou w peye sou pwofi a menm si pa gen lajan kach ki rete.

## Dwa ou nan Florid

- **Peryòd pou egzamine polis la gratis:** <stateFacts>omwen 14 jou apati jou yo delivre l ba ou, pou remèt yon nouvo polis asirans vi epi reprann lajan ou.</stateFacts><stateFactsWithheld>yon kantite jou ki fikse apati jou yo delivre l ba ou, pou remèt yon nouvo polis asirans vi epi reprann lajan ou.</stateFactsWithheld> Polis ou a di egzakteman konbyen jou ou genyen.
- **Delè anplis pou peye:** omwen 30 jou pou yon prim ki an reta.
- **Avi anvan polis la tonbe:** <stateFacts>si moun ki asire a gen 64 an oswa plis e polis la valab depi yon ane, konpayi asirans lan oblije voye yon avi omwen 21 jou davans, e ou ka nonmen yon dezyèm moun pou l resevwa l. Règ sa a pa konsène pifò polis moun peye otomatikman chak mwa.</stateFacts><stateFactsWithheld>mande konpayi asirans lan si ou ka nonmen yon dezyèm moun pou yo avèti.</stateFactsWithheld>
- **Lè yo konseye w fèmen polis la:** yon ajan ki di w kite yon polis ki gen valè lajan kach, san ou pa mete lajan an nan yon lòt polis oswa yon anwite, oblije ba ou enfòmasyon alekri anvan. Ladan l gen estimasyon frè pou retire lajan anvan lè, ak taks ou ka peye.
- **Peman an reta:** si ou fèmen polis la, ou mande valè li, e konpayi asirans lan pa peye nan 30 jou apre li resevwa polis la ak demann nan, anjeneral li dwe ou enterè.

## Kesyon pou poze anvan ou siyen

1. Kilès nan chif sa yo ki nan kontra a, e kilès ki ka chanje?
2. Jis ki kote plafon an ak to patisipasyon an ka desann?
3. Jis ki kote pri asirans lan ka monte, lè m gen 65, 75 ak 85 an?
4. Ak 0% chak ane, nan ki ane kouvèti a t ap fini, ak prim mwen gen lide peye a?
5. Ki valè m t ap jwenn si m fèmen polis la apre 1, 3, 5 ak 10 an?
6. Kisa k ap rive si m sispann peye pandan dezan?
7. Ak ki prim polis sa a vin yon MEC?
8. Konbyen menm kouvèti a t ap koute ak yon [asirans vi pou yon tèm](/services/term-life)?
9. Kijan yo peye w, e èske yo t ap peye w mwens pou yon asirans vi pou yon tèm?
10. Kiyès k ap gade polis la avè m chak ane?

Si yon repons se “pa enkyete w”, mande ankò. Gade [kijan IUL mache](/services/iul) ak kiyès ki ta dwe chèche yon lòt chwa.

> [!NOTE]
> {agency} se yon ajans asirans. Konpayi asirans yo peye nou yon komisyon lè ou achte yon polis. Atik sa a bay enfòmasyon jeneral. Li pa yon òf, ni yon ilistrasyon polis, ni yon konsèy sou taks oswa sou lalwa. Se ilistrasyon konpayi asirans lan sèlman ki montre valè yon polis. Tout sa polis la bay depann de kapasite konpayi asirans ki bay polis la genyen pou l peye reklamasyon. Prè ak lajan ou retire bese valè lajan kach la ak lajan asirans lan peye lè moun nan mouri, e yo ka fè polis la tonbe.

## Sa nou pa konnen

Pèsonn pa ka di w kote plafon yo ap ye nan 10 an. Nou pa bay vrè plafon ni vrè frè isit la, paske yo chanje, e plas yo se bò kote non konpayi asirans lan. Lalwa chanje tou: verifye seksyon an anvan ou konte sou li.

## Sous

Nou chèche yo an novanm 2026. Yon ane apre yon seksyon lwa se vèsyon nou li a. Pou yon seksyon ki pa gen ane, nou li rezime ak lòt paj ofisyèl, nou pa li tèks la menm.

- Peryòd pou egzamine polis la gratis: [seksyon 626.99(4), Florida Statutes](https://www.flsenate.gov/Laws/Statutes/2024/0626.99) (lwa Florid yo)
- Delè anplis pou peye: [seksyon 627.453](https://www.flsenate.gov/Laws/Statutes/2024/0627.453)
- Avi anvan polis la tonbe: [seksyon 627.4555](https://www.flsenate.gov/Laws/Statutes/2024/0627.4555)
- Lè yo konseye w fèmen polis la: [seksyon 627.4553](https://www.flsenate.gov/Laws/Statutes/2023/0627.4553), tèks 2023
- Enterè lè yo peye w an reta: [seksyon 627.482](https://www.flsenate.gov/Laws/Statutes/2024/0627.482), tèks 2024
- Kontra dotasyon modifye: [26 U.S.C. 7702A](https://www.law.cornell.edu/uscode/text/26/7702A)
- Direktiv 49, 49-A ak 49-B: [yon rezime LegalClarity](https://legalclarity.org/actuarial-guideline-49-a-49-b-iul-illustration-rules/), e pou 49-A [ThinkAdvisor, 12 out 2020](https://thinkadvisor.com/2020/08/12/tie-iul-illustration-crediting-rates-to-reality-advocacy-group/)
- Èd sou yon polis: [Florida Division of Consumer Services](https://myfloridacfo.com/division/consumers) (Divizyon Sèvis pou Konsomatè nan Florid)
- Pwòp kalkil nou: tablo yo. Okenn tablo pa soti nan yon konpayi asirans.
`,
} satisfies BlogPostContent;
