import type { CalculatorPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Calculadoras de seguro de vida y deudas",
		description:
			"<figuresShown>Estime primas, valor en efectivo, el valor de una anualidad o el fin de una deuda, con todo el cálculo a la vista. Sin costo y sin dar su nombre ni su teléfono.</figuresShown><figuresWithheld>Planifique el fin de una deuda, sume lo que su familia necesitaría y pida a un agente con licencia cotizaciones por escrito.</figuresWithheld>",
	},
	title: "Calculadoras financieras",
	lead: "<figuresShown>Calculadoras que muestran cómo llegan al resultado. Usted ve la cifra, el rango y lo que no incluye, antes de que alguien le pida su nombre.</figuresShown><figuresWithheld>El plan de deudas y la suma de lo que su familia necesitaría muestran cada paso, antes de que alguien le pida su nombre. Para seguros y anualidades, usted indica qué tiene en mente, y un agente con licencia le conseguirá cotizaciones por escrito de las aseguradoras.</figuresWithheld>",
	indexTitle: "¿Qué le gustaría calcular?",
	calculatorTitle:
		"<figuresShown>Elija un servicio y vea su estimación</figuresShown><figuresWithheld>Elija un servicio y díganos qué necesita</figuresWithheld>",
	services: {
		iul: {
			seoText:
				"La vida universal indexada es un seguro de vida cuyo valor en efectivo gana intereses según se mueve un índice del mercado, entre un piso y un tope. <iulFiguresShown>Esta calculadora muestra en cuánto se convierten los aportes mensuales con tres tasas y con el 0%, antes del costo del seguro y de las tarifas.</iulFiguresShown>",
			faqs: [
				{
					figuresOf: "iul",
					question: "¿Por qué hay una línea del 0%?",
					answer:
						"Porque en un año en que el índice baja puede no acreditarse nada. La línea muestra lo que usted aportó, sin ningún crecimiento. Los cargos dejarían el valor real por debajo de esa línea.",
				},
				{
					question: "¿Esto es lo que valdrá mi póliza?",
					answer:
						"No. Es un crecimiento hipotético de los aportes, sin el costo del seguro, las tarifas ni los cargos por rescate. Esos cargos aparecen solo en la ilustración que la aseguradora prepare para usted.",
				},
				{
					figuresOf: "iul",
					question: "¿Qué tasa debo suponer?",
					answer:
						"Nadie conoce la tasa futura. Mire primero la línea más baja: si aun así le conviene, converse con un agente sobre lo demás.",
				},
			],
		},
		fia: {
			seoText:
				"Una anualidad fija indexada es un contrato con una aseguradora: el dinero que usted pone gana intereses a una tasa fija o según un índice. Una caída del índice no reduce el valor del contrato, pero los cargos y las tarifas sí pueden reducirlo. <fiaFiguresShown>Esta calculadora compara una tasa fija del 3% con tasas anuales del 2% al 6%.</fiaFiguresShown>",
			faqs: [
				{
					question: "¿Puedo retirar el dinero en cualquier momento?",
					answer:
						"En parte. La mayoría de los contratos permite retirar una parte cada año sin cargo; retirar más en los primeros años puede tener un cargo por rescate. Guarde en otro lugar el dinero que pueda necesitar pronto.",
				},
				{
					figuresOf: "fia",
					question: "¿Por qué la tasa indexada puede ir del 2% al 6%?",
					answer:
						"Depende del índice, dentro del tope y de la tasa de participación vigentes en el contrato. En cualquier año también se puede acreditar 0%.",
				},
				{
					question: "¿Quién responde por el contrato?",
					answer:
						"La aseguradora que lo emite, con su capacidad para pagar reclamaciones. Una anualidad no es un depósito bancario y no está asegurada por la FDIC.",
				},
			],
		},
		whole_life: {
			seoText:
				"El seguro de vida entera le cubre toda la vida con una prima que no cambia, y acumula valor en efectivo. <wholeLifeFiguresShown>Esta calculadora estima la prima mensual según su edad, el monto y si fuma.</wholeLifeFiguresShown>",
			faqs: [
				{
					question: "¿Por qué cuesta más que el seguro a término?",
					answer:
						"Porque no termina al cabo de un plazo: la aseguradora cuenta con pagar algún día, y una parte de la prima acumula valor en efectivo.",
				},
				{
					question: "¿Sube la prima con la edad?",
					answer:
						"No. Depende de su edad y su salud el día en que comienza la póliza, y no cambia mientras usted la pague.",
				},
				{
					question: "¿Y si dejo de pagar?",
					answer:
						"La póliza puede caducar. Si tiene valor en efectivo, usted puede retirarlo, menos los cargos, o cambiarla por una póliza menor ya pagada.",
				},
			],
		},
		term_life: {
			seoText:
				"El seguro de vida a término paga a sus beneficiarios si usted fallece en un plazo de 10, 20 o 30 años, y suele ser el que menos cuesta por el mismo monto. <termLifeFiguresShown>Esta calculadora estima la prima mensual según su edad, el monto y si fuma.</termLifeFiguresShown>",
			faqs: [
				{
					question: "¿Cuánta cobertura necesito?",
					answer:
						"Una regla práctica común suma sus deudas, diez años de ingresos, la hipoteca y la educación de los hijos. Nuestra [calculadora de necesidades](/calculator#income-needs) hace esa suma con sus propios números.",
				},
				{
					question: "¿Qué pasa cuando termina el plazo?",
					answer:
						"La cobertura termina, o sigue año por año con una prima mucho más alta. Muchas pólizas se pueden convertir antes en un seguro permanente; pregunte por la fecha límite.",
				},
				{
					question: "¿Por qué mi prima real puede ser distinta?",
					answer:
						"Las aseguradoras revisan su salud, la de su familia, su trabajo y cómo maneja. A dos personas de la misma edad les pueden ofrecer primas muy distintas.",
				},
			],
		},
		final_expense: {
			seoText:
				"El seguro de gastos finales es una póliza pequeña de vida entera, pensada para el funeral y las últimas cuentas. <finalExpenseFiguresShown>Esta calculadora parte de lo que cuesta un funeral en su estado y estima la prima mensual de los 50 a los 85 años.</finalExpenseFiguresShown>",
			faqs: [
				{
					claim: "funeralCosts",
					question: "¿Por qué ya hay un monto escrito?",
					answer:
						"Es el 120% de nuestra estimación de un funeral en su estado, redondeado al millar más cercano, con un mínimo de $10,000. Cámbielo por lo que su familia necesitaría.",
				},
				{
					question: "¿Me aceptarán?",
					answer:
						"Muchas pólizas hacen unas pocas preguntas de salud en lugar de un examen. Algunas pagan el monto completo solo después de los primeros dos o tres años; pregunte antes de firmar.",
				},
				{
					question: "¿Quién recibe el dinero?",
					answer: "El beneficiario que usted nombre, que puede usarlo para el funeral o para lo que necesite.",
				},
			],
		},
		debt_plan: {
			seoText:
				"Esta calculadora muestra cuánto dura una deuda con el pago que usted se propone, cuánto cuesta en intereses y qué pasa si paga solo el mínimo, que calculamos como el 2% del saldo, con un mínimo de $25.",
			faqs: [
				{
					question: "¿Por qué el resultado dice “nunca”?",
					answer:
						"Cuando el pago no supera los intereses del mes, la deuda no baja, por mucho tiempo que usted pague. Con un pago más alto, eso cambia.",
				},
				{
					question: "Tengo varias deudas. ¿Cuál pago primero?",
					answer:
						"Si paga primero la de la tasa más alta, paga menos intereses; si paga primero la de menor saldo, el primer logro llega antes. Nuestro [planificador](/calculator#debt-planner) compara ambas formas con sus deudas.",
				},
				{
					question: "¿Ustedes prestan dinero o negocian deudas?",
					answer:
						"No. Le ayudamos a hacer un plan, y vemos si un seguro cabe en él. Si la situación es difícil, un consejero de crédito sin fines de lucro puede ayudarle.",
				},
			],
		},
		ibc: {
			seoText:
				"Con el Infinite Banking Concept® (IBC), usted paga primas altas por una póliza de vida entera y pide préstamos sobre su valor en efectivo. Es un seguro de vida, no un banco. <ibcFiguresShown>Esta calculadora cuenta el 85% de cada aporte, con tasas anuales del 4%, 5% y 6%, y con el 0%.</ibcFiguresShown>",
			faqs: [
				{
					figuresOf: "ibc",
					question: "¿Por qué se cuenta solo el 85%?",
					answer:
						"Suponemos que el otro 15% paga el seguro. La parte que de verdad pasa al valor en efectivo cambia de una póliza a otra y es menor en los primeros años.",
				},
				{
					question: "¿Se sabe de antemano si habrá dividendos?",
					answer:
						"No. Una aseguradora mutual decide sus dividendos cada año. Los dividendos pasados no indican cómo serán los futuros.",
				},
				{
					question: "¿Cuánto cuesta un préstamo sobre la póliza?",
					answer:
						"La aseguradora cobra intereses por el préstamo. Lo que no se paga reduce el beneficio por fallecimiento, y un préstamo que supera el valor en efectivo hace caducar la póliza.",
				},
			],
		},
	},
	disclosures: {
		title: "Lo que estas calculadoras son, y lo que no son",
		items: [
			"Muestran cifras hipotéticas a partir de los números que usted escribe y de reglas sencillas y públicas. No son ilustraciones de póliza, ofertas de seguro, ni asesoría de impuestos o legal.",
			"Las tasas, los dividendos y los intereses acreditados pueden cambiar y pueden ser cero. Los cargos por el seguro, las tarifas y los cargos por rescate reducen el valor en efectivo y no están incluidos.",
			"Los productos y sus características varían según el estado, y no todos están disponibles en cada uno. La aseguradora decide si le asegura y con qué prima.",
			"Lo que escribe aquí se queda en su navegador, a menos que usted pida el informe. Si permite la analítica, solo conocemos rangos amplios, como una edad de 30 a 39 años.",
		],
	},
	callToAction: {
		title: "Repase sus opciones con una persona",
		text: "<figuresShown>Traiga su estimación a una consulta gratuita.</figuresShown><figuresWithheld>Traiga sus preguntas a una consulta gratuita.</figuresWithheld> Un agente con licencia <carriersCompared>comparará con usted cotizaciones reales de varias aseguradoras</carriersCompared><carriersComparedWithheld>revisará con usted una cotización real</carriersComparedWithheld>.",
	},
} satisfies CalculatorPageContent;
