import { vencimentoDoMes } from '@balcao/contract/cobranca/vencimento'
import { somarMeses } from '@balcao/contract/valores/dia'
import { type SQL, sql } from 'drizzle-orm'
import type { ContaDeEmissao } from '#cobranca/boleto/emitir/conta.queries.ts'
import { type Cobranca, gravarBoletos } from '#cobranca/boleto/emitir/gravar.commands.ts'
import { mesEmPalavras } from '#cobranca/boleto/emitir/meses.ts'
import { lerPagadores, type Pagador } from '#cobranca/boleto/emitir/pagadores.queries.ts'
import { feriadosDoPagador } from '#cobranca/boleto/emitir/vencer.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { type ContratoACobrar, contratosACobrar, custoPorMes } from '#vendas/contrato/para-cobrar.queries.ts'

const DIA_DA_EMISSAO = '25'

/** A past month that is charged. */
export type Mes = { competencia: string; emissao: string }

/** The months before this one, the oldest first. Each was issued before its end, to be paid in the next. */
export const mesesPassados = (hoje: string, quantos: number): Mes[] =>
  Array.from({ length: quantos }, (_, i) => {
    const competencia = somarMeses(`${hoje.slice(0, 7)}-01`, i - quantos).slice(0, 7)
    return { competencia, emissao: `${competencia}-${DIA_DA_EMISSAO}` }
  })

/** Of the suspended ones, the others owe what an earlier system issued. */
const SUSPENSO_EM_TANTOS = 3
const PAGA_POR_BOLETO: SQL = sql`k.situacao in ('ATIVO', 'SUSPENSO') and v.forma_pagamento in ('BOLETO', 'PIX')`

type Cobrado = {
  lido: ContratoACobrar
  pagador: NonNullable<Pagador['pagador']>
  custo: ReturnType<typeof custoPorMes>
}

/** The contracts of an account's company, each with what it costs in a month. */
const contratosDa = async ({ db }: Contexto, { empresa }: ContaDeEmissao, fuso: string) => {
  const lidos = await contratosACobrar(db, sql`c.empresa_id = ${empresa.id}::uuid and ${PAGA_POR_BOLETO}`)
  const pagadores = await lerPagadores(
    db,
    lidos.map(({ contrato: { cliente_id, endereco_id } }) => ({ cliente_id, endereco_id })),
  )
  return lidos.flatMap((lido, i): Cobrado[] => {
    const pagador = pagadores[i]?.pagador
    const dosAntigos = lido.contrato.situacao === 'SUSPENSO' && i % SUSPENSO_EM_TANTOS > 0
    return pagador && !dosAntigos ? [{ lido, pagador, custo: custoPorMes(lido, fuso, false) }] : []
  })
}

/** Issues past months as they would have been issued then: what a month costs is asked of the program itself. */
export const criarEmissor = async (contexto: Contexto, de: ContaDeEmissao) => {
  const configuracao = await lerConfiguracao(contexto.db)
  const contratos = await contratosDa(contexto, de, configuracao.fuso_horario)
  const cobrar = ({ lido, pagador, custo }: Cobrado, { competencia, emissao }: Mes): Cobranca[] => {
    const custou = custo(competencia)
    if (!custou || custou.total <= 0) return []
    const { id: cliente_plano_id, cliente_id } = lido.contrato
    return [
      {
        ...{ origem: 'CONTRATO', cliente_id, cliente_plano_id, venda_id: null, competencia, pagador },
        descricao: `Mensalidade de ${mesEmPalavras(competencia)}`,
        itens: custou.linhas.map(({ descricao, valor }) => ({ descricao, valor })),
        valor: custou.total,
        vencimento: vencimentoDoMes(competencia, {
          dia: lido.venda.dia_vencimento,
          mes: configuracao.vencimento_da_mensalidade,
          hoje: emissao,
          dias_minimos: configuracao.dias_minimos_para_vencer,
          feriado: feriadosDoPagador(pagador, configuracao),
        }),
      },
    ]
  }
  return (mes: Mes) =>
    gravarBoletos(
      contexto.db,
      { de, emissao: mes.emissao, criado_por: contexto.usuario.id },
      contratos.flatMap((contrato) => cobrar(contrato, mes)),
    )
}
