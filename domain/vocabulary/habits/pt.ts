import { words } from "../word-patterns.ts";
import { wrongGender } from "./agreement.ts";
import type { Habit } from "./habit.ts";

/** Portuguese that a Brazilian reader takes for a translation, for a telegram or for European Portuguese. */
export default [
	{
		name: "money",
		pattern: /(?<!US)\$|US\$(?!\u00a0)/gu,
		instead: "Write US$ and a no-break space before the number.",
		examples: { wrong: ["$1.000", "US$ 1.000", "US$1.000"], right: ["US$\u00a01.000"] },
	},
	{
		name: "American numbers",
		pattern: /(?<![\d.,])\d{1,3}(?:,\d{3})+(?!\d)|\d\.\d{1,2} ?%/gu,
		instead: "Thousands have a period, decimals a comma: 1.234,50.",
		examples: { wrong: ["US$\u00a01,000", "21.99%"], right: ["US$\u00a01.000", "21,99%", "1,25"] },
	},
	{
		name: "article and noun disagree",
		pattern: wrongGender({
			articles: [
				"o os um uns do dos no nos ao aos pelo pelos este estes esse esses nosso nossos seu seus outro outros nenhum algum",
				"as uma umas da das na nas à às pela pelas esta estas essa essas nossa nossas sua suas outra outras nenhuma alguma",
			],
			nouns: [
				"encargo encargos prêmio prêmios seguro seguros pedido pedidos prazo prazos benefício benefícios imposto impostos relatório contrato contratos valor valores teto piso empréstimo empréstimos aluguel funeral resgate juros",
				"apólice apólices cobertura coberturas taxa taxas proposta propostas anuidade anuidades seguradora seguradoras estimativa estimativas cotação cotações calculadora dívida dívidas tarifa tarifas cláusula ilustração licença licenças margem vaga vagas carência mensagem mensagens",
			],
		}),
		instead: "Make the article agree.",
		examples: {
			wrong: ["sobre as encargos", "o apólice", "do taxa"],
			right: ["sobre os encargos", "a apólice", "da taxa"],
		},
	},
	{
		name: "olhar",
		pattern: words("(?<!todo mundo )olh(?:a|as|am|amos|ar|e|em|emos|ando|ada|ou|aram|ará|arão)"),
		instead: "It copies “look at”. Write analisar, avaliar, ver, rever, considerar, levar em conta.",
		examples: {
			wrong: ["Um agente olha suas respostas.", "As seguradoras olham a sua saúde.", "Olhe primeiro a página de 0%"],
			right: ["Um agente analisa suas respostas.", "Veja primeiro a página de 0%", "os olhos"],
		},
	},
	{
		name: "a nada",
		pattern: words("(?:obrig|comprom)\\p{L}* (?:você )?(?:a|com) nada"),
		instead: "Write “sem compromisso”.",
		examples: {
			wrong: ["Não custa nada e não obriga você a nada.", "Não compromete você com nada."],
			right: ["É grátis e sem compromisso."],
		},
	},
	{
		name: "masculine reader",
		pattern: words(
			"você (?:\\p{L}+ ){0,2}(?:aceito|recusado|protegido|conectado|interessado|preparado|casado|obrigado|cadastrado|inscrito|aprovado|convidado)|(?:vou|posso|serei) (?:ser )?(?:aceito|recusado|aprovado)|(?:fique|siga|sinta-se) (?:protegido|tranquilo|seguro|preparado)|(?<=proposta e )for aceito|conectado como|bem-vindo",
		),
		instead: "Write a form without gender: “com proteção”, “a seguradora vai me aceitar?”, “se tem cônjuge”.",
		examples: {
			wrong: ["Fique protegido", "Vou ser aceito?", "Posso ser recusado?", "Conectado como", "você está interessado"],
			right: ["Fique com proteção", "A seguradora pode me recusar?", "O que foi aceito", "Obrigado por escrever"],
		},
	},
	{
		name: "telegram",
		pattern: /(?:^|[.!?] )\{state\}: (?!\{)|(?:n?este|n?esse|seu) estado \(\{state\}\)/giu,
		instead: "Write {inState}: “Não temos licença {inState}.”",
		examples: {
			wrong: ["{state}: temos licença.", "Não está disponível no seu estado ({state})."],
			right: ["Temos licença {inState}.", "Seu estado: {state}.", "{state}: {cost}."],
		},
	},
	{
		name: "word from Portugal",
		pattern: words(
			"contact(?:o|os|ar|e)|regist(?:o|os)|utilizador(?:es)?|ecrã|telemóvel|fact(?:o|os)|reforma(?= \\p{L})|tu|teu|tua|teus|tuas|contigo|equipa|autocarro|connosco|planear|óptimo|acção|direcção",
		),
		instead:
			"Write the Brazilian word: contato, registro, usuário, tela, celular, fato, aposentadoria, você, seu, equipe, conosco.",
		examples: {
			wrong: ["Entre em contacto connosco", "O teu ecrã"],
			right: ["Entre em contato conosco", "A sua tela"],
		},
	},
	{
		name: "clitic of Portugal",
		pattern: words("(?:contactá|ligar|enviar|ajudar|informar|pedir)-(?:lo|la|lhe|o|a|te)|far-lhe|dir-lhe"),
		instead: "Write “ligar para você”, “ajudar você”.",
		examples: { wrong: ["Vamos ligar-lhe amanhã.", "Podemos ajudar-te."], right: ["Vamos ligar para você amanhã."] },
	},
	{
		name: "hours",
		pattern: /\d ?[ap]\.? ?m\.?(?!\p{L})|\d h(?!\p{L})/giu,
		instead: "Write “8h”, “17h30”.",
		examples: { wrong: ["às 8 a.m.", "às 5 pm", "às 17 h"], right: ["às 8h", "das 8h às 17h30"] },
	},
	{
		name: "false friend",
		pattern: words(
			"quando quer que|tax\\p{L}+ supost[ao]s?|endoss\\p{L}*|pegar? empr[eé]st\\p{L}+|pegue (?:um )?empréstimo|regra funerária|nome jurídico|segundo nome|segur(?:amos|e) (?:a|uma|esta) vaga|à vista|preço rebaixado|exame físico|(?:orientador|consultor) de crédito|pel[oa]s? o fdic|pelo fdic|pode ser alcançado|puder ser alcançado|vale saber disso|a si mesmo|a gente",
		),
		instead:
			"Write não importa quando, presumida, recomenda, tomar empréstimo, regra federal sobre funerais, razão social, segundo beneficiário, reservamos, na tela, com desconto, exame médico, conselheiro de crédito, pela FDIC, responder, vale a pena saber, para você, nós.",
		examples: {
			wrong: [
				"Paga quando quer que você morra.",
				"com as taxas supostas",
				"nem endossa esta agência",
				"o nome jurídico da seguradora",
			],
			right: ["Paga não importa quando você morrer.", "com as taxas presumidas", "a razão social da seguradora"],
		},
	},
	{
		name: "com licença (excuse me)",
		pattern: /^com licença(?!\p{L})/giu,
		instead: "At the beginning it asks to pass. Write “Temos licença”.",
		examples: {
			wrong: ["Com licença em 21 estados"],
			right: ["Temos licença em 21 estados", "Uma pessoa com licença"],
		},
	},
	{
		name: "range with a dash",
		pattern: /US\$[^–]{1,14}–/gu,
		instead: "Write “de US$ 40 a US$ 60”.",
		examples: { wrong: ["US$\u00a040,00 – US$\u00a060,00"], right: ["de US$\u00a040 a US$\u00a060"] },
	},
	{
		name: "loan given back",
		pattern: words(
			"empréstimos?[^.?!:;]{0,40} (?:devolvid[oa]s?|devolvê-l[oa]s?)|devolv(?:e|em|er|eu|o) (?:(?:o|os|um|este|esse|cada|seu) )?(?:primeiro )?empréstimos?|empréstimos? (?:que )?(?:você |a pessoa )?(?:não |nunca )?devolv(?:e|em|er|eu)",
		),
		instead: "Devolver un préstamo is Spanish. Write pagar or quitar.",
		examples: {
			wrong: [
				"Um empréstimo que não é devolvido",
				"Os empréstimos precisam ser devolvidos.",
				"disciplina para devolver um empréstimo",
				"menos os empréstimos que você não devolveu",
			],
			right: ["Um empréstimo que não é pago", "Você pode devolver a apólice.", "Ela devolve os prêmios."],
		},
	},
	{
		name: "credited year",
		pattern: /(?<!\p{L})anos? creditad[oa]s?(?!\p{L})|\d% creditados?(?!\p{L})/giu,
		instead: "A year is not credited. Write “em um ano de 0% de juros” or “em que são creditados 0% de juros”.",
		examples: {
			wrong: ["em um ano creditado a 0%", "sete anos com 0% creditado"],
			right: ["em um ano de 0% de juros", "{rateLow} ao ano, creditado todo mês", "quando é creditado 0%"],
		},
	},
	{
		name: "tirar licença (to get one)",
		pattern: words("licenças?(?: \\(\\{state\\}\\))? tiradas?|tirar (?:a |esta |essa )?licença"),
		instead: "Tirar uma licença is to get it. Write remover.",
		examples: {
			wrong: ["Licença tirada", "Licença ({state}) tirada", "Tirar a licença"],
			right: ["Licença removida", "Tirar uma dúvida"],
		},
	},
	{
		name: "to obey or to meet",
		pattern: words("cumpr\\p{L}+ todas as regras"),
		instead: "It reproaches somebody. Write “atender a todos os critérios”.",
		examples: {
			wrong: ["Ninguém cumpre todas as regras."],
			right: ["Ninguém atende a todos os critérios.", "A promessa é cumprida."],
		},
	},
	{
		name: "sign-in or entry",
		pattern: words("(?:ir para a|última|tela de) entrada|entradas? na conta"),
		instead: "Entrada is the entry of a log. Write acesso, login or início da sessão.",
		examples: {
			wrong: ["Ir para a entrada", "Última entrada:", "Entradas na conta"],
			right: ["Último acesso:", "Filtrar entradas"],
		},
	},
	{
		name: "expired lead",
		pattern: words("leads? vencidos?"),
		instead: "Write “com prazo vencido”.",
		examples: { wrong: ["Todos os leads vencidos"], right: ["Todos os leads com prazo vencido"] },
	},
	{
		name: "free of tax",
		pattern: words("livres? d[eo]s? impostos?"),
		instead: "Write “isento do imposto”.",
		examples: {
			wrong: ["em geral livre do imposto de renda federal"],
			right: ["em geral isento do imposto de renda federal"],
		},
	},
	{
		name: "agency without its article",
		pattern: /(?<!\p{L})(?:por|de|em) \{agency\}|(?<!\p{L} )\{agency\} (?:é|tem|não)(?!\p{L})/giu,
		instead: "Write “a {agency}”, “pela {agency}”, “da {agency}”, “na {agency}”.",
		examples: {
			wrong: ["não por {agency}", "{agency} não dá orientação."],
			right: ["não pela {agency}", "para a {agency}", "A {agency} não dá orientação."],
		},
	},
	{
		name: "state without its article",
		pattern: words(
			"em (?:Flórida|Califórnia|Geórgia|Virgínia|Pensilvânia|Carolina|Louisiana|Dakota|Texas|Colorado|Arizona|Tennessee|Alabama|Oregon|Kansas|Kentucky|Missouri|Arkansas)|n[oa] Nova York|(?:do|da) Nova York",
		),
		instead: "Write na Flórida, no Texas, em Nova York; with a placeholder {inState}.",
		examples: { wrong: ["em Flórida", "em Texas", "na Nova York"], right: ["na Flórida", "no Texas", "em Nova York"] },
	},
	{
		name: "growth as a fact",
		pattern: words("valor em dinheiro que (?:cresce|aumenta|sobe)(?! (?:ano após ano|ano a ano|devagar|a cada ano))"),
		instead: "Write “que pode crescer”: growth that depends on an index, a dividend or an assumption is never sure.",
		examples: { wrong: ["Um valor em dinheiro que cresce."], right: ["Um valor em dinheiro que pode crescer."] },
	},
	{
		name: "a conta (bill or math)",
		pattern: words(
			"(?:mostra|mostram|ver|veja) a conta(?! (?:do|da funerária))|a conta (?:de uma estimativa|da calculadora|por trás)",
		),
		instead: "A conta is the bill. Write “o cálculo”.",
		examples: {
			wrong: ["Ver a conta", "Sete calculadoras que mostram a conta."],
			right: ["Ver o cálculo", "pagar a conta do funeral"],
		},
	},
	{
		name: "Spanish in Portuguese",
		pattern: words(
			"diga que paremos|alguém para chamar|(?:escolher|digite|abra|prefere) você|duas ordens|a explorar(?=,|$)",
		),
		instead: "Write “peça para parar”, “alguém para quem ligar”, “escolher o horário”, “duas maneiras”, “possível”.",
		examples: {
			wrong: ["Prefere escolher você o horário?", "Alguém para chamar, anos depois", "Há duas ordens comuns."],
			right: ["Prefere escolher o horário?", "Alguém para quem ligar"],
		},
	},
	{
		name: "ali for another state",
		pattern: words(
			"(?:\\{state\\}|estado|\\{inState\\}|texas|califórnia)[^.?!]{0,40} ali|ali (?:não )?(?:oferecemos|vendemos)|produto ali|funeral ali",
		),
		instead: "Write lá.",
		examples: {
			wrong: ["Ali oferecemos produtos até os 85 anos.", "Quanto pode custar um funeral ali"],
			right: ["Lá oferecemos produtos até os 85 anos."],
		},
	},
	{
		name: "Eastern time",
		pattern: /horário do leste|costa leste/gu,
		instead: "Write “horário do Leste dos EUA”.",
		examples: { wrong: ["horário do leste dos EUA", "horário da costa leste"], right: ["horário do Leste dos EUA"] },
	},
	{
		name: "a promise for a deadline",
		pattern: words("promessas? (?:vencidas?|cumpridas?|perto do prazo)|nenhuma promessa (?:venceu|está)"),
		instead: "A deadline is overdue: “prazos vencidos”, “prazos cumpridos”.",
		examples: {
			wrong: ["Promessas vencidas", "Nos últimos 90 dias, nenhuma promessa venceu."],
			right: ["Prazos vencidos", "Nenhum prazo venceu."],
		},
	},
	{
		name: "term life",
		pattern: words("(?:seguro|apólice|uma) por prazo"),
		instead: "Write “seguro temporário”.",
		examples: { wrong: ["Seguro por prazo ou vida inteira"], right: ["Seguro temporário ou vida inteira"] },
	},
	{
		name: "request to stop",
		pattern: words("pedidos? para parar(?! de)"),
		instead: "Write “pedido de não contato”.",
		examples: {
			wrong: ["Pedidos para parar", "Os pedidos para parar continuam valendo."],
			right: ["Pedidos de não contato", "Um pedido para parar de receber e-mails"],
		},
	},
] satisfies Habit[];
