import type { CaseStudyContent } from "../../schema.ts";

export default {
	meta: {
		title: "Un caso de seguro de vida entera: un hijo con discapacidad",
		description:
			"Una madre inventada, un hijo con discapacidad y una póliza para toda la vida: <wholeLifeFiguresShown>cuánto podría costar, </wholeLifeFiguresShown>qué es más barato y qué pasa si la madre deja de pagar.",
	},
	title: "Caso de ejemplo: cobertura para un hijo que siempre necesitará ayuda",
	lead: "Rosa tiene {age} años. Su hijo Mateo tiene síndrome de Down y necesitará ayuda mucho después de que ella falte. Una póliza que termina en {termYears} años no resuelve su problema, y una que dura toda la vida cuesta varias veces más. <wholeLifeFiguresShown>Hicimos las cuentas pensando en Rosa.</wholeLifeFiguresShown>",
	notice:
		"Rosa y Mateo son personajes ficticios. <wholeLifeFiguresShown>Los inventamos para ponerles rostro a las cifras.</wholeLifeFiguresShown><wholeLifeFiguresWithheld>Los inventamos para este ejemplo.</wholeLifeFiguresWithheld> <wholeLifeFiguresShown>Las primas son estimaciones de nuestra calculadora, ninguna aseguradora las ha ofrecido, y la de usted sería distinta.</wholeLifeFiguresShown>",
	person: {
		title: "Quién es Rosa",
		paragraphs: [
			"Dirige la cocina de una escuela en Houston, alquila su vivienda y no fuma. Su hermana ha aceptado cuidar de Mateo algún día. Rosa quiere que pueda hacerlo sin pasar apuros.",
			"Ha repasado su presupuesto mes por mes. Puede pagar unos {budget}, incluso en un mes malo, pero no más. Quisiera dejarle {coverage} a Mateo, sin importar cuándo muera ella.",
		],
		facts: [
			{ label: "Edad", value: "{age}" },
			{ label: "Edad de Mateo", value: "{childAge}" },
			{ label: "Cobertura que desea", value: "{coverage}" },
			{ label: "Puede pagar al mes", value: "{budget}" },
		],
	},
	plan: {
		title: "Qué opciones considera Rosa",
		paragraphs: [
			"El [seguro de vida entera](/services/whole-life) mantiene la misma prima de por vida y paga cuando Rosa muera, sea cuando sea, siempre que ella pague lo acordado. Acumula valor en efectivo despacio, según una tabla impresa en el contrato. Algunas aseguradoras pueden pagar dividendos; nadie puede contar con ellos.",
			"Un [seguro de vida a término](/services/term-life) por los mismos {coverage} cuesta menos y dura {termYears} años. <termLifeFiguresShown>Según nuestra estimación serían unos {term} al mes.</termLifeFiguresShown> Pero a los {ageAtEnd} años se acabaría. Mateo tendría {childAtEnd} y seguiría necesitando ayuda.",
		],
	},
	figures: {
		figuresOf: "whole-life",
		title: "Cuánto podría costar cada mes",
		intro:
			"Estas primas vienen de nuestra propia calculadora. Son estimaciones, no cotizaciones: solo una aseguradora fija la prima, después de leer la solicitud.",
		assumptions: [
			"{age} años, {coverage} de cobertura, primas pagadas cada mes. No fuma, salvo que la línea diga otra cosa.",
			"Salud promedio, sin cláusulas adicionales y sin contar dividendos.",
			"El rango de la estimación de Rosa va de {low} a {high}. El precio de una aseguradora puede quedar fuera de ese rango.",
		],
		caption: "Prima mensual estimada por {coverage}",
		lines: [
			{ id: "premium", label: "Vida entera, desde los {age} años" },
			{ id: "smoker", label: "Vida entera, desde los {age} años, si fuma" },
			{ id: "later", label: "Vida entera, un año después, desde los {laterAge} años" },
			{ id: "term", label: "Vida a término por {termYears} años, desde los {age} años" },
		],
		note: "Estimaciones, no cotizaciones. El salto de los {age} a los {laterAge} años es tan grande porque nuestra calculadora trabaja con grupos de edad; en una aseguradora la prima sube un poco por cada año de espera. Con la primera prima de la tabla, Rosa pagaría {paidIn20} en 20 años y {paidIn40} en 40. Las cifras no muestran el valor en efectivo, porque eso solo lo muestra la tabla del contrato.",
	},
	wrong: {
		title: "Qué puede salir mal",
		intro:
			"Una promesa para toda la vida solo vale si se paga la prima todos esos años. Esto es lo que hay que revisar.",
		items: [
			{
				title: "Rosa tiene que dejar de pagar a los pocos años",
				text: "<wholeLifeFiguresShown>Después de {stopYears} años habría pagado {stopPaid}.</wholeLifeFiguresShown> El valor en efectivo puede ser todavía poco o nada, y puede haber un cargo por rescate. Lo más probable es que reciba menos de lo que pagó.",
			},
			{
				title: "Muy poca cobertura hoy",
				text: "Si todo el presupuesto se va en cobertura de por vida, a la familia puede no alcanzarle el dinero en los años en que más cuestan el alquiler y la escuela. Un seguro a término junto con una póliza más pequeña de vida entera suele cubrir ambas necesidades.",
			},
			{
				title: "El beneficiario equivocado",
				text: "El dinero que Mateo recibiera directamente podría hacerle perder ayudas como el SSI o Medicaid. Las familias suelen usar un fideicomiso para necesidades especiales. Eso es trabajo de un abogado, antes de nombrar al beneficiario.",
			},
			{
				title: "Los precios siguen subiendo",
				text: "Dentro de cuarenta años {coverage} pagarán menos cuidados que hoy. Rosa piensa revisar el monto cada pocos años, mientras su salud todavía permita un cambio.",
			},
		],
	},
	decision: {
		title: "Qué decide Rosa",
		paragraphs: [
			"En este ejemplo Rosa combina los dos: {mixWhole} de seguro de vida entera para la necesidad que nunca termina, y {coverage} de seguro a término por {termYears} años, mientras Mateo crece. <wholeLifeFiguresShown>Según nuestra estimación, son {mixPremium} al mes en total.</wholeLifeFiguresShown> Con lo que le queda del presupuesto paga al abogado que prepara el fideicomiso.",
			"Rosa firma por lo que puede pagar en un mes malo, porque una póliza le sirve a Mateo solo si está vigente el día en que haga falta. Su hermana sabe el nombre de la compañía y dónde están los papeles.",
		],
	},
	questions: {
		title: "Preguntas para hacerle a cualquier agente",
		items: [
			"¿Cuáles de mis necesidades terminan algún día, y cuáles no terminan nunca?",
			"¿Puedo ver la tabla de valores en efectivo sin dividendos?",
			"¿Qué pasa con la póliza si me atraso en un pago?",
			"¿Quién debe ser el beneficiario, para que mi hijo conserve las ayudas que tiene?",
			"¿Cuánto costaría el mismo monto como seguro a término?",
		],
	},
	disclosures: {
		title: "Lea esto, por favor",
		items: [
			"El seguro de vida entera es un seguro de vida. El valor en efectivo existe para sostener la cobertura y no es un depósito. Los préstamos y retiros lo reducen, y reducen también el beneficio por fallecimiento.",
			"Todos los beneficios de la póliza dependen de la capacidad de la aseguradora emisora para pagar reclamaciones. Los dividendos pueden reducirse o no pagarse. {agency} no da asesoría legal ni de impuestos; para fideicomisos y ayudas públicas hace falta un abogado.",
			"<licensedStates>{agency} tiene [licencia en {licensedStates} {statesNoun}](/licensing).</licensedStates> Los productos, sus características y los requisitos varían según el estado y la aseguradora.",
		],
	},
	callToAction: {
		title:
			"<wholeLifeFiguresShown>Ahora, con sus propias cifras</wholeLifeFiguresShown><wholeLifeFiguresWithheld>Ahora, con sus propios planes</wholeLifeFiguresWithheld>",
		text: "<wholeLifeFiguresShown>La calculadora se abre con las cifras de Rosa. Ponga su edad y el monto que alguien necesitaría si usted faltara, y compárelo con un seguro a término.</wholeLifeFiguresShown><wholeLifeFiguresWithheld>Cuéntenos qué tiene en mente, y un agente con licencia le conseguirá cotizaciones por escrito de las aseguradoras.</wholeLifeFiguresWithheld> Si prefiere conversarlo, llame al {phone}.",
		action:
			"<wholeLifeFiguresShown>Abrir estas cifras en la calculadora</wholeLifeFiguresShown><wholeLifeFiguresWithheld>Pedir cotizaciones por escrito</wholeLifeFiguresWithheld>",
	},
} satisfies CaseStudyContent;
