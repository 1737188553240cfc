import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Plan de acción contra deudas: orden, plazo e intereses",
		description:
			"Anote sus deudas, elija un orden y vea cuánto tardará en pagarlas y cuánto cuestan los intereses. Cómo funciona el plan, qué no puede hacer y un ejemplo.",
	},
	title: "Plan de acción contra deudas: sepa en qué mes termina de pagar",
	lead: "Casi todos saben cuánto pagan al mes, pero no cuándo harán el último pago. Un plan de acción contra deudas pone todas las deudas en una hoja, les da un orden y muestra cuánto costarán los intereses. Usted puede hacerlo por su cuenta, sin costo. Es educación, no consejería de crédito, y a veces la respuesta honesta es que el seguro debe esperar.",
	whatItIs: {
		title: "Qué es",
		paragraphs: [
			"Es un presupuesto por escrito para salir de deudas. Usted anota cada saldo, tasa de interés y pago mensual, y fija un total que pueda seguir pagando. Nuestro [planificador de deudas](/calculator#debt-planner) gratuito calcula el orden y la fecha final. Los pagos los hace usted, directamente a sus acreedores.",
			"Hay dos maneras comunes de ordenar las deudas. En la avalancha, el dinero extra va primero a la tasa de interés más alta, y así se paga menos interés. En la bola de nieve se empieza por el saldo más pequeño: el primer logro llega antes, pero puede costar más. Con una sola deuda son lo mismo.",
			"El plan también pregunta qué pasaría con las deudas si usted falleciera. Su cónyuge o un codeudor podría quedar a cargo de la hipoteca o de un préstamo. Si es así, quizás valga la pena comparar un [seguro de vida a término](/services/term-life) por los años que dure la deuda. No tiene que comprarlo para tener el plan.",
		],
	},
	fit: {
		title: "¿Le conviene?",
		forTitle: "Puede convenirle si",
		for: [
			"Puede pagar más que el mínimo, aunque sea un poco.",
			"Tiene varias deudas y no sabe cuál pagar primero.",
			"Otra persona tendría que pagar la hipoteca o el préstamo si usted falleciera.",
			"Está pensando en un seguro de vida, pero no sabe si su presupuesto alcanza.",
		],
		notForTitle: "Busque otra opción si",
		notFor: [
			"No puede cubrir los pagos mínimos. Un consejero de crédito sin fines de lucro o un abogado de bancarrotas puede hacer más por usted que nosotros.",
			"Quiere que alguien negocie una rebaja de sus saldos, le preste dinero o repare su crédito. No hacemos nada de eso.",
			"Le han demandado o le embargan el salario. Hable primero con un abogado.",
		],
	},
	steps: {
		title: "Cómo funciona",
		items: [
			{
				title: "Todo en una sola hoja",
				text: "Tome sus últimos estados de cuenta: saldo, tasa de interés y pago mínimo. No hacen falta números de cuenta, y le pedimos que no nos los envíe.",
			},
			{
				title: "Elegir el monto y el orden",
				text: "Fije un total mensual que deje espacio para la comida, el alquiler y una pequeña reserva, y compare la avalancha y la bola de nieve con sus propias cifras.",
			},
			{
				title: "Cumplir el plan y revisarlo",
				text: "Cuando termine de pagar una deuda, ese pago pasa a la siguiente. Revise el plan cuando cambie una tasa, un trabajo o la familia.",
			},
		],
	},
	costs: {
		title: "Costos y límites, dichos con claridad",
		intro:
			"El planificador es gratuito y no se descuenta nada de sus pagos, porque sus pagos nunca pasan por nosotros. Estos son los límites.",
		items: [
			{
				title: "Cómo nos pagan",
				text: "Si usted decide comprar un seguro, la aseguradora nos paga una comisión. Téngalo presente cuando hablemos de cobertura. Si con el seguro va a tardar más en pagar sus deudas y nadie depende de usted, se lo diremos.",
			},
			{
				title: "El seguro le quita dinero al pago de deudas",
				text: "Cada dólar de prima es un dólar que no reduce la deuda. Las pólizas con valor en efectivo rara vez son el lugar indicado para su dinero mientras una tarjeta le cobra una tasa alta.",
			},
			{
				title: "Los números cambian",
				text: "Las tasas variables, los recargos y las compras nuevas pueden cambiar la fecha final. El plan supone que no se usa más la tarjeta.",
			},
			{
				title: "Hay pagos que nunca acaban con la deuda",
				text: "$10,000 al 30% cuestan $250 de interés en el primer mes. Con un pago de $250 la deuda no baja y nunca se termina de pagar. Si ese es su caso, nuestra [calculadora](/calculator) dice “nunca” en lugar de una fecha.",
			},
		],
	},
	example: {
		title: "Un ejemplo: $10,000 al 18%",
		intro:
			"La misma deuda pagada de dos maneras. Son cuentas sencillas, solo como ejemplo; las cifras reales dependen de las condiciones de su acreedor.",
		assumptions: [
			"Un solo saldo de $10,000, una tasa fija de 18% al año, sin compras nuevas ni cargos.",
			"El interés se suma cada mes al 1.5%, redondeado al centavo. El interés del primer mes es de $150.",
			"El mínimo es el 2% del saldo restante, pero no menos de $25. Empieza en $200 y baja junto con el saldo. Muchas tarjetas piden el 1% más los intereses del mes, y al menos $35. Así, terminar de pagar toma 258 meses y cuesta $13,654 en intereses.",
		],
		rows: [
			{ label: "$300 cada mes: tiempo para terminar", value: "47 meses (3 años y 11 meses)" },
			{ label: "$300 cada mes: intereses", value: "$3,967.25" },
			{ label: "Solo el mínimo: tiempo para terminar", value: "508 meses (42 años y 4 meses)" },
			{ label: "Solo el mínimo: intereses", value: "$27,327.55" },
			{ label: "Diferencia en intereses", value: "$23,360.30" },
		],
		note: "Lo que alarga tanto el segundo caso es que el mínimo se va reduciendo. Muchos acreedores lo calculan de otra forma; su estado de cuenta dice cómo lo hace el suyo.",
	},
	faqs: {
		title: "Preguntas frecuentes",
		items: [
			{
				question: "¿Es una liquidación de deudas o un préstamo de consolidación?",
				answer:
					"No. No negociamos con acreedores, no guardamos su dinero ni prestamos dinero. Usted conserva sus cuentas y las paga. No se les pide a sus acreedores que perdonen nada.",
			},
			{
				question: "¿Mi puntaje de crédito va a cambiar?",
				answer:
					"Hacer el plan no lo cambia. Pagar a tiempo y deber menos suele ayudar con el tiempo, pero no prometemos nada sobre puntajes.",
			},
			{
				question: "¿Debo ahorrar primero para emergencias?",
				answer:
					"Una pequeña reserva suele ir primero, para que una reparación del auto no termine en la tarjeta. Después suele seguir la deuda con tasa alta.",
			},
			{
				question: "¿Mi familia hereda mis deudas?",
				answer:
					"Por lo general las deudas se pagan con lo que usted deja. Puede ser responsable un codeudor, quien pidió el préstamo junto con usted o, en algunos estados, el cónyuge. Un abogado de su estado puede decírselo. El seguro de vida que se paga a un beneficiario designado normalmente no va a los acreedores de quien murió.",
			},
			{
				question: "¿El plan se ofrece en todos los estados?",
				answer:
					"Cualquier persona puede usar el planificador. La consulta sobre el plan no se ofrece en todos los estados, y en California no la ofrecemos. Vea [qué se aplica en su estado](/state-compliance).",
			},
		],
	},
	disclosures: {
		title: "Tenga en cuenta",
		items: [
			"{agency} es una agencia de seguros. No somos un bufete de abogados, un prestamista, una empresa de reparación de crédito o de liquidación de deudas ni una agencia de consejería de crédito, y no damos asesoría legal ni de impuestos.",
			"Las cifras son estimaciones basadas en los supuestos indicados. El contrato con su acreedor decide cuánto debe y para cuándo.",
			"Todo seguro de vida del que hablemos lo emite una compañía de seguros, requiere la aprobación de esa compañía y depende de su capacidad para pagar reclamaciones. No todos los productos están disponibles en todos los estados.",
		],
	},
	callToAction: {
		title: "Empiece con su propia lista",
		text: "Ponga sus deudas en el [planificador de deudas](/calculator#debt-planner) y vea cuándo termina de pagar cada una. <debtConsultation>Si quiere conversarlo, una primera llamada toma unos 15 minutos y es gratuita.</debtConsultation> Para preguntas sobre seguros de vida, llame al {phone} o [escríbanos](/#contact).",
	},
} satisfies ProductPageContent;
