import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Despesas finais em {state}: custos e escolhas",
		description:
			"Enterro, cremação ou redução orgânica natural em {state}: os custos, quanta cobertura considerar, seus direitos e o órgão regulador.",
	},
	title: "Seguro de despesas finais no estado de {state}",
	lead: "No estado de {state} a despedida pode ter várias formas, e os preços são bem diferentes. Decida primeiro a forma e depois o valor. Uma apólice pequena de seguro de vida pode deixar à família o dinheiro para cumpri-la.",
	sections: [
		{
			id: "washington-costs",
			title: "Quanto um funeral pode custar no estado de {state}",
			paragraphs: [
				"<funeralCosts>Nossa estimativa para um funeral médio, com velório e enterro, no estado de {state} é de cerca de {funeralCost}. É uma estimativa, não uma tabela de preços.</funeralCosts> A região de Seattle e as cidades a leste das montanhas Cascade são diferentes, e a estrutura da sepultura, o jazigo, a lápide e as flores muitas vezes são pagos à parte.",
				"<funeralCosts>Para esse tipo de funeral, nossa [calculadora](/calculator) sugere {suggestedCoverage}: {coverageMargin}% a mais que a estimativa (um quinto para a alta dos preços, arredondado para os US$ 1.000 mais próximos e nunca abaixo de US$ 10.000).</funeralCosts> Se você pensa numa cremação simples, talvez precise de menos.",
			],
		},
		{
			id: "three-choices",
			title: "Escolha primeiro a forma",
			layout: "cards",
			items: [
				{
					title: "Enterro",
					text: "Costuma ser o mais caro, por causa do jazigo, do caixão, da estrutura da sepultura e da lápide. Pergunte separadamente ao cemitério e à funerária.",
				},
				{
					title: "Cremação",
					text: "É a escolha de muitas famílias daqui. A cremação direta, sem velório, costuma ser a mais simples e custa bem menos.",
				},
				{
					title: "Redução orgânica natural",
					text: "A lei estadual permite transformar o corpo em terra. Poucos fornecedores oferecem, então peça um preço e deixe o seu desejo por escrito.",
				},
			],
		},
		{
			id: "write-it-down",
			title: "O que deixar por escrito",
			layout: "steps",
			items: [
				{
					title: "O seu desejo",
					text: "Diga a forma e o lugar, e dê uma cópia a quem vai cuidar disso. A apólice só paga dinheiro; ela não dá instruções.",
				},
				{
					title: "O beneficiário",
					text: "{state} é um estado de comunhão de bens. Se você tem cônjuge e quer indicar outra pessoa, consulte antes um advogado.",
				},
				{
					title: "Os papéis",
					text: "A seguradora, o número da apólice e onde ela está guardada. Depois de um terremoto ou de um incêndio florestal, uma foto no celular de um parente pode ser tudo o que resta.",
				},
			],
		},
		{
			id: "washington-rules",
			title: "Seus direitos no estado de {state}",
			layout: "checklist",
			items: [
				{
					title: "Análise gratuita",
					text: "{freeLook} A apólice informa o seu prazo exato.",
				},
				{
					title: "O órgão regulador",
					text: "O Escritório do Comissário de Seguros ([Office of the Insurance Commissioner](https://insurance.wa.gov)) responde a perguntas, recebe reclamações e permite conferir uma licença. Ele não endossa a nós nem a nenhum produto.",
				},
				{
					title: "Os dois primeiros anos",
					text: "A seguradora pode rever a sua proposta se a morte ocorrer nesse período. Apólices graduais só devolvem os prêmios, muitas vezes com algum juro, quando a morte precoce é por doença.",
				},
				{
					title: "O preço ao longo do tempo",
					text: "Idade, saúde e tabaco definem o prêmio. Numa vida longa, você pode pagar mais do que a apólice entrega, e uma apólice que perdeu a vigência não paga nada.",
				},
			],
		},
	],
	faqs: {
		title: "Perguntas de famílias no estado de {state}",
		items: [
			{
				question: "Vale a pena uma apólice se eu só quero cremação?",
				answer:
					"Talvez não. Se a sua família pode pagar uma cremação simples com o que você deixa, pode não ser preciso. Viagens, um encontro e as últimas contas são a outra parte da soma.",
			},
			{
				question: "Há perguntas de saúde?",
				answer:
					"Sim, na maioria das apólices, embora em geral não haja exame físico. A seguradora pode consultar o histórico de receitas e decide se aceita você.",
			},
			{
				question: "O dinheiro pode pagar um funeral em outro país?",
				answer:
					"Sim. O beneficiário pode usá-lo em qualquer país. Pergunte ao consulado sobre os documentos e à seguradora o que ela exige se a morte ocorrer no exterior.",
			},
			{
				question: "Vocês ficam na Flórida. Como trabalham aqui?",
				answer:
					"Por telefone ou vídeo, num horário combinado (o horário do Pacífico está três horas atrás do nosso), com um agente<licensedStates> licenciado no estado de {state}</licensedStates>. Veja [nossas licenças](/licensing) e como conferi-las.",
			},
		],
	},
	callToAction: {
		title: "Converse com um agente<licensedStates> licenciado no estado de {state}</licensedStates>",
		text: "Conte os seus desejos e diremos se um seguro é a forma certa de pagar por eles. A consulta é gratuita. Ligue para {phone} ou [escreva para nós](/#contact).",
	},
} satisfies StatePageContent;
