import type { CaseStudyContent } from "../../schema.ts";

export default {
	meta: {
		title: "Caso de ejemplo de una IUL: décadas de primas y cargos",
		description:
			"Un ejemplo inventado<iulFiguresShown> con cuentas reales</iulFiguresShown>: una póliza de vida universal indexada durante décadas, <iulFiguresShown>a varias tasas, </iulFiguresShown>con cargos, malas rachas y la alternativa.",
	},
	title: "Caso de ejemplo: un padre joven, una póliza de por vida y una decisión bien pensada",
	lead: "Daniel tiene {age} años y dos hijos pequeños. Un colega le contó que una póliza de vida universal indexada protege a su familia y además acumula valor en efectivo. Las dos cosas le gustaron. Luego preguntó cuánto cuesta, y ahí empieza este ejemplo.",
	notice:
		"Daniel es un personaje ficticio. <iulFiguresShown>Lo inventamos para ponerles rostro a las cifras. Sus resultados son hipotéticos, ninguna aseguradora los ha ofrecido, y los de usted serían distintos.</iulFiguresShown><iulFiguresWithheld>Lo inventamos para este ejemplo.</iulFiguresWithheld>",
	person: {
		title: "Quién es Daniel",
		paragraphs: [
			"Es fisioterapeuta en Orlando y no fuma. Tiene un ingreso estable, seis meses de gastos apartados para emergencias, y aporta al plan de su trabajo lo suficiente para recibir todo lo que agrega su empleador. Después de todo eso podría pagar {monthly} al mes por un seguro, durante mucho tiempo.",
			"Quiere dos cosas a la vez. Si muere joven, su familia debe tener {coverage}. Si llega a viejo, quisiera dejar algo, y contar con un valor en efectivo sobre el cual pedir un préstamo.",
		],
		facts: [
			{ label: "Edad", value: "{age}" },
			{ label: "Podría pagar al mes", value: "{monthly}" },
			{ label: "Durante cuánto tiempo", value: "{years} años" },
			{ label: "Quiere para su familia", value: "{coverage}" },
		],
	},
	plan: {
		title: "Qué opciones considera Daniel",
		paragraphs: [
			"La [vida universal indexada (IUL)](/services/iul) es ante todo un seguro de vida. Una parte de cada prima paga la cobertura y los costos; lo que queda es el valor en efectivo. La aseguradora le acredita intereses con una fórmula que sigue un índice, con un piso, comúnmente 0%, y un tope. Daniel no sería dueño de acciones, y el piso no detiene los cargos mensuales.",
			"Daniel la compara con el [seguro de vida a término](/services/term-life). <termLifeFiguresShown>Según la estimación de nuestra calculadora, {coverage} por {termYears} años le costarían unos {termPremium} al mes.</termLifeFiguresShown> El seguro a término se acaba con su plazo y no tiene valor en efectivo, pero cubre los años en que sus hijos dependen de él.",
		],
	},
	figures: {
		figuresOf: "iul",
		title: "Hasta dónde podrían crecer los pagos, sin cargos y con ellos",
		intro:
			"Las primeras cuatro líneas muestran el crecimiento de los pagos por sí solos, **antes de cualquier cargo de la póliza**. Las dos últimas toman en cuenta los cargos solo a grandes rasgos: como si de cada {monthly} se fueran {charges} en cargos. Los cargos de una póliza real son otros y suben con la edad.",
		assumptions: [
			"Se pagan {monthly} al final de cada mes durante {years} años.",
			"El interés se capitaliza cada mes a la doceava parte de la tasa anual, que nunca cambia. Ninguna aseguradora ha prometido estas tasas.",
			"Las dos últimas líneas cuentan lo que queda de cada pago después de {charges}. No se consideran préstamos ni impuestos.",
		],
		caption: "Crecimiento hipotético después de {years} años",
		lines: [
			{ id: "zero", label: "{rateZero} anual, acreditado cada mes, antes de cargos" },
			{ id: "low", label: "{rateLow} anual, acreditado cada mes, antes de cargos" },
			{ id: "assumed", label: "{rateAssumed} anual, acreditado cada mes, antes de cargos" },
			{ id: "high", label: "{rateHigh} anual, acreditado cada mes, antes de cargos" },
			{ id: "charged", label: "{rateAssumed} anual, acreditado cada mes, con {charges} de cargos al mes" },
			{ id: "chargedZero", label: "{rateZero} anual, acreditado cada mes, con {charges} de cargos al mes" },
		],
		note: "Es un crecimiento hipotético de los aportes, no una ilustración de póliza ni una promesa. Las tasas acreditadas cambian cada año y pueden ser 0% en varios. Con el mismo {rateAssumed}, el cálculo aproximado de los cargos baja la cifra de {atAssumed} a {assumedAfterCharges}. Solo la ilustración de la propia aseguradora muestra los valores de una póliza concreta.",
	},
	wrong: {
		title: "Qué puede salir mal",
		intro:
			"Nada de esto es raro. Todo está escrito en alguna parte de la póliza, y conviene encontrarlo antes de firmar.",
		items: [
			{
				title: "Una mala racha",
				text: "En un año en que se acredita 0%, los cargos se descuentan igual<iulFiguresShown>: {chargesOfYear} en nuestro cálculo aproximado</iulFiguresShown>. Después de unos cuantos años así, una póliza reciente vale menos de lo que él aportó.",
			},
			{
				title: "Daniel tiene que dejar de pagar",
				text: "Después de {stopYears} años, Daniel habría pagado {stopPaid}. En ese momento los cargos por rescate pueden llevarse gran parte del valor en efectivo, o todo. Si conserva la póliza sin pagar, los cargos consumen el valor hasta que la póliza caduca.",
			},
			{
				title: "Las condiciones cambian",
				text: "La aseguradora puede bajar el tope y subir el costo del seguro, hasta los límites de la póliza. La ilustración que vio al principio no es una promesa.",
			},
			{
				title: "Un préstamo que no se paga",
				text: "En general los préstamos no están sujetos a impuestos mientras la póliza esté vigente y no sea un contrato dotal modificado (MEC). Pero si los préstamos y los cargos agotan el valor, la póliza caduca: la cobertura termina, y la ganancia puede quedar sujeta a impuestos aunque ya no quede dinero.",
			},
		],
	},
	decision: {
		title: "Qué decide Daniel",
		paragraphs: [
			"En este ejemplo Daniel compra primero un seguro a término, porque los {coverage} para sus hijos no pueden esperar y el seguro a término es la forma menos costosa de tenerlos. Al mismo tiempo pide dos ilustraciones de una IUL, una de ellas al 0%, y se da un año para decidir.",
			"No es la respuesta para todos. Alguien que necesita cobertura de por vida, que puede pagar bastante más que el mínimo durante décadas y que revisa la póliza cada año podría decidir otra cosa. Lo que cuenta es que la decisión se apoye en las páginas que muestran los cargos.",
		],
	},
	questions: {
		title: "Preguntas para hacerle a cualquier agente",
		items: [
			"¿Puedo ver esta ilustración al 0% y a una tasa baja, con todos los cargos?",
			"¿En qué año el valor en efectivo supera por primera vez lo que he pagado?",
			"¿Cuáles son hoy el tope y la tasa de participación, y hasta dónde pueden bajar?",
			"¿Qué pasa si durante tres años pago la mitad de la prima?",
			"¿Cuánto costaría la misma cobertura como seguro a término?",
		],
	},
	disclosures: {
		title: "Lea esto, por favor",
		items: [
			"La IUL es un seguro de vida. Comprar una póliza no es comprar acciones ni un índice. El nombre de un índice y sus resultados pasados no permiten saber qué intereses se acreditarán en el futuro.",
			"Todos los beneficios de la póliza dependen de la capacidad de la aseguradora emisora para pagar reclamaciones. Los préstamos y retiros reducen el valor en efectivo y el beneficio por fallecimiento, y pueden hacer que la póliza caduque. {agency} no da asesoría legal ni de impuestos.",
			"<licensedStates>{agency} tiene [licencia en {licensedStates} {statesNoun}](/licensing).</licensedStates> Los productos, sus características y los requisitos varían según el estado y la aseguradora.",
		],
	},
	callToAction: {
		title:
			"<iulFiguresShown>Ahora, con sus propias cifras</iulFiguresShown><iulFiguresWithheld>Ahora, con sus propios planes</iulFiguresWithheld>",
		text: "<iulFiguresShown>La calculadora se abre con las cifras de Daniel. Cambie el pago, los años y la tasa; después quítele una cuarta parte al pago y vea qué pasa.</iulFiguresShown><iulFiguresWithheld>Cuéntenos qué tiene en mente, y un agente con licencia le conseguirá cotizaciones por escrito de las aseguradoras.</iulFiguresWithheld> Si prefiere conversarlo, llame al {phone}.",
		action:
			"<iulFiguresShown>Abrir estas cifras en la calculadora</iulFiguresShown><iulFiguresWithheld>Pedir cotizaciones por escrito</iulFiguresWithheld>",
	},
} satisfies CaseStudyContent;
