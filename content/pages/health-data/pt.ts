import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Dados sobre a sua saúde: nossa política",
		description:
			"O que coletamos sobre a sua saúde, para quê, de onde vem, quem recebe e como ver, apagar, retirar o consentimento ou recorrer.",
	},
	title: "Política de privacidade de dados de saúde do consumidor",
	lead: "Esta é a política que a lei My Health My Data do estado de Washington exige (RCW 19.373.020). Vale para todas as pessoas.",
	updated: "2026-11-29",
	sections: [
		{
			id: "collected",
			title: "O que coletamos e para quê",
			table: {
				caption: "Dados sobre a sua saúde",
				columns: ["Dado", "Para que coletamos e como usamos"],
				rows: [
					["Se você usa tabaco", "Para calcular uma estimativa, preparar cotações e responder a você"],
					[
						"O que você decidir escrever ou contar sobre a sua saúde",
						"Para responder a você e descobrir que cobertura você pode pedir",
					],
					[
						"As respostas às perguntas de saúde de uma proposta",
						"Para preencher a proposta com você e enviá-la à seguradora",
					],
				],
			},
		},
		{
			id: "sources",
			title: "De onde vêm",
			paragraphs: [
				"É você quem nos dá esses dados: numa calculadora, num formulário, no chat, num e-mail, numa ligação ou numa reunião.",
			],
		},
		{
			id: "shared",
			title: "O que compartilhamos e com quem",
			paragraphs: [
				"Compartilhamos se você usa tabaco, o que você nos conta sobre a sua saúde e as suas respostas a perguntas de saúde. Compartilhamos isso com seguradoras, quando você faz uma proposta ou nos pede para buscar uma oferta. As empresas que entregam nossos e-mails e hospedam nossos servidores ou cadastros de clientes tratam esses dados a nosso pedido.",
				"Não compartilhamos esses dados com nenhuma empresa afiliada. Não os vendemos nem os entregamos a empresas de análise ou de publicidade.",
			],
		},
		{
			id: "rights",
			title: "Como exercer os seus direitos",
			paragraphs: [
				"Você pode perguntar se temos dados sobre a sua saúde, vê-los, receber uma lista dos terceiros e das afiliadas que os receberam, retirar o consentimento e pedir que sejam apagados. Use [o nosso formulário](/privacy#your-request), escreva para {email} ou ligue para {phone}. Respondemos em até {dataRequestDays} dias.",
			],
		},
		{
			id: "appeal",
			title: "Como recorrer",
			paragraphs: [
				"Se recusarmos um pedido, você pode recorrer: responda à nossa mensagem com a palavra “Recurso” ou escreva para {email}. Outra pessoa analisa e responde por escrito em até 45 dias. Se a resposta continuar sendo não, você pode [apresentar uma reclamação ao Procurador-Geral do estado de Washington](https://www.atg.wa.gov/file-complaint).",
			],
		},
	],
} satisfies ArticlePageContent;
