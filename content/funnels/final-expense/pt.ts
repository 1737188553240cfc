import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Guia gratuito: um funeral sem conta para pagar",
			description:
				"Um guia gratuito para uma tarde: quanto custa um funeral, seu direito a uma lista de preços, quatro maneiras de pagar e a página que a família deve achar.",
		},
		title: "Quem pagaria o seu funeral, e saberia o que você queria?",
		lead: "É preciso organizar tudo em dias, entre pessoas de luto. Escolhem com pressa, pagam no cartão e passam anos perguntando se fizeram certo.",
		promise: {
			title: "Uma tarde, e fica resolvido",
			text: "O guia ajuda você a escrever o que quer, a descobrir quanto custa perto de você e a escolher como será pago. O seguro é uma de quatro maneiras, e nem sempre a certa.",
		},
		proofs: {
			title: "Por que pode confiar nele",
			items: [
				{
					title: "Números com a fonte",
					text: "Um funeral com velório e enterro custou US$ 8.300 na mediana de 2023, segundo a Associação Nacional de Diretores Funerários. O guia diz o que não está nesse número.",
				},
				{
					title: "Os seus direitos por escrito",
					text: "A Regra Funerária federal dá a você preços por telefone e uma lista escrita. O guia diz o que pedir e o que pode recusar.",
				},
				{
					title: "Explica a carência",
					text: "Algumas apólices pagam só uma parte do valor nos dois ou três primeiros anos. Você aprende que linha procurar antes de assinar.",
				},
			],
		},
		faqs: [
			{
				question: "Minha saúde não é boa. Adianta?",
				answer:
					"Muitas vezes, sim. As seguradoras julgam as doenças de maneiras diferentes. Com algumas, podem lhe oferecer uma apólice com carência. O guia explica as duas, e o que mais você pode fazer.",
			},
			{
				question: "O dinheiro tem de ir para uma funerária?",
				answer:
					"Não. Com o seguro de despesas finais quem recebe é o seu beneficiário, que usa como achar certo. Pagar antes a uma funerária é outra coisa, e o guia compara as duas.",
			},
		],
	},
	offer: {
		meta: {
			title: "Consulta gratuita de despesas finais<spokenLanguages>, em português</spokenLanguages>",
			description:
				"Um agente licenciado soma os custos com você, procura seguradoras que aceitem a sua saúde e explica a carência.<monthlySpots> Veja quantas vagas há neste mês.</monthlySpots>",
		},
		title: "Uma consulta sobre despesas finais a que a família pode assistir",
		lead: "Um agente licenciado soma os custos com você e procura seguradoras que aceitem a sua saúde. Traga alguém em quem confia. Você decide depois, no seu tempo.",
		benefits: [
			"Quanto um funeral pode custar no seu estado, e quanto você já separou",
			"Quais seguradoras aceitam a sua saúde, e a que preço",
			"Se o valor inteiro é pago desde o primeiro dia, ou mais tarde",
			"O que escrever para a família: seus desejos, os papéis, para quem ligar",
		],
	},
} satisfies FunnelPageContent;
