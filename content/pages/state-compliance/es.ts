import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Normas y productos de seguros por estado",
		description:
			"Qué productos ofrecemos en su estado, cuánto tiempo tiene para revisar una póliza nueva, qué le protege y a qué regulador puede llamar.",
	},
	title: "Normas y productos, estado por estado",
	lead: "Elija su estado para ver qué podemos ofrecer allí y qué protecciones se aplican. <licensedStates>La agencia tiene licencia en {licensedStates} {statesNoun}.</licensedStates> En Nueva York la agencia solo recluta agentes.",
	sections: [
		{
			id: "how-to-read",
			title: "Cómo leer la tabla",
			paragraphs: ["Puede filtrar por estado y por producto. Esto es lo que significa cada columna."],
			table: {
				caption: "Columnas de la tabla de estados",
				columns: ["Columna", "Qué le dice"],
				rows: [
					[
						"Situación",
						"<licensedStates>Con licencia: podemos asesorar y vender. </licensedStates>Solo reclutamiento: buscamos agentes y no vendemos nada a los residentes.",
					],
					[
						"Productos",
						"Los tipos de producto que podemos ofrecer allí. Si uno le conviene, y si la aseguradora le acepta, se decide después.",
					],
					[
						"Revisión gratuita",
						"Cuántos días tiene como mínimo para devolver un contrato nuevo: una columna para los seguros de vida y otra para las anualidades. Los reemplazos y los compradores mayores suelen tener más días.",
					],
					[
						"Aviso de reemplazo",
						"Si recibe un aviso por escrito cuando una póliza nueva ocupa el lugar de otra anterior.",
					],
					[
						"Revisión del mejor interés",
						"Si la ley nos exige recomendar una anualidad solo cuando responde a su mejor interés, según sus respuestas y con constancia por escrito.",
					],
					[
						"Protección para mayores",
						"Si el estado protege más a los compradores mayores, por ejemplo con una revisión gratuita más larga.",
					],
					["Edad máxima", "La edad máxima a la que ofrecemos productos allí, si la hay."],
					[
						"Regulador",
						"La oficina que supervisa los seguros, con su sitio web y su teléfono para consumidores. Responde preguntas y recibe quejas.",
					],
				],
			},
		},
		{
			id: "exact-period",
			title: "Su póliza indica su período exacto",
			paragraphs: [
				"El número de la tabla vale para un contrato nuevo que no reemplaza a otro. El suyo puede ser distinto según el producto, su edad, si la póliza reemplaza a otra o cómo se la entregaron. En algunos estados, la aseguradora puede elegir el plazo dentro de ciertos límites.",
				"Busque el aviso en la primera página de la póliza; en inglés suele llamarse “right to examine” o “free look”. Cuente desde el día en que recibe la póliza. Si no encuentra el aviso, llame a la aseguradora o a nosotros al {phone}.",
			],
		},
		{
			id: "how-we-check",
			title: "Cómo comprobamos los datos",
			layout: "steps",
			items: [
				{
					title: "Fuente",
					text: "Anotamos de dónde viene cada dato: una ley, una norma o el regulador. Si solo tenemos una recopilación publicada, también lo anotamos.",
				},
				{
					title: "Fecha y persona",
					text: "Anotamos el día de la última comprobación y qué persona con licencia la hizo. Si todavía no la ha hecho nadie, la tabla lo dice. Cada dato tiene una fecha para su próxima revisión, y nuestro sistema nos la recuerda.",
				},
				{
					title: "Certeza",
					text: "Calificamos el grado de certeza de cada dato. Donde las fuentes se contradicen, o no encontramos ninguna, no mostramos una respuesta y le remitimos al regulador.",
				},
			],
		},
		{
			id: "limits",
			title: "Lo que la tabla no puede decirle",
			paragraphs: [
				"La tabla es una guía y no es asesoría legal. Las normas cambian, y una aseguradora puede restringir más un producto. No es una oferta de venta de seguros, y ningún estado la ha revisado ni aprobado.",
				"¿Encontró algo equivocado o desactualizado? Escríbanos a {email}. Lo compararemos con la fuente y lo corregiremos.",
			],
		},
	],
	faqs: {
		title: "Preguntas sobre las normas estatales",
		items: [
			{
				question: "¿Por qué falta un producto en mi estado?",
				answer:
					"Cada producto necesita aprobación en cada estado, y nosotros necesitamos la licencia y el nombramiento correspondientes. Si algo de eso falta, no ofrecemos el producto allí.",
			},
			{
				question: "Paso el año entre dos estados. ¿Cuál cuenta?",
				answer:
					"Por regla general, el estado donde reside cuando presenta la solicitud, y a menudo el estado donde firma. Cuéntele al agente que tiene casa en los dos antes de llenar la solicitud.",
			},
			{
				question: "¿Por qué Nueva York no muestra días?",
				answer:
					"Porque no vendemos nada a quienes viven allí, de modo que la cifra no se aplicaría a ninguna póliza nuestra. La ley de Nueva York tiene su propio período. El [Departamento de Servicios Financieros](https://dfs.ny.gov) puede explicárselo.",
			},
		],
	},
	callToAction: {
		title: "¿No sabe qué norma se aplica en su caso?",
		text: "Díganos su estado y su pregunta. Le responderá un agente<licensedStates> con licencia allí</licensedStates>.",
	},
} satisfies ArticlePageContent;
