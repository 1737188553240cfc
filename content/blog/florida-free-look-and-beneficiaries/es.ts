import type { BlogPostContent } from "../../schema.ts";

export default {
	meta: {
		title: "Seguro de vida en Florida: revisión y beneficiarios",
		description:
			"Cómo devolver una póliza en Florida, qué pasa con el beneficiario tras un divorcio, cómo se reparte el pago y qué necesita su familia para reclamarlo.",
	},
	title: "Revisión gratuita y beneficiarios en Florida: dos papeles que merecen una tarde",
	excerpt:
		"Los primeros días con una póliza nueva y una línea de un formulario importan más de lo que parece. Aquí le contamos lo que dice la ley de Florida sobre ambas cosas.",
	imageAlt:
		"Una mesa de cocina con una póliza abierta, un calendario con un día marcado en un círculo y un formulario con dos nombres",
	body: `
Dos cosas de una póliza de seguro de vida no cuestan nada e importan mucho. Una es la revisión gratuita: los días en que usted puede devolver la póliza. La otra es el formulario de beneficiarios, que decide a quién se le paga.

Florida tiene reglas propias para las dos. Aquí están, con las secciones de la ley para que pueda consultarlas.

## Los plazos de Florida en una tabla

| Qué | Cuánto tiempo | Ley |
| --- | --- | --- |
| Devolver una póliza de vida nueva | <stateFacts>Al menos 14 días</stateFacts><stateFactsWithheld>Vea su póliza</stateFactsWithheld> | sec. 626.99(4) |
| Devolver una anualidad nueva | <stateFacts>Al menos 21 días, a cualquier edad</stateFacts><stateFactsWithheld>Vea su contrato</stateFactsWithheld> | sec. 626.99(4); cap. 2013-163 |
| Pagar una prima atrasada | Al menos 30 días | sec. 627.453 |
| Aviso antes de la caducidad | <stateFacts>Al menos 21 días, si la persona asegurada tiene 64 años o más</stateFacts><stateFactsWithheld>Pregunte a la aseguradora</stateFactsWithheld> | sec. 627.4555 |
| Tiempo en que la aseguradora puede impugnar la póliza | Por lo general, los primeros dos años | sec. 627.455 |
| Intereses sobre una reclamación por fallecimiento | Desde el día en que la aseguradora recibe la prueba del fallecimiento | sec. 627.4615 |
| Búsqueda de fallecimientos entre los asegurados, a cargo de la aseguradora | Al menos una vez al año | sec. 717.107 |

> [!NOTE]
> Su póliza indica sus períodos exactos. Pueden ser más largos, por ejemplo cuando una póliza nueva reemplaza a una anterior. La tabla es para contratos individuales. La cobertura que se tiene por medio de un empleador sigue otras reglas.

## Cómo usar la revisión gratuita

El período empieza cuando le entregan la póliza, no cuando usted presenta la solicitud ni cuando paga. <stateFacts>Digamos que una póliza de vida llega el martes 1 de diciembre de 2026. Si el día siguiente se cuenta como el primero, los 14 días terminan el martes 15 de diciembre. Para una anualidad que llega ese mismo día, los 21 días terminan el martes 22 de diciembre.</stateFacts> Pregúntele a la aseguradora cómo los cuenta, y no espere hasta el último día.

1. Escriba la fecha de entrega en la primera página y guarde el sobre o el correo electrónico.
2. Lea la póliza de una sola vez, con la solicitud al lado.
3. Si quiere devolverla, siga el aviso de la portada. Envíe la póliza con una carta firmada, por un medio que le deje un comprobante.
4. Pida el reembolso por escrito y anote el día.
5. Si no pasa nada, llame a la División de Servicios al Consumidor del estado al 877-693-5236.

No cancele una póliza anterior hasta que haya llegado la nueva, usted la haya leído y haya decidido quedarse con ella. Al reemplazar una póliza empieza otro período en que la aseguradora puede impugnarla.

### Qué revisar mientras corren los días

- El nombre, la fecha de nacimiento y el monto de cobertura están bien.
- La prima es la que le dijeron, y usted sabe cuánto tiempo dura.
- Las respuestas sobre salud y tabaco que aparecen en la solicitud son las que usted dio. En los primeros dos años, la aseguradora puede impugnar una reclamación si una respuesta importante era falsa.
- Usted sabe si el beneficio completo rige desde el primer día. Algunas pólizas con pocas preguntas de salud devuelven solo las primas, con algo de interés, por una muerte por enfermedad en los primeros años.
- Los nombres de los beneficiarios están escritos como en sus documentos, con partes que suman 100%.
- Hay un segundo beneficiario.

## El formulario de beneficiarios

La póliza, no el testamento, decide a quién se le paga. Un beneficiario **principal** (primary) es el primero en la fila. A uno **contingente** (contingent) se le paga si ya no vive ningún beneficiario principal. Nombre al menos uno de cada tipo.

Digamos que una póliza paga $50,000. A Ana le toca el 50%, a Luis el 30% y a Marie el 20%.

| Caso | Ana | Luis | Marie |
| --- | --- | --- | --- |
| Los tres viven | $25,000 | $15,000 | $10,000 |
| Marie murió antes, y su parte se divide entre los demás en proporción a las de ellos | $31,250 | $18,750 | $0 |
| Marie murió antes, y su parte va a sus hijos | $25,000 | $15,000 | $10,000 para sus hijos |

La segunda fila reparte los $10,000 de Marie en proporción de 50 a 30: Ana recibe $6,250 más, y Luis, $3,750. Qué fila se aplica depende de la redacción de la póliza y del formulario. Los formularios suelen decir **per stirpes** (por estirpes) cuando una parte debe ir a los hijos de esa persona. Pídale a la aseguradora que le explique su propio formulario.

## Lo que hace un divorcio en Florida

Según la sección 732.703, un divorcio por lo general anula la designación del excónyuge que se hizo antes. El bien se entrega como si el excónyuge hubiera muerto primero. Eso abarca los seguros de vida, las anualidades, las cuentas IRA (de jubilación individual) y otros bienes de personas que fallezcan a partir del 1 de julio de 2012.

No se confíe. Hay excepciones, y la ley estatal cede donde rige la federal:

- El plan 401(k) de un empleador, una cuenta de jubilación del trabajo, aún puede pagarle a la persona que figura en su formulario.
- El seguro de vida colectivo de los empleados federales también. En *Hillman v. Maretta* (2013), la Corte Suprema de Estados Unidos dejó que la exesposa conservara el dinero, porque la ley federal le paga a la persona del formulario.

La ley solo quita un nombre. No agrega ninguno. Si usted **quiere** que se le pague a su excónyuge, por ejemplo para la manutención de los hijos, firme un formulario nuevo después del divorcio y pregúntele a su abogado cómo redactarlo.

## Deudas, sucesión e hijos

**Nombre a una persona, no a “mi sucesión” (my estate).** Según la sección 222.13, cuando muere un residente de Florida, el dinero va a la persona nombrada en la póliza y los acreedores del asegurado no pueden reclamarlo, a menos que la póliza o una cesión diga otra cosa. Si la póliza se paga a la sucesión, pasa a formar parte de ella y entra en el juicio de sucesión como lo demás.

**No nombre directamente a un niño pequeño sin tener un plan.** Un niño no puede recibir el dinero por sí solo. La sección 744.301 permite que los padres lo cobren en su nombre solo hasta un límite en dólares. Por encima de ese límite, quizás un tribunal tenga que nombrar a un tutor de los bienes. Un fideicomiso que usted prepare con anticipación puede evitarlo.

**No nombre a alguien que recibe SSI o Medicaid antes de consultar a un abogado.** El SSI (Seguridad de Ingreso Suplementario) y Medicaid (atención médica) son ayudas públicas para personas de pocos recursos. El dinero que se paga directamente puede hacerle perder el beneficio a esa persona. Las familias suelen usar un fideicomiso para necesidades especiales.

**Por lo general se puede nombrar a un beneficiario en el extranjero.** El nombre tiene que coincidir con sus documentos. Dele a la aseguradora una dirección y un teléfono actuales en ese país.

## Cuándo volver a revisar el formulario

| Qué pasó | Qué hacer |
| --- | --- |
| Matrimonio | Agregue a su cónyuge si quiere. No ocurre por sí solo. |
| Divorcio | Firme un formulario nuevo y revise uno por uno los planes del empleador. |
| Nacimiento o adopción | Pregúntele a un abogado cómo agregar al niño o la niña. |
| Murió un beneficiario | Nombre a otro y vuelva a fijar las partes. |
| Usted se mudó, o se mudó un beneficiario | Actualice direcciones y teléfonos. |
| Nada, en un año | Pídale a la aseguradora que confirme los nombres por escrito. |

Un formulario que se quedó en un cajón y que la aseguradora nunca recibió puede no valer.

## Si una prima queda sin pagar

Florida exige un período de gracia de al menos 30 días. <stateFacts>Si la persona asegurada tiene 64 años o más y la póliza lleva un año vigente, la aseguradora también debe enviar un aviso al menos 21 días antes de que la póliza caduque, y usted puede nombrar a una **segunda persona** que lo reciba. Se exceptúan casi todas las pólizas que se pagan automáticamente cada mes.</stateFacts><stateFactsWithheld>Pregúntele a la aseguradora si puede nombrar a una **segunda persona** que reciba aviso antes de que la póliza caduque.</stateFactsWithheld> Elija a alguien que siempre abra las cartas que recibe.

## Lo que hace su familia después

1. Llamar a la aseguradora, o al agente, y pedir el formulario de reclamación.
2. Pedir copias certificadas del certificado de defunción.
3. Enviar el formulario y un certificado, y guardar copias.
4. Preguntar cómo se pagará el dinero y qué opciones hay.
5. Comprobar los intereses. Florida los exige desde el día en que la aseguradora recibe la prueba escrita del fallecimiento. Con una tasa inventada del 5%, $50,000 durante 45 días dan $50,000 × 5% × 45 ÷ 365 = $308.22. La ley vincula la tasa real a un índice de bonos corporativos.

Los intereses pagan impuestos. El beneficio por fallecimiento por lo general está libre del impuesto federal sobre la renta.

**Si nadie encuentra la póliza,** hay que buscar primas en los estados de cuenta y en la correspondencia, y preguntar a los empleadores anteriores. La Asociación Nacional de Comisionados de Seguros (NAIC) tiene un localizador gratuito de pólizas, y el estado guarda el dinero que las aseguradoras no pudieron entregar. Según una ley de 2016, las aseguradoras de vida deben comparar cada año sus registros con la lista federal de fallecimientos, con algunas excepciones. Cuando se enteran así de una muerte, tienen 120 días para tratar de encontrar al beneficiario.

## Una página para el cajón de la cocina

- Aseguradora, número de póliza y teléfono
- Dónde está la póliza
- Beneficiarios principales y contingentes, con sus partes
- La segunda persona que recibe los avisos de caducidad
- Nombre y teléfono del agente
- El día en que usted revisó todo esto por última vez

Dele una copia a dos personas. Nuestra página sobre el [seguro de gastos finales en Florida](/services/final-expense/florida) tiene una lista para la temporada de huracanes, y la [tabla de los estados](/state-compliance) tiene las reglas de revisión gratuita de otros lugares.

> [!NOTE]
> {agency} es una agencia de seguros. Las aseguradoras nos pagan una comisión cuando usted compra una póliza. Este artículo es información general, no asesoría legal ni de impuestos. Consulte a un abogado de Florida si tiene preguntas sobre beneficiarios después de un divorcio, en una familia con hijos de otras uniones o con un hijo con discapacidad.

## Lo que no sabemos

No enumeramos todas las excepciones. La sección 626.99 fija la revisión gratuita del seguro de vida junto con reglas sobre la guía del comprador y el resumen de la póliza, así que guíese por el aviso que está en la portada de su póliza. Dejamos fuera el límite en dólares de la sección 744.301 porque no pudimos confirmar el monto de este año. Las pólizas antiguas y las de otros estados pueden seguir otras reglas.

## Fuentes

Consultadas en noviembre de 2026. El año que sigue a una sección de la ley es el de la versión que leímos. Cuando una sección no tiene año, leímos resúmenes y otras páginas oficiales, no el texto mismo.

- Revisión gratuita: [sección 626.99(4) de los Estatutos de Florida (Florida Statutes)](https://www.flsenate.gov/Laws/Statutes/2024/0626.99), y [Senado de Florida, resumen del proyecto CS/CS/SB 166, 2013](https://www.flsenate.gov/Committees/BillSummaries/2013/html/536)
- Período de gracia e impugnación: [sección 627.453](https://www.flsenate.gov/Laws/Statutes/2024/0627.453) y [sección 627.455](https://www.flsenate.gov/Laws/Statutes/2024/0627.455)
- Aviso antes de la caducidad: [sección 627.4555](https://www.flsenate.gov/Laws/Statutes/2024/0627.4555)
- Divorcio: [sección 732.703](https://www.flsenate.gov/Laws/Statutes/2024/0732.703), texto de 2024, y *Hillman v. Maretta*, 569 U.S. 483 (2013)
- Acreedores y sucesiones: [sección 222.13](https://www.flsenate.gov/Laws/Statutes/2024/0222.13), texto de 2024
- Niños: [sección 744.301](https://www.flsenate.gov/Laws/Statutes/2023/0744.301), texto de 2023
- Intereses sobre reclamaciones: [sección 627.4615](https://www.flsenate.gov/Laws/Statutes/2023/0627.4615), texto de 2023
- Pólizas perdidas: [Senado de Florida, resumen del proyecto CS/SB 966, 2016](https://www.flsenate.gov/Committees/billsummaries/2016/html/1366), [OPPAGA sobre la Oficina de Regulación de Seguros](https://oppaga.fl.gov/ProgramSummary/ProgramDetail?programNumber=4102), y la [página de la NAIC para consumidores](https://content.naic.org/consumer)
- Ayuda y quejas: [Florida Division of Consumer Services](https://myfloridacfo.com/division/consumers) (División de Servicios al Consumidor de Florida)
- Nuestras propias cuentas: las partes, las fechas y los intereses.
`,
} satisfies BlogPostContent;
