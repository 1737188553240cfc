import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "IBC: préstamos sobre su seguro de vida entera",
		description:
			"El Infinite Banking Concept® usa préstamos de un seguro de vida entera. No es un banco. Vea cómo funciona, qué cuesta al inicio, impuestos y desventajas.",
	},
	title: "IBC: préstamos sobre su seguro de vida entera, sin eslóganes",
	lead: "El IBC (Infinite Banking Concept®) es una forma de usar un seguro de vida entera. Es un seguro de vida, no un banco: usted paga primas, la póliza acumula valor en efectivo y usted puede pedir préstamos sobre ese valor. El IBC exige años de primas constantes y les conviene a pocos hogares. Aquí puede ver si el suyo es uno de ellos.",
	whatItIs: {
		title: "Qué es",
		paragraphs: [
			"La póliza detrás del IBC es un [seguro de vida entera](/services/whole-life), por lo general de una aseguradora que puede pagar dividendos. Parte de cada prima compra adiciones pagadas, pequeños bloques de cobertura extra que hacen subir el valor en efectivo antes que en una póliza común. La aseguradora decide los dividendos cada año, y no están garantizados.",
			"Cuando necesita dinero, le pide a la aseguradora un préstamo sobre la póliza, con el valor en efectivo como respaldo. No hay revisión de crédito ni un calendario fijo de pagos. Pero la aseguradora cobra intereses, y un préstamo que no se paga se resta del beneficio por fallecimiento.",
			"La palabra “banking” de su nombre en inglés es solo una metáfora. El valor en efectivo no es un depósito bancario ni está asegurado por la FDIC.",
		],
	},
	fit: {
		title: "¿Le conviene?",
		forTitle: "Puede convenirle si",
		for: [
			"Necesita un seguro de vida que dure toda la vida, aunque nunca pida un préstamo.",
			"Sus ingresos son estables y ya tiene dinero aparte para emergencias.",
			"Puede pagar la prima durante muchos años, incluso en un año malo.",
			"Tiene la disciplina para pagar un préstamo que nadie le exige pagar.",
		],
		notForTitle: "Busque otra opción si",
		notFor: [
			"Tiene deudas de tarjetas de crédito. Pagarlas primero suele ayudar más; vea nuestro [plan de acción contra deudas](/services/debt-action).",
			"Va a necesitar este dinero en los próximos años. Al principio el valor en efectivo es menor que lo que ha pagado.",
			"Necesita un beneficio grande con una prima pequeña. Para eso existe el [seguro de vida a término](/services/term-life).",
		],
	},
	steps: {
		title: "Cómo funciona",
		items: [
			{
				title: "Diseñar la póliza",
				text: "<carriersCompared>Comparamos aseguradoras y pedimos</carriersCompared><carriersComparedWithheld>Pedimos</carriersComparedWithheld> ilustraciones con una prima base baja y más adiciones pagadas, dentro de los límites fiscales. Usted presenta la solicitud y responde preguntas de salud, y la aseguradora decide tras su evaluación de riesgo.",
			},
			{
				title: "Aportar durante años",
				text: "Usted paga según lo acordado y una vez al año revisa la póliza con nosotros: valor en efectivo, dividendos, préstamos y si el plan todavía se ajusta a su vida.",
			},
			{
				title: "Pedir prestado y pagar",
				text: "Puede tomar prestada una parte del valor en efectivo para un auto, un techo o una necesidad del negocio. Usted fija su propio pago y lo cumple, para que los intereses no se coman la póliza.",
			},
		],
	},
	costs: {
		title: "Costos y límites, dichos con claridad",
		intro:
			"Casi todas las decepciones con el IBC vienen de lo que no se dijo al principio. Estos son los puntos que debe sopesar.",
		items: [
			{
				title: "Los primeros años son caros",
				text: "El costo del seguro, los gastos y la comisión del agente salen de la prima. Durante varios años, si cancelara la póliza recibiría menos de lo que pagó, y puede haber un cargo por rescate.",
			},
			{
				title: "Los intereses del préstamo son reales",
				text: "Los intereses que usted paga son para la aseguradora, no para usted. Algunas aseguradoras pagan además un dividendo distinto sobre el valor que respalda un préstamo. El interés no pagado se suma al préstamo y crece.",
			},
			{
				title: "Si la póliza caduca, puede haber impuestos",
				text: "Si los préstamos superan el valor en efectivo, la póliza caduca. La cobertura termina y la ganancia pasa a ser ingreso gravable, aunque ese día usted no reciba efectivo.",
			},
			{
				title: "Pagar demasiado rápido cambia las reglas fiscales",
				text: "Una póliza pagada demasiado rápido se vuelve un contrato dotal modificado (MEC). Entonces, cuando usted pide un préstamo, primero sale la ganancia, que está sujeta a impuestos y, antes de los 59½ años, en la mayoría de los casos también a un impuesto federal adicional del 10%.",
			},
		],
	},
	example: {
		figuresOf: "ibc",
		title: "Un ejemplo hipotético: $1,000 al mes durante 20 años",
		intro:
			"Hipotético; no es una ilustración de póliza. Muestra el cálculo de la [calculadora](/calculator) con varias tasas. Una póliza real será distinta y en los primeros años suele tener menos valor.",
		assumptions: [
			"Se pagan $1,000 al final de cada mes durante 20 años, $240,000 en total. No se toman préstamos.",
			"El 85% de cada pago cuenta como valor en efectivo. El otro 15% representa todos los costos, que en una póliza real pesan más al principio.",
			"Cada mes se aplica la tasa anual dividida entre 12, y la tasa nunca cambia. Ninguna aseguradora ha prometido estas tasas; puede haber menos dividendos, o ninguno.",
		],
		rows: [
			{ label: "Total pagado", value: "$240,000" },
			{ label: "Valor hipotético al 0% anual, acreditado cada mes", value: "$204,000" },
			{ label: "Valor hipotético al 4% anual, acreditado cada mes", value: "$311,758" },
			{ label: "Valor hipotético al 5% anual, acreditado cada mes", value: "$349,379" },
			{ label: "Valor hipotético al 6% anual, acreditado cada mes", value: "$392,735" },
		],
		note: "Al 0% el resultado queda $36,000 por debajo de lo pagado. Antes de decidir, pida la ilustración de la propia aseguradora y lea las columnas que suponen que no hay dividendos.",
	},
	faqs: {
		title: "Preguntas frecuentes",
		items: [
			{
				question: "¿El IBC es un banco, o sustituye al banco?",
				answer:
					"No. Es una póliza de seguro de vida con préstamos. Mantenga una cuenta bancaria para el día a día y las emergencias.",
			},
			{
				question: "¿Sigo recibiendo dividendos mientras tengo un préstamo pendiente?",
				answer:
					"El valor en efectivo completo suele quedarse en la póliza como respaldo, pero cada aseguradora lo trata de manera distinta durante un préstamo. Pida por escrito la tasa del préstamo, si puede cambiar y su efecto en los dividendos.",
			},
			{
				question: "¿Se pagan impuestos por los préstamos?",
				answer:
					"Por lo general no, mientras la póliza siga vigente y no sea un MEC. Si la póliza caduca o se rescata con ganancia, se paga impuesto sobre la renta por esa ganancia. Consulte a su asesor de impuestos; nosotros no damos asesoría de impuestos.",
			},
			{
				question: "¿Y si un año no puedo pagar la prima?",
				answer:
					"Quizás pueda suspender las adiciones, usar dividendos, reducir la cobertura o dejar que la prima se pague con un préstamo sobre la póliza. Cada opción tiene su costo, y una póliza sin valor suficiente caduca. Pregunte por estas opciones antes de comprar.",
			},
			{
				question: "¿Cuánto tarda en valer la pena?",
				answer:
					"Muchos años, y quizás nunca si los dividendos se quedan bajos o la póliza se abandona pronto. Pregunte en qué año el valor en efectivo de la ilustración supera por primera vez las primas pagadas. Si no puede esperar tanto, esta herramienta no le conviene.",
			},
		],
	},
	disclosures: {
		title: "Tenga en cuenta",
		items: [
			"{ibcNotice}",
			"IBC es el nombre de un concepto, no de un producto. El producto es un seguro de vida entera emitido por una compañía de seguros; todos los valores y beneficios dependen de su capacidad para pagar reclamaciones.",
			"Las cifras de esta página son hipotéticas y no son una ilustración de póliza. Los dividendos no están garantizados, y los préstamos reducen el valor en efectivo y el beneficio por fallecimiento.",
			"La cobertura está sujeta a evaluación de riesgo y varía según el estado. Esta página es información general y no asesoría legal, de impuestos ni de crédito. Vea [qué se aplica en su estado](/state-compliance).",
		],
	},
	callToAction: {
		title: "Pida una segunda opinión",
		text: "Traiga una ilustración que le hayan dado en otro lugar o empecemos de cero. En una llamada gratuita de 30 minutos revisaremos los costos línea por línea y, si el IBC no le conviene, se lo diremos. Llame al {phone} o [escríbanos](/#contact).",
	},
} satisfies ProductPageContent;
