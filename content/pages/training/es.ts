import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Capacitación para agentes de seguros de vida",
		description:
			"Cómo capacitamos a los agentes: el camino a la licencia estatal, los primeros pasos, productos, normas y un mentor que le acompaña en sus inicios.",
	},
	title: "Capacitación para agentes: conocer el producto, conocer las reglas y, primero, escuchar",
	lead: "Una familia va a actuar según lo que usted le diga. Por eso le enseñamos a entender una póliza tan bien que pueda explicar sus puntos débiles, y a cumplir las reglas de publicidad y venta de cada estado donde trabaje.",
	sections: [
		{
			id: "licensing-path",
			title: "El camino a la licencia",
			layout: "steps",
			paragraphs: [
				"Usted necesita una licencia antes de vender u ofrecer una póliza, o de conversar sobre sus condiciones. Cada estado fija sus requisitos. A grandes rasgos, el camino es el mismo.",
			],
			items: [
				{
					title: "Elija la licencia",
					text: "Para vender seguros de vida y anualidades se necesita una licencia de seguros de vida. El departamento de seguros de su estado indica qué productos abarca cada tipo.",
				},
				{
					title: "Estudie",
					text: "Muchos estados exigen un curso en una escuela aprobada antes del examen. La escuela la elige usted.",
				},
				{
					title: "Apruebe el examen estatal",
					text: "El examen se presenta con la empresa que administra los exámenes del estado. Muchos estados también toman huellas digitales y revisan antecedentes.",
				},
				{
					title: "Solicite la licencia y el nombramiento",
					text: "El estado emite la licencia. Donde la ley lo pide, una aseguradora debe nombrarle como agente antes de que usted venda sus productos.",
				},
				{
					title: "Conserve su licencia",
					text: "La educación continua y la renovación siguen el calendario del estado. Para vender en otro estado necesita allí una licencia de no residente.",
				},
			],
		},
		{
			id: "onboarding",
			title: "Sus primeras semanas con nosotros",
			layout: "steps",
			items: [
				{
					title: "Los papeles, con calma",
					text: "Su contrato, la tabla de comisiones y la regla sobre las comisiones que se devuelven cuando una póliza caduca pronto. Pregunte por cada línea antes de firmar.",
				},
				{
					title: "Herramientas",
					text: "Programas de cotización, manejo seguro de los datos del cliente, cómo llegan las consultas y cómo se registra cada conversación.",
				},
				{
					title: "Escuchar primero",
					text: "Con permiso del cliente, usted asiste a consultas de un agente con experiencia.",
				},
				{
					title: "Sus propios clientes, con respaldo",
					text: "Después dirige usted la consulta y su mentor escucha. Usted sigue por su cuenta cuando los dos crean que es el momento.",
				},
			],
		},
		{
			id: "product-training",
			title: "Lo que aprenderá sobre los productos",
			layout: "cards",
			items: [
				{
					title: "Vida a término, vida entera y gastos finales",
					text: "Análisis de necesidades, clases de riesgo, preguntas de salud, el período de impugnación de dos años y los beneficios graduales de las pólizas sin preguntas de salud. Vea los seguros [a término](/services/term-life), de [vida entera](/services/whole-life) y de [gastos finales](/services/final-expense).",
				},
				{
					title: "Vida universal indexada",
					text: "Topes, tasas de participación, pisos y el costo del seguro que sube con la edad. Cómo caduca una póliza con aportes insuficientes. Cómo leer una ilustración, incluida la línea del 0%. Vea [IUL](/services/iul).",
				},
				{
					title: "Anualidades fijas indexadas",
					text: "Cargos por retiro, el impuesto federal antes de los 59½ años y el deber de recomendar solo lo que responda al mejor interés del comprador. Los estados exigen un curso de anualidades antes de la primera venta. Vea [FIA](/services/fia).",
				},
				{
					title: "Infinite Banking Concept® (IBC)",
					text: "Es un seguro de vida entera usado de una manera particular, no un banco. Intereses de los préstamos, riesgo de que la póliza caduque, contratos dotales modificados (MEC) y a quién no le conviene. Vea [IBC](/services/ibc).",
				},
				{
					title: "Plan de acción contra deudas",
					text: "El orden de pago, el efecto del pago mínimo y cuándo el cliente debe acudir a un consejero de crédito sin fines de lucro o a un abogado. No se ofrece en todos los estados. Vea el [plan de acción contra deudas](/services/debt-action).",
				},
			],
		},
		{
			id: "compliance-training",
			title: "Lo que aprenderá sobre las reglas",
			layout: "checklist",
			paragraphs: ["Cumplir las normas no es un módulo al final. Está presente en cada ejercicio práctico."],
			items: [
				{ text: "Palabras que no usamos. El seguro de vida se vende como seguro de vida y bajo ningún otro nombre." },
				{
					text: "El consentimiento antes de una llamada o un texto, los horarios permitidos y el deber de respetar de inmediato la palabra STOP.",
				},
				{ text: "El reemplazo: cuándo el cliente debe conservar la póliza que tiene y qué avisos exige la ley." },
				{ text: "El mejor interés del cliente, sobre todo con personas mayores y anualidades." },
				{ text: "Normas contra el lavado de dinero, privacidad y manejo seguro de datos de salud y de pago." },
				{ text: "Sus propias redes sociales. Publicar sobre un producto es publicidad y sigue las mismas reglas." },
			],
		},
		{
			id: "mentoring",
			title: "Un mentor, no un orador motivacional",
			paragraphs: [
				"Usted tendrá una persona concreta a quien llamar. Su mentor repasa con usted casos reales: qué se preguntó, qué se recomendó, qué pudo explicarse con más claridad. A un cliente puede decirle “no lo sé, lo voy a averiguar”. Es una de las primeras frases que enseñamos.",
				"Los agentes bilingües practican en los dos idiomas. Las palabras del seguro también tienen que ser correctas en [español, portugués o criollo haitiano](/about), y una traducción literal muchas veces no lo es.",
			],
		},
		{
			id: "what-we-do-not-promise",
			title: "Lo que la capacitación no promete",
			paragraphs: [
				"La capacitación no le promete una licencia, clientes ni ingresos. Quien cobra por comisión puede no ganar nada en algunos meses, y hay costos: escuela, examen, derechos de licencia, seguro de errores y omisiones. **Antes de firmar, pídanos por escrito cuáles de esos costos paga usted.**",
			],
		},
	],
	faqs: {
		title: "Preguntas de agentes nuevos",
		items: [
			{
				question: "¿Puedo empezar antes de tener la licencia?",
				answer:
					"Usted puede estudiar y aprender a usar nuestras herramientas. No puede vender, cotizar ni hablar de las condiciones de una póliza con clientes, ni cobrar comisión, hasta que el estado le dé la licencia.",
			},
			{
				question: "¿Necesito experiencia en ventas?",
				answer:
					"No. Importan más la paciencia, la claridad y la honestidad. Quienes vienen de la enseñanza, la enfermería, la hotelería o las fuerzas armadas suelen aprender rápido, porque tienen la costumbre de escuchar.",
			},
			{
				question: "Vivo en Nueva York. ¿Puedo capacitarme con ustedes?",
				answer:
					"Sí, allí reclutamos. La agencia no vende seguros a residentes de Nueva York, así que sus clientes vivirían en otros estados. Primero necesita la licencia de Nueva York y después una licencia de no residente para cada uno de esos estados.",
			},
		],
	},
	callToAction: {
		title: "Pregunte por el siguiente paso",
		text: "Vea los [puestos disponibles](/careers), [postúlese con el formulario breve](/careers#apply) o llame al {phone} y pida una llamada de reclutamiento.",
	},
} satisfies ArticlePageContent;
