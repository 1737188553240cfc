import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Guia gratuito: a vida inteira, linha por linha",
			description:
				"Um guia gratuito para ler uma oferta de vida inteira: o que o contrato fixa, o que pode mudar e quanto você receberia em 1, 5 e 10 anos. Enviado por e-mail.",
		},
		title: "A vida inteira vale o preço, ou você está pagando por um folheto?",
		lead: "O prêmio da vida inteira é muitas vezes o de uma apólice temporária. Os papéis são grossos, e os números maiores estão na coluna menos certa.",
		promise: {
			title: "Saiba quais números estão no contrato",
			text: "O guia mostra como ler uma ilustração duas vezes, com dividendos e sem eles, e como distinguir uma promessa de uma esperança antes de assinar.",
		},
		proofs: {
			title: "Por que pode confiar nele",
			items: [
				{
					title: "Começa pelas desvantagens",
					text: "Nos primeiros anos o valor em dinheiro é pouco ou nada. Muitas vezes leva dez anos ou mais até alcançar o que foi pago. O guia dá a isso um capítulo, não uma nota de rodapé.",
				},
				{
					title: "Diz qual é a alternativa",
					text: "Muitas famílias não precisam de cobertura pela vida toda. O guia traz as razões que valem, e mostra como combinar uma apólice pequena de vida inteira com uma temporária.",
				},
				{
					title: "Você pode nos testar com ele",
					text: "Termina com seis perguntas, cada uma com uma página para apontar. Faça-as aos nossos agentes, ou aos de qualquer outro.",
				},
			],
		},
		faqs: [
			{
				question: "Já tenho uma apólice de vida inteira. O guia me ajuda?",
				answer:
					"Sim. Você pode usá-lo para ler o extrato anual. Mas não encerre uma apólice por causa de um guia: fale antes com alguém que tenha visto o seu contrato.",
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
				"Leia uma ilustração de vida inteira com um agente licenciado, com dividendos e sem eles, ao lado do preço do temporário.<monthlySpots> Veja as vagas deste mês.</monthlySpots>",
		},
		title: "Uma consulta sobre vida inteira com a ilustração na mesa",
		lead: "Um agente licenciado lê os números com você, página por página, e põe ao lado o preço do seguro temporário. Você decide depois, no seu tempo.",
		benefits: [
			"Uma resposta clara: se você precisa de cobertura sem data para acabar",
			"A ilustração lida duas vezes: com dividendos e sem eles",
			"Quanto você receberia se parasse em 1, 5 ou 10 anos",
			"Ao lado, o mesmo valor como temporário, e uma combinação dos dois",
		],
	},
} satisfies FunnelPageContent;
