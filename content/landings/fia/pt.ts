import type { LandingContent } from "../../schema.ts";

export default {
	meta: {
		title: "Anuidade fixa indexada: quando a bolsa cai",
		description:
			"Uma queda da bolsa perto da aposentadoria pode fazer um estrago duradouro. Veja o que a anuidade fixa indexada faz nos anos ruins e quanto custa nos bons.",
	},
	title: "E se a bolsa cair no ano em que você parar de trabalhar?",
	lead: "Uma queda na hora errada pode fazer um estrago duradouro nas economias de que você vai viver. Com uma anuidade fixa indexada, uma queda do índice não reduz a parte que você põe nela. Os encargos podem reduzi-la, e esta página mostra o custo completo.",
	action: "Escolher um horário",
	reassurance:
		"A consulta é por telefone ou vídeo<spokenLanguages>, no seu idioma</spokenLanguages> e sem custo. Você não precisa de números de conta, e não há nada para assinar.",
	story: {
		title: "Dois casais, um ano ruim",
		paragraphs: [
			"Os dois casais são inventados. Guardaram a mesma quantia e viveram do mesmo jeito. Um parou de trabalhar dois anos depois de uma queda da bolsa; o outro, bem no meio dela. O segundo teve de usar economias que estavam caindo, e o que tirou no pior momento já não pôde se recuperar com o resto.",
			"Ninguém escolhe o ano. O que você pode escolher é quanto do seu dinheiro um ano ruim pode atingir, e do que aceita abrir mão por isso nos anos bons.",
		],
	},
	figure: {
		figuresOf: "fia",
		title: "Os mesmos {start}, com piso e sem piso",
		intro:
			"De um lado, o próprio índice; do outro, uma anuidade com piso de {floor} e teto de {cap}. Mostramos dois casos, porque **o primeiro, sozinho, nos favoreceria demais**.",
		caption: "Valor hipotético de {start} depois de dois anos, antes de tarifas, impostos e dividendos",
		lines: [
			{ id: "dropTitle", label: "Uma queda de {drop} e depois uma alta de {rise}" },
			{ id: "dropIndex", label: "No próprio índice" },
			{ id: "dropAnnuity", label: "Na anuidade" },
			{ id: "riseTitle", label: "Duas altas de {rise}" },
			{ id: "riseIndex", label: "No próprio índice" },
			{ id: "riseAnnuity", label: "Na anuidade" },
		],
		note: "Hipotético; não é uma ilustração de contrato. Depois de uma queda de {drop}, {start} viram {afterDrop} e precisam de uma alta de {recovery} para voltar ao ponto de partida. Em dois anos bons, a anuidade deixa de ganhar {givenUp}. A seguradora pode baixar o teto a cada renovação, e tarifas de cláusulas adicionais ou uma retirada antecipada reduzem o valor em qualquer ano.",
	},
	does: {
		title: "O que a anuidade faz",
		items: [
			"Evita que uma queda do índice reduza o valor do seu contrato: num ano assim é creditado o piso, comumente 0%.",
			"Credita uma parte da alta do índice, até o teto.",
			"Mais tarde pode lhe pagar uma renda enquanto você viver, o que depende da capacidade da seguradora emissora de pagar indenizações.",
		],
	},
	doesNot: {
		title: "O que a anuidade não faz",
		items: [
			"Não dá a alta inteira nem os dividendos do índice.",
			"Não deixa você sair de graça antes do prazo. Por vários anos, quem retira mais que o limite anual isento paga uma taxa de retirada.",
			"Não vence sozinha a alta dos preços. Pode haver vários anos seguidos a 0%, e a tarifa de uma cláusula adicional é descontada em cada um deles.",
		],
	},
	steps: {
		title: "O que acontece depois",
		items: [
			{
				title: "Você escolhe como conversar",
				text: "São 15 minutos para uma primeira pergunta, ou 30 para analisar toda a sua situação financeira, por telefone ou vídeo.",
			},
			{
				title: "Perguntamos antes de responder",
				text: "Queremos saber de que você vive, quanto guarda para emergências e quando poderia precisar deste dinheiro. Se for melhor deixá-lo onde está, vamos dizer isso a você.",
			},
			{
				title: "Você vê os contratos lado a lado",
				text: "Você compara os tetos e como podem mudar, as taxas e quando acabam, e as notas de solidez financeira de cada seguradora.",
			},
		],
	},
	faqs: {
		title: "Três perguntas que sempre ouvimos",
		items: [
			{
				question: "Posso perder dinheiro em uma anuidade assim?",
				answer:
					"Uma perda do índice não é repassada a você. Mesmo assim você pode receber menos do que pagou: se sair antes, se as tarifas das cláusulas adicionais superarem os juros ou se a seguradora não puder cumprir suas obrigações.",
			},
			{
				question: "Quanto das minhas economias devo pôr em uma anuidade?",
				answer:
					"Nunca tudo. Deixe à parte o dinheiro de que você pode precisar antes que as taxas acabem. Muita gente põe só uma parte do que sobra. Outras pessoas não devem pôr nada.",
			},
			{
				question: "Meu dinheiro está em uma conta IRA. Isso muda algo?",
				answer:
					"A conta IRA já adia o imposto, então a anuidade não acrescenta outra vantagem tributária. Compre apenas pelo piso ou pela renda pela vida toda, e consulte antes um consultor tributário.",
			},
		],
	},
	disclosures: {
		title: "Leia, por favor",
		items: [
			"Uma anuidade é um contrato de seguro de longo prazo. Não é um depósito e não é segurada pela FDIC nem por nenhuma agência federal.",
			"O ganho retirado é tributado como renda comum, em geral com um imposto federal adicional de 10% antes dos 59½ anos. A {agency} não dá orientação jurídica nem tributária.",
			"Contratos e encargos variam conforme o estado e a seguradora. <licensedStates>A {agency} tem [licença em {licensedStates} {statesNoun}](/licensing).</licensedStates>",
		],
	},
	closing: {
		title: "Traga a sua preocupação. Nós lemos as letras miúdas.",
		text: "Escolha um horário, ou ligue para {phone}. Se você já tem uma anuidade, deixe-a à mão e vamos ler juntos.",
	},
} satisfies LandingContent;
