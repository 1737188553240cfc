import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-final-expense-2026-11",
	title: "Planejar um funeral sem deixar uma conta para pagar",
	subtitle: "Quanto custam as coisas, o que a família pode pedir e como pagar",
	intro: [
		"Um funeral é organizado em dias, por pessoas de luto. Quase tudo o que o encarece pode ser resolvido agora, na mesa da cozinha, em uma tarde.",
		"Este guia ajuda você a escrever o que quer, a descobrir quanto custa perto de você e a escolher como será pago. O seguro é uma das maneiras, e nem sempre a certa.",
	],
	chapters: [
		{
			title: "Do que é feito um funeral",
			paragraphs: [
				"Nos Estados Unidos, um funeral com velório e enterro custou US$ 8.300 na mediana de 2023, segundo a Associação Nacional de Diretores Funerários (NFDA): metade custou mais, metade menos. Com a estrutura de concreto da sepultura, que muitos cemitérios exigem, foram US$ 9.995. Cemitério, lápide e flores eram à parte. A cremação costuma custar menos. Os preços perto de você podem ser bem diferentes: pergunte.",
			],
			items: [
				"**Funerária:** a tarifa básica, o cuidado com o corpo, o velório, a cerimônia e o carro.",
				"**Caixão ou urna:** muitas vezes o item mais caro, e o que mais varia.",
				"**Cemitério:** o terreno, abrir e fechar a sepultura, a caixa de concreto que talvez exijam, a lápide.",
				"**O resto:** certidões de óbito, anúncio no jornal, comida, viagens, levar alguém para o seu país.",
			],
		},
		{
			title: "O seu direito a uma lista de preços",
			paragraphs: [
				"A Regra Funerária federal dá a você o direito aos preços por telefone e a uma lista por escrito quando visita. Você paga só o que escolher. Pode comprar o caixão em outro lugar, e a funerária não pode cobrar por isso. A lei não exige embalsamar em todos os casos: pergunte por que é preciso.",
				"Ligue para três funerárias e faça a todas as mesmas perguntas. A diferença pelo mesmo serviço pode ser de milhares de dólares.",
			],
		},
		{
			title: "Quatro maneiras de pagar",
			paragraphs: ["Cada uma tem o seu lugar. Muitas famílias usam duas."],
			items: [
				"**Economias** a que alguém chegue na hora. Dinheiro preso em inventário chega tarde.",
				"**Pagar antes a uma funerária.** Pergunte o que acontece se você se mudar ou se ela fechar, e se pode ter o dinheiro de volta.",
				"**Seguro de despesas finais:** uma apólice pequena de vida inteira. Seu beneficiário recebe o dinheiro e usa como achar certo.",
				"**Ajuda a que você talvez tenha direito:** benefícios de veterano, um pequeno pagamento do Social Security, um fundo do sindicato ou da igreja.",
			],
		},
		{
			title: "Quanta cobertura",
			paragraphs: [
				"Parta do preço do funeral que você quer. Some as últimas contas: médicos, aluguel, cartões, carro. Acrescente um quinto, porque os preços sobem. Se um funeral perto de você custa US$ 8.300, isso dá cerca de US$ 10.000 só para o funeral.",
				"Desconte o que já está separado. Mais cobertura do que o necessário só deixa o prêmio mais pesado.",
			],
		},
		{
			title: "Carência: a linha que é preciso procurar",
			paragraphs: [
				"As apólices de despesas finais fazem algumas perguntas de saúde. Com boas respostas, muitas pagam o valor inteiro desde o primeiro dia. Se uma doença atrapalhar, podem lhe oferecer uma apólice **gradual**. Se você morrer de doença nos dois ou três primeiros anos, ela devolve os prêmios com algum juro ou paga uma parte do valor.",
				"Uma apólice que não faz perguntas de saúde quase sempre tem essa espera e um preço mais alto. Responda primeiro às perguntas. Talvez você se qualifique para mais do que imagina.",
			],
		},
		{
			title: "O que dizer à família",
			paragraphs: [
				"O plano só ajuda se alguém o encontrar. Escreva uma página: o que você quer, para quem ligar, onde estão os papéis, qual apólice existe e quem é o beneficiário. Dê cópias a duas pessoas. Olhe para ela de novo todo ano, no seu aniversário.",
				"Não a guarde em um cofre que só você consiga abrir.",
			],
		},
	],
	checklist: {
		title: "Uma tarde",
		items: [
			"Escrevi que tipo de cerimônia eu quero.",
			"Tenho três listas de preços de funerárias próximas.",
			"Somei as últimas contas e descontei o que está separado.",
			"Sei se tenho direito a ajuda como veterano ou membro.",
			"Escolhi um beneficiário e um segundo.",
			"Duas pessoas sabem onde está a página.",
		],
	},
	questions: {
		title: "Perguntas para um agente",
		intro: "Se quiser, peça as respostas por escrito.",
		items: [
			"O valor inteiro vale desde o primeiro dia? Se não, desde quando?",
			"O prêmio pode subir, ou a cobertura diminuir?",
			"Por quanto tempo pago, e quanto terei pago em 15 anos?",
			"O que acontece se eu deixar de pagar uma vez?",
			"Quais seguradoras aceitam a minha saúde, e você as comparou?",
			"O dinheiro vai para a minha família ou para uma funerária?",
		],
	},
	disclosures: {
		title: "Leia, por favor",
		items: [
			"Este guia é informação geral. Não é uma oferta, uma cotação nem orientação jurídica ou tributária. Os custos de funerais são estimativas.",
			"A aceitação depende das respostas a perguntas de saúde. Algumas apólices pagam um benefício reduzido nos primeiros anos. Os benefícios dependem da capacidade da seguradora emissora de pagar indenizações.",
			"<licensedStates>{agency} tem licença em {licensedStates} estados.</licensedStates> Produtos, condições e requisitos variam conforme o estado e a seguradora. Em Nova York apenas recrutamos agentes e não vendemos seguros. A sua apólice informa o seu prazo exato de análise gratuita.",
		],
	},
} satisfies GuideContent;
