import type { BlogPostContent } from "../../schema.ts";

export default {
	meta: {
		title: "Konbyen li koute pou soti bonè nan yon anwite fiks endekse",
		description:
			"Tablo frè yo, sa ou ka retire san frè, ajisteman dapre valè mache a, taks yo, ak limit Florid mete pou moun ki gen 65 an oswa plis. Tout an dola.",
	},
	title: "Frè pou retire lajan nan yon anwite fiks endekse: konbyen li koute pou soti bonè",
	excerpt:
		"Nan yon kontra, li fasil pou w pa wè yon pousantaj. Men li an dola, ak taks la, ajisteman dapre valè mache a, ak limit Florid mete pou moun k ap achte lè yo gen 65 an oswa plis.",
	imageAlt: "Yon eskalye ki desann ane apre ane rive nan yon pòtay louvri, ak yon ti pòt sou kote bò premye mach yo",
	body: `
Yon anwite fiks endekse (FIA) se yon kontra ak yon konpayi asirans, pou lajan ou ka kite trankil pandan plizyè ane. Pri a pa parèt sou okenn bòdwo. Pandan yon kantite ane, ou peye pou w soti.

Atik sa a montre konbyen sa koute pou soti, an dola. Nou envante tout tablo ak tout montan yo pou ou ka verifye kalkil la. Se sèlman kontra pa w la ki konte.

## Sa ki pi enpòtan, an kèk mo

- Frè pou retire lajan anvan lè dire plizyè ane, 7 rive 10 an nan anpil kontra, e yo bese avèk tan.
- Pifò kontra kite w retire jiska 10% nan valè a chak ane san frè.
- Yon ajisteman dapre valè mache a, frè yon kloz siplemantè ak taks yo, chak ladan yo ka pran plis lajan toujou. Yo apa de frè pou retire lajan anvan lè.
- Florid ba ou tan pou remèt yon nouvo anwite, e li limite frè pou retire lajan anvan lè pou anpil moun k ap achte lè yo gen 65 an oswa plis.<stateFacts> Ou gen omwen 21 jou pou remèt li. Limit yo se 10% ak 10 an, ak yon eksepsyon pou kèk moun ki touche anpil oswa ki gen anpil byen.</stateFacts>

## Sa yo ka pran lè ou retire lajan

| Kisa | Kilè | Kote pou w jwenn li |
| --- | --- | --- |
| Frè pou retire lajan anvan lè | Ou retire plis pase montan san frè a pandan peryòd frè yo | Tablo ki nan kontra a |
| Ajisteman dapre valè mache a | Nan kèk kontra, pou menm lajan ou retire yo; li ka ogmante oswa bese sa ou resevwa | Pwòp seksyon li ak fòmil li |
| Bonis yo reprann | Nan kèk kontra ki gen bonis, si ou soti bonè | Seksyon sou bonis la, oswa sou kilè li vin pou ou (vesting) |
| Frè kloz siplemantè | Chak ane ou kenbe kloz la, menm si ou resevwa 0% enterè | Paj sou kloz la |
| Taks sou revni | Ou retire pwofi; si kontra a pa nan yon kont IRA (kont retrèt), se pwofi a ki soti an premye | Deklarasyon taks ou |
| Taks federal 10% anplis | Anjeneral, si ou retire pwofi anvan laj 59½ an | Deklarasyon taks ou |

## Tablo frè yo, an dola

Sipoze ou te peye $100,000 e ou poko resevwa okenn enterè. Kontra a gen tablo sa a, nou envante l, ak yon montan san frè ki se 10% chak ane. Gen kontra ki kite w sèvi ak montan san frè a lè w ap soti nèt. Gen lòt ki pa fè sa. Mande ki kalite kontra pa w la ye.

| Ane kontra a | Frè | Si premye $10,000 yo san frè | Si pa gen anyen ki san frè |
| --- | --- | --- | --- |
| 1 | 8% | $7,200 | $8,000 |
| 2 | 8% | $7,200 | $8,000 |
| 3 | 7% | $6,300 | $7,000 |
| 4 | 6% | $5,400 | $6,000 |
| 5 | 5% | $4,500 | $5,000 |
| 6 | 4% | $3,600 | $4,000 |
| 7 | 3% | $2,700 | $3,000 |
| 8 ak apre | 0% | $0 | $0 |

Kalkil pou ane 5 la se $90,000 × 5% = $4,500.

De detay chanje rezilta a. Yon **ane kontra** kòmanse nan dat kontra a, li pa kòmanse 1 janvye. Epi, si ou ajoute lajan pita, gen kontra ki kòmanse yon nouvo tablo pou chak peman.

### Yon nouvo do kay nan ane 2

Ou bezwen $35,000. Premye $10,000 yo san frè. Frè sou rès la se $25,000 × 8% = **$2,000**. Kounye a, sipoze montan san frè a se 10% nan premye prim nan chak ane, e moun k ap fè do kay la ka tann. Ou retire $10,000 nan fen ane 2 ak $25,000 nan kòmansman ane 3. Frè a se $15,000 × 7% = **$1,050**. Dat yo gen menm enpòtans ak pousantaj la.

## Ajisteman dapre valè mache a

Gen kontra ki ajiste lajan ou retire bonè dapre to enterè yo.

| To enterè yo depi ou te achte | Sa ajisteman an fè anjeneral |
| --- | --- |
| Pi wo | Li bese sa ou resevwa |
| Prèske menm jan | Li pa chanje anpil |
| Pi ba | Li ogmante sa ou resevwa |

Sipoze ajisteman an se mwens 3% sou menm $25,000 yo. Sa fè $750 anplis, kidonk do kay la koute w $2,750 frè. Si to yo te desann, yon ajisteman plis 3% t ap remèt ou $750. Mande fòmil la, ak yon egzanp kote to yo monte yon pwen pousantaj.

## Kloz ki pran frè menm nan yon ane 0%

Yon kloz siplemantè pou revni gen pwòp frè li ak pwòp chif li: baz revni an. Chif sa a sèvi sèlman pou kalkile peman yo. Ou pa ka retire l.

Sipoze yon kloz koute 1% nan valè kontra a chak ane. Premye ane a, sa fè $1,000 sou $100,000. Apre sètan ak 0% enterè, gen $93,206.53 ki rete, anvan nenpòt frè pou retire lajan. Pèt endis la pa t tonbe sou ou. Men frè a, wi. Si ou pa bezwen revni nan lajan sa a, mande kontra a san kloz.

## Taks yo vin anplis

Sipoze ou te peye $100,000 san l pa nan yon kont IRA, e kontra a vo $112,000 kounye a. Ou retire $10,000. Pwofi a, ki se $12,000, soti an premye, kidonk ou peye taks sou tout $10,000 yo kòm revni òdinè.

| Sa yo konte | Laj 62 an | Laj 57 an |
| --- | --- | --- |
| Lajan ou retire, nan limit montan san frè a | $10,000 | $10,000 |
| Frè pou retire lajan anvan lè | $0 | $0 |
| Taks sou revni, si to pa w la se 22% | $2,200 | $2,200 |
| Taks federal 10% anplis | $0 | $1,000 |
| Sa ki rete pou ou | $7,800 | $6,800 |

Lè konpayi asirans lan di “san frè”, sa vle di san frè konpayi a. Sa pa vle di san taks. Gen eksepsyon pou taks 10% la, tankou andikap ak kèk kalite peman ki dire tout lavi. Yon espesyalis taks ka di w sa ki valab pou ou.

## Sa lalwa Florid ba ou

| Dwa | Sa li di |
| --- | --- |
| Peryòd pou egzamine kontra a gratis | <stateFacts>Omwen 21 jou pou remèt yon nouvo anwite fiks oswa varyab, kèlkeswa laj ou. Depi oktòb 2013, peryòd ki pi long lan pa pou moun aje sèlman.</stateFacts><stateFactsWithheld>Yon kantite jou pou remèt yon nouvo anwite. Kontra ou a di konbyen.</stateFactsWithheld> |
| Limit pou laj 65 an oswa plis | <stateFacts>Yon frè pou retire lajan anvan lè pa ka plis pase 10% nan sa ou retire, e li pa ka dire plis pase 10 an. Si ou peye plis pase yon fwa, mande kilè 10 an yo kòmanse pou chak peman. Limit la pa kouvri moun ki depase yon sèten revni oswa yon sèten kantite byen.</stateFacts><stateFactsWithheld>Yon limit sou pousantaj frè pou retire lajan anvan lè ak sou kantite ane li dire, ak eksepsyon. Mande eta a ki limit ki valab kounye a.</stateFactsWithheld> |
| Pi bon enterè w | Yon ajan gen dwa rekòmande yon anwite sèlman si li nan pi bon enterè w, dapre bezwen ou ak tout sitiyasyon ou. |
| Konsèy pou fèmen yon anwite | Yon ajan ki rekòmande w fèmen yon anwite, san ou pa mete lajan an nan yon lòt anwite oswa nan yon asirans vi, oblije ba ou enfòmasyon alekri anvan. Ladan l gen estimasyon frè pou retire lajan anvan lè, ak taks ou ka peye. |
| Premye paj la | Premye paj kontra a oblije di konbyen tan ou genyen pou reprann lajan ou, ak kijan pou kontakte konpayi asirans lan, ajan an ak Depatman Sèvis Finansye a. |

> [!NOTE]
> Kontra ou a di egzakteman konbyen jou ou genyen pou egzamine l gratis. Mete dènye jou a sou kalandriye ou lè kontra a rive. Pou yon plent oswa yon kesyon, Divizyon Sèvis pou Konsomatè nan eta a reponn nan 877-693-5236.

## Anvan ou ranplase yon anwite ou genyen deja

Yon nouvo kontra souvan vini ak yon bonis. Fè tout kalkil la anvan ou deside.

| Etap | Montan |
| --- | --- |
| Valè ansyen kontra a | $80,000 |
| Frè pou retire lajan: 4% sou $72,000, paske 10% san frè | −$2,880 |
| Sa ki pase nan nouvo kontra a | $77,120 |
| Bonis 5% | +$3,856 |
| Valè ki sou premye paj nouvo kontra a | $80,976 |
| Frè pou soti nan nouvo kontra a nan ane 1: 8% sou 90% nan $80,976 | −$5,830 |

Sou papye, ou gen $976 anplis. Men lajan ou bloke ankò. Kounye a, si ou ta soti, sa t ap koute w $5,830. Dapre tablo ki anwo a, yon frè 4% vle di ane 6, kidonk ansyen kontra a te gen mwens pase dezan frè ki rete. Konpayi asirans lan ka reprann bonis la tou ak plafon ki pi ba oswa frè ki dire pi lontan. Epi ou ka pèdi nenpòt avantaj ansyen kontra a te genyen. Kidonk mande de kontra yo kòtakòt, alekri.

Pafwa yon ranplasman bon vre, pa egzanp lè ansyen kontra a pran frè pou yon kloz ou pa bezwen ankò. Ajan an oblije ekri poukisa sa nan enterè ou. Mande yon kopi.

## Lis pou verifye anvan ou siyen

- Mwen gen tablo frè pou retire lajan anvan lè, an dola, pou montan pa m nan.
- Mwen konnen si montan san frè a kòmanse nan ane 1, e si li valab lè m ap soti nèt.
- Mwen konnen si gen yon ajisteman dapre valè mache a, e mwen wè yon egzanp.
- Mwen konnen konbyen yon kloz koute nan yon ane 0%.
- Mwen konnen sa k ap rive frè yo si m antre nan yon sant swen pou granmoun (nursing home), si m gen yon maladi ki nan dènye faz li, oswa si m mouri.
- Mwen kenbe omwen yon ane depans deyò kontra sa a.
- Mwen ekri dènye jou peryòd frè yo sou kalandriye m.
- Mwen montre papye yo bay yon moun mwen fè konfyans.

## Kesyon pou poze

1. Konbyen lajan kach m t ap jwenn apre 1, 3, 5 ak 7 an si m resevwa 0% chak ane?
2. Ki dat chak frè fini?
3. Èske chak nouvo peman kòmanse yon nouvo tablo?
4. Èske gen yon vèsyon ak yon tablo ki pi kout, e ki plafon li genyen?
5. Kijan yo peye w, e èske sa depann de konbyen tan tablo a dire?

Yon FIA ka bon pou ou si ou gen lajan ou p ap bezwen pandan plizyè ane, ak lajan kach apa pou ijans. Si lajan sa a se tout rezèv ou, chèche yon lòt chwa. Paj nou sou [anwite fiks endekse](/services/fia) gen tout lis depans yo.

> [!NOTE]
> {agency} se yon ajans asirans. Konpayi asirans yo peye nou yon komisyon lè ou achte yon anwite. Atik sa a bay enfòmasyon jeneral. Li pa yon òf, ni yon rekòmandasyon, ni yon konsèy sou taks oswa sou lalwa. Yon anwite se yon kontra asirans. Li pa yon depo, e ni FDIC ni okenn ajans federal pa asire l. Peman yo depann de kapasite konpayi asirans ki bay kontra a genyen pou l peye reklamasyon.

## Sa nou pa konnen

Nou pa konnen kontra pa w la. Tablo yo, montan san frè yo ak sitiyasyon kote yo pa pran frè chanje de yon kontra a yon lòt, e ansyen kontra yo swiv ansyen règ. Limit pou laj 65 an oswa plis la, nou li l nan yon rezime yon biwo avoka te fè sou lalwa 2010 la. Rezime Sena a te fè sou lalwa 2013 la di limit la rete. Li seksyon ki valab kounye a oswa mande eta a anvan ou konte sou li.

## Sous

Nou chèche yo an novanm 2026. Yon ane apre yon seksyon lwa se vèsyon nou li a. Pou yon seksyon ki pa gen ane, nou li rezime ak lòt paj ofisyèl, nou pa li tèks la menm.

- Peryòd pou egzamine kontra a gratis, ak limit yo kenbe pou moun aje: [Florida Senate, summary of CS/CS/SB 166, 2013](https://www.flsenate.gov/Committees/BillSummaries/2013/html/536) (rezime Sena Florid); chapit 2013-163, Laws of Florida
- Limit pou laj 65 an oswa plis: [Buchanan Ingersoll & Rooney sou chapit 2010-175](https://bipc.com/florida-legislature-passes-bill-on-suitability-of-annuities), Laws of Florida
- Devwa ajan yo, ak limit ki valab kounye a: [seksyon 627.4554, Florida Statutes](https://www.flsenate.gov/Laws/Statutes/2024/0627.4554) (lwa Florid yo)
- Tan pou reprann lajan ou, ak premye paj la: [seksyon 626.99](https://www.flsenate.gov/Laws/Statutes/2024/0626.99), ak [Lexology sou premye paj la, 2010](https://www.lexology.com/library/detail.aspx?g=43b3305c-e1a1-4903-ad5a-3dfeacd7f712)
- Konsèy pou fèmen yon anwite: [seksyon 627.4553](https://www.flsenate.gov/Laws/Statutes/2023/0627.4553), tèks 2023
- Taks anplis anvan laj 59½ an: [26 U.S.C. 72(q)](https://www.law.cornell.edu/uscode/text/26/72), ak [IRS Publication 575](https://www.irs.gov/publications/p575)
- Plent: [Florida Division of Consumer Services](https://myfloridacfo.com/division/consumers) (Divizyon Sèvis pou Konsomatè nan Florid)
- Pwòp kalkil nou: tablo ki an dola yo. Okenn tablo frè pa soti nan yon konpayi asirans.
`,
} satisfies BlogPostContent;
