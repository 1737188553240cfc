import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Cómo elegimos<carriersCompared> y comparamos</carriersCompared> aseguradoras",
		description:
			"En qué se fija un agente independiente: solidez financiera, pago de reclamaciones, reglas de evaluación, contrato y qué dicen sus calificaciones.",
	},
	title: "La compañía detrás de la póliza importa tanto como el precio",
	lead: "Una póliza de seguro de vida puede durar cincuenta años. El precio más bajo de hoy es solo una parte de la decisión. Aquí contamos cómo evaluamos a las aseguradoras, qué significan sus calificaciones y qué preguntar antes de firmar.",
	sections: [
		{
			id: "how-we-choose",
			title: "En qué nos fijamos al elegir aseguradora",
			layout: "cards",
			items: [
				{
					title: "Solidez financiera",
					text: "Cada promesa de una póliza depende de la capacidad de la aseguradora emisora para pagar reclamaciones. Revisamos las calificaciones que le dan las agencias independientes, y si van subiendo o bajando.",
				},
				{
					title: "Reclamaciones y quejas",
					text: "¿La aseguradora paga a tiempo, contesta el teléfono y explica por escrito sus decisiones? Los departamentos de seguros de los estados publican cifras de quejas. Las leemos.",
				},
				{
					title: "Reglas de evaluación",
					text: "Cada aseguradora evalúa a su modo la diabetes, el corazón, el tabaco, el peso, los pasatiempos riesgosos, los viajes y la situación migratoria. Encontrar la aseguradora adecuada suele influir en el precio más que cualquier otra cosa.",
				},
				{
					title: "El contrato",
					text: "Cargos, condiciones de los préstamos, cláusulas adicionales, el derecho a convertir una póliza a término y cómo la compañía ha tratado sus pólizas antiguas.",
				},
			],
		},
		{
			id: "what-we-compare",
			title: "Qué revisamos, producto por producto",
			table: {
				caption: "Puntos que un agente independiente compara antes de recomendar una póliza",
				columns: ["Producto", "Revisamos", "Por qué importa"],
				rows: [
					[
						"[Vida a término](/services/term-life)",
						"Prima de todo el plazo, clase de salud, derecho a convertir, precio al terminar el plazo",
						"Un precio inicial bajo puede subir mucho cuando termina el período de prima fija.",
					],
					[
						"[Vida entera](/services/whole-life)",
						"Prima, valores del contrato, historial de dividendos, interés de los préstamos",
						"Los dividendos se declaran cada año y pueden bajar.",
					],
					[
						"[Gastos finales](/services/final-expense)",
						"Preguntas de salud, período de espera, beneficio en los primeros dos años",
						"Las pólizas sin preguntas de salud cuestan más y al principio pueden pagar solo una parte del beneficio.",
					],
					[
						"[IUL](/services/iul)",
						"Topes, tasas de participación, piso, costo del seguro, otros cargos y con qué frecuencia la aseguradora los ha cambiado",
						"La aseguradora puede bajar topes y subir algunos cargos dentro de los límites del contrato. Una póliza con aportes insuficientes puede caducar.",
					],
					[
						"[FIA](/services/fia)",
						"Duración de los cargos por retiro, costo de las cláusulas adicionales, topes, historial de renovación",
						"Su dinero queda inmovilizado por años. Sacarlo antes puede costarle.",
					],
				],
			},
		},
		{
			id: "ratings",
			title: "Qué le dice una calificación, y qué no",
			paragraphs: [
				"La calificación de solidez financiera es la opinión de una agencia sobre la capacidad de una aseguradora para pagar sus reclamaciones. Las grandes agencias son AM Best, Fitch, Moody’s y S&P Global. Cada una tiene su propia escala, así que la misma letra puede significar cosas distintas. Consulte dos o más, y fíjese en la fecha.",
				"Una calificación no recomienda una póliza. No dice nada del precio, del servicio ni de si el producto le conviene, y puede cambiar después de su compra. Cuando le damos la cotización de una aseguradora, le decimos qué calificaciones tiene y dónde puede comprobarlas.",
			],
		},
		{
			id: "check-yourself",
			title: "Verifique una aseguradora en diez minutos",
			layout: "steps",
			items: [
				{
					title: "Busque el nombre legal",
					text: "Está en la cotización y en la primera página de la póliza. Varias compañías pueden compartir una marca, pero solo una firma su contrato. La distingue su código NAIC de cinco cifras.",
				},
				{
					title: "Consulte la calificación",
					text: "[AM Best](https://ratings.ambest.com/) muestra la calificación actual; para verla hay que crear una cuenta gratuita. Fíjese en la fecha y en si la perspectiva es estable, positiva o negativa.",
				},
				{
					title: "Consulte las quejas",
					text: "El [buscador de compañías de la NAIC](https://content.naic.org/cis_consumer_information.htm) tiene un índice de quejas. 1.00 es lo normal para una compañía de ese tamaño; 2.00 significa el doble de quejas.",
				},
				{
					title: "Pregunte al regulador",
					text: "El [departamento de seguros de su estado](/state-compliance) le confirma que la compañía tiene licencia donde usted vive.",
				},
			],
		},
		{
			id: "niches",
			title: "Por qué una aseguradora dice que no y otra que sí",
			paragraphs: [
				"La evaluación de riesgo es la forma en que la aseguradora mide el riesgo. Para eso revisa sus respuestas, los registros de recetas, a veces su historia clínica y a veces un examen corto. Una póliza que se vende sin examen también hace preguntas de salud, y sus respuestas deben ser verdaderas.",
				"Una persona con diabetes bien controlada puede ser rechazada en una compañía y aceptada a un precio justo en otra. Lo mismo pasa con un techador, un piloto, un exfumador o alguien que viaja cada año a ver a sus padres. Antes de que usted presente la solicitud, podemos preguntarles de manera informal a las aseguradoras, sin dar su nombre, cómo verían un caso como el suyo. Eso no es una oferta de cobertura.",
			],
		},
		{
			id: "questions",
			title: "Preguntas sobre cualquier aseguradora",
			layout: "checklist",
			items: [
				{ text: "¿Qué compañía emite la póliza? La marca del anuncio no siempre es la aseguradora." },
				{ text: "¿Qué calificaciones tiene hoy, de qué agencias y desde cuándo?" },
				{
					text: "¿Tiene licencia en mi estado? El [departamento de seguros de su estado](/state-compliance) puede confirmarlo.",
				},
				{ text: "¿Qué números de esta ilustración pueden cambiar, y quién lo decide?" },
				{ text: "¿Qué pasa si me atraso en un pago, quiero un préstamo o quiero cancelar en el tercer año?" },
				{ text: "¿Cuánto gana usted si elijo esta compañía, y cuánto si elijo la otra?" },
			],
		},
		{
			id: "our-limits",
			title: "Lo que debe saber de nuestra selección",
			paragraphs: [
				"Las aseguradoras que podemos ofrecer dependen de su estado, del producto y de nuestros nombramientos vigentes. No publicamos logos, porque un logo se confunde fácilmente con un aval. Cuando le coticemos, usted verá el nombre legal completo de cada aseguradora.",
				"<independence>Nuestra agencia no pertenece a ninguna aseguradora.</independence> Nos pagan comisión, y las comisiones no son iguales. En [Quiénes somos](/about) explicamos cómo lo manejamos.",
			],
		},
	],
	faqs: {
		title: "Preguntas sobre las aseguradoras",
		items: [
			{
				question: "¿Y si otra compañía compra mi aseguradora?",
				answer:
					"Su contrato sigue vigente con sus condiciones. Pueden cambiar el servicio y lo que la aseguradora fija cada año, como topes o dividendos. Llámenos y leeremos el aviso con usted.",
			},
			{
				question: "¿La compañía con la calificación más alta es siempre la indicada?",
				answer:
					"No siempre. Puede que las reglas de esa compañía no se ajusten a su estado de salud, o que el precio no esté a su alcance. Vale más una póliza que usted puede conservar que una que tendrá que dejar.",
			},
			{
				question: "¿Puede perjudicarme más adelante que rechacen mi solicitud?",
				answer:
					"Un rechazo puede hacer más difícil la siguiente solicitud, porque muchas preguntan por rechazos anteriores y las aseguradoras pueden compartir información médica codificada. Por eso buscamos la compañía adecuada antes de presentar la solicitud.",
			},
			{
				question: "¿Dónde puedo quejarme de una aseguradora?",
				answer:
					"Primero ante la aseguradora, por escrito. Después, sin costo, ante el departamento de seguros de su estado. En Florida es la [División de Servicios al Consumidor](https://myfloridacfo.com/division/consumers). A las aseguradoras las regula la [Oficina de Regulación de Seguros](https://floir.com).",
			},
		],
	},
	callToAction: {
		title: "Compare antes de elegir",
		text: "Llame al {phone}, o [escríbanos](/#contact) con su edad y su estado, y deje los detalles de salud para la llamada. Le diremos a qué tipo de aseguradoras vale la pena preguntar.",
	},
} satisfies ArticlePageContent;
