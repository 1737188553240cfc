import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Seguro de despesas finais {inState}: dos 50 aos 85 anos",
		description:
			"Seguro de despesas finais {inState}: o custo de um funeral, propostas até 85 anos, seus direitos e funerais em outro país.",
	},
	title: "Seguro de despesas finais {inState}",
	lead: "O {state} é grande, e as famílias muitas vezes moram longe umas das outras, às vezes do outro lado da fronteira. Uma apólice pequena de seguro de vida pode pagar o funeral e também as viagens. Veja o que saber antes de fazer a proposta.",
	sections: [
		{
			id: "texas-costs",
			title: "Quanto um funeral pode custar {inState}",
			paragraphs: [
				"<funeralCosts>Estimamos que um funeral médio, com velório e enterro, {inState}, custe cerca de {funeralCost}. É uma estimativa, não uma tabela de preços; os preços mudam entre cidades grandes e pequenas, e a cremação direta costuma custar bem menos.</funeralCosts> A caixa de concreto do caixão (vault), o jazigo, a lápide e as flores muitas vezes são pagos à parte.",
				"<funeralCosts>Nossa [calculadora](/calculator) começa em {suggestedCoverage}. São {coverageMargin}% a mais que a estimativa: com 20% a mais para a alta dos preços, o valor seria menor, mas US$ 10.000 é o menor valor com que a calculadora trabalha.</funeralCosts> Se um valor menor basta para você, pergunte quais seguradoras o oferecem.",
			],
		},
		{
			id: "distance-and-border",
			title: "Estradas longas e uma fronteira",
			layout: "cards",
			items: [
				{
					title: "Família em outra cidade",
					text: "Hotel, gasolina e dias sem salário podem pesar tanto quanto a conta do funeral. O benefício por morte pode ser usado para isso.",
				},
				{
					title: "Um enterro no México ou mais longe",
					text: "O beneficiário pode usar o dinheiro em outro país. Pergunte à funerária e ao consulado sobre documentos e traslado, e só depois escolha o valor da cobertura.",
				},
				{
					claim: "spokenLanguages",
					title: "Na sua própria língua",
					text: "Explicamos a apólice na sua língua antes de você assinar. A apólice costuma ser escrita em inglês, então pergunte sobre cada página que não ficar clara.",
				},
			],
		},
		{
			id: "age-and-health",
			title: "Idade e saúde",
			paragraphs: [
				"{InState}, podemos ajudar com propostas até os 85 anos. Cada seguradora define o próprio limite de idade, e muitas têm um limite mais baixo. O prêmio se baseia na sua idade no início da apólice, então um aniversário pode mudá-lo.",
				"Em geral não há exame médico, mas é preciso responder a perguntas de saúde, e o histórico de receitas pode ser consultado. Com doenças sérias, talvez seja oferecida uma apólice gradual: se a morte for por doença nos dois primeiros anos, ela devolve os prêmios, muitas vezes com alguns juros, e depois disso paga o valor completo.",
			],
		},
		{
			id: "texas-rules",
			title: "Seus direitos {inState}",
			layout: "checklist",
			items: [
				{
					title: "Análise gratuita",
					text: "{freeLook} A apólice informa o seu prazo exato.",
				},
				{
					title: "Onde reclamar ou conferir uma licença",
					text: "O Departamento de Seguros ([Texas Department of Insurance](https://tdi.texas.gov)) supervisiona as seguradoras e os agentes. Ele não recomenda a nossa agência nem nenhum produto.",
				},
				{
					title: "Quem recebe o dinheiro",
					text: "O {state} é um estado de comunhão de bens. Se você tem cônjuge e quer indicar outra pessoa, consulte antes um advogado.",
				},
				{
					title: "Trocar de apólice",
					text: "Mantenha a apólice antiga até a nova entrar em vigor. Uma apólice nova inicia outro período de contestação de dois anos, e o preço se baseia na idade que você tem agora.",
				},
			],
		},
	],
	faqs: {
		title: "Perguntas de famílias {inState}",
		items: [
			{
				question: "O seguro de despesas finais é o mesmo que um funeral pré-pago?",
				answer:
					"Não. Um contrato pré-pago compra serviços de um fornecedor determinado. O de despesas finais é um seguro de vida: o dinheiro vai para o seu beneficiário, que pode usar qualquer funerária. Compare os dois se você já sabe exatamente o que quer.",
			},
			{
				question: "Quanto custa uma apólice na minha idade?",
				answer:
					"<finalExpenseFiguresShown>Use a calculadora para um número aproximado ou veja o [exemplo aos 60 anos](/services/final-expense). </finalExpenseFiguresShown><finalExpenseFiguresWithheld>Um agente licenciado consegue uma cotação para a sua idade. </finalExpenseFiguresWithheld>Fumantes pagam mais. A seguradora define o prêmio final depois de analisar as suas respostas.",
			},
			{
				question: "Meu filho ou minha filha pode pagar o prêmio?",
				answer:
					"Sim, é comum. Seu filho ou sua filha pode pagar, mas você precisa aceitar a apólice e responder pessoalmente às perguntas de saúde. Decidam juntos quem é o titular e quem é o beneficiário.",
			},
			{
				question: "E se eu parar de pagar?",
				answer:
					"Depois de um prazo de tolerância a apólice perde a vigência, a menos que o valor em dinheiro mantenha uma cobertura menor. Numa vida longa, os prêmios podem somar mais do que a apólice paga, então escolha um prêmio que consiga manter.",
			},
		],
	},
	callToAction: {
		title: "Pergunte a um agente<licensedStates> licenciado {inState}</licensedStates>",
		text: "Conversamos por telefone ou vídeo<spokenLanguages>, em português, inglês, espanhol ou crioulo haitiano</spokenLanguages>. A consulta é gratuita. Ligue para {phone} ou [escreva para nós](/#contact).",
	},
} satisfies StatePageContent;
