import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Seguro de gastos finales: costos, beneficios y límites",
		description:
			"Cómo el seguro de gastos finales ayuda a pagar un funeral, cuánto puede costar a los 60 años, qué preguntas de salud se hacen y cuándo conviene otra opción.",
	},
	title: "Seguro de gastos finales: una póliza pequeña para las últimas cuentas",
	lead: "Un funeral se paga en cuestión de días, y muchas veces lo paga un hijo que tiene que pedir prestado. El seguro de gastos finales le deja dinero a su familia para ese momento. Aquí le contamos qué hace, cuánto cuesta y dónde se queda corto.",
	whatItIs: {
		title: "Qué es",
		paragraphs: [
			"Es un seguro de vida entera con una cobertura pequeña. La gente lo compra para pagar el funeral, el entierro o la cremación, y las cuentas médicas y del hogar que queden pendientes. En la mayoría de estas pólizas la prima se mantiene igual y la cobertura dura toda la vida, siempre que usted siga pagando.",
			"Cuando usted fallece, la aseguradora paga el beneficio por fallecimiento a la persona que usted nombró como beneficiaria, después de recibir el formulario de reclamación y el certificado de defunción. El dinero no está atado a ninguna funeraria. Esa persona puede usarlo para el servicio, los viajes o el alquiler, y se queda con lo que sobre. Según la ley actual, ese dinero por lo general está libre del impuesto federal sobre la renta.",
			"Por lo general no se pide examen médico, pero sí se hacen preguntas de salud, y la aseguradora puede revisar su historial de medicinas recetadas. Sus respuestas deciden qué tipo de póliza puede obtener: una que paga el beneficio completo desde el primer día, o una que lo paga solo después de un período de espera.",
		],
	},
	fit: {
		title: "¿Le conviene?",
		forTitle: "Puede convenirle si",
		for: [
			"Tiene entre 50 y 85 años y no ha apartado nada para un funeral.",
			"Vive de un ingreso fijo y quiere una prima pequeña que no cambie.",
			"Su familia está lejos y necesitaría efectivo para viajar y hacer los trámites.",
			"Su salud ya no le permite obtener una póliza más grande.",
		],
		notForTitle: "Busque otra opción si",
		notFor: [
			"Tiene buena salud y otras personas viven de sus ingresos. El [seguro de vida a término](/services/term-life) da mucha más cobertura por la misma prima.",
			"Su familia ya puede disponer de suficiente dinero en pocos días.",
			"La prima le quita dinero para la comida, las medicinas o el alquiler. Si la póliza caduca por falta de pago, su familia por lo general no recibe nada.",
		],
	},
	steps: {
		title: "Cómo funciona",
		items: [
			{
				title: "Hablamos de lo que usted desea",
				text: "¿Entierro o cremación? ¿Aquí o en otro país? ¿Cuánto podría pagar su familia con lo que ya tiene? Haremos la cuenta con usted en una llamada de unos 15 minutos.",
			},
			{
				title: "Usted responde preguntas de salud",
				text: "<carriersCompared>Comparamos las aseguradoras con las que trabajamos y le decimos cuáles aceptan su estado de salud y en qué condiciones.</carriersCompared><carriersComparedWithheld>Le decimos si una aseguradora acepta su estado de salud y en qué condiciones.</carriersComparedWithheld> Responda todo con la verdad: de eso dependerá su familia más adelante.",
			},
			{
				title: "Usted lee la póliza y la guarda bien",
				text: "Cuando la reciba, tendrá un período de revisión gratuita para devolverla y recuperar la prima pagada. Dígale a su beneficiario qué compañía la emitió y dónde está guardada.",
			},
		],
	},
	costs: {
		title: "Costos y límites, dichos con claridad",
		intro:
			"Es una cobertura pequeña que se compra a una edad avanzada, así que cada dólar de cobertura cuesta más que a los 35 años. Conozca estos puntos antes de solicitarla.",
		items: [
			{
				title: "La edad, la salud y el tabaco fijan la prima",
				text: "El precio depende de su edad al solicitarla, de su salud, del estado donde vive y de si fuma. Quien espera suele pagar una prima más alta.",
			},
			{
				title: "Algunas pólizas tienen una espera de dos años",
				text: "Las pólizas con pocas preguntas de salud, o sin ninguna, cuestan más y suelen ser graduales. Si usted fallece por enfermedad en los primeros dos años, la aseguradora devuelve las primas, a menudo con algo de interés, y no paga el monto completo. Si la muerte es por accidente, suele pagarse el monto completo desde el inicio.",
			},
			{
				title: "Una reclamación se puede impugnar en los primeros dos años",
				text: "Si usted fallece en ese tiempo, la aseguradora puede revisar su solicitud. Una respuesta incorrecta sobre su salud puede llevar a que se reduzca o se niegue el pago.",
			},
			{
				title: "Si vive muchos años, puede pagar más que el beneficio",
				text: "<finalExpenseExample>Quien empieza a los 60 y llega a los {burialAt60EvenAge} puede haber pagado más o menos lo mismo que paga la póliza.</finalExpenseExample> Si deja de pagar, la póliza puede caducar. Los préstamos sobre su pequeño valor en efectivo generan intereses y reducen el beneficio por fallecimiento.",
			},
		],
	},
	example: {
		exampleOf: "final-expense",
		title: "Una estimación: 60 años, $10,000 de cobertura",
		intro:
			"Una prima mensual aproximada según nuestra propia [calculadora](/calculator). Es una estimación; no es una cotización ni una oferta.",
		assumptions: [
			"60 años al comenzar la póliza, {homeState}, $10,000 de cobertura.",
			"El rango va de un {burialAt60RangePercent}% por debajo a un {burialAt60RangePercent}% por encima de la estimación.",
		],
		rows: [
			{ label: "Prima estimada, no fumador", value: "unos {burialAt60} al mes" },
			{ label: "Rango de esa estimación, no fumador", value: "de {burialAt60Low} a {burialAt60High} al mes" },
			{ label: "Prima estimada, fumador", value: "unos {burialAt60Smoker} al mes" },
		],
		note: "Su prima real depende de la aseguradora, de su estado y de sus respuestas a las preguntas de salud, y puede quedar fuera de este rango. Solo una aseguradora puede aprobar la cobertura.",
	},
	faqs: {
		title: "Preguntas frecuentes",
		items: [
			{
				question: "¿Cuánta cobertura debo elegir?",
				answer:
					"Empiece por el precio del funeral que desea. <funeralCosts>Según nuestras estimaciones, un funeral con entierro cuesta aproximadamente de $6,800 a $9,600 según el estado, sin bóveda, y más en algunas ciudades.</funeralCosts> Sume los viajes y las últimas cuentas, y reste lo que ya tenga apartado.",
			},
			{
				question: "¿Me pueden rechazar?",
				answer:
					"Sí, si pide una póliza que paga el monto completo desde el primer día. Aun así, suele haber pólizas graduales con pocas preguntas de salud, o sin ninguna. Cuestan más y tienen el período de espera que explicamos arriba.",
			},
			{
				question: "¿El dinero tiene que ir a la funeraria?",
				answer:
					"No. Va a su beneficiario, que decide cómo usarlo. Por eso, nombre a alguien de su confianza y deje por escrito lo que usted desea.",
			},
			{
				question: "¿Sirve para un funeral en otro país?",
				answer:
					"Sí, el beneficiario puede usar el dinero en cualquier lugar. El traslado del cuerpo puede costar bastante, así que pida un precio antes de elegir el monto. Pregunte también qué documentos pide la aseguradora si el fallecimiento ocurre en el extranjero.",
			},
			{
				question: "¿Una póliza puede afectar mi Medicaid o mi SSI?",
				answer:
					"Es posible. El valor en efectivo puede contarse entre sus bienes. Si usted recibe esa ayuda o piensa pedirla, consulte con el programa o con un abogado antes de comprar.",
			},
		],
	},
	disclosures: {
		title: "Tenga en cuenta",
		items: [
			"Las pólizas las emiten compañías de seguros, no {agency}. El pago de los beneficios depende de la capacidad de la aseguradora emisora para pagar reclamaciones.",
			"El seguro de gastos finales es un seguro de vida. No es un contrato funerario prepagado ni está relacionado con ningún programa del gobierno.",
			"Los requisitos, las primas, los períodos de espera y los nombres de los productos varían según el estado y la aseguradora. Vea [qué se aplica en su estado](/state-compliance).",
		],
	},
	callToAction: {
		title: "Converse con un agente con licencia",
		text: "Quince minutos suelen bastar para saber cuánto le costaría una póliza y si de verdad la necesita. La consulta es gratuita. Llame al {phone} o [escríbanos](/#contact).",
	},
} satisfies ProductPageContent;
