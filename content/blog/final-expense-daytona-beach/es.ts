import type { BlogPostContent } from "../../schema.ts";

export default {
	meta: {
		title: "Cuánto cuesta un funeral en Daytona Beach y cómo pagarlo",
		description:
			"De qué se compone un funeral en Daytona Beach, cómo comparar precios por teléfono, qué ayuda hay para veteranos y cómo calcular cuánta cobertura necesita.",
	},
	title: "Planear un funeral en Daytona Beach: precios, derechos y cuánto apartar",
	excerpt:
		"Dos funerarias a pocas millas una de otra pueden cobrar precios muy distintos por el mismo servicio. Aquí le contamos cómo averiguarlo antes de que alguien esté de luto, y cuánta cobertura de gastos finales hace falta según las respuestas.",
	imageAlt: "Una playa tranquila al amanecer, con un asiento vacío y, sobre él, una lista de precios doblada",
	body: `
Un funeral tiene que organizarse en pocos días, y lo hacen personas que están de luto. Es una semana difícil para comparar precios. Si usted vive en Daytona Beach, o si allí viven sus padres, puede compararlos ahora, por teléfono, en una sola mañana.

Este artículo explica qué se paga, qué puede pedir usted según la ley y cómo convertir las respuestas en un monto. El seguro es una de las maneras de pagar, y no siempre la adecuada.

## Lo que cuesta un funeral

Las cifras más citadas son las medianas nacionales de la Asociación Nacional de Directores de Funerarias (NFDA). La mitad de los funerales de su encuesta costó más, y la otra mitad, menos.

| Tipo de funeral, 2023 | Mediana nacional |
| --- | ---: |
| Velorio y entierro | $8,300 |
| Velorio y entierro, con bóveda | $9,995 |
| Velorio y cremación | $6,280 |

La bóveda, la caja exterior que rodea el ataúd en la tumba, agrega $1,695 ($9,995 menos $8,300). Ninguna de estas cifras incluye el cementerio, la lápida ni las flores.

<funeralRanges>Según nuestra propia estimación, un funeral en la zona de Daytona Beach cuesta de $8,000 a $12,000.</funeralRanges><funeralRangesShown> Es un punto de partida para un presupuesto, no una lista de precios ni una encuesta.</funeralRangesShown><funeralRangesWithheld>No publicamos un rango de precios para Daytona Beach, porque no conocemos ninguna encuesta pública de precios de funerales en el condado de Volusia.</funeralRangesWithheld> Solo las listas de precios de las funerarias locales le dirán cuánto pagaría usted.

## Un mismo funeral, dos listas de precios

Estas dos listas son inventadas, pero en las de verdad encontrará conceptos como estos.

| Concepto | Funeraria A | Funeraria B |
| --- | ---: | ---: |
| Tarifa de servicios básicos | $2,495 | $1,895 |
| Traslado a la funeraria | $390 | $350 |
| Embalsamamiento y preparación | $1,150 | $995 |
| Salas y personal para el velorio y la ceremonia | $1,200 | $1,450 |
| Carroza fúnebre | $400 | $350 |
| Ataúd | $3,200 | $2,100 |
| **Total** | **$8,835** | **$7,140** |

La diferencia es de $1,695. Ahora suponga que la familia elige la funeraria A, pero compra el ataúd en otro lugar por $1,600. El total baja a $7,235 ($8,835 menos $3,200, más $1,600). La funeraria A no puede cobrar ninguna tarifa por usar ese ataúd.

## Lo que puede pedir según la ley

La Regla de Funerales (Funeral Rule) es una norma federal (16 CFR, parte 453). Le da estos derechos, tanto antes de un fallecimiento como después:

- **Precios por teléfono.** La funeraria debe responder las preguntas sobre precios de cualquier persona que llame.
- **Una lista para llevarse.** Cuando usted pregunta en persona, deben entregarle en papel la lista general de precios.
- **Cada cosa por separado.** Usted elige lo que quiere. La única tarifa que no puede rechazar es la de servicios básicos.
- **Su propio ataúd o urna.** La funeraria debe aceptarlo y no puede cobrarle por eso.
- **Sin ataúd en la cremación directa.** La funeraria que organiza cremaciones directas debe ofrecer en su lugar un recipiente sencillo.
- **Un desglose por escrito** de lo que usted eligió y de lo que cuesta cada cosa.

Florida agrega dos reglas que conviene conocer:

- Pasadas 24 horas, un cuerpo que no se ha embalsamado debe estar refrigerado a 40 grados Fahrenheit o menos (sección 497.386 de los Estatutos de Florida). Así que, si alguien le dice que es obligatorio embalsamar, pregunte si basta con refrigerar.
- La norma federal no abarca a los cementerios que no tienen funeraria. Pero un cementerio con licencia del estado debe darle sus precios por teléfono y una estimación de buena fe de todos los costos (sección 497.282). Algunos cementerios, como los de las iglesias, pueden estar exentos.

> [!NOTE]
> Ningún estado exige una bóveda. Muchos cementerios sí, para que el suelo no se hunda. Pregúntele al cementerio, no a quien vende el ataúd.

## Un guion para tres llamadas

Haga las mismas preguntas en tres funerarias y anote las respuestas en una sola tabla.

1. ¿Cuánto es su tarifa de servicios básicos?
2. ¿Cuánto costaría un funeral con una noche de velorio y entierro, concepto por concepto, sin el ataúd?
3. ¿Cuál es su ataúd menos costoso, y cuánto cuesta la cremación directa?
4. ¿Qué no está incluido en sus precios: el cementerio, los certificados de defunción, el obituario?
5. ¿Cuándo hay que pagarles, y aceptan una cesión del seguro de vida?

Con una cesión, el beneficiario permite que la aseguradora le pague directamente a la funeraria. Las dos compañías tienen que estar de acuerdo.

## Si en la familia hay un veterano

Un veterano de las fuerzas armadas que cumple los requisitos puede recibir sepultura en un cementerio nacional. La tumba, su apertura y cierre, un revestimiento para la fosa, la lápida y el cuidado de la tumba no le cuestan nada a la familia. El cónyuge también puede tener derecho, aunque fallezca primero. El Cementerio Nacional de Cabo Cañaveral (Cape Canaveral National Cemetery) está en Mims, en el condado que sigue a Volusia hacia el sur.

La cuenta de la funeraria no forma parte de ese beneficio. El Departamento de Asuntos de Veteranos (VA) paga un subsidio de entierro por algunos veteranos. Si la muerte no tuvo relación con el servicio militar, el subsidio era de hasta $978 a partir de octubre de 2024. Pregunte cuánto es hoy. No todos los veteranos cumplen los requisitos, y por lo general hay que presentar la solicitud en los dos años siguientes al entierro. Si usted lo pide, el VA decide por adelantado si una persona tiene derecho a un cementerio nacional.

El Seguro Social paga $255 una sola vez, al cónyuge o a ciertos hijos. Ese dinero no se le paga a la funeraria. El plazo para solicitarlo es de dos años.

## ¿Cuánta cobertura hace falta?

Sume cuatro líneas y reste una. Los montos son inventados; el primero es el total de la funeraria B.

| Línea | Ejemplo |
| --- | ---: |
| Funeraria | $7,140 |
| Cementerio: tumba, apertura y cierre, bóveda, placa | $4,800 |
| Todo lo demás: certificados, obituario, comida, viajes | $900 |
| Últimas cuentas: alquiler, médico, tarjetas | $2,000 |
| **Lo que necesitaría la familia** | **$14,840** |
| Dinero ya apartado del que pueden disponer | −$5,000 |
| **Lo que falta** | **$9,840** |

Los precios suben, y el beneficio de una póliza por lo general no. Si los precios subieran un 3% al año, esos $14,840 serían unos $19,944 en 10 años (14,840 × 1.03, diez veces seguidas). El 3% es solo un supuesto. Vuelva a revisar el monto cada pocos años.

## Cuándo conviene el seguro de gastos finales y cuándo no

El [seguro de gastos finales](/services/final-expense) es un seguro de vida entera con un beneficio pequeño. El dinero va a la persona que usted nombra, no a una funeraria. Puede valer la pena si no tiene dinero apartado, si sus hijos viven lejos y tendrían que pedir prestado, o si su salud ya no le permite obtener una póliza más grande.

Tiene límites, y usted debe conocerlos antes que el precio:

- **La espera.** Si su salud no le permite obtener una póliza que pague el monto completo desde el primer día, tal vez le ofrezcan una gradual. Si usted muere por enfermedad en los primeros dos o tres años, esa póliza devuelve las primas, a menudo con algo de interés, o paga una parte del beneficio.
- **El largo plazo.** Divida el beneficio entre la prima de un año. El resultado es el número de años después de los cuales usted habrá pagado tanto como entrega la póliza. Si es muy posible que viva más que eso, compare con apartar el dinero por su cuenta.
- **La caducidad.** Una póliza que caduca no paga nada. Elija una prima que pueda pagar también en temporada baja. Si la prima le va a quitar dinero para la comida o las medicinas, no compre la póliza.
- **La solicitud.** Las aseguradoras pueden preguntarle no solo por su salud, sino también si participa en carreras, vuela o bucea. Responda sin omitir nada. En los primeros dos años, una respuesta incorrecta puede hacer que su familia pierda el beneficio (sección 627.455).

Si tiene buena salud y alguien depende de sus ingresos, el [seguro de vida a término](/services/term-life) da más cobertura por cada dólar. Si tiene el dinero en una cuenta de la que su familia puede disponer pronto, quizás no necesite ninguna póliza.

## Sus derechos después de comprar

<stateFacts>En Florida, usted tiene al menos 14 días para devolver una póliza de vida nueva y recibir un reembolso (sección 626.99).</stateFacts><stateFactsWithheld>Por lo general, usted puede devolver una póliza de vida nueva en un plazo determinado y recibir un reembolso.</stateFactsWithheld> Su póliza indica su período exacto. Si un pago se atrasa, las pólizas de Florida tienen un período de gracia de al menos 30 días (sección 627.453). <stateFacts>Cuando la póliza de una persona asegurada de 64 años o más ya cumplió un año, la aseguradora debe enviar un aviso al menos 21 días antes de que caduque, y usted puede nombrar a una segunda persona que reciba una copia (sección 627.4555).</stateFacts><stateFactsShown> Se exceptúan casi todas las pólizas que se pagan automáticamente cada mes.</stateFactsShown>

## Una lista para una mañana

- Les hice las mismas cinco preguntas a tres funerarias y anoté las respuestas.
- Le pregunté al cementerio sus precios y si exige una bóveda.
- Sé si alguien de la familia tiene derecho a un cementerio nacional.
- Hice la tabla de arriba con mis propios números.
- Una persona de mi confianza sabe dónde están los números, la póliza y los papeles de la baja militar.

## Lo que no sabemos

Las cifras de la NFDA son nacionales y de 2023. No conocemos ninguna lista pública de precios locales. Si usted califica para una póliza, y a qué precio, lo decide una aseguradora.

{agency} es una agencia de seguros. Las aseguradoras nos pagan una comisión cuando usted compra una póliza. Las pólizas las emiten compañías de seguros, y el pago de los beneficios depende de la capacidad de la aseguradora emisora para pagar reclamaciones. Este artículo es información general, no una oferta ni asesoría legal. Para saber en qué podemos ayudarle nosotros, vea [Daytona Beach](/locations/daytona-beach) o llame al {phone}.

## Fuentes

Los enlaces a las leyes llevan a la edición de 2024. Las leyes y los montos cambian, así que consulte la versión vigente.

- [Estadísticas de la NFDA](https://nfda.org/news/statistics): costos medianos de los funerales en 2023.
- [Regla de Funerales (Funeral Rule), 16 CFR, parte 453](https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-453), con la enmienda de 1994. Comisión Federal de Comercio (FTC): [resumen de la norma](https://www.ftc.gov/legal-library/browse/rules/funeral-industry-practices-rule) y [consejos para quien compra](https://consumer.ftc.gov/articles/ftc-funeral-rule).
- Estatutos de Florida (Florida Statutes): [sección 497.282](https://www.flsenate.gov/Laws/Statutes/2024/497.282) (precios de los cementerios), [497.386](https://www.flsenate.gov/Laws/Statutes/2024/497.386) (refrigeración), [626.99](https://www.flsenate.gov/Laws/Statutes/2024/626.99) (revisión gratuita), [627.453](https://www.flsenate.gov/Laws/Statutes/2024/627.453) (período de gracia), [627.455](https://www.flsenate.gov/Laws/Statutes/2024/627.455) (los primeros dos años), [627.4555](https://www.flsenate.gov/Laws/Statutes/2024/627.4555) (aviso antes de la caducidad).
- Departamento de Asuntos de Veteranos: [qué incluye el entierro en un cementerio nacional](https://www.va.gov/resources/what-does-burial-in-a-va-national-cemetery-include/) (2021), [Cape Canaveral National Cemetery](https://www.cem.va.gov/cems/nchp/capecanaveral.asp), [subsidio de entierro](https://www.va.gov/burials-memorials/veterans-burial-allowance/) (monto para fallecimientos desde el 1 de octubre de 2024).
- Seguro Social: [20 CFR 404.390](https://www.law.cornell.edu/cfr/text/20/404.390) y las secciones siguientes, sobre el pago único por fallecimiento.
- Preguntas o quejas sobre seguros: [Florida Department of Financial Services](https://myfloridacfo.com/division/consumers) (Departamento de Servicios Financieros de Florida), 877-693-5236.
`,
} satisfies BlogPostContent;
