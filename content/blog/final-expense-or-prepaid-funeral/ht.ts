import type { BlogPostContent } from "../../schema.ts";

export default {
	meta: {
		title: "Asirans depans fineray oswa fineray ou peye davans?",
		description:
			"Konbyen lajan yon kontra fineray ou peye davans dwe mete nan trust nan Florid, sa ou reprann si ou anile l, ak kilè yon ti polis oswa lajan sere pi bon.",
	},
	title: "Asirans depans fineray oswa fineray ou peye davans? Yon konparezon pou Florid",
	excerpt:
		"Youn peye yon mezon fineray pou yon sèvis. Lòt la bay fanmi ou lajan kach. Lalwa Florid pa trete yo menm jan ditou, e bon chwa a depann de sa ki enkyete w plis.",
	imageAlt: "De anvlòp sou yon tab kizin: youn ak yon kle kay, lòt la ak yon kontra ki siyen",
	body: `
Yon mezon fineray ofri w yon kontra ou peye davans; lalwa Florid rele l “preneed contract”. Yon ajan asirans ofri w yon ti polis asirans vi. Toulède ka di w pitit ou yo p ap oblije peye. Men yo pa vann menm bagay la.

Nou se yon ajans asirans, e konpayi asirans yo peye nou yon komisyon lè ou achte yon polis. Mezon fineray yo pa peye nou anyen. Sonje sa pandan w ap li.

## Diferans lan nan yon sèl tablo

| Sa pou konpare | Fineray ou peye davans | Asirans depans fineray | Lajan sere pou yon fineray |
| --- | --- | --- | --- |
| Sa ou achte | Sèvis ak machandiz nan men yon sèl vandè | Lajan kach pou benefisyè a | Anyen pou kounye a |
| Kiyès ki jwenn lajan an | Vandè a, lè li fè pati pa l | Moun ou nonmen an | Moun ki mèt kont lan oswa ki eritye l |
| Si ou mouri mwa pwochen | Sa depann de kontra a ak konbyen ou gentan peye | Tout lajan an, oswa mwens si gen yon tan pou tann | Sa ou gentan sere |
| Si pri yo monte | Kontra a ka fikse pri kèk nan sa ou achte yo | Dabitid lajan an rete menm jan | Sa depann de enterè kont lan bay |
| Si ou demenaje | Mande si yo ka transfere l | Li swiv ou | Li swiv ou |
| Si ou sispann peye | Sa kontra a prevwa lè moun pa peye | Polis la ka tonbe epi li pa bay anyen | Pa gen anyen k ap rive |
| Kesyon sou sante | Anjeneral okenn si ou peye tout | Anjeneral wi | Okenn |

Si sa k ap fatige w se pri k ap monte, gade kontra ou peye davans lan. Si sa k ap fatige w se yon bòdwo ki rive ane pwochen san pèsonn pa ka peye l, gade asirans lan. Si ou gen lajan an, yon kont ka ase.

## Sa Florid egzije nan men yon moun k ap vann fineray davans

Se chapit 497 nan Florida Statutes (lwa Florid yo) ki gouvène kontra sa yo. Vandè a bezwen yon lisans espesyal (preneed license), e kontra a dwe montre chak bagay ou peye apa.

### Se pa chak dola ki ale nan trust la

Yon trust se lajan yo mete apa pou yon moun jere l jiskaske yo bezwen l. Seksyon 497.458 fikse minimòm yon vandè oblije mete ladan l:

- **70%** nan pri sèvis yo ak lokal yo lwe
- **100%** nan lajan mezon an avanse pou ou (cash advance items), tankou yon anons lanmò li peye pou ou
- pou chak machandiz, tankou yon sèkèy, **30%** nan pri a oswa **110%** nan pri an gwo vandè a te peye: sa ki pi gwo nan de yo

Men règ sa a sou yon kontra nou envante, ki fin peye nèt. Pou nou fè l kout, nou konte sèkèy la ak kavo a (bwat beton ki antoure sèkèy la anba tè a) kòm yon sèl machandiz ki te koute vandè a $2,000 an gwo.

| Pati nan kontra a | Pri | Règ | Nan trust la |
| --- | ---: | --- | ---: |
| Sèvis ak lokal | $4,000 | 70% | $2,800 |
| Sèkèy ak kavo | $4,500 | Sa ki pi gwo ant $1,350 (30%) ak $2,200 (110% nan $2,000) | $2,200 |
| Lajan mezon an avanse | $800 | 100% | $800 |
| **Total** | **$9,300** | Tout ansanm | **$5,800** |

Nan egzanp sa a, anviwon 62% nan pri a ale nan trust la ($5,800 divize pa $9,300). Vandè a ka sèvi ak lòt $3,500 yo, men li toujou dwe ou tout fineray la. Kidonk fòk ou konnen si konpayi a solid, menm jan ak yon konpayi asirans. Frè pou prepare ak anrejistre kontra a pa ale nan trust la (seksyon 497.4555). Olye de yon trust, gen vandè ki sèvi ak yon polis asirans vi pou peye kontra a. Mande ki kalite kontra pa w la ye.

### Gen yon fon dèyè vandè ki fè fayit, men li gen limit

Chak kontra ajoute $2.50 oswa $5 nan yon fon eta a pou pwoteje konsomatè, e gen kontra ki ajoute jiska $10 (seksyon 497.456). Yo ka sèvi ak li lè yon vandè fè fayit. Se pa yon pwomès pou peye chak pèt.

### Ou ka anile, men se pa tout pati ki tounen

Seksyon 497.459 gen de règ pou w konnen:

- **Nan premye 30 jou yo**, ou ka anile alekri epi reprann tout lajan ou, sòf pou sa yo gentan itilize.
- **Apre sa**, ou ka anile sèvis yo, lokal yo ak lajan mezon an avanse yo nenpòt kilè, epi reprann sa ou te peye pou yo. Enterè trust la te fè pandan tan sa a rete pou vandè a.

Machandiz tankou yon sèkèy swiv lòt règ, e se menm jan pou yon lòt kalite kontra ki nan seksyon 497.464 (alternative contract). Paj kote ou siyen an dwe montre, an lèt gra, konbyen lajan ki ale nan trust la ak konbyen ou t ap reprann si ou anile (seksyon 497.468). Li de chif sa yo an premye.

> [!NOTE]
> Yo te ekri Pwojè Lwa Sena 598 (Senate Bill 598) an 2026 pou chanje kèk pati nan chapit 497 apati 1 jiyè 2026. Pami yo, gen avi yo bay lè yo anile yon kontra. Se nan yon rezime sèlman nou konnen l. Li tèks seksyon 497.459 ki valab kounye a anvan ou siyen.

## Sa yon ti polis asirans vi pwomèt

[Asirans depans fineray](/services/final-expense) se yon asirans vi pou tout lavi ak yon ti kouvèti. Konpayi asirans lan peye benefisyè ou, ki ka depanse lajan an jan li vle. Lajan an ka kouvri sa yon kontra fineray pa kouvri: vwayaj, lwaye, yon dènye bòdwo lopital. Men fòk ou fè moun ou nonmen an konfyans pou l peye fineray la.

Li gen lòt pwen fèb:

- **Tan pou tann.** Lè yon polis poze kèk kesyon sèlman sou sante, oswa okenn, anjeneral se yon polis ki pa peye tout lajan an touswit. Si ou mouri anba yon maladi nan premye de oswa twazan yo, li remèt prim yo ak yon ti enterè, oswa li peye yon pati nan lajan an.
- **De premye ane yo.** Konpayi asirans lan ka verifye aplikasyon an si ou mouri nan tan sa a, e yon repons ki pa kòrèk ka fè fanmi an pèdi reklamasyon an (seksyon 627.455).
- **Polis ki tonbe.** Si ou rate ase peman, kouvèti a fini. Polis nan Florid gen yon delè anplis pou peye, omwen 30 jou (seksyon 627.453).
- **Si ou viv lontan.** Ou ka peye plis pase sa polis la ap bay. Divize lajan polis la ap bay la pa prim pou yon ane, pou w wè apre konbyen ane sa rive.
- **Yon montan ki pa chanje.** Ak 3% chak ane, yon pri $9,300 rive anviwon $12,498 apre 10 an (9,300 × 1.03, dis fwa youn apre lòt). Chif 3% sa a se yon sipozisyon. Nan pifò polis, lajan an pa monte ansanm ak pri yo.

Asirans lan gen yon avantaj klè nan lalwa: si ou nonmen yon moun kòm benefisyè, nan Florid anjeneral kreyansye yo (moun ak konpayi moun ki mouri a te dwe) pa ka pran lajan an (seksyon 222.13). <stateFacts>Epi ou gen omwen 14 jou apre polis la rive pou w remèt li epi reprann lajan ou (seksyon 626.99).</stateFacts> Polis ou a di egzakteman konbyen jou ou genyen pou egzamine l gratis.

## Si ou ka bezwen Medicaid oswa SSI

Isit la, yon erè koute chè.

- **SSI (èd Sekirite Sosyal bay moun aje ak moun andikape ki pa gen anpil lajan).** Jiska $1,500 ou mete apa pou antèman, pou ou menm epi ankò pou mari ou oswa madanm ou, pa konte nan sa ou posede. Nan montan sa a, yo retire montan ki ekri sou polis asirans vi yo deja pa konte (face value), ak lajan ki nan yon kontra antèman ou pa ka anile (irrevocable).
- **Medicaid nan Florid pou moun aje ak moun andikape.** Règ eta a gen pwòp limit pa l. Li pa konte valè lajan kach asirans vi yo si tout polis yo ansanm gen yon montan ki $2,500 oswa mwens, epi li pa konte jiska $2,500 ou mete apa pou antèman (Règ 65A-1.712).
- **Kontra ou pa ka anile.** Dapre avoka Florid ki okipe zafè moun aje, anjeneral yo pa konte yon kontra fineray ou pa ka anile, menm si li te koute plis pase $2,500. Sa ou pèdi, se dwa pou w reprann lajan an.

Kidonk, si ou pral antre byento nan yon sant swen pou granmoun (nursing home), yon kontra fineray ou pa ka anile ka fè sa yon polis pa ka fè. Mande yon avoka ki okipe zafè moun aje oswa Depatman Timoun ak Fanmi (Department of Children and Families) anvan ou siyen.

## Kat moun, kat repons

- **Ruth gen 82 an, talè li pral mande Medicaid, e li gen $9,000.** Li ta bon pou l poze yon avoka kesyon sou yon kontra fineray li pa ka anile. Yo ka konte valè lajan kach yon nouvo polis kont li.
- **Luis gen 66 an, li viv sou Sekirite Sosyal e li gen $800.** Li pa ka peye tout davans. Si li ka peye prim nan e yon konpayi asirans aksepte l, yon polis ki peye tout lajan an depi premye jou a ka kouvri sa ki manke a pi vit pase si li t ap sere lajan.
- **Ann gen 70 an, li gen $30,000 kach.** Petèt li pa bezwen ni youn ni lòt. Yon kont ki sou non l ak non pitit fi l, oswa pitit fi l ap eritye dirèkteman, ka peye bòdwo a, e si gen enterè, se pou Ann.
- **Walter gen 75 an, li vle sèvis li nan yon legliz ak yon simityè li chwazi, san diskisyon.** Kontra ou peye davans lan mete volonte l alekri. Men yon lèt yon paj ka ase, e li pa koute anyen.

Nou envante moun sa yo. Gen fanmi ki pran toulède: yon kontra pou sèvis la ak yon polis pou rès la.

## Kesyon pou moun k ap vann fineray la

1. Ki nimewo lisans ou pou vann fineray davans (preneed license), e kiyès ki kenbe lajan an?
2. Ki pri ki fikse, e ki pri yo ka toujou mande fanmi m peye?
3. Konbyen nan lajan mwen peye a ki ale nan trust la? Konbyen m t ap reprann si m anile nan senkyèm ane a?
4. Kisa k ap rive si m demenaje nan yon lòt eta, oswa si ou fèmen oswa vann biznis la?
5. Si m peye pa vèsman e m mouri bonè, konbyen fanmi m ap gen pou peye?

## Kesyon pou ajan asirans lan

1. Èske polis la peye tout lajan an depi premye jou a?
2. Èske prim nan ka monte, oswa lajan polis la ap bay la ka desann?
3. Konbyen m ap fin peye antou apre 10, 15 ak 20 an?
4. Konbyen ou touche si m achte sa a? Kisa ou t ap konseye m si ou pa t ap touche anyen?

Pou w verifye yon lisans pou vann fineray davans oswa pou w pote plent, kontakte Divizyon Fineray, Simityè ak Sèvis pou Konsomatè nan eta a (Division of Funeral, Cemetery, and Consumer Services). Pou asirans, rele Divizyon Sèvis pou Konsomatè (Division of Consumer Services).

## Sa nou pa konnen

Nou pa konnen kisa yon mezon fineray ap ofri w. Nou dekri minimòm ki nan lalwa, e yo ka chanje depi edisyon nou site pi ba yo. Règ Medicaid ak SSI gen plis eksepsyon pase sa.

Se konpayi asirans ki bay polis yo, se pa {agency}, e peman lajan an depann de kapasite konpayi asirans ki bay polis la genyen pou l peye reklamasyon. Asirans depans fineray se pa yon kontra fineray ou peye davans, epi li pa gen rapò ak okenn pwogram gouvènman. Atik sa a bay enfòmasyon jeneral; se pa yon òf, ni yon konsèy sou lalwa.

## Sous

Lyen ki mennen nan lwa yo bay edisyon 2024 la. Ane ki ant parantèz yo se ane tèks nou te sèvi avè l la.

- Florida Statutes (lwa Florid yo): [seksyon 497.456](https://www.flsenate.gov/Laws/Statutes/2024/497.456) (fon pou konsomatè, 2019), [497.458](https://www.flsenate.gov/Laws/Statutes/2024/497.458) (depo nan trust, 2023), [497.459](https://www.flsenate.gov/Laws/Statutes/2024/497.459) (anile yon kontra, 2019), [497.4555](https://www.flsenate.gov/Laws/Statutes/2024/497.4555) ak [497.468](https://www.flsenate.gov/Laws/Statutes/2024/497.468) (frè ak enfòmasyon yo dwe bay, 2024), [497.464](https://www.flsenate.gov/Laws/Statutes/2024/497.464) (lòt kalite kontra, 2024).
- [Senate Bill 598 of 2026](https://www.flsenate.gov/Session/Bill/2026/598) (Pwojè Lwa Sena 598), dapre yon rezime ki pibliye.
- Florida Statutes: [seksyon 222.13](https://www.flsenate.gov/Laws/Statutes/2024/222.13), [626.99](https://www.flsenate.gov/Laws/Statutes/2024/626.99), [627.453](https://www.flsenate.gov/Laws/Statutes/2024/627.453), [627.455](https://www.flsenate.gov/Laws/Statutes/2024/627.455).
- Sekirite Sosyal: [POMS SI 01130.410](https://secure.ssa.gov/poms.nsf/lnx/0501130410), lajan pou antèman (septanm 2024).
- [Rule 65A-1.712, Florida Administrative Code](https://www.flrules.org/gateway/RuleNo.asp?ID=65A-1.712) (règ administratif Florid), byen yo konte pou Medicaid (2024).
- [Division of Funeral, Cemetery, and Consumer Services](https://www.myfloridacfo.com/division/funeralcemetery/) (Divizyon Fineray, Simityè ak Sèvis pou Konsomatè), 850-413-3039.
- [Division of Consumer Services](https://myfloridacfo.com/division/consumers) (Divizyon Sèvis pou Konsomatè), 877-693-5236.
`,
} satisfies BlogPostContent;
