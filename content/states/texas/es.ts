import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Seguro de gastos finales {inState}: de 50 a 85 años",
		description:
			"Seguro de gastos finales {inState}: el costo de un funeral, solicitudes hasta los 85 años, sus derechos y funerales fuera del país.",
	},
	title: "Seguro de gastos finales {inState}",
	lead: "{state} es grande, y las familias están repartidas por el estado y muchas veces al otro lado de la frontera. Una póliza pequeña de seguro de vida puede pagar el funeral y también los viajes. Esto es lo que conviene saber antes de solicitarla.",
	sections: [
		{
			id: "texas-costs",
			title: "Cuánto puede costar un funeral {inState}",
			paragraphs: [
				"<funeralCosts>Estimamos que un funeral promedio con velorio y entierro {inState} cuesta unos {funeralCost}. Es una estimación, no una lista de precios; en las ciudades grandes y en los pueblos los precios son distintos, y la cremación directa suele costar mucho menos.</funeralCosts> La bóveda, el terreno, la lápida y las flores muchas veces se pagan aparte.",
				"<funeralCosts>Nuestra [calculadora](/calculator) empieza en {suggestedCoverage}. Es un {coverageMargin}% más que la estimación: con un 20% para el alza de precios daría menos, pero $10,000 es el monto más pequeño con que trabaja la calculadora.</funeralCosts> Si le basta un monto menor, pregúntenos qué aseguradoras lo ofrecen.",
			],
		},
		{
			id: "distance-and-border",
			title: "Grandes distancias y la frontera",
			layout: "cards",
			items: [
				{
					title: "Familia en otra ciudad",
					text: "El hotel, la gasolina y los días sin sueldo pueden pesar tanto como la cuenta del funeral. El beneficio por fallecimiento puede usarse para eso.",
				},
				{
					title: "Un entierro en México o más lejos",
					text: "El beneficiario puede usar el dinero en otro país. Pregunte a la funeraria y al consulado por los documentos y el traslado, y elija el monto después.",
				},
				{
					claim: "spokenLanguages",
					title: "En su propio idioma",
					text: "Le explicaremos la póliza en español antes de que firme. La póliza suele estar escrita en inglés, así que pregúntenos por cada página que no quede clara.",
				},
			],
		},
		{
			id: "age-and-health",
			title: "Edad y salud",
			paragraphs: [
				"{InState} podemos ayudarle con solicitudes hasta los 85 años. Cada aseguradora fija su límite, y en muchas es más bajo. La prima se basa en su edad al comenzar la póliza, así que un cumpleaños puede cambiarla.",
				"Por lo general no se pide examen médico, pero sí se hacen preguntas de salud y se puede revisar el historial de recetas. Con enfermedades serias quizás le ofrezcan una póliza gradual: si la muerte es por enfermedad en los primeros dos años, devuelve las primas, a menudo con algo de interés, y después de ese tiempo paga el monto completo.",
			],
		},
		{
			id: "texas-rules",
			title: "Sus derechos {inState}",
			layout: "checklist",
			items: [
				{
					title: "Revisión gratuita",
					text: "{freeLook} Su póliza indica su período exacto.",
				},
				{
					title: "Dónde quejarse o verificar una licencia",
					text: "El Departamento de Seguros ([Texas Department of Insurance](https://tdi.texas.gov)) supervisa a las aseguradoras y a los agentes. No nos respalda a nosotros ni a ningún producto.",
				},
				{
					title: "Quién recibe el dinero",
					text: "{state} es un estado de bienes gananciales. Si tiene cónyuge y quiere nombrar a otra persona, consulte antes a un abogado.",
				},
				{
					title: "Reemplazar una póliza",
					text: "Conserve la anterior hasta que la nueva esté vigente. Una póliza nueva abre otro período de impugnación de dos años, y su precio se basa en su edad actual.",
				},
			],
		},
	],
	faqs: {
		title: "Preguntas de familias {inState}",
		items: [
			{
				question: "¿Es lo mismo que un funeral prepagado?",
				answer:
					"No. Un contrato prepagado compra servicios de un proveedor determinado. Esto es un seguro de vida: el dinero va a su beneficiario, que puede usar cualquier funeraria. Compare los dos si ya sabe exactamente lo que quiere.",
			},
			{
				question: "¿Cuánto cuesta a mi edad?",
				answer:
					"<finalExpenseFiguresShown>Use la calculadora para una cifra aproximada o vea el [ejemplo a los 60 años](/services/final-expense). </finalExpenseFiguresShown><finalExpenseFiguresWithheld>Un agente con licencia puede conseguirle una cotización para su edad. </finalExpenseFiguresWithheld>Los fumadores pagan más. La aseguradora fija la prima real después de leer sus respuestas.",
			},
			{
				question: "¿Uno de mis hijos puede pagar la prima?",
				answer:
					"Sí, es común. Su hijo o hija puede pagar, pero usted debe aceptar la póliza y responder personalmente las preguntas de salud. Decidan juntos quién es el dueño y quién el beneficiario.",
			},
			{
				question: "¿Y si dejo de pagar?",
				answer:
					"Después de un período de gracia la póliza caduca, salvo que su valor en efectivo alcance para mantener una cobertura menor. Si usted vive muchos años, puede pagar más de lo que la póliza entrega, así que elija una prima que pueda seguir pagando.",
			},
		],
	},
	callToAction: {
		title: "Pregunte a un agente<licensedStates> con licencia {inState}</licensedStates>",
		text: "Por teléfono o video<spokenLanguages>, en español, inglés, portugués o criollo haitiano</spokenLanguages>. La consulta es gratuita. Llame al {phone} o [escríbanos](/#contact).",
	},
} satisfies StatePageContent;
