import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-debt-action-2026-11",
	title: "Su plan de acción contra deudas, en dos páginas",
	subtitle: "Ponga en orden cada deuda, elija cuál pagar primero y vea cuándo termina de pagar",
	intro: [
		"La deuda pesa más cuando no se sabe bien cuánto es. Esta guía le pone números. Usted necesita sus últimos estados de cuenta, un lápiz y una hora tranquila.",
		"Puede hacerlo todo por su cuenta y sin pagar nada. No prestamos dinero, no negociamos deudas ni reparamos crédito. Lo que aportamos es una segunda opinión, y la pregunta de qué pasaría con la deuda si usted faltara.",
	],
	chapters: [
		{
			title: "La lista",
			paragraphs: [
				"Escriba cada deuda en una línea: a quién le debe, cuánto, la tasa de interés anual (APR), el pago mínimo y la fecha de pago. Inclúyalo todo, también lo que le debe a la familia. Sume. Ya en el papel, el total suele asustar menos de lo que la gente pensaba.",
			],
		},
		{
			title: "Por qué el mínimo tarda tanto",
			paragraphs: [
				"Algunas tarjetas piden un mínimo del 2% de lo que debe, y al menos $25. Con $10,000 al 18%, empieza en $200 al mes y baja junto con la deuda. Pagada así, la deuda dura más de 42 años y cuesta más de $27,000 en intereses. Muchas tarjetas piden en cambio el 1% más los intereses del mes, con un mínimo de $35. Así, la deuda dura 21 años y medio y cuesta más de $13,600. Su estado de cuenta dice cuál es su regla.",
				"Pague en cambio $300 fijos y terminará en 47 meses, con unos $3,967 de interés. Es la misma deuda, con un pago más alto que no baja.",
			],
		},
		{
			title: "Encuentre dinero extra",
			paragraphs: [
				"Cada dólar por encima de los mínimos acorta el plan. Revise los gastos de los últimos dos meses y marque lo que no le haría falta. Tres lugares donde mucha gente encuentra algo:",
			],
			items: [
				"Suscripciones que ya no usa y seguros cuyos precios no ha comparado en años.",
				"Un reembolso de impuestos que podría recibir poco a poco, como algo más en cada cheque de pago.",
				"Algo que pueda vender, y una tarde por semana de trabajo extra durante un tiempo.",
			],
		},
		{
			title: "Dos maneras eficaces de ordenar las deudas",
			paragraphs: [
				"Pague el mínimo de todas las deudas y ponga todo lo extra en una. Cuando termine de pagarla, ese pago pasa a la siguiente. ¿Cuál va primero?",
			],
			items: [
				"**Avalancha:** primero la tasa más alta. Así se pagan menos intereses.",
				"**Bola de nieve:** primero la deuda más pequeña. Una deuda desaparece antes, y eso anima a muchos a seguir.",
			],
		},
		{
			title: "Llame antes de atrasarse",
			paragraphs: [
				"Muchos acreedores tienen programas por dificultades económicas que solo mencionan si usted pregunta: una tasa menor por un tiempo, un cargo que no le cobran, una fecha de pago más tarde. Diga: “Quiero pagar. ¿Qué puede ofrecerme?”. Anote el nombre, la fecha y la respuesta.",
				"Un consejero de crédito sin fines de lucro puede ayudarle con esas llamadas. Cuidado con quien pide dinero por adelantado, le dice que deje de pagar o promete que las deudas desaparecerán.",
			],
		},
		{
			title: "Si usted faltara",
			paragraphs: [
				"Las deudas no siempre mueren con la persona. Un préstamo compartido pasa a quien firmó con usted, y quizás haya que vender la casa. Mientras usted paga la deuda, una póliza modesta de seguro de vida a término puede cubrir lo que quede por pagar. Incluya la prima solo si con ese gasto el plan sigue funcionando.",
				"Primero los mínimos, después una pequeña reserva de un mes de gastos, después los pagos extra. Agregue cobertura solo cuando, sin ella, alguien saldría perjudicado.",
			],
		},
	],
	checklist: {
		title: "Esta semana",
		items: [
			"Todas las deudas están en la lista, con su tasa.",
			"Todos los pagos mínimos están programados para salir a tiempo.",
			"Sé cuánto más puedo pagar cada mes.",
			"Elegí avalancha o bola de nieve.",
			"Llamé al acreedor que me cobra la tasa más alta.",
			"Marqué en un calendario el día en que termino de pagar.",
		],
	},
	questions: {
		title: "Preguntas para un agente",
		intro: "Hágaselas a cualquiera que quiera ayudarle con sus deudas, y también a nosotros.",
		items: [
			"¿Qué gana usted si sigo su consejo?",
			"¿Funciona su plan sin comprar nada?",
			"¿Cuáles de mis deudas pasarían a mi familia?",
			"¿Cuánta cobertura haría falta para pagar lo que queda, y por cuántos años?",
			"¿Qué pasa con el plan si bajan mis ingresos?",
			"¿Tiene licencia en mi estado, y para qué?",
		],
	},
	disclosures: {
		title: "Lea esto, por favor",
		items: [
			"Esta guía es información general. No es asesoría legal ni de impuestos. {agency} es una agencia de seguros. No prestamos dinero, no negociamos deudas ni reparamos crédito.",
			"Las cifras son ejemplos con tasas constantes y sin cargos nuevos. Las suyas serán otras. El seguro de vida es opcional; sus beneficios dependen de la capacidad de la aseguradora emisora para pagar reclamaciones.",
			"<licensedStates>{agency} tiene licencia en {licensedStates} {statesNoun}.</licensedStates> Los productos, sus características y los requisitos varían según el estado y la aseguradora.",
		],
	},
} satisfies GuideContent;
