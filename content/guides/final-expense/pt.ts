import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-final-expense-2026-11",
	title: "Planejar o seu funeral sem deixar contas para pagar",
	subtitle: "Quanto custa um funeral, o que a família pode pedir e como pagar",
	intro: [
		"Um funeral é organizado em poucos dias, por gente de luto. Quase tudo o que o encarece pode ser resolvido agora, na mesa da cozinha, em uma tarde.",
		"Este guia ajuda você a escrever o que quer, a descobrir quanto custa perto de você e a escolher como será pago. O seguro é uma das maneiras, e nem sempre a certa.",
	],
	chapters: [
		{
			title: "O que entra no custo de um funeral",
			paragraphs: [
				"Nos Estados Unidos, o custo mediano de um funeral com velório e enterro em 2023 foi de US$ 8.300, segundo a Associação Nacional de Diretores Funerários (NFDA): metade custou mais, metade menos. Com a caixa de concreto do caixão (vault), que muitos cemitérios exigem, foram US$ 9.995. Cemitério, lápide e flores eram à parte. A cremação costuma custar menos. Os preços perto de você podem ser bem diferentes: pergunte.",
			],
			items: [
				"**Funerária:** a taxa de serviços básicos, o cuidado com o corpo, o velório, a cerimônia e o carro funerário.",
				"**Caixão ou urna:** muitas vezes o item mais caro, e o que mais varia.",
				"**Cemitério:** o terreno, a abertura e o fechamento da sepultura, a caixa de concreto que talvez exijam, a lápide.",
				"**O resto:** certidões de óbito, anúncio no jornal, comida, viagens, o traslado para outro país.",
			],
		},
		{
			title: "O seu direito a uma lista de preços",
			paragraphs: [
				"A regra federal sobre funerais (Funeral Rule) dá a você o direito aos preços por telefone e a uma lista por escrito quando você vai até a funerária. Você escolhe só o que quiser, mas conte com uma taxa de serviços básicos que toda família paga. Você pode comprar o caixão em outro lugar, e a funerária não pode cobrar a mais por isso. A lei raramente exige embalsamar, então pergunte por que é preciso.",
				"Ligue para três funerárias e faça a todas as mesmas perguntas. A diferença pelo mesmo serviço pode ser de milhares de dólares.",
			],
		},
		{
			title: "Quatro maneiras de pagar",
			paragraphs: ["Cada uma tem o seu lugar, e você pode combiná-las."],
			items: [
				"**Economias** que alguém possa usar na hora. Dinheiro preso em inventário chega tarde.",
				"**Pagar adiantado a uma funerária.** Pergunte o que acontece se você se mudar ou se ela fechar, e se você pode ter o dinheiro de volta.",
				"**Seguro de despesas finais:** uma apólice pequena de vida inteira. Seu beneficiário recebe o dinheiro e o usa como achar melhor.",
				"**Ajuda a que você talvez tenha direito:** benefícios para veteranos, um pequeno pagamento do Social Security, um fundo do sindicato ou da igreja.",
			],
		},
		{
			title: "De quanta cobertura você precisa",
			paragraphs: [
				"Parta do preço do funeral que você quer. Some as últimas contas: médicos, aluguel, cartões, carro. Acrescente cerca de 20%, porque os preços sobem. Se um funeral perto de você custa US$ 8.300, a soma fica em cerca de US$ 10.000 só para o funeral.",
				"Desconte o que já está separado. Mais cobertura do que o necessário só deixa o prêmio mais alto.",
			],
		},
		{
			title: "Carência: a linha que você precisa procurar",
			paragraphs: [
				"As apólices de despesas finais fazem algumas perguntas de saúde. Se a sua saúde for boa o bastante, muitas pagam o valor inteiro desde o primeiro dia. Se uma doença atrapalhar, podem lhe oferecer uma apólice **gradual**. Se você morrer de doença nos dois ou três primeiros anos, ela devolve os prêmios com alguns juros ou paga uma parte do valor.",
				"Uma apólice que não faz perguntas de saúde quase sempre tem essa espera e um preço mais alto. Tente primeiro uma apólice com perguntas de saúde. Talvez você consiga mais do que imagina.",
			],
		},
		{
			title: "O que dizer à família",
			paragraphs: [
				"O plano só ajuda se alguém o encontrar. Escreva uma página: o que você quer, para quem ligar, onde estão os papéis, que apólice você tem e quem é o beneficiário. Dê cópias a duas pessoas. Releia essa página todo ano, no seu aniversário.",
				"Não guarde a página em um cofre que só você consiga abrir.",
			],
		},
	],
	checklist: {
		title: "Para fazer em uma tarde",
		items: [
			"Escrevi que tipo de cerimônia eu quero.",
			"Tenho três listas de preços de funerárias próximas.",
			"Somei as últimas contas e descontei o que está separado.",
			"Sei se tenho direito a ajuda para veteranos, do sindicato ou da igreja.",
			"Escolhi um beneficiário e um segundo beneficiário.",
			"Duas pessoas sabem onde está a página com o meu plano.",
		],
	},
	questions: {
		title: "Perguntas para um agente",
		intro: "Se quiser, peça as respostas por escrito.",
		items: [
			"A apólice paga o valor inteiro desde o primeiro dia? Se não, a partir de quando?",
			"O prêmio pode subir? A cobertura pode diminuir?",
			"Por quanto tempo pago prêmios, e quanto terei pago em 15 anos?",
			"O que acontece se eu deixar de pagar uma vez?",
			"Quais seguradoras aceitariam alguém com a minha saúde? Você as comparou?",
			"O dinheiro vai para a minha família ou para uma funerária?",
		],
	},
	disclosures: {
		title: "Leia, por favor",
		items: [
			"Este guia é informação geral. Não é uma oferta, uma cotação nem orientação jurídica ou tributária. Os custos de funerais são estimativas.",
			"A aceitação depende das respostas a perguntas de saúde. Algumas apólices pagam um benefício reduzido nos primeiros anos. Os benefícios dependem da capacidade da seguradora emissora de pagar indenizações.",
			"<licensedStates>A {agency} tem licença em {licensedStates} {statesNoun}.</licensedStates> Produtos, condições e requisitos variam conforme o estado e a seguradora. A sua apólice informa o seu prazo exato de análise gratuita.",
		],
	},
} satisfies GuideContent;
