import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Seguro de despesas finais {inState}: custo do funeral",
		description:
			"Quanto pode custar um funeral, seus direitos, papéis na época de furacões e seguro de despesas finais para aposentados {inState}.",
	},
	title: "Seguro de despesas finais {inState}",
	lead: "Muita gente veio para a {state} para se aposentar, e os filhos moram em outro lugar. Uma apólice pequena de seguro de vida pode dar à família dinheiro para os primeiros dias depois de uma morte e um só telefone para ligar. Ficamos em {city} e trabalhamos em todo o estado.",
	sections: [
		{
			id: "florida-costs",
			title: "Quanto um funeral pode custar {inState}",
			paragraphs: [
				"<funeralCosts>Nossa estimativa para um funeral médio, com velório e enterro, {inState}, é de cerca de {funeralCost}. É uma estimativa, não uma tabela de preços.</funeralCosts> <funeralRanges>Em Daytona, um funeral pode custar de US$ 8.000 a US$ 12.000 e, em Jacksonville, de US$ 10.000 a US$ 15.000.</funeralRanges>",
				"Os preços mudam de uma costa para a outra e entre cidades grandes e pequenas. A cremação direta costuma custar bem menos que um velório com enterro. A caixa de concreto do caixão (vault), o jazigo, a lápide e as flores muitas vezes são pagos à parte.",
				"<funeralCosts>Para a {state}, nossa [calculadora](/calculator) sugere {suggestedCoverage} como ponto de partida: {coverageMargin}% a mais que a estimativa (20% para a alta dos preços, arredondado para os US$ 1.000 mais próximos e nunca abaixo de US$ 10.000).</funeralCosts>",
			],
		},
		{
			id: "family-far-away",
			title: "Quando a família está longe",
			paragraphs: [
				"Um filho em Ohio ou uma irmã em Porto Príncipe precisa comprar passagens, escolher uma funerária por telefone e talvez levar a pessoa querida de volta. O traslado para outro estado ou país pode custar bastante, então peça um preço antes de definir o valor da cobertura.",
				"Se você passa parte do ano em outro estado, isso não impede que mantenha a sua apólice. A seguradora precisa dos seus endereços e de saber para onde mandar os avisos. Com o débito automático, é mais difícil esquecer um prêmio durante uma viagem.",
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
					text: "Diga ao beneficiário o nome da seguradora e o número da apólice. Sem eles, o pedido de indenização pode demorar mais.",
				},
				{ text: "Deixe com a seguradora um celular e um e-mail, para que ela encontre você se o correio parar." },
				{
					text: "Peça para indicar uma segunda pessoa que seja avisada antes de a apólice perder a vigência. Seus direitos estão mais abaixo.",
				},
			],
		},
		{
			id: "florida-rules",
			title: "Seus direitos {inState}",
			layout: "cards",
			items: [
				{
					title: "Análise gratuita",
					text: "{freeLook} A apólice informa o seu prazo exato.",
				},
				{ title: "Antes de a apólice perder a vigência", text: "{lapseNotice}" },
				{
					title: "Ajuda do estado",
					text: "A Divisão de Serviços ao Consumidor do Departamento de Serviços Financeiros ([Florida Department of Financial Services](https://myfloridacfo.com/division/consumers)) responde a perguntas, recebe reclamações e permite conferir uma licença. Ela não recomenda agências nem produtos.",
				},
				{
					title: "Os dois primeiros anos",
					text: "Se você falecer nos dois primeiros anos, a seguradora pode rever a sua proposta. Apólices com poucas perguntas de saúde costumam devolver só os prêmios, com alguns juros, quando a morte é por doença.",
				},
				{
					title: "Quanto custa uma apólice",
					text: "Idade, saúde e tabaco definem o prêmio. Numa vida longa, os prêmios podem somar mais do que a apólice paga. Veja [a lista completa de custos](/services/final-expense).",
				},
			],
		},
	],
	faqs: {
		title: "Perguntas de famílias {inState}",
		items: [
			{
				question: "Há limite de idade?",
				answer:
					"A maioria das seguradoras aceita propostas de pessoas de cerca de 50 a 85 anos. Em geral não há exame médico, mas é preciso responder a perguntas de saúde, e a seguradora decide se aceita a proposta.",
			},
			{
				question: "Tenho uma apólice de outro estado. Preciso de uma nova?",
				answer:
					"Provavelmente não. O seguro de vida normalmente acompanha você. Não largue uma apólice antiga sem comparar: o preço dela foi definido quando você era mais jovem, e uma nova inicia outro período de contestação de dois anos.",
			},
			{
				question: "A funerária pode receber direto da seguradora?",
				answer:
					"Muitas vezes o beneficiário pode ceder parte do benefício à funerária, se ela e a seguradora concordarem. Se não, a família paga primeiro e recupera o dinheiro quando recebe a indenização.",
			},
			{
				question: "Vocês vão até a minha casa?",
				answer:
					"Quase todas as conversas são por telefone ou vídeo, o que costuma ser mais simples para uma família que mora em vários lugares. Nosso escritório fica em {city}. Diga o que é melhor para você.",
			},
		],
	},
	callToAction: {
		title: "Fale com um agente {inState}",
		text: "Conversamos por telefone ou vídeo, com seus filhos na linha, se quiser<spokenLanguages>, em português, inglês, espanhol ou crioulo haitiano</spokenLanguages>. A consulta é gratuita. Ligue para {phone} ou [escreva para nós](/#contact).",
	},
} satisfies StatePageContent;
