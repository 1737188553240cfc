import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Guía gratuita: cómo leer una ilustración de IUL",
			description:
				"Guía gratuita por correo electrónico: las páginas que más importan en una ilustración de IUL, cinco pruebas que pedir y cómo fracasa una póliza.",
		},
		title: "¿Le han mostrado una IUL con números muy grandes?",
		lead: "Veinte páginas de cifras, y los ojos se van a la última columna. Esa columna supone una sola tasa, acreditada todos los años, sin ningún año malo. La realidad no funciona así.",
		promise: {
			title: "Cinco pruebas que muestran qué hay detrás de los números",
			text: "La guía le explica una ilustración página por página y le da cinco pruebas que cualquier agente puede hacer en minutos. Después podrá juzgar por su cuenta.",
		},
		proofs: {
			title: "Por qué puede confiar en esta guía",
			items: [
				{
					title: "También se ve el caso del 0%",
					text: "Una de las pruebas muestra años en que no se acredita nada y los cargos se descuentan igual. Si un agente no se la quiere mostrar, es una señal de alerta.",
				},
				{
					title: "Cómo fracasan las pólizas",
					text: "Primas bajas, intereses bajos y cargos que suben: la guía describe cómo caduca una póliza y qué hace un préstamo con los impuestos.",
				},
				{
					title: "También lo que puede convenirle más",
					text: "El seguro a término da más cobertura por el mismo dinero. El de vida entera tiene una tabla de valores en el contrato. La guía dice para quién es cada uno.",
				},
			],
		},
		faqs: [
			{
				question: "Ya tengo una IUL. ¿Es demasiado tarde?",
				answer:
					"No. Pida a su aseguradora una ilustración de la póliza vigente y hágale las mismas pruebas. Los problemas se arreglan mucho más fácil en el año 12 que en el 30.",
			},
			{
				question: "¿Ustedes desaconsejan la IUL?",
				answer:
					"No. La ofrecemos, y puede servirle a quien necesita cobertura de por vida y le dará seguimiento a la póliza. Solo queremos que antes conozca las dos caras. También las explicamos en nuestra [página sobre la IUL](/services/iul).",
			},
		],
	},
	offer: {
		meta: {
			title: "Consulta gratuita de estrategia sobre la IUL",
			description:
				"Ponga a prueba una ilustración de vida universal indexada (IUL) con un agente con licencia, incluso al 0%.<monthlySpots> Vea cuántos lugares quedan este mes.</monthlySpots>",
		},
		title: "Una consulta sobre la IUL con la página del 0% abierta",
		lead: "Un agente con licencia hará con usted cinco pruebas a una ilustración y la comparará con el seguro a término y el de vida entera. Usted decide después, a su ritmo.",
		benefits: [
			"Cinco pruebas con una ilustración, la suya o una que pidamos",
			"Topes, cargos y cargos por rescate, explicados con sus propias cifras",
			"El seguro a término y el de vida entera para la misma necesidad, lado a lado",
			"Si ya tiene una IUL, una revisión para saber si va por buen camino",
		],
	},
} satisfies FunnelPageContent;
