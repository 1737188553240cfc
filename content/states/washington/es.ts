import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Seguro de gastos finales {inState}: costos y opciones",
		description:
			"Entierro, cremación o reducción orgánica natural {inState}: los costos, cuánta cobertura considerar, sus derechos y el regulador de seguros.",
	},
	title: "Seguro de gastos finales {inState}",
	lead: "{InState} las familias pueden despedirse de sus seres queridos de varias maneras, y los precios son muy distintos. Decida primero qué desea y después el monto. Una póliza pequeña de seguro de vida puede dejarle a su familia el dinero para cumplir sus deseos.",
	sections: [
		{
			id: "washington-costs",
			title: "Cuánto puede costar un funeral {inState}",
			paragraphs: [
				"<funeralCosts>Según nuestra estimación, un funeral promedio con velorio y entierro {inState} cuesta unos {funeralCost}. Es una estimación, no una lista de precios.</funeralCosts> Los precios de la zona de Seattle y los de los pueblos al este de las Cascadas son distintos, y la bóveda, el terreno, la lápida y las flores muchas veces se pagan aparte.",
				"<funeralCosts>Para ese tipo de funeral nuestra [calculadora](/calculator) sugiere {suggestedCoverage}: un {coverageMargin}% más que la estimación (un 20% para el alza de precios, con el total redondeado a los $1,000 más cercanos y nunca menos de $10,000).</funeralCosts> Si piensa en una cremación sencilla, quizás necesite menos.",
			],
		},
		{
			id: "three-choices",
			title: "Primero, elija la forma de despedida",
			layout: "cards",
			items: [
				{
					title: "Entierro",
					text: "Suele ser lo más caro, por el terreno, el ataúd, la bóveda y la lápida. Pregunte por separado al cementerio y a la funeraria.",
				},
				{
					title: "Cremación",
					text: "La eligen muchas familias de aquí. La cremación directa, sin velorio, suele ser lo más sencillo y cuesta mucho menos.",
				},
				{
					title: "Reducción orgánica natural",
					text: "La ley estatal permite convertir el cuerpo en tierra. Pocos proveedores la ofrecen, así que pida un precio y deje sus deseos por escrito.",
				},
			],
		},
		{
			id: "write-it-down",
			title: "Qué dejar por escrito",
			layout: "steps",
			items: [
				{
					title: "Sus deseos",
					text: "Escriba qué desea y dónde, y dele una copia a quien se vaya a encargar de todo. La póliza paga dinero; no hace cumplir sus deseos.",
				},
				{
					title: "El beneficiario",
					text: "{state} es un estado de bienes gananciales. Si tiene cónyuge y quiere nombrar a otra persona, consulte antes a un abogado.",
				},
				{
					title: "Los papeles",
					text: "Anote la aseguradora, el número de la póliza y dónde guarda el documento. Después de un terremoto o un incendio forestal, una foto en el teléfono de un familiar puede ser lo único que quede.",
				},
			],
		},
		{
			id: "washington-rules",
			title: "Sus derechos {inState}",
			layout: "checklist",
			items: [
				{
					title: "Revisión gratuita",
					text: "{freeLook} Su póliza indica su período exacto.",
				},
				{
					title: "El regulador de seguros",
					text: "La Oficina del Comisionado de Seguros ([Office of the Insurance Commissioner](https://insurance.wa.gov)) responde preguntas, recibe quejas y le permite verificar una licencia. No nos respalda a nosotros ni a ningún producto.",
				},
				{
					title: "Los primeros dos años",
					text: "La aseguradora puede revisar su solicitud si el fallecimiento ocurre en ese tiempo. Las pólizas graduales solo devuelven las primas, a menudo con algo de interés, si la causa es una enfermedad.",
				},
				{
					title: "El precio con el tiempo",
					text: "La edad, la salud y el tabaco fijan la prima. Si usted vive muchos años, puede pagar en primas más de lo que paga la póliza. Si la póliza caduca, su familia por lo general no recibe nada.",
				},
			],
		},
	],
	faqs: {
		title: "Preguntas de familias {inState}",
		items: [
			{
				question: "¿Vale la pena una póliza si solo quiero cremación?",
				answer:
					"Quizás no. Si su familia puede pagar una cremación sencilla con lo que usted deja, tal vez no la necesite. Pero cuente también los viajes, una reunión y las últimas cuentas.",
			},
			{
				question: "¿Hay preguntas de salud?",
				answer:
					"Sí, en la mayoría de las pólizas, aunque por lo general no se pide examen médico. La aseguradora puede revisar su historial de recetas y decide si le acepta.",
			},
			{
				question: "¿El dinero puede pagar un funeral en otro país?",
				answer:
					"Sí. El beneficiario puede usarlo en cualquier país. Pregunte al consulado por los documentos y a la aseguradora qué pide si el fallecimiento ocurre en el extranjero.",
			},
			{
				question: "Ustedes están en Florida. ¿Cómo trabajan aquí?",
				answer:
					"Por teléfono o video, a una hora que acordemos con usted (en la hora del Pacífico son tres horas menos que aquí), con un agente<licensedStates> que tiene licencia {inState}</licensedStates>. Vea [nuestras licencias](/licensing) y cómo verificarlas.",
			},
		],
	},
	callToAction: {
		title: "Converse con un agente<licensedStates> con licencia {inState}</licensedStates>",
		text: "Cuéntenos qué desea y le diremos si un seguro es la forma adecuada de pagarlo. La consulta es gratuita. Llame al {phone} o [escríbanos](/#contact).",
	},
} satisfies StatePageContent;
