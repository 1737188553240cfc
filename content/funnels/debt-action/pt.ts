import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Guia gratuito: seu plano para dívidas em duas páginas",
			description:
				"Um plano gratuito para uma hora tranquila: liste cada dívida, escolha avalanche ou bola de neve, ache dólares a mais e veja o último dia. Enviado por e-mail.",
		},
		title: "Você paga todo mês. Por que a dívida quase não se mexe?",
		lead: "Porque o mínimo de um cartão encolhe junto com a dívida. Com US$ 10.000 a 18%, um mínimo de 2% leva mais de 42 anos. Com 1% mais juros, que muitos cartões pedem, ainda leva mais de 21.",
		promise: {
			title: "Uma hora tranquila, e a dívida tem um último dia",
			text: "O guia ajuda você a listar cada dívida, escolher uma ordem e fixar um pagamento. Dá para fazer tudo sem ajuda, e não custa nada.",
		},
		proofs: {
			title: "Por que pode confiar nele",
			items: [
				{
					title: "A mesma dívida, outro pagamento",
					text: "US$ 10.000 a 18%, com US$ 300 por mês: acaba em 47 meses, com cerca de US$ 3.967 de juros. Com um mínimo de 2%, e pelo menos US$ 25, os juros passam de US$ 27.000.",
				},
				{
					title: "Nada para comprar",
					text: "Não emprestamos dinheiro, não negociamos dívidas nem reparamos crédito. O plano funciona sem nós e sem uma apólice.",
				},
				{
					title: "Palavras para o telefone",
					text: "Os credores têm programas para dificuldades, para quem pergunta. O guia dá a frase para começar e o que anotar.",
				},
			],
		},
		faqs: [
			{
				question: "O que vocês ganham se eu usar?",
				answer:
					"Somos uma agência de seguros. Alguns leitores querem saber depois o que aconteceria com as dívidas se morressem, e nos perguntam sobre o seguro temporário. Você não precisa.",
			},
			{
				question: "Já estou com pagamentos em atraso. Serve para mim?",
				answer:
					"A lista vai ajudar. Ligue também para um conselheiro de crédito sem fins lucrativos, e para um advogado se houver um processo. Cuidado com quem quer dinheiro adiantado.",
			},
		],
	},
	offer: {
		meta: {
			title: "Consulta gratuita: um plano para dívidas com data",
			description:
				"Ponha as dívidas em ordem com um agente licenciado, veja o último dia e saiba o que passaria para a família.<monthlySpots> Veja quantas vagas há neste mês.</monthlySpots>",
		},
		title: "Uma consulta sobre dívidas que termina com uma data",
		lead: "Alguém percorre a sua lista com você, testa as duas ordens e calcula o último dia. Você não precisa comprar nada, e decide no seu tempo. É educação, não aconselhamento de crédito, e cada pagamento é feito por você.",
		benefits: [
			"Todas as suas dívidas em uma lista, com taxas e pagamentos mínimos",
			"Avalanche e bola de neve calculadas com os seus próprios números",
			"O último dia de dívida com o pagamento que você consegue manter",
			"Quais dívidas passariam para a família, e o que seria preciso para cobri-las",
		],
	},
} satisfies FunnelPageContent;
