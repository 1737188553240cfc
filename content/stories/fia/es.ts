import type { CaseStudyContent } from "../../schema.ts";

export default {
	meta: {
		title: "Caso de ejemplo de una FIA: tranquilidad con un precio",
		description:
			"Un ejemplo inventado<fiaFiguresShown> con cuentas reales</fiaFiguresShown>: una anualidad fija indexada<fiaFiguresShown> a cuatro tasas</fiaFiguresShown>, con los cargos y la mala suerte que los anuncios suelen callar.",
	},
	title: "Caso de ejemplo: una anualidad para dinero que puede esperar",
	lead: "Teresa tiene {age} años y le faltan dos para dejar de trabajar. Ya pospuso la fecha una vez, cuando cayó la bolsa. ¿Podría una parte de sus ahorros quedar fuera del alcance de un índice que cae, y a qué tendría que renunciar? <fiaFiguresShown>Esto es lo que dicen las cifras, y lo que no incluyen.</fiaFiguresShown>",
	notice:
		"Teresa es un personaje ficticio. <fiaFiguresShown>La inventamos para ponerles rostro a las cifras. Sus resultados son hipotéticos, ninguna aseguradora los ha ofrecido, y los de usted serían distintos.</fiaFiguresShown><fiaFiguresWithheld>La inventamos para este ejemplo.</fiaFiguresWithheld>",
	person: {
		title: "Quién es Teresa",
		paragraphs: [
			"Es maestra en Tampa y piensa jubilarse a los 65. De la venta de la casa de su madre tiene {deposit}. Además guarda {kept} de los que puede disponer cualquier día. Su pensión y el Seguro Social cubrirán los meses normales. Los {deposit} son para más adelante: otro auto, cuidados si los necesita, algo para sus sobrinas.",
			"Cuando la bolsa cae, duerme mal. También sabe que el dinero que no gana nada pierde cada año un poco de su valor. Por eso pregunta cuánto cuesta la tranquilidad.",
		],
		facts: [
			{ label: "Edad", value: "{age}" },
			{ label: "Apartado para más adelante", value: "{deposit}" },
			{ label: "Disponible hoy", value: "{kept}" },
			{ label: "Puede esperar", value: "unos {years} años" },
		],
	},
	plan: {
		title: "Qué opciones considera Teresa",
		paragraphs: [
			"Una [anualidad fija indexada (FIA)](/services/fia) es un contrato con una aseguradora. Teresa pagaría {deposit} una sola vez. Cada año la aseguradora suma intereses con una fórmula que sigue un índice del mercado, hasta un tope. Cuando el índice baja, la fórmula acredita su piso, comúnmente 0%, y Teresa no asume la pérdida del índice. Los retiros, los cargos y las tarifas de cláusulas adicionales sí se descuentan.",
			"La compara con dos alternativas: dejar el dinero donde está, y una anualidad fija con una tasa declarada de antemano. Y pide primero contratos sin cláusula de ingresos, porque todavía no necesita que este dinero le dé un ingreso.",
		],
	},
	figures: {
		figuresOf: "fia",
		title: "Qué podría pasar en {years} años",
		intro:
			"Mostramos cuatro tasas constantes, para que se vea bien la diferencia entre ellas. Los contratos reales acreditan una tasa distinta cada año, y **en cualquiera de esos años puede ser del 0%**.",
		assumptions: [
			"Se pagan {deposit} el primer día. No se agrega ni se retira nada durante {years} años.",
			"El interés se suma una vez al año, siempre a la misma tasa. Son las tasas de nuestra calculadora; ninguna aseguradora las ha prometido.",
			"No se descuentan cargos por retiro, tarifas de cláusulas adicionales, ajustes por valor de mercado ni impuestos.",
		],
		caption: "Valor hipotético del contrato después de {years} años, antes de tarifas e impuestos",
		lines: [
			{ id: "zero", label: "{rateZero} cada año" },
			{ id: "low", label: "{rateLow} cada año" },
			{ id: "fixed", label: "{rateFixed} cada año" },
			{ id: "high", label: "{rateHigh} cada año" },
		],
		note: "Cifras hipotéticas; no son una ilustración de contrato ni una promesa. Si los precios suben un {inflation} al año, dentro de {years} años {deposit} comprarán lo que hoy compran {buyingPower}. En la línea de {rateZero}, eso es lo que en realidad valdría el dinero de Teresa.",
	},
	wrong: {
		title: "Qué puede salir mal",
		intro:
			"<fiaFiguresShown>Estas cifras deben verse junto a las alentadoras.</fiaFiguresShown> Los porcentajes son ejemplos; cada contrato tiene su propia tabla.",
		items: [
			{
				title: "El dinero hace falta antes",
				text: "Un techo nuevo cuesta {roof} en el segundo año. Supongamos que su contrato le permite sacar {freeShare} al año sin cargo; aquí, {free}. Sobre el resto del costo, un cargo de {chargeRate} se lleva {charge}. A eso puede sumarse el impuesto sobre la ganancia.",
			},
			{
				title: "Una cláusula que no necesita",
				text: "Una cláusula de ingresos de {riderRate} al año cuesta {rider} el primer año, incluso cuando se acredita 0%. Después de {years} años seguidos así, de {deposit} quedarían {afterRider}.",
			},
			{
				title: "El tope baja",
				text: "La aseguradora vuelve a fijar el tope en cada renovación, dentro de los límites del contrato. Después de un primer año generoso, con la misma alza del índice se le puede acreditar mucho menos. Los cargos por retiro anticipado siguen ahí.",
			},
			{
				title: "La aseguradora tiene problemas",
				text: "El contrato depende de la capacidad de la aseguradora emisora para pagar reclamaciones. Teresa consulta las calificaciones de solidez financiera de la aseguradora antes de firmar, y luego todos los años.",
			},
		],
	},
	decision: {
		title: "Qué decide Teresa",
		paragraphs: [
			"En este ejemplo Teresa sigue adelante, sin cláusula adicional. Puede hacerlo porque {kept} quedan fuera del contrato y porque sabe en qué año podría necesitar el resto. Su hermana, que tiene una sola suma para todo, habría tenido buenas razones para decir que no.",
			"Durante el período de revisión gratuita lee el contrato una vez más, con la tabla de cargos delante, y anota en su calendario el día en que terminan los cargos. El número de días depende de su estado y de su edad; su contrato indica el período exacto.",
		],
	},
	questions: {
		title: "Preguntas para hacerle a cualquier agente",
		items: [
			"¿Qué es lo máximo que se me puede acreditar este año, y hasta dónde puede bajar el tope después?",
			"¿Cuánto recibiría si cancelara el contrato a los dos años, y a los cinco?",
			"¿Qué tarifas se descuentan en un año en que se acredita 0%?",
			"¿Quién emite el contrato, y qué calificaciones de solidez financiera tiene esa compañía?",
			"¿Cómo le pagan a usted si digo que sí?",
		],
	},
	disclosures: {
		title: "Lea esto, por favor",
		items: [
			"Una anualidad es un contrato de seguro a largo plazo. No es un depósito y no está asegurada por la FDIC ni por ninguna agencia federal.",
			"La ganancia que se retira está sujeta a impuestos como ingreso ordinario, por lo general con un impuesto federal adicional del 10% antes de los 59½ años. {agency} no da asesoría legal ni de impuestos.",
			"<licensedStates>{agency} tiene [licencia en {licensedStates} {statesNoun}](/licensing).</licensedStates> Los contratos, sus características y los cargos varían según el estado y la aseguradora.",
		],
	},
	callToAction: {
		title:
			"<fiaFiguresShown>Ahora, con sus propias cifras</fiaFiguresShown><fiaFiguresWithheld>Ahora, con sus propios planes</fiaFiguresWithheld>",
		text: "<fiaFiguresShown>La calculadora se abre con las cifras de Teresa. Cambie el monto y los años, y mire primero la línea del 0%.</fiaFiguresShown><fiaFiguresWithheld>Cuéntenos qué tiene en mente, y un agente con licencia le conseguirá cotizaciones por escrito de las aseguradoras.</fiaFiguresWithheld> Si prefiere conversarlo, llame al {phone}.",
		action:
			"<fiaFiguresShown>Abrir estas cifras en la calculadora</fiaFiguresShown><fiaFiguresWithheld>Pedir cotizaciones por escrito</fiaFiguresWithheld>",
	},
} satisfies CaseStudyContent;
