import type { LandingContent } from "../../schema.ts";

export default {
	meta: {
		title: "Seguro de gastos finales: una despedida, no una cuenta",
		description:
			"Seguro de gastos finales en Florida: <funeralCostsShown>cuánto cuesta un funeral, </funeralCostsShown><finalExpenseFiguresShown>cuánto podría costar una póliza pequeña a los 55, 60, 70 u 80 años, </finalExpenseFiguresShown>qué se pregunta y qué no hace.",
	},
	title: "Déjele a su familia una despedida, no una cuenta",
	lead: "Un funeral se paga en cuestión de días. Una póliza pequeña de gastos finales puede poner ese dinero en manos de su familia, para que dedique esa semana a recordarle a usted.",
	action: "Saber cuánto me costaría",
	reassurance:
		"Responda a unas pocas preguntas, y<finalExpenseFiguresShown> un agente con licencia le llamará con precios.</finalExpenseFiguresShown><finalExpenseFiguresWithheld> un agente con licencia le conseguirá cotizaciones por escrito de las aseguradoras.</finalExpenseFiguresWithheld> No hay que firmar ni pagar nada.",
	story: {
		title: "Una semana que muchas familias conocen",
		paragraphs: [
			"La abuela de esta historia es inventada, pero quizás usted conozca a alguien como ella. Crió a cuatro hijos, le dio de comer a media cuadra y nunca le debió un dólar a nadie. Murió un martes. El miércoles la funeraria ya pedía un depósito.",
			"Su hija cargó una parte a una tarjeta de crédito. Un nieto vendió su moto, en la iglesia hicieron una colecta, y un primo todavía espera lo que prestó. Nadie se lo reprochó. Pero a ella le habría dolido.",
			"<funeralCosts>Según nuestra estimación, un funeral con entierro cuesta en Florida unos {funeral}, sin bóveda.</funeralCosts> <funeralRanges>En la zona de Daytona puede costar de {daytonaLow} a {daytonaHigh}, y en la de Jacksonville, de {jacksonvilleLow} a {jacksonvilleHigh}.</funeralRanges><funeralCostsShown> La cremación suele costar menos.</funeralCostsShown>",
		],
	},
	figure: {
		figuresOf: "final-expense",
		title: "Cuánto podría costar una póliza pequeña",
		intro:
			"Primas mensuales de nuestra calculadora por {coverage} de cobertura, para quien no fuma. Son estimaciones, no cotizaciones.",
		caption: "Prima mensual estimada por {coverage}, según la edad al comenzar",
		lines: [
			{ id: "age55", label: "Desde los 55 años" },
			{ id: "age60", label: "Desde los 60 años" },
			{ id: "age70", label: "Desde los 70 años" },
			{ id: "age80", label: "Desde los 80 años" },
		],
		note: "La aseguradora fija su prima real después de revisar sus respuestas a las preguntas de salud, y puede ser más alta o más baja. Algunas pólizas pagan el monto completo solo después de dos años. Fumar encarece la prima: a los 70, sube de unos {at70} a {smokerAt70}. Quien empieza a los 60 y paga {at60} al mes durante {paidYears} años paga {paidFrom60} en total, casi lo mismo que el beneficio.",
	},
	does: {
		title: "Qué hace una póliza así",
		items: [
			"Le paga a la persona que usted nombra, que decide cómo usar el dinero: el servicio, el pasaje, el alquiler. Esa persona se queda con lo que sobre.",
			"En la mayoría de las pólizas la prima se mantiene igual y la cobertura dura toda la vida, siempre que usted siga pagando.",
			"Se hacen preguntas de salud, y por lo general no se pide examen médico.",
		],
	},
	doesNot: {
		title: "Qué no hace",
		items: [
			"No es un funeral prepagado ni está relacionada con ningún programa del gobierno.",
			"Algunas pólizas pagan el monto completo solo después de dos años. Si usted fallece antes por enfermedad, la aseguradora devuelve las primas, a menudo con algo de interés.",
			"Si la póliza caduca, su familia por lo general no recibe nada. Si la prima le va a quitar dinero para la comida o las medicinas, no compre la póliza.",
		],
	},
	steps: {
		title: "Qué pasa después",
		items: [
			{
				title: "Usted responde unas preguntas",
				text: "Sobre su estado, su edad y lo que desea. Toma unos dos minutos.",
			},
			{
				title: "Un agente con licencia le llamará",
				text: "El agente se comunicará con usted<contactTime> en un plazo de {contactHours} horas en días hábiles</contactTime><spokenLanguages>, en su idioma</spokenLanguages>, y le dará precios<carriersCompared> de varias aseguradoras y le dirá cuáles aceptarían su estado de salud</carriersCompared>.",
			},
			{
				title: "Usted decide a su ritmo",
				text: "Si presenta la solicitud y le aceptan, un período de revisión gratuita le permite devolver la póliza y recibir un reembolso. Su póliza indica su período exacto.",
			},
		],
	},
	faqs: {
		title: "Tres preguntas que siempre nos hacen",
		items: [
			{
				question: "¿Me pueden rechazar?",
				answer:
					"Sí, si pide una póliza que paga el monto completo desde el primer día. Aun así, suele haber pólizas graduales con pocas preguntas de salud, o sin ninguna. Cuestan más y tienen el período de espera que explicamos arriba.",
			},
			{
				question: "¿Mi familia puede usar el dinero en otro país?",
				answer:
					"Sí. La persona que usted nombre puede usarlo en cualquier lugar. Trasladar el cuerpo a otro país puede costar bastante, así que pida ese precio antes de elegir el monto.",
			},
			{
				question: "Ya tengo una póliza pequeña. ¿Debo cambiarla?",
				answer:
					"A menudo conviene conservarla. Un reemplazo puede abrir otro período de dos años en que se revisan las reclamaciones, a una edad y un precio mayores. Leeremos las dos con usted antes de que decida.",
			},
		],
	},
	disclosures: {
		title: "Tenga en cuenta",
		items: [
			"El seguro de gastos finales es un seguro de vida con una cobertura pequeña. Las pólizas las emiten compañías de seguros, no {agency}; los beneficios dependen de la capacidad de la aseguradora emisora para pagar reclamaciones.",
			"Los requisitos, las primas y los períodos de espera varían según el estado y la aseguradora. <licensedStates>{agency} tiene [licencia en {licensedStates} {statesNoun}](/licensing).</licensedStates>",
		],
	},
	closing: {
		title: "Dos minutos ahora, para que después nadie tenga que hacer una colecta",
		text: "Cuéntenos un poco de usted, o llame al {phone}. Si no necesita una póliza, se lo diremos.",
	},
} satisfies LandingContent;
