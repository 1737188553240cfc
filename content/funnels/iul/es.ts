import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Guía gratuita: cómo leer una ilustración de IUL",
			description:
				"Una guía gratuita a las páginas que deciden en una ilustración de vida universal indexada (IUL), con cinco pruebas que pedir. Le llega por correo.",
		},
		title: "¿Le han mostrado una IUL con números muy grandes?",
		lead: "Veinte páginas de cifras, y los ojos se van a la última columna. Descansa en una sola tasa, acreditada todos los años, sin uno malo. Ningún año real es así.",
		promise: {
			title: "Cinco pruebas que muestran qué hay detrás de los números",
			text: "La guía le lleva por una ilustración página por página y le da cinco pruebas que cualquier agente hace en minutos. Después puede juzgar por su cuenta.",
		},
		proofs: {
			title: "Por qué puede confiar en ella",
			items: [
				{
					title: "El 0% está junto a lo demás",
					text: "La primera prueba es un año en que no se acredita nada y los cargos se descuentan igual. Si un agente no se la quiere mostrar, ya respondió a su pregunta.",
				},
				{
					title: "Cuenta cómo fracasan las pólizas",
					text: "Primas bajas, intereses bajos y cargos que suben: la guía describe cómo caduca una póliza y qué hace un préstamo con los impuestos.",
				},
				{
					title: "Nombra lo que puede convenir más",
					text: "El seguro a término da más cobertura por el dinero. La vida entera tiene una tabla de valores en el contrato. La guía dice para quién.",
				},
			],
		},
		faqs: [
			{
				question: "Ya tengo una IUL. ¿Es tarde?",
				answer:
					"No. Pida a su aseguradora una ilustración de la póliza vigente y hágale las mismas pruebas. Los problemas se arreglan mucho más fácil en el año 12 que en el 30.",
			},
			{
				question: "¿Ustedes desaconsejan la IUL?",
				answer:
					"No. La ofrecemos, y puede servir a quien necesita cobertura de por vida y cuidará la póliza. Queremos que conozca antes los dos lados. También están en nuestra [página sobre la IUL](/services/iul).",
			},
		],
	},
	offer: {
		meta: {
			title: "Consulta gratuita de estrategia sobre la IUL",
			description:
				"Ponga a prueba una ilustración de vida universal indexada (IUL) con un agente con licencia, también con 0%.<monthlySpots> Vea cuántos lugares quedan este mes.</monthlySpots>",
		},
		title: "Una consulta sobre la IUL con la página del 0% abierta",
		lead: "Un agente con licencia hace con usted cinco pruebas a una ilustración y pone al lado el seguro a término y la vida entera. Usted decide después, a su ritmo.",
		benefits: [
			"Cinco pruebas a una ilustración, la suya o una que pedimos",
			"Topes, cargos y cargos por rescate, explicados con sus propias cifras",
			"Al lado, el seguro a término y la vida entera para la misma necesidad",
			"Si ya tiene una IUL: ver si va por buen camino",
		],
	},
} satisfies FunnelPageContent;
