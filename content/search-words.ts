import type { Locale } from "#domain/locale/locales.ts";
import type { PageKind } from "#domain/pages/page-registry.ts";
import type { ProductSlug } from "#domain/products/products.ts";

/** Words that visitors use for a page besides those on it. They are searched and never shown. */
interface SearchWords {
	/** For all pages of a product. */
	products: Record<ProductSlug, string>;
	/** For all pages of a kind. */
	kinds: Partial<Record<PageKind, string>>;
	/** By path. `/#contact` is the contact form. */
	paths: Record<string, string>;
}

export const searchWords: Record<Locale, SearchWords> = {
	en: {
		products: {
			"term-life": "temporary mortgage 20-year 30-year young family",
			"whole-life": "permanent lifelong cash value dividends savings",
			"final-expense": "funeral burial cremation casket seniors senior elderly parents last expenses",
			iul: "index indexed universal cap floor cash value growth",
			fia: "annuity annuities retirement retire pension income savings 401k rollover",
			ibc: "ibc policy loan loans",
			"debt-action": "debt debts loan credit card cards payoff owe bankruptcy",
		},
		kinds: { quote: "quote offer", caseStudy: "example story", lp: "guide download", landing: "overview" },
		paths: {
			"/funnels/term-life-quote": "price prices pricing cost costs rate rates premium how much",
			"/services/term-life": "life insurance",
			"/calculator":
				"price prices pricing cost costs rate rates premium premiums estimate estimates calculate calculator how much",
			"/#contact": "contact phone telephone number call email mail address office hours message write speak talk agent",
			"/services": "life insurance policies products compare types",
			"/resources/faq": "faq help questions answers",
			"/careers": "job jobs career work hiring employment recruiting become an agent",
			"/carriers": "insurers insurance companies company carrier rating am best",
			"/licensing": "license licensed licenses npn legit scam",
			"/state-compliance": "regulator complaint free look rules law cancel",
			"/test-disc": "personality test quiz disc style",
			"/about": "who we are company team founder reviews",
			"/training": "course courses exam learn",
			"/privacy": "delete my data personal information",
			"/resources/faq#how-to-claim": "claim death benefit payout",
			"/resources/faq#health-conditions": "sick illness diabetic smoker preexisting",
			"/resources/faq#medical-exam": "doctor blood test no exam",
			"/resources/faq#stopping-messages": "unsubscribe stop opt out",
			"/resources/faq#immigration-status": "visa green card undocumented itin immigrant",
		},
	},
	es: {
		products: {
			"term-life": "temporal plazo hipoteca 20 años 30 años familia joven",
			"whole-life": "permanente toda la vida valor en efectivo dividendos ahorro",
			"final-expense": "funeral funerales funeraria entierro sepelio cremación ataúd mayores ancianos padres",
			iul: "índice indexado universal tope piso valor en efectivo",
			fia: "anualidad anualidades jubilación retiro pensión ingresos ahorros 401k",
			ibc: "ibc préstamo póliza",
			"debt-action": "deuda deudas préstamo tarjeta tarjetas de crédito pagar quiebra",
		},
		kinds: {
			quote: "cotización cotizar presupuesto oferta",
			caseStudy: "ejemplo historia",
			lp: "guía descargar",
			landing: "resumen",
		},
		paths: {
			"/funnels/term-life-quote": "precio precios costo costos cuesta cuánto tarifa prima",
			"/services/term-life": "seguro de vida",
			"/calculator":
				"precio precios costo costos cuesta cuánto tarifa tarifas prima primas estimación calcular calculadora",
			"/#contact":
				"contacto contactar teléfono número llamar correo dirección oficina horario mensaje escribir hablar agente",
			"/services": "seguro de vida seguros pólizas productos comparar tipos",
			"/resources/faq": "ayuda preguntas respuestas dudas",
			"/careers": "trabajo trabajos empleo vacantes contratación ser agente",
			"/carriers": "aseguradora aseguradoras compañía compañías calificación",
			"/licensing": "licencia licencias estafa confiable",
			"/state-compliance": "regulador queja reclamo reglas ley cancelar",
			"/test-disc": "personalidad test prueba estilo",
			"/about": "quiénes somos empresa equipo opiniones",
			"/training": "curso cursos capacitación examen aprender",
			"/privacy": "borrar mis datos información personal",
			"/resources/faq#how-to-claim": "cobrar reclamar indemnización muerte",
			"/resources/faq#health-conditions": "enfermo enfermedad diabético fumador diabetes",
			"/resources/faq#medical-exam": "médico doctor análisis sangre sin examen",
			"/resources/faq#stopping-messages": "darse de baja cancelar mensajes",
			"/resources/faq#immigration-status": "visa residencia indocumentado itin inmigrante papeles",
		},
	},
	pt: {
		products: {
			"term-life": "temporário prazo hipoteca financiamento da casa 20 anos 30 anos família jovem",
			"whole-life": "permanente vitalício valor em dinheiro dividendos poupança",
			"final-expense": "funeral funerária enterro sepultamento cremação caixão idosos pais auxílio",
			iul: "índice indexado universal teto piso valor em dinheiro",
			fia: "anuidade anuidades aposentadoria previdência renda poupança 401k",
			ibc: "ibc empréstimo apólice",
			"debt-action": "dívida dívidas empréstimo cartão cartões de crédito quitar falência",
		},
		kinds: {
			quote: "cotação orçamento proposta",
			caseStudy: "exemplo história",
			lp: "guia baixar",
			landing: "resumo",
		},
		paths: {
			"/funnels/term-life-quote": "preço preços custo custos custa quanto valor prêmio",
			"/services/term-life": "seguro de vida",
			"/calculator": "preço preços custo custos custa quanto valor tarifa prêmio estimativa calcular calculadora",
			"/#contact":
				"contato contatar telefone número ligar e-mail endereço escritório horário mensagem escrever falar corretor agente",
			"/services": "seguro de vida seguros apólices produtos comparar tipos",
			"/resources/faq": "ajuda perguntas respostas dúvidas",
			"/careers": "trabalho emprego vagas carreira contratação ser agente corretor",
			"/carriers": "seguradora seguradoras companhia empresa classificação",
			"/licensing": "licença licenças golpe confiável",
			"/state-compliance": "regulador reclamação regras lei cancelar",
			"/test-disc": "personalidade teste estilo",
			"/about": "quem somos empresa equipe avaliações",
			"/training": "curso cursos treinamento prova aprender",
			"/privacy": "apagar meus dados informações pessoais",
			"/resources/faq#how-to-claim": "receber indenização sinistro morte",
			"/resources/faq#health-conditions": "doente doença diabético fumante diabetes",
			"/resources/faq#medical-exam": "médico exame de sangue sem exame",
			"/resources/faq#stopping-messages": "cancelar inscrição parar mensagens",
			"/resources/faq#immigration-status": "visto green card indocumentado itin imigrante",
		},
	},
	ht: {
		products: {
			"term-life": "tanporè prè kay 20 an 30 an jèn fanmi",
			"whole-life": "pèmanan tout lavi valè lajan kach dividann epay",
			"final-expense": "antèman fineray lanmò sèkèy kremasyon granmoun aje paran mouri",
			iul: "endis endekse inivèsèl plafon valè lajan kach",
			fia: "anwite retrèt pansyon revni epay 401k",
			ibc: "ibc prè polis",
			"debt-action": "dèt prè kat kredi peye dwe fayit",
		},
		kinds: { quote: "devi pwopozisyon", caseStudy: "egzanp istwa", lp: "gid telechaje", landing: "rezime" },
		paths: {
			"/funnels/term-life-quote": "pri koute konbyen tarif prim",
			"/services/term-life": "asirans vi",
			"/calculator": "pri koute konbyen tarif prim estimasyon kalkile kalkilatris",
			"/#contact": "kontak kontakte telefòn nimewo rele imèl adrès biwo lè mesaj ekri pale ajan",
			"/services": "asirans vi polis pwodui konpare kalite",
			"/resources/faq": "èd kesyon repons",
			"/careers": "travay djòb anplwa karyè anboche vin ajan",
			"/carriers": "konpayi asirans asirè nòt",
			"/licensing": "lisans magouy serye",
			"/state-compliance": "regilatè plent règ lwa anile",
			"/test-disc": "pèsonalite tès stil",
			"/about": "kiyès nou ye konpayi ekip",
			"/training": "kou fòmasyon egzamen aprann",
			"/privacy": "efase done mwen enfòmasyon pèsonèl",
			"/resources/faq#how-to-claim": "reklamasyon touche lajan lanmò",
			"/resources/faq#health-conditions": "malad maladi dyabèt fimè sik",
			"/resources/faq#medical-exam": "doktè egzamen san",
			"/resources/faq#stopping-messages": "sispann mesaj dezabòne",
			"/resources/faq#immigration-status": "viza grin kat papye itin imigran",
		},
	},
};
