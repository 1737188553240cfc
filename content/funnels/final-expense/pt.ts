import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Guia gratuito: planeje o funeral sem deixar contas",
			description:
				"Um guia gratuito para uma tarde: quanto custa um funeral, seu direito a uma lista de preços, quatro maneiras de pagar e uma página para deixar à família.",
		},
		title: "Quem pagaria o seu funeral, e quem saberia o que você queria?",
		lead: "Uma família de luto precisa organizar tudo em poucos dias. Escolhe com pressa, paga no cartão e passa anos se perguntando se fez certo.",
		promise: {
			title: "Uma tarde, e fica resolvido",
			text: "O guia ajuda você a escrever o que quer, a descobrir quanto custa perto de você e a escolher como será pago. O seguro é uma de quatro maneiras, e nem sempre a certa.",
		},
		proofs: {
			title: "Por que confiar neste guia",
			items: [
				{
					title: "Números com fonte",
					text: "O custo mediano de um funeral com velório e enterro em 2023 foi de US$ 8.300, segundo a Associação Nacional de Diretores Funerários. O guia diz o que não está incluído nesse valor.",
				},
				{
					title: "Os seus direitos por escrito",
					text: "A regra federal sobre funerais (Funeral Rule) dá a você o direito aos preços por telefone e a uma lista por escrito quando você vai até a funerária. O guia diz o que pedir e o que você pode recusar.",
				},
				{
					title: "Explica a carência",
					text: "Algumas apólices pagam só uma parte do valor nos dois ou três primeiros anos. Você aprende qual linha procurar antes de assinar.",
				},
			],
		},
		faqs: [
			{
				question: "Minha saúde não é boa. Vale a pena fazer a proposta?",
				answer:
					"Muitas vezes, sim. Cada seguradora avalia as doenças de um jeito. Com algumas doenças, podem lhe oferecer uma apólice com carência. O guia explica como ela funciona, e o que mais você pode fazer.",
			},
			{
				question: "O dinheiro tem de ir para uma funerária?",
				answer:
					"Não. Com o seguro de despesas finais, quem recebe o dinheiro é o seu beneficiário, que o usa como achar melhor. Pagar adiantado a uma funerária é outra coisa, e o guia compara as duas.",
			},
		],
	},
	offer: {
		meta: {
			title: "Consulta gratuita de despesas finais<spokenLanguages>, em português</spokenLanguages>",
			description:
				"Um agente licenciado soma os custos com você, procura seguradoras que aceitem alguém com a sua saúde e explica a carência.<monthlySpots> Veja quantas vagas há neste mês.</monthlySpots>",
		},
		title: "Uma consulta sobre despesas finais, aberta à sua família",
		lead: "Um agente licenciado soma os custos com você e procura seguradoras que aceitem alguém com a sua saúde. Traga alguém em quem confia. Você decide depois, no seu tempo.",
		benefits: [
			"Quanto um funeral pode custar no seu estado, e quanto você já separou",
			"Quais seguradoras aceitariam alguém com a sua saúde, e a que preço",
			"Se a apólice pagaria o valor inteiro desde o primeiro dia ou só mais tarde",
			"O que escrever para a família: seus desejos, os papéis, para quem ligar",
		],
	},
} satisfies FunnelPageContent;
