import type { CaseStudyContent } from "../../schema.ts";

export default {
	meta: {
		title: "Caso de ejemplo de una FIA: calma para parte del ahorro",
		description:
			"Un ejemplo inventado<fiaGrowth> con cuentas reales</fiaGrowth>: una anualidad fija indexada<fiaGrowth> a cuatro tasas</fiaGrowth>, con los cargos y la mala suerte que los anuncios suelen callar.",
	},
	title: "Caso de ejemplo: una anualidad para dinero que puede esperar",
	lead: "Teresa tiene {age} años y le faltan dos para dejar de trabajar. Cuando cayó la bolsa, ya pospuso la fecha una vez. ¿Podría una parte de sus ahorros quedar fuera del alcance de un índice que cae, y a qué tendría que renunciar? <fiaGrowth>Esto es lo que dicen las cifras, y lo que callan.</fiaGrowth>",
	notice:
		"Teresa no es clienta nuestra ni lo fue nunca. <fiaGrowthShown>La inventamos para que las cifras tengan un rostro. Sus resultados son hipotéticos, ninguna aseguradora los ha ofrecido, y los de usted serían distintos.</fiaGrowthShown><fiaGrowthWithheld>La inventamos para este ejemplo.</fiaGrowthWithheld>",
	person: {
		title: "Quién es Teresa",
		paragraphs: [
			"Es maestra en Tampa y piensa jubilarse a los 65. De la venta de la casa de su madre tiene {deposit}. Además guarda {kept} de los que puede disponer cualquier día. Su pensión y el Seguro Social cubrirán los meses normales. Los {deposit} son para más adelante: otro auto, cuidados si los necesita, algo para sus sobrinas.",
			"Cuando la bolsa cae, duerme mal. También sabe que el dinero que no gana nada pierde cada año un poco de su valor. Por eso pregunta cuánto cuesta la calma.",
		],
		facts: [
			{ label: "Edad", value: "{age}" },
			{ label: "Apartado para más adelante", value: "{deposit}" },
			{ label: "A la mano", value: "{kept}" },
			{ label: "Puede esperar", value: "unos {years} años" },
		],
	},
	plan: {
		title: "Qué opciones mira",
		paragraphs: [
			"Una [anualidad fija indexada (FIA)](/services/fia) es un contrato con una aseguradora. Teresa pagaría {deposit} una sola vez. Cada año la aseguradora suma intereses con una fórmula que sigue un índice del mercado, hasta un tope. Cuando el índice baja, la fórmula acredita su piso, comúnmente 0%, y la pérdida del índice no se le traslada. Los retiros, los cargos y las tarifas de cláusulas adicionales sí se descuentan.",
			"La compara con dos alternativas: dejar el dinero donde está, y una anualidad fija con una tasa declarada de antemano. Y pide primero contratos sin cláusula de ingresos, porque todavía no necesita un ingreso de este dinero.",
		],
	},
	figures: {
		claim: "fiaGrowth",
		title: "Cómo podrían verse {years} años",
		intro:
			"Cuatro tasas constantes, para que se vea bien la diferencia entre ellas. Los contratos reales acreditan otra tasa cada año, y **cualquiera de esos años puede ser de 0%**.",
		assumptions: [
			"Se pagan {deposit} el primer día. No se agrega ni se retira nada durante {years} años.",
			"El interés se suma una vez al año, siempre a la misma tasa. Son las tasas de nuestra calculadora; ninguna aseguradora las ha prometido.",
			"No se descuentan cargos por retiro, tarifas de cláusulas adicionales, ajustes al valor de mercado ni impuestos.",
		],
		caption: "Valor hipotético del contrato después de {years} años, antes de tarifas e impuestos",
		lines: [
			{ id: "zero", label: "{rateZero} cada año" },
			{ id: "low", label: "{rateLow} cada año" },
			{ id: "fixed", label: "{rateFixed} cada año" },
			{ id: "high", label: "{rateHigh} cada año" },
		],
		note: "Cifras hipotéticas; no son una ilustración de contrato ni una promesa. Si los precios suben {inflation} al año, dentro de {years} años {deposit} comprarán lo que hoy compran {buyingPower}. En la línea de {rateZero}, eso es lo que Teresa tendría en realidad.",
	},
	wrong: {
		title: "Qué puede salir mal",
		intro:
			"<fiaGrowth>Estas cifras están junto a las alentadoras porque ese es su lugar.</fiaGrowth> Los porcentajes son ejemplos; cada contrato tiene su propia tabla.",
		items: [
			{
				title: "Necesita el dinero antes",
				text: "Un techo nuevo cuesta {roof} en el segundo año. Supongamos que su contrato le permite sacar {freeShare} al año sin cargo; aquí, {free}. Sobre el resto, un cargo de {chargeRate} se lleva {charge}. A eso puede sumarse el impuesto sobre la ganancia.",
			},
			{
				title: "Agrega una cláusula que no necesita",
				text: "Una cláusula de ingresos de {riderRate} al año cuesta {rider} el primer año, también cuando se acredita 0%. Con {years} años así seguidos, de {deposit} quedarían {afterRider}.",
			},
			{
				title: "Baja el tope",
				text: "La aseguradora vuelve a fijar el tope en cada renovación, dentro de los límites del contrato. Después de un primer año generoso, la misma alza del índice puede acreditarle mucho menos. Los cargos por salir antes se quedan.",
			},
			{
				title: "La aseguradora tiene problemas",
				text: "El contrato depende de la capacidad de la aseguradora emisora para pagar reclamaciones. Teresa consulta sus calificaciones de solidez financiera antes de firmar, y luego todos los años.",
			},
		],
	},
	decision: {
		title: "Qué decide",
		paragraphs: [
			"En este ejemplo Teresa sigue adelante, sin cláusula adicional. Puede hacerlo porque {kept} quedan fuera del contrato y porque sabe en qué año podría necesitar el resto. Su hermana, que tiene una sola suma para todo, habría tenido buenas razones para decir que no.",
			"Durante el período de revisión gratuita lee el contrato una vez más, con la tabla de cargos delante, y anota en su calendario el día en que terminan. Cuántos días tiene depende de su estado y de su edad; su contrato indica el período exacto.",
		],
	},
	questions: {
		title: "Preguntas para llevarle a cualquier agente",
		items: [
			"¿Cuánto es lo máximo que se me puede acreditar este año, y hasta dónde puede bajar el tope después?",
			"¿Cuánto recibiría si saliera a los dos años, y a los cinco?",
			"¿Qué tarifas se descuentan en un año acreditado al 0%?",
			"¿Quién emite el contrato, y qué calificaciones de solidez financiera tiene esa compañía?",
			"¿Cómo le pagan a usted si digo que sí?",
		],
	},
	disclosures: {
		title: "Lea esto, por favor",
		items: [
			"Una anualidad es un contrato de seguro a largo plazo. No es un depósito y no está asegurada por la FDIC ni por ninguna agencia federal. Sus promesas dependen de la capacidad de la aseguradora emisora para pagar reclamaciones.",
			"La ganancia que se retira paga impuestos como ingreso ordinario, por lo general con un impuesto federal adicional del 10% antes de los 59½ años. {agency} no da asesoría legal ni de impuestos.",
			"<licensedStates>{agency} tiene [licencia en {licensedStates} estados](/licensing).</licensedStates> Los contratos, las características y los cargos varían según el estado y la aseguradora. En Nueva York solo reclutamos agentes y no vendemos anualidades. Esta página es informativa; no es una oferta.",
		],
	},
	callToAction: {
		title:
			"<fiaGrowthShown>Ahora, con sus propias cifras</fiaGrowthShown><fiaGrowthWithheld>Ahora, con sus propios planes</fiaGrowthWithheld>",
		text: "<fiaGrowthShown>La calculadora se abre con las cifras de Teresa. Cambie el monto y los años, y mire primero la línea del 0%.</fiaGrowthShown><fiaGrowthWithheld>Cuéntenos qué tiene en mente, y un agente con licencia le trae cotizaciones por escrito de las aseguradoras.</fiaGrowthWithheld> Si prefiere conversarlo, llame al {phone}.",
		action:
			"<fiaGrowthShown>Abrir estas cifras en la calculadora</fiaGrowthShown><fiaGrowthWithheld>Pedir cotizaciones por escrito</fiaGrowthWithheld>",
	},
} satisfies CaseStudyContent;
