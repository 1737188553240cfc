import type { DiscTestContent } from "../../schema.ts";

export default {
	meta: {
		title: "Prueba de estilo de comunicación (DISC)",
		description:
			"Dieciséis elecciones breves muestran si usted prefiere ir al grano, conversar, avanzar con calma o ver los detalles al decidir sobre dinero.",
	},
	title: "¿Cómo le gusta decidir?",
	lead: "Dieciséis elecciones le dan una idea de su propio estilo, para que una conversación sobre seguros sea a su manera.",
	instructions:
		"En cada grupo, elija la frase que más se parece a usted, aunque se identifique con más de una. Confíe en lo primero que piense. Ninguna respuesta es mejor que otra. Toma unos cuatro minutos.",
	items: [
		{
			D: "En una compra grande, decido rápido y sigo adelante.",
			I: "En una compra grande, lo converso con gente que aprecio.",
			S: "En una compra grande, lo dejo reposar unas noches.",
			C: "En una compra grande, primero comparo los detalles.",
		},
		{
			D: "En un grupo, propongo qué hacer después.",
			I: "En un grupo, pongo en marcha la conversación.",
			S: "En un grupo, ayudo a que todos estén a gusto.",
			C: "En un grupo, escucho bien y recuerdo lo que se dijo.",
		},
		{
			D: "Con un presupuesto, me pongo una meta y voy por ella.",
			I: "Con un presupuesto, busco cómo hacerlo divertido.",
			S: "Con un presupuesto, aparto lo mismo cada mes.",
			C: "Con un presupuesto, sé adónde va cada dólar.",
		},
		{
			D: "Ante un problema, lo enfrento de una vez.",
			I: "Ante un problema, reúno gente e ideas.",
			S: "Ante un problema, mantengo la calma y la transmito.",
			C: "Ante un problema, busco primero la causa.",
		},
		{
			D: "Aprendo probando enseguida.",
			I: "Aprendo haciéndolo con otras personas.",
			S: "Aprendo practicando a mi ritmo.",
			C: "Aprendo leyendo cómo funciona.",
		},
		{
			D: "De un asesor quiero primero la respuesta corta.",
			I: "De un asesor quiero una conversación buena y abierta.",
			S: "De un asesor quiero una relación que dure años.",
			C: "De un asesor quiero las cifras por escrito.",
		},
		{
			D: "Si cambian los planes, tomo las riendas del plan nuevo.",
			I: "Si cambian los planes, les busco el lado bueno.",
			S: "Si cambian los planes, conservo lo que ya funciona.",
			C: "Si cambian los planes, reviso a qué más afecta el cambio.",
		},
		{
			D: "En un desacuerdo, digo con franqueza lo que pienso.",
			I: "En un desacuerdo, busco una salida amistosa.",
			S: "En un desacuerdo, escucho a todos hasta el final.",
			C: "En un desacuerdo, vuelvo a los hechos.",
		},
		{
			D: "Trabajo mejor con una meta y libertad.",
			I: "Trabajo mejor con variedad y buena compañía.",
			S: "Trabajo mejor con un ritmo estable.",
			C: "Trabajo mejor con tiempo para hacerlo bien.",
		},
		{
			D: "Antes de firmar, pregunto qué gano con eso.",
			I: "Antes de firmar, pido que alguien me lo explique.",
			S: "Antes de firmar, pregunto qué significa para mi familia.",
			C: "Antes de firmar, leo la letra pequeña.",
		},
		{
			D: "Si me llega dinero inesperado, lo destino a una meta.",
			I: "Si me llega dinero inesperado, comparto una parte con los míos.",
			S: "Si me llega dinero inesperado, lo guardo por si hace falta.",
			C: "Si me llega dinero inesperado, calculo el uso más sensato.",
		},
		{
			D: "A mis amistades les gusta que yo resuelva las cosas.",
			I: "A mis amistades les gusta que yo levante el ánimo.",
			S: "A mis amistades les gusta poder contar conmigo.",
			C: "A mis amistades les gusta que yo note lo que otros no ven.",
		},
		{
			D: "Llega una cuenta inesperada: la atiendo el mismo día.",
			I: "Llega una cuenta inesperada: llamo a alguien y vemos qué hacer.",
			S: "Llega una cuenta inesperada: ajusto el mes con calma.",
			C: "Llega una cuenta inesperada: reviso cada línea.",
		},
		{
			D: "Para un viaje, elijo el lugar y me pongo en camino.",
			I: "Para un viaje, invito a gente divertida.",
			S: "Para un viaje, vuelvo a lugares que siento como mi casa.",
			C: "Para un viaje, planeo la ruta y las reservas.",
		},
		{
			D: "Cuando explico algo, voy al grano.",
			I: "Cuando explico algo, cuento una historia.",
			S: "Cuando explico algo, voy paso a paso.",
			C: "Cuando explico algo, elijo con cuidado las palabras.",
		},
		{
			D: "Siento orgullo cuando logro algo difícil.",
			I: "Siento orgullo cuando he inspirado a alguien.",
			S: "Siento orgullo cuando he acompañado a alguien.",
			C: "Siento orgullo cuando algo me sale exacto.",
		},
	],
	results: {
		D: {
			name: "Estilo directo (D)",
			summary:
				"A usted le gusta llegar a una decisión. Quiere primero lo principal, pocas opciones claras y libertad para elegir. Las introducciones largas le cansan.",
			strengths: [
				"Usted actúa cuando otros todavía lo están pensando.",
				"Usted hace la pregunta que los demás evitan.",
				"Usted no pierde de vista el resultado.",
			],
			tips: [
				"Pida al agente dos o tres opciones con precio y desventaja, en una sola hoja.",
				"Tómese un día más antes de aceptar algo que le comprometa por años, como un contrato con cargos por rescate.",
				"Use el período de revisión gratuita para leer la póliza, aunque ya haya decidido.",
			],
		},
		I: {
			name: "Estilo sociable (I)",
			summary:
				"Usted piensa mejor conversando. Quiere conocer a la persona que tiene delante y ver cómo encaja una decisión en su vida. Las tablas solas no le dicen mucho.",
			strengths: [
				"Usted reúne a la gente alrededor de una decisión.",
				"Usted ve pronto las posibilidades.",
				"Usted pone en palabras lo que una familia espera.",
			],
			tips: [
				"Pida un ejemplo con una familia como la suya y después pregunte cuánto cuesta la póliza de esa familia.",
				"Antes de terminar la llamada, anote los tres puntos que quiere recordar.",
				"Un agente agradable es un buen comienzo. Aun así, compare el producto con otro.",
			],
		},
		S: {
			name: "Estilo sereno (S)",
			summary:
				"Usted decide pensando en la gente que le rodea. Quiere tiempo, un orden claro y alguien que siga ahí más adelante. Con presión, da un paso atrás.",
			strengths: [
				"Usted sigue adelante cuando otros se rinden.",
				"Usted piensa en todas las personas a las que afecta una decisión.",
				"Usted escucha antes de juzgar.",
			],
			tips: [
				"Diga al agente cuánto tiempo quiere. No tiene que decidir en la primera llamada.",
				"Póngase usted una fecha para decidir, porque las primas dependen de la edad y la salud.",
				"Diga abiertamente lo que le preocupa. Un buen agente sabe recibir un no.",
			],
		},
		C: {
			name: "Estilo cuidadoso (C)",
			summary:
				"Usted quiere entender cómo funcionan las cosas. Busca las fuentes, las cifras exactas y las excepciones. Las promesas vagas le hacen dudar.",
			strengths: [
				"Usted encuentra el error antes de que cueste dinero.",
				"Usted compara cosas que de verdad son comparables.",
				"Usted sabe lo que dicen sus documentos.",
			],
			tips: [
				"Pida la ilustración de la aseguradora y revise la página de los valores mínimos.",
				"Pida la lista de cargos por año y las definiciones que usa el contrato.",
				"Decida de antemano qué tres datos le bastarán para decidir, para saber cuándo dejar de buscar.",
			],
		},
	},
	limits: {
		title: "Lo que esta prueba no es",
		paragraphs: [
			"Esta prueba es un breve autorretrato para conversar mejor. No es una prueba clínica ni de contratación, y dieciséis preguntas no pueden describir a una persona. Casi todos mezclamos dos estilos, y el resultado puede cambiar según el día. La prueba no tiene relación con ninguna editorial que venda este tipo de pruebas.",
			"El resultado no influye en la cobertura, el precio ni la aceptación. Las aseguradoras no lo reciben.",
			"Sus respuestas quedan en su navegador. Solo si usted permite la personalización guardamos los totales de sus elecciones y el estilo que se estima con ellas, con un número aleatorio de visita, para que nuestros agentes le expliquen las cosas como usted prefiere. Usted puede [ver y borrar ese perfil](/privacy#your-profile), y desactivar de nuevo la personalización.",
		],
	},
	callToAction: {
		title: "Una conversación a su manera",
		text: "Cuéntele al agente lo que descubrió aquí, o guárdeselo. La primera llamada es gratis y sin compromiso.",
	},
} satisfies DiscTestContent;
