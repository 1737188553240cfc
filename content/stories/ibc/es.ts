import type { CaseStudyContent } from "../../schema.ts";

export default {
	meta: {
		title: "Caso de ejemplo de IBC: ¿préstamo de la póliza o esperar?",
		description:
			"Una pareja inventada sopesa el Infinite Banking Concept®: cuánto cuesta un préstamo sobre la póliza<ibcFiguresShown>, qué valor podría tener la póliza</ibcFiguresShown> y por qué por ahora esperan.",
	},
	title: "Caso de ejemplo: el Infinite Banking Concept® (IBC) y un segundo camión",
	lead: "Joseph y Mirlande podan palmeras y cortan césped en Fort Lauderdale. Oyeron que podrían pedir un préstamo sobre una póliza de seguro de vida para comprar su próximo camión. Es un seguro de vida, no un banco, y los préstamos tienen su precio. Así que se sentaron a hacer cuentas.",
	notice:
		"Joseph y Mirlande son personajes ficticios. <ibcFiguresShown>Los inventamos para ponerles rostro a las cifras. Los resultados son hipotéticos, ninguna aseguradora los ha ofrecido, y los de usted serían distintos.</ibcFiguresShown><ibcFiguresWithheld>Los inventamos para este ejemplo.</ibcFiguresWithheld>",
	person: {
		title: "Quiénes son",
		paragraphs: [
			"Su negocio gana lo suficiente casi todos los meses, y guardan algo de efectivo para la temporada baja. Tienen dos hijos en la escuela, un camión que ha conocido tiempos mejores y {card} en una tarjeta de crédito al {cardRate}.",
			"En unos años necesitarán un segundo camión, de unos {loan}. Les gusta la idea de pedir prestado sobre algo propio. Podrían destinar a eso {monthly} al mes, durante mucho tiempo.",
		],
		facts: [
			{ label: "Edad de Joseph", value: "{age}" },
			{ label: "Podrían pagar al mes", value: "{monthly}" },
			{ label: "El camión", value: "unos {loan}" },
			{ label: "En la tarjeta de crédito", value: "{card} al {cardRate}" },
		],
	},
	plan: {
		title: "Qué opciones consideran",
		paragraphs: [
			"Detrás del [IBC (Infinite Banking Concept®)](/services/ibc) hay un seguro de vida entera, con pagos por encima de la prima base. Cuando se ha formado valor en efectivo, la aseguradora presta sobre él. No hay revisión de crédito. Sí hay intereses, y son para la aseguradora.",
			"Como muchos, preguntaron primero cuánto costaría un préstamo. Pero antes hay que preguntar cuánto valor tiene la póliza en sus primeros años, porque la aseguradora no puede prestar más que eso.",
		],
	},
	figures: {
		figuresOf: "ibc",
		title: "Qué valor podría tener la póliza",
		intro:
			"La tabla muestra un valor hipotético después de {years} años a cuatro tasas constantes. De cada pago se cuenta el {counted}. El resto representa todos los costos, que **en una póliza real pesan más al principio**.",
		assumptions: [
			"Se pagan {monthly} al final de cada mes durante {years} años. No se toman préstamos.",
			"De cada pago se cuenta el {counted}, como en nuestra calculadora; en una póliza real puede ser más o menos.",
			"Cada mes se aplica la tasa anual dividida entre 12, y la tasa nunca cambia. La aseguradora decide los dividendos cada año; puede haber menos, o ninguno.",
		],
		caption: "Valor hipotético después de {years} años",
		lines: [
			{ id: "zero", label: "{rateZero} anual, acreditado cada mes" },
			{ id: "low", label: "{rateLow} anual, acreditado cada mes" },
			{ id: "assumed", label: "{rateAssumed} anual, acreditado cada mes" },
			{ id: "high", label: "{rateHigh} anual, acreditado cada mes" },
		],
		note: "Hipotético; no es una ilustración de póliza ni una promesa. Al {rateZero}, el valor termina {missing} por debajo de los {paid} pagados. Al {rateAssumed} supera los pagos por primera vez en el año {yearAhead}; al {rateLow}, en el año {yearAheadLow}. Una póliza real suele tardar más, porque sus costos vienen al principio.",
	},
	wrong: {
		title: "Qué puede salir mal",
		intro: "Casi todas las decepciones vienen de lo que no se dijo al principio. Por eso lo decimos aquí.",
		items: [
			{
				title: "Demasiado pronto para el camión",
				text: "Después de {earlyYears} años habrían pagado {earlyPaid}<ibcFiguresShown>, y aun al {rateAssumed} nuestra calculadora muestra {earlyValue}</ibcFiguresShown>. Una póliza real suele tener mucho menos para entonces. Con eso no les podrían prestar {loan}.",
			},
			{
				title: "Un préstamo que nadie les exige pagar",
				text: "Si no se paga nada, un préstamo de {loan} al {loanRate} anual crece hasta {owed} en {loanYears} años. Los {loanInterest} de intereses son para la aseguradora, y todo lo que se debe se resta del beneficio por fallecimiento.",
			},
			{
				title: "La póliza caduca y llegan los impuestos",
				text: "Si los préstamos y sus intereses superan el valor en efectivo, la póliza caduca. La cobertura termina, y la ganancia se vuelve ingreso gravable aunque ese día no reciban dinero.",
			},
			{
				title: "Mientras tanto, la tarjeta",
				text: "Mientras pagan una póliza, la tarjeta les cuesta {cardRate} al año. Con los mismos {monthly} al mes queda pagada en {cardMonths} meses, con {cardInterest} de intereses. Ninguna de las pólizas que les mostraron acredita ni de lejos lo que cobra la tarjeta.",
			},
		],
	},
	decision: {
		title: "Qué deciden",
		paragraphs: [
			"En este ejemplo esperan. Los {monthly} al mes van primero a la tarjeta y después a juntar dinero para el camión. Mientras tanto compran un [seguro de vida a término](/services/term-life) para los dos, porque ni el negocio ni los hijos podrían salir adelante si uno de los dos faltara.",
			"Dentro de dos años piensan volver a estudiar la idea, con la ilustración de la propia aseguradora y leyendo las columnas sin dividendos. Una pareja sin deuda de tarjeta, con un ingreso estable y necesidad de un seguro para toda la vida, quizás habría dicho que sí hoy.",
		],
	},
	questions: {
		title: "Preguntas para hacerle a cualquier agente",
		items: [
			"¿En qué año el valor en efectivo sin dividendos supera por primera vez lo que he pagado?",
			"¿Cuál es la tasa del préstamo, puede cambiar, y cómo afecta un préstamo a mis dividendos?",
			"¿Qué parte de cada pago es prima base y qué parte compra adiciones pagadas?",
			"¿Cómo se evita que la póliza se convierta en un contrato dotal modificado (MEC)?",
			"¿Cómo le pagan a usted si digo que sí?",
		],
	},
	disclosures: {
		title: "Lea esto, por favor",
		items: [
			"{ibcNotice}",
			"IBC es el nombre de un concepto, no de un producto. El producto es un seguro de vida entera emitido por una compañía de seguros; todos los valores y beneficios dependen de su capacidad para pagar reclamaciones.",
			"Las cifras de esta página son hipotéticas y no son una ilustración de póliza. Los préstamos reducen el valor en efectivo y el beneficio por fallecimiento. {agency} no da asesoría legal, de impuestos ni de crédito.",
			"<licensedStates>{agency} tiene [licencia en {licensedStates} {statesNoun}](/licensing).</licensedStates> Los productos, sus características y los requisitos varían según el estado y la aseguradora.",
		],
	},
	callToAction: {
		title:
			"<ibcFiguresShown>Ahora, con sus propias cifras</ibcFiguresShown><ibcFiguresWithheld>Ahora, con sus propios planes</ibcFiguresWithheld>",
		text: "<ibcFiguresShown>La calculadora se abre con las cifras de la pareja. Cambie el pago y los años, y mire primero la línea del 0%.</ibcFiguresShown><ibcFiguresWithheld>Cuéntenos qué tiene en mente, y un agente con licencia le conseguirá cotizaciones por escrito de las aseguradoras.</ibcFiguresWithheld> Si prefiere conversarlo, llame al {phone}.",
		action:
			"<ibcFiguresShown>Abrir estas cifras en la calculadora</ibcFiguresShown><ibcFiguresWithheld>Pedir cotizaciones por escrito</ibcFiguresWithheld>",
	},
} satisfies CaseStudyContent;
