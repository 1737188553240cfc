import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Como escolhemos<carriersCompared> e comparamos</carriersCompared> seguradoras",
		description:
			"O que um agente independente observa numa seguradora: solidez financeira, pagamento de indenizações, análise de risco, contrato e o que dizem as notas.",
	},
	title: "A seguradora por trás da apólice importa tanto quanto o preço",
	lead: "Uma apólice de seguro de vida pode durar cinquenta anos. O menor preço de hoje é só uma parte da escolha. Veja como avaliamos as seguradoras, o que significam as notas que elas recebem e o que perguntar antes de assinar.",
	sections: [
		{
			id: "how-we-choose",
			title: "O que avaliamos numa seguradora",
			layout: "cards",
			items: [
				{
					title: "Solidez financeira",
					text: "Toda promessa de uma apólice se apoia na capacidade da seguradora emissora de pagar indenizações. Lemos as notas dadas por agências independentes e vemos se estão subindo ou descendo.",
				},
				{
					title: "Indenizações e reclamações",
					text: "Ela paga em dia, atende o telefone e explica por escrito o que decidiu? Os departamentos de seguros dos estados publicam números de reclamações. Nós os lemos.",
				},
				{
					title: "Regras de análise de risco",
					text: "Cada seguradora vê de um jeito o diabetes, os problemas do coração, o tabaco, o peso, passatempos arriscados, viagens e situação migratória. Acertar na seguradora costuma mexer no preço mais do que qualquer outra coisa.",
				},
				{
					title: "O contrato",
					text: "Encargos, condições dos empréstimos, cláusulas adicionais, o direito de converter uma apólice temporária e como a seguradora tratou suas apólices antigas.",
				},
			],
		},
		{
			id: "what-we-compare",
			title: "O que analisamos, produto por produto",
			table: {
				caption: "Pontos que um agente independente compara antes de recomendar uma apólice",
				columns: ["Produto", "Analisamos", "Por que importa"],
				rows: [
					[
						"[Seguro temporário](/services/term-life)",
						"Prêmio de todo o prazo, classe de saúde, direito de conversão, preço depois do prazo",
						"Um preço inicial baixo pode subir muito quando termina o período de prêmio fixo.",
					],
					[
						"[Vida inteira](/services/whole-life)",
						"Prêmio, valores do contrato, histórico de dividendos, juros dos empréstimos",
						"Os dividendos são declarados a cada ano e podem cair.",
					],
					[
						"[Despesas finais](/services/final-expense)",
						"Perguntas de saúde, carência, benefício nos dois primeiros anos",
						"Apólices sem perguntas de saúde custam mais e, no começo, podem pagar só parte do benefício.",
					],
					[
						"[IUL](/services/iul)",
						"Tetos, taxas de participação, piso, custo do seguro, outros encargos e com que frequência a seguradora os mudou",
						"A seguradora pode baixar tetos e subir alguns encargos dentro dos limites do contrato. Uma apólice com pagamentos insuficientes pode perder a vigência.",
					],
					[
						"[FIA](/services/fia)",
						"Duração das taxas de retirada, custo das cláusulas adicionais, tetos, histórico de renovação",
						"Seu dinheiro fica comprometido por anos. Sair antes pode custar caro.",
					],
				],
			},
		},
		{
			id: "ratings",
			title: "O que uma nota diz, e o que ela não diz",
			paragraphs: [
				"A nota de solidez financeira é a opinião de uma agência sobre a capacidade de uma seguradora de pagar suas indenizações. As grandes agências são AM Best, Fitch, Moody’s e S&P Global. Cada uma tem sua própria escala, e a mesma letra pode significar coisas diferentes. Veja duas ou mais, e a data.",
				"Uma nota não recomenda uma apólice. Não diz nada sobre preço, atendimento ou se o produto serve para você, e pode mudar depois da compra. Na cotação informamos as notas atuais da seguradora e onde você pode conferi-las.",
			],
		},
		{
			id: "check-yourself",
			title: "Confira uma seguradora em dez minutos",
			layout: "steps",
			items: [
				{
					title: "Encontre a razão social",
					text: "Ela está na cotação e na primeira página da apólice. Várias seguradoras de um grupo usam a mesma marca, mas só uma assina o seu contrato. O código NAIC de cinco dígitos mostra qual é.",
				},
				{
					title: "Procure a nota",
					text: "A [AM Best](https://ratings.ambest.com/) mostra a nota atual da seguradora; é preciso ter uma conta gratuita. Veja a data e se a perspectiva é estável, positiva ou negativa.",
				},
				{
					title: "Procure as reclamações",
					text: "A [busca de seguradoras da NAIC](https://content.naic.org/cis_consumer_information.htm) tem um índice de reclamações. 1,00 é o esperado para uma seguradora daquele tamanho; 2,00 é o dobro de reclamações.",
				},
				{
					title: "Pergunte ao órgão regulador",
					text: "O [departamento de seguros do seu estado](/state-compliance) confirma que a seguradora tem licença onde você mora.",
				},
			],
		},
		{
			id: "niches",
			title: "Por que uma seguradora diz não e outra diz sim",
			paragraphs: [
				"A análise de risco é o modo como a seguradora mede o risco. Ela analisa suas respostas, o histórico de receitas médicas, às vezes o prontuário e às vezes um exame rápido. Uma apólice vendida sem exame ainda faz perguntas de saúde, e suas respostas precisam ser verdadeiras.",
				"Uma pessoa com diabetes bem controlado pode ser recusada em uma seguradora e aceita por um preço justo em outra. O mesmo vale para quem trabalha em telhados, para um piloto, um ex-fumante ou alguém que viaja todo ano para ver os pais. Antes da proposta, podemos consultar as seguradoras, sem dar seu nome, sobre como veriam um caso como o seu. Isso não é uma oferta de cobertura.",
			],
		},
		{
			id: "questions",
			title: "Perguntas sobre qualquer seguradora",
			layout: "checklist",
			items: [
				{ text: "Que seguradora emite a apólice? A marca do anúncio nem sempre é a dela." },
				{ text: "Que notas ela tem hoje, de quais agências e desde quando?" },
				{
					text: "Ela tem licença no meu estado? O [departamento de seguros do seu estado](/state-compliance) pode confirmar.",
				},
				{ text: "Quais números desta ilustração podem mudar, e quem decide?" },
				{ text: "O que acontece se eu atrasar um pagamento, quiser um empréstimo ou quiser sair no terceiro ano?" },
				{ text: "Quanto você ganha se eu escolher esta seguradora, e quanto se eu escolher a outra?" },
			],
		},
		{
			id: "our-limits",
			title: "O que você deve saber sobre a nossa seleção",
			paragraphs: [
				"As seguradoras que podemos oferecer dependem do seu estado, do produto e dos nossos credenciamentos vigentes. Não publicamos logotipos, porque um logotipo é facilmente confundido com um aval. Na cotação, você vê a razão social completa de cada seguradora.",
				"<independence>Nenhuma seguradora é nossa dona.</independence> As seguradoras nos pagam comissão, e os valores são diferentes. Em [Quem somos](/about) explicamos como lidamos com isso.",
			],
		},
	],
	faqs: {
		title: "Perguntas sobre as seguradoras",
		items: [
			{
				question: "E se outra empresa comprar minha seguradora?",
				answer:
					"Seu contrato continua em vigor com as mesmas condições. Podem mudar o atendimento e aquilo que a seguradora define a cada ano, como tetos ou dividendos. Ligue para nós e lemos o aviso com você.",
			},
			{
				question: "A seguradora com a nota mais alta é sempre a indicada?",
				answer:
					"Nem sempre. As regras dela podem não combinar com a sua saúde, ou o preço pode não caber no bolso. Uma apólice que você consegue manter vale mais do que uma que você terá de largar.",
			},
			{
				question: "Ter uma proposta recusada me prejudica depois?",
				answer:
					"Pode dificultar a próxima, porque muitas propostas perguntam sobre recusas anteriores e as seguradoras podem compartilhar informações médicas codificadas. Por isso procuramos a seguradora certa antes da proposta.",
			},
			{
				question: "Onde posso reclamar de uma seguradora?",
				answer:
					"Primeiro na própria seguradora, por escrito. Depois, sem custo, no departamento de seguros do seu estado. Na Flórida é a [Divisão de Serviços ao Consumidor](https://myfloridacfo.com/division/consumers). Quem regula as seguradoras é o [Escritório de Regulação de Seguros](https://floir.com).",
			},
		],
	},
	callToAction: {
		title: "Compare antes de escolher",
		text: "Ligue para {phone}, ou [envie uma mensagem](/#contact) com sua idade e seu estado e deixe os detalhes de saúde para a ligação. Diremos quais tipos de seguradora vale a pena consultar.",
	},
} satisfies ArticlePageContent;
