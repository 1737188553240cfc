import { words } from "../word-patterns.ts";
import { wrongGender } from "./agreement.ts";
import { type Habit, headings } from "./habit.ts";

/** A number, in digits, in words or filled in. */
const number =
	"\\{\\w+\\}|\\d+|una?s?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|veinticuatro|treinta|noventa";

/** Spanish that a reader from Miami takes for a translation, or for another register. */
export default [
	{
		name: "bare third person",
		// The commonest forms that are also a command to tú. Nouns of the same form (firma, reserva, ayuda) are left out.
		pattern:
			/^(?:Recibe|Lee|Ve|Conserva|Conoce|Actúa|Reúne|Sigue|Piensa|Escucha|Encuentra|Compara|Elige|Escoge|Revisa|Llena|Decide|Escribe|Guarda|Trae|Toma|Busca|Pide|Envía|Agrega|Aprende|Baja|Mide|Repasa|Suma|Vuelve|Muestra|Entra|Cancela|Completa|Confirma|Empieza|Comienza|Explica|Presenta|Nombra|Abre|Llama|Calcula|Cuenta|Paga|Responde)(?= \p{Ll})(?! (?:una persona|un agente|la aseguradora|la agencia|el estado|el consulado))/gu,
		// In a table the column says whose.
		at: /^(?!.*rows\.\d+)/,
		instead:
			"It reads as a command to tú. Name the subject: “Usted recibe …”, “La guía explica …”, or begin with “Le enviamos …”.",
		examples: {
			wrong: [
				"Recibe una cotización personal",
				"Lee la póliza y la guarda bien",
				"Ve los contratos lado a lado",
				"Conserva su póliza anterior.",
			],
			right: [
				"Usted recibe una cotización personal",
				"Responde una persona",
				"Paga la aseguradora",
				"Reciba la guía",
				"Vea los contratos",
			],
		},
	},
	{
		name: "bare verb in a heading",
		pattern: /^(?:Hace|Pone|Sabe|Obtiene|Dice|Sale|Viene) (?!falta|años?)/gu,
		at: headings,
		instead: "Name the subject: “Usted pone …”.",
		examples: {
			wrong: ["Hace la pregunta que los demás evitan.", "Pone en palabras lo que espera."],
			right: ["Usted hace la pregunta", "Hace falta una firma"],
		},
	},
	{
		name: "mirar",
		pattern: words(
			"(?!mire primero la (?:línea|página))(?:mir(?:a|an|amos|ar|arán?|e|en|emos|ando|ada|é|ó|aron)|mír[ea](?:lo|la|los|las|nos)|mirar(?:lo|la|los|las))",
		),
		instead: "It copies “look at”. Write revisar, estudiar, ver, considerar, tomar en cuenta.",
		examples: {
			wrong: [
				"Un agente mira sus respuestas.",
				"Las aseguradoras miran su salud.",
				"Vale la pena mirarlo.",
				"una segunda mirada",
			],
			right: ["Un agente revisa sus respuestas.", "Mire primero la página del 0%", "con miras a la jubilación"],
		},
	},
	{
		name: "a nada",
		pattern: words("(?:le )?(?:comprom|oblig)\\p{L}* a nada"),
		instead: "Write “sin compromiso”.",
		examples: { wrong: ["No le cuesta nada ni le compromete a nada."], right: ["Es gratis y sin compromiso."] },
	},
	{
		name: "lo for usted",
		pattern: words(
			"(?:ayudar|llamar|contactar|atender|visitar|guiar|orientar|proteger|acompañar)lo|lo (?:llam|contact|ayud|atend|visit|orient|acompañ)(?:a|an|amos|aremos|e|en|emos|á|arán?)",
		),
		instead: "The pronoun for the reader is le: “ayudarle”, “le llamamos”.",
		examples: {
			wrong: ["Podemos ayudarlo.", "Un agente lo llama mañana."],
			right: ["Podemos ayudarle.", "Un agente le llama mañana."],
		},
	},
	{
		name: "tú",
		pattern: words(
			"tú|tu|tus|tuy[oa]s?|contigo|vosotros|vuestr[oa]s?|os (?:llamamos|ayudamos|enviamos)|puedes|tienes|quieres|necesitas|haz|ten",
		),
		instead: "The reader is usted.",
		examples: {
			wrong: ["Compara tu póliza.", "Si tienes preguntas"],
			right: ["Compare su póliza.", "Si tiene preguntas"],
		},
	},
	{
		name: "masculine reader",
		pattern: words(
			"(?:usted (?:\\p{L}+ ){0,2}|quedar?se |queden? |sigan? |dónde está |dejar |que esté |si está |no está )(?:parado|protegido|obligado|interesado|preparado|listo|casado|tranquilo|confundido|inscrito)|bienvenido",
		),
		instead:
			"Write a form without gender: “con protección”, “no tiene que …”, “si tiene cónyuge”, “le damos la bienvenida”.",
		examples: {
			wrong: [
				"Le muestra dónde está parado.",
				"Quede protegido",
				"Nada, y no está obligado a comprar.",
				"Usted está casado.",
			],
			right: ["Le muestra en qué punto está.", "Nada, y no tiene que comprar.", "Lo que está cubierto"],
		},
	},
	{
		name: "word from Spain",
		pattern: words("ordenador(?:es)?|coche|móvil(?:es)?|puls(?:a|ar|e|ó|ando)|ratón|pinche|coger|conduce"),
		instead: "Write computadora, carro, celular, presione, mouse, haga clic, maneja.",
		examples: {
			wrong: ["Desde su ordenador", "Pulse el botón"],
			right: ["Desde su computadora", "Presione el botón", "números de celular"],
		},
	},
	{
		name: "anglicism",
		pattern: words(
			"aplicar (?:a|para|por) (?:un|una|el|la)|aplicación de seguro|hace sentido|envolucrad[oa]s?|reportar (?:una muerte|el reclamo)|eventualmente|remover (?:su|el|la)",
		),
		instead: "Write solicitar, solicitud, tiene sentido, con el tiempo, quitar.",
		examples: {
			wrong: ["Aplicar para un seguro", "Eso hace sentido."],
			right: ["Solicitar un seguro", "Eso tiene sentido."],
		},
	},
	{
		name: "the insecure dividend",
		pattern: words("dividendos? (?:nunca )?(?:no )?(?:es|son) seguros?|son seguros los dividendos"),
		instead: "On an insurance site it also says “dividends are not insurance”. Write “puede no haber dividendos”.",
		examples: {
			wrong: ["Los dividendos no son seguros.", "¿Son seguros los dividendos?"],
			right: ["Puede no haber dividendos."],
		},
	},
	{
		name: "article and noun disagree",
		pattern: wrongGender({
			articles: [
				"el los un unos del al este estos ese esos nuestro nuestros otro otros ningún algún",
				"la las una unas esta estas esa esas nuestra nuestras otra otras ninguna alguna",
			],
			nouns: [
				"beneficio beneficios cargo cargos seguro seguros plazo plazos informe informes interés contrato contratos tope topes piso pisos margen préstamo préstamos correo correos mensaje mensajes impuesto impuestos funeral funerales",
				"póliza pólizas prima primas cobertura coberturas tasa tasas solicitud solicitudes anualidad anualidades aseguradora aseguradoras estimación estimaciones cotización cotizaciones calculadora deuda deudas hipoteca tarifa tarifas cláusula ilustración licencia licencias",
			],
		}),
		instead: "Make the article agree.",
		examples: {
			wrong: ["el póliza", "las cargos", "del prima"],
			right: ["la póliza", "los cargos", "de la prima", "al seguro"],
		},
	},
	{
		name: "hours",
		pattern: /\d ?[ap]\.?m\.?(?!\p{L})|\d [ap]\. m\./giu,
		instead: "Write “8 a. m.” with no-break spaces before and within.",
		examples: { wrong: ["a las 8 a.m.", "a las 8am", "a las 8 a. m."], right: ["a las 8\u00a0a.\u00a0m."] },
	},
	{
		name: "European numbers",
		pattern: /\$\d{1,3}(?:\.\d{3})+(?!\d)|(?<!\d)\d{1,3},\d{1,2} ?%|\$ \d/gu,
		instead: "Numbers and money are as in English: $1,234.50, 21.99%.",
		examples: { wrong: ["$1.234", "21,99%", "$ 500"], right: ["$1,234.50", "21.99%"] },
	},
	{
		name: "si and conditional",
		pattern: words(
			"si (?:la prima|el seguro|alguien|usted|la póliza|no)(?: le| lo| se)? \\p{L}{2,}ría[ns]?(?= (?!de))",
		),
		instead: "After si stands the present or the subjunctive: “si la prima le va a quitar …”.",
		examples: {
			wrong: ["Si alguien tendría problemas", "Si la prima le quitaría dinero"],
			right: ["Si la prima le va a quitar dinero", "Si alguien tuviera problemas"],
		},
	},
	{
		name: "calque",
		pattern: words(
			"a la mano|segundo par de ojos|puestos abiertos|interés se compone|(?:ir|va|van) con (?:sus hábitos|su familia|su vida)|salir antes|si saliera|pagan? completo|préstamos? cobran? inter[eé]s\\p{L}*|regla funeraria|ajuste al valor de mercado|historia de salud|donde quiera que",
		),
		instead:
			"Write a mano, una segunda opinión, puestos disponibles, se capitaliza, se ajusta a, cancelarla antes de tiempo, paga el monto completo, generan intereses, Regla de Funerales, ajuste por valor de mercado, historial de salud, dondequiera que.",
		examples: {
			wrong: ["Téngalo a la mano", "Salir antes puede costar", "La póliza paga completo", "un préstamo cobra interés"],
			right: ["Téngalo a mano", "La póliza paga el monto completo", "un préstamo genera intereses"],
		},
	},
	{
		name: "growth as a fact",
		pattern: words("valor en efectivo que (?:crece|aumenta|sube)(?! (?:año tras año|poco a poco|despacio))"),
		instead: "Write “que puede crecer”: growth that depends on an index, a dividend or an assumption is never sure.",
		examples: { wrong: ["Un valor en efectivo que crece."], right: ["Un valor en efectivo que puede crecer."] },
	},
	{
		name: "two meanings",
		pattern: words(
			"(?:dos|hay) órdenes|por explorar|por considerar|números se mueven|las preguntas de salud se dicen|qué pasaría a su familia|a pedido|toda la Florida|fija la tasa fija",
		),
		instead:
			"Write maneras de ordenarlas, posible, cambian, avisamos si hay preguntas de salud, qué deudas pasarían a su familia, a solicitud, toda Florida.",
		examples: {
			wrong: ["Hay dos órdenes comunes.", "Valor en efectivo por explorar", "Disponible a pedido"],
			right: ["Hay dos maneras comunes de ordenarlas.", "Posible valor en efectivo", "Disponible a solicitud"],
		},
	},
	{
		name: "dentro de (in or within)",
		pattern: words(
			`dentro de (?:${number}) (?:horas?|días?)|(?:elija|escoja|indique) [^.]{0,30}dentro de (?:${number})`,
		),
		instead: "It also says “after that time”. Write “en un plazo de”, “en menos de”.",
		examples: {
			wrong: [
				"Le llama dentro de {contactHours} horas.",
				"Llame dentro de dos días.",
				"Elija un día dentro de cinco años",
			],
			right: [
				"Le llama en un plazo de {contactHours} horas.",
				"Elija un día de los próximos cinco años",
				"Dentro de dos años piensan estudiar la idea.",
			],
		},
	},
	{
		name: "percent with a space",
		pattern: /\d[ \u00a0]%/gu,
		instead: "Write 20%.",
		examples: { wrong: ["un 20 %"], right: ["un 20%"] },
	},
	{
		name: "su for the person",
		pattern: /^Su (?:hora|visita)(?! actual)/giu,
		instead: "On screens that say usted, “su” is the reader’s. Write “Hora local de la persona”.",
		examples: { wrong: ["Su hora local", "Su visita"], right: ["Hora local de la persona", "Elija su hora"] },
	},
	{
		name: "the promise and the person overdue",
		pattern: words("prospectos? vencid[oa]s?|promesas? (?:vencid[oa]s?|por vencer|cumplid[oa]s?)|ninguna promesa"),
		instead: "A deadline is overdue: “prospectos con el plazo vencido”, “plazos por vencer”.",
		examples: {
			wrong: ["Todos los prospectos vencidos", "Promesas por vencer", "No venció ninguna promesa."],
			right: ["Todos los prospectos con el plazo vencido", "No venció ningún plazo."],
		},
	},
	{
		name: "request to stop",
		pattern: words("solicitud(?:es)? de no contactar"),
		instead: "Write “solicitud de no contacto”.",
		examples: {
			wrong: ["Registrar una solicitud de no contactar"],
			right: ["Las solicitudes de no contacto siguen vigentes."],
		},
	},
	{
		name: "to open a person",
		pattern: /(?<!\p{L})abrir (?:al prospecto|a \{)/giu,
		instead: "Write “abrir el prospecto”, “abrir el prospecto de {name}”.",
		examples: {
			wrong: ["Esta persona no puede abrir al prospecto", "Abrir a {name}"],
			right: ["Abrir el prospecto de {name}", "Llamar a {name}"],
		},
	},
	{
		name: "a label used as a place",
		pattern: words("(?:al|en el|del) posible spam"),
		instead: "Quote the label: “De vuelta en “Posible spam””.",
		examples: { wrong: ["De vuelta en el posible spam"], right: ["De vuelta en “Posible spam”"] },
	},
	{
		name: "desk sentence copied from English",
		pattern: words(
			"reloj(?= \\{)|ya no espera aquí|respuesta de las reglas|no se abre sol[oa]|estado (?:de un|del) prospecto|un administrador",
		),
		instead:
			"Write hora, ya no está en esta lista, lo que indican las reglas, no hay una hora fija, la situación de un prospecto, alguien de la administración.",
		examples: {
			wrong: ["Reloj {place} ({zone})", "Ya no espera aquí.", "{who} cambió el estado de un prospecto"],
			right: ["Hora {place} ({zone})", "{who} cambió la situación de un prospecto"],
		},
	},
	{
		name: "the dividend that is not promised",
		pattern: words("dividendos? (?:tampoco )?no se prometen?|no los promete"),
		instead: "The disclosure says “los dividendos no están garantizados”.",
		examples: {
			wrong: ["Los dividendos no se prometen."],
			right: ["Los dividendos no están garantizados.", "Lo que no se promete"],
		},
	},
] satisfies Habit[];
