import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Guía gratuita: IBC sin eslóganes",
			description:
				"Una guía gratuita sobre el IBC: cómo son los préstamos sobre la póliza, un año de cuentas, dónde sale mal. Le llega por correo.",
		},
		title: "¿De verdad puede un seguro de vida pagar su próximo auto?",
		lead: "Los videos dicen que el interés se lo paga a usted mismo. No es así. El IBC (Infinite Banking Concept®) es un seguro de vida y no un banco, y sus préstamos hay que devolverlos.",
		promise: {
			title: "El mecanismo, con las cuentas hechas",
			text: "La guía sigue un préstamo durante un año, dólar por dólar, y muestra qué tiene que cumplirse para que el método valga la pena. Después puede juzgarlo por sus hábitos.",
		},
		proofs: {
			title: "Por qué puede confiar en ella",
			items: [
				{
					claim: "ibcGrowth",
					title: "Un ejemplo que no sale ganando",
					text: "Con las tasas supuestas en la guía, el préstamo cuesta en un año unos $150 más de lo acreditado. Lo dejamos así, porque algunos años son así.",
				},
				{
					title: "Los primeros años, como son",
					text: "En los primeros dos o tres años hay poco que pedir prestado, y si lo deja entonces pierde dinero. En la guía está antes que cualquier ventaja.",
				},
				{
					title: "Primero las tarjetas",
					text: "Si tiene deudas de tarjetas, la guía le dice que las pague antes de empezar. Ninguna póliza acredita lo que una tarjeta cobra.",
				},
			],
		},
		faqs: [
			{
				question: "¿Con qué póliza se hace?",
				answer:
					"Por lo general con un seguro de vida entera que puede pagar dividendos, y con primas adicionales dentro del límite fiscal. Nuestra [página sobre el IBC](/services/ibc) explica cómo se arma esa póliza.",
			},
			{
				question: "¿El crecimiento es seguro?",
				answer:
					"El contrato fija una parte. Los dividendos pueden cambiar o no llegar, y todo depende de la capacidad de la aseguradora para pagar reclamaciones. La guía enseña a leer lo uno y lo otro.",
			},
		],
	},
	offer: {
		meta: {
			title: "Consulta gratuita de estrategia sobre el IBC",
			description:
				"Compruebe con un agente con licencia si los préstamos sobre la póliza van con sus hábitos, con las cuentas de su propio caso.<monthlySpots> Vea los lugares de este mes.</monthlySpots>",
		},
		title: "Una consulta sobre el IBC con la calculadora en la mano",
		lead: "Un agente con licencia trabaja su caso con usted: cuánto podría pedir y cuándo, cuánto costaría y qué más serviría. Usted decide después, a su ritmo.",
		benefits: [
			"Cuánto podría pedir en los años 1, 3, 5 y 10, leído en una ilustración",
			"Un préstamo suyo seguido durante un año, con el interés",
			"El límite tras el cual una póliza pasa a ser un MEC, y qué tan lejos está usted",
			"Una palabra honesta si le conviene más pagar deudas primero",
		],
	},
} satisfies FunnelPageContent;
