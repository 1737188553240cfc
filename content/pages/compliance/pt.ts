import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Conformidade: as regras do nosso trabalho",
		description:
			"Como anunciamos, quando podemos ligar, o que você recebe antes de comprar, como devolver uma apólice nova e qual órgão atende sua reclamação.",
	},
	title: "As regras do nosso trabalho",
	lead: "O seguro é regulado estado por estado. Veja o que essas regras significam para você, da primeira página que você lê até o dia em que você tiver uma reclamação.",
	updated: "2026-11-21",
	sections: [
		{
			id: "advertising",
			title: "Como anunciamos",
			layout: "cards",
			paragraphs: [
				"Para a lei, este site é publicidade, e nossas páginas para futuros agentes também. As regras da Flórida estão no capítulo 69B-150 do Código Administrativo da Flórida. Em palavras simples:",
			],
			items: [
				{
					title: "Os limites ficam ao lado do número",
					text: "Uma taxa ou um valor de crescimento só aparece com suas limitações, tão fáceis de ler quanto o número. Nós o identificamos como hipotético e avisamos que não é uma ilustração de apólice.",
				},
				{
					title: "Todo preço indica o plano",
					text: "Um prêmio aparece com o tipo de plano e com aquilo de que ele depende. O seu preço é definido depois da análise de risco.",
				},
				{
					title: "Avisamos quando há perguntas de saúde",
					text: "Se um produto não pede exame médico, mas faz perguntas de saúde, dizemos as duas coisas no mesmo lugar.",
				},
				{
					title: "Seguro é chamado de seguro",
					text: "Seguro de vida e anuidades são contratos com uma seguradora. Suas promessas dependem da capacidade dessa empresa de pagar indenizações. Não os apresentamos como produtos de banco.",
				},
				{
					title: "Urgência só quando é real",
					text: "Um prazo ou um número de vagas só é mostrado quando é real e nossos registros podem comprovar.",
				},
				{
					title: "Palavras reais de clientes reais",
					text: "Um depoimento precisa ser verdadeiro e atual. Nós o confirmamos de novo após um ano ou o retiramos, e dizemos se alguém recebeu por ele. O resultado de uma pessoa não prevê o seu.",
				},
				{
					title: "Nenhum estado nos recomenda",
					text: "Uma licença nos permite trabalhar em um estado. Não significa que o estado nos recomende, e não anunciamos produtos onde não podemos vendê-los.",
				},
			],
		},
		{
			id: "contact",
			title: "Quando podemos ligar ou escrever",
			layout: "checklist",
			items: [
				{ text: "Entramos em contato quando você pede. Nenhuma caixa vem marcada." },
				{
					text: "Publicidade por ligações ou mensagens de texto automáticas precisa de um segundo consentimento, separado. Nunca é condição de compra.",
				},
				{
					text: "Ligamos entre 8h e 20h no seu horário local e respeitamos horários mais curtos quando o seu estado os fixa.",
				},
				{
					text: "Responda STOP, use o link de qualquer e-mail nosso ou avise por telefone. Atendemos ao seu pedido em até {revocationBusinessDays} dias úteis.",
				},
				{
					text: "Guardamos o registro de cada consentimento por 5 anos, e mais só enquanto guardarmos o pedido a que pertence. Veja a [política de privacidade](/privacy).",
				},
			],
		},
		{
			id: "before-you-buy",
			title: "Da primeira conversa à apólice",
			layout: "steps",
			items: [
				{
					title: "Perguntamos antes de recomendar",
					text: "Perguntamos sobre a sua renda, as suas dívidas, quem depende de você e o que você já tem. Para uma anuidade, a lei também exige que perguntemos de que renda você precisa, que outros bens tem e em quanto tempo pode precisar do dinheiro.",
				},
				{
					title: "Você vê quanto custa",
					text: "Mostramos o prêmio, os encargos, o que acontece se você parar de pagar e a ilustração da própria seguradora quando for exigida. Pergunte tudo o que não estiver claro.",
				},
				{
					title: "Você faz a proposta",
					text: "Responda por completo às perguntas de saúde. Nos dois primeiros anos, a seguradora pode contestar um pedido de indenização se uma resposta que não era verdadeira teria mudado a decisão dela.",
				},
				{
					title: "Você lê a apólice",
					text: "Quando ela chega, começa o período de análise gratuita. Nesse prazo você pode devolver a apólice e receber o reembolso que ela prevê.",
				},
			],
		},
		{
			id: "free-look",
			title: "Período de análise gratuita",
			paragraphs: [
				"Em geral, uma apólice nova pode ser lida em casa e devolvida. O número de dias depende do seu estado, do produto e às vezes da sua idade: as [regras por estado](/state-compliance) trazem os prazos para seguros de vida e para anuidades. Sua apólice informa o seu prazo exato.",
			],
		},
		{
			id: "replacement",
			title: "Substituir uma apólice que você já tem",
			paragraphs: [
				"Substituir é abrir mão de uma apólice antiga, ou tomar um empréstimo sobre ela, para comprar outra. Pode fazer sentido, mas tem custos: pode haver taxas de resgate, o prêmio passa a seguir sua idade atual e o período de contestação de dois anos recomeça.",
				"A maioria dos estados exige que entreguemos um aviso de substituição por escrito, e a seguradora antiga pode ser informada. Compare os dois contratos lado a lado. Não cancele a apólice antiga antes que a nova tenha sido emitida e você a tenha aceitado.",
			],
		},
		{
			id: "older-clients",
			title: "Clientes idosos",
			paragraphs: [
				"Vários estados dão mais proteção a compradores idosos: período de análise gratuita mais longo, mais explicações por escrito ou uma verificação mais cuidadosa para saber se uma anuidade atende ao melhor interesse deles. Seguimos essas regras, e você sempre pode trazer um parente, um amigo ou um consultor.",
				"Ninguém precisa decidir no mesmo dia. Se você sentir pressão de alguém que fala em nosso nome, ligue para {phone}.",
			],
		},
		{
			id: "new-york",
			title: "Nova York: só recrutamento",
			paragraphs: [
				"Em Nova York procuramos futuros agentes e nada mais. Não vendemos, não cotamos e não recomendamos seguros a quem mora lá. Essas pessoas encontram agentes licenciados pelo [Departamento de Serviços Financeiros](https://dfs.ny.gov).",
			],
		},
		{
			id: "complaints",
			title: "Se algo der errado",
			paragraphs: [
				"Se quiser, fale primeiro conosco: {email}, {phone} ou {tollFreePhone}. Uma pessoa apura e responde. Você não precisa esperar por nós. Pode procurar o órgão regulador do seu estado a qualquer momento, sem custo. Os órgãos de todos os nossos estados estão em [regras por estado](/state-compliance).",
			],
			table: {
				caption: "Órgãos reguladores de seguros em quatro estados",
				columns: ["Estado", "Órgão regulador", "Telefone para consumidores"],
				rows: [
					[
						"Flórida",
						"[Departamento de Serviços Financeiros, Divisão de Serviços ao Consumidor](https://myfloridacfo.com/division/consumers)",
						"877-693-5236",
					],
					["Califórnia", "[Departamento de Seguros](https://insurance.ca.gov)", "800-927-4357"],
					["Texas", "[Departamento de Seguros](https://tdi.texas.gov)", "800-252-3439"],
					["Nova York", "[Departamento de Serviços Financeiros](https://dfs.ny.gov)", "800-342-3736"],
				],
			},
		},
	],
	faqs: {
		title: "Perguntas frequentes",
		items: [
			{
				question: "Quem paga vocês?",
				answer:
					"A seguradora nos paga uma comissão quando você compra uma apólice por nosso intermédio. Essa comissão faz parte da formação do preço do produto. A consulta não custa nada e não obriga você a comprar. Você pode nos perguntar que comissão um produto paga.",
			},
			{
				question: "Posso mudar de ideia depois de assinar?",
				answer:
					"Sim. Durante o período de análise gratuita você pode devolver a apólice e receber reembolso. Depois também pode cancelar, mas um seguro de vida pode devolver pouco ou nada, e uma anuidade pode ter taxa de resgate. Retiradas de uma anuidade antes dos 59½ anos também podem gerar um imposto federal adicional de 10% sobre a parte tributável, além do imposto de renda.",
			},
			{
				question: "Esta página é orientação jurídica?",
				answer:
					"Não. Ela descreve como trabalhamos. Se algo divergir da lei do seu estado ou da sua apólice, valem a lei e a apólice.",
			},
		],
	},
	callToAction: {
		title: "Pergunte como uma regra se aplica a você",
		text: "Diga seu estado e o que está pensando em contratar. Um agente licenciado responde, sem custo.",
	},
} satisfies ArticlePageContent;
