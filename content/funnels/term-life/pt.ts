import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Guia gratuito: calcule o seu seguro de vida temporário",
			description:
				"Um guia gratuito em linguagem simples: de quanta cobertura você precisa, por quantos anos e três linhas para procurar em toda apólice. Enviado por e-mail.",
		},
		title: "Uma família, uma casa financiada e nenhuma ideia de quanta cobertura basta?",
		lead: "A maioria das famílias chuta: um valor redondo, um número redondo de anos. Se for pouco, falta dinheiro. Se for demais, fica difícil manter o prêmio.",
		promise: {
			title: "Em 20 minutos, saiba de quanto você precisa",
			text: "O guia leva você por quatro números e uma data, com um exemplo resolvido. No fim você conhece o valor e o prazo que servem à sua família, ou sabe que ainda não precisa de cobertura.",
		},
		proofs: {
			title: "Por que confiar neste guia",
			items: [
				{
					title: "Você confere cada passo",
					text: "Dívidas, renda, casa, estudos: no nosso exemplo somam US$ 1.070.000. Você preenche com os seus números, à mão. Nada fica escondido em uma fórmula.",
				},
				{
					title: "Ele diz quando não comprar",
					text: "Se ninguém depende da sua renda e você não deixa dívidas em comum, o guia diz que talvez você ainda não precise de seguro de vida.",
				},
				{
					title: "Ajuda você a exigir mais",
					text: "Você leva seis perguntas a qualquer agente, inclusive aos nossos: quais seguradoras foram comparadas, quando acaba o direito de converter, como o agente é pago.",
				},
			],
		},
		faqs: [
			{
				question: "Tenho cobertura pelo trabalho. O guia serve para mim?",
				answer:
					"Sim. A cobertura do trabalho costuma ser de apenas algumas vezes o salário anual e pode acabar com o emprego. O guia mostra como contá-la e o que faltaria se ela acabasse.",
			},
			{
				question: "O guia vai me dizer um preço?",
				answer:
					"Não. O preço depende da sua idade, da sua saúde e da análise de risco da seguradora. <termLifeFiguresShown>A nossa [calculadora](/calculator) dá uma primeira estimativa. </termLifeFiguresShown>Para ter uma cotação, fale com um agente licenciado.",
			},
		],
	},
	offer: {
		meta: {
			title: "Consulta gratuita sobre seguro de vida temporário",
			description:
				"Calcule com um agente licenciado de quanta cobertura você precisa, e por quantos anos.<monthlySpots> Veja quantas vagas há neste mês.</monthlySpots>",
		},
		title: "Uma consulta sobre seguro temporário que termina com o valor da sua cobertura",
		lead: "Um agente licenciado ajuda você a calcular quanta cobertura contratar, e por quantos anos<carriersCompared>, e compara seguradoras</carriersCompared>. Você decide depois, no seu tempo.",
		benefits: [
			"A soma das dívidas, da renda a repor, do financiamento da casa e dos estudos, menos o que você já tem",
			"<carriersCompared>Várias seguradoras lado a lado, com as notas e as regras de conversão</carriersCompared>",
			"Em palavras simples, quais perguntas de saúde vão pesar no seu preço",
			"O resultado por escrito, se você quiser mostrar a alguém em quem confia",
		],
	},
} satisfies FunnelPageContent;
