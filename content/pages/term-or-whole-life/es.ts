import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Vida a término o vida entera: ¿cuál conviene?",
		description:
			"El seguro a término y el de vida entera, lado a lado: qué se paga, qué puede salir mal, cuándo se puede usar el dinero, qué pasa al morir y para quién no son.",
	},
	title: "A término o de vida entera: por unos años o para siempre",
	lead: "Los dos le pagan a su familia si usted muere. El seguro a término lo hace durante cierto número de años y cuesta menos. El de vida entera no tiene fecha final, acumula un valor en efectivo y cuesta varias veces más por la misma cantidad.",
	sections: [
		{
			id: "side-by-side",
			title: "Lado a lado",
			table: {
				caption: "Comparación entre vida a término y vida entera",
				stacked: true,
				columns: ["Pregunta", "Vida a término", "Vida entera"],
				rows: [
					[
						"Para qué sirve",
						"Los años en que alguien depende de sus ingresos: los hijos, la hipoteca, un préstamo del negocio.",
						"Una necesidad que no termina: los gastos finales, una herencia, alguien que siempre dependerá de usted.",
					],
					[
						"Qué se paga",
						"Una prima fija durante 10, 20 o 30 años.",
						"Una prima fija de por vida, o durante los años que indica la póliza.",
					],
					[
						"Qué puede salir mal",
						"Usted vive más que el plazo. Entonces la cobertura termina, o sigue con una prima mucho más alta.",
						"Deja de pagar en los primeros años. Entonces recibe poco o nada, porque el valor en efectivo crece despacio.",
					],
					[
						"Cuándo puede usar el dinero",
						"No hay valor en efectivo.",
						"Préstamos y retiros del valor en efectivo. Reducen lo que recibe su familia, y los préstamos tienen intereses.",
					],
					[
						"Qué pasa al morir",
						"Sus beneficiarios reciben el monto si usted muere durante el plazo.",
						"Sus beneficiarios reciben el monto, menos los préstamos, sin importar cuándo muera, mientras la póliza siga vigente.",
					],
					[
						"Si quiere cambiarlo después",
						"Muchas pólizas se pueden convertir en un seguro permanente hasta una fecha del contrato.",
						"Muchas veces se puede reducir el monto. Para aumentarlo hace falta una solicitud nueva.",
					],
					[
						"Para quién no es",
						"Quien necesita cobertura sin fecha final.",
						"Quien así compraría muy poca cobertura con su presupuesto, o la necesita solo por unos años.",
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
					title: "¿Cuánto necesitaría su familia?",
					text: "Empiece por el monto. Si su presupuesto solo le permite pagarlo con un seguro de [vida a término](/services/term-life), el monto importa más que el valor en efectivo.",
				},
				{
					title: "¿Por cuánto tiempo?",
					text: "Si la necesidad termina con la hipoteca o cuando los hijos sean adultos, conviene el seguro a término. Si no termina, vea la [vida entera](/services/whole-life).",
				},
				{
					title: "¿Los dos?",
					text: "Algunas familias compran una póliza pequeña de vida entera para los gastos finales y una a término para los años con hijos.",
				},
			],
		},
		{
			id: "before-you-decide",
			title: "Antes de decidir",
			paragraphs: [
				"Use la misma edad y el mismo monto para los dos en nuestra [calculadora](/calculator) y guarde los dos resultados para compararlos. Pregunte hasta cuándo puede convertir la póliza a término, y pida el valor en efectivo de la vida entera en cada uno de los primeros diez años.",
				"Toda promesa de cualquiera de las dos pólizas depende de la capacidad de pago de la aseguradora. Para información neutral, consulte la [Asociación Nacional de Comisionados de Seguros](https://content.naic.org/consumer), en inglés.",
			],
		},
	],
	callToAction: {
		title: "Converse con un agente",
		text: "Díganos quién depende de usted y cuánto puede pagar cada mes. Es gratis y sin compromiso.",
	},
} satisfies ArticlePageContent;
