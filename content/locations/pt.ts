import type { LocationsContent } from "../schema.ts";

export default {
	meta: {
		title: "Seguro de vida por cidade na Flórida",
		description:
			"Ajuda com seguro de vida, despesas finais e anuidades em dez cidades da Flórida, por telefone ou vídeo, do nosso escritório em {city}<spokenLanguages>, em quatro idiomas</spokenLanguages>.",
	},
	cities: {
		sarasota: {
			meta: {
				title: "Seguro de vida em Sarasota, Flórida",
				description:
					"Nosso escritório fica em Sarasota. Seguro de vida, despesas finais e anuidades: venha com hora marcada, ou fale por telefone ou vídeo<spokenLanguages>, em quatro idiomas</spokenLanguages>.",
			},
			title: "Seguro de vida em Sarasota, com gente que trabalha aqui",
			lead: "Sarasota é a nossa casa. Nosso único escritório fica aqui, em {address}, e muitas das famílias que ajudamos moram de frente para a mesma baía.",
			paragraphs: [
				"O condado de Sarasota tem uma das populações mais idosas da Flórida, com muitos casais aposentados e pessoas que se mudaram para o sul já com mais idade. Em volta deles vivem enfermeiras, pedreiros, cozinheiros e professores que mantêm o condado funcionando, muitos com filhos pequenos.",
				"Por isso as perguntas mudam de uma rua para outra. Casais aposentados perguntam o que acontece com a renda de quem fica quando um dos cheques do Social Security para, e se uma apólice antiga ainda vale o prêmio. Muitas vezes vale. Famílias jovens perguntam quanto [seguro temporário](/services/term-life) cabe no orçamento com um aluguel ou financiamento alto.",
				"Quem tem um dinheiro de que não vai precisar por anos pergunta sobre uma [anuidade fixa indexada](/services/fia). Começamos pela desvantagem: o dinheiro fica preso, e quem sai antes pode pagar uma taxa de retirada. Se for só para o funeral, pode bastar uma apólice pequena de [despesas finais](/services/final-expense), ou o dinheiro que você já separou.",
			],
			facts: [
				{
					title: "Condado",
					text: "Condado de Sarasota. Também conversamos com famílias de Bradenton, Venice, North Port e do resto da costa do Golfo.",
				},
				{
					title: "Como conversamos",
					text: "No escritório com hora marcada, ou por telefone ou vídeo. Ligue para {phone}, de {officeHours}.",
				},
				{
					title: "Custo do funeral",
					text: "<funeralCosts>Nossa estimativa para a Flórida é de cerca de {homeFuneralCost}, para um funeral com velório e enterro, sem a caixa de concreto do caixão (vault).</funeralCosts> A cremação costuma custar menos que um enterro.<funeralCostsWithheld> Peça a cada funerária a lista de preços detalhada.</funeralCostsWithheld>",
				},
			],
		},
		tampa: {
			meta: {
				title: "Seguro de vida em Tampa, Flórida",
				description:
					"Seguro de vida para famílias de Tampa: sair da cobertura militar, proteger o financiamento da casa, cuidar dos pais. Por telefone ou vídeo<spokenLanguages>, em português</spokenLanguages>.",
			},
			title: "Seguro de vida para as famílias de Tampa",
			lead: "Do porto e da base aos hospitais e escritórios, Tampa veste muitos uniformes. O seguro que vem com o emprego muitas vezes termina junto com ele, e é aí que começam muitas das nossas conversas.",
			paragraphs: [
				"Tampa é a sede do condado de Hillsborough e abriga a base aérea MacDill. Quem deixa as forças armadas tem prazos para manter ou converter a cobertura. Primeiro verificamos essas datas e depois comparamos um [seguro temporário](/services/term-life) particular com o que o serviço militar oferece. Às vezes vale a pena ficar com a opção militar.",
				"Ybor City foi construída por famílias de Cuba, da Espanha e da Itália, e ainda se ouve espanhol na cidade toda. Muitas casas reúnem três gerações. Os avós perguntam sobre o seguro de [despesas finais](/services/final-expense), para que a conta não caia sobre os filhos. Os filhos perguntam como proteger o financiamento da casa.",
				"Quem tem casa aqui conhece contas de seguro que só sobem. O prêmio do seguro de vida precisa caber no orçamento junto com o da casa. Preferimos ajudar você a manter uma apólice menor por trinta anos a vender uma grande que perde a vigência no terceiro ano.",
			],
			facts: [
				{
					title: "Condado",
					text: "Condado de Hillsborough. Também conversamos com famílias de Brandon, Riverview, St. Petersburg e Clearwater.",
				},
				{
					claim: "spokenLanguages",
					title: "Idiomas",
					text: "Em Tampa, os idiomas mais pedidos são inglês e espanhol. Também falamos português e crioulo haitiano.",
				},
				{
					title: "Como conversamos",
					text: "Por telefone ou vídeo, do nosso escritório em {city}. Não temos escritório em Tampa. Ligue para {phone}. <funeralCosts>Nossa estimativa para um funeral na Flórida: {homeFuneralCost}.</funeralCosts>",
				},
			],
		},
		orlando: {
			meta: {
				title: "Seguro de vida em Orlando, Flórida",
				description:
					"Seguro de vida<spokenLanguages> em português</spokenLanguages> para famílias brasileiras de Orlando e para quem trabalha em hotéis, parques e hospitais. Por telefone ou vídeo.",
			},
			title: "Seguro de vida em Orlando, no horário do seu turno",
			lead: "Os visitantes veem os parques. Quem faz os parques funcionarem trabalha à noite, nos fins de semana e em dois empregos. Conversamos quando o seu turno permite<spokenLanguages>, em português, inglês, espanhol ou crioulo haitiano</spokenLanguages>.",
			paragraphs: [
				"Orlando é a sede do condado de Orange. Hotéis, parques temáticos, hospitais e a universidade empregam boa parte da região. O seguro de vida em grupo desses empregos vale a pena, mas costuma ser pequeno e pode acabar quando você troca de empregador. Um [seguro temporário](/services/term-life) próprio vai com você.",
				"Muitas famílias brasileiras vivem na cidade e ao redor dela. Costumam perguntar, em português, se basta um visto ou um ITIN, e se os pais no Brasil podem ser beneficiários. Muitas vezes sim, conforme as condições de cada seguradora. As famílias porto-riquenhas têm cidadania americana, então não perguntam sobre a situação migratória. Perguntam mais sobre os parentes na ilha e sobre o enterro lá.",
				"Se sua renda muda com a temporada, escolha um prêmio que caiba nos meses fracos. Um prêmio não pago pode acabar com a cobertura, e quem recomeça responde a novas perguntas de saúde, já com mais idade.",
			],
			facts: [
				{
					title: "Condado",
					text: "Condado de Orange. Também ajudamos famílias de Kissimmee, Winter Garden, Sanford e do resto da Flórida central.",
				},
				{
					title: "Idiomas",
					text: "Português e espanhol fazem parte do dia a dia aqui. A apólice costuma ser em inglês; lemos tudo com você.",
				},
				{
					title: "Como conversamos",
					text: "Por telefone ou vídeo, do nosso escritório em {city}. Não temos escritório em Orlando. Escreva para {email} a qualquer hora. <funeralCosts>Nossa estimativa para um funeral na Flórida: {homeFuneralCost}.</funeralCosts>",
				},
			],
		},
		miami: {
			meta: {
				title: "Seguro de vida em Miami, Flórida",
				description:
					"Seguro de vida para famílias de Miami com parentes em outros países: beneficiários no exterior, situação migratória e funerais.<spokenLanguages> Em português.</spokenLanguages>",
			},
			title: "Seguro de vida em Miami, para famílias de mais de um país",
			lead: "Em Miami uma família muitas vezes está espalhada por dois ou três países. Explicamos o seguro de vida<spokenLanguages> em português, espanhol, crioulo haitiano e inglês</spokenLanguages>, e perguntamos o que importa quando a família vive em outros países.",
			paragraphs: [
				"Miami-Dade é o condado mais populoso da Flórida, e a maioria das pessoas fala em casa um idioma que não é o inglês.<spokenLanguages> Famílias haitianas de Little Haiti, North Miami e outros bairros podem falar conosco em crioulo haitiano desde a primeira ligação, e famílias cubanas, venezuelanas, colombianas e nicaraguenses, em espanhol.</spokenLanguages>",
				"Três perguntas sempre voltam. Posso ter cobertura sem cidadania? Muitas vezes sim, conforme a seguradora, sua situação e há quanto tempo você mora aqui. Minha mãe no exterior pode ser beneficiária? Em geral sim, se o nome e os documentos baterem. O dinheiro pode pagar para levarem meu corpo para a minha terra? A família pode usá-lo assim, mas o traslado é caro e precisa entrar no valor da cobertura.",
				"Muita gente participa também de uma sociedade funerária ou de um consórcio entre amigos. Se isso ajuda você, mantenha. Uma apólice de [despesas finais](/services/final-expense) é um contrato à parte com uma seguradora, e o preço depende da idade e da saúde.",
			],
			facts: [
				{
					title: "Condado",
					text: "Condado de Miami-Dade, com Hialeah, North Miami, Homestead e Miami Gardens.",
				},
				{
					claim: "spokenLanguages",
					title: "Idiomas",
					text: "Português, espanhol, crioulo haitiano e inglês. Ninguém da família precisa servir de intérprete.",
				},
				{
					title: "Como conversamos",
					text: "Por telefone ou vídeo, do nosso escritório em {city}. Não temos escritório em Miami. Ligue para {phone}. <funeralCosts>Nossa estimativa para um funeral na Flórida é {homeFuneralCost}, sem traslado para o exterior.</funeralCosts>",
				},
			],
		},
		"fort-lauderdale": {
			meta: {
				title: "Seguro de vida em Fort Lauderdale, Flórida",
				description:
					"Seguro de vida em Fort Lauderdale e Broward: gente do porto e do mar, pequenos negócios, famílias brasileiras e haitianas. Por telefone ou vídeo.",
			},
			title: "Seguro de vida em Fort Lauderdale e Broward",
			lead: "Barcos, cruzeiros, lojinhas e restaurantes de família: em Broward muita gente trabalha por conta própria. Não há empresa que dê um seguro em grupo, então cada um precisa cuidar do seu.",
			paragraphs: [
				"Fort Lauderdale é a sede do condado de Broward. Port Everglades e o setor náutico empregam tripulantes, mecânicos e soldadores. As seguradoras perguntam o que exatamente você faz: trabalhar no convés, mergulhar ou passar meses no mar pode mudar o preço ou a decisão.<carriersCompared> Consultamos várias seguradoras antes da proposta.</carriersCompared>",
				"Donos de pequenos negócios muitas vezes assinam um empréstimo no próprio nome. Se o dono morre, a dívida pode chegar à família. Um [seguro temporário](/services/term-life) com o mesmo prazo do empréstimo é uma resposta simples. Pagar o empréstimo mais depressa é outra, e o nosso [plano de ação para dívidas](/services/debt-action) mostra como seria.",
				"Muitas famílias brasileiras moram em Pompano e Deerfield Beach, e muitas haitianas em Lauderhill, Lauderdale Lakes e Pompano Beach. Perguntam sobre os pais que moram com elas e sobre os parentes que sustentam fora do país. Explicamos<spokenLanguages> em português ou em crioulo haitiano</spokenLanguages> o que uma apólice paga e quando não paga.",
			],
			facts: [
				{
					title: "Condado",
					text: "Condado de Broward, com Hollywood, Pompano Beach, Lauderhill, Coral Springs e Deerfield Beach.",
				},
				{
					claim: "spokenLanguages",
					title: "Idiomas",
					text: "Português, crioulo haitiano, espanhol e inglês, por telefone e por escrito.",
				},
				{
					title: "Como conversamos",
					text: "Por telefone ou vídeo, do nosso escritório em {city}. Não temos escritório em Broward. <funeralCosts>Nossa estimativa para um funeral na Flórida: {homeFuneralCost}.</funeralCosts> Peça a lista de preços nas funerárias da região.",
				},
			],
		},
		"west-palm-beach": {
			meta: {
				title: "Seguro de vida em West Palm Beach, Flórida",
				description:
					"Seguro de vida e anuidades em West Palm Beach: moradores de temporada, heranças, trabalhadores e famílias do campo. Por telefone ou por vídeo.",
			},
			title: "Seguro de vida em West Palm Beach e no condado de Palm Beach",
			lead: "Do mar aos canaviais de Belle Glade, um só condado reúne vidas muito diferentes. A quantidade de seguro de que cada pessoa precisa também varia muito.",
			paragraphs: [
				"West Palm Beach é a sede do condado de Palm Beach. Alguns moradores passam aqui só o inverno. Se você tem casa em dois estados, diga logo no começo: o estado onde você mora e assina decide que produto podemos oferecer, o que diz o contrato e quanto dura o período de análise gratuita. Em Nova York, por exemplo, não vendemos seguros.",
				"Quem tem um patrimônio maior pergunta se o seguro de vida ajuda os herdeiros a pagar impostos ou a dividir uma casa com justiça. Pode ajudar, mas é preciso definir bem quem é o titular da apólice e quem é o beneficiário. Trabalhamos ao lado do seu advogado e do seu contador, e não os substituímos. Pergunte também sobre os [encargos de uma anuidade fixa indexada](/services/fia) antes de comparar taxas de juros.",
				"Em Lake Worth Beach, Riviera Beach e Belle Glade as perguntas são sobre aluguel, filhos e remessas.<spokenLanguages> Famílias que falam crioulo haitiano ou espanhol podem conversar conosco na própria língua sobre uma apólice que caiba num salário semanal.</spokenLanguages>",
			],
			facts: [
				{
					title: "Condado",
					text: "Condado de Palm Beach, de Jupiter a Boca Raton e a oeste até o lago.",
				},
				{
					title: "Moradores de temporada",
					text: "Na primeira ligação, diga em que estado você tirou a carteira de motorista, onde declara o imposto de renda e quando pretende viajar. Isso pode mudar o que podemos oferecer a você.",
				},
				{
					title: "Como conversamos",
					text: "Por telefone ou vídeo, do nosso escritório em {city}, o único que temos. Ligue sem custo para {tollFreePhone}. <funeralCosts>Nossa estimativa para um funeral na Flórida: {homeFuneralCost}.</funeralCosts>",
				},
			],
		},
		jacksonville: {
			meta: {
				title: "Seguro de vida em Jacksonville, Flórida",
				description:
					"Seguro de vida e despesas finais em Jacksonville<funeralRanges>, onde um funeral pode custar de US$ 10.000 a US$ 15.000</funeralRanges>. Para famílias da Marinha, do porto e da igreja.",
			},
			title: "Seguro de vida e despesas finais em Jacksonville",
			lead: "<funeralRanges>Um funeral com enterro na região de Jacksonville pode custar de US$ 10.000 a US$ 15.000.</funeralRanges> Pergunte os preços perto de você antes de escolher um valor de cobertura.",
			paragraphs: [
				"Jacksonville e o condado de Duval têm um só governo e muita terra. A estação aeronaval de Jacksonville e a base naval de Mayport marcam a cidade, assim como o porto, as ferrovias e os hospitais. Para quem deixa o serviço, a cobertura militar tem prazos próprios. Confira esses prazos antes de comparar qualquer outra coisa.",
				"Muita gente aqui cresceu em igrejas onde um funeral traz todo mundo de volta: o velório, o cortejo, a refeição. Cada parte tem um preço. Peça a duas ou três funerárias a lista geral de preços, que por norma federal elas devem entregar. Depois decida quanto disso o seguro de [despesas finais](/services/final-expense) deve cobrir.",
				"Uma apólice que faz perguntas de saúde custa menos e, se a seguradora aceitar você, normalmente paga o valor inteiro desde o primeiro dia. Uma que não pergunta nada costuma pagar só parte nos primeiros anos. Se você tem mais de 75 anos ou a saúde frágil, separar dinheiro numa conta a que a família tenha acesso pode resolver do mesmo jeito.",
			],
			facts: [
				{
					title: "Condado",
					text: "Condado de Duval. Também ajudamos famílias de Orange Park, St. Augustine e Fernandina Beach.",
				},
				{
					title: "Custo do funeral",
					text: "<funeralRanges>De US$ 10.000 a US$ 15.000 por um funeral com enterro na região, como estimativa.</funeralRanges> A caixa de concreto do caixão (vault), o jazigo e as flores podem ser pagos à parte. A cremação costuma custar menos que um enterro.<funeralRangesWithheld> Peça a cada funerária a lista de preços detalhada.</funeralRangesWithheld>",
				},
				{
					title: "Como conversamos",
					text: "Por telefone ou vídeo, do nosso escritório em {city}. Não temos escritório em Jacksonville. Um filho, uma filha ou o pastor pode participar da ligação.",
				},
			],
		},
		"daytona-beach": {
			meta: {
				title: "Seguro de vida em Daytona Beach, Flórida",
				description:
					"Seguro de vida e despesas finais em Daytona Beach<funeralRanges>, onde um funeral pode custar de US$ 8.000 a US$ 12.000</funeralRanges>. Para aposentados, motociclistas e quem vive da temporada.",
			},
			title: "Seguro de vida e despesas finais em Daytona Beach",
			lead: "<funeralRanges>Um funeral na região de Daytona Beach pode custar de US$ 8.000 a US$ 12.000.</funeralRanges> Muita gente aqui vive com uma renda que não aumenta, então o prêmio precisa caber no orçamento em todos os meses do ano.",
			paragraphs: [
				"Daytona Beach fica no condado de Volusia. Os aposentados vêm pelo mar e pelo custo de vida. Há estudantes que aprendem a voar. As semanas de corrida e de moto enchem os hotéis, e entre uma e outra o trabalho pode diminuir.",
				"As seguradoras perguntam sobre os seus passatempos e o seu trabalho. Ir de moto ao trabalho raramente é problema. Disputar corridas, voar como piloto aluno ou mergulhar pode aumentar o preço ou levar a seguradora a excluir essa causa de morte ou a recusar a proposta. Conte para nós antes de fazer a proposta. Nos dois primeiros anos, uma atividade que ficou fora da proposta pode custar a indenização à sua família.",
				"O desejo mais comum de quem se aposentou é simples: que a conta não fique para os filhos. Uma apólice de [despesas finais](/services/final-expense) pode cuidar disso. Compare o total dos prêmios de dez ou quinze anos com o benefício. Se você viver muito, pode pagar mais do que sua família recebe. Para uma pessoa mais jovem e saudável, talvez sirva melhor outro tipo de apólice.",
			],
			facts: [
				{
					title: "Condado",
					text: "Condado de Volusia, com Port Orange, Ormond Beach, DeLand e Deltona.",
				},
				{
					title: "Custo do funeral",
					text: "<funeralRanges>De US$ 8.000 a US$ 12.000 na região, como estimativa.</funeralRanges> Peça a cada funerária a lista de preços detalhada.",
				},
				{
					title: "Como conversamos",
					text: "Por telefone ou vídeo, do nosso escritório em {city}. Não temos escritório em Daytona Beach.<spokenLanguages> Aqui, os idiomas mais pedidos são inglês e espanhol; falamos quatro.</spokenLanguages>",
				},
			],
		},
		"fort-myers": {
			meta: {
				title: "Seguro de vida em Fort Myers, Flórida",
				description:
					"Seguro de vida em Fort Myers, Cape Coral e Lehigh Acres: gente da construção, aposentados e papéis a salvo das tempestades. Por telefone ou vídeo.",
			},
			title: "Seguro de vida em Fort Myers e no condado de Lee",
			lead: "O condado de Lee reconstruiu muita coisa nos últimos anos. Aqui se sabe o que é procurar o papel certo depois de uma tempestade, e a apólice de seguro de vida é um desses papéis.",
			paragraphs: [
				"Fort Myers é a sede do condado de Lee, com Cape Coral do outro lado do rio e Lehigh Acres a leste. O furacão Ian atingiu a região em 2022. Desde então costumamos começar com um conselho simples, que não exige comprar nada: fotografe a primeira página de cada apólice, anote a seguradora e o número e mande uma cópia a alguém fora do condado.",
				"Telhadistas, eletricistas, motoristas e jardineiros fazem boa parte do trabalho aqui, e muitos falam espanhol. As seguradoras levam em conta o trabalho em altura, as máquinas e as lesões antigas. Antes da proposta procuramos a seguradora que avalia o seu ofício com justiça. Se você recebe em dinheiro vivo ou trabalha por conta própria, tenha à mão a declaração de imposto: com ela, a seguradora decide quanta cobertura vai permitir.",
				"Casais aposentados do litoral perguntam sobre a renda de quem fica. Um seguro de [vida inteira](/services/whole-life), uma anuidade ou, simplesmente, nenhum produto novo: qualquer uma dessas opções pode ser a resposta certa.",
			],
			facts: [
				{
					title: "Condado",
					text: "Condado de Lee, com Cape Coral, Lehigh Acres, Bonita Springs e Estero.",
				},
				{
					title: "Depois de uma tempestade",
					text: "Se o correio ou o banco parar, ligue logo para a seguradora para falar do seu prêmio. Os órgãos reguladores às vezes determinam prazos maiores de pagamento.",
				},
				{
					title: "Como conversamos",
					text: "Por telefone ou vídeo, do nosso escritório em {city}. Não temos escritório em Fort Myers.<spokenLanguages> Falamos inglês e espanhol todos os dias.</spokenLanguages> <funeralCosts>Nossa estimativa para um funeral na Flórida: {homeFuneralCost}.</funeralCosts>",
				},
			],
		},
		naples: {
			meta: {
				title: "Seguro de vida em Naples, Flórida",
				description:
					"Seguro de vida e anuidades em Naples e Collier: heranças, segundos casamentos, moradores de temporada e famílias de Immokalee. Por telefone ou vídeo.",
			},
			title: "Seguro de vida em Naples e no condado de Collier",
			lead: "Em Naples, a pergunta raramente é como pagar um funeral. Quase sempre é como deixar tudo em ordem: para um segundo cônjuge, para os filhos do primeiro casamento, para uma causa.",
			paragraphs: [
				"Naples fica no condado de Collier, no Golfo. Muitos moradores são aposentados, têm mais de uma casa e já possuem apólices. A primeira coisa que sugerimos é uma revisão: quem é o titular, quem é o beneficiário, que empréstimos estão em aberto e se a apólice vai durar. Uma apólice antiga de vida universal pode estar ficando sem dinheiro sem que ninguém tenha notado.",
				"Segundos casamentos pedem cuidado. Um beneficiário indicado há trinta anos pode continuar lá, e é a apólice, não o testamento, que decide quem recebe. Um trust (fundo fiduciário) pode ajudar. Quem o redige é o seu advogado; nós cuidamos para que a seguradora tenha o formulário certo.",
				"No interior, as fazendas em volta de Immokalee plantam tomates e outras hortaliças de inverno. As famílias de lá falam espanhol e crioulo haitiano, e perguntam sobre apólices pequenas e confiáveis e sobre os pais na Guatemala, no México ou no Haiti. Damos a elas o mesmo tempo e o mesmo cuidado que a todos. O trabalho de safra pede um prêmio que dê para pagar na entressafra, então partimos do mês mais fraco.",
			],
			facts: [
				{
					title: "Condado",
					text: "Condado de Collier, com Marco Island, Golden Gate e Immokalee.",
				},
				{
					title: "Anuidades",
					text: "Com valores maiores, pergunte sobre encargos, acesso ao seu dinheiro e notas da seguradora antes de perguntar sobre taxas de juros. Veja as [anuidades fixas indexadas](/services/fia).",
				},
				{
					title: "Como conversamos",
					text: "Por telefone ou vídeo, do nosso escritório em {city}. Não temos escritório em Naples. Ligue para {phone}. <funeralCosts>Nossa estimativa para um funeral na Flórida: {homeFuneralCost}.</funeralCosts>",
				},
			],
		},
	},
} satisfies LocationsContent;
