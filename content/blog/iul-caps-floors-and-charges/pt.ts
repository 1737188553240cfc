import type { BlogPostContent } from "../../schema.ts";

export default {
	meta: {
		title: "Teto, piso e encargos do IUL, com os cálculos",
		description:
			"Como uma apólice de vida universal indexada transforma um índice em juros, o que os encargos fazem em um ano de 0% e o que perguntar antes de assinar.",
	},
	title: "Teto, piso e encargos do IUL: leia estes três números juntos",
	excerpt:
		"O teto e o piso decidem o que é creditado na apólice. Os encargos decidem o que fica com você. Veja o cálculo dos dois lados e uma lista de perguntas para qualquer agente.",
	imageAlt:
		"Uma linha que sobe e desce entre um teto tracejado e um piso contínuo, com moedas que caem por baixo do piso",
	body: `
A vida universal indexada (IUL) é um seguro de vida com valor em dinheiro. Dois dos seus números são fáceis de lembrar: o teto e o piso. O terceiro, os encargos, dá mais trabalho para encontrar.

Aqui estão os três. Todos os valores abaixo são inventados, para que você possa conferir os cálculos. Nenhum vem de uma seguradora nem de uma apólice real.

## Em resumo

- O **teto** é o máximo de juros que pode ser creditado na apólice em um período. A seguradora pode mudá-lo depois, dentro dos limites da apólice.
- O **piso**, comumente 0%, é o mínimo. Ele só protege das perdas do índice.
- Os **encargos** são descontados todo mês, em anos bons e em anos de 0%.
- Por isso, uma apólice com piso de 0% pode perder valor. Se você desistir dela cedo, uma taxa de resgate pode levar boa parte do resto, ou tudo.

## As palavras da fórmula

Em um IUL, você não tem ações. A seguradora acompanha um índice, em geral durante um ano, e credita juros por uma fórmula. Os dividendos do índice em geral não contam.

| Palavra | O que faz | O que perguntar |
| --- | --- | --- |
| Teto | Limita os juros do período | Qual é o teto mais baixo que a apólice permite? |
| Taxa de participação | Define a parte da alta do índice que conta | Qual é a menor parte que a apólice permite? |
| Margem | Tira a primeira parte da alta | Existe uma, e até quanto pode subir? |
| Piso | Define o mínimo creditado | É de 0%, e vale em todos os anos? |

A seguradora redefine o teto, e a apólice só informa até onde ele pode cair. Pergunte quanto recebem agora as pessoas que compraram esta apólice há cinco anos.

<iulFiguresShown>### Duas fórmulas, um índice inventado

Veja como duas fórmulas leem o mesmo índice. A primeira tem um teto de 9% e conta toda a alta. A segunda não tem teto e conta 60% da alta. As duas têm um piso de 0%.

| Ano | Índice | Teto de 9% | 60% da alta |
| --- | --- | --- | --- |
| 1 | sobe 14% | 9,0% | 8,4% |
| 2 | sobe 6% | 6,0% | 3,6% |
| 3 | cai 12% | 0,0% | 0,0% |
| 4 | sobe 3% | 3,0% | 1,8% |
| 5 | sobe 20% | 9,0% | 12,0% |

Nenhuma das fórmulas fica na frente em todos os anos. Se o teto caísse para 6%, nos anos 1 e 5 seriam creditados 6% em vez de 9%. Tudo isto é hipotético, e antes de qualquer encargo.</iulFiguresShown>

## Os encargos

Procure cada um destes itens na apólice e no relatório de encargos (charges report). Se você não recebeu o relatório, peça.

| Encargo | Quando é descontado | O que pode mudá-lo |
| --- | --- | --- |
| Encargo sobre o prêmio | De cada prêmio, antes que ele chegue ao valor em dinheiro | Os limites da apólice |
| Custo do seguro | Todo mês | A sua idade, e a seguradora, até o máximo da apólice |
| Tarifa da apólice | Todo mês | Os limites da apólice |
| Encargo para cada US$ 1.000 de cobertura | Muitas vezes todo mês nos primeiros anos | A tabela da apólice |
| Cláusulas adicionais | Todo mês | Incluir ou retirar uma cláusula |
| Taxa de resgate | Se você encerrar a apólice nos primeiros anos | Diminui conforme uma tabela |
| Juros de empréstimo | Enquanto um empréstimo não for pago | As condições de empréstimo da apólice |

O custo do seguro merece mais atenção. É um preço para cada US$ 1.000 de cobertura, e sobe com a idade. Imagine uma cobertura de US$ 300.000. Com um preço inventado de US$ 0,20 para cada US$ 1.000, o encargo é 300 × US$ 0,20 = US$ 60 por mês. Com um preço inventado de US$ 2,00, são US$ 600 por mês. Muitas apólices só aplicam o preço à parte do benefício por morte que passa do valor em dinheiro. Assim, um bom valor em dinheiro segura o encargo, e um valor em queda o empurra para cima.

## Um ano de 0% em dólares

Suponha que uma apólice tenha US$ 20.000 de valor em dinheiro. O titular paga US$ 300 por mês. O encargo sobre o prêmio é de 6%, ou US$ 18 por mês. O custo do seguro é de US$ 70 por mês, e a tarifa da apólice é de US$ 10.

| Item | Com prêmios | Sem prêmios |
| --- | --- | --- |
| Valor em dinheiro no começo | US$ 20.000 | US$ 20.000 |
| Prêmios pagos | US$ 3.600 | US$ 0 |
| Encargo sobre o prêmio | −US$ 216 | US$ 0 |
| Custo do seguro | −US$ 840 | −US$ 840 |
| Tarifa da apólice | −US$ 120 | −US$ 120 |
| Juros creditados no piso de 0% | US$ 0 | US$ 0 |
| Valor em dinheiro no fim | US$ 22.424 | US$ 19.040 |

Na coluna da direita, o piso fez o seu papel: nenhuma perda do índice foi repassada. Mesmo assim, a apólice perdeu US$ 960. São 4,8% de US$ 20.000, ou seja, seriam necessários cerca de 4,8% de juros só para ficar no mesmo lugar. Três anos assim deixariam US$ 17.120, e o encargo real seria maior a cada ano, porque o titular fica mais velho.

## Quanto você receberia saindo cedo

O valor em dinheiro não é o que você recebe se sair. O que você recebe é o **valor de resgate**. Suponha que a taxa de resgate seja de US$ 6.000 no primeiro ano e caia US$ 600 por ano. A apólice começa do zero, mantém os encargos acima e recebe 0% de juros em todos os anos. É um teste duro, e é esse que você deve pedir.

| Fim do ano | Prêmios pagos | Valor em dinheiro | Taxa de resgate | Valor de resgate |
| --- | --- | --- | --- | --- |
| 1 | US$ 3.600 | US$ 2.424 | US$ 6.000 | US$ 0 |
| 3 | US$ 10.800 | US$ 7.272 | US$ 4.800 | US$ 2.472 |
| 5 | US$ 18.000 | US$ 12.120 | US$ 3.600 | US$ 8.520 |
| 10 | US$ 36.000 | US$ 24.240 | US$ 600 | US$ 23.640 |
| 11 | US$ 39.600 | US$ 26.664 | US$ 0 | US$ 26.664 |

Cada ano acrescenta US$ 3.600 e desconta US$ 1.176, então o valor em dinheiro sobe US$ 2.424. Em uma apólice real, os juros o aumentariam em alguns anos, e os encargos subiriam com a idade. Se você pode precisar do dinheiro em até 10 anos, deixe-o onde você possa usá-lo.

## O que as regras das ilustrações fazem e não fazem

Os números grandes de uma ilustração se apoiam em uma única taxa presumida, creditada em todos os anos.

Os órgãos reguladores dos estados escrevem juntos regras-modelo por meio da Associação Nacional de Comissários de Seguros (NAIC). A Diretriz Atuarial 49 (Actuarial Guideline 49) definiu em 2015 um método único para a taxa mais alta que uma ilustração de IUL pode usar. A Diretriz 49-A passou a valer para apólices vendidas a partir de 14 de dezembro de 2020 e tratou de bônus e multiplicadores. Ela também limita quanto o crédito ilustrado pode passar dos juros de um empréstimo. Outra revisão, a 49-B, veio em 2023.

Essas regras limitam o que pode ser **mostrado**. Não prometem nada sobre o que será creditado. Peça a mesma apólice com a taxa presumida, com dois pontos percentuais a menos e com 0%.

## Os impostos em três frases

O benefício por morte em geral não paga imposto de renda federal. Se você pagar demais nos primeiros sete anos, a apólice se torna um contrato dotal modificado (MEC), e então empréstimos e retiradas são tributados com o ganho saindo primeiro, em geral com um imposto federal adicional de 10% antes dos 59½ anos. Se uma apólice perder a vigência com um empréstimo em aberto, o ganho pode ser tributado mesmo que não reste nenhum dinheiro.

## Seus direitos na Flórida

- **Análise gratuita:** <stateFacts>pelo menos 14 dias a partir da entrega para devolver uma apólice nova de seguro de vida e receber de volta o que pagou.</stateFacts><stateFactsWithheld>certo número de dias a partir da entrega para devolver uma apólice nova de seguro de vida e receber de volta o que pagou.</stateFactsWithheld> A sua apólice informa o seu prazo exato.
- **Prazo de tolerância:** pelo menos 30 dias para um prêmio atrasado.
- **Aviso antes da perda da vigência:** <stateFacts>se a pessoa segurada tem 64 anos ou mais e a apólice está em vigor há um ano, a seguradora precisa enviar um aviso pelo menos 21 dias antes, e você pode indicar uma segunda pessoa para recebê-lo. Isso não vale para a maioria das apólices pagas automaticamente todo mês.</stateFacts><stateFactsWithheld>pergunte à seguradora se você pode indicar uma segunda pessoa para ser avisada.</stateFactsWithheld>
- **Conselho de resgatar:** um agente que diga para você abrir mão de uma apólice com valor em dinheiro, sem usar o dinheiro em outra apólice ou anuidade, precisa antes dar informações por escrito. Elas incluem a taxa de resgate estimada e o possível imposto.
- **Pagamento atrasado:** se você pedir o valor de resgate e a seguradora não pagar em até 30 dias depois de receber a apólice e o pedido, ela em geral deve juros.

## Perguntas para antes de assinar

1. Quais destes números estão no contrato, e quais podem mudar?
2. Até quanto podem cair o teto e a taxa de participação?
3. Até quanto pode subir o custo do seguro, aos 65, 75 e 85 anos?
4. Em que ano a cobertura acabaria com 0% em todos os anos e com o prêmio que pretendo pagar?
5. Qual é o valor de resgate depois de 1, 3, 5 e 10 anos?
6. O que acontece se eu parar de pagar por dois anos?
7. A partir de que prêmio isto se torna um MEC?
8. Quanto custaria a mesma cobertura em um [seguro de vida temporário](/services/term-life)?
9. Como funciona o seu pagamento, e você receberia menos por um seguro temporário?
10. Quem vai rever a apólice comigo todo ano?

Se uma resposta for “não se preocupe”, pergunte de novo. Veja [como funciona o IUL](/services/iul) e quem deve procurar outra opção.

> [!NOTE]
> A {agency} é uma agência de seguros. As seguradoras nos pagam uma comissão quando você compra uma apólice. Este artigo é informação geral. Não é uma oferta, uma ilustração de apólice nem orientação tributária ou jurídica. Só a ilustração da seguradora mostra os valores de uma apólice específica. Todos os benefícios dependem da capacidade da seguradora emissora de pagar indenizações. Empréstimos e retiradas reduzem o valor em dinheiro e o benefício por morte e podem fazer a apólice perder a vigência.

## O que não sabemos

Ninguém pode dizer onde estarão os tetos daqui a 10 anos. Não citamos aqui tetos nem encargos reais, porque eles mudam e só fazem sentido ao lado do nome da seguradora. As leis também mudam: confira a seção antes de contar com ela.

## Fontes

Consulta feita em novembro de 2026. O ano depois de uma seção de lei é o da versão que lemos. Quando a seção não traz ano, lemos resumos e outras páginas oficiais, não o próprio texto.

- Análise gratuita: [seção 626.99(4), leis da Flórida (Florida Statutes)](https://www.flsenate.gov/Laws/Statutes/2024/0626.99)
- Prazo de tolerância: [seção 627.453](https://www.flsenate.gov/Laws/Statutes/2024/0627.453)
- Aviso antes da perda da vigência: [seção 627.4555](https://www.flsenate.gov/Laws/Statutes/2024/0627.4555)
- Conselho de resgatar: [seção 627.4553](https://www.flsenate.gov/Laws/Statutes/2023/0627.4553), texto de 2023
- Juros sobre um resgate pago com atraso: [seção 627.482](https://www.flsenate.gov/Laws/Statutes/2024/0627.482), texto de 2024
- Contratos dotais modificados: [26 U.S.C. 7702A](https://www.law.cornell.edu/uscode/text/26/7702A)
- Diretrizes 49, 49-A e 49-B: [um resumo da LegalClarity](https://legalclarity.org/actuarial-guideline-49-a-49-b-iul-illustration-rules/) e, para a 49-A, [ThinkAdvisor, 12 de agosto de 2020](https://thinkadvisor.com/2020/08/12/tie-iul-illustration-crediting-rates-to-reality-advocacy-group/)
- Ajuda com uma apólice: [Divisão de Serviços ao Consumidor da Flórida (Florida Division of Consumer Services)](https://myfloridacfo.com/division/consumers)
- Nossos próprios cálculos: as tabelas. Nenhuma tabela vem de uma seguradora.
`,
} satisfies BlogPostContent;
