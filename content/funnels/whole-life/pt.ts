import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Guia gratuito: seguro de vida inteira, linha por linha",
			description:
				"Um guia gratuito para ler uma oferta de seguro de vida inteira: o que o contrato fixa, o que pode mudar e quanto você receberia em 1, 5 e 10 anos. Por e-mail.",
		},
		title: "O seguro de vida inteira vale o preço, ou só fica bonito no papel?",
		lead: "O prêmio do seguro de vida inteira é várias vezes maior que o do temporário. A papelada é muita, e os números maiores são os mais incertos.",
		promise: {
			title: "Saiba quais números estão no contrato",
			text: "O guia mostra como ler uma ilustração duas vezes, com dividendos e sem eles, e como distinguir uma promessa de uma projeção antes de assinar.",
		},
		proofs: {
			title: "Por que confiar neste guia",
			items: [
				{
					title: "Começa pelas desvantagens",
					text: "Nos primeiros anos o valor em dinheiro é pouco ou nada. Muitas vezes leva dez anos ou mais até alcançar o que foi pago. O guia dedica a isso um capítulo, não uma nota de rodapé.",
				},
				{
					title: "Diz quando o temporário basta",
					text: "Muitas famílias não precisam de cobertura pela vida toda. O guia traz boas razões para ter essa cobertura e mostra como combinar uma apólice pequena de vida inteira com uma temporária.",
				},
				{
					title: "Use o guia para nos testar",
					text: "O guia termina com seis perguntas. Faça-as a qualquer agente, inclusive aos nossos, e peça que mostrem em que página está cada resposta.",
				},
			],
		},
		faqs: [
			{
				question: "Já tenho uma apólice de vida inteira. O guia me ajuda?",
				answer:
					"Sim. Você pode usá-lo para ler o extrato anual. Mas não encerre uma apólice por causa de um guia: fale antes com alguém que tenha lido o seu contrato.",
			},
			{
				question: "Os dividendos fazem parte do contrato?",
				answer:
					"Não. A seguradora os declara a cada ano, e podem ser menores que antes, ou nenhum. O guia mostra onde a ilustração os deixa de fora.",
			},
		],
	},
	offer: {
		meta: {
			title: "Consulta gratuita sobre seguro de vida inteira",
			description:
				"Leia uma ilustração de seguro de vida inteira com um agente licenciado, com dividendos e sem eles, ao lado do preço do temporário.<monthlySpots> Veja as vagas deste mês.</monthlySpots>",
		},
		title: "Uma consulta sobre seguro de vida inteira com a ilustração na mesa",
		lead: "Um agente licenciado lê os números com você, página por página, e os compara com o preço do seguro temporário. Você decide depois, no seu tempo.",
		benefits: [
			"Uma resposta clara sobre se você precisa de cobertura sem data para acabar",
			"A ilustração lida duas vezes: com dividendos e sem eles",
			"Quanto você receberia se parasse depois de 1, 5 ou 10 anos",
			"O preço da mesma cobertura em seguro temporário, e o de uma combinação dos dois",
		],
	},
} satisfies FunnelPageContent;
