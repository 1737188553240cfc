import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Quiénes somos: agencia independiente de seguros",
		description:
			"Quiénes somos, cómo trabaja una agencia independiente de seguros de vida en {city}, cómo nos pagan y qué puede esperar cuando nos escribe o llama.",
	},
	title: "Una agencia independiente que trabaja para la familia que tiene enfrente",
	lead: "{agency} es una agencia independiente de seguros de vida y servicios financieros en {city}, {homeState}<foundedYear>, abierta desde {foundedYear}</foundedYear>. <familiesServed>{families} han confiado en nosotros.</familiesServed> Le explicamos qué hace una póliza, cuánto cuesta y hasta dónde no llega. Después decide usted.",
	sections: [
		{
			id: "who-we-are",
			title: "Quiénes somos",
			paragraphs: [
				"Ayudamos a elegir un [seguro de vida](/services), una anualidad o un plan para las deudas. Casi todas las personas que nos llaman buscan una de cuatro cosas: proteger un sueldo, pagar un funeral, dejar algo a los suyos o tener ingresos más adelante.",
				"Somos una agencia, no una compañía de seguros. Las pólizas las emiten las aseguradoras. Ellas fijan los precios, deciden a quién aceptan y pagan las reclamaciones. Nuestro trabajo es escuchar, comparar, explicar y acompañarle en la solicitud y en los años que siguen.",
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
					text: "Un agente atado a una sola compañía le muestra los productos de esa compañía. Nosotros comparamos cotizaciones<carriersCompared> de varias [aseguradoras](/carriers)</carriersCompared>, porque a la misma persona pueden darle precios muy distintos de una a otra.",
				},
				{
					title: "Su historia de salud cuenta",
					text: "Una aseguradora es más estricta con la diabetes; otra, con el peso o con haber fumado. Antes de presentar la solicitud, buscamos la compañía cuyas reglas se ajustan a su historia.",
				},
				{
					title: "No todo el mercado",
					text: "Ninguna agencia trabaja con todas las aseguradoras, y nosotros tampoco. Si algo que usted necesita no está disponible con nosotros, se lo decimos.",
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
					title: "Un agente lee su mensaje<reviewTime> en un plazo de {reviewHours} horas de oficina</reviewTime>",
					text: "Una persona lee lo que envió y busca en el equipo a quien <spokenLanguages>habla su idioma y </spokenLanguages>conoce el producto.",
				},
				{
					title:
						"Le llamamos o le escribimos<contactTime> en un plazo de {contactHours} horas en días hábiles</contactTime>",
					text: "Díganos en su mensaje qué prefiere. Si es urgente, llame al {phone} en horario de oficina.",
				},
				{
					title: "Hablamos de lo que necesita",
					text: "Familia, ingresos, deudas, salud, lo que ya tiene. Preguntamos antes de sugerir nada.",
				},
				{
					title: "Recibe una cotización personal",
					text: "<carriersCompared>Comparamos varias aseguradoras.</carriersCompared> Le mostramos por escrito el precio, las condiciones y las desventajas. Tómese el tiempo que necesite.",
				},
			],
		},
		{
			id: "how-we-treat-you",
			title: "Cómo tratamos a la gente",
			layout: "checklist",
			items: [
				{ text: "Decimos las desventajas en voz alta: cargos, períodos de espera, lo que la póliza no paga." },
				{ text: "No le apuramos a decidir en la primera llamada. Un familiar puede escuchar si usted quiere." },
				{
					text: "Nunca le aconsejamos omitir o suavizar una respuesta de salud. Una respuesta falsa puede hacer que su familia pierda el beneficio.",
				},
				{ text: "No le pedimos cancelar una póliza anterior antes de que la nueva esté vigente." },
				{ text: "Si dice que no, o nos pide que dejemos de contactarle, dejamos de hacerlo." },
			],
		},
		{
			id: "languages",
			title: "Cuatro idiomas, la misma información",
			paragraphs: [
				"Nuestro sitio está en español, inglés, portugués y criollo haitiano<spokenLanguages>, y en esos idiomas conversamos</spokenLanguages>. Cada página dice lo mismo en cada idioma. La póliza y casi todos los formularios de las aseguradoras están en inglés. Los repasamos con usted, línea por línea, antes de que firme.",
			],
		},
		{
			id: "where-we-work",
			title: "Dónde trabajamos",
			paragraphs: [
				"Nuestra oficina está en {address}. Abre de {officeHours} ({timeZone}), y puede escribir a {email} a cualquier hora. La mayoría de las consultas son por teléfono o video.",
				"<licensedStates>Tenemos licencia en {licensedStates} estados; la [página de licencias](/licensing) los enumera.</licensedStates> No todos los productos están disponibles en todos los estados. En Nueva York solo reclutamos agentes y no vendemos seguros.",
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
					"La aseguradora fija el precio de la póliza y nosotros no podemos cambiarlo. Algunas aseguradoras venden directamente, con productos propios, así que compare con libertad. Lo que aportamos es la comparación, la explicación y la ayuda con la solicitud.",
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
		text: "Llame al {phone}, o gratis al {tollFreePhone}. También puede [enviarnos un mensaje](/#contact): un agente lo revisa<reviewTime> en un plazo de {reviewHours} horas de oficina</reviewTime>.",
	},
} satisfies ArticlePageContent;
