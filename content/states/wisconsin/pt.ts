import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Despesas finais em {state}: o que você deve saber",
		description:
			"Planeje o custo de um funeral em {state}: do que ele depende, enterros no inverno, bens do casal e o órgão regulador que protege quem contrata.",
	},
	title: "Seguro de despesas finais em {state}",
	lead: "Ninguém quer deixar a conta do funeral para a fazenda ou para os filhos. Uma apólice pequena de seguro de vida separa dinheiro para isso. Esta página trata dos custos em {state}, das regras e dos limites.",
	sections: [
		{
			id: "wisconsin-costs",
			title: "Quanto um funeral pode custar em {state}",
			paragraphs: [
				"<funeralCosts>Estimamos que um funeral médio, com velório e enterro, em {state} custe cerca de {funeralCost}. É uma estimativa, não uma tabela de preços.</funeralCosts> Milwaukee e um vilarejo do norte são diferentes, e a cremação direta costuma custar bem menos. A estrutura da sepultura, o jazigo, a lápide e as flores muitas vezes são pagos à parte.",
				"<funeralCosts>Nossa [calculadora](/calculator) sugere {suggestedCoverage}: {coverageMargin}% a mais que a estimativa (um quinto para a alta dos preços, arredondado para os US$ 1.000 mais próximos e nunca abaixo de US$ 10.000). Mude conforme o que você deseja.</funeralCosts>",
			],
		},
		{
			id: "local-matters",
			title: "No que as famílias daqui pensam",
			layout: "cards",
			items: [
				{
					title: "Enterros no inverno",
					text: "Quando o chão congela, alguns cemitérios cobram mais ou esperam a primavera. Pergunte no cemitério e deixe uma pequena folga no valor.",
				},
				{
					title: "Dinheiro preso na terra",
					text: "Uma fazenda ou uma casa pode valer muito e mesmo assim não deixar dinheiro à mão para um funeral. O benefício por morte não precisa esperar uma venda.",
				},
				{
					title: "Filhos em outros estados",
					text: "Viajar no inverno é lento e caro. Indique um beneficiário que possa agir, e outro para o caso de o primeiro falecer antes de você.",
				},
			],
		},
		{
			id: "marital-property",
			title: "Os casais e o beneficiário",
			paragraphs: [
				"Pela lei de {state}, o que se ganha durante o casamento em geral pertence aos dois. Prêmios pagos com a renda do casal podem dar ao cônjuge um direito sobre a apólice. Se você quer que outra pessoa receba o dinheiro, consulte um advogado antes de assinar.",
				"Reveja o beneficiário depois de um divórcio, de uma morte ou de um nascimento. Um nome que ninguém muda em vinte anos pode mandar o dinheiro para a pessoa errada.",
			],
		},
		{
			id: "wisconsin-rules",
			title: "Seus direitos em {state}",
			layout: "checklist",
			items: [
				{
					title: "Análise gratuita",
					text: "{freeLook} O prazo é maior quando ela substitui outra. A apólice informa o seu prazo exato.",
				},
				{
					title: "O órgão regulador",
					text: "O Escritório do Comissário de Seguros ([Office of the Commissioner of Insurance](https://oci.wi.gov)) recebe reclamações e permite conferir um agente ou uma seguradora. Ele não endossa a nós nem a nenhum produto.",
				},
				{
					title: "Dois anos",
					text: "Nos dois primeiros anos a seguradora pode rever a sua proposta depois de uma morte. Apólices com poucas perguntas de saúde costumam devolver só os prêmios, com algum juro, se a morte for por doença nesse período.",
				},
				{
					title: "Falta de pagamento",
					text: "Um prêmio não pago pode encerrar a cobertura. Peça o débito automático e pergunte se um parente pode ser avisado antes de a apólice perder a vigência.",
				},
			],
		},
	],
	faqs: {
		title: "Perguntas de famílias em {state}",
		items: [
			{
				question: "Preciso de exame médico?",
				answer:
					"Em geral não, mas são feitas perguntas de saúde, e o histórico de receitas pode ser consultado. A seguradora decide se aceita você e em que termos.",
			},
			{
				question: "Quanto custa?",
				answer:
					"Depende da idade, da saúde, do tabaco e do valor. Há um [exemplo aos 60 anos](/services/final-expense). Numa vida longa, você pode pagar mais do que a apólice entrega.",
			},
			{
				question: "Meus pais têm apólices antigas e pequenas. Vale a pena mantê-las?",
				answer:
					"Muitas vezes sim, sobretudo se já não há nada a pagar. Peça à seguradora o benefício atual e se há empréstimos antes de mudar qualquer coisa. Podemos ler a resposta com você.",
			},
			{
				question: "Vocês ficam na Flórida. Como trabalham aqui?",
				answer:
					"Por telefone ou vídeo, com um agente<licensedStates> licenciado em {state}</licensedStates>. Você pode conferir a licença antes com o órgão regulador; veja [nossas licenças](/licensing).",
			},
		],
	},
	callToAction: {
		title: "Pergunte sobre a cobertura em {state}",
		text: "Um agente licenciado passa por tudo com você e a sua família. A consulta é gratuita. Ligue para {phone} ou [escreva para nós](/#contact).",
	},
} satisfies StatePageContent;
