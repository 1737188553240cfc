import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Seguro de despesas finais {inState}: o que saber",
		description:
			"Planeje o custo de um funeral {inState}: do que ele depende, enterros no inverno, bens do casal e o órgão regulador que protege quem contrata.",
	},
	title: "Seguro de despesas finais {inState}",
	lead: "Ninguém quer que a conta do funeral esvazie o caixa da fazenda ou as economias, nem que caia sobre os filhos. Uma apólice pequena de seguro de vida pode deixar dinheiro para isso. Esta página trata dos custos {inState}, das regras e dos limites.",
	sections: [
		{
			id: "wisconsin-costs",
			title: "Quanto um funeral pode custar {inState}",
			paragraphs: [
				"<funeralCosts>Estimamos que um funeral médio, com velório e enterro, {inState}, custe cerca de {funeralCost}. É uma estimativa, não uma tabela de preços.</funeralCosts> Os preços em Milwaukee e num vilarejo do norte são diferentes, e a cremação direta costuma custar bem menos. A caixa de concreto do caixão (vault), o jazigo, a lápide e as flores muitas vezes são pagos à parte.",
				"<funeralCosts>Nossa [calculadora](/calculator) sugere {suggestedCoverage}: {coverageMargin}% a mais que a estimativa (20% para a alta dos preços, arredondado para os US$ 1.000 mais próximos e nunca abaixo de US$ 10.000). Você pode mudar esse valor.</funeralCosts>",
			],
		},
		{
			id: "local-matters",
			title: "Em que as famílias daqui pensam",
			layout: "cards",
			items: [
				{
					title: "Enterros no inverno",
					text: "Quando o chão congela, alguns cemitérios cobram mais ou esperam a primavera. Pergunte no cemitério e deixe uma pequena folga no valor da cobertura.",
				},
				{
					title: "Dinheiro preso na terra",
					text: "Uma fazenda ou uma casa pode valer muito e mesmo assim não deixar dinheiro à mão para um funeral. O benefício por morte não precisa esperar uma venda.",
				},
				{
					title: "Filhos em outros estados",
					text: "Viajar no inverno é lento e caro. Indique um beneficiário que possa cuidar de tudo, e outro para o caso de o primeiro falecer antes de você.",
				},
			],
		},
		{
			id: "marital-property",
			title: "Os casais e o beneficiário",
			paragraphs: [
				"Pela lei de {state}, o que se ganha durante o casamento em geral pertence aos dois. Prêmios pagos com a renda do casal podem dar ao cônjuge um direito sobre a apólice. Se você quer que outra pessoa, e não o cônjuge, receba o dinheiro, consulte um advogado antes de assinar.",
				"Reveja o beneficiário depois de um divórcio, de uma morte ou de um nascimento. Um nome que ninguém muda em vinte anos pode mandar o dinheiro para a pessoa errada.",
			],
		},
		{
			id: "wisconsin-rules",
			title: "Seus direitos {inState}",
			layout: "checklist",
			items: [
				{
					title: "Análise gratuita",
					text: "{freeLook} O prazo é maior quando a apólice substitui outra. A sua apólice informa o seu prazo exato.",
				},
				{
					title: "O órgão regulador",
					text: "O Escritório do Comissário de Seguros ([Office of the Commissioner of Insurance](https://oci.wi.gov)) recebe reclamações e permite conferir um agente ou uma seguradora. Ele não recomenda a nossa agência nem nenhum produto.",
				},
				{
					title: "Os dois primeiros anos",
					text: "Se você falecer nos dois primeiros anos, a seguradora pode rever a sua proposta. Apólices com poucas perguntas de saúde costumam devolver só os prêmios, com alguns juros, se a morte for por doença nesse período.",
				},
				{
					title: "Prêmios não pagos",
					text: "Um prêmio não pago pode encerrar a cobertura. Peça o débito automático e pergunte se um parente pode ser avisado antes de a apólice perder a vigência.",
				},
			],
		},
	],
	faqs: {
		title: "Perguntas de famílias {inState}",
		items: [
			{
				question: "Preciso de exame médico?",
				answer:
					"Em geral não, mas é preciso responder a perguntas de saúde, e o histórico de receitas pode ser consultado. A seguradora decide se aceita a proposta e em que condições.",
			},
			{
				question: "Quanto custa uma apólice?",
				answer:
					"O prêmio depende da idade, da saúde, de você fumar ou não e do valor da cobertura. Há um [exemplo aos 60 anos](/services/final-expense). Numa vida longa, os prêmios podem somar mais do que a apólice paga.",
			},
			{
				question: "Meus pais têm apólices antigas e pequenas. Vale a pena mantê-las?",
				answer:
					"Muitas vezes sim, sobretudo se já estão quitadas. Antes de mudar qualquer coisa, pergunte à seguradora qual é o benefício atual e se há empréstimos. Podemos ler a resposta com você.",
			},
			{
				question: "Vocês ficam na Flórida. Como trabalham aqui?",
				answer:
					"Por telefone ou vídeo, com um agente<licensedStates> licenciado {inState}</licensedStates>. Você pode conferir a licença antes com o órgão regulador; veja [nossas licenças](/licensing).",
			},
		],
	},
	callToAction: {
		title: "Pergunte sobre a cobertura {inState}",
		text: "Um agente licenciado vai analisar as opções com você e a sua família. A consulta é gratuita. Ligue para {phone} ou [escreva para nós](/#contact).",
	},
} satisfies StatePageContent;
