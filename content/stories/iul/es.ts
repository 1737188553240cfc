import type { CaseStudyContent } from "../../schema.ts";

export default {
	meta: {
		title: "Caso de ejemplo de una IUL: décadas de primas y cargos",
		description:
			"Un ejemplo inventado<iulGrowth> con cuentas reales</iulGrowth>: una vida universal indexada pagada durante décadas, <iulGrowth>a varias tasas, </iulGrowth>con cargos, malas rachas y la alternativa.",
	},
	title: "Caso de ejemplo: un padre joven, una póliza larga y una segunda mirada",
	lead: "Daniel tiene {age} años y dos hijos pequeños. Un colega le contó que una póliza de vida universal indexada protege a su familia y además forma un valor en efectivo. Le gustaron las dos mitades de la frase. Luego preguntó cuánto cuesta, y ahí empieza este ejemplo.",
	notice:
		"Daniel no es cliente nuestro ni lo fue nunca. <iulGrowthShown>Lo inventamos para que las cifras tengan un rostro. Sus resultados son hipotéticos, ninguna aseguradora los ha ofrecido, y los de usted serían distintos.</iulGrowthShown><iulGrowthWithheld>Lo inventamos para este ejemplo.</iulGrowthWithheld>",
	person: {
		title: "Quién es Daniel",
		paragraphs: [
			"Es fisioterapeuta en Orlando y no fuma. Tiene un ingreso estable, dinero apartado para seis meses de emergencias, y usa el plan de su trabajo hasta donde su empleador aporta. Después de todo eso podría pagar {monthly} al mes por un seguro, durante mucho tiempo.",
			"En su cabeza se mezclan dos deseos. Si muere joven, su familia debe tener {coverage}. Si llega a viejo, quisiera dejar algo, y contar con un valor en efectivo sobre el cual pedir un préstamo.",
		],
		facts: [
			{ label: "Edad", value: "{age}" },
			{ label: "Podría pagar al mes", value: "{monthly}" },
			{ label: "Durante cuánto tiempo", value: "{years} años" },
			{ label: "Quiere para su familia", value: "{coverage}" },
		],
	},
	plan: {
		title: "Qué opciones mira",
		paragraphs: [
			"La [vida universal indexada (IUL)](/services/iul) es ante todo un seguro de vida. Una parte de cada prima paga la cobertura y los costos; lo que queda es el valor en efectivo. La aseguradora le acredita intereses con una fórmula que sigue un índice, con un piso, comúnmente 0%, y un tope. Daniel no sería dueño de acciones, y el piso no detiene los cargos mensuales.",
			"Al lado pone el [seguro de vida a término](/services/term-life). <termLifePremiums>Según la estimación de nuestra calculadora, {coverage} por {termYears} años le costarían unos {termPremium} al mes.</termLifePremiums> Termina con su plazo y no tiene valor en efectivo, pero cubre los años en que sus hijos lo necesitan.",
		],
	},
	figures: {
		claim: "iulGrowth",
		title: "Hasta dónde podrían crecer los pagos, sin cargos y con ellos",
		intro:
			"Las primeras cuatro líneas muestran el crecimiento de los pagos por sí solos, **antes de cualquier cargo de la póliza**. Las dos últimas toman en cuenta los cargos de la manera más gruesa: como si de cada {monthly} se fueran {charges}. Los cargos de una póliza real son otros y suben con la edad.",
		assumptions: [
			"Se pagan {monthly} al final de cada mes durante {years} años.",
			"El interés se compone cada mes a la doceava parte de la tasa anual, que nunca cambia. Ninguna aseguradora ha prometido estas tasas.",
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
		note: "Es un crecimiento hipotético de los aportes, no una ilustración de póliza ni una promesa. Las tasas acreditadas cambian cada año y pueden ser 0% en varios. Con el mismo {rateAssumed}, el cálculo grueso de los cargos lleva la cifra de {atAssumed} a {assumedAfterCharges}. Solo la ilustración de la propia aseguradora muestra los valores de una póliza concreta.",
	},
	wrong: {
		title: "Qué puede salir mal",
		intro:
			"Nada de esto es raro. Todo está escrito en alguna parte de la póliza, y conviene encontrarlo antes de firmar.",
		items: [
			{
				title: "Una mala racha",
				text: "En un año acreditado al 0% los cargos se descuentan igual<iulGrowth>: {chargesOfYear} en nuestro cálculo grueso</iulGrowth>. Después de unos cuantos años así, una póliza joven tiene menos de lo que se le aportó.",
			},
			{
				title: "Tiene que dejar de pagar",
				text: "A los {stopYears} años Daniel ha pagado {stopPaid}. En ese momento los cargos por rescate pueden llevarse gran parte del valor en efectivo, o todo. Si conserva la póliza sin pagar, los cargos consumen el valor hasta que caduca.",
			},
			{
				title: "Cambian las condiciones",
				text: "La aseguradora puede bajar el tope y subir el costo del seguro, hasta los límites de la póliza. La ilustración que vio al principio no es una tabla que alguien esté obligado a cumplir.",
			},
			{
				title: "Un préstamo que no se devuelve",
				text: "En general los préstamos no pagan impuestos mientras la póliza esté vigente y no sea un contrato dotal modificado (MEC). Pero si los préstamos y los cargos agotan el valor, la póliza caduca: la cobertura termina, y la ganancia puede pagar impuestos aunque ya no quede dinero.",
			},
		],
	},
	decision: {
		title: "Qué decide",
		paragraphs: [
			"En este ejemplo Daniel compra primero un seguro a término, porque los {coverage} para sus hijos no pueden esperar y así cuestan menos. Al mismo tiempo pide dos ilustraciones de una IUL, una de ellas al 0%, y se da un año para decidir.",
			"No es la respuesta para todos. Quien necesita cobertura de por vida, puede pagar bastante más que el mínimo durante décadas y revisa la póliza cada año podría decidir otra cosa. Lo que cuenta es que la decisión se apoye en las páginas que muestran los cargos.",
		],
	},
	questions: {
		title: "Preguntas para llevarle a cualquier agente",
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
			"<licensedStates>{agency} tiene [licencia en {licensedStates} estados](/licensing).</licensedStates> Los productos, las condiciones y los requisitos varían según el estado y la aseguradora. En Nueva York solo reclutamos agentes y no vendemos seguros. Esta página es informativa; no es una oferta.",
		],
	},
	callToAction: {
		title:
			"<iulGrowthShown>Ahora, con sus propias cifras</iulGrowthShown><iulGrowthWithheld>Ahora, con sus propios planes</iulGrowthWithheld>",
		text: "<iulGrowthShown>La calculadora se abre con las cifras de Daniel. Cambie el pago, los años y la tasa; después quítele una cuarta parte al pago y vuelva a mirar.</iulGrowthShown><iulGrowthWithheld>Cuéntenos qué tiene en mente, y un agente con licencia le trae cotizaciones por escrito de las aseguradoras.</iulGrowthWithheld> Si prefiere conversarlo, llame al {phone}.",
		action:
			"<iulGrowthShown>Abrir estas cifras en la calculadora</iulGrowthShown><iulGrowthWithheld>Pedir cotizaciones por escrito</iulGrowthWithheld>",
	},
} satisfies CaseStudyContent;
