import type { CaseStudyContent } from "../../schema.ts";

export default {
	meta: {
		title: "Caso de seguro de vida inteira: um filho sempre dependente",
		description:
			"Uma mãe inventada, um filho com deficiência e uma apólice para a vida toda: <wholeLifeFiguresShown>quanto poderia custar, </wholeLifeFiguresShown>o que custa menos e o que acontece se ela parar de pagar.",
	},
	title: "Caso ilustrativo: cobertura para um filho que sempre vai precisar de ajuda",
	lead: "Rosa tem {age} anos. O filho dela, Mateo, tem síndrome de Down e vai precisar de ajuda muito depois que ela se for. Uma apólice que acaba em {termYears} anos não resolve o problema dela, e uma que dura a vida toda custa várias vezes mais. <wholeLifeFiguresShown>Fizemos as contas para alguém como ela.</wholeLifeFiguresShown>",
	notice:
		"Rosa e Mateo não são nem nunca foram nossos clientes. <wholeLifeFiguresShown>Nós os inventamos para dar um rosto aos números.</wholeLifeFiguresShown><wholeLifeFiguresWithheld>Nós os inventamos para este exemplo.</wholeLifeFiguresWithheld> <wholeLifeFiguresShown>Os prêmios são estimativas da nossa calculadora, nenhuma seguradora os ofereceu, e o seu seria diferente.</wholeLifeFiguresShown>",
	person: {
		title: "Quem é Rosa",
		paragraphs: [
			"Rosa comanda a cozinha de uma escola em Houston, mora de aluguel e não fuma. A irmã aceitou cuidar de Mateo quando Rosa faltar, e Rosa quer que ela tenha dinheiro para isso.",
			"Rosa repassou o orçamento mês a mês. Consegue pagar uns {budget} por mês, mesmo num mês ruim, mas não mais que isso. Ela gostaria que houvesse {coverage} para Mateo, não importa quando ela morra.",
		],
		facts: [
			{ label: "Idade", value: "{age}" },
			{ label: "Idade de Mateo", value: "{childAge}" },
			{ label: "Cobertura desejada", value: "{coverage}" },
			{ label: "Pode pagar por mês", value: "{budget}" },
		],
	},
	plan: {
		title: "O que ela compara",
		paragraphs: [
			"O [seguro de vida inteira](/services/whole-life) mantém o mesmo prêmio a vida toda e paga, não importa quando ela morra, desde que ela pague como combinado. Ele forma valor em dinheiro devagar, conforme uma tabela impressa no contrato. Algumas seguradoras podem pagar dividendos; ninguém pode contar com eles.",
			"Um [seguro de vida temporário](/services/term-life) com os mesmos {coverage} custa menos e dura {termYears} anos. <termLifeFiguresShown>Pela nossa estimativa, seriam uns {term} por mês.</termLifeFiguresShown> Mas esse seguro acabaria quando ela tivesse {ageAtEnd} anos. Mateo teria {childAtEnd} anos e continuaria precisando de ajuda.",
		],
	},
	figures: {
		figuresOf: "whole-life",
		title: "Quanto poderia custar por mês",
		intro:
			"Prêmios da nossa própria calculadora. São estimativas, não cotações: só uma seguradora define o prêmio, depois de ler a proposta.",
		assumptions: [
			"{age} anos, {coverage} de cobertura, prêmios pagos todo mês. Não fumante, a menos que a linha diga outra coisa.",
			"Saúde média, sem cláusulas adicionais e sem contar dividendos.",
			"A faixa em torno da estimativa de Rosa vai de {low} a {high}. O preço de uma seguradora pode ficar fora dela.",
		],
		caption: "Prêmio mensal estimado para {coverage}",
		lines: [
			{ id: "premium", label: "Vida inteira, começando aos {age} anos" },
			{ id: "smoker", label: "Vida inteira, começando aos {age} anos, fumante" },
			{ id: "later", label: "Vida inteira, começando um ano depois, aos {laterAge}" },
			{ id: "term", label: "Seguro temporário de {termYears} anos, começando aos {age}" },
		],
		note: "Estimativas, não cotações. O salto dos {age} para os {laterAge} anos é tão grande porque a nossa calculadora trabalha com faixas de idade; numa seguradora o prêmio sobe um pouco a cada ano de espera. Com o primeiro prêmio mostrado, Rosa pagaria {paidIn20} em 20 anos e {paidIn40} em 40. Os números não mostram valor em dinheiro, porque só a tabela do contrato faz isso.",
	},
	wrong: {
		title: "O que pode dar errado",
		intro: "Uma promessa para a vida toda só vale enquanto o prêmio é pago. Veja no que prestar atenção.",
		items: [
			{
				title: "Ela precisa parar de pagar depois de poucos anos",
				text: "<wholeLifeFiguresShown>Depois de {stopYears} anos, Rosa teria pago {stopPaid}.</wholeLifeFiguresShown> O valor em dinheiro pode ainda ser pouco ou nada, e pode haver taxa de resgate. O mais provável é receber menos do que pagou.",
			},
			{
				title: "Cobertura pequena demais hoje",
				text: "Se todo o orçamento for para uma apólice de vida inteira, pode faltar cobertura para a família nos anos em que o aluguel e a escola custam mais. Um seguro temporário combinado com uma apólice menor de vida inteira muitas vezes cobre as duas necessidades.",
			},
			{
				title: "O dinheiro no nome errado",
				text: "Dinheiro deixado diretamente a Mateo poderia fazer com que ele perdesse ajudas como SSI ou Medicaid. As famílias costumam usar um trust (fundo fiduciário) para necessidades especiais. Isso é trabalho para um advogado, antes de indicar o beneficiário.",
			},
			{
				title: "Os preços continuam subindo",
				text: "Daqui a quarenta anos, {coverage} vão pagar menos cuidados do que hoje. Rosa pretende rever o valor a cada poucos anos, enquanto a saúde ainda permite uma mudança.",
			},
		],
	},
	decision: {
		title: "O que ela decide",
		paragraphs: [
			"Neste exemplo, Rosa combina duas apólices: {mixWhole} de vida inteira para a necessidade que nunca acaba, e {coverage} de seguro temporário por {termYears} anos, enquanto Mateo cresce. <wholeLifeFiguresShown>Pela nossa estimativa, são {mixPremium} por mês ao todo.</wholeLifeFiguresShown> O que sobra do orçamento paga o advogado que prepara o trust.",
			"Ela só contrata o que consegue pagar num mês ruim, porque uma apólice só ajuda Mateo se estiver em vigor quando ela morrer. A irmã sabe o nome da seguradora e onde estão os papéis.",
		],
	},
	questions: {
		title: "Perguntas para fazer a qualquer agente",
		items: [
			"Quais das minhas necessidades acabam um dia, e quais não acabam nunca?",
			"Posso ver a tabela de valores em dinheiro sem dividendos?",
			"O que acontece com a apólice se eu atrasar um pagamento?",
			"Quem devo indicar como beneficiário, para que meu filho não perca a ajuda do governo?",
			"Quanto custaria a mesma cobertura em um seguro temporário?",
		],
	},
	disclosures: {
		title: "Leia, por favor",
		items: [
			"O seguro de vida inteira é um seguro de vida. O valor em dinheiro existe para sustentar a cobertura e não é um depósito. Empréstimos e retiradas o reduzem, e reduzem também o benefício por morte.",
			"Todos os benefícios da apólice dependem da capacidade da seguradora emissora de pagar indenizações. Os dividendos podem ser reduzidos ou não ser pagos. A {agency} não dá orientação jurídica nem tributária; sobre trusts e benefícios públicos, consulte um advogado.",
			"<licensedStates>A {agency} tem [licença em {licensedStates} {statesNoun}](/licensing).</licensedStates> Produtos, condições e requisitos variam conforme o estado e a seguradora.",
		],
	},
	callToAction: {
		title:
			"<wholeLifeFiguresShown>Agora, com os seus números</wholeLifeFiguresShown><wholeLifeFiguresWithheld>Agora, com os seus planos</wholeLifeFiguresWithheld>",
		text: "<wholeLifeFiguresShown>A calculadora abre com os números de Rosa. Coloque a sua idade e o valor de que alguém precisaria sem você, e compare com o seguro temporário.</wholeLifeFiguresShown><wholeLifeFiguresWithheld>Conte o que você tem em mente, e um agente licenciado vai trazer para você cotações por escrito das seguradoras.</wholeLifeFiguresWithheld> Se preferir conversar, ligue para {phone}.",
		action:
			"<wholeLifeFiguresShown>Abrir estes números na calculadora</wholeLifeFiguresShown><wholeLifeFiguresWithheld>Pedir cotações por escrito</wholeLifeFiguresWithheld>",
	},
} satisfies CaseStudyContent;
