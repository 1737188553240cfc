import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Guia gratuito: de quanto seguro temporário você precisa",
			description:
				"Um caderno gratuito em palavras claras: quatro somas para o valor, uma data para os anos e três linhas para achar em toda apólice. Enviado por e-mail.",
		},
		title: "Uma família, uma casa financiada e nenhuma ideia de quanta cobertura basta?",
		lead: "A maioria das famílias chuta: um valor redondo, um número redondo de anos. Se for pouco, falta dinheiro. Se for demais, fica difícil manter o prêmio.",
		promise: {
			title: "Vinte minutos, e você tem um número só seu",
			text: "O guia leva você por quatro somas e uma data, com um exemplo resolvido. No fim você conhece o valor e o prazo que servem à sua família, ou sabe que ainda não precisa de cobertura.",
		},
		proofs: {
			title: "Por que pode confiar nele",
			items: [
				{
					title: "Você confere cada passo",
					text: "Dívidas, renda, casa, estudos: no nosso exemplo somam US$ 1.070.000. Você põe os seus números com um lápis. Nada fica escondido em uma fórmula.",
				},
				{
					title: "Ele diz quando não comprar",
					text: "Se ninguém depende da sua renda e você não deixa dívidas em comum, o guia diz que talvez você ainda não precise de seguro de vida.",
				},
				{
					title: "Faz de você um cliente mais exigente",
					text: "Você leva seis perguntas a qualquer agente, os nossos também: quem foi comparado, quando acaba o direito de converter, como o agente é pago.",
				},
			],
		},
		faqs: [
			{
				question: "Tenho cobertura pelo trabalho. O guia serve para mim?",
				answer:
					"Sim. A cobertura do trabalho costuma ser poucas vezes o salário e pode acabar com o emprego. O guia mostra como contá-la e o que faltaria sem ela.",
			},
			{
				question: "O guia vai me dizer um preço?",
				answer:
					"Não. O preço depende da sua idade, da sua saúde e da análise da seguradora. A nossa [calculadora](/calculator) dá uma primeira estimativa, e um agente licenciado consegue uma cotação.",
			},
		],
	},
	offer: {
		meta: {
			title: "Consulta gratuita sobre seguro de vida temporário",
			description:
				"Calcule o valor e os anos com um agente licenciado, compare seguradoras e decida no seu tempo.<monthlySpots> Veja quantas vagas há neste mês.</monthlySpots>",
		},
		title: "Uma consulta sobre seguro temporário que termina com um número",
		lead: "Um agente licenciado calcula com você o valor e os anos, e compara seguradoras para isso. Você decide depois, no seu tempo.",
		benefits: [
			"As suas quatro somas, feitas junto com você, menos o que já tem",
			"<carriersCompared>Várias seguradoras lado a lado, com as notas e as regras de conversão</carriersCompared>",
			"Em palavras claras, quais perguntas de saúde vão pesar no seu preço",
			"O resultado por escrito, se quiser mostrar a alguém em quem confia",
		],
	},
} satisfies FunnelPageContent;
