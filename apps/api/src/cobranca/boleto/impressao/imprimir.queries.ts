import type { ArquivoAberto } from '@balcao/contract/base/endpoint'
import { bancos } from '@balcao/contract/cobranca/banco/bancos'
import { fimDoDesconto } from '@balcao/contract/cobranca/encargos'
import type { Configuracao } from '@balcao/contract/provedor/configuracao-catalogo'
import { enderecoEmLinha } from '@balcao/contract/provedor/endereco'
import { formatarCep } from '@balcao/contract/valores/cep'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { formatarPercentual } from '@balcao/contract/valores/percentual'
import { and, inArray } from 'drizzle-orm'
import { exigirVisualizacao } from '#clientes/cliente/travar.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { deUmaVez } from '#infra/http/de-uma-vez.ts'
import { criarVez } from '#infra/http/vez.ts'
import { naoEncontrado, Recusa } from '#infra/recusa/recusa.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { alcancado, type BoletoTravado } from '../alcance.ts'
import { pixDeHoje } from '../boleto.queries.ts'
import { boleto } from '../boleto.table.ts'
import { type ContaDeEmissao, lerConta } from '../emitir/conta.queries.ts'
import { valorDeHoje } from '../valor-no-dia.ts'
import type { BoletoImpresso } from './boleto-impresso.ts'
import { desenharBoletos } from './desenhar-boletos.ts'

/** Drawing one keeps the program from everything else for some 30 ms, and a hundred for a second. */
const naVezDoPdf = criarVez({
  simultaneos: 1,
  espera: 32,
  cheia: 'Há boletos demais sendo impressos. Tente novamente em instantes.',
})

/** What the account says, and what the law asks to be told. */
const instrucoesDo = ({ instrucoes, encargos, vencimento }: BoletoTravado, hoje: string) => {
  const { multa_percentual, juros_percentual_mes, desconto } = encargos
  const fim = fimDoDesconto(vencimento, encargos)
  return [
    ...(instrucoes?.split('\n') ?? []),
    multa_percentual > 0 && `Após o vencimento, multa de ${formatarPercentual(multa_percentual)}%`,
    juros_percentual_mes > 0 &&
      `Juros de ${formatarPercentual(juros_percentual_mes)}% ao mês, por dia de atraso`,
    desconto &&
      fim !== null &&
      hoje <= fim &&
      `Desconto de ${formatarDinheiro(desconto.valor)} até ${formatarData(fim)}`,
  ].filter((linha) => typeof linha === 'string')
}

const porQueNaoPagar = ({ situacao, registro, origem }: BoletoTravado) => {
  if (origem === 'TESTE') return 'BOLETO DE TESTE – NÃO PAGAR'
  if (situacao === 'PAGO') return 'BOLETO PAGO'
  if (situacao === 'CANCELADO') return 'BOLETO CANCELADO – NÃO PAGAR'
  if (registro === 'REJEITADO' || registro === 'BAIXADO') return 'SEM REGISTRO NO BANCO – NÃO PAGAR'
  return registro === 'REGISTRADO' ? null : 'AGUARDANDO REGISTRO NO BANCO'
}

const segundaVia = (lido: BoletoTravado, hoje: ReturnType<typeof valorDeHoje>) =>
  lido.situacao === 'ABERTO' && hoje.dias_de_atraso > 0 ? hoje : null

const impresso = (lido: BoletoTravado, de: ContaDeEmissao, configuracao: Configuracao): BoletoImpresso => {
  const { conta, empresa } = de
  const [banco, hoje] = [bancos[conta.banco], valorDeHoje(lido, configuracao)]
  const cidade = empresa.cidade ? `${empresa.cidade} – ${empresa.uf}` : ''
  const { pagador } = lido
  return {
    banco: conta.banco,
    beneficiario: {
      nome: empresa.razao_social,
      documento: empresa.cnpj,
      endereco: empresa.endereco ? enderecoEmLinha(empresa.endereco, cidade) : '',
    },
    agencia_codigo: banco.agenciaCodigoImpresso(conta),
    nosso_numero_impresso: banco.nossoNumeroImpresso(conta, lido.nosso_numero),
    carteira: conta.carteira,
    numero_documento: String(lido.numero),
    ...{
      especie: lido.especie,
      emissao: lido.emissao,
      vencimento: lido.vencimento,
      valor: lido.valor,
      itens: lido.itens,
    },
    instrucoes: instrucoesDo(lido, hoje.dia),
    pagador: {
      ...{ nome: pagador.nome, documento: pagador.documento },
      endereco: [pagador.endereco, pagador.bairro].filter(Boolean).join(' – '),
      cep_cidade: `${formatarCep(pagador.cep)} ${pagador.cidade} – ${pagador.uf}`,
    },
    codigo_barras: lido.codigo_barras,
    pix: pixDeHoje(lido, de, hoje),
    segunda_via: segundaVia(lido, hoje),
    nao_pagavel: porQueNaoPagar(lido),
    aviso: configuracao.marca,
  }
}

/** One page for each, in this order. */
export const pdfDosBoletos = async (db: Db, lidos: readonly BoletoTravado[]): Promise<ArquivoAberto> => {
  const configuracao = await lerConfiguracao(db)
  const contas = new Map<string, ContaDeEmissao>()
  for (const id of new Set(lidos.map(({ conta_bancaria_id }) => conta_bancaria_id))) {
    const conta = await lerConta(db, id)
    if (conta) contas.set(id, conta)
  }
  const paginas = lidos.map((lido) => {
    const de = contas.get(lido.conta_bancaria_id)
    if (!de) throw new Error('um boleto sem conta bancária')
    return impresso(lido, de, configuracao)
  })
  const bytes = await naVezDoPdf(() => desenharBoletos(paginas))
  const nome = lidos.length === 1 ? `boleto-${lidos[0]?.numero}.pdf` : `boletos-${lidos.length}.pdf`
  return { mime: 'application/pdf', tamanho: bytes.length, conteudo: deUmaVez(bytes), nome }
}

/** For people who may see who pays: it is on the paper. One out of reach, and none is printed. */
export const imprimirBoletos = async (db: Db, quem: Pessoa, ids: readonly string[]) => {
  const unicos = [...new Set(ids)]
  const lidos = await db
    .select()
    .from(boleto)
    .where(and(inArray(boleto.id, unicos), alcancado(quem)))
  if (lidos.length !== unicos.length) throw naoEncontrado()
  exigirVisualizacao(quem)
  if (lidos.some(({ pagador }) => !pagador.documento))
    throw new Recusa(409, 'PAGADOR', 'Quem pagaria foi anonimizado: este boleto não é mais impresso')
  const porId = new Map(lidos.map((lido) => [lido.id, lido]))
  return pdfDosBoletos(
    db,
    unicos.flatMap((id) => porId.get(id) ?? []),
  )
}
