import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Quiénes somos: agencia independiente de seguros",
		description:
			"Quiénes somos, cómo trabaja una agencia independiente de seguros de vida en {city}, cómo nos pagan y qué puede esperar cuando nos escribe o llama.",
	},
	title: "Una agencia independiente que trabaja para la familia que tiene enfrente",
	lead: "{agency} es una agencia independiente de seguros de vida y servicios financieros en {city}, {homeState}<foundedYear>, abierta desde {foundedYear}</foundedYear>. <familiesServed>{families} han confiado en nosotros.</familiesServed> Le explicamos qué hace una póliza, cuánto cuesta y hasta dónde llega. Después decide usted.",
	sections: [
		{
			id: "who-we-are",
			title: "Quiénes somos",
			paragraphs: [
				"Ayudamos a elegir un [seguro de vida](/services), una anualidad o un plan para las deudas. Casi todas las personas que nos llaman buscan una de cuatro cosas: proteger un sueldo, pagar un funeral, dejar algo a los suyos o tener ingresos más adelante.",
				"Somos una agencia, no una compañía de seguros. Las pólizas las emiten las aseguradoras. Ellas fijan los precios, deciden a quién aceptan y pagan las reclamaciones. Nuestro trabajo es escuchar, <carriersCompared>comparar, </carriersCompared>explicar y acompañarle en la solicitud y en los años que siguen.",
			],
		},
		{
			id: "independent",
			title: "Qué significa “independiente” para usted",
			layout: "cards",
			items: [
				{
					claim: "carriersCompared",
					title: "Más de una aseguradora",
					text: "Un agente atado a una sola compañía solo puede mostrarle los productos de esa compañía. Nosotros comparamos cotizaciones<carriersCompared> de varias [aseguradoras](/carriers)</carriersCompared>, porque el precio para la misma persona puede variar mucho de una aseguradora a otra.",
				},
				{
					title: "Su historial de salud cuenta",
					text: "Una aseguradora es más estricta con la diabetes; otra, con el peso o con haber fumado. Antes de presentar la solicitud, buscamos la compañía cuyas reglas se ajustan a su historial.",
				},
				{
					title: "No todo el mercado",
					text: "Ninguna agencia trabaja con todas las aseguradoras, y nosotros tampoco. Si no podemos ofrecerle algo que necesita, se lo diremos.",
				},
			],
		},
		{
			id: "how-we-are-paid",
			title: "Cómo nos pagan",
			paragraphs: [
				"La consulta no le cuesta nada. Cuando usted compra una póliza, la aseguradora nos paga una comisión. Esa comisión es parte del costo que el producto ya incluye. La aseguradora fija el precio de su póliza; nosotros no podemos subirlo ni rebajarlo.",
				"Las comisiones cambian según el producto y la compañía. Eso es un conflicto de interés, y usted debe saberlo. Pregúntenos cuánto ganamos con lo que le recomendamos, y qué le sugeriríamos si no ganáramos nada. **A veces la respuesta honesta es conservar lo que ya tiene, o comprar menos.**",
			],
		},
		{
			id: "what-happens",
			title: "Qué pasa cuando nos contacta",
			layout: "steps",
			items: [
				{
					title: "Un agente revisará su mensaje<reviewTime> en un plazo de {reviewHours} horas hábiles</reviewTime>",
					text: "Una persona leerá lo que envió y buscará en el equipo a alguien que <spokenLanguages>hable su idioma y </spokenLanguages>conozca el producto.",
				},
				{
					title:
						"Le llamaremos o le escribiremos por correo electrónico<contactTime> en un plazo de {contactHours} horas en días hábiles</contactTime>",
					text: "Díganos en su mensaje qué prefiere. Si es urgente, llame al {phone} en horario de oficina.",
				},
				{
					title: "Hablaremos de lo que necesita",
					text: "Antes de sugerir nada, le preguntaremos por su familia, sus ingresos, sus deudas, su salud y la cobertura que ya tiene.",
				},
				{
					title: "Usted recibirá una cotización personalizada",
					text: "<carriersCompared>Compararemos varias aseguradoras.</carriersCompared> Le mostraremos por escrito el precio, las condiciones y las desventajas. Tómese el tiempo que necesite.",
				},
			],
		},
		{
			id: "how-we-treat-you",
			title: "Cómo tratamos a la gente",
			layout: "checklist",
			items: [
				{ text: "Desde el principio decimos las desventajas: cargos, períodos de espera, lo que la póliza no paga." },
				{
					text: "No le presionamos para que decida en la primera llamada. Un familiar puede escuchar si usted quiere.",
				},
				{
					text: "Nunca le aconsejamos omitir o suavizar una respuesta de salud. Una respuesta incorrecta puede hacer que su familia pierda el beneficio.",
				},
				{ text: "No le pedimos que cancele una póliza anterior antes de que la nueva esté vigente." },
				{ text: "Si usted dice que no, o nos pide que dejemos de contactarle, lo respetamos." },
			],
		},
		{
			id: "languages",
			title: "La misma información en cada idioma",
			paragraphs: [
				"Nuestro sitio está en {siteLanguages}<spokenLanguages>, y nuestras conversaciones también</spokenLanguages>. Cada página dice lo mismo en cada idioma. La póliza y casi todos los formularios de las aseguradoras están en inglés. Los repasamos con usted, línea por línea, antes de que firme.",
			],
		},
		{
			id: "where-we-work",
			title: "Dónde trabajamos",
			paragraphs: [
				"Nuestra oficina está en {address}. Abre de {officeHours} ({timeZone}), y usted puede escribir a {email} a cualquier hora. La mayoría de las consultas son por teléfono o video.",
				"<licensedStates>Tenemos licencia en {licensedStates} {statesNoun}; la [página de licencias](/licensing) los enumera.</licensedStates> No todos los productos están disponibles en todos los estados.",
			],
		},
	],
	faqs: {
		title: "Preguntas sobre la agencia",
		items: [
			{
				question: "¿{agency} es una compañía de seguros?",
				answer:
					"No. Somos una agencia independiente. La aseguradora que figura en su póliza es quien la emite, y cada promesa del contrato depende de la capacidad de esa aseguradora para pagar reclamaciones.",
			},
			{
				question: "¿Voy a pagar más por comprar a través de ustedes?",
				answer:
					"La aseguradora fija el precio de la póliza y nosotros no podemos cambiarlo. Algunas aseguradoras venden directamente, con productos propios, así que compare con libertad. Lo que aportamos es <carriersCompared>la comparación, </carriersCompared>la explicación y la ayuda con la solicitud.",
			},
			{
				question: "¿Me van a presionar para comprar?",
				answer:
					"No. La consulta es gratuita y usted puede irse sin comprar. Además, toda póliza tiene un período de revisión gratuita en el que puede devolverla; su póliza indica el número exacto de días.",
			},
			{
				question: "¿Cómo puedo verificar su licencia?",
				answer:
					"Todos los estados permiten buscar a un agente por su nombre. En Florida puede ayudarle la [División de Servicios al Consumidor](https://myfloridacfo.com/division/consumers). Nuestra [página de licencias](/licensing) explica cómo hacerlo.",
			},
		],
	},
	callToAction: {
		title: "Hable con una persona",
		text: "Llame al {phone}, o gratis al {tollFreePhone}. También puede [enviarnos un mensaje](/#contact): un agente lo revisará<reviewTime> en un plazo de {reviewHours} horas hábiles</reviewTime>.",
	},
} satisfies ArticlePageContent;
