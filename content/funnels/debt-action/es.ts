import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Guía gratuita: su plan contra deudas en dos páginas",
			description:
				"Un plan gratuito para una hora tranquila: anote cada deuda, elija avalancha o bola de nieve, encuentre dólares extra y vea el último día. Le llega por correo.",
		},
		title: "Usted paga todos los meses. ¿Por qué la deuda casi no se mueve?",
		lead: "Porque el mínimo de una tarjeta se encoge junto con la deuda. Con $10,000 al 18%, un mínimo del 2% tarda más de 42 años. Con el 1% más intereses, que piden muchas tarjetas, todavía tarda más de 21.",
		promise: {
			title: "Una hora tranquila, y la deuda tiene último día",
			text: "La guía le ayuda a anotar cada deuda, elegir un orden y fijar un pago. Puede hacerlo todo por su cuenta, y no cuesta nada.",
		},
		proofs: {
			title: "Por qué puede confiar en ella",
			items: [
				{
					title: "La misma deuda, otro pago",
					text: "$10,000 al 18%, con $300 cada mes: termina en 47 meses, con unos $3,967 de interés. Con un mínimo del 2%, y al menos $25, el interés pasa de $27,000.",
				},
				{
					title: "Nada que comprar",
					text: "No prestamos dinero, no negociamos deudas ni reparamos crédito. El plan funciona sin nosotros y sin una póliza.",
				},
				{
					title: "Palabras para el teléfono",
					text: "Los acreedores tienen programas para dificultades, para quien pregunta. La guía le da la frase con que empezar y qué anotar.",
				},
			],
		},
		faqs: [
			{
				question: "¿Qué ganan ustedes si la uso?",
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
			title: "Consulta gratuita: un plan contra deudas con fecha",
			description:
				"Ordene sus deudas con un agente con licencia, vea el último día de deuda y sepa qué pasaría a su familia.<monthlySpots> Vea cuántos lugares quedan este mes.</monthlySpots>",
		},
		title: "Una consulta sobre deudas que termina con una fecha",
		lead: "Alguien recorre su lista con usted, prueba los dos órdenes y calcula el último día. No tiene que comprar nada, y decide a su ritmo. Es educación, no consejería de crédito, y cada pago lo hace usted.",
		benefits: [
			"Todas sus deudas en una lista, con tasas y pagos mínimos",
			"Avalancha y bola de nieve, calculadas con sus propias cifras",
			"El último día de deuda con el pago que puede sostener",
			"Qué deudas pasarían a su familia, y qué haría falta para cubrirlas",
		],
	},
} satisfies FunnelPageContent;
