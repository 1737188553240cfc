import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Seguro de despesas finais {inState}: custos",
		description:
			"Enterro, cremação ou redução orgânica natural {inState}: os custos, quanta cobertura considerar, seus direitos e o órgão regulador.",
	},
	title: "Seguro de despesas finais {inState}",
	lead: "{InState}, a despedida pode ter várias formas, e os preços são bem diferentes. Decida primeiro a forma e depois o valor da cobertura. Uma apólice pequena de seguro de vida pode deixar à família o dinheiro para fazer como você quis.",
	sections: [
		{
			id: "washington-costs",
			title: "Quanto um funeral pode custar {inState}",
			paragraphs: [
				"<funeralCosts>Nossa estimativa para um funeral médio, com velório e enterro, {inState}, é de cerca de {funeralCost}. É uma estimativa, não uma tabela de preços.</funeralCosts> Os preços na região de Seattle e nas cidades a leste das montanhas Cascade são diferentes, e a caixa de concreto do caixão (vault), o jazigo, a lápide e as flores muitas vezes são pagos à parte.",
				"<funeralCosts>Para esse tipo de funeral, nossa [calculadora](/calculator) sugere {suggestedCoverage}: {coverageMargin}% a mais que a estimativa (20% para a alta dos preços, arredondado para os US$ 1.000 mais próximos e nunca abaixo de US$ 10.000).</funeralCosts> Se você pensa numa cremação simples, talvez precise de menos.",
			],
		},
		{
			id: "three-choices",
			title: "Escolha primeiro a forma da despedida",
			layout: "cards",
			items: [
				{
					title: "Enterro",
					text: "O enterro costuma ser a opção mais cara, por causa do jazigo, do caixão, da caixa de concreto e da lápide. Pergunte separadamente ao cemitério e à funerária.",
				},
				{
					title: "Cremação",
					text: "Muitas famílias daqui escolhem a cremação. A cremação direta, sem velório, costuma ser a opção mais simples e custa bem menos.",
				},
				{
					title: "Redução orgânica natural",
					text: "A lei estadual permite transformar o corpo em terra. Poucas empresas oferecem isso, então peça um preço e deixe o seu desejo por escrito.",
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
					text: "Escreva como e onde quer a despedida, e dê uma cópia a quem vai organizar a cerimônia. A apólice paga dinheiro, mas não cumpre o seu desejo por você.",
				},
				{
					title: "O beneficiário",
					text: "{state} é um estado de comunhão de bens. Se você tem cônjuge e quer indicar outra pessoa, consulte antes um advogado.",
				},
				{
					title: "Os papéis",
					text: "Anote a seguradora, o número da apólice e onde ela está guardada. Depois de um terremoto ou de um incêndio florestal, uma foto no celular de um parente pode ser tudo o que resta.",
				},
			],
		},
		{
			id: "washington-rules",
			title: "Seus direitos {inState}",
			layout: "checklist",
			items: [
				{
					title: "Análise gratuita",
					text: "{freeLook} A apólice informa o seu prazo exato.",
				},
				{
					title: "O órgão regulador",
					text: "O Escritório do Comissário de Seguros ([Office of the Insurance Commissioner](https://insurance.wa.gov)) responde a perguntas, recebe reclamações e permite conferir uma licença. Ele não recomenda a nossa agência nem nenhum produto.",
				},
				{
					title: "Os dois primeiros anos",
					text: "Se você falecer nos dois primeiros anos, a seguradora pode rever a sua proposta. Apólices graduais só devolvem os prêmios, muitas vezes com alguns juros, quando a morte ocorre cedo e é por doença.",
				},
				{
					title: "O preço ao longo do tempo",
					text: "Idade, saúde e tabaco definem o prêmio. Numa vida longa, os prêmios podem somar mais do que a apólice paga. Se a apólice perder a vigência, em geral a sua família não recebe nada.",
				},
			],
		},
	],
	faqs: {
		title: "Perguntas de famílias {inState}",
		items: [
			{
				question: "Vale a pena uma apólice se eu só quero cremação?",
				answer:
					"Talvez não. Se a sua família pode pagar uma cremação simples com o que você deixa, talvez não seja preciso ter uma apólice. Mas conte também as viagens, um encontro da família e as últimas contas.",
			},
			{
				question: "Há perguntas de saúde?",
				answer:
					"Sim, na maioria das apólices, embora em geral não haja exame médico. A seguradora pode consultar o histórico de receitas e decide se aceita a proposta.",
			},
			{
				question: "O dinheiro pode pagar um funeral em outro país?",
				answer:
					"Sim. O beneficiário pode usá-lo em qualquer país. Pergunte ao consulado sobre os documentos e à seguradora o que ela exige se a morte ocorrer no exterior.",
			},
			{
				question: "Vocês ficam na Flórida. Como trabalham aqui?",
				answer:
					"Por telefone ou vídeo, num horário combinado (no horário do Pacífico, são três horas a menos que no nosso), com um agente<licensedStates> licenciado {inState}</licensedStates>. Veja [nossas licenças](/licensing) e como conferi-las.",
			},
		],
	},
	callToAction: {
		title: "Converse com um agente<licensedStates> licenciado {inState}</licensedStates>",
		text: "Conte o que você deseja, e vamos dizer se um seguro é a forma certa de pagar por isso. A consulta é gratuita. Ligue para {phone} ou [escreva para nós](/#contact).",
	},
} satisfies StatePageContent;
