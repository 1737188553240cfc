import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Guía gratuita: su plan contra deudas en dos páginas",
			description:
				"Guía gratuita por correo electrónico: anote cada deuda, elija avalancha o bola de nieve, encuentre dinero extra y vea cuándo termina de pagar.",
		},
		title: "Usted paga todos los meses. ¿Por qué la deuda casi no baja?",
		lead: "Porque el mínimo de una tarjeta se reduce junto con la deuda. Con $10,000 al 18%, pagar un mínimo del 2% toma más de 42 años. Con el 1% más intereses, que piden muchas tarjetas, todavía toma más de 21.",
		promise: {
			title: "Una hora tranquila, y sabrá cuándo termina de pagar",
			text: "La guía le ayuda a anotar cada deuda, elegir un orden y fijar un pago. Puede hacerlo todo por su cuenta, y no cuesta nada.",
		},
		proofs: {
			title: "Por qué puede confiar en esta guía",
			items: [
				{
					title: "La misma deuda, otro pago",
					text: "Una deuda de $10,000 al 18% se paga en 47 meses con $300 al mes, y cuesta unos $3,967 de intereses. Si paga solo el mínimo (2% del saldo o $25, lo que sea mayor), los intereses pasan de $27,000.",
				},
				{
					title: "Nada que comprar",
					text: "No prestamos dinero, no negociamos deudas ni reparamos crédito. El plan funciona sin nosotros y sin una póliza.",
				},
				{
					title: "Qué decir por teléfono",
					text: "Los acreedores tienen programas por dificultades económicas para quien pregunta. La guía le da la frase para empezar y le dice qué anotar.",
				},
			],
		},
		faqs: [
			{
				question: "¿Qué ganan ustedes si uso la guía?",
				answer:
					"Somos una agencia de seguros. Algunos lectores quieren saber después qué pasaría con sus deudas si murieran, y nos preguntan por el seguro a término. Usted no tiene que hacerlo.",
			},
			{
				question: "Ya tengo pagos atrasados. ¿Me sirve?",
				answer:
					"La lista le servirá. Llame también a un consejero de crédito sin fines de lucro, y a un abogado si le han demandado. Cuidado con quien pide dinero por adelantado.",
			},
		],
	},
	offer: {
		meta: {
			title: "Consulta gratuita: un plan con fecha final para sus deudas",
			description:
				"Ordene sus deudas con un agente con licencia, vea cuándo terminaría de pagar y sepa qué deudas pasarían a su familia.<monthlySpots> Vea cuántos lugares quedan este mes.</monthlySpots>",
		},
		title: "Una consulta que termina con la fecha de su último pago",
		lead: "Haremos con usted la lista de sus deudas, veremos qué cambia si empieza por la tasa más alta o por el saldo más bajo, y calcularemos cuándo terminaría de pagar. No tiene que comprar nada, y decide a su ritmo. Es educación, no consejería de crédito, y cada pago lo hace usted.",
		benefits: [
			"Todas sus deudas en una lista, con tasas y pagos mínimos",
			"Avalancha y bola de nieve, calculadas con sus propias cifras",
			"La fecha del último pago, con una cantidad mensual que pueda seguir pagando",
			"Qué deudas pasarían a su familia, y qué haría falta para cubrirlas",
		],
	},
} satisfies FunnelPageContent;
