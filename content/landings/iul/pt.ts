import type { LandingContent } from "../../schema.ts";

export default {
	meta: {
		title: "O IUL em uma página: valor, impostos, tetos e encargos",
		description:
			"Vida universal indexada para quem pode pagar por décadas: como funcionam o teto e o piso, o imposto sobre o valor em dinheiro e os encargos de cada mês.",
	},
	title: "Um seguro de vida com valor em dinheiro que pode crescer. Com teto, piso e um encargo todo mês.",
	lead: "A vida universal indexada (IUL) é um seguro de vida para quem pode pagar por décadas. O valor em dinheiro rende juros que acompanham um índice, dentro de limites, e não é tributado enquanto cresce. Aqui estão o lado bom, o lado ruim e o encargo mensal, em uma só página.",
	action: "Pedir uma cotação com todos os encargos",
	reassurance:
		"Poucas perguntas, e um agente licenciado prepara ilustrações, uma delas a 0%. Nada para assinar e nada para pagar.",
	story: {
		title: "Para quem é",
		paragraphs: [
			"Você já guarda dinheiro. Usa o plano do trabalho, tem uma reserva para emergências, e alguém ficaria em apuros sem a sua renda. Quer um seguro de vida que não acabe aos 65 e gostaria que, enquanto isso, o que sobra dos prêmios rendesse alguma coisa.",
			"É para essa pessoa que esta apólice pode servir. Quem pode precisar do dinheiro em menos de dez anos, ou precisa da maior cobertura pelo menor preço, fica mais bem servido com um [seguro de vida temporário](/services/term-life). Dizemos isso aqui para que uma taxa de resgate não precise dizer.",
		],
	},
	figure: {
		claim: "iulGrowth",
		title: "Quatro anos com piso e com teto",
		intro:
			"Quatro anos inventados de um índice, e o que creditaria uma apólice com piso de {floor} e teto de {cap}. Quando o índice ganha mais que o teto, você recebe o teto. Quando cai, recebe o piso. **Os encargos mensais são descontados nos quatro anos.**",
		caption: "Um índice inventado e os juros creditados, antes dos encargos",
		lines: [
			{ id: "year", label: "Ano" },
			{ id: "index", label: "Índice" },
			{ id: "credited", label: "Creditado" },
		],
		note: "Hipotético; não é uma ilustração de apólice. A seguradora define o teto e pode baixá-lo depois da compra, dentro dos limites da apólice; os dividendos do índice em geral não contam. Se os encargos levarem {charges} por mês, o segundo ano custa {chargesOfYear}, embora a perda do índice não seja repassada a você.",
	},
	does: {
		title: "O que ele faz",
		items: [
			"Paga aos seus beneficiários se você morrer com a apólice em vigor, em geral livre do imposto de renda federal.",
			"Deixa o valor em dinheiro crescer sem imposto a cada ano.",
			"Permite tomar empréstimos sobre o valor em dinheiro, em geral sem imposto, enquanto a apólice estiver em vigor e não for um contrato dotal modificado (MEC).",
		],
	},
	doesNot: {
		title: "O que ele não faz",
		items: [
			"Não coloca você na bolsa. Você não é dono de ações, e nos anos bons o teto fica com parte da alta.",
			"Não para de cobrar. O custo do seguro sobe com a idade, e em um ano creditado a 0% o valor em dinheiro diminui.",
			"Não se sustenta sozinho. Pago abaixo do necessário, ou com empréstimos demais, perde a vigência, e o ganho pode ser tributado de uma só vez.",
		],
	},
	steps: {
		title: "O que acontece quando você aperta o botão",
		items: [
			{
				title: "Você responde a poucas perguntas",
				text: "Sobre o seu estado, a sua idade, a cobertura que imagina e quanto poderia pagar por mês.",
			},
			{
				title: "Você vê ilustrações",
				text: "Um agente licenciado entra em contato<contactTime> em até {contactHours} horas em dias úteis</contactTime> e pede ilustrações<carriersCompared> a várias seguradoras</carriersCompared>: uma a uma taxa intermediária, uma a uma taxa baixa e uma a 0%.",
			},
			{
				title: "Você compara, também com o seguro temporário",
				text: "Colocamos o prêmio e os encargos lado a lado. Se a apólice mais simples resolver, nós dizemos.",
			},
		],
	},
	faqs: {
		title: "Três perguntas que sempre ouvimos",
		items: [
			{
				question: "Então é livre de imposto?",
				answer:
					"O benefício por morte em geral é livre do imposto de renda federal. O valor em dinheiro tem o imposto adiado: não é tributado enquanto fica na apólice. Se você resgatar a apólice, ou se ela perder a vigência com um empréstimo, o ganho é tributado como renda comum. Consulte um consultor tributário sobre o seu caso.",
			},
			{
				question: "Posso perder dinheiro?",
				answer:
					"Sim. O piso só protege das perdas do índice. Os encargos são descontados todo ano, e nos primeiros anos as taxas de resgate podem levar boa parte do valor em dinheiro, ou tudo.",
			},
			{
				question: "Por quanto tempo tenho de pagar?",
				answer:
					"Pense em décadas. Os prêmios são flexíveis, mas uma apólice paga de menos por tempo demais seca. Pergunte em que ano o valor em dinheiro passa pela primeira vez o que foi pago, e o que acontece se você fizer uma pausa.",
			},
		],
	},
	disclosures: {
		title: "Leia, por favor",
		items: [
			"O IUL é um seguro de vida. Comprar uma apólice não é comprar ações nem um índice. Todos os benefícios dependem da capacidade da seguradora emissora de pagar indenizações. {agency} não dá orientação jurídica nem tributária.",
			"Produtos, condições e requisitos variam conforme o estado e a seguradora. <licensedStates>{agency} tem [licença em {licensedStates} estados](/licensing).</licensedStates> Em Nova York não vendemos seguros. Esta página é informativa; não é uma oferta.",
		],
	},
	closing: {
		title: "Olhe primeiro a página de 0%",
		text: "Peça a ilustração que ninguém gosta de imprimir, ou ligue para {phone} e pergunte o que quiser.",
	},
} satisfies LandingContent;
