import type { LandingContent } from "../../schema.ts";

export default {
	meta: {
		title: "IUL numa página: valor em dinheiro, impostos, teto, encargos",
		description:
			"Seguro de vida universal indexada para quem pode pagar durante décadas: como funcionam teto e piso, o imposto sobre o valor em dinheiro e os encargos de cada mês.",
	},
	title: "Um seguro de vida com valor em dinheiro que pode crescer. Com teto, piso e um encargo todo mês.",
	lead: "A vida universal indexada (IUL) é um seguro de vida para quem pode pagar durante décadas. O valor em dinheiro rende juros que acompanham um índice, dentro de limites, e não é tributado enquanto cresce. Aqui estão o lado bom, o lado ruim e o encargo mensal, em uma só página.",
	action: "Pedir ilustrações com todos os encargos",
	reassurance:
		"Responda a poucas perguntas, e um agente licenciado vai pedir ilustrações para você, uma delas a 0%. Nada para assinar e nada para pagar.",
	story: {
		title: "Para quem é",
		paragraphs: [
			"Você já guarda dinheiro. Usa o plano do trabalho, tem uma reserva para emergências, e alguém ficaria em apuros sem a sua renda. Quer um seguro de vida que não acabe aos 65 e gostaria que, enquanto isso, o que sobra dos prêmios depois dos encargos rendesse alguma coisa.",
			"Esta apólice pode servir para alguém como você. Se você pode precisar do dinheiro em menos de dez anos, ou precisa da maior cobertura pelo menor preço, o [seguro de vida temporário](/services/term-life) serve melhor. É melhor saber disso por nós do que por uma taxa de resgate.",
		],
	},
	figure: {
		figuresOf: "iul",
		title: "Quatro anos com um piso e um teto",
		intro:
			"Quatro anos inventados de um índice, e quanto creditaria uma apólice com piso de {floor} e teto de {cap}. Quando o índice sobe mais que o teto, você recebe o teto. Quando cai, recebe o piso. **Os encargos mensais são descontados nos quatro anos.**",
		caption: "Um índice inventado e os juros creditados, antes dos encargos",
		lines: [
			{ id: "year", label: "Ano" },
			{ id: "index", label: "Índice" },
			{ id: "credited", label: "Creditado" },
		],
		note: "Hipotético; não é uma ilustração de apólice. A seguradora define o teto e pode baixá-lo depois da compra, dentro dos limites da apólice; os dividendos do índice em geral não contam. Se os encargos levarem {charges} por mês, eles somam {chargesOfYear} no segundo ano, embora a perda do índice não seja repassada a você.",
	},
	does: {
		title: "O que o IUL faz",
		items: [
			"Paga aos seus beneficiários se você morrer com a apólice em vigor, em geral isento do imposto de renda federal.",
			"Deixa o valor em dinheiro crescer sem que você pague imposto todo ano.",
			"Permite tomar empréstimos sobre o valor em dinheiro, em geral sem imposto de renda federal, enquanto a apólice estiver em vigor e não for um contrato dotal modificado (MEC).",
		],
	},
	doesNot: {
		title: "O que o IUL não faz",
		items: [
			"Não põe o seu dinheiro na bolsa. Você não tem ações e, nos anos bons, perde a alta que passar do teto.",
			"Não para de cobrar encargos. O custo do seguro sobe com a idade, e em um ano de 0% de juros o valor em dinheiro diminui.",
			"Não se sustenta sozinho. Com prêmios abaixo do necessário ou empréstimos demais, a apólice perde a vigência, e o ganho pode ser tributado de uma só vez.",
		],
	},
	steps: {
		title: "O que acontece depois",
		items: [
			{
				title: "Você responde a poucas perguntas",
				text: "Perguntamos sobre o seu estado, a sua idade, a cobertura que você imagina e quanto poderia pagar por mês.",
			},
			{
				title: "Você vê as ilustrações das apólices",
				text: "Um agente licenciado vai entrar em contato<contactTime> em até {contactHours} horas em dias úteis</contactTime> e pedir ilustrações<carriersCompared> a várias seguradoras</carriersCompared>: uma com taxa intermediária, uma com taxa baixa e uma a 0%.",
			},
			{
				title: "Você compara o IUL com o seguro temporário",
				text: "Vamos colocar o prêmio e os encargos lado a lado. Se a apólice mais simples resolver, vamos dizer isso a você.",
			},
		],
	},
	faqs: {
		title: "Três perguntas que sempre ouvimos",
		items: [
			{
				question: "Então o IUL é isento de imposto?",
				answer:
					"O benefício por morte em geral é isento do imposto de renda federal. O valor em dinheiro tem o imposto adiado: não é tributado enquanto fica na apólice. Se você resgatar a apólice, ou se ela perder a vigência com um empréstimo, o ganho é tributado como renda comum. Consulte um consultor tributário sobre o seu caso.",
			},
			{
				question: "Posso perder dinheiro em um IUL?",
				answer:
					"Sim. O piso só protege das perdas do índice. Os encargos são descontados todo ano, e nos primeiros anos as taxas de resgate podem levar boa parte do valor em dinheiro, ou tudo.",
			},
			{
				question: "Por quantos anos vou pagar prêmios?",
				answer:
					"Pense em décadas. Os prêmios são flexíveis, mas uma apólice que recebe pouco por tempo demais fica sem dinheiro. Pergunte em que ano o valor em dinheiro ultrapassa pela primeira vez o que foi pago, e o que acontece se você fizer uma pausa.",
			},
		],
	},
	disclosures: {
		title: "Leia, por favor",
		items: [
			"O IUL é um seguro de vida. Comprar uma apólice não é comprar ações nem um índice. Todos os benefícios dependem da capacidade da seguradora emissora de pagar indenizações. A {agency} não dá orientação jurídica nem tributária.",
			"Produtos, condições e requisitos variam conforme o estado e a seguradora. <licensedStates>A {agency} tem [licença em {licensedStates} {statesNoun}](/licensing).</licensedStates>",
		],
	},
	closing: {
		title: "Veja primeiro a ilustração a 0%",
		text: "Peça a ilustração que ninguém gosta de imprimir, ou ligue para {phone} e pergunte o que quiser.",
	},
} satisfies LandingContent;
