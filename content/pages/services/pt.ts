import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Serviços: seguro de vida, anuidades e plano para dívidas",
		description:
			"Sete serviços lado a lado: para que serve cada um, quanto dura e a principal desvantagem. Escolha pela necessidade e veja o que faz um agente independente.",
	},
	title: "Sete serviços e como escolher entre eles",
	lead: "Comece pela necessidade, não pelo produto. Quem depende da sua renda? Quais seriam as suas últimas contas? Que dinheiro precisa durar tanto quanto você? As respostas costumam apontar para um ou dois destes serviços, e às vezes para nenhum.",
	sections: [
		{
			id: "choose-by-need",
			title: "Escolha pelo que você precisa",
			layout: "cards",
			items: [
				{
					title: "Minha família vive da minha renda",
					text: "O [seguro de vida temporário](/services/term-life) costuma dar a maior cobertura pelo prêmio, por um número definido de anos: até quitar o financiamento da casa ou os filhos crescerem.",
				},
				{
					title: "Quero cobertura para a vida toda",
					text: "O [seguro de vida inteira](/services/whole-life) não acaba depois de um prazo e forma valor em dinheiro aos poucos. O prêmio é mais alto, e sair cedo custa dinheiro.",
				},
				{
					title: "Não quero deixar contas de funeral",
					text: "O seguro de [despesas finais](/services/final-expense) é uma apólice pequena de vida inteira para pessoas de cerca de 50 a 85 anos. A maioria das apólices faz perguntas de saúde, e algumas só pagam tudo depois de dois anos.",
				},
				{
					title: "Quero cobertura vitalícia que se adapte",
					text: "O seguro de [vida universal indexada (IUL)](/services/iul) tem prêmios flexíveis e valor em dinheiro com juros que seguem um índice, com tetos. Os custos sobem com a idade, e a apólice pode perder a vigência se os pagamentos forem insuficientes.",
				},
				{
					title: "Quero uma renda que não acabe antes de mim",
					text: "Uma [anuidade fixa indexada (FIA)](/services/fia) pode transformar uma quantia em renda para mais tarde. Não é seguro de vida, e o pagamento depende da capacidade da seguradora de pagar indenizações. Retiradas antecipadas podem ter taxas.",
				},
				{
					title: "Quero tomar empréstimo sobre uma apólice",
					text: "O [Infinite Banking Concept® (IBC)](/services/ibc) usa empréstimos sobre um seguro de vida inteira. É um seguro de vida, não um banco, e exige muitos anos de prêmios em dia.",
				},
				{
					title: "Primeiro as dívidas",
					text: "Um [plano de ação para dívidas](/services/debt-action) põe suas dívidas em ordem e mostra o mês em que acabam. Muitas vezes faz sentido fazer isso antes de assumir um prêmio novo.",
				},
			],
		},
		{
			id: "compare",
			title: "Lado a lado",
			paragraphs: [
				"A tabela é uma primeira orientação. Os detalhes mudam conforme a seguradora e o estado, e quem decide é sempre a sua apólice ou o seu contrato.",
			],
			table: {
				caption: "Os sete serviços comparados",
				columns: ["Serviço", "Feito para", "Quanto dura", "Principal desvantagem"],
				rows: [
					[
						"Seguro temporário",
						"Repor a renda por um tempo definido",
						"10, 20 ou 30 anos",
						"Não paga nada se você viver além do prazo",
					],
					[
						"Vida inteira",
						"Um benefício, não importa quando você morra",
						"Vida toda, com os prêmios em dia",
						"Prêmio alto; pouco valor em dinheiro no início",
					],
					[
						"Despesas finais",
						"O funeral e as últimas contas",
						"Vida toda, com os prêmios em dia",
						"Preço alto para cada US$ 1.000 de cobertura",
					],
					[
						"IUL",
						"Cobertura vitalícia com prêmios flexíveis",
						"Vida toda, se os pagamentos bastarem",
						"Custos que sobem; risco de perder a vigência",
					],
					[
						"FIA",
						"Uma renda mais tarde na vida",
						"Alguns anos com taxas de resgate, depois renda",
						"Taxas de retirada; juros com teto",
					],
					[
						"IBC",
						"Empréstimos sobre um seguro de vida inteira",
						"Muitos anos de prêmios",
						"Começo lento; juros do empréstimo",
					],
					[
						"Plano de ação para dívidas",
						"Quitar as dívidas em ordem",
						"Até pagar a última dívida",
						"Exige disciplina; não existe em todos os estados",
					],
				],
			},
		},
		{
			id: "independent-agent",
			title: "O que faz um agente independente",
			paragraphs: [
				"Um agente exclusivo representa uma só seguradora. <independence>Nós somos independentes: podemos levar a sua proposta a qualquer uma das [seguradoras](/carriers) que nos credenciaram. </independence>Duas seguradoras podem avaliar a mesma pessoa de modo muito diferente, por causa de diabetes, de um antigo problema do coração ou de um trabalho perigoso. Conhecer essas diferenças é a maior parte do nosso trabalho.",
				"Primeiro perguntamos do que você precisa, depois <carriersCompared>comparamos, </carriersCompared>explicamos as desvantagens, ajudamos com a proposta e continuamos por perto quando você se muda, se casa ou precisa pedir uma indenização.<spokenLanguages> Atendemos em inglês, espanhol, português e crioulo haitiano.</spokenLanguages>",
				"A seguradora nos paga uma comissão quando emite uma apólice. As comissões mudam conforme o produto, então pergunte por que sugerimos um e não outro. Você deve receber uma resposta clara.",
			],
		},
		{
			id: "before-you-sign",
			title: "Antes de assinar",
			layout: "checklist",
			items: [
				{ text: "Você sabe quanto é o prêmio, por quanto tempo deve pagá-lo e se ele pode subir." },
				{
					text: "Você respondeu com a verdade a cada pergunta de saúde. A seguradora pode contestar a apólice nos dois primeiros anos.",
				},
				{
					text: "Se a apólice tem valor em dinheiro ou se é uma anuidade, você leu a tabela de taxas de resgate e sabe o valor depois de um, cinco e dez anos.",
				},
				{ text: "Você viu o que acontece se as taxas ou os dividendos forem menores que na ilustração." },
				{ text: "Você mantém a apólice antiga até a nova ser emitida e você ter comparado as duas por escrito." },
				{ text: "Você conhece o seu período de análise gratuita. A apólice informa a duração exata." },
			],
		},
		{
			id: "where-we-work",
			title: "Onde podemos ajudar",
			paragraphs: [
				"<licensedStates>Nosso escritório fica em {city}, {inHomeState}, e somos licenciados em {licensedStates} {statesNoun}.</licensedStates> Quase todas as conversas são por telefone ou vídeo. Veja [nossas licenças](/licensing) e [quais produtos existem no seu estado](/state-compliance).",
				"Nem todo produto é oferecido em todo lugar; o plano de ação para dívidas, por exemplo, não é oferecido na Califórnia.",
			],
		},
	],
	faqs: {
		title: "Perguntas comuns",
		items: [
			{
				question: "Posso combinar serviços?",
				answer:
					"Sim. Uma combinação comum é um seguro temporário enquanto os filhos são pequenos e uma apólice pequena de despesas finais para depois. Duas apólices são também dois prêmios, então o total precisa caber no orçamento.",
			},
			{
				question: "Preciso ir ao médico?",
				answer:
					"Depende do produto, da sua idade e do valor. Algumas apólices só fazem perguntas de saúde e consultam registros; as maiores podem pedir um exame. Uma anuidade costuma perguntar sobre as suas finanças, não sobre a saúde.",
			},
			{
				question: "Quanto custa uma consulta?",
				answer:
					"Nada, e não há obrigação de contratar. Perguntamos sobre a sua família, o seu orçamento e a sua saúde e, se você não precisar de nada nosso, vamos dizer isso a você.",
			},
			{
				question: "Até onde posso confiar nas calculadoras?",
				answer:
					"Nossas [calculadoras](/calculator) mostram estimativas<figuresShown> e valores hipotéticos</figuresShown>, com as fórmulas. Não são cotações nem ilustrações de apólice. Só uma seguradora pode dar um preço final.",
			},
		],
	},
	callToAction: {
		title: "Não sabe por onde começar?",
		text: "Conte do que você precisa e organizamos tudo juntos numa consulta gratuita. Ligue para {phone} ou [escreva para nós](/#contact).",
	},
} satisfies ArticlePageContent;
