import type { LandingContent } from "../../schema.ts";

export default {
	meta: {
		title: "Seguro de despesas finais: uma despedida, não uma conta",
		description:
			"Seguro de despesas finais na Flórida: <funeralCostsShown>quanto custa um funeral, </funeralCostsShown><finalExpenseFiguresShown>quanto poderia custar aos 55, 60, 70 ou 80 anos, </finalExpenseFiguresShown>as perguntas de saúde e o que a apólice não faz.",
	},
	title: "Deixe para a família uma despedida, não uma conta",
	lead: "Um funeral precisa ser pago em poucos dias. Uma apólice pequena de despesas finais pode colocar esse dinheiro nas mãos da sua família, para que ela passe essa semana lembrando de você.",
	action: "Saber quanto custaria para mim",
	reassurance:
		"Responda a poucas perguntas, e<finalExpenseFiguresShown> um agente licenciado vai ligar com preços.</finalExpenseFiguresShown><finalExpenseFiguresWithheld> um agente licenciado vai trazer para você cotações por escrito das seguradoras.</finalExpenseFiguresWithheld> Nada para assinar e nada para pagar.",
	story: {
		title: "Uma semana que muitas famílias conhecem",
		paragraphs: [
			"A avó desta história é inventada, mas talvez você conheça alguém como ela. Criou quatro filhos, alimentou meia rua e nunca deveu um dólar a ninguém. Morreu numa terça-feira. Na quarta, a funerária já pedia um sinal.",
			"A filha pôs uma parte no cartão de crédito. Um neto vendeu a moto, a igreja fez uma coleta, e um primo ainda espera receber o que emprestou. Ninguém culpou a avó. Mas ela teria ficado muito triste com isso.",
			"<funeralCosts>Pela nossa estimativa, um funeral com enterro custa na Flórida cerca de {funeral}, sem a caixa de concreto do caixão (vault).</funeralCosts> <funeralRanges>Na região de Daytona, pode custar de {daytonaLow} a {daytonaHigh} e, na de Jacksonville, de {jacksonvilleLow} a {jacksonvilleHigh}.</funeralRanges><funeralCostsShown> A cremação costuma custar menos.</funeralCostsShown>",
		],
	},
	figure: {
		figuresOf: "final-expense",
		title: "Quanto poderia custar uma apólice pequena",
		intro:
			"Prêmios mensais da nossa calculadora para {coverage} de cobertura, para quem não fuma. São estimativas, não cotações.",
		caption: "Prêmio mensal estimado para {coverage}, conforme a idade no início",
		lines: [
			{ id: "age55", label: "Começando aos 55" },
			{ id: "age60", label: "Começando aos 60" },
			{ id: "age70", label: "Começando aos 70" },
			{ id: "age80", label: "Começando aos 80" },
		],
		note: "A seguradora define o seu prêmio de verdade depois das suas respostas sobre saúde, e ele pode ser maior ou menor. Algumas apólices só pagam o valor completo depois de dois anos. Fumar encarece o prêmio: aos 70, de uns {at70} para {smokerAt70}. Quem começa aos 60 e paga {at60} por mês durante {paidYears} anos paga {paidFrom60} ao todo, quase o valor do benefício.",
	},
	does: {
		title: "O que uma apólice assim faz",
		items: [
			"Paga à pessoa que você indica, e é ela quem decide como usar o dinheiro: a cerimônia, a passagem de avião, o aluguel. O que sobra é dela.",
			"Na maioria das apólices o prêmio não muda e a cobertura dura a vida toda, desde que você continue pagando.",
			"Há perguntas de saúde e, em geral, nenhum exame médico.",
		],
	},
	doesNot: {
		title: "O que essa apólice não faz",
		items: [
			"Não é um funeral pago antecipadamente nem tem ligação com nenhum programa do governo.",
			"Algumas apólices só pagam o valor inteiro depois de dois anos. Se você morrer de doença antes disso, elas devolvem os prêmios, muitas vezes com alguns juros.",
			"Se a apólice perder a vigência, em geral a sua família não recebe nada. Se o prêmio for tirar dinheiro da comida ou dos remédios, não compre a apólice.",
		],
	},
	steps: {
		title: "O que acontece depois",
		items: [
			{
				title: "Você responde a poucas perguntas",
				text: "Perguntamos sobre o seu estado, a sua idade e o que você deseja. Leva uns dois minutos.",
			},
			{
				title: "Um agente licenciado liga",
				text: "O agente vai falar com você<contactTime> em até {contactHours} horas em dias úteis</contactTime><spokenLanguages>, no seu idioma</spokenLanguages>, com preços<carriersCompared> de várias seguradoras e quais delas aceitariam alguém com a sua saúde</carriersCompared>.",
			},
			{
				title: "Você decide no seu tempo",
				text: "Se você fizer a proposta e ela for aceita, um período de análise gratuita permite devolver a apólice e receber seu dinheiro de volta. A sua apólice informa o seu prazo exato.",
			},
		],
	},
	faqs: {
		title: "Três perguntas que sempre ouvimos",
		items: [
			{
				question: "Minha proposta pode ser recusada?",
				answer:
					"Sim, para uma apólice que paga tudo desde o primeiro dia. Mesmo assim, você em geral encontra apólices graduais, com poucas ou nenhuma pergunta de saúde. Custam mais e têm a carência explicada acima.",
			},
			{
				question: "Minha família pode usar o dinheiro em outro país?",
				answer:
					"Sim. Quem você indicar pode usá-lo em qualquer lugar. O traslado do corpo pode custar bastante, então peça esse preço antes de escolher o valor da cobertura.",
			},
			{
				question: "Já tenho uma apólice pequena. Devo trocá-la?",
				answer:
					"Muitas vezes vale mais a pena manter a que você tem. Uma troca pode iniciar um novo período de dois anos em que a seguradora pode examinar os pedidos de indenização, e você teria mais idade e um preço mais alto. Vamos ler as duas apólices com você antes da sua decisão.",
			},
		],
	},
	disclosures: {
		title: "Leia, por favor",
		items: [
			"O seguro de despesas finais é um seguro de vida com cobertura pequena. As apólices são emitidas por seguradoras, não pela {agency}; os benefícios dependem da capacidade da seguradora emissora de pagar indenizações.",
			"Requisitos, prêmios e carências variam conforme o estado e a seguradora. <licensedStates>A {agency} tem [licença em {licensedStates} {statesNoun}](/licensing).</licensedStates>",
		],
	},
	closing: {
		title: "Dois minutos agora, e ninguém faz vaquinha depois",
		text: "Conte um pouco sobre você, ou ligue para {phone}. Se você não precisar de uma apólice, é isso que vamos dizer.",
	},
} satisfies LandingContent;
