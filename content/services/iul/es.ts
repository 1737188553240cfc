import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Vida universal indexada (IUL): cómo funciona y qué cuesta",
		description:
			"Cómo acredita intereses un seguro de vida universal indexada (IUL), qué hacen los topes, el piso y los cargos, a quién le conviene y cómo puede caducar.",
	},
	title: "Seguro de vida universal indexada (IUL): cómo funciona y cuánto cuesta",
	lead: "La IUL es un seguro de vida permanente con primas flexibles y un valor en efectivo que gana intereses según un índice del mercado. Puede servirle a una familia que aporta con constancia durante décadas. También tiene cargos mensuales, límites al crecimiento y un riesgo real de caducar. Aquí le mostramos las dos caras.",
	whatItIs: {
		title: "Qué es una póliza IUL",
		paragraphs: [
			"La vida universal indexada (IUL) es ante todo un **seguro de vida**. Si usted fallece mientras la póliza está vigente, la aseguradora paga el beneficio por fallecimiento a sus beneficiarios, por lo general libre del impuesto federal sobre la renta. A diferencia del [seguro de vida a término](/services/term-life), no termina en una fecha fija. Dura mientras el valor en efectivo alcance para pagar los cargos de cada mes.",
			"De cada prima, la aseguradora retiene un cargo y pone el resto en la póliza. Cada mes descuenta el costo del seguro y otras tarifas. Lo que queda es el valor en efectivo. A ese valor, la aseguradora le suma intereses con una fórmula que sigue un índice bursátil. Usted no compra acciones, su dinero no está en la bolsa y, en general, los dividendos del índice no cuentan.",
			"Tres términos de la fórmula son los que más pesan. El **tope** es el interés máximo que se le puede acreditar en un período. La **tasa de participación** es la parte del alza del índice que se toma en cuenta. El **piso**, comúnmente 0%, es el mínimo. La aseguradora puede cambiar los topes y las tasas de participación después de la compra, dentro de los límites escritos en la póliza.",
			"El piso le protege solo de las caídas del índice. En un año en que se acredita 0%, los cargos se descuentan igual. Sin nuevas primas, el valor en efectivo baja ese año.",
		],
	},
	fit: {
		title: "A quién le conviene y a quién no",
		forTitle: "La IUL puede convenirle si",
		for: [
			"Necesita un seguro de vida a largo plazo, más allá de los años que cubriría una póliza a término.",
			"Tiene ingresos estables y puede pagar bastante más que la prima mínima durante muchos años.",
			"Ya tiene dinero aparte para emergencias y no necesitará este dinero en los primeros años.",
			"Acepta que los resultados varían y quiere revisar la póliza con nosotros cada año.",
		],
		notForTitle: "Busque otra opción si",
		notFor: [
			"Necesita mucha cobertura por poco dinero ahora. Para eso está el [seguro de vida a término](/services/term-life).",
			"Podría necesitar el dinero en pocos años. Los cargos por rescate podrían llevarse gran parte de ese dinero, o todo.",
			"Quiere una prima fija y una tabla de valores en efectivo escrita en el contrato. Vea el [seguro de vida entera](/services/whole-life).",
			"La prima le deja el presupuesto muy ajustado. Una IUL a la que se le paga muy poco puede caducar.",
		],
	},
	steps: {
		title: "Cómo se prepara una póliza",
		items: [
			{
				title: "Hablamos de lo que usted necesita",
				text: "Le preguntamos quién depende de usted, cuánto gana, cuánto debe, qué tiene ya y por cuánto tiempo podría pagar. Si una póliza más sencilla basta, se lo diremos.",
			},
			{
				title: "Ilustraciones de las aseguradoras",
				text: "Usted recibe la ilustración de póliza que prepara cada aseguradora. Pida verla con una tasa baja y con 0%, además de la tasa intermedia. Repasaremos los topes, los cargos, las condiciones de los préstamos y el año en que terminaría la cobertura si se acreditan pocos intereses.",
			},
			{
				title: "Evaluación de riesgo y revisión gratuita",
				text: "La aseguradora revisa su salud, su historial y sus finanzas. Puede aceptarle, cobrarle más o rechazarle. Cuando llega la póliza, tiene un período de revisión gratuita para leerla y, si quiere, devolverla y recibir un reembolso. Los días dependen de su estado; su póliza indica su período exacto.",
			},
		],
	},
	costs: {
		title: "Lo que cuesta",
		intro:
			"Una IUL cobra cada mes por el seguro que ofrece, en años buenos y en años malos. Busque cada uno de estos puntos en la ilustración y en la póliza.",
		items: [
			{
				title: "Cargo sobre la prima",
				text: "La aseguradora retiene una parte de cada prima antes de que el resto llegue al valor en efectivo.",
			},
			{
				title: "Costo del seguro",
				text: "Se descuenta cada mes para pagar el beneficio por fallecimiento. El precio por cada $1,000 de cobertura sube con la edad y puede volverse pesado en la vejez. La aseguradora puede aumentarlo hasta el máximo que indica la póliza.",
			},
			{
				title: "Tarifas de la póliza y de cláusulas adicionales",
				text: "Una tarifa mensual, a menudo un cargo extra según el monto de cobertura en los primeros años, y el precio de cada cláusula adicional, como los beneficios en vida por una enfermedad grave.",
			},
			{
				title: "Cargos por rescate",
				text: "Si cancela la póliza en los primeros años, la aseguradora se queda con parte del valor en efectivo. El cargo baja año tras año según una tabla de la póliza, que suele abarcar muchos años.",
			},
			{
				title: "Préstamos y caducidad",
				text: "Puede pedir préstamos sobre el valor en efectivo, y los intereses se acumulan. Los préstamos e intereses sin pagar reducen el beneficio por fallecimiento. Si los préstamos y los cargos agotan el valor en efectivo, la póliza caduca: la cobertura termina y la ganancia puede quedar sujeta a impuestos aunque ya no quede dinero.",
			},
			{
				title: "El límite de los aportes",
				text: "Si se aporta demasiado y muy rápido, la póliza se convierte en un contrato dotal modificado (MEC). Entonces, cuando usted pide un préstamo o hace un retiro, primero sale la ganancia, que está sujeta a impuestos y, antes de los 59½ años, por lo general también a un impuesto federal adicional del 10%.",
			},
		],
	},
	example: {
		figuresOf: "iul",
		title: "Ejemplo: $300 al mes por 20 años. Hipotético, no es una ilustración de póliza",
		intro:
			"La tabla muestra a cuánto llegarían los aportes por sí solos con cuatro tasas constantes, **antes de cualquier cargo de la póliza**. Son cuentas sencillas, para mostrar cuánto pesa la tasa. La tabla no muestra lo que valdría una póliza.",
		assumptions: [
			"Se pagan $300 al final de cada mes durante 20 años, $72,000 en total.",
			"El interés se capitaliza cada mes a la doceava parte de la tasa anual, y la tasa nunca cambia.",
			"No se descuenta nada por cargos sobre la prima, costo del seguro, tarifas, préstamos ni impuestos.",
		],
		rows: [
			{ label: "0% anual, acreditado cada mes (hipotético, antes de cargos)", value: "$72,000" },
			{ label: "4% anual, acreditado cada mes (hipotético, antes de cargos)", value: "$110,032" },
			{ label: "6% anual, acreditado cada mes (hipotético, antes de cargos)", value: "$138,612" },
			{ label: "8% anual, acreditado cada mes (hipotético, antes de cargos)", value: "$176,706" },
		],
		note: "Es un crecimiento hipotético de los aportes, no una ilustración de póliza ni una promesa. Las tasas reales cambian cada año y pueden ser 0% varios años. Una póliza real descuenta cargos todos los meses, así que, con la misma tasa, su valor en efectivo sería menor que la cifra mostrada y, en los primeros años, puede ser menor que las primas pagadas. Solo la ilustración de la aseguradora muestra los valores de una póliza concreta. Puede probar otros montos en nuestra [calculadora](/calculator).",
	},
	faqs: {
		title: "Preguntas frecuentes sobre la IUL",
		items: [
			{
				question: "¿Puedo perder dinero en una IUL?",
				answer:
					"Sí. El piso lo protege cuando el índice baja, pero los cargos se descuentan igual. Con poco o ningún interés, el valor en efectivo puede bajar. Si cancela la póliza en los primeros años, puede recibir menos de lo que pagó, o nada.",
			},
			{
				question: "¿Qué pasa si dejo de pagar?",
				answer:
					"Las primas son flexibles, así que la póliza sigue mientras el valor en efectivo cubra los cargos. Las pausas largas agotan el valor en efectivo. Si ese valor baja demasiado, la aseguradora le avisa y empieza un período de gracia. Si usted no paga en ese plazo, la póliza caduca. Una revisión anual le da tiempo para pagar más o reducir la cobertura.",
			},
			{
				question: "¿Se pagan impuestos por los préstamos sobre la póliza?",
				answer:
					"En general no, mientras la póliza siga vigente y no sea un MEC. Si la póliza caduca o usted la rescata con un préstamo pendiente, la ganancia puede quedar sujeta a impuestos como ingreso ordinario. Consulte a un asesor de impuestos antes de pedir un préstamo.",
			},
			{
				question: "¿Tendré que responder preguntas de salud?",
				answer:
					"Sí. Toda solicitud pregunta por su salud, y algunas piden un examen o análisis de laboratorio. Responda todo con exactitud. En los primeros dos años la aseguradora puede impugnar una reclamación si la solicitud contenía una declaración falsa o inexacta sobre un dato importante.",
			},
			{
				question: "¿En qué se diferencia del seguro de vida entera?",
				answer:
					"El [seguro de vida entera](/services/whole-life) tiene una prima fija y una tabla de valores en efectivo en el contrato. La IUL le permite variar la prima, y su valor en efectivo depende de intereses ligados al índice y de cargos que pueden cambiar. Usted asume una parte mayor del riesgo.",
			},
		],
	},
	disclosures: {
		title: "Lea esto, por favor",
		items: [
			"La IUL es un seguro de vida. Comprar una póliza no es comprar acciones ni un índice. El nombre de un índice y sus resultados pasados no permiten saber qué intereses se acreditarán en el futuro.",
			"Todos los beneficios de la póliza dependen de la capacidad de la aseguradora emisora para pagar reclamaciones. Los préstamos y retiros reducen el valor en efectivo y el beneficio por fallecimiento, y pueden hacer que la póliza caduque.",
			"{agency} no da asesoría legal ni de impuestos. Por lo general, la aseguradora paga una comisión al agente, y los cargos del producto la cubren.",
			"<licensedStates>{agency} tiene [licencia en {licensedStates} {statesNoun}](/licensing).</licensedStates> Los productos, sus características y los requisitos varían según el estado y la aseguradora.",
		],
	},
	callToAction: {
		title: "Compare la IUL con las otras opciones",
		text: "Un agente con licencia puede comparar una IUL con el seguro de vida a término y el de vida entera, con sus propios números. La consulta es gratuita y usted decide a su ritmo. Llame al {phone}.",
	},
} satisfies ProductPageContent;
