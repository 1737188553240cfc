import type { BlogPostContent } from "../../schema.ts";

export default {
	meta: {
		title: "Topes, piso y cargos de una IUL, con las cuentas a la vista",
		description:
			"Cómo una póliza de vida universal indexada convierte un índice en intereses, qué hacen los cargos en un año al 0% y qué preguntar antes de firmar.",
	},
	title: "Topes, piso y cargos de una IUL: lea estos tres números juntos",
	excerpt:
		"El tope y el piso deciden cuánto se le acredita a una póliza. Los cargos deciden cuánto le queda a usted. Aquí tiene las cuentas de ambas cosas y una lista de preguntas para cualquier agente.",
	imageAlt:
		"Una línea que sube y baja entre un techo de línea discontinua y un piso sólido, con monedas que caen por debajo del piso",
	body: `
La vida universal indexada (IUL) es un seguro de vida con valor en efectivo. Dos de sus números son fáciles de recordar: el tope y el piso. El tercero, el de los cargos, cuesta más encontrarlo.

Aquí están los tres. Todos los montos que siguen son inventados, para que usted pueda comprobar las cuentas. Ninguno viene de una aseguradora ni de una póliza real.

## En pocas palabras

- El **tope** es el interés máximo que se le puede acreditar a la póliza en un período. La aseguradora puede cambiarlo después, dentro de los límites de la póliza.
- El **piso**, comúnmente 0%, es el mínimo. Solo protege de las pérdidas del índice.
- Los **cargos** se descuentan cada mes, en los años buenos y en los años al 0%.
- Por eso, una póliza con un piso de 0% puede perder valor. Si la cancela en los primeros años, un cargo por rescate puede llevarse gran parte de lo que queda, o todo.

## Las palabras de la fórmula

En una IUL usted no compra acciones. La aseguradora sigue un índice, por lo general durante un año, y acredita intereses con una fórmula. Los dividendos del índice normalmente no cuentan.

| Palabra | Qué hace | Qué preguntar |
| --- | --- | --- |
| Tope | Limita el interés del período | ¿Cuál es el tope más bajo que permite la póliza? |
| Tasa de participación | Fija la parte del alza del índice que cuenta | ¿Cuál es la parte más baja que permite la póliza? |
| Margen | Descuenta la primera parte del alza | ¿Hay uno, y hasta dónde puede subir? |
| Piso | Fija lo mínimo que se acredita | ¿Es 0%, y se aplica todos los años? |

La aseguradora fija de nuevo el tope, y la póliza solo indica hasta dónde puede bajar. Pregunte qué reciben hoy quienes compraron esta póliza hace cinco años.

<iulFiguresShown>### Dos fórmulas, un índice inventado

Así leen dos fórmulas el mismo índice. La primera tiene un tope de 9% y cuenta toda el alza. La segunda no tiene tope y cuenta el 60% del alza. Las dos tienen un piso de 0%.

| Año | Índice | Tope de 9% | 60% del alza |
| --- | --- | --- | --- |
| 1 | sube 14% | 9.0% | 8.4% |
| 2 | sube 6% | 6.0% | 3.6% |
| 3 | baja 12% | 0.0% | 0.0% |
| 4 | sube 3% | 3.0% | 1.8% |
| 5 | sube 20% | 9.0% | 12.0% |

Ninguna de las dos fórmulas da más todos los años. Si el tope bajara a 6%, en los años 1 y 5 se acreditaría 6% en vez de 9%. Todo esto es hipotético, y es antes de cualquier cargo.</iulFiguresShown>

## Los cargos

Busque cada uno de estos cargos en la póliza y en el informe de cargos. Si no le dieron el informe, pídalo.

| Cargo | Cuándo se descuenta | Qué puede cambiarlo |
| --- | --- | --- |
| Cargo sobre la prima | De cada prima, antes de que llegue al valor en efectivo | Los límites de la póliza |
| Costo del seguro | Cada mes | Su edad, y la aseguradora, hasta el máximo de la póliza |
| Tarifa de la póliza | Cada mes | Los límites de la póliza |
| Cargo por cada $1,000 de cobertura | A menudo, cada mes en los primeros años | La tabla de la póliza |
| Cláusulas adicionales | Cada mes | Agregar o quitar una cláusula adicional |
| Cargo por rescate | Si cancela la póliza en los primeros años | Baja según una tabla |
| Intereses del préstamo | Mientras haya un préstamo sin pagar | Las condiciones de préstamo de la póliza |

El costo del seguro merece la mayor atención. Es un precio por cada $1,000 de cobertura, y sube con la edad. Tome como ejemplo una cobertura de $300,000. Con un precio inventado de $0.20 por cada $1,000, el cargo es 300 × $0.20 = $60 al mes. Con un precio inventado de $2.00, es $600 al mes. Muchas pólizas aplican el precio solo a la parte del beneficio por fallecimiento que supera el valor en efectivo. Por eso, un buen valor en efectivo frena el cargo, y un valor que baja lo hace subir.

## Un año al 0%, en dólares

Suponga que una póliza tiene $20,000 de valor en efectivo. Se pagan $300 al mes. El cargo sobre la prima es del 6%, o sea $18 al mes. El costo del seguro es de $70 al mes, y la tarifa de la póliza, de $10.

| Concepto | Con primas | Sin primas |
| --- | --- | --- |
| Valor en efectivo al comienzo | $20,000 | $20,000 |
| Primas pagadas | $3,600 | $0 |
| Cargo sobre la prima | −$216 | $0 |
| Costo del seguro | −$840 | −$840 |
| Tarifa de la póliza | −$120 | −$120 |
| Interés acreditado con el piso de 0% | $0 | $0 |
| Valor en efectivo al final | $22,424 | $19,040 |

En la columna derecha, el piso cumplió su función: ninguna pérdida del índice llegó a la póliza. Aun así, la póliza perdió $960. Eso es el 4.8% de $20,000, así que habría necesitado cerca de 4.8% de interés solo para quedar igual. Tres años así dejarían $17,120, y el cargo real sería más alto cada año, porque la persona asegurada tiene más edad.

## Lo que recibiría si cancela pronto

El valor en efectivo no es lo que usted recibe si cancela. Lo que recibe es el **valor de rescate**. Suponga que el cargo por rescate es de $6,000 en el primer año y baja $600 cada año. La póliza empieza en cero, tiene los cargos de arriba y se le acredita 0% todos los años. Es una prueba dura, y es la que hay que pedir.

| Fin del año | Primas pagadas | Valor en efectivo | Cargo por rescate | Valor de rescate |
| --- | --- | --- | --- | --- |
| 1 | $3,600 | $2,424 | $6,000 | $0 |
| 3 | $10,800 | $7,272 | $4,800 | $2,472 |
| 5 | $18,000 | $12,120 | $3,600 | $8,520 |
| 10 | $36,000 | $24,240 | $600 | $23,640 |
| 11 | $39,600 | $26,664 | $0 | $26,664 |

Cada año entran $3,600 y salen $1,176, así que el valor en efectivo sube $2,424. En una póliza real, algunos años se le sumarían intereses, y los cargos subirían con la edad. Si puede necesitar el dinero antes de 10 años, déjelo donde pueda usarlo.

## Lo que hacen y lo que no hacen las reglas de las ilustraciones

Las cifras grandes de una ilustración se apoyan en una sola tasa supuesta, acreditada todos los años.

Los reguladores de los estados redactan juntos reglas modelo por medio de la Asociación Nacional de Comisionados de Seguros (NAIC). Su Guía Actuarial 49 (Actuarial Guideline 49) fijó en 2015 un solo método para la tasa más alta que puede usar una ilustración de IUL. La guía 49-A se aplicó a las pólizas vendidas desde el 14 de diciembre de 2020 y se ocupó de los bonos y los multiplicadores. También limita cuánto puede superar el interés ilustrado al interés de un préstamo. En 2023 siguió otra revisión, la 49-B.

Estas reglas limitan lo que se puede **mostrar**. No prometen nada sobre lo que se le acreditará. Pida la misma póliza con la tasa supuesta, con dos puntos porcentuales menos y con 0%.

## Los impuestos en tres oraciones

El beneficio por fallecimiento por lo general está libre del impuesto federal sobre la renta. Si usted paga demasiado en los primeros siete años, la póliza se convierte en un contrato dotal modificado (MEC), y entonces los préstamos y los retiros quedan sujetos a impuestos, empezando por la ganancia, por lo general con un impuesto federal adicional del 10% antes de los 59½ años. Si una póliza caduca con un préstamo pendiente, la ganancia puede quedar sujeta a impuestos aunque ya no quede dinero.

## Sus derechos en Florida

- **Revisión gratuita:** <stateFacts>al menos 14 días desde la entrega para devolver una póliza de vida nueva y recibir un reembolso.</stateFacts><stateFactsWithheld>cierto número de días desde la entrega para devolver una póliza de vida nueva y recibir un reembolso.</stateFactsWithheld> Su póliza indica su período exacto.
- **Período de gracia:** al menos 30 días para una prima atrasada.
- **Aviso antes de la caducidad:** <stateFacts>si la persona asegurada tiene 64 años o más y la póliza lleva un año vigente, la aseguradora debe enviar un aviso al menos 21 días antes, y usted puede nombrar a una segunda persona que lo reciba. Se exceptúan casi todas las pólizas que se pagan automáticamente cada mes.</stateFacts><stateFactsWithheld>pregúntele a la aseguradora si puede nombrar a una segunda persona que reciba un aviso.</stateFactsWithheld>
- **Si le aconsejan rescatar la póliza:** un agente que le aconseja dejar una póliza con valor en efectivo, sin usar el dinero para otra póliza o anualidad, debe darle antes información por escrito. Esta incluye el cargo por rescate estimado y los posibles impuestos.
- **Pago tardío:** si usted pide el valor de rescate y la aseguradora no paga en los 30 días siguientes a recibir la póliza y la solicitud, por lo general debe intereses.

## Preguntas antes de firmar

1. ¿Cuáles de estos números están en el contrato, y cuáles pueden cambiar?
2. ¿Hasta dónde pueden bajar el tope y la tasa de participación?
3. ¿Hasta dónde puede subir el costo del seguro a los 65, 75 y 85 años?
4. ¿En qué año terminaría la cobertura con 0% todos los años y la prima que pienso pagar?
5. ¿Cuál es el valor de rescate después de 1, 3, 5 y 10 años?
6. ¿Qué pasa si dejo de pagar durante dos años?
7. ¿Con qué prima se convierte esto en un MEC?
8. ¿Cuánto costaría la misma cobertura con un [seguro de vida a término](/services/term-life)?
9. ¿Cómo le pagan a usted, y le pagarían menos por un seguro a término?
10. ¿Quién repasará la póliza conmigo cada año?

Si una respuesta es “no se preocupe”, vuelva a preguntar. Vea [cómo funciona la IUL](/services/iul) y a quién le conviene otra opción.

> [!NOTE]
> {agency} es una agencia de seguros. Las aseguradoras nos pagan una comisión cuando usted compra una póliza. Este artículo es información general. No es una oferta, una ilustración de póliza ni asesoría legal o de impuestos. Solo la ilustración de la aseguradora muestra los valores de una póliza concreta. Todos los beneficios dependen de la capacidad de la aseguradora emisora para pagar reclamaciones. Los préstamos y los retiros reducen el valor en efectivo y el beneficio por fallecimiento, y pueden hacer que la póliza caduque.

## Lo que no sabemos

Nadie puede decirle en cuánto estarán los topes dentro de 10 años. Aquí no citamos topes ni cargos reales, porque cambian y deben ir junto al nombre de la aseguradora. Las leyes también cambian: consulte la sección antes de basarse en ella.

## Fuentes

Consultadas en noviembre de 2026. El año que sigue a una sección de la ley es el de la versión que leímos. Cuando una sección no tiene año, leímos resúmenes y otras páginas oficiales, no el texto mismo.

- Revisión gratuita: [sección 626.99(4) de los Estatutos de Florida (Florida Statutes)](https://www.flsenate.gov/Laws/Statutes/2024/0626.99)
- Período de gracia: [sección 627.453](https://www.flsenate.gov/Laws/Statutes/2024/0627.453)
- Aviso antes de la caducidad: [sección 627.4555](https://www.flsenate.gov/Laws/Statutes/2024/0627.4555)
- Consejo de rescatar una póliza: [sección 627.4553](https://www.flsenate.gov/Laws/Statutes/2023/0627.4553), texto de 2023
- Intereses por el pago tardío de un rescate: [sección 627.482](https://www.flsenate.gov/Laws/Statutes/2024/0627.482), texto de 2024
- Contratos dotales modificados: [26 U.S.C. 7702A](https://www.law.cornell.edu/uscode/text/26/7702A)
- Guías 49, 49-A y 49-B: [un resumen de LegalClarity](https://legalclarity.org/actuarial-guideline-49-a-49-b-iul-illustration-rules/), y sobre la 49-A, [ThinkAdvisor, 12 de agosto de 2020](https://thinkadvisor.com/2020/08/12/tie-iul-illustration-crediting-rates-to-reality-advocacy-group/)
- Ayuda con una póliza: [Florida Division of Consumer Services](https://myfloridacfo.com/division/consumers) (División de Servicios al Consumidor de Florida)
- Nuestras propias cuentas: las tablas. Ninguna tabla viene de una aseguradora.
`,
} satisfies BlogPostContent;
