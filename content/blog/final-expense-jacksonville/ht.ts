import type { BlogPostContent } from "../../schema.ts";

export default {
	meta: {
		title: "Pri yon fineray nan Jacksonville: legliz, militè, antèman",
		description:
			"Kijan pou fè bidjè yon fineray legliz nan Jacksonville, sa yon simityè nasyonal chanje, dat limit asirans militè, ak kilè lajan an rive tout bon.",
	},
	title: "Peye yon fineray nan Jacksonville: legliz la, marin nan ak premye semèn nan",
	excerpt:
		"Yon fineray nan Jacksonville souvan gen de bòdwo: youn pou mezon fineray la, youn pou tout rès la. Men yon egzanp bidjè, sa fanmi militè yo ka jwenn, ak dat limit ou pa dwe rate.",
	imageAlt: "Yon legliz ak yon klòche blan bò yon gwo rivyè, ak yon ti drapo devan pòt li",
	body: `
Nan Jacksonville, yon fineray fè moun tounen lakay. Gen ekspozisyon kò a, sèvis nan legliz la, kòtèj la ak manje a. Gen moun ki pran avyon soti Norfolk oswa San Diego. Chak pati gen pri li. Bòdwo yo rive an premye, e souvan lajan an rive pita.

Atik sa a mete tout pati yo nan yon sèl bidjè. Apre sa, li gade de bagay ki enpòtan pou anpil fanmi isit la: yon simityè nasyonal ki nan vil la menm, ak yon asirans vi militè ki fini yon jou ki fikse.

## Ki pri ou ka atann

<funeralRanges>Dapre pwòp estimasyon nou, yon fineray ak antèman nan zòn Jacksonville koute $10,000 rive $15,000.</funeralRanges><funeralRangesShown> Se pa yon sondaj, e legliz ou, simityè ou ak chwa ou yo ka fè l monte oswa desann.</funeralRangesShown><funeralRangesWithheld>Nou pa bay chif sou pri fineray nan Jacksonville, paske nou pa konnen okenn sondaj piblik sou pri fineray nan konte Duval.</funeralRangesWithheld> Chif moun site pi souvan pou tout peyi a soti nan Asosyasyon Nasyonal Direktè Fineray (NFDA). An 2023, mwatye fineray ak ekspozisyon kò a ak antèman te koute plis pase $8,300, e mwatye te koute mwens. Ak yon kavo (bwat beton ki antoure sèkèy la anba tè a), pri mitan an te $9,995. Ak ekspozisyon kò a ak kremasyon, li te $6,280. Simityè a ak pyè tonb lan te apa.

Sa yon mezon fineray toupre w mande, ou jwenn li nan lis pri li. Dapre règ federal sou fineray yo (Funeral Rule), yon mezon fineray oblije di nenpòt moun ki rele konbyen li mande, epi li oblije bay nenpòt moun ki mande an pèsonn yon lis sou papye. Pa bezwen gen moun ki mouri pou sa.

## Yon egzanp bidjè, ak yon simityè nasyonal ak san li

De premye liy yo soti nan pri mitan NFDA yo: $8,300, ak kavo a ki $1,695, sa vle di $9,995 mwens $8,300. Nou envante lòt montan yo.

| Pati | Simityè prive | Simityè nasyonal |
| --- | ---: | ---: |
| Mezon fineray, ak ekspozisyon kò a ak sèkèy | $8,300 | $8,300 |
| Kavo oswa bwat beton senp (liner) | $1,695 | $0 |
| Plas, louvri ak fèmen tonb, pyè tonb | $4,500 | $0 |
| Legliz, pwogram, flè, manje | $1,800 | $1,800 |
| Vwayaj pou de moun nan fanmi an | $1,200 | $1,200 |
| **Total** | **$17,495** | **$11,300** |

Nan egzanp sa a, simityè nasyonal la fè yon diferans $6,195. Fanmi an toujou peye mezon fineray la, legliz la ak vwayaj la.

## Si yon moun nan fanmi an te nan lame

Simityè nasyonal Jacksonville la te louvri an 2009, nan nò vil la. Pou yon veteran ki kalifye, antèman nan yon simityè nasyonal gen bagay sa yo ladan l, e fanmi an pa peye anyen pou yo:

- yon plas, ak louvri epi fèmen tonb lan
- yon bwat beton senp pou tonb lan (liner)
- yon pyè tonb oswa yon plak
- swen plas la pou tout tan

Mari a oswa madanm nan, ak pitit ki minè, ka kalifye tou. Sa depann de sèvis moun nan te fè ak kijan li te kite lame a. Ou pa oblije tann yon lanmò pou w konnen. Si ou fè demann nan, Depatman Zafè Veteran (VA) deside davans. Sere lèt li a ansanm ak papye militè yo (discharge papers).

VA bay yon èd pou antèman (burial allowance) tou pou kèk veteran. Pou yon lanmò ki pa gen rapò ak sèvis militè a, èd la te $978 pou pi plis, apati oktòb 2024, e montan an chanje chak mwa oktòb. Pou yon lanmò sèvis militè a lakòz, li ka rive jiska $2,000. Anpil veteran pa kalifye ni pou youn ni pou lòt, kidonk pa konte sou li toutotan ou poko mande. Sekirite Sosyal ajoute $255, yon sèl fwa, pou mari a oswa madanm nan, oswa pou kèk pitit.

### Asirans vi militè a fini yon jou ou ka konte

Lè yon moun kite marin nan, tan an kòmanse konte pou asirans vi gwoup militè yo (Servicemembers’ Group Life Insurance, SGLI). Men delè òdinè VA yo, apati jou moun nan kite sèvis la:

| Jou | Sa ou genyen |
| --- | --- |
| 1 rive 120 | SGLI kontinye, ou pa peye anyen. |
| 1 rive 240 | Ou ka aplike pou asirans vi gwoup veteran yo (Veterans’ Group Life Insurance, VGLI) san kesyon sou sante. |
| 241 rive 485 | Ou ka toujou aplike pou VGLI, men ak kesyon sou sante. |
| Apre 485 | Ou pa ka aplike pou VGLI ankò. |

Jou 485 la se yon ane plis 120 jou. Si ou pa aplike anvan jou 120 a fini, ou pa gen okenn kouvèti nan de pwogram sa yo jiskaske VGLI kòmanse. Yon moun ki andikape nèt lè l ap kite sèvis la ka mande pou l kenbe SGLI pi lontan.

Verifye dat sa yo anvan ou konpare nenpòt bagay nou menm oswa lòt moun ap vann. Pou yon moun ki pa an sante, VGLI san kesyon sou sante ka vo plis pase yon polis prive. Pri li monte avèk laj, kidonk mande konbyen l ap koute lè ou gen 60 an ak lè ou gen 70 an.

## Premye semèn nan, ak kote lajan an soti

Yon mezon fineray ka mande yon avans, oswa yon prèv yo pral peye l. Ranje kote lajan ka soti yo nan lòd, kòmanse ak sa ki rive pi vit la:

1. **Lajan kach nan yon kont yon lòt moun ka sèvi avè l.** Anjeneral, yon moun ki mèt kont lan ansanm avè w ka pran l touswit. Yon kont ki sou yon sèl non ka oblije tann tribinal.
2. **Asirans vi.** Benefisyè a voye yon fòm reklamasyon ak yon sètifika lanmò. Peman an ka pran plizyè semèn. Nou pa jwenn yon kantite jou pou sa nan lwa Florid nou li yo, men konpayi asirans lan oblije ajoute enterè apati jou li resevwa prèv lanmò a (seksyon 627.4615).
3. **Yon transfè (assignment).** Si mezon fineray la ak konpayi asirans lan dakò, konpayi a peye mezon fineray la nan lajan asirans lan. Mande mezon fineray la kounye a si li aksepte sa.
4. **Èd.** VA, Sekirite Sosyal, yon sendika, yon lòj oswa kès legliz la. Prèske tout èd sa yo rive apre bòdwo a.

Apre sa, gade non ki sou polis la. Nan Florid, lajan asirans vi a ale jwenn benefisyè ou te nonmen an, e anjeneral kreyansye yo (moun ak konpayi moun ki mouri a te dwe) pa ka pran l. Si polis la nonmen eritaj la (estate), lajan an pase nan pwosedi eritaj nan tribinal (probate) ansanm ak tout rès la (seksyon 222.13). Si polis ou a nonmen yon moun ki mouri, chanje l semèn sa a.

> [!NOTE]
> Èske legliz ou, patwon ou oswa lòj ou kouvri w ak yon polis gwoup? Mande sètifika a. Chèche konnen montan an, benefisyè a, ak si kouvèti a fini lè ou pran retrèt oswa lè ou demenaje.

## Sa asirans depans fineray ajoute

[Asirans depans fineray](/services/final-expense) se yon ti polis asirans vi pou tout lavi. Ak pifò polis sa yo, prim nan pa chanje, e kouvèti a dire tout lavi ou toutotan ou peye. Benefisyè a deside kijan pou l sèvi ak lajan an: sèkèy la, tikè avyon an, bòdwo kouran an.

| Sa pou konpare | Polis ki poze kesyon sou sante | Polis ki poze kèk kesyon sèlman, oswa okenn |
| --- | --- | --- |
| Moun yo aksepte | Sa depann de repons ou yo | Prèske tout moun ki nan laj yo aksepte a |
| Lanmò anba yon maladi nan premye de oswa twazan yo | Anjeneral tout lajan an | Souvan prim yo sèlman, ak yon ti enterè, oswa yon pati nan lajan an |
| Lanmò nan yon aksidan nan ane sa yo | Anjeneral tout lajan an | Anjeneral tout lajan an |
| Pri pou menm kantite lajan | Pi ba | Pi wo |

Kidonk aplike pou premye kalite a anvan ou aksepte dezyèm nan. Reponn tout kesyon yo, e di laverite. Si ou mouri nan de premye ane yo, konpayi asirans lan ka verifye aplikasyon an (seksyon 627.455). Yon repons ki pa kòrèk ka fè fanmi an pèdi lajan an.

Pafwa se pa li ki bon pou ou:

- Ou jèn, ou an sante e ou gen timoun lakay ou. [Asirans vi pou yon tèm](/services/term-life) kouvri plis pou menm prim nan.
- Ou gen plis pase 75 an e ou gen lajan an. Yon kont fanmi ou ka jwenn vit ka bon menm jan, e pa gen tan pou tann.
- Li t ap difisil pou w kontinye peye prim nan. Peman ou rate fè polis la fini.
- Ou gen lide mande Medicaid. Yo ka konte valè lajan kach la nan sa ou posede, kidonk pale anvan ak yon avoka ki espesyalize nan zafè moun aje.

## Kijan pou chwazi montan an

Pran total pwòp bidjè ou. Retire lajan fanmi ou ka jwenn nan yon semèn, ak avantaj yo konfime ba ou alekri. Nan egzanp ki anwo a, yon fanmi ki chwazi yon simityè prive e ki gen $6,000 nan yon kont ki sou de non manke $11,495 ($17,495 mwens $6,000). Ak yon simityè nasyonal, li manke $5,300 ($11,300 mwens $6,000).

Nan egzanp sa a, si moun nan kalifye, montan an bese plis pase mwatye. Kidonk rele VA an premye.

## Kesyon pou poze anvan ou siyen

1. Èske polis sa a peye tout lajan an depi premye jou a? Si se non, depi ki jou?
2. Èske prim nan ka monte, oswa lajan polis la ap bay la ka desann?
3. Konbyen m ap fin peye antou apre 10, 15 ak 20 an?
4. Kiyès yo avèti si m rate yon peman? <stateFacts>Si moun ki asire a gen 64 an oswa plis, yon polis Florid ki gen yon ane pa ka tonbe san yon avi omwen 21 jou davans, e ou ka nonmen yon dezyèm moun pou l resevwa l (seksyon 627.4555). Règ sa a pa konsène pifò polis moun peye otomatikman chak mwa.</stateFacts>
5. Konbyen jou mwen genyen pou m remèt polis la? <stateFacts>Minimòm nan Florid pou asirans vi se 14 jou (seksyon 626.99).</stateFacts> Polis la di egzakteman konbyen jou.

## Sa nou pa konnen

Pri mitan NFDA yo se pou tout peyi a, e se chif 2023. Nou pa jwenn okenn sondaj piblik sou pri nan konte Duval. Se VA sèlman ki ka di kiyès ki kalifye. Montan nou envante nan tablo a montre kalkil la, yo pa montre pri mache a.

{agency} se yon ajans asirans. Konpayi asirans yo peye nou yon komisyon lè ou achte yon polis, e nou pa gen rapò ni ak VA, ni ak lame a, ni ak okenn lòt pati nan gouvènman an. Se konpayi asirans ki bay polis yo, e peman lajan an depann de kapasite konpayi asirans ki bay polis la genyen pou l peye reklamasyon. Atik sa a bay enfòmasyon jeneral; se pa yon òf, ni yon konsèy sou lalwa. Pou w gade pwòp bidjè ou ak yon ajan, ale sou paj [Jacksonville](/locations/jacksonville) oswa rele {phone}.

## Sous

Lyen ki mennen nan lwa yo bay edisyon 2024 la. Lwa ak montan yo chanje, kidonk verifye vèsyon ki valab kounye a.

- [NFDA statistics](https://nfda.org/news/statistics) (estatistik NFDA): pri mitan fineray an 2023.
- [Funeral Rule, 16 CFR Part 453](https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-453), jan yo te modifye l an 1994.
- Department of Veterans Affairs (Depatman Zafè Veteran): [sa ki ladan yon antèman nan yon simityè nasyonal](https://www.va.gov/resources/what-does-burial-in-a-va-national-cemetery-include/) (2021), [Jacksonville National Cemetery](https://www.cem.va.gov/cems/nchp/jacksonville.asp), [èd pou antèman](https://www.va.gov/burials-memorials/veterans-burial-allowance/) (montan pou lanmò ki rive apati 1 oktòb 2024), [VGLI](https://www.va.gov/life-insurance/options-eligibility/vgli/) (240 jou depi 1 novanm 2012).
- Florida Statutes (lwa Florid yo): [seksyon 222.13](https://www.flsenate.gov/Laws/Statutes/2024/222.13) (kiyès ki jwenn lajan an), [626.99](https://www.flsenate.gov/Laws/Statutes/2024/626.99) (peryòd pou egzamine polis la gratis), [627.455](https://www.flsenate.gov/Laws/Statutes/2024/627.455) (de premye ane yo), [627.4555](https://www.flsenate.gov/Laws/Statutes/2024/627.4555) (avi anvan polis la tonbe), [627.4615](https://www.flsenate.gov/Laws/Statutes/2024/627.4615) (enterè sou reklamasyon apre yon lanmò).
- Sekirite Sosyal: [20 CFR 404.390](https://www.law.cornell.edu/cfr/text/20/404.390) ak seksyon ki vin apre l yo, sou peman yo bay yon sèl fwa apre yon lanmò.
- Kesyon oswa plent sou asirans: [Florida Department of Financial Services](https://myfloridacfo.com/division/consumers) (Depatman Sèvis Finansye Florid), 877-693-5236.
`,
} satisfies BlogPostContent;
