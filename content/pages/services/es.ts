import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Servicios: seguro de vida, anualidades y plan de deudas",
		description:
			"Siete servicios lado a lado: para qué sirve cada uno, cuánto dura y su principal desventaja. Elija según su necesidad y vea qué hace un agente independiente.",
	},
	title: "Siete servicios y cómo elegir entre ellos",
	lead: "Empiece por la necesidad, no por el producto. ¿Quién depende de sus ingresos? ¿Cuáles serían sus últimas cuentas? ¿Qué dinero debe durarle toda la vida? Las respuestas suelen apuntar a uno o dos de estos servicios, y a veces a ninguno.",
	sections: [
		{
			id: "choose-by-need",
			title: "Elija según lo que necesita",
			layout: "cards",
			items: [
				{
					title: "Mi familia vive de mis ingresos",
					text: "El [seguro de vida a término](/services/term-life) suele ser el que más cobertura da por cada dólar de prima, durante un número fijo de años: hasta pagar la hipoteca o hasta que crezcan los hijos.",
				},
				{
					title: "Quiero cobertura para toda la vida",
					text: "El [seguro de vida entera](/services/whole-life) no termina al cabo de un plazo y acumula valor en efectivo poco a poco. La prima es más alta, y cancelar la póliza en los primeros años cuesta dinero.",
				},
				{
					title: "No quiero dejar gastos de funeral por pagar",
					text: "El seguro de [gastos finales](/services/final-expense) es una póliza pequeña de vida entera para personas de unos 50 a 85 años. La mayoría de las pólizas hacen preguntas de salud, y algunas pagan el monto completo solo después de dos años.",
				},
				{
					title: "Quiero una cobertura flexible de por vida",
					text: "El seguro de [vida universal indexada (IUL)](/services/iul) tiene primas flexibles y un valor en efectivo que gana intereses según un índice, con topes. Sus costos suben con la edad, y la póliza puede caducar si se paga de menos.",
				},
				{
					title: "Quiero un ingreso que no se acabe",
					text: "Una [anualidad fija indexada (FIA)](/services/fia) puede convertir una suma de dinero en un ingreso para más adelante. No es un seguro de vida, y el pago depende de la capacidad de la aseguradora para pagar reclamaciones. Los retiros anticipados pueden tener cargos.",
				},
				{
					title: "Quiero pedir préstamos sobre una póliza",
					text: "El [Infinite Banking Concept® (IBC)](/services/ibc) usa préstamos de un seguro de vida entera. Es un seguro de vida, no un banco, y exige muchos años de primas constantes.",
				},
				{
					title: "Primero las deudas",
					text: "Un [plan de acción contra deudas](/services/debt-action) ordena sus deudas y muestra el mes en que usted terminará de pagarlas. Muchas veces, ese plan debe ir antes que cualquier prima nueva.",
				},
			],
		},
		{
			id: "compare",
			title: "Lado a lado",
			paragraphs: [
				"La tabla es una primera orientación. Los detalles varían según la aseguradora y el estado, y lo que vale siempre es su propia póliza o contrato.",
			],
			table: {
				caption: "Los siete servicios comparados",
				columns: ["Servicio", "Pensado para", "Cuánto dura", "Principal desventaja"],
				rows: [
					[
						"Vida a término",
						"Reemplazar los ingresos durante un plazo fijo",
						"10, 20 o 30 años",
						"No paga nada si usted sigue con vida al terminar el plazo",
					],
					[
						"Vida entera",
						"Un beneficio sin importar cuándo fallezca",
						"De por vida, si se pagan las primas",
						"Prima alta; poco valor en efectivo al inicio",
					],
					[
						"Gastos finales",
						"El funeral y las últimas cuentas",
						"De por vida, si se pagan las primas",
						"Precio alto por cada $1,000 de cobertura",
					],
					[
						"IUL",
						"Cobertura de por vida con primas flexibles",
						"De por vida, si se paga lo suficiente",
						"Costos que suben; riesgo de caducar",
					],
					[
						"FIA",
						"Un ingreso para más adelante",
						"Varios años de cargos por rescate y luego un ingreso",
						"Cargos por retiro; interés con tope",
					],
					[
						"IBC",
						"Préstamos sobre un seguro de vida entera",
						"Muchos años de primas",
						"Comienzo lento; intereses del préstamo",
					],
					[
						"Plan de acción contra deudas",
						"Pagar las deudas en orden",
						"Hasta pagar la última deuda",
						"Exige disciplina; no se ofrece en todos los estados",
					],
				],
			},
		},
		{
			id: "independent-agent",
			title: "Qué hace un agente independiente",
			paragraphs: [
				"Un agente exclusivo representa a una sola aseguradora. <independence>Nosotros somos independientes: podemos presentar su solicitud a cualquiera de las [aseguradoras](/carriers) que nos han autorizado. </independence>Dos aseguradoras pueden evaluar de manera muy distinta a la misma persona, por diabetes, un viejo problema del corazón o un trabajo peligroso. Conocer esas diferencias es la mayor parte de nuestro trabajo.",
				"Primero preguntamos qué necesita, luego <carriersCompared>comparamos, </carriersCompared>explicamos las desventajas, le ayudamos con la solicitud y seguimos en contacto cuando usted se muda, se casa o tiene que presentar una reclamación.<spokenLanguages> Atendemos en inglés, español, portugués y criollo haitiano.</spokenLanguages>",
				"La aseguradora nos paga una comisión cuando emite una póliza. Las comisiones varían según el producto, así que pregúntenos por qué sugerimos uno y no otro. Usted debe recibir una respuesta clara.",
			],
		},
		{
			id: "before-you-sign",
			title: "Antes de firmar",
			layout: "checklist",
			items: [
				{ text: "Usted sabe cuánto es la prima, por cuánto tiempo debe pagarla y si puede subir." },
				{
					text: "Usted ya respondió con la verdad cada pregunta de salud. La aseguradora puede impugnar la póliza durante los primeros dos años.",
				},
				{
					text: "Si hay valor en efectivo o es una anualidad, usted ya leyó la tabla de cargos por rescate y conoce el valor después de uno, cinco y diez años.",
				},
				{ text: "Usted ya vio qué pasa si las tasas o los dividendos son más bajos que en la ilustración." },
				{
					text: "Usted conserva su póliza anterior hasta que se emita la nueva y usted haya comparado las dos por escrito.",
				},
				{ text: "Usted conoce su período de revisión gratuita. Su póliza indica la duración exacta." },
			],
		},
		{
			id: "where-we-work",
			title: "Dónde podemos ayudarle",
			paragraphs: [
				"<licensedStates>Nuestra oficina está en {city}, {homeState}, y tenemos licencia en {licensedStates} {statesNoun}.</licensedStates> Casi todas las conversaciones son por teléfono o video. Vea [nuestras licencias](/licensing) y [qué productos hay en su estado](/state-compliance).",
				"No todos los productos se ofrecen en todas partes; por ejemplo, el plan de acción contra deudas no se ofrece en California.",
			],
		},
	],
	faqs: {
		title: "Preguntas frecuentes",
		items: [
			{
				question: "¿Puedo combinar servicios?",
				answer:
					"Sí. Una combinación común es un seguro a término mientras los hijos son pequeños y una póliza pequeña de gastos finales para después. Dos pólizas son también dos primas, así que el total debe caber en su presupuesto.",
			},
			{
				question: "¿Tengo que ir al médico?",
				answer:
					"Depende del producto, de su edad y del monto. Algunas pólizas solo hacen preguntas de salud y revisan registros; las más grandes pueden pedir un examen. Una anualidad suele preguntar por sus finanzas y no por su salud.",
			},
			{
				question: "¿Cuánto cuesta una consulta?",
				answer:
					"Nada, y usted no tiene que comprar nada. Preguntamos por su familia, su presupuesto y su salud, y si no necesita nada de nosotros, se lo diremos.",
			},
			{
				question: "¿Hasta dónde puedo confiar en las calculadoras?",
				answer:
					"Nuestras [calculadoras](/calculator) muestran estimaciones<figuresShown> y valores hipotéticos</figuresShown>, con sus fórmulas. No son cotizaciones ni ilustraciones de póliza. Solo una aseguradora puede dar un precio definitivo.",
			},
		],
	},
	callToAction: {
		title: "¿No sabe por dónde empezar?",
		text: "Cuéntenos qué necesita y lo resolveremos juntos en una consulta gratuita. Llame al {phone} o [escríbanos](/#contact).",
	},
} satisfies ArticlePageContent;
