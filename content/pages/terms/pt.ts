import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Termos de uso deste site",
		description:
			"O que você pode esperar deste site e o que ele não faz por você: informação, não oferta; estimativas, não cotações; e regras justas para os dois lados.",
	},
	title: "Termos de uso",
	lead: "Estes termos são curtos de propósito. Dizem para que serve este site, para que não serve e o que cada lado pede ao outro.",
	updated: "2026-11-22",
	sections: [
		{
			id: "agreement",
			title: "Quem são as partes destes termos",
			paragraphs: [
				"Este site é mantido pela {agency}, uma agência de seguros independente em {address}. As seguradoras nos pagam uma comissão quando você compra uma apólice. Ao usar o site, você aceita estes termos. Os formulários são para pessoas com 18 anos ou mais. Se não concordar com os termos, ligue para {phone} em vez de usar os formulários.",
				"Os termos valem só para o site. A apólice que você comprar é um contrato entre você e a seguradora, e é esse contrato que decide o que está coberto.",
			],
		},
		{
			id: "information-only",
			title: "Informação, não oferta",
			layout: "checklist",
			paragraphs: [
				"As páginas explicam os produtos de forma geral. Não são oferta de venda de seguros nem promessa de aceitação.",
			],
			items: [
				{ text: "A cobertura e os requisitos dependem das regras do estado e da análise de risco da seguradora." },
				{
					text: "Nem todo produto está disponível em todo estado. <licensedStates>A agência tem licença em {licensedStates} {statesNoun}.</licensedStates>",
				},
				{ text: "Em Nova York apenas recrutamos agentes. Não vendemos seguros a quem mora lá." },
				{
					text: "A cobertura só começa quando a seguradora emite a apólice e as condições da apólice são cumpridas, inclusive o pagamento do primeiro prêmio. Nenhum formulário ou estimativa daqui dá início à cobertura.",
				},
			],
		},
		{
			id: "estimates",
			title: "Calculadoras e estimativas",
			paragraphs: [
				"Os resultados das calculadoras são hipotéticos. Vêm dos números que você digita e de premissas indicadas ao lado. Não são uma cotação **nem uma ilustração de apólice**, e não mostram todos os encargos que uma apólice pode ter.",
				"Seu preço pode ser maior ou menor depois da análise de risco. Valores que dependem de um índice ou de dividendos podem ser menores do que os mostrados, ou não crescer nada. Antes de decidir, peça a ilustração da própria seguradora e leia a parte que mostra os valores mínimos.",
			],
		},
		{
			id: "no-advice",
			title: "Sem orientação tributária ou jurídica",
			paragraphs: [
				"Somos agentes de seguros. O que escrevemos sobre impostos, heranças ou dívidas é informação geral. Seu caso pode ser diferente: fale com um consultor tributário ou um advogado antes de agir.",
			],
		},
		{
			id: "languages",
			title: "Idiomas",
			paragraphs: [
				"Publicamos cada página em {siteLanguages}. Se duas versões divergirem, avise e corrigiremos. Apólices, propostas e documentos dos órgãos reguladores muitas vezes saem só em inglês, e o documento que vale é o da seguradora. Peça que leiamos esse documento com você antes de assinar.",
			],
		},
		{
			id: "contact-consent",
			title: "Quando você nos envia uma mensagem",
			paragraphs: [
				"Por favor, informe só os seus próprios dados e confira se estão corretos. Um agente licenciado os usa para responder ao seu pedido, como descreve a [política de privacidade](/privacy). O consentimento para ligações ou mensagens de texto de publicidade é pedido à parte, é opcional e nunca é condição de compra. Para não receber mais mensagens de texto, responda STOP; para não receber mais ligações, avise-nos.",
				"Enviar uma mensagem não faz de você cliente da agência e não substitui um aviso que sua seguradora exija por escrito. Para mudar ou cancelar uma apólice que você já tem, fale com a seguradora ou ligue para nós.",
			],
		},
		{
			id: "text-messages",
			title: "Mensagens de texto",
			layout: "checklist",
			paragraphs: [
				"Nosso programa de mensagens de texto se chama “Mensagens da {agency}”. Com ele respondemos ao seu pedido e combinamos o seu horário. Só enviamos mensagens de marketing, e só usamos um sistema automatizado ou uma voz artificial ou pré-gravada, se você marcou a caixa para isso.",
			],
			items: [
				{ text: "A frequência das mensagens varia. Podem ser cobradas tarifas de mensagens e dados." },
				{
					text: "Responda **STOP** a qualquer mensagem para não receber mais.",
				},
				{ text: "Responda **HELP** ou **AJUDA** para obter ajuda, escreva para {email} ou ligue para {phone}." },
				{
					text: "As operadoras de telefonia entregam as mensagens. Elas não são responsáveis por mensagens que atrasam ou não chegam.",
				},
				{
					text: "Não compartilhamos o seu número, nem o seu consentimento para mensagens, com outras empresas para o marketing delas. Veja a [política de privacidade](/privacy).",
				},
			],
		},
		{
			id: "electronic-records",
			title: "Registros e assinaturas eletrônicas",
			paragraphs: [
				"Quando você marca uma caixa de consentimento ou envia um formulário, essa é a sua assinatura eletrônica, e ela vale como uma em papel (lei federal E-SIGN). Você concorda em receber por meio eletrônico, na tela ou por e-mail, nossos avisos sobre o site e uma cópia do que você aceitou. Para isso, você precisa de um aparelho com um navegador atual e de um endereço de e-mail.",
				"A qualquer momento, você pode pedir uma cópia em papel sem custo, informar outro endereço de e-mail ou retirar esta concordância: escreva para {email} ou ligue para {phone}. Retirá-la não muda o que foi assinado antes. Antes de enviar documentos de uma apólice por meio eletrônico, a própria seguradora pede a sua concordância.",
			],
		},
		{
			id: "acceptable-use",
			title: "O que pedimos a você",
			layout: "checklist",
			items: [
				{ text: "Não envie dados de outra pessoa sem a permissão dela." },
				{ text: "Não tente invadir ou sobrecarregar o site, nem contornar suas proteções." },
				{ text: "Não copie páginas inteiras nem colete dados com robôs para vender contatos." },
				{ text: "Não se apresente como agente nosso nem diga que trabalha para nós." },
			],
		},
		{
			id: "content",
			title: "Textos, imagens e nomes",
			paragraphs: [
				"Você pode ler, imprimir e compartilhar páginas para você, sua família e seus consultores. Para outros usos, peça permissão antes. Nomes e marcas de outras empresas pertencem a elas.",
				"Se algo neste site copia uma obra sua sem permissão, escreva para {email}. Indique a obra e a página, informe como falar com você, declare de boa-fé que o uso não é permitido e que você é titular dos direitos ou age em nome do titular, e assine. Analisamos o caso e retiramos o que não deve estar aqui.",
			],
		},
		{
			id: "other-sites",
			title: "Outros sites",
			paragraphs: [
				"Alguns links levam a órgãos reguladores, a um serviço de agendamento e a outros sites que não controlamos. Não somos responsáveis pelo conteúdo deles. Um link para um órgão estadual não significa que o estado nos recomende.",
			],
		},
		{
			id: "responsibility",
			title: "Nossa responsabilidade",
			paragraphs: [
				"Conferimos as páginas com cuidado, mas elas podem ter erros ou ficar desatualizadas, e o site pode sair do ar em algum momento. Fale com um agente licenciado e leia a apólice antes de decidir. Até onde a lei permite, não somos responsáveis por uma perda que venha só de confiar em uma página ou de o site estar fora do ar.",
				"Isso não diminui os deveres que temos com você como agentes licenciados, nem nossa responsabilidade por fraude, culpa grave ou dano intencional, nem qualquer direito ao qual a lei não permite que você renuncie.",
			],
		},
		{
			id: "law",
			title: "Lei e disputas",
			paragraphs: [
				"Estes termos são regidos pela lei da {homeState}, e disputas sobre o site vão aos tribunais da {homeState}. Se você mora em outro estado, continua com a proteção das leis de seguros e do consumidor desse estado. Nada aqui impede você de reclamar a um [órgão regulador](/compliance).",
			],
		},
		{
			id: "changes",
			title: "Mudanças e contato",
			paragraphs: [
				"Podemos mudar estes termos. A data no alto mostra a última mudança importante, e uma mudança só vale daí em diante. Se uma parte for inválida, o resto continua valendo.",
				"Se tiver perguntas, escreva para {email} ou ligue para {phone} ou {tollFreePhone}.",
			],
		},
	],
} satisfies ArticlePageContent;
