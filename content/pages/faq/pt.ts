import type { FaqPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Perguntas sobre seguro de vida, sem rodeios",
		description:
			"Respostas claras sobre seguro de vida e anuidades: custos, saúde, indenizações, beneficiários, impostos, privacidade e cobertura para famílias imigrantes.",
	},
	title: "O que as famílias nos perguntam",
	lead: "Respostas curtas, com as desvantagens incluídas. São gerais: sua apólice, o estado onde você mora e sua saúde decidem os detalhes.",
	groups: [
		{
			id: "basics",
			title: "O básico",
			items: [
				{
					id: "what-is-life-insurance",
					question: "O que é seguro de vida?",
					answer:
						"É um contrato. Você paga prêmios e, quando você morre, a seguradora paga uma quantia, o benefício por morte, às pessoas que você indicou. Algumas apólices terminam depois de um prazo. Outras são feitas para durar a vida toda, se os prêmios forem pagos.",
				},
				{
					id: "do-i-need-it",
					question: "Eu preciso mesmo disso?",
					answer:
						"Nem todo mundo precisa. Se ninguém depende da sua renda, suas dívidas são pequenas e seu funeral está pago, talvez você precise de pouco ou nada. Se alguém vai passar aperto com o aluguel ou com a conta do funeral sem você, vale a pena avaliar.",
				},
				{
					id: "how-much",
					question: "Quanto de cobertura é suficiente?",
					answer:
						"Some quatro coisas: suas dívidas, a renda de que sua família precisaria, o financiamento da casa e os estudos. Por exemplo, US$ 20.000 de dívidas, dez anos de uma renda de US$ 60.000, um financiamento de US$ 250.000 e US$ 100.000 para cada um de dois filhos somam US$ 1.070.000. Depois subtraia o que você já tem. A [calculadora](/calculator) ajuda. Muitas famílias escolhem menos, porque o prêmio tem que caber no orçamento.",
				},
				{
					id: "coverage-at-work",
					question: "O seguro de vida do meu trabalho basta?",
					answer:
						"É um bom começo, e costuma ser barato. Muitas vezes equivale a um ou dois anos de salário, e em geral termina ou fica mais caro quando você sai do emprego. Pergunte ao empregador o que você poderia manter.",
				},
			],
		},
		{
			id: "products",
			title: "Os produtos",
			items: [
				{
					id: "term-or-whole-life",
					question: "Qual a diferença entre o seguro temporário e o de vida inteira?",
					answer:
						"O [seguro temporário](/services/term-life) cobre um prazo, como 10, 20 ou 30 anos. Custa menos e não acumula valor em dinheiro. O de [vida inteira](/services/whole-life) é feito para durar a vida toda, tem prêmio fixo e acumula valor em dinheiro. Custa várias vezes mais pelo mesmo valor de cobertura.",
				},
				{
					id: "final-expense",
					question: "O que é o seguro de despesas finais?",
					answer:
						"É uma apólice pequena de vida inteira, do tamanho de um funeral e das últimas contas. Na maioria dos casos há perguntas de saúde. As apólices que não perguntam nada custam mais e, se a morte for por doença nos primeiros anos, costumam pagar só uma parte ou devolver os prêmios. Mais sobre [despesas finais](/services/final-expense).",
				},
				{
					id: "iul",
					question: "Como funciona um IUL?",
					answer:
						"O seguro de [vida universal indexada](/services/iul) tem um valor em dinheiro que recebe juros por uma fórmula ligada a um índice de mercado, com um teto em cima e um piso embaixo. O custo do seguro, que sobe com a idade, e outros encargos são descontados todo mês. Se o pagamento for insuficiente, a apólice pode perder a vigência e a cobertura acaba.",
				},
				{
					id: "fia",
					question: "O que é uma anuidade fixa indexada?",
					answer:
						"Uma [anuidade fixa indexada](/services/fia) é um contrato com uma seguradora para um dinheiro de que você não vai precisar por anos. Os juros seguem um índice, dentro de limites. Mais tarde ela pode pagar renda. Quem retira dinheiro antes pode pagar taxas. As promessas do contrato dependem da capacidade da seguradora de pagar indenizações.",
				},
				{
					id: "ibc",
					question: "O IBC é um banco?",
					answer:
						"Não. O [Infinite Banking Concept® (IBC)](/services/ibc) consiste em tomar empréstimos sobre o valor em dinheiro de uma apólice de vida inteira. É um seguro de vida, não um banco. Exige prêmios altos por muitos anos. Os empréstimos têm juros, reduzem o benefício por morte e podem acabar com a apólice se crescerem demais.",
				},
				{
					id: "debt-action-plan",
					question: "O que é o plano de ação para dívidas?",
					answer:
						"É um [plano por escrito](/services/debt-action) que mostra qual dívida pagar primeiro, quanto e por quanto tempo. Não é um empréstimo, e não negociamos com seus credores. Não é oferecido em todos os estados; na Califórnia não está disponível.",
				},
			],
		},
		{
			id: "costs-and-health",
			title: "Custos e saúde",
			items: [
				{
					id: "what-sets-the-price",
					question: "De que depende o preço?",
					answer:
						"Da idade, da saúde, de você fumar ou não, do valor, do produto e do prazo. Também do seu trabalho, dos passatempos, do histórico de trânsito e da saúde da família. A seguradora define o prêmio depois de analisar a proposta.",
				},
				{
					claim: "priceFrom",
					id: "from-fifteen-dollars",
					question: "Quem paga só {priceFrom} por mês?",
					answer:
						"Jovens adultos com boa saúde que não usam tabaco e querem um seguro temporário de cobertura modesta. <termLifeExample>Por exemplo, a nossa calculadora estima {termAt25} por mês para uma pessoa não fumante de 25 anos {inHomeState} que quer US$ 125.000 de seguro temporário por 20 anos, numa faixa de {termAt25Low} a {termAt25High}. É uma estimativa, não uma oferta.</termLifeExample> Pagam mais as pessoas mais velhas, quem fuma, quem tem problemas de saúde e quem quer cobertura para a vida toda.",
				},
				{
					id: "medical-exam",
					question: "Preciso de exame médico?",
					answer:
						"Muitas vezes não. Mas quase toda proposta faz perguntas de saúde, e a seguradora pode consultar receitas e prontuários com a sua permissão. Valores maiores ou certos problemas de saúde ainda podem exigir um exame, pago pela seguradora.",
				},
				{
					id: "health-conditions",
					question: "Consigo cobertura com diabetes, problema no coração ou câncer no passado?",
					answer:
						"Muita gente consegue. O preço e a carência dependem da doença, do tratamento e de quando ela começou. Algumas pessoas serão recusadas. Responda tudo com a verdade: uma resposta falsa pode fazer sua família perder a indenização.",
				},
				{
					id: "missed-payments",
					question: "E se eu não puder pagar o prêmio por um tempo?",
					answer:
						"Há um prazo de tolerância, indicado na apólice. Depois dele, a cobertura pode acabar. Uma apólice com valor em dinheiro pode se pagar sozinha por um tempo ou ser reduzida. Ligue para nós ou para a seguradora antes de atrasar. Se você recomeçar mais tarde, terá mais idade e responderá a novas perguntas de saúde.",
				},
			],
		},
		{
			id: "claims-and-beneficiaries",
			title: "Indenizações e beneficiários",
			items: [
				{
					id: "how-to-claim",
					question: "Como minha família pede a indenização?",
					answer:
						"Ela liga para a seguradora, ou para nós, e envia um formulário com a certidão de óbito oficial. O pagamento costuma levar algumas semanas; se a morte ocorrer nos dois primeiros anos, pode demorar mais, porque a seguradora pode rever a proposta. Conte hoje à sua família que a apólice existe e onde está.",
				},
				{
					id: "contestability",
					question: "Quando uma seguradora pode se negar a pagar?",
					answer:
						"Nos dois primeiros anos, a seguradora pode rever a proposta e negar o pedido de indenização se uma resposta importante for falsa. A maioria das apólices não paga em caso de suicídio nesse período, ou em um mais curto se a lei do estado assim determinar. A seguradora também não paga se a cobertura já tinha acabado por falta de pagamento.",
				},
				{
					id: "choosing-a-beneficiary",
					question: "Quem devo indicar como beneficiário?",
					answer:
						"Um adulto de confiança, um trust (fundo fiduciário) ou várias pessoas com uma porcentagem cada. Indique também um segundo beneficiário. Uma criança pequena não pode receber o dinheiro direto: um tribunal pode ter que nomear alguém para administrá-lo. Reveja os nomes depois de um casamento, um divórcio ou um nascimento.",
				},
				{
					id: "lost-policy",
					question: "Como encontro a apólice de alguém que morreu?",
					answer:
						"Procure pagamentos de prêmios em papéis, extratos e correspondência. Pergunte a antigos empregadores. A Associação Nacional de Comissários de Seguros (NAIC) mantém um localizador gratuito de apólices, e o [departamento de seguros do seu estado](/state-compliance) pode indicar como usá-lo.",
				},
			],
		},
		{
			id: "annuities-and-taxes",
			title: "Anuidades e impostos",
			items: [
				{
					id: "is-money-in-the-market",
					question: "Num produto indexado, meu dinheiro está na bolsa?",
					answer:
						"Não. Você não tem ações nem recebe dividendos. A seguradora usa um índice só para calcular os juros. Você abre mão de parte do crescimento nos anos fortes. Nos fracos, os encargos ainda podem reduzir o seu valor.",
				},
				{
					id: "taking-money-out",
					question: "Quando posso retirar dinheiro de uma anuidade?",
					answer:
						"A maioria dos contratos permite retirar uma parte por ano. Acima dessa parte, costuma haver uma taxa de retirada nos primeiros anos. Antes dos 59½ anos costuma haver um imposto federal de 10% sobre os ganhos, além do imposto de renda. Não coloque nela dinheiro de que você possa precisar logo.",
				},
				{
					id: "death-benefit-taxes",
					question: "Minha família paga imposto sobre o benefício por morte?",
					answer:
						"Em geral não há imposto de renda federal sobre ele. Os juros pagos junto são tributados, e patrimônios muito grandes podem ter de pagar imposto sobre herança. Não damos orientação tributária; consulte um consultor tributário sobre o seu caso.",
				},
				{
					id: "policy-loans",
					question: "Empréstimos sobre a apólice pagam imposto?",
					answer:
						"Em geral não, enquanto a apólice está em vigor. Se ela perde a vigência com um empréstimo aberto, você pode dever imposto de renda. Se o dinheiro entrou rápido demais, ela vira um contrato dotal modificado (MEC), e os empréstimos são tributados de outra forma. Todo empréstimo reduz o benefício por morte até ser pago.",
				},
			],
		},
		{
			id: "working-with-us",
			title: "Trabalhar conosco",
			items: [
				{
					id: "what-it-costs",
					question: "Quanto custa a consulta e como vocês ganham?",
					answer:
						"A consulta é gratuita. Se você comprar, a seguradora nos paga uma comissão, que faz parte do custo do produto. Pergunte o valor. Em [Quem somos](/about) há mais detalhes.",
				},
				{
					id: "how-fast",
					question: "Em quanto tempo terei resposta?",
					answer:
						"Um agente lê sua mensagem<reviewTime> em até {reviewHours} horas úteis</reviewTime>, e ligamos ou escrevemos<contactTime> em até {contactHours} horas em dias úteis</contactTime>. Pelo telefone {phone}, atendemos de {officeHours} ({timeZone}).",
				},
				{
					id: "which-states",
					question: "Onde vocês são licenciados?",
					answer:
						"<licensedStates>Em {licensedStates} {statesNoun}, listados na [página de licenças](/licensing).</licensedStates> Os produtos variam de estado para estado.",
				},
				{
					id: "changing-my-mind",
					question: "E se eu mudar de ideia depois de comprar?",
					answer:
						"A partir do dia em que você recebe a apólice, há um período de análise gratuita, com devolução do prêmio. A duração depende do seu [estado](/state-compliance), do produto e às vezes da sua idade; sua apólice informa o seu prazo exato. Mais tarde, sair pode ter custo, sobretudo em apólices com valor em dinheiro e anuidades.",
				},
				{
					id: "replacing-a-policy",
					question: "Devo trocar a apólice que tenho?",
					answer:
						"Muitas vezes não. Com uma apólice nova, você já tem mais idade, responde a novas perguntas de saúde, começa um novo período de contestação de dois anos e pode haver uma nova taxa de resgate. Compare por escrito e não cancele nada até a nova estar em vigor.",
				},
			],
		},
		{
			id: "privacy-and-contact",
			title: "Privacidade e contato",
			items: [
				{
					id: "what-happens-to-my-data",
					question: "O que acontece com o que eu envio?",
					answer:
						"Sua mensagem chega à nossa equipe, com o registro do seu consentimento, e nós a usamos para responder a você. A [política de privacidade](/privacy) diz quem cuida disso e como pedir uma cópia ou a exclusão. Por favor, não envie pelo formulário seu número do Social Security, o número da sua conta bancária nem detalhes médicos.",
				},
				{
					id: "stopping-messages",
					question: "Como paro de receber ligações, mensagens ou e-mails?",
					answer:
						"Responda STOP a uma mensagem de texto ou a um e-mail, use o link no fim de qualquer e-mail nosso, ou avise por telefone ou por escrito. Com o link, os e-mails param na hora; o resto, paramos o quanto antes, e no máximo em {revocationBusinessDays} dias úteis. Seu consentimento nunca é condição para comprar.",
				},
				{
					id: "chat-and-ai",
					question: "O chat é uma pessoa de verdade?",
					answer:
						"Não. É um roteiro curto que pergunta seu estado, o produto e quando você quer começar. Daí em diante quem responde é uma pessoa. A [Central de IA](/ai-hub) explica o que os programas fazem aqui.",
				},
				{
					id: "checking-your-license",
					question: "Como sei que vocês têm licença?",
					answer:
						"Peça o nome do agente e pesquise no departamento de seguros do seu estado. Na Flórida, a [Divisão de Serviços ao Consumidor](https://myfloridacfo.com/division/consumers) também responde por telefone.",
				},
			],
		},
		{
			id: "families-and-borders",
			title: "Idioma, imigração e família no exterior",
			items: [
				{
					id: "other-languages",
					question: "Posso fazer tudo na minha língua?",
					answer:
						"<spokenLanguages>Conversamos com você em português, inglês, espanhol ou crioulo haitiano. </spokenLanguages>As propostas e as apólices são quase sempre em inglês. Lemos tudo com você antes da assinatura. Não assine o que não entendeu.",
				},
				{
					id: "immigration-status",
					question: "Não tenho cidadania americana. Posso comprar seguro de vida?",
					answer:
						"Muitas vezes sim. Quem tem green card costuma ser tratado como cidadão. Com visto, permissão de trabalho ou ITIN, depende da seguradora, do valor e de há quanto tempo você mora aqui. Algumas dirão não. Nossos agentes conversam com cuidado e perguntam só o que a proposta pede.",
				},
				{
					id: "beneficiary-abroad",
					question: "Meu beneficiário pode morar em outro país?",
					answer:
						"Em geral sim. Informe nome legal completo, data de nascimento, endereço e telefone, como estão nos documentos da pessoa. O pagamento pode demorar mais, o banco pode cobrar tarifas e as regras dos EUA podem impedir pagamentos a alguns países.",
				},
				{
					id: "death-abroad",
					question: "E se eu morrer fora dos Estados Unidos?",
					answer:
						"A maioria das apólices paga onde quer que a morte ocorra, se as respostas da proposta foram verdadeiras e a cobertura está em vigor. A família precisa de documentos oficiais, muitas vezes traduzidos. Declare seus planos de viagem na proposta, porque alguns países influenciam a aceitação.",
				},
				{
					id: "bringing-a-body-home",
					question: "O seguro de vida paga o meu enterro na minha terra?",
					answer:
						"Pode pagar. Sua família pode usar o benefício por morte para qualquer coisa, inclusive isso. O traslado para o exterior é caro e se soma ao funeral. Peça o preço a uma funerária e leve isso em conta ao escolher o valor.",
				},
			],
		},
	],
	callToAction: {
		title: "Sua pergunta não está aqui?",
		text: "[Escreva para nós](/#contact) ou ligue para {phone}. Se não soubermos a resposta, vamos dizer isso e procurá-la.",
	},
} satisfies FaqPageContent;
