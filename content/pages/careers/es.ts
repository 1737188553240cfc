import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Empleo: agentes de seguros<payRange> y marketing</payRange>",
		description:
			"Puestos de agente<payRange> y de marketing</payRange> en una agencia independiente de seguros de vida en {city}: el trabajo, qué ofrecemos, qué pedimos y cómo postular.",
	},
	title: "Un trabajo por el que una familia le recordará",
	lead: "En {agency} buscamos personas que escuchan antes de hablar. <payRangeShown>Hay agentes que orientan a las familias y personas que ayudan a que nos encuentren.</payRangeShown><payRangeWithheld>Los agentes orientan a las familias.</payRangeWithheld> Esta página dice qué ofrecemos y qué no prometemos.",
	sections: [
		{
			id: "working-here",
			title: "Cómo trabajamos",
			layout: "cards",
			items: [
				{
					title: "Independientes",
					text: "<carriersCompared>Trabajamos con varias aseguradoras.</carriersCompared> Usted puede recomendar la póliza que le sirve al cliente, y puede decirle que ninguna le sirve.",
				},
				{
					claim: "spokenLanguages",
					title: "Cuatro idiomas",
					text: "Español, inglés, portugués y criollo haitiano. Si habla bien dos de ellos, hace falta aquí desde la primera semana.",
				},
				{
					title: "Casi todo a distancia",
					text: "La mayoría de las consultas son por teléfono o video. La oficina está en {city} y el equipo trabaja con la {timeZone}.",
				},
			],
		},
		{
			id: "agents",
			title: "Agentes",
			layout: "cards",
			paragraphs: [
				"Un agente habla con la gente de dinero, enfermedad y muerte, en los días más duros y más felices de una familia. Es un trabajo delicado, y puede ser un trabajo muy bonito.",
			],
			items: [
				{
					title: "Qué hace",
					text: "Averiguar qué necesita el cliente, comparar aseguradoras, explicar la póliza en palabras sencillas, ayudar con la solicitud y seguir disponible cuando hay una reclamación o un cambio.",
				},
				{
					title: "Qué ofrecemos",
					text: "Capacitación en productos y reglas, un mentor para sus primeros casos, herramientas de cotización, ayuda con licencias y nombramientos, y consultas de personas que pidieron que las contactáramos. No prometemos cuántas. Vea la [capacitación](/training).",
				},
				{
					title: "Qué pedimos",
					text: "Una licencia de vida, o el deseo de obtenerla. Hablar claro, paciencia, notas exactas, un historial limpio ante los reguladores y el valor de decirle a un cliente que no compre.",
				},
			],
		},
		{
			claim: "payRange",
			id: "marketing",
			title: "Marketing",
			layout: "cards",
			paragraphs: [
				"La publicidad de seguros está regulada, y creemos que eso la hace más interesante. Usted escribe y diseña lo que la gente lee antes de confiarnos su número de teléfono.",
			],
			items: [
				{
					title: "Qué hace",
					text: "Artículos, páginas, correos y contacto con la comunidad en uno o más de nuestros idiomas. Mide lo que ayuda al lector, dentro de lo que cada persona permitió sobre su privacidad.",
				},
				{
					title: "Qué ofrecemos",
					text: "Agentes que responden sus preguntas, una revisión de cumplimiento antes de publicar, tiempo para verificar un dato y libertad para escribir sin exagerar.",
				},
				{
					title: "Qué pedimos",
					text: "Muestras de su trabajo, cuidado con los números y dominio real del idioma en que escribe. Para escribir no hace falta licencia. Solo quien tiene licencia puede asesorar a clientes.",
				},
				{
					title: "Sueldo",
					text: "<payRange>De $50,000 a $65,000 al año, a tiempo completo.</payRange>",
				},
			],
		},
		{
			id: "before-you-decide",
			title: "Antes de decidir",
			layout: "checklist",
			paragraphs: [
				"**No prometemos ingresos a nadie.** Lo que gana un agente depende de las horas, la habilidad, los clientes, los productos y de que las pólizas sigan vigentes. Hay quienes dejan el oficio en el primer año.",
			],
			items: [
				{ text: "A los agentes se les paga por comisión. En algunos meses puede ser nada." },
				{
					text: "Si una póliza caduca pronto, la aseguradora puede pedir que se devuelva parte o toda la comisión.",
				},
				{
					text: "Pida el contrato por escrito: si es empleado o contratista, quién paga cada costo y de quién es la relación con el cliente si usted se va.",
				},
				{
					text: "No se le pide que venda a sus parientes, ni se le paga por inscribir a otros agentes en lugar de atender clientes.",
				},
				{ text: "Tenga dinero para los gastos de su hogar durante algunos meses antes de dejar otro empleo." },
			],
		},
		{
			id: "how-to-apply",
			title: "Cómo postular",
			layout: "steps",
			items: [
				{
					title: "Escríbanos",
					text: "Use el [formulario de contacto](/#contact). Diga<payRangeShown> qué puesto,</payRangeShown> qué idiomas habla, en qué estado vive y si tiene licencia. Por favor, no envíe su número de Seguro Social ni documentos.",
				},
				{
					title: "Llamada de reclutamiento",
					text: "Respondemos<contactTime> en un plazo de {contactHours} horas en días hábiles</contactTime> y acordamos una llamada. Le preguntamos por su trabajo; usted pregunta por el nuestro. No le compromete a nada.",
				},
				{
					title: "Segunda conversación",
					text: "Conoce a alguien que hace ese trabajo.<payRangeShown> Quien postula para escribir o diseñar comenta una pieza propia.</payRangeShown>",
				},
				{
					title: "Acuerdo por escrito",
					text: "Recibe los documentos para leerlos en casa, o con un abogado, antes de firmar.",
				},
			],
		},
		{
			id: "new-york",
			title: "Si vive en Nueva York",
			paragraphs: [
				"En Nueva York reclutamos. Allí no vendemos: la agencia no ofrece productos de seguro a quienes viven en Nueva York. Quien vive en Nueva York necesita primero la licencia de agente de Nueva York, y después una licencia de no residente para cada estado cuyos residentes atienda. <licensedStates>Tenemos licencia en {licensedStates} estados; vea las [licencias](/licensing).</licensedStates>",
			],
		},
	],
	faqs: {
		title: "Preguntas de quienes postulan",
		items: [
			{
				question: "¿Cuánto voy a ganar?",
				answer:
					"No le vamos a dar una cifra, porque no podemos saberla. Le mostramos la tabla de comisiones, los costos y la regla de devolución para que haga sus propias cuentas.",
			},
			{
				question: "¿Puedo empezar a tiempo parcial?",
				answer:
					"Como agente, muchas veces sí, siempre que pueda cumplir sus citas, responder a los clientes y completar la capacitación. Díganos sus horas en el primer mensaje.",
			},
			{
				question: "¿Basta con mi inglés?",
				answer:
					"Las pólizas y los exámenes están casi siempre en inglés, así que debe leerlo bien. No hace falta hablar como locutor.<spokenLanguages> Muchas de nuestras conversaciones son en otros idiomas.</spokenLanguages>",
			},
			{
				question: "¿Todos tienen la misma oportunidad?",
				answer:
					"Elegimos por capacidad, honestidad y afinidad con el trabajo. No cuentan la raza, el color, la religión, el sexo, el embarazo, la orientación sexual, la identidad de género, el origen nacional, el acento, la edad, una discapacidad, la información genética, el estado civil o familiar ni el servicio en las fuerzas armadas. Si necesita un ajuste para la entrevista, díganoslo.",
			},
		],
	},
	callToAction: {
		title: "Empiece con una conversación",
		text: "[Envíe un mensaje](/#contact) con la palabra “empleo”, o llame al {phone} de {officeHours} ({timeZone}).",
	},
} satisfies ArticlePageContent;
