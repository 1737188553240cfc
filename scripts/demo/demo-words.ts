import type { Locale } from "#domain/locale/locales.ts";

/** Names and messages of made-up people, by language. */
interface DemoWords {
	/** The share of all leads. */
	share: number;
	firstNames: readonly string[];
	lastNames: readonly string[];
	messages: readonly string[];
}

export const demoWords: Record<Locale, DemoWords> = {
	en: {
		share: 0.34,
		firstNames: words(
			"James Linda Robert Susan Michael Karen William Nancy David Lisa Angela Tyrone Denise Kevin Brenda",
		),
		lastNames: words(
			"Miller Johnson Davis Brown Wilson Moore Taylor Anderson Harris Walker Young King Wright Hill Baker",
		),
		messages: [
			"We just bought a house and would like to know what term life costs for the two of us.",
			"My policy from work ends in January. What can I do?",
			"I am 67 and want something that pays for my funeral, nothing more.",
			"Please call me after 5 p.m., I work during the day.",
			"Can you explain how indexed universal life works?",
			"I have type 2 diabetes. Can I still get life insurance?",
		],
	},
	es: {
		share: 0.33,
		firstNames: words("María José Ana Luis Carmen Pedro Rosa Carlos Lourdes Yunior Odalys Jesús Elena Ramón Yaneisy"),
		lastNames: words(
			"García Rodríguez Hernández López Martínez Pérez González Fernández Ramírez Torres Díaz Castillo Núñez",
		),
		messages: [
			"Quisiera saber cuánto cuesta un seguro de vida a término para mí y mi esposo.",
			"Tengo 62 años y quiero dejar pagados los gastos del entierro.",
			"¿Me puede llamar en la tarde? Prefiero hablar en español.",
			"Vi su anuncio y quiero más información sobre el seguro de vida entera.",
			"Mi mamá tiene diabetes. ¿Puede sacar un seguro?",
			"Trabajo por mi cuenta y no tengo ningún seguro. ¿Por dónde empiezo?",
		],
	},
	ht: {
		share: 0.21,
		firstNames: words(
			"Marie Jean Wideline Pierre Mirlande Evens Nadège Ronel Fabiola Stanley Guerda Wilner Roseline Jocelyn",
		),
		lastNames: words(
			"Joseph Pierre Louis Charles Baptiste Désir Etienne Augustin Toussaint Saint-Fleur Jean-Louis Michel",
		),
		messages: [
			"Mwen ta renmen konnen konbyen yon asirans lavi koute pou fanmi mwen.",
			"Èske nou ka pale an kreyòl? Rele m apre travay, tanpri.",
			"Mwen gen 58 an epi mwen vle peye lantèman mwen davans.",
			"Mwen fenk achte yon kay. Ki asirans ki bon pou mwen?",
			"Mwen gen tansyon. Èske mwen ka jwenn asirans?",
		],
	},
	pt: {
		share: 0.12,
		firstNames: words("João Juliana Paulo Beatriz Thiago Camila Rafael Gislaine Everton Patrícia André Luciana Márcio"),
		lastNames: words("Silva Santos Oliveira Souza Pereira Costa Ferreira Almeida Barbosa Araújo Conceição Gonçalves"),
		messages: [
			"Gostaria de uma cotação de seguro de vida para mim e minha esposa.",
			"Você atende em português? Posso falar depois das 18h.",
			"Quero entender a diferença entre o seguro temporário e o vitalício.",
			"Acabei de me mudar para Orlando e ainda não tenho seguro nenhum.",
		],
	},
};

/** Staff write in English. */
export const demoNotes = [
	"Wants to talk to the spouse first. Call again next week.",
	"Prefers text messages in the evening.",
	"Takes medicine for blood pressure, does not smoke.",
	"Has a policy through work until the end of the year.",
	"Type 2 diabetes since 2019, A1C under control.",
	"Two children, 4 and 9. Mortgage of about $280,000.",
	"Asked for the application by email.",
	"Compared us with another agency. Price matters most.",
	"The daughter translates. Speak slowly.",
] as const;

export const demoTasks = [
	"Call again",
	"Send the quote",
	"Ask about the medical history",
	"Prepare the application",
	"Check on the underwriting",
	"Say happy birthday",
] as const;

export const demoReplies: Record<Locale, { subject: string; text: string }> = {
	en: { subject: "Your request", text: "Thank you for your request. When is a good time to talk?" },
	es: { subject: "Su solicitud", text: "Gracias por su solicitud. ¿Cuándo le conviene que hablemos?" },
	pt: { subject: "O seu pedido", text: "Obrigado pelo seu pedido. Qual é um bom horário para conversarmos?" },
	ht: { subject: "Demann ou", text: "Mèsi pou demann ou. Ki lè ki bon pou nou pale?" },
};

function words(text: string): readonly string[] {
	return text.split(" ");
}
