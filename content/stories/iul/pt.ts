import type { CaseStudyContent } from "../../schema.ts";

export default {
	meta: {
		title: "Caso ilustrativo de IUL: décadas de prêmios e encargos",
		description:
			"Um exemplo inventado<iulFiguresShown> com cálculos de verdade</iulFiguresShown>: um seguro de vida universal indexada pago durante décadas, com <iulFiguresShown>várias taxas, </iulFiguresShown>encargos, fases ruins e a alternativa.",
	},
	title: "Caso ilustrativo: um pai jovem, uma apólice longa e uma segunda análise",
	lead: "Daniel tem {age} anos e dois filhos pequenos. Um colega lhe contou que uma apólice de vida universal indexada protege a família e ainda forma um valor em dinheiro. Ele gostou das duas metades da frase. Depois perguntou quanto custa, e é aí que este exemplo começa.",
	notice:
		"Daniel não é nem nunca foi nosso cliente. <iulFiguresShown>Nós o inventamos para dar um rosto aos números. Os resultados dele são hipotéticos, nenhuma seguradora os ofereceu, e os seus seriam diferentes.</iulFiguresShown><iulFiguresWithheld>Nós o inventamos para este exemplo.</iulFiguresWithheld>",
	person: {
		title: "Quem é Daniel",
		paragraphs: [
			"Daniel é fisioterapeuta em Orlando e não fuma. Tem renda estável, uma reserva de emergência para seis meses de despesas, e põe no plano do trabalho o bastante para receber toda a contribuição do empregador. Depois de tudo isso, poderia pagar {monthly} por mês por um seguro, durante muito tempo.",
			"Daniel quer duas coisas. Se morrer jovem, a família deve ter {coverage}. Se chegar à velhice, gostaria de deixar alguma coisa e de ter um valor em dinheiro sobre o qual tomar um empréstimo.",
		],
		facts: [
			{ label: "Idade", value: "{age}" },
			{ label: "Poderia pagar por mês", value: "{monthly}" },
			{ label: "Por quanto tempo poderia pagar", value: "{years} anos" },
			{ label: "Quer para a família", value: "{coverage}" },
		],
	},
	plan: {
		title: "O que ele compara",
		paragraphs: [
			"A [vida universal indexada (IUL)](/services/iul) é antes de tudo um seguro de vida. Parte de cada prêmio paga a cobertura e os custos; o que sobra é o valor em dinheiro. A seguradora credita juros a ele por uma fórmula que acompanha um índice, com um piso, comumente 0%, e um teto. Daniel não seria dono de ações, e o piso não interrompe os encargos mensais.",
			"Daniel compara o IUL com o [seguro de vida temporário](/services/term-life). <termLifeFiguresShown>Pela estimativa da nossa calculadora, {coverage} por {termYears} anos lhe custariam uns {termPremium} por mês.</termLifeFiguresShown> Esse seguro termina no fim do prazo e não tem valor em dinheiro, mas cobre os anos em que os filhos precisam do pai.",
		],
	},
	figures: {
		figuresOf: "iul",
		title: "Até onde os pagamentos poderiam crescer, sem encargos e com eles",
		intro:
			"As quatro primeiras linhas mostram o crescimento só dos pagamentos, **antes de qualquer encargo da apólice**. As duas últimas consideram os encargos do modo mais simples: como se de cada {monthly} saíssem {charges}. Os encargos de uma apólice de verdade são outros e sobem com a idade.",
		assumptions: [
			"São pagos {monthly} no fim de cada mês por {years} anos.",
			"Os juros são compostos mensalmente a um doze avos da taxa anual, que nunca muda. Nenhuma seguradora prometeu essas taxas.",
			"As duas últimas linhas contam o que sobra de cada pagamento depois de {charges}. Empréstimos e impostos ficam de fora.",
		],
		caption: "Crescimento hipotético depois de {years} anos",
		lines: [
			{ id: "zero", label: "{rateZero} ao ano, creditado todo mês, antes dos encargos" },
			{ id: "low", label: "{rateLow} ao ano, creditado todo mês, antes dos encargos" },
			{ id: "assumed", label: "{rateAssumed} ao ano, creditado todo mês, antes dos encargos" },
			{ id: "high", label: "{rateHigh} ao ano, creditado todo mês, antes dos encargos" },
			{ id: "charged", label: "{rateAssumed} ao ano, creditado todo mês, com {charges} de encargos por mês" },
			{ id: "chargedZero", label: "{rateZero} ao ano, creditado todo mês, com {charges} de encargos por mês" },
		],
		note: "É um crescimento hipotético dos pagamentos, não uma ilustração de apólice nem uma promessa. As taxas creditadas mudam todo ano e podem ser de 0% em vários anos. Com os mesmos {rateAssumed}, o cálculo aproximado dos encargos leva o total de {atAssumed} para {assumedAfterCharges}. Só a ilustração da própria seguradora mostra os valores de uma apólice específica.",
	},
	wrong: {
		title: "O que pode dar errado",
		intro:
			"Nada disso é raro. Tudo está escrito em algum lugar da apólice, e vale a pena achar cada ponto antes de assinar.",
		items: [
			{
				title: "Vários anos sem juros",
				text: "Em um ano de 0% de juros, os encargos são descontados do mesmo jeito<iulFiguresShown>: {chargesOfYear} no nosso cálculo aproximado</iulFiguresShown>. Depois de alguns anos assim, uma apólice nova vale menos do que ele pagou.",
			},
			{
				title: "Ele precisa parar de pagar",
				text: "Depois de {stopYears} anos, Daniel teria pago {stopPaid}. Nesse momento as taxas de resgate podem levar boa parte do valor em dinheiro, ou tudo. Se ele mantiver a apólice sem pagar, os encargos consomem o valor em dinheiro até ela perder a vigência.",
			},
			{
				title: "As condições mudam",
				text: "A seguradora pode baixar o teto e aumentar o custo do seguro, até os limites da apólice. A ilustração que ele viu no começo não é uma promessa.",
			},
			{
				title: "Um empréstimo que não é pago",
				text: "Em geral os empréstimos não são tributados enquanto a apólice está em vigor e não é um contrato dotal modificado (MEC). Mas, se empréstimos e encargos esgotarem o valor em dinheiro, a apólice perde a vigência: a cobertura acaba, e o ganho pode ser tributado mesmo que não reste nenhum dinheiro.",
			},
		],
	},
	decision: {
		title: "O que ele decide",
		paragraphs: [
			"Neste exemplo, Daniel compra primeiro o seguro temporário, porque os {coverage} para os filhos não podem esperar e assim custam menos. Ao mesmo tempo pede duas ilustrações de um IUL, uma delas a 0%, e se dá um ano para decidir.",
			"Não é a resposta para todo mundo. Quem precisa de cobertura para a vida toda, pode pagar bem mais que o mínimo durante décadas e revê a apólice todo ano talvez decida de outro modo. De um jeito ou de outro, decida pelas páginas que mostram os encargos.",
		],
	},
	questions: {
		title: "Perguntas para fazer a qualquer agente",
		items: [
			"Posso ver esta ilustração a 0% e a uma taxa baixa, mostrando todos os encargos?",
			"Em que ano o valor em dinheiro ultrapassa pela primeira vez o que eu paguei?",
			"Quais são hoje o teto e a taxa de participação, e até onde podem cair?",
			"O que acontece se eu pagar metade do prêmio por três anos?",
			"Quanto custaria a mesma cobertura em um seguro temporário?",
		],
	},
	disclosures: {
		title: "Leia, por favor",
		items: [
			"O IUL é um seguro de vida. Comprar uma apólice não é comprar ações nem um índice. O nome de um índice e seus resultados passados não permitem saber quais juros serão creditados no futuro.",
			"Todos os benefícios da apólice dependem da capacidade da seguradora emissora de pagar indenizações. Empréstimos e retiradas reduzem o valor em dinheiro e o benefício por morte e podem fazer a apólice perder a vigência. A {agency} não dá orientação jurídica nem tributária.",
			"<licensedStates>A {agency} tem [licença em {licensedStates} {statesNoun}](/licensing).</licensedStates> Produtos, condições e requisitos variam conforme o estado e a seguradora.",
		],
	},
	callToAction: {
		title:
			"<iulFiguresShown>Agora, com os seus números</iulFiguresShown><iulFiguresWithheld>Agora, com os seus planos</iulFiguresWithheld>",
		text: "<iulFiguresShown>A calculadora abre com os números de Daniel. Mude o pagamento, os anos e a taxa; depois reduza o pagamento em 25% e compare.</iulFiguresShown><iulFiguresWithheld>Conte o que você tem em mente, e um agente licenciado vai trazer para você cotações por escrito das seguradoras.</iulFiguresWithheld> Se preferir conversar, ligue para {phone}.",
		action:
			"<iulFiguresShown>Abrir estes números na calculadora</iulFiguresShown><iulFiguresWithheld>Pedir cotações por escrito</iulFiguresWithheld>",
	},
} satisfies CaseStudyContent;
