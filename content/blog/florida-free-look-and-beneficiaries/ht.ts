import type { BlogPostContent } from "../../schema.ts";

export default {
	meta: {
		title: "Asirans vi nan Florid: remèt yon polis, chwazi benefisyè",
		description:
			"Kijan pou remèt yon polis nan Florid, sa yon divòs chanje pou yon benefisyè, kijan yo separe lajan an, ak sa fanmi ou bezwen pou fè yon reklamasyon.",
	},
	title: "Remèt yon polis ak chwazi benefisyè nan Florid: de papye ki merite yon sware",
	excerpt:
		"Premye jou yo ak yon nouvo polis, ak yon sèl liy sou yon fòm, gen plis enpòtans pase jan yo parèt. Men sa lalwa Florid di sou toulède.",
	imageAlt: "Yon tab kizin ak yon polis louvri, yon kalandriye ki gen yon jou antoure, ak yon fòm ki gen de non sou li",
	body: `
Gen de bagay nan yon polis asirans vi ki pa koute anyen e ki enpòtan anpil. Youn se peryòd pou egzamine polis la gratis: jou kote ou ka remèt polis la (an angle yo rele l “free look”). Lòt la se fòm benefisyè a, ki deside kiyès y ap peye.

Florid gen pwòp règ li pou toulède. Men yo, ak seksyon lwa yo pou ou ka verifye.

## Delè Florid yo nan yon sèl tablo

| Kisa | Konbyen tan | Lwa |
| --- | --- | --- |
| Remèt yon nouvo polis asirans vi | <stateFacts>Omwen 14 jou</stateFacts><stateFactsWithheld>Gade polis ou a</stateFactsWithheld> | seksyon 626.99(4) |
| Remèt yon nouvo anwite | <stateFacts>Omwen 21 jou, kèlkeswa laj ou</stateFacts><stateFactsWithheld>Gade kontra ou a</stateFactsWithheld> | seksyon 626.99(4); chapit 2013-163 |
| Peye yon prim ki an reta | Omwen 30 jou | seksyon 627.453 |
| Avi anvan polis la tonbe | <stateFacts>Omwen 21 jou, si moun ki asire a gen 64 an oswa plis</stateFacts><stateFactsWithheld>Mande konpayi asirans lan</stateFactsWithheld> | seksyon 627.4555 |
| Tan konpayi asirans lan genyen pou l konteste polis la | Anjeneral, de premye ane yo | seksyon 627.455 |
| Enterè sou yon reklamasyon apre yon lanmò | Apati jou konpayi asirans lan resevwa prèv lanmò a | seksyon 627.4615 |
| Konpayi asirans lan chèche si gen moun li asire ki mouri | Omwen yon fwa chak ane | seksyon 717.107 |

> [!NOTE]
> Polis ou a di egzakteman konbyen tan ou genyen. Delè yo ka pi long, pa egzanp lè yon nouvo polis ranplase yon ansyen. Tablo a se pou kontra moun achte poukont yo. Kouvèti ou gen nan travay ou swiv lòt règ.

## Kijan pou sèvi ak peryòd pou egzamine polis la gratis

Peryòd la kòmanse lè yo delivre polis la ba ou, li pa kòmanse lè ou aplike ni lè ou peye. <stateFacts>Ann di yon polis asirans vi rive madi 1 desanm 2026. Si ou konte jou ki vin apre a kòm premye jou, 14 jou yo fini madi 15 desanm. Pou yon anwite ki rive menm jou a, 21 jou yo fini madi 22 desanm.</stateFacts> Mande konpayi asirans lan kijan li konte, e pa tann dènye jou a.

1. Ekri dat polis la rive a sou premye paj la, epi kenbe anvlòp la oswa imel la.
2. Li polis la yon sèl kou, ak aplikasyon an bò kote l.
3. Si ou vle remèt li, swiv avi ki sou premye paj la. Voye polis la tounen ak yon lèt ou siyen, nan yon fason ki ba ou yon prèv.
4. Mande alekri pou yo remèt ou lajan ou, epi note jou a.
5. Si anyen pa fèt, rele Divizyon Sèvis pou Konsomatè nan eta a, nan 877-693-5236.

Pa anile yon ansyen polis toutotan nouvo a poko rive, ou poko li l, epi ou poko deside kenbe l. Lè ou ranplase yon polis, yon nouvo peryòd kòmanse kote konpayi asirans lan ka konteste l.

### Sa pou verifye pandan jou yo ap pase

- Non an, dat nesans lan ak montan kouvèti a kòrèk.
- Prim nan se sa yo te di w la, e ou konnen pandan konbyen tan l ap rete konsa.
- Repons sou sante ak tabak ki nan aplikasyon an se repons ou te bay yo. Nan de premye ane yo, konpayi asirans lan ka konteste yon reklamasyon si yon repons enpòtan pa t vre.
- Ou konnen si yo peye tout lajan an depi premye jou a. Gen polis ki poze kèk kesyon sèlman sou sante, e ki remèt prim yo sèlman, ak yon ti enterè, si moun nan mouri anba yon maladi nan premye ane yo.
- Non benefisyè yo ekri jan yo ye sou papye yo, e pousantaj yo fè 100% antou.
- Gen yon dezyèm benefisyè.

## Fòm benefisyè a

Se polis la ki deside kiyès y ap peye, se pa testaman an. Benefisyè **prensipal** la (primary), se li ki pase an premye. Benefisyè **ranplasan** an (contingent), yo peye l si pa gen okenn benefisyè prensipal ki vivan. Nonmen omwen youn nan chak kalite.

Ann di yon polis peye $50,000. Ana dwe jwenn 50%, Luis 30% e Marie 20%.

| Sitiyasyon | Ana | Luis | Marie |
| --- | --- | --- | --- |
| Toulètwa vivan | $25,000 | $15,000 | $10,000 |
| Marie mouri anvan, e pati pa l ale jwenn lòt yo dapre pati yo | $31,250 | $18,750 | $0 |
| Marie mouri anvan, e pati pa l ale jwenn pitit li yo | $25,000 | $15,000 | $10,000 pou pitit li yo |

Dezyèm liy nan separe $10,000 Marie yo 50 kont 30: Ana jwenn $6,250 anplis e Luis $3,750. Ki liy ki aplike? Sa depann de mo ki nan polis la ak nan fòm nan. Fòm yo souvan di **per stirpes** si yon pati dwe ale jwenn pitit moun sa a. Mande konpayi asirans lan esplike w pwòp fòm pa l.

## Sa yon divòs fè nan Florid

Dapre seksyon 732.703, anjeneral yon divòs anile non ansyen mari oswa ansyen madanm ou te mete kòm benefisyè anvan divòs la. Byen an pase kòmsi moun sa a te mouri anvan. Sa konsène asirans vi, anwite, kont IRA (kont retrèt) ak lòt bagay, pou moun ki mouri 1 jiyè 2012 oswa apre.

Pa konte sou sa. Gen eksepsyon, e lwa eta a bay lwa federal la plas kote se lwa federal la ki deside:

- Yon plan 401(k) (lajan retrèt) ou gen nan travay ou ka toujou peye moun ki sou fòm li a.
- Asirans vi gwoup anplwaye federal yo ka fè sa tou. Nan *Hillman v. Maretta* (2013), Lakou Siprèm Etazini te kite ansyen madanm nan kenbe lajan an, paske lwa federal la peye moun ki sou fòm nan.

Lalwa retire yon non sèlman. Li pa ajoute pèsonn. Si ou **vle** yo peye ansyen mari ou oswa ansyen madanm ou, pa egzanp pou pansyon timoun yo (child support), siyen yon nouvo fòm apre divòs la, epi mande avoka ou kijan pou w ekri sa.

## Dèt, eritaj ak timoun

**Nonmen yon moun, pa ekri “eritaj mwen” (my estate).** Dapre seksyon 222.13, lè yon moun ki rete Florid mouri, lajan an ale jwenn moun ki nan polis la, e kreyansye yo (moun ak konpayi moun ki asire a te dwe) pa ka mande l, sòf si polis la oswa yon transfè (assignment) di yon lòt bagay. Si polis la peye eritaj la, lajan an vin yon pati nan eritaj la, e li pase nan pwosedi eritaj nan tribinal (probate) tankou tout rès la.

**Pa nonmen yon timoun piti dirèkteman san yon plan.** Yon timoun pa ka resevwa lajan an poukont li. Seksyon 744.301 kite paran yo resevwa l pou yon timoun, men jiska yon sèten montan sèlman. Si li pi plis pase sa, yon tribinal ka oblije nonmen yon moun pou jere byen timoun nan (guardian of the property). Yon trust (byen yon moun jere pou fanmi w) ou prepare davans ka evite sa.

**Pa nonmen yon moun ki resevwa SSI oswa Medicaid anvan ou mande yon avoka.** Lajan yo peye dirèkteman ka fè moun sa a pèdi èd la. Fanmi yo souvan sèvi ak yon trust ki fèt pou moun ki gen bezwen espesyal (special needs trust).

**Dabitid, yon benefisyè ka rete nan yon lòt peyi.** Fòk non an menm ak non ki sou papye l. Bay konpayi asirans lan yon adrès ak yon nimewo telefòn ki bon nan peyi sa a.

## Kilè pou gade fòm nan ankò

| Sa ki rive | Sa pou fè |
| --- | --- |
| Maryaj | Ajoute mari ou oswa madanm ou si ou vle. Sa pa fèt poukont li. |
| Divòs | Siyen yon nouvo fòm, epi verifye plan ou gen nan travay ou yo youn pa youn. |
| Nesans oswa adopsyon | Mande yon avoka kijan pou ajoute timoun nan. |
| Yon benefisyè mouri | Nonmen yon lòt epi fikse pati yo ankò. |
| Ou demenaje, oswa yo demenaje | Mete adrès ak nimewo telefòn yo ajou. |
| Anyen pa rive pandan yon ane | Mande konpayi asirans lan konfime non yo alekri. |

Yon fòm ki nan yon tiwa, si konpayi asirans lan pa t janm resevwa l, ka pa vo anyen.

## Si ou rate yon prim

Florid egzije yon delè anplis pou peye, omwen 30 jou. <stateFacts>Si moun ki asire a gen 64 an oswa plis e polis la valab depi yon ane, konpayi asirans lan oblije voye yon avi tou omwen 21 jou anvan polis la tonbe, e ou ka nonmen yon **dezyèm moun** pou l resevwa l. Règ sa a pa konsène pifò polis moun peye otomatikman chak mwa.</stateFacts><stateFactsWithheld>Mande konpayi asirans lan si ou ka nonmen yon **dezyèm moun** pou yo avèti anvan polis la tonbe.</stateFactsWithheld> Chwazi yon moun ki louvri lèt li resevwa yo.

## Sa fanmi ou fè pita

1. Rele konpayi asirans lan, oswa ajan an, epi mande fòm reklamasyon an.
2. Mande kopi ofisyèl (sètifye) sètifika lanmò a.
3. Voye fòm nan ak yon sètifika, epi kenbe kopi.
4. Mande kijan y ap peye lajan an, ak ki chwa ki genyen.
5. Verifye enterè a. Florid egzije l apati jou konpayi asirans lan resevwa prèv lanmò a alekri. Ak yon to 5% nou envante, enterè sou $50,000 pandan 45 jou se $50,000 × 5% × 45 ÷ 365 = $308.22. Lalwa mare vrè to a ak yon endis obligasyon konpayi yo (corporate bonds).

Ou peye taks sou enterè a. Anjeneral, yo pa peye taks federal sou revni pou lajan asirans lan peye lè moun nan mouri.

**Si pèsonn pa ka jwenn polis la,** chèche prim nan relve kont ak nan lèt yo. Mande ansyen patwon yo. Asosyasyon Nasyonal Komisè Asirans (NAIC) gen yon sèvis gratis pou chèche polis, e eta a kenbe lajan konpayi asirans yo pa t ka remèt. Dapre yon lwa 2016, konpayi asirans vi yo oblije konpare dosye yo chak ane ak lis federal moun ki mouri, ak kèk eksepsyon. Lè yo aprann konsa yon moun mouri, yo gen 120 jou pou eseye jwenn benefisyè a.

## Yon paj pou tiwa kizin nan

- Konpayi asirans lan, nimewo polis la ak telefòn li
- Kote polis la ye
- Benefisyè prensipal ak benefisyè ranplasan yo, ak pati yo
- Dezyèm moun ki resevwa avi anvan polis la tonbe
- Non ajan an ak telefòn li
- Dènye jou ou te verifye tout bagay sa yo

Bay de moun yon kopi. Paj nou sou [asirans depans fineray nan Florid](/services/final-expense/florida) gen yon lis pou sezon siklòn, e [tablo eta yo](/state-compliance) gen règ lòt eta yo sou peryòd pou egzamine polis la gratis.

> [!NOTE]
> {agency} se yon ajans asirans. Konpayi asirans yo peye nou yon komisyon lè ou achte yon polis. Atik sa a bay enfòmasyon jeneral, se pa yon konsèy sou lalwa ni sou taks. Pou kesyon sou benefisyè apre yon divòs, nan yon fanmi ki gen pitit ki soti nan lòt maryaj, oswa ak yon timoun andikape, pale ak yon avoka nan Florid.

## Sa nou pa konnen

Nou pa bay lis tout eksepsyon yo. Seksyon 626.99 fikse peryòd pou egzamine yon polis asirans vi ansanm ak règ sou gid pou moun k ap achte (buyer’s guide) ak rezime polis la, kidonk swiv avi ki sou premye paj polis ou a. Nou pa mete montan ki nan seksyon 744.301 an, paske nou pa t ka konfime montan pou ane sa a. Ansyen polis ak polis ki soti nan lòt eta ka swiv lòt règ.

## Sous

Nou chèche yo an novanm 2026. Yon ane apre yon seksyon lwa se vèsyon nou li a. Pou yon seksyon ki pa gen ane, nou li rezime ak lòt paj ofisyèl, nou pa li tèks la menm.

- Peryòd pou egzamine polis la gratis: [seksyon 626.99(4), Florida Statutes](https://www.flsenate.gov/Laws/Statutes/2024/0626.99) (lwa Florid yo), ak [Florida Senate, summary of CS/CS/SB 166, 2013](https://www.flsenate.gov/Committees/BillSummaries/2013/html/536) (rezime Sena Florid)
- Delè anplis pou peye ak kontestasyon: [seksyon 627.453](https://www.flsenate.gov/Laws/Statutes/2024/0627.453) ak [seksyon 627.455](https://www.flsenate.gov/Laws/Statutes/2024/0627.455)
- Avi anvan polis la tonbe: [seksyon 627.4555](https://www.flsenate.gov/Laws/Statutes/2024/0627.4555)
- Divòs: [seksyon 732.703](https://www.flsenate.gov/Laws/Statutes/2024/0732.703), tèks 2024, ak *Hillman v. Maretta*, 569 U.S. 483 (2013)
- Dèt ak eritaj: [seksyon 222.13](https://www.flsenate.gov/Laws/Statutes/2024/0222.13), tèks 2024
- Timoun: [seksyon 744.301](https://www.flsenate.gov/Laws/Statutes/2023/0744.301), tèks 2023
- Enterè sou reklamasyon: [seksyon 627.4615](https://www.flsenate.gov/Laws/Statutes/2023/0627.4615), tèks 2023
- Polis ki pèdi: [Florida Senate, summary of CS/SB 966, 2016](https://www.flsenate.gov/Committees/billsummaries/2016/html/1366) (rezime Sena Florid), [OPPAGA sou Office of Insurance Regulation](https://oppaga.fl.gov/ProgramSummary/ProgramDetail?programNumber=4102) (Biwo Règleman Asirans), ak [paj NAIC pou konsomatè](https://content.naic.org/consumer)
- Èd ak plent: [Florida Division of Consumer Services](https://myfloridacfo.com/division/consumers) (Divizyon Sèvis pou Konsomatè nan Florid)
- Pwòp kalkil nou: pati yo, dat yo ak enterè a.
`,
} satisfies BlogPostContent;
