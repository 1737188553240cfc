import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Seguro de vida entera: prima fija, valor en efectivo, costos",
		description:
			"Cómo el seguro de vida entera mantiene la misma prima, cómo funcionan el valor en efectivo, los dividendos y los préstamos, y su costo frente al seguro a término.",
	},
	title: "Seguro de vida entera: cobertura para toda la vida con prima fija",
	lead: "El seguro de vida entera mantiene la misma prima desde el primer día y paga un beneficio por fallecimiento cuando usted muera, sea cuando sea, siempre que usted pague lo acordado. Acumula valor en efectivo poco a poco. Por la misma cobertura cuesta varias veces más que un seguro a término, así que lo primero es saber si necesita cobertura de por vida.",
	whatItIs: {
		title: "Qué es el seguro de vida entera",
		paragraphs: [
			"Es un seguro de vida permanente. La aseguradora fija la prima según su edad, su salud y la cobertura en el momento de la compra, y esa prima no sube después. Mientras se paguen las primas, la póliza sigue vigente y el beneficio por fallecimiento llega a los beneficiarios que usted nombró, por lo general libre del impuesto federal sobre la renta.",
			"Una parte de cada prima forma el **valor en efectivo**, que sigue una tabla impresa en el contrato. Al principio crece despacio, porque las primeras primas pagan sobre todo el seguro y la puesta en marcha de la póliza. Después de muchos años puede ser una reserva sobre la cual pedir un préstamo.",
			"Algunas pólizas son **participantes**: la aseguradora puede pagar dividendos cuando sus resultados lo permiten. La aseguradora los decide año por año, y pueden bajar o dejar de pagarse. Usted puede recibirlos en efectivo, bajar su prima con ellos o comprar más cobertura. Haga sus planes con la tabla del contrato y tome los dividendos como algo extra que puede no llegar.",
			"Una promesa de por vida depende de una sola compañía durante décadas, así que su solidez financiera importa.",
		],
	},
	fit: {
		title: "A quién le conviene y a quién no",
		forTitle: "El seguro de vida entera puede convenirle si",
		for: [
			"Alguien dependerá de usted mientras usted viva, como un hijo con una discapacidad.",
			"Quiere dejar una suma definida para herederos, impuestos o deudas, sin importar cuándo fallezca.",
			"Prefiere una prima fija y confía en que podrá pagarla durante décadas.",
			"Tiene una casa o un negocio que sus herederos no deberían tener que vender con prisa.",
		],
		notForTitle: "Busque otra opción si",
		notFor: [
			"Su necesidad termina en una fecha conocida, como el último pago de la hipoteca. Vea el [seguro de vida a término](/services/term-life).",
			"La prima le obliga a comprar menos cobertura de la que su familia necesita hoy.",
			"Podría tener que dejar de pagar en pocos años. En ese caso, lo más probable es que reciba menos de lo que pagó.",
			"Solo necesita cubrir un funeral. Puede bastar una póliza más pequeña de [gastos finales](/services/final-expense).",
		],
	},
	steps: {
		title: "Cómo se obtiene una póliza",
		items: [
			{
				title: "Decidir qué cobertura necesita de por vida",
				text: "Separamos las necesidades que terminan, como criar a los hijos, de las que no. Muchas familias cubren las primeras con un seguro a término y solo las segundas con uno de vida entera.",
			},
			{
				title:
					"<carriersCompared>Comparar los contratos</carriersCompared><carriersComparedWithheld>Leer el contrato con nosotros</carriersComparedWithheld>",
				text: "<carriersCompared>Ponemos las aseguradoras lado a lado:</carriersCompared><carriersComparedWithheld>Lo repasamos con usted:</carriersComparedWithheld> prima, tabla de valores en efectivo, interés de los préstamos y calificaciones de solidez financiera. Los dividendos se muestran aparte, para que vea la póliza sin ellos.",
			},
			{
				title: "Evaluación de riesgo y revisión gratuita",
				text: "Usted responde preguntas de salud y le pueden pedir un examen. La aseguradora puede aceptarle, cobrarle más o rechazarle. Cuando llega la póliza, un período de revisión gratuita le permite devolverla y recibir un reembolso. Los días dependen de su estado; su póliza indica su período exacto.",
			},
		],
	},
	costs: {
		title: "Lo que cuesta",
		intro:
			"La prima está a la vista. De estos otros puntos depende cómo resulta una póliza, y todos están escritos en el contrato.",
		items: [
			{
				title: "Una prima alta y fija",
				text: "Desde el comienzo, usted paga más que por un seguro a término. Paga mientras viva o durante un plazo acordado más corto, con una prima mayor. Fumar y los problemas de salud la encarecen.",
			},
			{
				title: "El valor en efectivo crece despacio al inicio",
				text: "En los primeros años puede haber poco o ningún valor en efectivo. Si cancela entonces, lo que reciba después de cualquier cargo por rescate suele ser menos de lo que pagó.",
			},
			{
				title: "Interés de los préstamos",
				text: "Puede pedir préstamos sobre el valor en efectivo a la tasa que fija el contrato. Los intereses se acumulan. Lo que no pague reduce el beneficio por fallecimiento, y un préstamo grande puede poner fin a la póliza y generar impuestos.",
			},
			{
				title: "Primas sin pagar",
				text: "Después de un pago atrasado empieza un período de gracia. Luego la póliza puede caducar, pagar la prima con un préstamo sobre su valor en efectivo o seguir como una póliza menor ya pagada. Pregunte qué se aplicaría a la suya antes de necesitarlo.",
			},
			{
				title: "El límite de los aportes",
				text: "Aportar dinero extra muy rápido convierte la póliza en un contrato dotal modificado (MEC). Entonces, cuando usted pide un préstamo o hace un retiro, primero sale la ganancia, que está sujeta a impuestos y, antes de los 59½ años, por lo general también a un impuesto federal adicional del 10%.",
			},
		],
	},
	example: {
		exampleOf: "whole-life",
		title: "Ejemplo: vida entera a los 35 años, $100,000. Estimación, no cotización",
		intro:
			"Estas cifras salen de nuestra calculadora y son estimaciones generales. Solo la aseguradora fija una prima, después de revisar su solicitud.",
		assumptions: [
			"35 años, {homeState}, vida entera, beneficio por fallecimiento de $100,000, primas pagadas cada mes.",
			"Salud promedio, sin cláusulas adicionales y sin contar dividendos.",
			"El rango va de un {wholeLifeAt35RangePercent}% menos a un {wholeLifeAt35RangePercent}% más que la estimación.",
		],
		rows: [
			{ label: "Vida entera, $100,000, no fumador: prima mensual estimada", value: "{wholeLifeAt35}" },
			{ label: "Rango de esa estimación", value: "de {wholeLifeAt35Low} a {wholeLifeAt35High}" },
			{ label: "Vida entera, $100,000, fumador: prima mensual estimada", value: "{wholeLifeAt35Smoker}" },
			{ label: "Total pagado en 20 años a {wholeLifeAt35} al mes", value: "{wholeLifeAt35Paid}" },
			{
				exampleOf: "term-life",
				label: "Para comparar: vida a término a 20 años, $100,000, no fumador, prima mensual estimada",
				value: "{termBesideWholeLife}",
			},
		],
		note: "Es una estimación, no una cotización ni una ilustración de póliza. Su prima puede ser más alta o más baja, y la aseguradora puede rechazar la solicitud. El seguro a término cuesta menos porque termina con su plazo y no acumula valor en efectivo. Pruebe con su edad y su monto en nuestra [calculadora](/calculator).",
	},
	faqs: {
		title: "Preguntas frecuentes sobre el seguro de vida entera",
		items: [
			{
				question: "¿Por qué cuesta tanto más que el seguro a término?",
				answer:
					"Una póliza a término suele acabar antes de los años en que fallece la mayoría de las personas. El seguro de vida entera está hecho para pagar cuando usted muera, sea cuando sea, y la prima fija también forma el valor en efectivo que lo hace posible.",
			},
			{
				question: "¿Puedo contar con los dividendos?",
				answer:
					"No. Una póliza participante puede pagarlos y puede dejar de pagarlos. Los dividendos pasados no indican los futuros. Compruebe que la póliza le sirve aunque no haya dividendos.",
			},
			{
				question: "¿Cómo funcionan los préstamos sobre la póliza?",
				answer:
					"La aseguradora le presta con el valor en efectivo como respaldo. No revisa su crédito ni fija un calendario de pagos, pero los intereses corren. Si usted fallece sin haberlo pagado, el saldo y sus intereses se restan del beneficio por fallecimiento. En general los préstamos no están sujetos a impuestos mientras la póliza siga vigente y no sea un MEC.",
			},
			{
				question: "¿Y si ya no puedo pagar?",
				answer:
					"Llámenos, o llame a la aseguradora, antes de atrasarse. Según el contrato, puede usar los dividendos, pasar a una póliza menor ya pagada, cambiar a una cobertura a término que acaba en una fecha fija o rescatar la póliza por su valor en efectivo. Cada opción tiene un costo.",
			},
			{
				question: "¿Hay examen médico?",
				answer:
					"Algunas pólizas lo piden y otras no. Todas hacen preguntas de salud, y las respuestas influyen en el precio y en la aceptación. En los primeros dos años la aseguradora puede impugnar una reclamación si la solicitud contenía una declaración falsa o inexacta sobre un dato importante.",
			},
			{
				question: "¿Qué relación tiene con el Infinite Banking Concept® (IBC)?",
				answer:
					"El IBC es un seguro de vida, no un banco: es una forma de usar los préstamos de una póliza de vida entera que recibe aportes extra en los primeros años. Se aplican las primas, los cargos y los riesgos de esta página. [Lea sobre el IBC](/services/ibc) antes de elegirlo.",
			},
		],
	},
	disclosures: {
		title: "Lea esto, por favor",
		items: [
			"El seguro de vida entera es un seguro de vida. El valor en efectivo existe para sostener la cobertura y no es un depósito.",
			"Todos los beneficios de la póliza dependen de la capacidad de la aseguradora emisora para pagar reclamaciones. Los dividendos pueden reducirse o no pagarse. Los préstamos y retiros reducen el valor en efectivo y el beneficio por fallecimiento, y pueden hacer que la póliza caduque.",
			"{agency} no da asesoría legal ni de impuestos. Por lo general, la aseguradora paga una comisión al agente, y la prima la cubre.",
			"<licensedStates>{agency} tiene [licencia en {licensedStates} {statesNoun}](/licensing).</licensedStates> Los productos, sus características y los requisitos varían según el estado y la aseguradora.",
		],
	},
	callToAction: {
		title: "Averigüe cuánta cobertura necesita de por vida",
		text: "Un agente con licencia puede ayudarle a repartir sus necesidades entre el seguro a término y el de vida entera, y mostrarle los dos precios. La consulta es gratuita. Llame al {phone}.",
	},
} satisfies ProductPageContent;
