import type { BlogPostContent } from "../../schema.ts";

export default {
	meta: {
		title: "Seguro de despesas finais ou funeral pré-pago na Flórida?",
		description:
			"Quanto de um funeral pré-pago fica em fundo fiduciário na Flórida, o que volta se você cancelar, como é uma apólice pequena e quando é melhor guardar.",
	},
	title: "Seguro de despesas finais ou funeral pré-pago? Uma comparação para a Flórida",
	excerpt:
		"Um paga um serviço a uma funerária. O outro paga dinheiro à sua família. A lei da Flórida trata os dois de modo bem diferente, e a escolha certa depende do que mais preocupa você.",
	imageAlt: "Dois envelopes sobre a mesa da cozinha, um com a chave de casa e outro com um contrato assinado",
	body: `
Uma funerária oferece a você um contrato pré-pago, que a lei da Flórida chama de preneed contract. Um agente de seguros oferece uma apólice pequena de seguro de vida. Os dois podem dizer que os seus filhos não vão precisar pagar. Mas não vendem a mesma coisa.

Somos uma agência de seguros, e as seguradoras nos pagam uma comissão quando você compra uma apólice. As funerárias não nos pagam nada. Tenha isso em mente ao ler.

## A diferença em uma tabela

| O que comparar | Funeral pré-pago | Seguro de despesas finais | Dinheiro guardado para o funeral |
| --- | --- | --- | --- |
| O que você compra | Serviços e produtos de um só vendedor | Um benefício em dinheiro | Nada por enquanto |
| Quem recebe o dinheiro | O vendedor, quando cumpre a parte dele | A pessoa que você indicar | Quem é titular da conta ou a herda |
| Se você morrer no mês que vem | Depende do contrato e de quanto você já pagou | O benefício completo, ou um reduzido durante a carência | O que você guardou até então |
| Se os preços subirem | O contrato pode fixar o preço de alguns itens | O benefício em geral não muda | Depende de quanto a conta rende |
| Se você se mudar | Pergunte se dá para transferir | Acompanha você | Acompanha você |
| Se você parar de pagar | Valem as condições do contrato para falta de pagamento | A apólice pode perder a vigência e não pagar nada | Nada acontece |
| Perguntas de saúde | Em geral nenhuma, se você pagar tudo de uma vez | Em geral sim | Nenhuma |

Se a alta dos preços preocupa você, considere o contrato pré-pago. Se o que preocupa é uma despesa no ano que vem que ninguém consiga pagar, considere o seguro. Se você já tem o dinheiro, pode bastar deixá-lo guardado em uma conta.

## O que a Flórida exige de quem vende funerais pré-pagos

O capítulo 497 das leis da Flórida (Florida Statutes) rege esses contratos. O vendedor precisa de uma licença para contratos pré-pagos (preneed license), e o contrato precisa detalhar, item por item, o que você paga.

### Nem todo dólar vai para o fundo fiduciário

A seção 497.458 define o mínimo que o vendedor precisa depositar em um trust (fundo fiduciário), isto é, um fundo guardado à parte:

- **70%** do preço dos serviços e dos espaços alugados
- **100%** do que a funerária paga a terceiros por você (cash advance items), como um anúncio de falecimento
- para cada produto, como o caixão, **30%** do preço ou **110%** do custo do vendedor no atacado, o que for maior

Veja essa regra em um contrato inventado e já pago por inteiro. Para simplificar, contamos o caixão e a caixa de concreto do caixão (vault) como um só item, que custou ao vendedor US$ 2.000 no atacado.

| Parte do contrato | Preço | Regra | No fundo fiduciário |
| --- | ---: | --- | ---: |
| Serviços e espaços | US$ 4.000 | 70% | US$ 2.800 |
| Caixão e caixa de concreto | US$ 4.500 | O maior entre US$ 1.350 (30%) e US$ 2.200 (110% de US$ 2.000) | US$ 2.200 |
| Pagamentos a terceiros | US$ 800 | 100% | US$ 800 |
| **Total** | **US$ 9.300** | Soma | **US$ 5.800** |

Neste exemplo, cerca de 62% estão no fundo fiduciário (US$ 5.800 divididos por US$ 9.300). O vendedor pode usar os outros US$ 3.500, mas continua devendo a você o funeral inteiro. Por isso, a solidez da empresa importa para você, como importa a de uma seguradora. Uma taxa para preparar e arquivar o contrato não vai para esse fundo (seção 497.4555). Alguns vendedores usam uma apólice de seguro de vida no lugar do fundo fiduciário. Pergunte de que tipo é o seu contrato.

### Há um fundo do estado para quando um vendedor quebra, com limites

Cada contrato acrescenta US$ 2,50 ou US$ 5 a um fundo estadual de proteção ao consumidor, e alguns contratos acrescentam até US$ 10 (seção 497.456). Ele pode ser usado quando um vendedor quebra. Não é uma promessa de que toda perda será paga.

### Você pode cancelar, mas nem tudo volta

A seção 497.459 tem duas regras que você precisa conhecer:

- **Nos primeiros 30 dias**, você pode cancelar por escrito e receber todo o seu dinheiro de volta, menos o que já tiver sido usado.
- **Depois disso**, você pode cancelar a qualquer momento os serviços, os espaços e os pagamentos a terceiros e receber de volta o que pagou por eles. O que o fundo fiduciário rendeu nesse tempo fica com o vendedor.

Produtos como o caixão seguem outras regras, e também um contrato alternativo nos termos da seção 497.464. A página da assinatura precisa mostrar, em negrito, o valor que vai para o fundo fiduciário e o valor que você receberia se cancelasse (seção 497.468). Leia primeiro esses dois números.

> [!NOTE]
> O projeto de lei 598 do Senado da Flórida (Senate Bill 598), de 2026, foi escrito para mudar partes do capítulo 497 a partir de 1º de julho de 2026, entre elas os avisos de contratos cancelados. Só o conhecemos por um resumo. Leia o texto atual da seção 497.459 antes de assinar.

## O que uma apólice pequena promete

O [seguro de despesas finais](/services/final-expense) é um seguro de vida inteira com um benefício pequeno. A seguradora paga ao seu beneficiário, que pode gastar o dinheiro no que quiser. Pode cobrir o que um contrato de funeral não cobre: viagens, aluguel, uma última conta do hospital. Mas você precisa confiar que a pessoa indicada vai pagar o funeral.

Há outros pontos fracos:

- **Carência.** Com poucas ou nenhuma pergunta de saúde, a apólice costuma ser gradual. Se você morrer de doença nos dois ou três primeiros anos, ela devolve os prêmios com alguns juros ou paga uma parte do benefício.
- **Os dois primeiros anos.** A seguradora pode rever a proposta se você morrer nesse período, e uma resposta errada pode custar a indenização (seção 627.455).
- **Perda da vigência.** Se você acumular pagamentos atrasados demais, a cobertura acaba. As apólices da Flórida têm um prazo de tolerância de pelo menos 30 dias (seção 627.453).
- **Uma vida longa.** Você pode acabar pagando mais do que a apólice paga. Divida o benefício pelo prêmio de um ano para ver depois de quantos anos.
- **Um valor fixo.** A 3% ao ano, um preço de US$ 9.300 vira cerca de US$ 12.498 depois de 10 anos (9.300 × 1,03, dez vezes seguidas). Os 3% são uma suposição. O benefício da maioria das apólices não acompanha essa alta.

O seguro tem uma vantagem clara na lei: na Flórida, se você indica uma pessoa como beneficiária, os credores de quem morreu em geral não podem ficar com o dinheiro (seção 222.13). <stateFacts>E você tem pelo menos 14 dias depois que a apólice chega para devolvê-la e receber de volta o que pagou (seção 626.99).</stateFacts> A sua apólice informa o seu prazo exato de análise gratuita.

## Se o Medicaid ou o SSI estiver em jogo

O Medicaid é o plano público de saúde para quem tem poucos recursos. O SSI é uma ajuda mensal federal para pessoas idosas ou com deficiência que têm pouca renda. Aqui um erro custa caro.

- **SSI.** Até US$ 1.500 separados para o seu enterro, e outro tanto para o do seu cônjuge, não contam entre os seus bens. Esse valor diminui conforme o valor de cobertura dos seguros de vida que já ficam fora do cálculo e conforme o dinheiro posto em um contrato de funeral irrevogável.
- **Medicaid da Flórida para pessoas idosas ou com deficiência.** A regra do estado tem limites próprios. Ela deixa de fora o valor em dinheiro dos seguros de vida se todas as apólices somarem uma cobertura de US$ 2.500 ou menos, e até US$ 2.500 separados para o enterro (Rule 65A-1.712).
- **Contratos irrevogáveis.** Segundo advogados de direito do idoso da Flórida, um contrato pré-pago que não pode ser cancelado em geral não conta, mesmo que tenha custado mais de US$ 2.500. Em troca, você não pode ter o dinheiro de volta.

Por isso, se em breve uma casa de repouso pode ser necessária, um contrato pré-pago irrevogável pode fazer o que uma apólice não consegue. Consulte um advogado de direito do idoso ou o Departamento de Crianças e Famílias (Department of Children and Families) antes de assinar.

## Quatro pessoas, quatro respostas

- **Ruth, 82 anos, está para pedir o Medicaid e tem US$ 9.000.** Vale a pena perguntar a um advogado sobre um contrato pré-pago irrevogável. O valor em dinheiro de uma apólice nova poderia contar contra ela.
- **Luis, 66 anos, vive do Social Security, a previdência social, e tem US$ 800.** Pagar tudo adiantado está fora do alcance dele. Se o prêmio couber no orçamento e uma seguradora o aceitar, uma apólice que pague tudo desde o primeiro dia pode cobrir o que falta mais cedo do que ele conseguiria guardando dinheiro.
- **Ann, 70 anos, tem US$ 30.000 disponíveis.** Talvez ela não precise de nenhum dos dois. Uma conta conjunta com a filha, ou que passe direto para a filha, pode pagar o funeral, e os juros que houver são de Ann.
- **Walter, 75 anos, quer a cerimônia em certa igreja e o enterro em certo cemitério, sem discussão.** O contrato pré-pago põe os desejos dele no papel. Mas uma carta de uma página pode bastar, e é de graça.

Inventamos essas pessoas. Algumas famílias usam os dois: um contrato para a cerimônia e uma apólice para o resto.

## Perguntas para quem vende o funeral

1. Qual é o número da sua licença para contratos pré-pagos, e quem guarda o dinheiro?
2. Quais preços são fixos, e quais ainda podem ser cobrados da minha família?
3. Quanto do que eu pago vai para o fundo fiduciário? Quanto eu receberia de volta se cancelasse no quinto ano?
4. O que acontece se eu me mudar para outro estado, ou se vocês fecharem ou venderem a empresa?
5. Se eu pagar em parcelas e morrer antes, quanto a minha família vai dever?

## Perguntas para o agente de seguros

1. A apólice paga o benefício completo desde o primeiro dia?
2. O prêmio pode subir, ou o benefício pode diminuir?
3. Quanto terei pago em 10, 15 e 20 anos?
4. Quanto você ganha se eu comprar isto? O que sugeriria se não ganhasse nada?

Para conferir uma licença de contratos pré-pagos ou fazer uma reclamação, procure a Divisão de Serviços Funerários, de Cemitérios e ao Consumidor do estado (Division of Funeral, Cemetery, and Consumer Services). Para seguros, ligue para a Divisão de Serviços ao Consumidor (Division of Consumer Services).

## O que não sabemos

Não sabemos o que uma funerária vai oferecer a você. Descrevemos os mínimos da lei, que podem ter mudado desde as edições citadas abaixo. As regras do Medicaid e do SSI têm mais exceções do que estas.

As apólices são emitidas por companhias de seguros, não pela {agency}, e o pagamento dos benefícios depende da capacidade da seguradora emissora de pagar indenizações. O seguro de despesas finais não é um contrato de funeral pré-pago e não tem ligação com nenhum programa do governo. Este artigo é informação geral, não uma oferta nem orientação jurídica.

## Fontes

Os links das leis levam à edição de 2024. Um ano entre parênteses é o do texto que usamos.

- Leis da Flórida (Florida Statutes): [seção 497.456](https://www.flsenate.gov/Laws/Statutes/2024/497.456) (fundo do consumidor, 2019), [497.458](https://www.flsenate.gov/Laws/Statutes/2024/497.458) (depósitos no fundo fiduciário, 2023), [497.459](https://www.flsenate.gov/Laws/Statutes/2024/497.459) (cancelamento, 2019), [497.4555](https://www.flsenate.gov/Laws/Statutes/2024/497.4555) e [497.468](https://www.flsenate.gov/Laws/Statutes/2024/497.468) (taxas e informações obrigatórias, 2024), [497.464](https://www.flsenate.gov/Laws/Statutes/2024/497.464) (contratos alternativos, 2024).
- [Senate Bill 598, de 2026](https://www.flsenate.gov/Session/Bill/2026/598), a partir de um resumo publicado.
- Leis da Flórida (Florida Statutes): [seção 222.13](https://www.flsenate.gov/Laws/Statutes/2024/222.13), [626.99](https://www.flsenate.gov/Laws/Statutes/2024/626.99), [627.453](https://www.flsenate.gov/Laws/Statutes/2024/627.453), [627.455](https://www.flsenate.gov/Laws/Statutes/2024/627.455).
- Social Security: [POMS SI 01130.410](https://secure.ssa.gov/poms.nsf/lnx/0501130410), fundos para enterro (setembro de 2024).
- [Rule 65A-1.712, Florida Administrative Code](https://www.flrules.org/gateway/RuleNo.asp?ID=65A-1.712), código administrativo da Flórida, regras de bens para o Medicaid (2024).
- [Divisão de Serviços Funerários, de Cemitérios e ao Consumidor (Division of Funeral, Cemetery, and Consumer Services)](https://www.myfloridacfo.com/division/funeralcemetery/), 850-413-3039.
- [Divisão de Serviços ao Consumidor (Division of Consumer Services)](https://myfloridacfo.com/division/consumers), 877-693-5236.
`,
} satisfies BlogPostContent;
