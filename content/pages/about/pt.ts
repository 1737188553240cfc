import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Quem somos: agência independente de seguros de vida",
		description:
			"Quem somos, como funciona uma agência independente de seguros de vida em {city}, como somos pagos e o que esperar quando você escreve ou liga.",
	},
	title: "Uma agência independente que trabalha para a família com quem conversa",
	lead: "A {agency} é uma agência independente de seguros de vida e serviços financeiros em {city}, {inHomeState}<foundedYear>, aberta desde {foundedYear}</foundedYear>. <familiesServed>{families} confiam em nós.</familiesServed> Explicamos o que uma apólice faz, quanto custa e o que ela não cobre. Depois, quem decide é você.",
	sections: [
		{
			id: "who-we-are",
			title: "Quem somos",
			paragraphs: [
				"Ajudamos a escolher um [seguro de vida](/services), uma anuidade ou um plano para as dívidas. Quase todo mundo que nos liga quer uma de quatro coisas: proteger um salário, pagar um funeral, deixar algo para os seus ou ter renda mais adiante.",
				"Somos uma agência, não uma seguradora. Quem emite as apólices são as seguradoras. Elas definem os preços, decidem que propostas aceitar e pagam as indenizações. Nosso trabalho é ouvir, <carriersCompared>comparar, </carriersCompared>explicar e acompanhar você na proposta e nos anos seguintes.",
			],
		},
		{
			id: "independent",
			title: "O que “independente” significa para você",
			layout: "cards",
			items: [
				{
					claim: "carriersCompared",
					title: "Mais de uma seguradora",
					text: "Um agente ligado a uma única seguradora só pode mostrar os produtos dela. Nós comparamos cotações<carriersCompared> de várias [seguradoras](/carriers)</carriersCompared>, porque a mesma pessoa pode receber preços bem diferentes de uma seguradora para outra.",
				},
				{
					title: "Seu histórico de saúde conta",
					text: "Uma seguradora é mais rígida com diabetes; outra, com o peso ou com quem já fumou. Antes da proposta, procuramos a seguradora cujas regras combinam com o seu histórico.",
				},
				{
					title: "Não é o mercado inteiro",
					text: "Nenhuma agência trabalha com todas as seguradoras, e nós também não. Se algo de que você precisa não está disponível conosco, nós avisamos.",
				},
			],
		},
		{
			id: "how-we-are-paid",
			title: "Como ganhamos",
			paragraphs: [
				"A consulta não custa nada para você. Quando você compra uma apólice, a seguradora nos paga uma comissão. Essa comissão faz parte do custo que já está embutido no produto. É a seguradora que define o preço da apólice; nós não podemos aumentá-lo nem dar desconto.",
				"As comissões variam conforme o produto e a seguradora. Isso é um conflito de interesses, e você precisa saber disso. Pergunte quanto ganhamos com o que recomendamos, e o que sugeriríamos se não ganhássemos nada. **Às vezes a resposta honesta é manter o que você já tem, ou comprar menos.**",
			],
		},
		{
			id: "what-happens",
			title: "O que acontece quando você entra em contato",
			layout: "steps",
			items: [
				{
					title: "Um agente lê sua mensagem<reviewTime> em até {reviewHours} horas úteis</reviewTime>",
					text: "Uma pessoa lê o que você enviou e passa a mensagem a alguém da equipe que <spokenLanguages>fala seu idioma e </spokenLanguages>conhece o produto.",
				},
				{
					title: "Ligamos ou escrevemos<contactTime> em até {contactHours} horas em dias úteis</contactTime>",
					text: "Diga na sua mensagem o que prefere. Se for urgente, ligue para {phone} no horário do escritório.",
				},
				{
					title: "Conversamos sobre as suas necessidades",
					text: "Família, renda, dívidas, saúde, o que você já tem. Perguntamos antes de sugerir qualquer coisa.",
				},
				{
					title: "Você recebe uma cotação personalizada",
					text: "<carriersCompared>Comparamos várias seguradoras.</carriersCompared> Mostramos por escrito o preço, as condições e as desvantagens. Use o tempo de que precisar.",
				},
			],
		},
		{
			id: "how-we-treat-you",
			title: "Como tratamos as pessoas",
			layout: "checklist",
			items: [
				{ text: "Falamos das desvantagens abertamente: encargos, períodos de carência, o que a apólice não paga." },
				{ text: "Não pressionamos por uma decisão na primeira ligação. Alguém da família pode ouvir junto." },
				{
					text: "Nunca aconselhamos omitir ou suavizar uma resposta de saúde. Uma resposta errada pode fazer sua família perder a indenização.",
				},
				{ text: "Não pedimos que você cancele uma apólice antiga antes de a nova estar em vigor." },
				{ text: "Se você disser não, ou pedir que paremos de entrar em contato, nós paramos." },
			],
		},
		{
			id: "languages",
			title: "A mesma informação em cada idioma",
			paragraphs: [
				"Nosso site está em {siteLanguages}<spokenLanguages>, e nossas conversas também</spokenLanguages>. Cada página diz a mesma coisa em cada idioma. A apólice e quase todos os formulários das seguradoras são em inglês. Lemos tudo com você, linha por linha, antes da assinatura.",
			],
		},
		{
			id: "where-we-work",
			title: "Onde trabalhamos",
			paragraphs: [
				"Nosso escritório fica em {address}. Abre de {officeHours} ({timeZone}), e você pode escrever para {email} a qualquer hora. A maioria das consultas é por telefone ou vídeo.",
				"<licensedStates>Somos licenciados em {licensedStates} {statesNoun}; a [página de licenças](/licensing) traz a lista.</licensedStates> Nem todo produto está disponível em todos os estados.",
			],
		},
	],
	faqs: {
		title: "Perguntas sobre a agência",
		items: [
			{
				question: "A {agency} é uma seguradora?",
				answer:
					"Não. Somos uma agência independente. A seguradora que aparece na sua apólice é quem a emite, e cada promessa do contrato depende da capacidade dessa seguradora de pagar indenizações.",
			},
			{
				question: "Vou pagar mais por comprar com vocês?",
				answer:
					"A seguradora define o preço da apólice, e nós não podemos mudá-lo. Algumas seguradoras vendem direto, com produtos próprios, então compare à vontade. O que acrescentamos é <carriersCompared>a comparação, </carriersCompared>a explicação e a ajuda com a proposta.",
			},
			{
				question: "Vão me pressionar para comprar?",
				answer:
					"Não. A consulta é gratuita, e você pode desistir sem comprar nada. Além disso, toda apólice tem um período de análise gratuita em que você pode devolvê-la; sua apólice informa o número exato de dias.",
			},
			{
				question: "Como posso conferir a licença de vocês?",
				answer:
					"Todo estado permite pesquisar um agente pelo nome. Na Flórida, a [Divisão de Serviços ao Consumidor](https://myfloridacfo.com/division/consumers) pode ajudar. Nossa [página de licenças](/licensing) explica como fazer.",
			},
		],
	},
	callToAction: {
		title: "Fale com uma pessoa",
		text: "Ligue para {phone} ou, sem custo, para {tollFreePhone}. Você também pode [enviar uma mensagem](/#contact): um agente vai lê-la<reviewTime> em até {reviewHours} horas úteis</reviewTime>.",
	},
} satisfies ArticlePageContent;
