import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Despesas finais no {state}: dos 50 aos 85 anos",
		description:
			"Seguro de despesas finais no {state}: o custo de um funeral, propostas até 85 anos, seus direitos e funerais em outro país.",
	},
	title: "Seguro de despesas finais no {state}",
	lead: "O {state} é grande, e as famílias estão espalhadas por ele e muitas vezes do outro lado da fronteira. Uma apólice pequena de seguro de vida paga o funeral e também a distância. Veja o que saber antes de pedir a sua.",
	sections: [
		{
			id: "texas-costs",
			title: "Quanto um funeral pode custar no {state}",
			paragraphs: [
				"<funeralCosts>Estimamos que um funeral médio, com velório e enterro, no {state} custe cerca de {funeralCost}. É uma estimativa, não uma tabela de preços; cidades grandes e pequenas são diferentes, e a cremação direta costuma custar bem menos.</funeralCosts> A estrutura da sepultura, o jazigo, a lápide e as flores muitas vezes são pagos à parte.",
				"<funeralCosts>Nossa [calculadora](/calculator) começa em {suggestedCoverage}. São {coverageMargin}% a mais que a estimativa: com um quinto para a alta dos preços daria menos, mas US$ 10.000 é o menor valor com que a calculadora trabalha.</funeralCosts> Se um valor menor basta para você, pergunte quais seguradoras o oferecem.",
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
					text: "O beneficiário pode usar o dinheiro em outro país. Pergunte à funerária e ao consulado sobre documentos e traslado, e escolha o valor depois.",
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
				"No {state} podemos ajudar com propostas até os 85 anos. Cada seguradora define o seu limite, e muitas param antes. O prêmio se baseia na sua idade no início da apólice, então um aniversário pode mudá-lo.",
				"Em geral não há exame físico, mas são feitas perguntas de saúde, e o histórico de receitas pode ser consultado. Com doenças sérias, talvez seja oferecida uma apólice gradual: se a morte for por doença nos dois primeiros anos, ela devolve os prêmios, muitas vezes com algum juro, e depois disso paga o valor completo.",
			],
		},
		{
			id: "texas-rules",
			title: "Seus direitos no {state}",
			layout: "checklist",
			items: [
				{
					title: "Análise gratuita",
					text: "{freeLook} A apólice informa o seu prazo exato.",
				},
				{
					title: "Onde reclamar ou conferir uma licença",
					text: "O Departamento de Seguros ([Texas Department of Insurance](https://tdi.texas.gov)) supervisiona as seguradoras e os agentes. Ele não endossa a nós nem a nenhum produto.",
				},
				{
					title: "Quem recebe o dinheiro",
					text: "O {state} é um estado de comunhão de bens. Se você tem cônjuge e indica outra pessoa, consulte antes um advogado.",
				},
				{
					title: "Trocar de apólice",
					text: "Mantenha a antiga até a nova estar em vigor. Uma apólice nova abre outro período de contestação de dois anos, com a idade que você tem agora.",
				},
			],
		},
	],
	faqs: {
		title: "Perguntas de famílias no {state}",
		items: [
			{
				question: "É o mesmo que um funeral pré-pago?",
				answer:
					"Não. Um contrato pré-pago compra serviços de um fornecedor determinado. Isto é seguro de vida: o dinheiro vai para o seu beneficiário, que pode usar qualquer funerária. Compare os dois se você já sabe exatamente o que quer.",
			},
			{
				question: "Quanto custa na minha idade?",
				answer:
					"Use a calculadora para um número aproximado ou veja o [exemplo aos 60 anos](/services/final-expense). Fumantes pagam mais. A seguradora define o prêmio real depois de ler as suas respostas.",
			},
			{
				question: "E se meu filho pagar o prêmio?",
				answer:
					"É comum. Seu filho pode pagar, mas você precisa aceitar a apólice e responder pessoalmente às perguntas de saúde. Decidam juntos quem é o titular e quem é o beneficiário.",
			},
			{
				question: "E se eu parar de pagar?",
				answer:
					"Depois de um prazo de tolerância a apólice perde a vigência, a menos que o valor em dinheiro mantenha uma cobertura menor. Numa vida longa, você pode pagar mais do que a apólice entrega, então escolha um prêmio que consiga manter.",
			},
		],
	},
	callToAction: {
		title: "Pergunte a um agente<licensedStates> licenciado no {state}</licensedStates>",
		text: "Por telefone ou vídeo<spokenLanguages>, em português, inglês, espanhol ou crioulo haitiano</spokenLanguages>. A consulta é gratuita. Ligue para {phone} ou [escreva para nós](/#contact).",
	},
} satisfies StatePageContent;
