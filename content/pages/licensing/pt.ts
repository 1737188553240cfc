import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Nossas licenças e como conferi-las",
		description:
			"O que é uma licença de seguros, em quais estados temos licença, como conferir um agente no órgão regulador e o que uma licença não diz.",
	},
	title: "Nossas licenças e como conferi-las",
	lead: "Antes de dar seus dados a qualquer agente, confira a licença. Leva poucos minutos, não custa nada, e ficamos contentes quando as pessoas fazem isso.",
	sections: [
		{
			id: "what-a-license-is",
			title: "O que é uma licença",
			paragraphs: [
				"Para vender seguros, um agente precisa da permissão do órgão regulador de seguros do estado. Essa permissão é a licença. Para obtê-la, é preciso passar em uma prova e em uma verificação de antecedentes. Para renová-la, é preciso fazer cursos de educação continuada.",
				"O que conta é o estado onde você mora, não o estado do nosso escritório. <licensedStates>A agência tem licença em {licensedStates} {statesNoun}. O mapa acima mostra quais são.</licensedStates>",
			],
		},
		{
			id: "three-things",
			title: "Três coisas que precisam estar em ordem",
			layout: "cards",
			items: [
				{
					title: "A licença do agente",
					text: "Seu agente é licenciado no seu estado para o tipo de produto em questão, como seguro de vida ou anuidades.",
				},
				{
					title: "O credenciamento",
					text: "Onde o estado exige isso, a seguradora autorizou o agente a oferecer os produtos dela.",
				},
				{
					title: "O produto aprovado",
					text: "O modelo da apólice foi aprovado para venda no seu estado. Por isso nem todo produto existe em todo lugar.",
				},
			],
		},
		{
			id: "how-to-check",
			title: "Como conferir um agente",
			layout: "steps",
			items: [
				{
					title: "Peça nome e número da licença",
					text: "Todos os nossos agentes informam os dois a quem pedir: {phone} ou {email}.",
				},
				{
					title: "Abra o site do órgão regulador",
					text: "Digite o endereço do site por conta própria ou use os links desta página. Procure a consulta de licenças.",
				},
				{
					title: "Compare",
					text: "Veja se o nome confere, se a licença está ativa no seu estado e se ela cobre seguro de vida ou anuidades.",
				},
				{
					title: "Na dúvida, ligue",
					text: "O órgão regulador informa por telefone quem tem licença. Na Flórida, o número é 877-693-5236, da [Divisão de Serviços ao Consumidor](https://myfloridacfo.com/division/consumers).",
				},
			],
		},
		{
			id: "license-numbers",
			title: "Números de licença",
			paragraphs: [
				"Se um número não estiver nesta página, peça para nós. Alguns estados, como a Califórnia, exigem o número em certos e-mails e cotações por escrito. Onde ele falta, não damos cotações.",
			],
		},
		{
			id: "what-it-is-not",
			title: "O que uma licença não diz",
			layout: "checklist",
			items: [
				{ text: "Não significa que o estado recomenda o agente ou o produto." },
				{ text: "Não promete que uma proposta será aceita." },
				{ text: "Não diz nada sobre a solidez financeira de uma seguradora. Peça as notas atuais dela." },
			],
		},
		{
			id: "new-york",
			title: "Nova York",
			paragraphs: [
				"Em Nova York recrutamos agentes e nada mais. Não vendemos seguros a quem mora lá. Se quiser trabalhar conosco, veja [como se candidatar](/careers).",
			],
		},
	],
	faqs: {
		title: "Perguntas sobre licenças",
		items: [
			{
				question: "Moro em um estado que não está na tabela. Vocês podem me ajudar?",
				answer:
					"Você pode ler tudo o que há aqui, mas não podemos vender uma apólice a você nem orientar sobre uma. O departamento de seguros do seu estado pode ajudar a encontrar um agente licenciado.",
			},
			{
				question: "Vou me mudar para outro estado. O que acontece com minha apólice?",
				answer:
					"Uma apólice que você já tem normalmente continua valendo depois da mudança, enquanto os prêmios forem pagos. Informe o novo endereço à seguradora. Para uma apólice nova valem as regras do novo estado.",
			},
			{
				question: "Alguém me ligou dizendo que trabalha para vocês. Como vou saber?",
				answer:
					"Peça o nome e o número da licença, desligue e ligue para nós pelo {phone}. Não dê seu número do Social Security nem dados bancários a quem ligar de surpresa.",
			},
		],
	},
	callToAction: {
		title: "Confira nossas licenças e depois fale conosco",
		text: "<licensedStates>Um agente licenciado no seu estado responde às suas perguntas. </licensedStates>A primeira conversa é gratuita e sem compromisso.",
	},
} satisfies ArticlePageContent;
