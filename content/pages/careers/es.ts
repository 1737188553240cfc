import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Empleo: agentes de seguros<payRange> y marketing</payRange>",
		description:
			"Puestos de agente<payRange> y de marketing</payRange> en una agencia independiente de seguros de vida en {city}: el trabajo, qué ofrecemos, qué pedimos y cómo postularse.",
	},
	title: "Un trabajo por el que una familia le recordará",
	lead: "En {agency} buscamos personas que escuchen antes de hablar. <payRangeShown>Los agentes orientan a las familias, y otras personas del equipo ayudan a que nos encuentren.</payRangeShown><payRangeWithheld>Los agentes orientan a las familias.</payRangeWithheld> Esta página dice qué ofrecemos y qué no prometemos.",
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
					text: "Español, inglés, portugués y criollo haitiano. Si usted habla bien dos de ellos, aquí le necesitamos desde la primera semana.",
				},
				{
					title: "Casi todo a distancia",
					text: "La mayoría de las consultas son por teléfono o video. La oficina está en {city} y el equipo trabaja según la {timeZone}.",
				},
			],
		},
		{
			id: "day",
			title: "Un día de trabajo",
			layout: "steps",
			items: [
				{
					title: "8:30 a. m. · Lo que llegó de noche",
					text: "Usted lee lo que entró desde ayer y anota a quién se puede llamar, en qué idioma y desde qué hora.",
				},
				{
					title: "10:00 a. m. · Una primera conversación",
					text: "Cuarenta minutos con una pareja que acaba de comprar casa. Usted pregunta por ingresos, deudas y salud. Hoy no vende nada.",
				},
				{
					title: "12:30 p. m. · Comparar",
					text: "Usted compara para una familia el seguro a término y el de vida entera, y escribe el punto débil de cada uno en una frase sencilla.",
				},
				{
					title: "2:00 p. m. · Una solicitud",
					text: "Línea por línea, por video. Usted hace cada pregunta de salud tal como está impresa y espera la respuesta.",
				},
				{
					title: "4:00 p. m. · Revisar una póliza",
					text: "Un cliente del año pasado se mudó y tuvo un hijo. Usted revisa si la póliza todavía le conviene. Muchas veces no hay que comprar nada.",
				},
			],
		},
		{
			id: "agents",
			title: "Agentes",
			layout: "cards",
			paragraphs: [
				"Un agente habla de dinero, de enfermedad y de muerte con la gente, en los días más duros y más felices de una familia. Es un trabajo delicado, y puede ser un trabajo muy bonito.",
			],
			items: [
				{
					title: "Qué hará usted",
					text: "Averiguar qué necesita el cliente, <carriersCompared>comparar aseguradoras, </carriersCompared>explicar la póliza en palabras sencillas, ayudar con la solicitud y seguir disponible cuando hay una reclamación o un cambio.",
				},
				{
					title: "Qué ofrecemos",
					text: "Capacitación en productos y reglas, un mentor para sus primeros casos, herramientas de cotización, ayuda con licencias y nombramientos, y consultas de personas que pidieron que las contactáramos. No prometemos cuántas. Vea la [capacitación](/training).",
				},
				{
					title: "Qué pedimos",
					text: "Una licencia de seguros de vida, o el deseo de obtenerla. Claridad al explicar, paciencia, notas exactas, un historial limpio ante los reguladores y el valor de decirle a un cliente que no compre.",
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
					title: "Qué hará usted",
					text: "Artículos, páginas, correos y contacto con la comunidad en uno o más de nuestros idiomas. Usted mide lo que ayuda al lector, dentro de lo que cada persona permitió sobre su privacidad.",
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
			id: "pay",
			title: "Cómo se le paga a un agente",
			layout: "steps",
			items: [
				{
					title: "Paga la aseguradora",
					text: "La mayoría de las pólizas generan una comisión el primer año y comisiones de renovación más bajas después. Las paga la aseguradora, nunca el cliente.",
				},
				{
					title: "Por adelantado o según se gana",
					text: "Algunas aseguradoras pagan varios meses por adelantado. Si la póliza caduca pronto, usted devuelve la parte que aún no había ganado. Lo que se paga según se gana llega más despacio, pero es suyo y no se devuelve.",
				},
				{
					title: "Su tabla de comisiones, antes de firmar",
					text: "Usted verá por escrito el porcentaje de cada producto y aseguradora, la regla para devolver comisiones y cada costo que corre por su cuenta.",
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
				{ text: "A los agentes se les paga por comisión. En algunos meses, la comisión puede ser cero." },
				{
					text: "Si una póliza caduca pronto, la aseguradora puede pedir que se devuelva parte o toda la comisión.",
				},
				{
					text: "Pida el acuerdo por escrito. Verifique si se trata de un empleo o de un contrato independiente, quién paga cada costo y de quién es la relación con el cliente si usted se va.",
				},
				{
					text: "No le pedimos que les venda seguros a sus parientes, ni le pagamos por inscribir a otros agentes en lugar de atender clientes.",
				},
				{ text: "Tenga dinero para los gastos de su hogar durante algunos meses antes de dejar otro empleo." },
			],
		},
		{
			id: "how-to-apply",
			title: "Cómo postularse",
			layout: "steps",
			items: [
				{
					title: "Llene el formulario breve",
					text: "[Está en esta página](/careers#apply) y pregunta<payRangeShown> qué puesto le interesa,</payRangeShown> qué idiomas habla, en qué estado vive y si tiene licencia. Por favor, no envíe su número de Seguro Social ni documentos.",
				},
				{
					title: "Llamada de reclutamiento",
					text: "Le responderemos<contactTime> en un plazo de {contactHours} horas en días hábiles</contactTime> y acordaremos una llamada. Le preguntaremos por su trabajo, y usted podrá preguntar por el nuestro. Sin compromiso.",
				},
				{
					title: "Segunda conversación",
					text: "Usted conocerá a alguien que hace ese trabajo.<payRangeShown> Si se postula para un puesto de redacción o diseño, nos presentará un trabajo suyo.</payRangeShown>",
				},
				{
					title: "Acuerdo por escrito",
					text: "Le daremos los documentos para que los lea en casa, o con un abogado, antes de firmar.",
				},
			],
		},
		{
			id: "new-york",
			title: "Si vive en Nueva York",
			paragraphs: [
				"En Nueva York reclutamos. Allí no vendemos: la agencia no ofrece productos de seguro a quienes viven en Nueva York. Un agente que vive allí necesita primero la licencia de Nueva York, y después una licencia de no residente para cada estado donde vivan sus clientes. <licensedStates>Tenemos licencia en {licensedStates} {statesNoun}; vea las [licencias](/licensing).</licensedStates>",
			],
		},
	],
	faqs: {
		title: "Preguntas de quienes se postulan",
		items: [
			{
				question: "¿Cuánto voy a ganar?",
				answer:
					"No le vamos a dar una cifra, porque no podemos saberla. Le mostraremos la tabla de comisiones, los costos y cuándo hay que devolver una comisión, para que haga sus propias cuentas.",
			},
			{
				question: "¿Puedo empezar a tiempo parcial?",
				answer:
					"Como agente, muchas veces sí, siempre que pueda cumplir sus citas, responder a los clientes y completar la capacitación. Díganos en el primer mensaje qué horario tiene.",
			},
			{
				question: "¿Mi inglés es suficiente?",
				answer:
					"Las pólizas y los exámenes están casi siempre en inglés, así que usted debe leer bien ese idioma. No hace falta hablar como locutor.<spokenLanguages> Muchas de nuestras conversaciones son en otros idiomas.</spokenLanguages>",
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
		text: "[Postúlese con el formulario breve](/careers#apply) o llame al {phone}, de {officeHours}, {timeZone}.",
	},
} satisfies ArticlePageContent;
