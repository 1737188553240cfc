import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Guía gratuita: IBC sin eslóganes",
			description:
				"Guía gratuita por correo electrónico sobre el Infinite Banking Concept® (IBC): los préstamos, un año de cuentas, los lentos primeros años y cuándo falla.",
		},
		title: "¿De verdad puede un seguro de vida pagar su próximo auto?",
		lead: "Los videos dicen que los intereses son para usted. No es así. El IBC (Infinite Banking Concept®) es un seguro de vida y no un banco, y los préstamos hay que pagarlos.",
		promise: {
			title: "Cómo funciona, con las cuentas hechas",
			text: "La guía sigue un préstamo durante un año, dólar por dólar, y muestra qué tiene que cumplirse para que el método valga la pena. Después podrá juzgarlo según sus propios hábitos.",
		},
		proofs: {
			title: "Por qué puede confiar en esta guía",
			items: [
				{
					figuresOf: "ibc",
					title: "Un ejemplo en que no se sale ganando",
					text: "Con las tasas supuestas en la guía, el préstamo cuesta en un año unos $150 más de lo que gana el valor en efectivo. Lo dejamos así, porque algunos años son así.",
				},
				{
					title: "Los primeros años son lentos, y la guía lo dice",
					text: "En los primeros dos o tres años se puede pedir prestado muy poco, y si cancela la póliza entonces, pierde dinero. La guía lo dice antes de nombrar cualquier ventaja.",
				},
				{
					title: "Primero las tarjetas",
					text: "Si tiene deudas de tarjetas, la guía le dice que las pague antes de empezar. Ninguna póliza acredita tanto interés como cobra una tarjeta.",
				},
			],
		},
		faqs: [
			{
				question: "¿Qué tipo de póliza se usa?",
				answer:
					"Por lo general, un seguro de vida entera que puede pagar dividendos, con primas adicionales dentro del límite fiscal. Nuestra [página sobre el IBC](/services/ibc) explica cómo se arma esa póliza.",
			},
			{
				question: "¿Es seguro que crezca el valor en efectivo?",
				answer:
					"El contrato fija una parte. Los dividendos pueden cambiar o no llegar. La guía enseña a distinguir lo uno de lo otro.",
			},
		],
	},
	offer: {
		meta: {
			title: "Consulta gratuita de estrategia sobre el IBC",
			description:
				"Calcule su propio caso con un agente con licencia y sepa si los préstamos sobre la póliza se ajustan a sus hábitos.<monthlySpots> Vea los lugares de este mes.</monthlySpots>",
		},
		title: "Una consulta sobre el IBC con la calculadora en la mano",
		lead: "Un agente con licencia estudiará su caso con usted: cuánto podría pedir prestado y cuándo, cuánto costaría y qué otra cosa podría servirle. Usted decide después, a su ritmo.",
		benefits: [
			"Cuánto podría pedir prestado en los años 1, 3, 5 y 10, según una ilustración",
			"Las cuentas de un año completo de un préstamo que tenga en mente, con los intereses incluidos",
			"El límite tras el cual una póliza pasa a ser un contrato dotal modificado (MEC), y qué tan cerca quedaría la suya",
			"Una respuesta honesta sobre si le conviene más pagar deudas primero",
		],
	},
} satisfies FunnelPageContent;
