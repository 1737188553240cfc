import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Nuestras licencias y cómo verificarlas",
		description:
			"Qué es una licencia de seguros, en qué estados la tenemos, cómo verificar a un agente con el regulador del estado y qué no le dice una licencia.",
	},
	title: "Nuestras licencias y cómo verificarlas",
	lead: "Antes de dar sus datos a cualquier agente, verifique la licencia de esa persona. Toma unos minutos, no cuesta nada y nos alegra que la gente lo haga.",
	sections: [
		{
			id: "what-a-license-is",
			title: "Qué es una licencia",
			paragraphs: [
				"Para vender seguros, un agente necesita permiso del regulador de seguros del estado. Ese permiso es la licencia. Para obtenerla, el agente aprueba un examen y pasa una revisión de antecedentes; para renovarla, toma cursos de educación continua.",
				"Cuenta el estado donde usted vive, no el estado donde está nuestra oficina. <licensedStates>La agencia tiene licencia en {licensedStates} {statesNoun}. El mapa de arriba los muestra.</licensedStates>",
			],
		},
		{
			id: "three-things",
			title: "Tres cosas que deben estar en orden",
			layout: "cards",
			items: [
				{
					title: "La licencia del agente",
					text: "El agente tiene licencia en el estado donde usted vive, para el tipo de producto del que hablan, como seguro de vida o anualidades.",
				},
				{
					title: "El nombramiento",
					text: "Donde el estado lo exige, la aseguradora ha autorizado al agente a ofrecer sus productos.",
				},
				{
					title: "El producto aprobado",
					text: "La venta de esa póliza está aprobada en su estado. Por eso no todos los productos están disponibles en todas partes.",
				},
			],
		},
		{
			id: "how-to-check",
			title: "Cómo verificar a un agente",
			layout: "steps",
			items: [
				{
					title: "Pida el nombre y el número de licencia",
					text: "Todos nuestros agentes le darán ambos datos. Llame al {phone} o escriba a {email}.",
				},
				{
					title: "Abra el sitio del regulador",
					text: "Escriba usted la dirección o use los enlaces de esta página. Busque la consulta de licencias.",
				},
				{
					title: "Compare",
					text: "Verifique que el nombre coincida, que la licencia esté activa en su estado y que abarque seguros de vida o anualidades.",
				},
				{
					title: "Si duda, llame",
					text: "La línea del regulador para consumidores le dice quién tiene licencia. En Florida es el 877-693-5236, de la [División de Servicios al Consumidor](https://myfloridacfo.com/division/consumers).",
				},
			],
		},
		{
			id: "license-numbers",
			title: "Números de licencia",
			paragraphs: [
				"Si un número no está en esta página, pídanoslo. Algunos estados, como California, exigen el número en ciertos correos electrónicos y cotizaciones por escrito. Donde falta ese número, no damos cotizaciones.",
			],
		},
		{
			id: "what-it-is-not",
			title: "Lo que una licencia no dice",
			layout: "checklist",
			items: [
				{ text: "No significa que el estado recomiende al agente o el producto." },
				{ text: "No promete que una solicitud será aceptada." },
				{ text: "No dice nada de la solidez financiera de una aseguradora. Pida sus calificaciones actuales." },
			],
		},
		{
			id: "new-york",
			title: "Nueva York",
			paragraphs: [
				"En Nueva York solo reclutamos agentes. No vendemos seguros a quienes viven allí. Si le gustaría trabajar con nosotros, vea [empleo](/careers).",
			],
		},
	],
	faqs: {
		title: "Preguntas sobre licencias",
		items: [
			{
				question: "Vivo en un estado que no está en la tabla. ¿Pueden ayudarme?",
				answer:
					"Usted puede leer todo lo que hay aquí, pero no podemos venderle una póliza ni darle asesoría. El departamento de seguros de su estado puede ayudarle a encontrar un agente con licencia.",
			},
			{
				question: "Me mudo a otro estado. ¿Qué pasa con mi póliza?",
				answer:
					"Normalmente, la póliza que usted ya tiene sigue vigente cuando se muda, mientras se paguen las primas. Dé su nueva dirección a la aseguradora. A una póliza nueva se le aplican las reglas de su nuevo estado.",
			},
			{
				question: "Alguien me llamó y dijo que trabaja para ustedes. ¿Cómo sé si es verdad?",
				answer:
					"Pida el nombre y el número de licencia, cuelgue y llámenos al {phone}. No dé su número de Seguro Social ni sus datos bancarios a quien le llame sin que usted lo espere.",
			},
		],
	},
	callToAction: {
		title: "Verifique quiénes somos y luego conversemos",
		text: "<licensedStates>Un agente con licencia en su estado responderá a sus preguntas. </licensedStates>La primera llamada es gratuita y sin compromiso.",
	},
} satisfies ArticlePageContent;
