import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Despesas finais na {state}: custo de um funeral",
		description:
			"Quanto pode custar um funeral, seus direitos, papéis na época de furacões e seguro de despesas finais para aposentados na {state}.",
	},
	title: "Seguro de despesas finais na {state}",
	lead: "Muita gente veio para a {state} para se aposentar, e os filhos moram em outro lugar. Uma apólice pequena de seguro de vida dá à família dinheiro para os primeiros dias e um só número para ligar. Ficamos em {city} e trabalhamos em todo o estado.",
	sections: [
		{
			id: "florida-costs",
			title: "Quanto um funeral pode custar na {state}",
			paragraphs: [
				"<funeralCosts>Nossa estimativa para um funeral médio, com velório e enterro, na {state} é de cerca de {funeralCost}. É uma estimativa, não uma tabela de preços.</funeralCosts> <funeralRanges>Em Daytona um funeral pode custar de US$ 8.000 a US$ 12.000, e em Jacksonville de US$ 10.000 a US$ 15.000.</funeralRanges>",
				"Os preços mudam entre as costas, as cidades e os lugares pequenos. A cremação direta costuma custar bem menos que um velório com enterro. A estrutura da sepultura, o jazigo, a lápide e as flores muitas vezes são pagos à parte.",
				"<funeralCosts>Para a {state}, nossa [calculadora](/calculator) sugere {suggestedCoverage} como começo: {coverageMargin}% a mais que a estimativa (um quinto para a alta dos preços, arredondado para os US$ 1.000 mais próximos e nunca abaixo de US$ 10.000).</funeralCosts>",
			],
		},
		{
			id: "family-far-away",
			title: "Quando a família está longe",
			paragraphs: [
				"Um filho em Ohio ou uma irmã em Porto Príncipe precisa comprar passagens, escolher uma funerária por telefone e talvez levar a pessoa querida de volta. O traslado para outro estado ou país pode custar bastante, então peça um preço antes de fixar o valor.",
				"Se você passa parte do ano em outro estado, isso não impede que mantenha uma apólice. A seguradora precisa dos seus endereços e de saber para onde mandar os avisos. Com o débito automático, é mais difícil esquecer um prêmio durante uma viagem.",
			],
		},
		{
			id: "storms-and-papers",
			title: "Antes da temporada de furacões",
			layout: "checklist",
			items: [
				{
					text: "Guarde uma cópia da apólice numa pasta à prova d’água e deixe uma foto da primeira página com alguém fora da {state}.",
				},
				{
					text: "Diga ao beneficiário o nome da seguradora e o número da apólice. Sem eles, o pedido de indenização demora mais.",
				},
				{ text: "Veja se a seguradora consegue falar com você caso o correio pare: um celular e um e-mail." },
				{
					text: "Peça para indicar uma segunda pessoa que seja avisada antes de a apólice perder a vigência. Seus direitos estão mais abaixo.",
				},
			],
		},
		{
			id: "florida-rules",
			title: "Seus direitos na {state}",
			layout: "cards",
			items: [
				{
					title: "Análise gratuita",
					text: "{freeLook} A apólice informa o seu prazo exato.",
				},
				{ title: "Antes de a apólice perder a vigência", text: "{lapseNotice}" },
				{
					title: "Ajuda do estado",
					text: "A Divisão de Serviços ao Consumidor do Departamento de Serviços Financeiros ([Florida Department of Financial Services](https://myfloridacfo.com/division/consumers)) responde a perguntas, recebe reclamações e permite conferir uma licença. Ela não endossa agências nem produtos.",
				},
				{
					title: "Os dois primeiros anos",
					text: "A seguradora pode rever a sua proposta se a morte ocorrer nesse período. Apólices com poucas perguntas de saúde costumam devolver só os prêmios, com algum juro, quando a morte é por doença.",
				},
				{
					title: "Quanto custa para você",
					text: "Idade, saúde e tabaco definem o prêmio. Numa vida longa, você pode pagar mais do que a apólice entrega. Veja [a lista completa de custos](/services/final-expense).",
				},
			],
		},
	],
	faqs: {
		title: "Perguntas de famílias na {state}",
		items: [
			{
				question: "Há limite de idade?",
				answer:
					"A maioria das seguradoras aceita propostas de cerca de 50 a 85 anos. Em geral não há exame físico, mas são feitas perguntas de saúde, e a seguradora decide.",
			},
			{
				question: "Tenho uma apólice de outro estado. Preciso de uma nova?",
				answer:
					"Provavelmente não. O seguro de vida normalmente muda com você. Não largue uma apólice antiga sem comparar: o preço dela foi definido numa idade menor, e uma nova abre outro período de contestação de dois anos.",
			},
			{
				question: "A funerária pode receber direto?",
				answer:
					"Muitas vezes o beneficiário pode ceder parte do benefício à funerária, se ela e a seguradora concordarem. Se não, a família paga e recupera o dinheiro com o pedido de indenização.",
			},
			{
				question: "Vocês vão até a casa?",
				answer:
					"Quase todas as conversas são por telefone ou vídeo, o que costuma ser mais simples para uma família espalhada. Nosso escritório fica em {city}. Pergunte o que é melhor para você.",
			},
		],
	},
	callToAction: {
		title: "Fale com um agente na {state}",
		text: "Por telefone ou vídeo, com seus filhos na linha, se quiser<spokenLanguages>, em português, inglês, espanhol ou crioulo haitiano</spokenLanguages>. A consulta é gratuita. Ligue para {phone} ou [escreva para nós](/#contact).",
	},
} satisfies StatePageContent;
