import type { BlogPostContent } from "../../schema.ts";

export default {
	meta: {
		title: "Funeral en Jacksonville: costos, iglesia, Marina y entierro",
		description:
			"Cómo presupuestar un funeral de iglesia en Jacksonville, qué cambia con un cementerio nacional, los plazos del seguro militar y cuándo llega el dinero.",
	},
	title: "Pagar un funeral en Jacksonville: la iglesia, la Marina y la primera semana",
	excerpt:
		"Un funeral en Jacksonville suele traer dos cuentas: la de la funeraria y la de todo lo demás. Aquí tiene un presupuesto de ejemplo, lo que pueden recibir las familias militares y los plazos que no debe dejar pasar.",
	imageAlt: "Una iglesia de campanario blanco junto a un río ancho, con una bandera pequeña en la puerta",
	body: `
En Jacksonville, un funeral trae a la gente de regreso a casa. Hay velorio, servicio en la iglesia, cortejo y comida. Alguien llega en avión desde Norfolk o San Diego. Cada parte tiene su precio. Las cuentas llegan primero, y el dinero muchas veces llega después.

Este artículo reúne las partes en un solo presupuesto. Después explica dos cosas que aquí les importan a muchas familias: un cementerio nacional dentro de los límites de la ciudad, y un seguro de vida militar que termina en una fecha fija.

## Qué precios esperar

<funeralRanges>Según nuestra propia estimación, un funeral con entierro en la zona de Jacksonville cuesta de $10,000 a $15,000.</funeralRanges><funeralRangesShown> No es una encuesta: su iglesia, su cementerio y lo que usted elija pueden hacer que cueste más o menos.</funeralRangesShown><funeralRangesWithheld>No publicamos un rango de precios para Jacksonville, porque no conocemos ninguna encuesta pública de precios de funerales en el condado de Duval.</funeralRangesWithheld> Las cifras nacionales más citadas son las de la Asociación Nacional de Directores de Funerarias (NFDA). En 2023, la mitad de los funerales con velorio y entierro costó más de $8,300, y la otra mitad, menos. Con bóveda, la caja exterior que rodea el ataúd en la tumba, la mediana fue de $9,995. Con velorio y cremación, fue de $6,280. El cementerio y la lápida se pagaban aparte.

Lo que cobra una funeraria cerca de usted está en su lista de precios. Según la Regla de Funerales (Funeral Rule), que es federal, la funeraria debe decirle los precios a quien llame y darle una lista impresa a quien pregunte en persona. Para pedirla no hace falta que haya muerto nadie.

## Un presupuesto de ejemplo, con cementerio nacional y sin él

Las dos primeras líneas salen de las medianas de la NFDA: $8,300, y la bóveda por $1,695, que es $9,995 menos $8,300. Los demás montos son inventados.

| Parte | Cementerio privado | Cementerio nacional |
| --- | ---: | ---: |
| Funeraria, con velorio y ataúd | $8,300 | $8,300 |
| Bóveda o revestimiento de la fosa | $1,695 | $0 |
| Tumba, apertura y cierre, lápida | $4,500 | $0 |
| Iglesia, programas, flores, comida | $1,800 | $1,800 |
| Viaje de dos familiares | $1,200 | $1,200 |
| **Total** | **$17,495** | **$11,300** |

En este ejemplo, el cementerio nacional significa una diferencia de $6,195. La familia paga igual la funeraria, la iglesia y los viajes.

## Si alguien de la familia sirvió en las fuerzas armadas

El Cementerio Nacional de Jacksonville (Jacksonville National Cemetery) abrió en 2009 en el lado norte de la ciudad. Cuando un veterano cumple los requisitos, el entierro en un cementerio nacional incluye lo siguiente, sin costo para la familia:

- una tumba, con su apertura y cierre
- un revestimiento para la fosa
- una lápida o placa
- el cuidado permanente de la tumba

El cónyuge y los hijos menores de edad también pueden tener derecho. Depende del servicio y del tipo de baja. No tiene que esperar a que alguien fallezca para saberlo. Si presenta la solicitud, el Departamento de Asuntos de Veteranos (VA) decide por adelantado. Guarde su carta junto con los papeles de la baja.

El VA también paga un subsidio de entierro por algunos veteranos. Si la muerte no tuvo relación con el servicio, el subsidio era de hasta $978 a partir de octubre de 2024, y cambia cada octubre. Si la causó el servicio, es de hasta $2,000. Muchos veteranos no tienen derecho a ninguno de los dos, así que no cuente con ese dinero hasta haber preguntado. El Seguro Social agrega $255, una sola vez, para el cónyuge o ciertos hijos.

### El seguro de vida militar tiene fecha de vencimiento

Cuando alguien deja la Marina, empieza a correr el plazo del Seguro de Vida Colectivo para Militares (Servicemembers’ Group Life Insurance, SGLI). Estos son los plazos normales del VA, contados desde el día de la separación del servicio:

| Días | Lo que usted tiene |
| --- | --- |
| Del 1 al 120 | El SGLI continúa sin costo. |
| Del 1 al 240 | Puede solicitar el Seguro de Vida Colectivo para Veteranos (Veterans’ Group Life Insurance, VGLI) sin preguntas de salud. |
| Del 241 al 485 | Todavía puede solicitar el VGLI, con preguntas de salud. |
| Después del 485 | Ya no puede solicitar el VGLI. |

El día 485 es un año más 120 días. Si no presenta la solicitud a más tardar el día 120, estos dos programas no le dan cobertura hasta que empiece el VGLI. Quien tiene una discapacidad total al separarse del servicio puede solicitar conservar el SGLI por más tiempo.

Revise estas fechas antes de comparar cualquier cosa que vendamos nosotros o que venda otro. Para una persona con mala salud, el VGLI sin preguntas de salud puede valer más que una póliza privada. Su precio sube con la edad, así que pregunte cuánto costará a los 60 y a los 70.

## La primera semana, y de dónde sale el dinero

La funeraria puede pedir un depósito, o una prueba de que se le va a pagar. Ordene sus fuentes de dinero según qué tan rápido llegan:

1. **Dinero en una cuenta que otra persona pueda usar.** Por lo general, un cotitular puede disponer de él enseguida. Una cuenta a nombre de una sola persona quizás tenga que esperar al tribunal.
2. **El seguro de vida.** El beneficiario envía un formulario de reclamación y un certificado de defunción. El pago puede tardar semanas. En las leyes de Florida que leímos no encontramos un número de días para ese pago, pero la aseguradora debe agregar intereses desde el día en que recibe la prueba del fallecimiento (sección 627.4615).
3. **Una cesión.** Si la funeraria y la aseguradora están de acuerdo, la aseguradora le paga a la funeraria con dinero del beneficio. Pregunte desde ahora en la funeraria si la acepta.
4. **Ayudas.** El VA, el Seguro Social, un sindicato, una logia o el fondo de la propia iglesia. Casi todas llegan después de la cuenta.

Después revise qué nombre aparece en la póliza. En Florida, el seguro de vida va al beneficiario que usted nombró, y por lo general los acreedores de la persona fallecida no pueden quedarse con ese dinero. Si la póliza nombra a la sucesión (estate), el dinero pasa por el juicio de sucesión junto con todo lo demás (sección 222.13). Si su póliza nombra a alguien que ya falleció, cámbiela esta semana.

> [!NOTE]
> ¿Su iglesia, su empleador o su logia le cubre con una póliza colectiva? Pida el certificado. Averigüe el monto, quién es el beneficiario y si la cobertura termina cuando usted se jubile o se mude.

## Lo que agrega el seguro de gastos finales

El [seguro de gastos finales](/services/final-expense) es una póliza pequeña de vida entera. En la mayoría de estas pólizas la prima se mantiene igual, y la cobertura dura toda la vida mientras usted pague. El beneficiario decide cómo usar el dinero: el ataúd, el pasaje de avión, la cuenta de la luz.

| Qué comparar | Póliza con preguntas de salud | Póliza con pocas o ninguna |
| --- | --- | --- |
| A quién se acepta | Depende de sus respuestas | A casi toda persona de las edades admitidas |
| Muerte por enfermedad en los primeros dos o tres años | Por lo general, el beneficio completo | Muchas veces, solo las primas con algo de interés, o una parte del beneficio |
| Muerte por accidente en esos años | Por lo general, el beneficio completo | Por lo general, el beneficio completo |
| Precio por el mismo beneficio | Más bajo | Más alto |

Por eso, solicite el primer tipo de póliza antes de aceptar el segundo. Responda todas las preguntas con la verdad. Si usted muere en los primeros dos años, la aseguradora puede revisar la solicitud (sección 627.455). Una respuesta incorrecta puede hacer que la familia pierda el beneficio.

En algunos casos no es lo indicado:

- Es joven, tiene buena salud y tiene hijos en casa. El [seguro de vida a término](/services/term-life) cubre más por la misma prima.
- Pasó de los 75 y tiene el dinero. Una cuenta de la que su familia pueda disponer quizás le sirva igual de bien, y no tiene período de espera.
- Le costaría seguir pagando la prima. Los pagos que se dejan de hacer ponen fin a la póliza.
- Piensa solicitar Medicaid, el programa público de atención médica para personas de pocos recursos. El valor en efectivo puede contarse entre sus bienes, así que consulte antes a un abogado especializado en asuntos de personas mayores.

## Cómo elegir el monto

Tome el total de su propio presupuesto. Reste el dinero del que su familia puede disponer en una semana y los beneficios que tenga confirmados por escrito. En el ejemplo de arriba, a una familia con cementerio privado y $6,000 en una cuenta conjunta le faltan $11,495 ($17,495 menos $6,000). Con un cementerio nacional, le faltan $5,300 ($11,300 menos $6,000).

En este ejemplo, tener derecho al cementerio nacional reduce el monto a menos de la mitad. Por eso, llame primero al VA.

## Preguntas antes de firmar

1. ¿Esta póliza paga el beneficio completo desde el primer día? Si no, ¿desde qué día?
2. ¿La prima puede subir o el beneficio bajar?
3. ¿Cuánto habré pagado después de 10, 15 y 20 años?
4. ¿Quién recibe un aviso si se me pasa un pago? <stateFacts>Si la persona asegurada tiene 64 años o más, una póliza de Florida que ya cumplió un año no puede caducar sin un aviso al menos 21 días antes, y usted puede nombrar a una segunda persona que lo reciba (sección 627.4555). Se exceptúan casi todas las pólizas que se pagan automáticamente cada mes.</stateFacts>
5. ¿Cuántos días tengo para devolver la póliza? <stateFacts>El mínimo de Florida para el seguro de vida es de 14 días (sección 626.99).</stateFacts> La póliza indica el período exacto.

## Lo que no sabemos

Las medianas de la NFDA son nacionales y de 2023. No encontramos ninguna encuesta pública de precios del condado de Duval. Solo el VA puede decir quién tiene derecho. Los montos inventados de la tabla muestran las cuentas, no el mercado.

{agency} es una agencia de seguros. Las aseguradoras nos pagan una comisión cuando usted compra una póliza, y no tenemos relación con el VA, con las fuerzas armadas ni con ninguna otra parte del gobierno. Las pólizas las emiten compañías de seguros, y el pago de los beneficios depende de la capacidad de la aseguradora emisora para pagar reclamaciones. Este artículo es información general, no una oferta ni asesoría legal. Para repasar su propio presupuesto con un agente, vea [Jacksonville](/locations/jacksonville) o llame al {phone}.

## Fuentes

Los enlaces a las leyes llevan a la edición de 2024. Las leyes y los montos cambian, así que consulte la versión vigente.

- [Estadísticas de la NFDA](https://nfda.org/news/statistics): costos medianos de los funerales en 2023.
- [Regla de Funerales (Funeral Rule), 16 CFR, parte 453](https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-453), con la enmienda de 1994.
- Departamento de Asuntos de Veteranos: [qué incluye el entierro en un cementerio nacional](https://www.va.gov/resources/what-does-burial-in-a-va-national-cemetery-include/) (2021), [Jacksonville National Cemetery](https://www.cem.va.gov/cems/nchp/jacksonville.asp), [subsidio de entierro](https://www.va.gov/burials-memorials/veterans-burial-allowance/) (montos para fallecimientos desde el 1 de octubre de 2024), [VGLI](https://www.va.gov/life-insurance/options-eligibility/vgli/) (240 días desde el 1 de noviembre de 2012).
- Estatutos de Florida (Florida Statutes): [sección 222.13](https://www.flsenate.gov/Laws/Statutes/2024/222.13) (quién recibe el beneficio), [626.99](https://www.flsenate.gov/Laws/Statutes/2024/626.99) (revisión gratuita), [627.455](https://www.flsenate.gov/Laws/Statutes/2024/627.455) (los primeros dos años), [627.4555](https://www.flsenate.gov/Laws/Statutes/2024/627.4555) (aviso antes de la caducidad), [627.4615](https://www.flsenate.gov/Laws/Statutes/2024/627.4615) (intereses sobre reclamaciones por fallecimiento).
- Seguro Social: [20 CFR 404.390](https://www.law.cornell.edu/cfr/text/20/404.390) y las secciones siguientes, sobre el pago único por fallecimiento.
- Preguntas o quejas sobre seguros: [Florida Department of Financial Services](https://myfloridacfo.com/division/consumers) (Departamento de Servicios Financieros de Florida), 877-693-5236.
`,
} satisfies BlogPostContent;
