import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-iul-2026-11",
	title: "Cómo leer una ilustración de IUL",
	subtitle: "Las páginas que más importan, las preguntas que dejan abiertas y cinco pruebas que puede pedir",
	intro: [
		"Una póliza de vida universal indexada (IUL) se vende con una ilustración: veinte páginas de cifras o más. Casi todos se fijan en un solo número, el de la última columna, en un futuro muy lejano. Es el menos seguro de todos.",
		"Esta guía le explica las páginas que importan. Téngala junto a una ilustración, la suya o una que le hayan enviado, y márquela al leer.",
	],
	chapters: [
		{
			title: "Qué tiene delante",
			paragraphs: [
				"La IUL es un seguro de vida permanente. Usted paga primas; la aseguradora descuenta cargos cada mes y acredita intereses con una fórmula que sigue un índice del mercado. Usted no compra acciones. La ilustración muestra qué haría la póliza **si** una misma tasa supuesta se acreditara todos los años. La realidad no funciona así.",
			],
		},
		{
			title: "Página por página",
			paragraphs: ["Busque estos cuatro datos y anote el número de página."],
			items: [
				"**Los mínimos del contrato:** lo que valdría la póliza con el menor interés y los mayores cargos que el contrato permite.",
				"**La tasa supuesta:** la única tasa detrás de las cifras grandes. Las reglas limitan qué tan alta puede ser.",
				"**El informe de cargos:** cada cargo, año por año. A menudo no lo incluyen. Puede pedirlo.",
				"**El valor de rescate:** lo que de verdad recibiría si cancelara la póliza en un año determinado.",
			],
		},
		{
			title: "Tope, tasa de participación, piso",
			paragraphs: [
				"El **tope** es lo máximo que se puede acreditar en un período. La **tasa de participación** es la parte del alza del índice que cuenta. El **piso**, comúnmente 0%, es lo mínimo. Un piso de 0% no detiene los cargos: en un año así el valor en efectivo baja, a menos que usted pague más.",
				"La aseguradora fija de nuevo los topes y las tasas de participación. Pregunte cuáles eran hace cinco años para quienes compraron entonces, y hasta dónde permite bajarlos el contrato.",
			],
		},
		{
			title: "Cinco pruebas que pedir",
			paragraphs: ["Un agente puede hacer cada una en minutos. Pida las cinco por escrito."],
			items: [
				"Una tasa supuesta dos puntos más baja.",
				"0% acreditado cada año, con la prima que piensa pagar.",
				"Dejar de pagar primas después de diez años.",
				"El préstamo que tiene en mente, con esa misma tasa más baja.",
				"La misma prima con un beneficio por fallecimiento menor, y una póliza a término al lado.",
			],
		},
		{
			title: "Cómo fracasa una póliza",
			paragraphs: [
				"Una póliza pocas veces fracasa de golpe. Las primas se pagan tarde o son muy bajas, los intereses quedan por debajo de lo previsto y el costo del seguro sube con la edad. El valor en efectivo deja de crecer y luego empieza a bajar. Llega un aviso, después un período de gracia, y la póliza caduca. Si había un préstamo, la ganancia puede quedar sujeta a impuestos aunque no quede efectivo.",
				"Lo que ayuda es sencillo: pagar lo previsto, revisar la póliza una vez al año y actuar pronto. Pagar un poco más o bajar la cobertura puede funcionar en el año 12. En el año 30, casi nunca.",
			],
		},
		{
			title: "Cuando otra cosa conviene más",
			paragraphs: [
				"Si sobre todo necesita un monto grande mientras crecen sus hijos, el seguro a término le da más por su dinero. Si quiere una prima fija y una tabla de valores en el contrato, considere el seguro de vida entera. Si puede necesitar el dinero antes de diez años, déjelo donde pueda usarlo.",
				"La IUL puede servirle a quien necesita cobertura de por vida, tiene ingresos estables y un fondo de emergencia, y le dará seguimiento a la póliza durante décadas.",
			],
		},
	],
	checklist: {
		title: "Antes de firmar",
		items: [
			"Tengo la ilustración completa, con todas sus páginas numeradas.",
			"La he visto con una tasa más baja y con 0%.",
			"Tengo el informe de cargos.",
			"Sé cuánto recibiría después de 5 y 10 años.",
			"Puedo pagar la prima prevista en un año malo.",
			"Sé quién revisará la póliza conmigo cada año.",
		],
	},
	questions: {
		title: "Preguntas para un agente",
		intro: "Si la respuesta es “no se preocupe”, pregunte otra vez.",
		items: [
			"¿Cuáles de estas cifras están en el contrato?",
			"¿Hasta dónde puede bajar el tope, y hasta dónde pueden subir los cargos?",
			"¿En qué año terminaría la cobertura si cada año se acreditara 0%?",
			"¿Cuánto duran los cargos por rescate?",
			"¿Con qué prima se convierte en un contrato dotal modificado (MEC)?",
			"¿Cómo le pagan a usted, y le pagarían menos por un seguro a término?",
		],
	},
	disclosures: {
		title: "Lea esto, por favor",
		items: [
			"Esta guía es información general. No es una oferta, una ilustración de póliza ni asesoría legal o de impuestos. Solo la ilustración de la aseguradora muestra los valores de una póliza concreta.",
			"La IUL es un seguro de vida. Las tasas acreditadas cambian y pueden ser 0%; los cargos se descuentan todos los meses. Los beneficios dependen de la capacidad de la aseguradora emisora para pagar reclamaciones. Los préstamos y retiros reducen el valor en efectivo y el beneficio por fallecimiento, y pueden hacer que la póliza caduque.",
			"<licensedStates>{agency} tiene licencia en {licensedStates} {statesNoun}.</licensedStates> Los productos, sus características y los requisitos varían según el estado y la aseguradora. Su póliza indica su período exacto de revisión gratuita.",
		],
	},
} satisfies GuideContent;
