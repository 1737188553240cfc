import type { LandingContent } from "../../schema.ts";

export default {
	meta: {
		title: "Gastos finales: deje una despedida, no una cuenta",
		description:
			"Gastos finales en Florida: <funeralCostsShown>cuánto cuesta un funeral, </funeralCostsShown><finalExpensePremiums>cuánto podría costar una póliza pequeña a los 55, 60, 70 u 80 años, </finalExpensePremiums>qué se pregunta y qué no hace la póliza.",
	},
	title: "Déjele a su familia una despedida, no una cuenta",
	lead: "Un funeral se paga en cuestión de días. Una póliza pequeña de gastos finales puede poner ese dinero en manos de su familia, para que pasen esa semana recordándole a usted.",
	action: "Saber cuánto me costaría",
	reassurance:
		"Unas pocas preguntas, y luego<finalExpensePremiumsShown> le llama un agente con licencia con precios.</finalExpensePremiumsShown><finalExpensePremiumsWithheld> un agente con licencia le trae cotizaciones por escrito de las aseguradoras.</finalExpensePremiumsWithheld> No hay que firmar ni pagar nada.",
	story: {
		title: "Una semana que muchas familias conocen",
		paragraphs: [
			"La abuela de esta historia es inventada, pero quizás usted la haya conocido. Crió a cuatro hijos, le dio de comer a media cuadra y nunca le debió un dólar a nadie. Murió un martes. El miércoles la funeraria ya necesitaba un depósito.",
			"Su hija cargó una parte a una tarjeta de crédito. Un nieto vendió su moto, en la iglesia hicieron una colecta, y un primo todavía espera lo que prestó. Nadie se lo reprochó. Pero a ella le habría dolido.",
			"<funeralCosts>Según nuestra estimación, un funeral con entierro cuesta en Florida unos {funeral}, sin bóveda.</funeralCosts> <funeralRanges>En la zona de Daytona puede costar de {daytonaLow} a {daytonaHigh}, en la de Jacksonville de {jacksonvilleLow} a {jacksonvilleHigh}.</funeralRanges><funeralCostsShown> La cremación suele costar menos.</funeralCostsShown>",
		],
	},
	figure: {
		claim: "finalExpensePremiums",
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
		note: "La aseguradora fija su prima real después de sus respuestas a las preguntas de salud, y puede ser más alta o más baja. Algunas pólizas pagan el monto completo solo después de dos años. Fumar encarece la prima: a los 70, de unos {at70} a {smokerAt70}. Quien empieza a los 60 y paga {at60} al mes durante {paidYears} años paga {paidFrom60} en total, casi lo mismo que el beneficio.",
	},
	does: {
		title: "Qué hace una póliza así",
		items: [
			"Le paga a la persona que usted nombra, y ella decide cómo usar el dinero: el servicio, el pasaje, el alquiler. Lo que sobre es suyo.",
			"En la mayoría de las pólizas la prima se mantiene igual y la cobertura dura toda la vida, siempre que usted siga pagando.",
			"Se hacen preguntas de salud, y casi siempre se evita el examen físico.",
		],
	},
	doesNot: {
		title: "Qué no hace",
		items: [
			"No es un funeral prepagado ni está relacionada con ningún programa del gobierno.",
			"Algunas pólizas pagan el monto completo solo después de dos años. Si antes llega una enfermedad, devuelven las primas, a menudo con algo de interés.",
			"Una póliza que caduca no paga nada. Si la prima le quitaría dinero de la comida o las medicinas, no la compre.",
		],
	},
	steps: {
		title: "Qué pasa cuando presiona el botón",
		items: [
			{
				title: "Usted responde unas preguntas",
				text: "Sobre su estado, su edad y lo que desea. Toma unos dos minutos.",
			},
			{
				title: "Le llama un agente con licencia",
				text: "El agente se comunica con usted<contactTime> en un plazo de {contactHours} horas en días hábiles</contactTime><spokenLanguages>, en su idioma</spokenLanguages>, con precios<carriersCompared> de varias aseguradoras y cuáles de ellas aceptarían su estado de salud</carriersCompared>.",
			},
			{
				title: "Usted decide a su ritmo",
				text: "Si presenta la solicitud y le aceptan, un período de revisión gratuita le permite devolver la póliza con reembolso. Su póliza indica su período exacto.",
			},
		],
	},
	faqs: {
		title: "Tres preguntas que siempre nos hacen",
		items: [
			{
				question: "¿Me pueden rechazar?",
				answer:
					"Sí, para una póliza que paga completo desde el primer día. En ese caso suele haber pólizas graduales con pocas o ninguna pregunta de salud. Cuestan más y tienen el período de espera que explicamos arriba.",
			},
			{
				question: "¿Mi familia puede usar el dinero en otro país?",
				answer:
					"Sí. La persona que usted nombre puede usarlo en cualquier lugar. Llevar el cuerpo a su tierra puede costar bastante, así que pida ese precio antes de elegir el monto.",
			},
			{
				question: "Ya tengo una póliza pequeña. ¿Debo cambiarla?",
				answer:
					"A menudo conviene conservarla. Un reemplazo puede iniciar otros dos años en que se examinan las reclamaciones, a una edad y un precio mayores. Leemos las dos con usted antes de que decida.",
			},
		],
	},
	disclosures: {
		title: "Tenga en cuenta",
		items: [
			"El seguro de gastos finales es un seguro de vida con una cobertura pequeña. Las pólizas las emiten compañías de seguros, no {agency}; los beneficios dependen de la capacidad de la aseguradora emisora para pagar reclamaciones.",
			"Los requisitos, las primas y los períodos de espera varían según el estado y la aseguradora. <licensedStates>{agency} tiene [licencia en {licensedStates} estados](/licensing).</licensedStates> En Nueva York no vendemos seguros. Esta página es informativa; no es una oferta.",
		],
	},
	closing: {
		title: "Dos minutos ahora, o una colecta después",
		text: "Cuéntenos un poco de usted, o llame al {phone}. Si no necesita una póliza, se lo diremos.",
	},
} satisfies LandingContent;
