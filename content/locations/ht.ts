import type { LocationsContent } from "../schema.ts";

export default {
	meta: {
		title: "Asirans vi nan vil Florid yo",
		description:
			"Èd pou asirans vi, depans fineray ak anwite nan dis vil Florid, nan telefòn oswa nan videyo, depi biwo nou nan {city}<spokenLanguages>, nan 4 lang</spokenLanguages>.",
	},
	cities: {
		sarasota: {
			meta: {
				title: "Asirans vi nan Sarasota, Florid",
				description:
					"Biwo nou an nan Sarasota. Vin pale sou asirans vi, depans fineray oswa anwite ak randevou, oswa pale nan telefòn oswa nan videyo<spokenLanguages>, an kreyòl</spokenLanguages>.",
			},
			title: "Asirans vi nan Sarasota, ak moun ki travay isit la",
			lead: "Sarasota se lakay nou. Sèl biwo nou genyen an isit la, nan {address}, e anpil nan fanmi nou ede yo rete bò menm lanmè a.",
			paragraphs: [
				"Konte Sarasota se youn nan konte Florid ki gen plis granmoun aje, ak anpil koup ki pran retrèt ak moun ki vin rete nan sid la sou laj. Bò kote yo gen enfimyè, bòs mason, kizinye ak pwofesè ki fè konte a mache. Anpil ladan yo gen timoun piti.",
				"Se sa ki fè kesyon yo pa menm de yon lari a yon lòt. Koup ki nan retrèt mande kisa k ap rive revni moun ki rete a lè yon chèk Sekirite Sosyal pa vini ankò, epi si yon ansyen polis vo prim li jouk jodi a. Souvan, wi. Jèn fanmi yo mande konbyen [asirans vi pou yon tèm](/services/term-life) yo ka peye anplis yon gwo lwaye oswa yon prè kay.",
				"Gen moun ki mete lajan sou kote, epi yo p ap bezwen l pandan plizyè ane. Yo poze kesyon sou yon [anwite fiks endekse](/services/fia). Nou kòmanse ak dezavantaj la: lajan an mare, epi si ou retire l anvan lè, ou ka peye yon frè pou lajan ou retire. Si se pou fineray la sèlman, yon ti polis [depans fineray](/services/final-expense), oswa lajan ou sere deja, ka sifi.",
			],
			facts: [
				{
					title: "Konte",
					text: "Konte Sarasota. Nou pale tou ak fanmi ki nan Bradenton, Venice, North Port ak lòt vil sou kòt Gòlf la.",
				},
				{
					title: "Kijan pou nou rankontre",
					text: "Nan biwo a ak randevou, oswa nan telefòn oswa nan videyo. Rele {phone}, {officeHours}.",
				},
				{
					title: "Pri yon fineray",
					text: "<funeralCosts>Estimasyon nou pou Florid se anviwon {homeFuneralCost}, pou yon fineray ak ekspozisyon kò a ak antèman, san kavo.</funeralCosts> Kremasyon souvan koute mwens pase yon antèman.<funeralCostsWithheld> Mande chak mezon fineray lis pri l ak tout detay.</funeralCostsWithheld>",
				},
			],
		},
		tampa: {
			meta: {
				title: "Asirans vi nan Tampa, Florid",
				description:
					"Asirans vi pou fanmi nan Tampa: lè ou kite kouvèti lame a, pwoteje prè kay la, planifye pou paran ou yo. Nan telefòn oswa nan videyo<spokenLanguages>, an kreyòl</spokenLanguages>.",
			},
			title: "Asirans vi pou fanmi nan Tampa",
			lead: "Soti nan pò a ak baz militè a rive nan lopital ak biwo yo, moun Tampa mete tout kalite inifòm. Asirans ki vini ak yon travay souvan fini ak travay la, e se la anpil nan konvèsasyon nou yo kòmanse.",
			paragraphs: [
				"Tampa se chèflye konte Hillsborough, e se la baz ayeryèn MacDill ye. Moun ki kite lame a gen dat limit pou yo kenbe oswa konvèti kouvèti yo. Nou gade dat sa yo anvan, epi apre sa nou konpare yon [asirans vi pou yon tèm](/services/term-life) ak sa lame a ofri. Pafwa se sa lame a ofri a ki pou kenbe.",
				"Se fanmi ki soti Kiba, Espay ak Itali ki te bati Ybor City, e ou tande panyòl toupatou nan vil la jouk jodi a. Anpil kay gen twa jenerasyon ladan yo. Granparan yo poze kesyon sou [depans fineray](/services/final-expense), pou bòdwo a pa tonbe sou pitit yo. Pitit yo mande kijan pou yo pwoteje prè kay la.",
				"Moun ki gen kay isit la konnen sa sa vle di lè bòdwo asirans ap monte. Fòk prim asirans vi a antre nan bidjè a ansanm ak prim asirans kay la. Nou pito ede w kenbe yon polis ki pi piti pandan trantan, olye nou vann ou yon gwo polis k ap tonbe nan twazyèm ane a.",
			],
			facts: [
				{
					title: "Konte",
					text: "Konte Hillsborough. Nou pale tou ak fanmi ki nan Brandon, Riverview, St. Petersburg ak Clearwater.",
				},
				{
					claim: "spokenLanguages",
					title: "Lang",
					text: "Nan Tampa, angle ak panyòl se lang moun mande plis. Nou pale kreyòl ak pòtigè tou.",
				},
				{
					title: "Kijan pou nou rankontre",
					text: "Nan telefòn oswa nan videyo, depi biwo nou nan {city}. Nou pa gen biwo nan Tampa. Rele {phone}. <funeralCosts>Estimasyon nou pou yon fineray nan Florid: {homeFuneralCost}.</funeralCosts>",
				},
			],
		},
		orlando: {
			meta: {
				title: "Asirans vi nan Orlando, Florid",
				description:
					"Asirans vi pou moun k ap travay nan otèl, pak amizman ak lopital nan Orlando, ak pou fanmi brezilyen ak pòtoriken. Nan telefòn oswa nan videyo<spokenLanguages>, an kreyòl</spokenLanguages>.",
			},
			title: "Asirans vi nan Orlando, dapre orè travay ou",
			lead: "Vizitè yo wè pak amizman yo. Moun k ap fè pak yo mache, se lannwit ak nan wikenn yo travay, epi yo fè de djòb. N ap pale lè orè w pèmèt sa<spokenLanguages>, an kreyòl, angle, panyòl oswa pòtigè</spokenLanguages>.",
			paragraphs: [
				"Orlando se chèflye konte Orange. Otèl, pak amizman, lopital ak inivèsite a bay anpil moun travay nan zòn nan. Asirans vi gwoup ki vini ak travay sa yo bon pou genyen, men li souvan piti, e li ka fini lè ou chanje patwon. Yon [asirans vi pou yon tèm](/services/term-life) ki nan non pa w ap swiv ou kote ou ale.",
				"Anpil fanmi brezilyen rete nan vil la ak nan zòn ki antoure l. Yo souvan mande, an pòtigè, si yon viza oswa yon ITIN ase, epi si yo ka mete paran yo ki nan Brezil kòm benefisyè. Souvan wi, ak kondisyon chak konpayi asirans mete. Moun Pòtoriko se sitwayen ameriken, kidonk yo pa bezwen poze kesyon sou estati. Yo plis poze kesyon sou fanmi ki sou zile a ak sou antèman laba a.",
				"Si revni w chanje ak sezon an, chwazi yon prim ou ka peye nan mwa ki fèb yo. Yon prim ki pa peye ka fè kouvèti a fini, e rekòmanse vle di lòt kesyon sou sante pandan ou pi gran.",
			],
			facts: [
				{
					title: "Konte",
					text: "Konte Orange. Nou ede moun tou nan Kissimmee, Winter Garden, Sanford ak rès mitan Florid la.",
				},
				{
					title: "Lang",
					text: "Isit la moun pale pòtigè ak panyòl chak jou. Polis la souvan an angle; n ap gade l avè w.",
				},
				{
					title: "Kijan pou nou rankontre",
					text: "Nan telefòn oswa nan videyo, depi biwo nou nan {city}; nou pa gen biwo nan Orlando. Voye yon imel bay {email} nenpòt lè. <funeralCosts>Estimasyon nou pou yon fineray nan Florid: {homeFuneralCost}.</funeralCosts>",
				},
			],
		},
		miami: {
			meta: {
				title: "Asirans vi nan Miami, Florid",
				description:
					"Asirans vi<spokenLanguages> an kreyòl</spokenLanguages> pou fanmi nan Miami ki gen moun pa yo nan lòt peyi: benefisyè an Ayiti, estati imigrasyon, fineray. Nan telefòn oswa nan videyo.",
			},
			title: "Asirans vi nan Miami, pou fanmi ki nan plizyè peyi",
			lead: "Nan Miami, yon fanmi souvan gaye nan de oswa twa peyi. Nou esplike asirans vi<spokenLanguages> an kreyòl, panyòl, pòtigè ak angle</spokenLanguages>, e n ap poze w kesyon ki konte lè fanmi an nan plizyè peyi.",
			paragraphs: [
				"Miami-Dade se konte ki gen plis moun nan Florid, e pifò moun la pale yon lòt lang pase angle lakay yo.<spokenLanguages> Fanmi ayisyen nan Little Haiti, North Miami ak lòt katye ka pale kreyòl avèk nou depi premye apèl la. Se menm bagay an panyòl pou fanmi kiben, venezyelyen, kolonbyen ak nikaragweyen.</spokenLanguages>",
				"Gen twa kesyon ki toujou tounen. Èske m ka jwenn kouvèti si m pa sitwayen? Souvan wi, sa depann de konpayi a, estati w, ak konbyen tan ou gen isit la. Èske m ka mete manman m ki Ayiti kòm benefisyè? Anjeneral wi, si non l ak papye l yo koresponn. Èske lajan an ka sèvi pou voye kò m al antere lakay? Fanmi an ka sèvi ak li konsa, men voye yon kò koute chè, kidonk fòk ou konte sa nan montan kouvèti a.",
				"Anpil moun nan yon sosyete fineray oswa nan yon sòl tou. Kenbe l si li bon pou ou. Yon polis [depans fineray](/services/final-expense) se yon lòt kontra, ak yon konpayi asirans, e pri li depann de laj ou ak sante w.",
			],
			facts: [
				{
					title: "Konte",
					text: "Konte Miami-Dade, ak Hialeah, North Miami, Homestead ak Miami Gardens.",
				},
				{
					claim: "spokenLanguages",
					title: "Lang",
					text: "Kreyòl, panyòl, pòtigè ak angle. Pèsonn nan fanmi an pa bezwen sèvi entèprèt.",
				},
				{
					title: "Kijan pou nou rankontre",
					text: "Nan telefòn oswa nan videyo, depi biwo nou nan {city}; nou pa gen biwo nan Miami. Rele {phone}. <funeralCosts>Estimasyon nou pou yon fineray nan Florid se {homeFuneralCost}, san voye kò a nan lòt peyi.</funeralCosts>",
				},
			],
		},
		"fort-lauderdale": {
			meta: {
				title: "Asirans vi nan Fort Lauderdale, Florid",
				description:
					"Asirans vi nan Fort Lauderdale ak Broward: moun ki travay nan pò ak sou lanmè, ti biznis, fanmi ayisyen ak brezilyen. Nan telefòn oswa nan videyo.",
			},
			title: "Asirans vi nan Fort Lauderdale ak Broward",
			lead: "Bato, kwazyè, ti boutik ak restoran fanmi: nan Broward anpil moun se pwòp patwon tèt yo. Pèsonn pa ba yo asirans gwoup, kidonk yo oblije chèche asirans pa yo.",
			paragraphs: [
				"Fort Lauderdale se chèflye konte Broward. Port Everglades ak metye lanmè yo bay ekipaj, mekanisyen ak soudè travay. Konpayi asirans yo mande w egzakteman sa w fè: travay sou pon bato, plonje, oswa pase plizyè mwa sou lanmè ka chanje pri a, oswa deside si yo aksepte w.<carriersCompared> Nou mande plizyè konpayi anvan ou aplike.</carriersCompared>",
				"Moun ki gen ti biznis souvan siyen yon prè sou pwòp non yo. Si mèt biznis la mouri, dèt la ka rive jwenn fanmi an. Yon [asirans vi pou yon tèm](/services/term-life) ki dire menm tan ak prè a se yon repons senp. Yon lòt repons se peye prè a pi vit, e [plan aksyon pou dèt](/services/debt-action) nou an montre kijan sa ta ye.",
				"Anpil fanmi ayisyen rete nan Lauderhill, Lauderdale Lakes ak Pompano Beach, e anpil fanmi brezilyen rete nan Pompano ak Deerfield Beach. Yo poze kesyon sou paran ki rete avèk yo ak sou fanmi y ap ede nan lòt peyi. Nou esplike yo<spokenLanguages> an kreyòl oswa an pòtigè</spokenLanguages> sa yon polis peye, ak kilè li pa peye.",
			],
			facts: [
				{
					title: "Konte",
					text: "Konte Broward, ak Hollywood, Pompano Beach, Lauderhill, Coral Springs ak Deerfield Beach.",
				},
				{
					claim: "spokenLanguages",
					title: "Lang",
					text: "Kreyòl, pòtigè, panyòl ak angle, nan telefòn ak sou papye.",
				},
				{
					title: "Kijan pou nou rankontre",
					text: "Nan telefòn oswa nan videyo, depi biwo nou nan {city}. Nou pa gen biwo nan Broward. <funeralCosts>Estimasyon nou pou yon fineray nan Florid: {homeFuneralCost}.</funeralCosts> Mande mezon fineray ki nan zòn nan pou yo ba w lis pri yo.",
				},
			],
		},
		"west-palm-beach": {
			meta: {
				title: "Asirans vi nan West Palm Beach, Florid",
				description:
					"Asirans vi ak anwite nan West Palm Beach: moun ki vin pase sezon, eritaj, travayè ak fanmi ki nan agrikilti. Nan telefòn oswa nan videyo.",
			},
			title: "Asirans vi nan West Palm Beach ak nan konte a",
			lead: "Depi bò lanmè a rive nan jaden kann Belle Glade, moun ki nan yon sèl konte viv tout kalite lavi. Kantite asirans yo bezwen diferan tou.",
			paragraphs: [
				"West Palm Beach se chèflye konte Palm Beach. Gen moun ki pase ivè a sèlman isit la. Si ou gen kay nan de eta, di nou sa bonè: se eta kote ou rete ak kote ou siyen an ki deside ki pwodui nou ka ofri w, sa ki nan kontra a, ak konbyen jou peryòd pou egzamine polis la gratis la dire. Nan Nouyòk, pa egzanp, nou pa vann anyen.",
				"Moun ki gen anpil byen mande si asirans vi ka ede eritye yo peye taks oswa pataje yon kay yon jan ki jis. Li ka ede, men fòk ou byen chwazi kiyès ki mèt polis la ak kiyès ki benefisyè. Nou travay ansanm ak avoka w ak kontab ou; nou pa ranplase yo. Mande nou tou sou [frè ki nan yon anwite fiks endekse](/services/fia) anvan ou konpare to yo.",
				"Nan Lake Worth Beach, Riviera Beach ak Belle Glade, kesyon yo se sou lwaye, timoun, ak lajan pou voye nan peyi a.<spokenLanguages> Fanmi ki pale kreyòl oswa panyòl ka pale avèk nou nan lang yo sou yon polis yon moun ka peye ak salè l chak semèn.</spokenLanguages>",
			],
			facts: [
				{
					title: "Konte",
					text: "Konte Palm Beach, soti Jupiter rive Boca Raton, ak nan lwès jis nan lak la.",
				},
				{
					title: "Moun ki vin pase sezon",
					text: "Nan premye apèl la, di nou ki eta ki bay lisans kondi w, ki kote ou peye taks, ak plan vwayaj ou. Tout bagay sa yo ka chanje sa nou ka ofri w.",
				},
				{
					title: "Kijan pou nou rankontre",
					text: "Nan telefòn oswa nan videyo, depi biwo nou nan {city}, sèl biwo nou genyen. Rele gratis nan {tollFreePhone}. <funeralCosts>Estimasyon nou pou yon fineray nan Florid: {homeFuneralCost}.</funeralCosts>",
				},
			],
		},
		jacksonville: {
			meta: {
				title: "Asirans vi nan Jacksonville, Florid",
				description:
					"Asirans vi ak depans fineray nan Jacksonville<funeralRanges>, kote yon fineray ka koute $10,000 rive $15,000</funeralRanges>. Pa telefòn, pou fanmi militè, fanmi travayè pò a ak fanmi legliz yo.",
			},
			title: "Asirans vi ak depans fineray nan Jacksonville",
			lead: "<funeralRanges>Yon fineray ak antèman nan zòn Jacksonville ka koute $10,000 rive $15,000.</funeralRanges> Mande pri toupre w anvan ou chwazi yon kantite lajan.",
			paragraphs: [
				"Jacksonville ak konte Duval gen yon sèl gouvènman, e zòn nan gran anpil. Baz ayeryèn marin Jacksonville ak baz naval Mayport make vil la, menm jan ak pò a, tren yo ak lopital yo. Lè ou kite marin nan oswa lame a, kouvèti militè a gen pwòp dat limit li. Gade dat sa yo anvan ou konpare nenpòt lòt bagay.",
				"Anpil moun isit la leve nan legliz kote yon fineray rasanble tout moun: veye a, kòtèj la, manje a. Chak pati gen pri li. Mande de oswa twa mezon fineray lis pri jeneral yo; règ federal yo oblije yo ba w li. Apre sa, deside ki pati nan depans lan [asirans depans fineray](/services/final-expense) dwe kouvri.",
				"Yon polis ki poze kesyon sou sante koute mwens, e si yo aksepte w, dabitid li peye tout lajan an depi premye jou a. Yon polis ki pa poze okenn kesyon souvan peye yon pati sèlman nan premye ane yo. Si ou gen plis pase 75 an oswa si sante w pa bon, sere lajan yon kote fanmi w ka jwenn li ka bon pou ou tou.",
			],
			facts: [
				{
					title: "Konte",
					text: "Konte Duval. Nou ede fanmi tou nan Orange Park, St. Augustine ak Fernandina Beach.",
				},
				{
					title: "Pri yon fineray",
					text: "<funeralRanges>$10,000 rive $15,000 pou yon fineray ak antèman nan zòn nan, se yon estimasyon.</funeralRanges> Kavo, teren ak flè ka apa. Kremasyon souvan koute mwens pase yon antèman.<funeralRangesWithheld> Mande chak mezon fineray lis pri l ak tout detay.</funeralRangesWithheld>",
				},
				{
					title: "Kijan pou nou rankontre",
					text: "Nan telefòn oswa nan videyo, depi biwo nou nan {city}. Nou pa gen biwo nan Jacksonville. Yon pitit ou oswa pastè w ka patisipe nan apèl la.",
				},
			],
		},
		"daytona-beach": {
			meta: {
				title: "Asirans vi nan Daytona Beach, Florid",
				description:
					"Asirans vi ak depans fineray nan Daytona Beach<funeralRanges>, kote yon fineray ka koute $8,000 rive $12,000</funeralRanges>. Pou retrete, moun ki monte moto ak travayè sezon, nan telefòn.",
			},
			title: "Asirans vi ak depans fineray nan Daytona Beach",
			lead: "<funeralRanges>Yon fineray nan zòn Daytona Beach ka koute $8,000 rive $12,000.</funeralRanges> Anpil moun isit la ap viv sou yon revni fiks, kidonk fòk se yon prim ou ka peye chak mwa nan ane a.",
			paragraphs: [
				"Daytona Beach nan konte Volusia. Retrete yo vini pou lanmè a ak pou lavi ki mwens chè. Gen etidyan k ap aprann pilote avyon. Semèn kous yo ak semèn moto yo plen otèl yo; lòt semèn yo, travay ka ra.",
				"Konpayi asirans yo poze w kesyon sou lwazi w ak travay ou. Si w ale travay sou moto, li ra pou sa poze pwoblèm. Fè kous, pilote kòm elèv oswa plonje ka fè pri a monte, ka fè konpayi a pa kouvri kalite lanmò sa a, oswa ka fè konpayi a refize w. Di nou sa anvan ou aplike. Yon aktivite ki pa ekri nan aplikasyon an ka fè fanmi w pèdi lajan an nan de premye ane yo.",
				"Sa yon moun ki nan retrèt mande pi souvan senp: pou bòdwo a pa tonbe sou pitit li yo. Yon polis [depans fineray](/services/final-expense) ka fè sa. Konpare tout prim ou t ap peye nan dizan oswa kenzan ak lajan polis la ap bay. Si ou viv lontan, ou ka peye plis pase sa fanmi w ap resevwa, e pou yon moun ki pi jèn e ki an sante, yon lòt kalite polis ka pi itil.",
			],
			facts: [
				{
					title: "Konte",
					text: "Konte Volusia, ak Port Orange, Ormond Beach, DeLand ak Deltona.",
				},
				{
					title: "Pri yon fineray",
					text: "<funeralRanges>$8,000 rive $12,000 nan zòn nan, se yon estimasyon.</funeralRanges> Mande chak mezon fineray lis pri l ak tout detay.",
				},
				{
					title: "Kijan pou nou rankontre",
					text: "Nan telefòn oswa nan videyo, depi biwo nou nan {city}. Nou pa gen biwo nan Daytona Beach.<spokenLanguages> Isit la, angle ak panyòl se lang moun mande plis; nou pale 4 lang.</spokenLanguages>",
				},
			],
		},
		"fort-myers": {
			meta: {
				title: "Asirans vi nan Fort Myers, Florid",
				description:
					"Asirans vi nan Fort Myers, Cape Coral ak Lehigh Acres: moun nan konstriksyon, retrete, ak papye ki an sekirite lè gen siklòn. Nan telefòn oswa nan videyo.",
			},
			title: "Asirans vi nan Fort Myers ak konte Lee",
			lead: "Konte Lee rebati anpil nan dènye ane yo. Moun isit la konnen kijan sa difisil pou jwenn bon papye a apre yon siklòn, e yon polis asirans vi se youn nan papye sa yo.",
			paragraphs: [
				"Fort Myers se chèflye konte Lee, ak Cape Coral lòt bò rivyè a epi Lehigh Acres nan lès. Siklòn Ian te frape la nan ane 2022. Depi lè sa a, nou souvan kòmanse ak yon konsèy senp ki pa mande w achte anyen: fè foto premye paj chak polis, note non konpayi a ak nimewo a, epi voye yon kopi bay yon moun ki pa rete nan konte a.",
				"Moun ki ranje do kay, elektrisyen, chofè ak jadinye fè anpil nan travay la isit la, e anpil ladan yo pale panyòl. Konpayi asirans yo gade si ou travay nan wotè, si ou sèvi ak gwo ekipman oswa ak zouti ki gen motè, epi si ou te blese deja. Anvan ou aplike, nou mande ki konpayi k ap trete metye w yon jan ki jis. Si yo peye w kach oswa si ou travay pou tèt ou, kenbe deklarasyon taks ou anba men w: se ak li konpayi yo deside konbyen kouvèti y ap pèmèt.",
				"Koup ki nan retrèt bò lanmè a mande kisa k ap rive revni moun ki rete a. Bon repons lan ka se yon [asirans vi pou tout lavi](/services/whole-life), yon anwite, oswa pa achte okenn nouvo pwodui.",
			],
			facts: [
				{
					title: "Konte",
					text: "Konte Lee, ak Cape Coral, Lehigh Acres, Bonita Springs ak Estero.",
				},
				{
					title: "Apre yon siklòn",
					text: "Si lapòs oswa bank la pa mache, rele konpayi asirans lan touswit sou prim ou. Pafwa otorite yo oblije konpayi yo bay plis tan pou peye.",
				},
				{
					title: "Kijan pou nou rankontre",
					text: "Nan telefòn oswa nan videyo, depi biwo nou nan {city}. Nou pa gen biwo nan Fort Myers.<spokenLanguages> Nou pale angle ak panyòl chak jou.</spokenLanguages> <funeralCosts>Estimasyon nou pou yon fineray nan Florid: {homeFuneralCost}.</funeralCosts>",
				},
			],
		},
		naples: {
			meta: {
				title: "Asirans vi nan Naples, Florid",
				description:
					"Asirans vi ak anwite nan Naples ak Collier: eritaj, dezyèm maryaj, moun ki vin pase sezon ak fanmi nan Immokalee. Nan telefòn oswa nan videyo.",
			},
			title: "Asirans vi nan Naples ak konte Collier",
			lead: "Nan Naples, moun raman mande kijan pou yo peye yon fineray. Pi souvan yo mande kijan pou yo kite tout bagay an lòd: pou yon dezyèm mari oswa madanm, pou pitit premye maryaj la, pou yon bon zèv.",
			paragraphs: [
				"Naples nan konte Collier, bò Gòlf la. Anpil moun la nan retrèt, yo gen plis pase yon kay, e yo gen polis deja. Premye sa nou konseye se gade yo ankò: kiyès ki mèt polis la, kiyès ki benefisyè, ki prè ki poko remèt, epi èske polis la ap dire? Yon ansyen polis asirans vi inivèsèl ka ap manke lajan san pèsonn pa wè sa.",
				"Dezyèm maryaj mande atansyon. Yon benefisyè ou te mete gen trantan ka sou polis la jouk jodi a, e se polis la, pa testaman an, ki deside kiyès k ap touche. Yon trust (byen yon moun jere pou fanmi w) ka ede. Se avoka w ki ekri l; nou menm, nou verifye konpayi asirans lan gen bon fòm nan.",
				"Pi andedan, lwen lanmè a, fèm ki toupre Immokalee yo plante tomat ak lòt legim ivè. Fanmi ki la yo pale panyòl ak kreyòl, e yo poze kesyon sou ti polis ki serye ak sou paran yo nan Gwatemala, Meksik oswa Ayiti. Nou ba yo menm tan ak menm atansyon. Travay sezon mande yon prim ou ka peye lè pa gen rekòt, kidonk nou kòmanse kalkil la ak mwa ki pi fèb la.",
			],
			facts: [
				{
					title: "Konte",
					text: "Konte Collier, ak Marco Island, Golden Gate ak Immokalee.",
				},
				{
					title: "Anwite",
					text: "Pou gwo kantite lajan, poze kesyon sou frè yo, sou fason pou w jwenn lajan ou ak sou nòt konpayi a, anvan ou mande ki to l ap bay. Gade [anwite fiks endekse](/services/fia).",
				},
				{
					title: "Kijan pou nou rankontre",
					text: "Nan telefòn oswa nan videyo, depi biwo nou nan {city}; nou pa gen biwo nan Naples. Rele {phone}. <funeralCosts>Estimasyon nou pou yon fineray nan Florid: {homeFuneralCost}.</funeralCosts>",
				},
			],
		},
	},
} satisfies LocationsContent;
