import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-debt-action-2026-11",
	title: "Su plan de acción contra deudas, en dos páginas",
	subtitle: "Ponga en orden cada deuda, elija cuál pagar primero y vea el último día",
	intro: [
		"La deuda pesa más cuando es vaga. Esta guía la vuelve exacta. Necesita sus últimos estados de cuenta, un lápiz y una hora tranquila.",
		"Puede hacerlo todo por su cuenta y sin pagar nada. No prestamos dinero, no negociamos deudas ni reparamos crédito. Lo que aportamos es un segundo par de ojos, y la pregunta de qué pasaría con la deuda si usted faltara.",
	],
	chapters: [
		{
			title: "La lista",
			paragraphs: [
				"Escriba cada deuda en una línea: a quién, cuánto, la tasa anual, lo mínimo que debe pagar y el día. No deje nada fuera, tampoco lo que debe a la familia. Sume. Casi todos descubren que el total asusta menos de lo que pensaban, porque ahora tiene fin.",
			],
		},
		{
			title: "Por qué el mínimo tarda tanto",
			paragraphs: [
				"Algunas tarjetas piden un mínimo del 2% de lo que debe, y al menos $25. Con $10,000 al 18% empieza en $200 al mes y se encoge junto con la deuda. Pagada así, tarda más de 42 años y cuesta más de $27,000 en intereses. Muchas tarjetas piden en cambio el 1% más los intereses del mes. Con al menos $35, eso tarda 21 años y medio y cuesta más de $13,600. Su estado de cuenta dice cuál es su regla.",
				"Pague en cambio $300 fijos y termina en 47 meses, con unos $3,967 de interés. La misma deuda: lo que cambió es que el pago no se encogió.",
			],
		},
		{
			title: "Encuentre los dólares extra",
			paragraphs: [
				"Cada dólar por encima de los mínimos acorta el plan. Mire los gastos de los últimos dos meses y marque lo que no echaría de menos. Tres lugares donde mucha gente encuentra algo:",
			],
			items: [
				"Suscripciones y seguros que nadie ha comparado en años.",
				"Una devolución de impuestos que podría llegar como un poco más de sueldo cada mes.",
				"Una cosa que vender, y una tarde por semana de trabajo extra durante un tiempo.",
			],
		},
		{
			title: "Dos órdenes que funcionan",
			paragraphs: [
				"Pague el mínimo de todas las deudas y ponga todo lo extra en una. Cuando se acabe, su pago pasa a la siguiente. ¿Cuál va primero?",
			],
			items: [
				"**Avalancha:** primero la tasa más alta. Es lo que menos intereses cuesta.",
				"**Bola de nieve:** primero la deuda más pequeña. Ve desaparecer una deuda antes, y eso anima a muchos a seguir.",
			],
		},
		{
			title: "Llame antes de atrasarse",
			paragraphs: [
				"Muchos acreedores tienen programas para dificultades de los que no hablan si nadie pregunta: una tasa menor por un tiempo, un cargo perdonado, otra fecha de pago. Diga: “Quiero pagar. ¿Qué puede ofrecerme?”. Anote el nombre, la fecha y la respuesta.",
				"Un consejero de crédito sin fines de lucro puede hacerlo con usted. Cuidado con quien pide dinero por adelantado, le dice que deje de pagar o promete que las deudas desaparecerán.",
			],
		},
		{
			title: "Si usted faltara",
			paragraphs: [
				"Las deudas no siempre mueren con la persona. Un préstamo compartido pasa a quien firmó con usted, y quizás haya que vender la casa. Mientras usted paga, una póliza modesta de vida a término puede cubrir lo que quedaría. Su prima entra en el plan solo si el plan sigue funcionando con ella.",
				"Primero los mínimos, después una pequeña reserva de un mes de gastos, después los pagos extra. La cobertura viene donde alguien saldría perjudicado sin ella.",
			],
		},
	],
	checklist: {
		title: "Esta semana",
		items: [
			"Todas las deudas están en la lista, con su tasa.",
			"Todos los pagos mínimos saldrán a tiempo.",
			"Sé cuánto extra tengo al mes.",
			"Elegí avalancha o bola de nieve.",
			"Llamé a mi acreedor más caro.",
			"Marqué el último día de deuda en un calendario.",
		],
	},
	questions: {
		title: "Preguntas para un agente",
		intro: "Hágalas a cualquiera que quiera ayudarle con sus deudas, también a nosotros.",
		items: [
			"¿Qué gana usted si sigo su consejo?",
			"¿Funciona su plan sin comprar nada?",
			"¿Cuáles de mis deudas pasarían a mi familia?",
			"¿Cuánta cobertura pagaría lo que queda, y por cuántos años?",
			"¿Qué pasa con el plan si baja mi ingreso?",
			"¿Tiene licencia en mi estado, y para qué?",
		],
	},
	disclosures: {
		title: "Lea esto, por favor",
		items: [
			"Esta guía es información general. No es asesoría legal ni de impuestos. {agency} es una agencia de seguros. No prestamos dinero, no negociamos deudas ni reparamos crédito.",
			"Las cifras son ejemplos con tasas constantes y sin cargos nuevos. Las suyas serán otras. El seguro de vida es opcional; sus beneficios dependen de la capacidad de la aseguradora emisora para pagar reclamaciones.",
			"<licensedStates>{agency} tiene licencia en {licensedStates} estados.</licensedStates> Los productos, las condiciones y los requisitos varían según el estado y la aseguradora. En Nueva York solo reclutamos agentes y no vendemos seguros.",
		],
	},
} satisfies GuideContent;
