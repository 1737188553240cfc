import type { BlogPostContent } from "../../schema.ts";

export default {
	meta: {
		title: "Pri yon fineray nan Daytona Beach ak kijan pou w peye l",
		description:
			"Kisa ki fè pri yon fineray nan Daytona Beach, kijan pou konpare pri nan telefòn, sa veteran ka jwenn, ak kijan pou kalkile konbyen kouvèti ou bezwen.",
	},
	title: "Planifye yon fineray nan Daytona Beach: pri yo, dwa ou, ak konbyen pou mete sou kote",
	excerpt:
		"De mezon fineray ki pa lwen youn ak lòt ka mande pri ki diferan anpil pou menm sèvis la. Men kijan pou w konnen sa anvan fanmi an nan dèy, ak konbyen kouvèti depans fineray sa mande.",
	imageAlt: "Yon plaj trankil lè solèy ap leve, ak yon ban vid ki gen yon lis pri pliye sou li",
	body: `
Yo oblije òganize yon fineray nan kèk jou, e se moun ki nan dèy ki fè l. Nan yon semèn konsa, li difisil pou moun konpare pri. Si ou rete nan Daytona Beach, oswa si se la paran ou rete, ou ka konpare pri yo kounye a, nan telefòn, nan yon sèl maten.

Atik sa a montre kisa ou peye, ki dwa lalwa ba ou, ak kijan pou w sèvi ak repons yo pou jwenn yon montan. Asirans se youn nan fason pou peye, e se pa toujou li ki bon.

## Konbyen yon fineray koute

Chif moun site pi souvan yo se pri mitan pou tout peyi a, dapre Asosyasyon Nasyonal Direktè Fineray (NFDA). Nan sondaj li a, mwatye fineray yo te koute plis, e mwatye te koute mwens.

| Kalite fineray, 2023 | Pri mitan pou tout peyi a |
| --- | ---: |
| Ekspozisyon kò a ak antèman | $8,300 |
| Ekspozisyon kò a ak antèman, ak yon kavo | $9,995 |
| Ekspozisyon kò a ak kremasyon | $6,280 |

Kavo a, sa vle di bwat beton ki antoure sèkèy la anba tè a, ajoute $1,695 ($9,995 mwens $8,300). Ni simityè a, ni pyè tonb lan, ni flè yo pa nan okenn nan chif sa yo.

<funeralRanges>Dapre pwòp estimasyon nou, yon fineray nan zòn Daytona Beach koute $8,000 rive $12,000.</funeralRanges><funeralRangesShown> Se yon chif pou kòmanse yon bidjè. Se pa yon lis pri, e se pa yon sondaj.</funeralRangesShown><funeralRangesWithheld>Nou pa bay chif sou pri fineray nan Daytona Beach, paske nou pa konnen okenn sondaj piblik sou pri fineray nan konte Volusia.</funeralRangesWithheld> Se lis pri mezon fineray nan zòn nan sèlman ki ka di w konbyen ou t ap peye.

## Yon sèl fineray, de lis pri

Nou envante de lis sa yo, men w ap jwenn bagay konsa nan vrè lis yo tou.

| Sa w ap peye | Mezon A | Mezon B |
| --- | ---: | ---: |
| Frè pou sèvis debaz | $2,495 | $1,895 |
| Transpò kò a rive nan mezon fineray la | $390 | $350 |
| Anbome ak prepare kò a | $1,150 | $995 |
| Sal ak anplwaye pou ekspozisyon an ak seremoni an | $1,200 | $1,450 |
| Machin ki pote kò a | $400 | $350 |
| Sèkèy | $3,200 | $2,100 |
| **Total** | **$8,835** | **$7,140** |

Diferans lan se $1,695. Kounye a, sipoze fanmi an chwazi Mezon A, men li achte yon sèkèy yon lòt kote pou $1,600. Total la desann nan $7,235 ($8,835 mwens $3,200, plis $1,600). Mezon A pa gen dwa fè fanmi an peye yon frè paske l ap sèvi ak sèkèy sa a.

## Dwa lalwa ba ou

Gen yon règ federal sou fineray yo: yo rele l Funeral Rule (16 CFR Part 453). Li ba ou dwa sa yo, anvan yon lanmò menm jan ak apre:

- **Pri nan telefòn.** Yon mezon fineray oblije reponn nenpòt moun ki rele pou mande pri.
- **Yon lis pou ou kenbe.** Lè ou mande an pèsonn, yo oblije ba ou lis pri jeneral la sou papye.
- **Chak bagay apa.** Ou chwazi sa ou vle. Sèl frè ou pa ka refize se frè pou sèvis debaz yo.
- **Pwòp sèkèy pa w oswa vaz sann pa w.** Mezon an oblije aksepte l, e li pa ka fè w peye pou sa.
- **Pa gen sèkèy ki obligatwa pou yon kremasyon san seremoni.** Yon mezon ki fè kremasyon konsa (direct cremation) oblije ofri yon bwat senp nan plas sèkèy la.
- **Yon papye alekri** ki montre sa ou chwazi ak konbyen chak bagay koute.

Florid ajoute de règ ki bon pou konnen:

- Si yo pa anbome yon kò, fòk yo mete l nan frijidè, a 40 degre Farennay oswa pi ba, depi 24 èdtan fin pase (seksyon 497.386 nan Florida Statutes, lwa Florid yo). Kidonk, si yon moun di w fòk yo anbome kò a, mande si frijidè a pa t ap ase.
- Règ federal la pa konsène yon simityè ki pa gen mezon fineray. Men yon simityè ki gen lisans nan men eta a oblije ba ou pri li yo nan telefòn, ak yon estimasyon li fè de bòn fwa sou tout depans yo (seksyon 497.282). Gen simityè, tankou simityè legliz yo, ki ka pa anba règ sa a.

> [!NOTE]
> Okenn eta pa egzije yon kavo. Anpil simityè egzije l, pou tè a pa anfonse. Se simityè a pou ou mande, pa mande moun k ap vann sèkèy la.

## Kesyon pou twa apèl

Poze twa mezon fineray menm kesyon yo, epi ekri repons yo nan yon sèl tablo.

1. Konbyen ou mande pou sèvis debaz yo?
2. Konbyen yon fineray ak yon sware ekspozisyon kò a epi yon antèman t ap koute, ak pri chak bagay apa, san sèkèy la?
3. Ki pri sèkèy ki pi bon mache a, e konbyen yon kremasyon san seremoni koute?
4. Kisa ki pa ladan pri ou yo: simityè a, sètifika lanmò yo, anons lanmò a?
5. Kilè fòk yo peye ou, e èske ou aksepte yon transfè lajan asirans vi (assignment)?

Ak yon transfè konsa, benefisyè a kite konpayi asirans lan peye mezon fineray la dirèkteman. Fòk toulède konpayi yo dakò.

## Si gen yon veteran nan fanmi an

Yo ka antere yon veteran ki kalifye nan yon simityè nasyonal. Fanmi an pa peye ni plas la, ni louvri ak fèmen tonb lan, ni bwat beton senp ki antoure sèkèy la (liner), ni pyè tonb lan, ni swen plas la. Mari li oswa madanm li ka kalifye tou, menm si se li ki mouri anvan. Simityè nasyonal Cape Canaveral la nan Mims, nan premye konte ki nan sid Volusia.

Bòdwo mezon fineray la pa ladan avantaj sa a. Depatman Zafè Veteran (VA) bay yon èd pou antèman (burial allowance) pou kèk veteran. Pou yon lanmò ki pa gen rapò ak sèvis militè a, èd la te $978 pou pi plis, apati oktòb 2024. Mande konbyen li ye jodi a. Se pa tout veteran ki kalifye, e anjeneral fòk yo fè demann nan anvan dezan pase apre antèman an. Si ou mande l, VA deside davans si yon moun kalifye pou yon simityè nasyonal.

Sekirite Sosyal bay $255 yon sèl fwa, pou mari a oswa madanm nan, oswa pou kèk pitit. Li pa bay mezon fineray la lajan sa a. Gen yon delè dezan pou fè demann nan.

## Sa fè konbyen kouvèti?

Adisyone 4 liy epi retire youn. Nou envante montan yo; premye a se total Mezon B.

| Liy | Egzanp |
| --- | ---: |
| Mezon fineray | $7,140 |
| Simityè: plas, louvri ak fèmen tonb, kavo, plak | $4,800 |
| Tout rès la: sètifika, anons lanmò, manje, vwayaj | $900 |
| Dènye bòdwo: lwaye, doktè, kat kredi | $2,000 |
| **Sa fanmi an t ap bezwen** | **$14,840** |
| Lajan ki deja sou kote e fanmi an ka jwenn | −$5,000 |
| **Sa ki manke** | **$9,840** |

Pri yo monte, men dabitid lajan yon polis ap bay pa monte. Si pri yo ta monte 3% chak ane, $14,840 sa yo t ap rive anviwon $19,944 nan 10 an (14,840 × 1.03, dis fwa youn apre lòt). Chif 3% sa a se yon sipozisyon sèlman. Chak de oswa twazan, gade montan an ankò.

## Kilè asirans depans fineray bon, e kilè li pa bon

[Asirans depans fineray](/services/final-expense) se yon asirans vi pou tout lavi ak yon ti kouvèti. Lajan an ale jwenn moun ou nonmen an, li pa ale nan yon mezon fineray. Li ka itil si ou pa gen lajan sou kote, si pitit ou yo rete lwen e yo ta oblije prete, oswa si sante ou pa pèmèt ou jwenn yon pi gwo polis.

Li gen limit, e fòk ou tande yo anvan ou tande pri a:

- **Tan pou tann.** Si sante ou pa pèmèt ou jwenn yon polis ki peye tout lajan an depi premye jou a, yo ka ofri w youn ki pa peye tout lajan an touswit. Nan premye de oswa twazan yo, si ou mouri anba yon maladi, li remèt prim yo, souvan ak yon ti enterè, oswa li peye yon pati nan lajan an.
- **Si ou viv lontan.** Divize lajan polis la ap bay la pa prim pou yon ane. Rezilta a montre apre konbyen ane w ap fin peye menm kantite lajan polis la ap bay. Si gen bon chans pou w viv pi lontan pase sa, konpare polis la ak lajan ou ta mete sou kote.
- **Polis ki tonbe.** Yon polis ki tonbe paske ou pa peye pa bay anyen. Chwazi yon prim ou ka peye menm nan sezon kote travay ra. Si prim nan t ap wete lajan nan manje oswa medikaman, pa achte l.
- **Aplikasyon an.** Konpayi asirans yo ka poze kesyon sou kous, sou pilote avyon oswa sou plonje, ansanm ak sante ou. Bay tout repons yo jan sa ye a. Nan de premye ane yo, yon repons ki pa kòrèk ka fè fanmi ou pèdi reklamasyon an (seksyon 627.455).

Si ou an sante e gen moun ki depann de lajan ou touche, [asirans vi pou yon tèm](/services/term-life) achte plis kouvèti pou chak dola. Si ou gen lajan an nan yon kont fanmi ou ka jwenn vit, petèt ou pa bezwen polis ditou.

## Dwa ou apre ou fin achte

<stateFacts>Nan Florid, ou gen omwen 14 jou pou remèt yon nouvo polis asirans vi epi reprann lajan ou (seksyon 626.99).</stateFacts><stateFactsWithheld>Anjeneral ou ka remèt yon nouvo polis asirans vi nan yon kantite jou ki fikse epi reprann lajan ou.</stateFactsWithheld> Polis ou a di egzakteman konbyen jou ou genyen. Si yon peman an reta, polis nan Florid gen yon delè anplis pou peye, omwen 30 jou (seksyon 627.453). <stateFacts>Lè moun ki asire a gen 64 an oswa plis, yon fwa polis la gen yon ane, konpayi asirans lan oblije voye yon avi omwen 21 jou anvan polis la tonbe, e ou ka nonmen yon dezyèm moun pou l resevwa yon kopi (seksyon 627.4555).</stateFacts><stateFactsShown> Règ sa a pa konsène pifò polis moun peye otomatikman chak mwa.</stateFactsShown>

## Lis pou yon maten

- Mwen poze twa mezon fineray menm senk kesyon yo, epi mwen ekri repons yo.
- Mwen mande simityè a pri li yo, ak si li egzije yon kavo.
- Mwen konnen si gen yon moun nan fanmi an ki kalifye pou yon simityè nasyonal.
- Mwen ranpli tablo ki anwo a ak pwòp chif pa m.
- Yon moun mwen fè konfyans konnen kote chif yo, polis la ak papye militè yo (discharge papers) ye.

## Sa nou pa konnen

Chif NFDA yo se pou tout peyi a, e se chif 2023. Nou pa konnen okenn lis piblik ki montre pri nan zòn nan. Èske ou kalifye pou yon polis, e nan ki pri? Se yon konpayi asirans ki deside sa.

{agency} se yon ajans asirans. Konpayi asirans yo peye nou yon komisyon lè ou achte yon polis. Se konpayi asirans ki bay polis yo, e peman lajan an depann de kapasite konpayi asirans ki bay polis la genyen pou l peye reklamasyon. Atik sa a bay enfòmasyon jeneral; se pa yon òf, ni yon konsèy sou lalwa. Pou w wè kijan nou ka ede w, gade paj [Daytona Beach](/locations/daytona-beach) la oswa rele {phone}.

## Sous

Lyen ki mennen nan lwa yo bay edisyon 2024 la. Lwa ak montan yo chanje, kidonk verifye vèsyon ki valab kounye a.

- [NFDA statistics](https://nfda.org/news/statistics) (estatistik NFDA): pri mitan fineray an 2023.
- [Funeral Rule, 16 CFR Part 453](https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-453), jan yo te modifye l an 1994. Federal Trade Commission (Komisyon Federal sou Komès): [rezime règ la](https://www.ftc.gov/legal-library/browse/rules/funeral-industry-practices-rule) ak [konsèy pou moun k ap achte](https://consumer.ftc.gov/articles/ftc-funeral-rule).
- Florida Statutes (lwa Florid yo): [seksyon 497.282](https://www.flsenate.gov/Laws/Statutes/2024/497.282) (pri simityè yo), [497.386](https://www.flsenate.gov/Laws/Statutes/2024/497.386) (frijidè), [626.99](https://www.flsenate.gov/Laws/Statutes/2024/626.99) (peryòd pou egzamine polis la gratis), [627.453](https://www.flsenate.gov/Laws/Statutes/2024/627.453) (delè anplis pou peye), [627.455](https://www.flsenate.gov/Laws/Statutes/2024/627.455) (de premye ane yo), [627.4555](https://www.flsenate.gov/Laws/Statutes/2024/627.4555) (avi anvan polis la tonbe).
- Department of Veterans Affairs (Depatman Zafè Veteran): [sa ki ladan yon antèman nan yon simityè nasyonal](https://www.va.gov/resources/what-does-burial-in-a-va-national-cemetery-include/) (2021), [Cape Canaveral National Cemetery](https://www.cem.va.gov/cems/nchp/capecanaveral.asp), [èd pou antèman](https://www.va.gov/burials-memorials/veterans-burial-allowance/) (montan pou lanmò ki rive apati 1 oktòb 2024).
- Sekirite Sosyal: [20 CFR 404.390](https://www.law.cornell.edu/cfr/text/20/404.390) ak seksyon ki vin apre l yo, sou peman yo bay yon sèl fwa apre yon lanmò.
- Kesyon oswa plent sou asirans: [Florida Department of Financial Services](https://myfloridacfo.com/division/consumers) (Depatman Sèvis Finansye Florid), 877-693-5236.
`,
} satisfies BlogPostContent;
