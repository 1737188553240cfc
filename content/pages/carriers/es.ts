import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Cómo elegimos y comparamos aseguradoras",
		description:
			"Qué mira un agente independiente en una aseguradora: solidez financiera, pago de reclamaciones, reglas de evaluación, contrato y qué dicen sus calificaciones.",
	},
	title: "La compañía detrás de la póliza importa tanto como el precio",
	lead: "Una póliza de vida puede durar cincuenta años. El precio más bajo de hoy es solo una parte de la decisión. Aquí contamos cómo miramos a las aseguradoras, qué significan sus calificaciones y qué preguntar antes de firmar.",
	sections: [
		{
			id: "how-we-choose",
			title: "Qué miramos en una aseguradora",
			layout: "cards",
			items: [
				{
					title: "Solidez financiera",
					text: "Cada promesa de una póliza descansa en la capacidad de la aseguradora emisora para pagar reclamaciones. Leemos sus calificaciones de agencias independientes y si suben o bajan.",
				},
				{
					title: "Reclamaciones y quejas",
					text: "¿Paga a tiempo, contesta el teléfono y explica por escrito sus decisiones? Los departamentos de seguros de los estados publican cifras de quejas. Las leemos.",
				},
				{
					title: "Reglas de evaluación",
					text: "Cada aseguradora ve a su modo la diabetes, el corazón, el tabaco, el peso, los pasatiempos riesgosos, los viajes y la situación migratoria. Acertar en esto suele mover el precio más que cualquier otra cosa.",
				},
				{
					title: "El contrato",
					text: "Cargos, condiciones de los préstamos, cláusulas adicionales, el derecho a convertir una póliza a término y cómo la compañía ha tratado sus pólizas antiguas.",
				},
			],
		},
		{
			id: "what-we-compare",
			title: "Qué comparamos, producto por producto",
			table: {
				caption: "Puntos que un agente independiente compara antes de recomendar una póliza",
				columns: ["Producto", "Comparamos", "Por qué importa"],
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
						"Su dinero queda comprometido por años. Salir antes le cuesta.",
					],
				],
			},
		},
		{
			id: "ratings",
			title: "Qué le dice una calificación, y qué no",
			paragraphs: [
				"La calificación de solidez financiera es la opinión de una agencia sobre la capacidad de una aseguradora para pagar sus reclamaciones. Las grandes agencias son AM Best, Fitch, Moody’s y S&P Global. Cada una tiene su propia escala, así que la misma letra puede significar cosas distintas. Mire dos o más, y la fecha.",
				"Una calificación no recomienda una póliza. No dice nada del precio, del servicio ni de si el producto le conviene, y puede cambiar después de su compra. Al cotizar le damos las calificaciones actuales de la aseguradora y le decimos dónde comprobarlas.",
			],
		},
		{
			id: "niches",
			title: "Por qué una aseguradora dice que no y otra que sí",
			paragraphs: [
				"La evaluación de riesgo es la forma en que la aseguradora pesa el riesgo. Mira sus respuestas, los registros de recetas, a veces su historia clínica y a veces un examen corto. Una póliza que se vende sin examen igual hace preguntas de salud, y sus respuestas deben ser verdaderas.",
				"Una persona con diabetes bien controlada puede ser rechazada en una compañía y aceptada a un precio justo en otra. Lo mismo pasa con un techador, un piloto, un exfumador o alguien que viaja cada año a ver a sus padres. Antes de presentar la solicitud, podemos consultar a las aseguradoras, sin dar su nombre, cómo verían un caso como el suyo. Eso no es una oferta de cobertura.",
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
				{ text: "¿Qué pasa si me atraso en un pago, quiero un préstamo o quiero salir en el tercer año?" },
				{ text: "¿Cuánto gana usted si elijo esta compañía, y cuánto si elijo la otra?" },
			],
		},
		{
			id: "our-limits",
			title: "Lo que debe saber de nuestra selección",
			paragraphs: [
				"Aquí no publicamos una lista de compañías. Las aseguradoras que podemos ofrecer dependen de su estado, del producto y de nuestros nombramientos vigentes, y un logo en una página se confunde fácilmente con un aval. Cuando cotizamos, usted ve el nombre legal completo de cada aseguradora.",
				"<independence>Ninguna aseguradora es dueña de nosotros.</independence> Nos pagan comisión, y las comisiones no son iguales. En [Quiénes somos](/about) explicamos cómo lo manejamos.",
			],
		},
	],
	faqs: {
		title: "Preguntas sobre las aseguradoras",
		items: [
			{
				question: "¿Y si otra compañía compra mi aseguradora?",
				answer:
					"Su contrato sigue vigente con sus condiciones. Pueden cambiar el servicio y lo que la aseguradora fija cada año, como topes o dividendos. Llámenos y leemos el aviso con usted.",
			},
			{
				question: "¿La compañía con la calificación más alta es siempre la indicada?",
				answer:
					"No siempre. Sus reglas pueden ajustarse mal a su salud, o su precio puede no estar a su alcance. Vale más una póliza que puede conservar que una que tendrá que dejar.",
			},
			{
				question: "¿Me perjudica que rechacen mi solicitud?",
				answer:
					"Puede hacer más difícil la siguiente, porque muchas solicitudes preguntan por rechazos anteriores y las aseguradoras pueden compartir información médica codificada. Por eso buscamos la compañía adecuada antes de presentar la solicitud.",
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
		text: "Llame al {phone}, o [escríbanos](/#contact) su edad y su estado, y deje los detalles de salud para la llamada. Le diremos a qué tipo de aseguradoras vale la pena preguntar.",
	},
} satisfies ArticlePageContent;
