import type { BlogPostContent } from "../../schema.ts";

export default {
	meta: {
		title: "Funeral em Jacksonville: custos, igreja, Marinha e enterro",
		description:
			"O orçamento de um funeral na igreja em Jacksonville, o que muda com um cemitério nacional, os prazos do seguro militar e quando o dinheiro chega.",
	},
	title: "Pagar um funeral em Jacksonville: a igreja, a Marinha e a primeira semana",
	excerpt:
		"Um funeral em Jacksonville costuma ter duas contas: a da funerária e a de tudo em volta. Veja um exemplo de orçamento, o que as famílias de militares podem receber e quais prazos não perder.",
	imageAlt: "Uma igreja de torre branca à beira de um rio largo, com uma pequena bandeira na porta",
	body: `
Em Jacksonville, um funeral traz todo mundo de volta para casa. Há o velório, a cerimônia na igreja, o cortejo e a refeição. Alguém vem de avião de Norfolk ou de San Diego. Cada parte tem um preço. As contas chegam primeiro, e o dinheiro muitas vezes vem depois.

Este artigo põe todas as partes em um só orçamento. Depois trata de duas coisas importantes para muitas famílias daqui: um cemitério nacional dentro da cidade e um seguro de vida militar que acaba em uma data certa.

## O que esperar dos preços

<funeralRanges>Pela nossa própria estimativa, um funeral com enterro na região de Jacksonville custa de US$ 10.000 a US$ 15.000.</funeralRanges><funeralRangesShown> Não é uma pesquisa, e a sua igreja, o seu cemitério e as suas escolhas podem levar o valor para cima ou para baixo.</funeralRangesShown><funeralRangesWithheld>Não publicamos uma faixa de preços para Jacksonville, porque não conhecemos nenhuma pesquisa pública de preços de funerais no condado de Duval.</funeralRangesWithheld> Os números nacionais mais citados são os da Associação Nacional de Diretores Funerários (NFDA). Em 2023, metade dos funerais com velório e enterro custou mais de US$ 8.300, e metade custou menos. Com a caixa de concreto do caixão (vault), a mediana era de US$ 9.995. Com velório e cremação, era de US$ 6.280. O cemitério e a lápide eram pagos à parte.

O que uma funerária perto de você cobra está na lista de preços dela. Pela regra federal sobre funerais (Funeral Rule), a funerária precisa informar os preços a qualquer pessoa que ligue e dar uma lista impressa a qualquer pessoa que peça no local. Não é preciso que alguém tenha morrido.

## Um orçamento, com e sem cemitério nacional

As duas primeiras linhas vêm das medianas da NFDA: US$ 8.300, e a caixa de concreto a US$ 1.695, que são US$ 9.995 menos US$ 8.300. Os outros valores são inventados.

| Parte | Cemitério particular | Cemitério nacional |
| --- | ---: | ---: |
| Funerária, com velório e caixão | US$ 8.300 | US$ 8.300 |
| Caixa de concreto (vault ou liner) | US$ 1.695 | US$ 0 |
| Sepultura, abertura e fechamento, lápide | US$ 4.500 | US$ 0 |
| Igreja, programas, flores, refeição | US$ 1.800 | US$ 1.800 |
| Viagem de dois parentes | US$ 1.200 | US$ 1.200 |
| **Total** | **US$ 17.495** | **US$ 11.300** |

Neste exemplo, o cemitério nacional faz uma diferença de US$ 6.195. A família continua pagando a funerária, a igreja e as viagens.

## Se alguém da família serviu nas Forças Armadas

O Jacksonville National Cemetery foi aberto em 2009, na zona norte da cidade. Para um veterano que cumpra os requisitos, o enterro em um cemitério nacional inclui, sem custo para a família:

- uma sepultura, com a abertura e o fechamento
- uma caixa de concreto simples (liner) para a sepultura
- uma lápide ou placa
- o cuidado da sepultura para sempre

O cônjuge e os filhos menores também podem ter direito. O direito depende do serviço prestado e do tipo de baixa. Você não precisa esperar uma morte para saber. Se você pedir, o Departamento de Assuntos de Veteranos (VA) decide com antecedência. Guarde a carta dele junto com os papéis da baixa.

O VA também paga um auxílio-funeral por alguns veteranos. Para uma morte sem relação com o serviço militar, o valor era de até US$ 978 a partir de outubro de 2024, e muda todo mês de outubro. Para uma morte causada pelo serviço, vai até US$ 2.000. Muitos veteranos não têm direito a nenhum dos dois, então não conte com isso até ter perguntado. O Social Security, a previdência social dos EUA, acrescenta US$ 255, uma única vez, para o cônjuge ou certos filhos.

### O seguro de vida militar acaba em um dia que dá para calcular

Quando alguém deixa a Marinha, começa a correr o prazo do Servicemembers’ Group Life Insurance (SGLI), o seguro de vida em grupo dos militares. Estes são os prazos normais do VA, contados a partir do dia do desligamento:

| Dias | O que você tem |
| --- | --- |
| 1 a 120 | O SGLI continua, sem custo. |
| 1 a 240 | Você pode pedir o Veterans’ Group Life Insurance (VGLI), o seguro de vida em grupo dos veteranos, sem perguntas de saúde. |
| 241 a 485 | Você ainda pode pedir o VGLI, com perguntas de saúde. |
| Depois de 485 | Você não pode mais pedir o VGLI. |

O dia 485 equivale a um ano e 120 dias. Se você não pedir até o dia 120, fica sem cobertura desses dois programas até o VGLI começar. Quem tem invalidez total no desligamento pode pedir para manter o SGLI por mais tempo.

Confira essas datas antes de comparar qualquer produto, nosso ou de outra empresa. Para uma pessoa com saúde frágil, o VGLI sem perguntas de saúde pode valer mais que uma apólice particular. O preço dele sobe com a idade, então pergunte quanto vai custar aos 60 e aos 70 anos.

## A primeira semana, e de onde vem o dinheiro

A funerária pode pedir um sinal ou um comprovante de que vai ser paga. Ponha as suas fontes de dinheiro em ordem, pela rapidez com que ele chega:

1. **Dinheiro em uma conta que outra pessoa possa usar.** O cotitular em geral pode usá-la na hora. Uma conta em um só nome talvez tenha de esperar pela Justiça.
2. **Seguro de vida.** O beneficiário envia o formulário do pedido de indenização e uma certidão de óbito. O pagamento pode levar semanas. Não encontramos um número de dias para isso nas leis da Flórida que lemos, mas a seguradora precisa acrescentar juros a partir do dia em que recebe a prova da morte (seção 627.4615).
3. **Uma cessão.** Se a funerária e a seguradora concordarem, a seguradora paga à funerária com dinheiro do benefício. Pergunte agora à funerária se ela aceita.
4. **Ajuda.** O VA, o Social Security, um sindicato, uma fraternidade ou o fundo da própria igreja. Quase tudo chega depois da conta.

Depois confira o nome que está na apólice. Na Flórida, o seguro de vida vai para o beneficiário que você indicou, e os credores da pessoa que morreu em geral não podem ficar com ele. Se a apólice indica o espólio, o dinheiro passa pelo inventário na Justiça (probate) junto com todo o resto (seção 222.13). Se a sua apólice indica alguém que já morreu, mude isso esta semana.

> [!NOTE]
> A sua igreja, o seu empregador ou a sua fraternidade inclui você em uma apólice em grupo? Peça o certificado. Descubra o valor, o beneficiário e se ela acaba quando você se aposentar ou se mudar.

## O que o seguro de despesas finais acrescenta

O [seguro de despesas finais](/services/final-expense) é uma apólice pequena de vida inteira. Na maioria dessas apólices, o prêmio não muda, e a cobertura dura a vida toda, desde que você pague. O beneficiário decide como usar o dinheiro: o caixão, a passagem de avião, a conta de luz.

| O que comparar | Apólice com perguntas de saúde | Apólice com poucas ou nenhuma |
| --- | --- | --- |
| Quem é aceito | Depende das suas respostas | Quase todo mundo na faixa de idade |
| Morte por doença nos dois ou três primeiros anos | Em geral o benefício completo | Muitas vezes só os prêmios com alguns juros, ou uma parte do benefício |
| Morte por acidente nesses anos | Em geral o benefício completo | Em geral o benefício completo |
| Preço pelo mesmo benefício | Mais baixo | Mais alto |

Por isso, faça a proposta do primeiro tipo antes de aceitar o segundo. Responda a todas as perguntas com a verdade. Se você morrer nos dois primeiros anos, a seguradora pode rever a proposta (seção 627.455). Uma resposta errada pode custar o benefício à família.

Em alguns casos, não é a ferramenta certa:

- Você é jovem, tem boa saúde e tem filhos em casa. O [seguro de vida temporário](/services/term-life) cobre mais pelo mesmo prêmio.
- Você passou dos 75 e tem o dinheiro. Uma conta a que a família tenha acesso pode servir do mesmo jeito, e sem carência.
- Seria difícil manter o prêmio em dia. A falta de pagamento encerra a apólice.
- Você pretende pedir o Medicaid, o plano público de saúde para quem tem poucos recursos. O valor em dinheiro pode contar entre os seus bens, então consulte antes um advogado especializado em direito do idoso.

## Como escolher o valor

Pegue o total do seu próprio orçamento. Subtraia o que a sua família consegue ter em mãos em uma semana e os benefícios que você já confirmou por escrito. No exemplo acima, a uma família com cemitério particular e US$ 6.000 em uma conta conjunta faltam US$ 11.495 (US$ 17.495 menos US$ 6.000). Com um cemitério nacional, faltam US$ 5.300 (US$ 11.300 menos US$ 6.000).

Neste exemplo, o direito ao cemitério nacional reduz o valor a menos da metade. Por isso, ligue primeiro para o VA.

## Perguntas para antes de assinar

1. Esta apólice paga o benefício completo desde o primeiro dia? Se não, a partir de qual dia?
2. O prêmio pode subir, ou o benefício pode diminuir?
3. Quanto terei pago em 10, 15 e 20 anos?
4. Quem recebe um aviso se eu atrasar um pagamento? <stateFacts>Se a pessoa segurada tem 64 anos ou mais, uma apólice da Flórida que já completou um ano não pode perder a vigência sem um aviso pelo menos 21 dias antes, e você pode indicar uma segunda pessoa para recebê-lo (seção 627.4555). Isso não vale para a maioria das apólices pagas automaticamente todo mês.</stateFacts>
5. Quantos dias tenho para devolver a apólice? <stateFacts>O mínimo da Flórida para seguro de vida é de 14 dias (seção 626.99).</stateFacts> A apólice informa o prazo exato.

## O que não sabemos

As medianas da NFDA são nacionais e de 2023. Não encontramos nenhuma pesquisa pública de preços do condado de Duval. Só o VA pode dizer quem tem direito. Os valores inventados da tabela mostram o cálculo, não o mercado.

A {agency} é uma agência de seguros. As seguradoras nos pagam uma comissão quando você compra uma apólice, e não temos ligação com o VA, com as Forças Armadas nem com nenhuma outra parte do governo. As apólices são emitidas por companhias de seguros, e o pagamento dos benefícios depende da capacidade da seguradora emissora de pagar indenizações. Este artigo é informação geral, não uma oferta nem orientação jurídica. Para rever o seu orçamento com um agente, veja a página de [Jacksonville](/locations/jacksonville) ou ligue para {phone}.

## Fontes

Os links das leis levam à edição de 2024. Leis e valores mudam, então confira a versão atual.

- [Estatísticas da NFDA](https://nfda.org/news/statistics): custos medianos de funerais em 2023.
- [Funeral Rule, 16 CFR Part 453](https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-453), com as alterações de 1994.
- Departamento de Assuntos de Veteranos (VA): [o que inclui o enterro em um cemitério nacional](https://www.va.gov/resources/what-does-burial-in-a-va-national-cemetery-include/) (2021), [Jacksonville National Cemetery](https://www.cem.va.gov/cems/nchp/jacksonville.asp), [auxílio-funeral](https://www.va.gov/burials-memorials/veterans-burial-allowance/) (valores para mortes a partir de 1º de outubro de 2024), [VGLI](https://www.va.gov/life-insurance/options-eligibility/vgli/) (240 dias desde 1º de novembro de 2012).
- Leis da Flórida (Florida Statutes): [seção 222.13](https://www.flsenate.gov/Laws/Statutes/2024/222.13) (quem recebe o benefício), [626.99](https://www.flsenate.gov/Laws/Statutes/2024/626.99) (análise gratuita), [627.455](https://www.flsenate.gov/Laws/Statutes/2024/627.455) (dois primeiros anos), [627.4555](https://www.flsenate.gov/Laws/Statutes/2024/627.4555) (aviso antes da perda da vigência), [627.4615](https://www.flsenate.gov/Laws/Statutes/2024/627.4615) (juros sobre indenizações por morte).
- Social Security: [20 CFR 404.390](https://www.law.cornell.edu/cfr/text/20/404.390) e as seções seguintes, sobre o pagamento único por morte.
- Perguntas ou reclamações sobre seguros: [Departamento de Serviços Financeiros da Flórida (Florida Department of Financial Services)](https://myfloridacfo.com/division/consumers), 877-693-5236.
`,
} satisfies BlogPostContent;
