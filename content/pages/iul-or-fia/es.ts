import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "IUL o FIA: ¿cuál le conviene?",
		description:
			"La vida universal indexada y la anualidad fija indexada, lado a lado: qué se paga, qué puede salir mal, cuándo se puede usar el dinero y para quién no son.",
	},
	title: "IUL o FIA: dos productos con un índice y dos fines distintos",
	lead: "Los dos vinculan los intereses a un índice sin poner su dinero en el mercado. Uno es un seguro de vida que se paga durante muchos años. El otro es una anualidad que suele empezar con un solo depósito. Por eso sus números no se pueden comparar directamente.",
	sections: [
		{
			id: "side-by-side",
			title: "Lado a lado",
			table: {
				caption: "Comparación entre la IUL y la FIA",
				stacked: true,
				columns: ["Pregunta", "IUL (vida universal indexada)", "FIA (anualidad fija indexada)"],
				rows: [
					[
						"Para qué sirve",
						"Seguro de vida mientras la póliza siga vigente, con un valor en efectivo.",
						"Una anualidad para dinero que usted ya tiene, muchas veces para tener ingresos más adelante. No es un seguro de vida.",
					],
					[
						"Qué aporta usted",
						"Primas, casi siempre cada mes y durante muchos años.",
						"Por lo general, un solo depósito de sus ahorros.",
					],
					[
						"Cómo crece",
						"La aseguradora acredita intereses que siguen un índice, hasta un tope o según una tasa de participación. Puede cambiarlos dentro de los límites del contrato.",
						"El mismo principio: un tope, un margen o una tasa de participación que la aseguradora puede cambiar dentro de los límites del contrato.",
					],
					[
						"Qué puede salir mal",
						"Los cargos se descuentan cada mes, aunque se acredite 0%. Con muy poca prima, la póliza puede caducar y la cobertura termina.",
						"Los intereses pueden ser de 0% durante años. Retirar el dinero antes de tiempo tiene un cargo por rescate, que puede llevarse parte del depósito.",
					],
					[
						"Cuándo puede usar el dinero",
						"Préstamos y retiros del valor en efectivo. Reducen lo que recibe su familia, y los préstamos tienen intereses.",
						"Muchos contratos permiten un retiro limitado cada año. Por encima de eso, se aplica el cargo por rescate hasta que termine su plazo.",
					],
					[
						"Qué pasa al morir",
						"El beneficio por fallecimiento es para sus beneficiarios, menos los préstamos pendientes, sus intereses y los retiros.",
						"El valor del contrato es para sus beneficiarios, según los términos del contrato. No hay otro beneficio por fallecimiento, salvo que el contrato lo diga.",
					],
					["Preguntas de salud", "Sí. Su salud decide si puede obtenerla y cuánto cuesta.", "Por lo general, ninguna."],
					[
						"Para quién no es",
						"Quien solo necesita un beneficio por fallecimiento a bajo precio, o no podría pagar la prima en un mal año.",
						"Quien puede necesitar el dinero pronto, o necesita un seguro de vida.",
					],
				],
			},
		},
		{
			id: "first-question",
			title: "Qué pregunta va primero",
			layout: "cards",
			items: [
				{
					title: "Si alguien depende de sus ingresos",
					text: "Empiece por el seguro de vida. La [vida a término](/services/term-life) suele ser lo que menos cuesta por la misma cantidad. La [IUL](/services/iul) es para una necesidad duradera y un presupuesto que dure.",
				},
				{
					title: "Si tiene ahorros para la jubilación",
					text: "Primero guarde un fondo de emergencia. Después vea si una [FIA](/services/fia) conviene para la parte que no necesitará durante el plazo de los cargos.",
				},
				{
					title: "Si ninguna le conviene",
					text: "También es una buena respuesta. Un agente debe decirle cuándo buscar otra cosa.",
				},
			],
		},
		{
			id: "before-you-decide",
			title: "Antes de decidir",
			paragraphs: [
				"Pida la ilustración con 0% acreditado, la lista de cargos y los años en que se aplica un cargo por rescate. Nuestras [calculadoras](/calculator) muestran los dos productos con sus supuestos, y el caso de 0% junto a cada resultado.",
				"Toda promesa de cualquiera de los dos contratos depende de la capacidad de pago de la aseguradora. Para información neutral, consulte la [Asociación Nacional de Comisionados de Seguros](https://content.naic.org/consumer), en inglés.",
			],
		},
	],
	callToAction: {
		title: "Converse con un agente",
		text: "Díganos para qué es el dinero y cuándo lo necesita. Es gratis y sin compromiso.",
	},
} satisfies ArticlePageContent;
