import { type BoletoResumo, estaVencido } from '@balcao/contract/cobranca/boleto'
import type { FiltroBoleto } from '@balcao/contract/cobranca/boleto-filtro'
import {
  nomeDoRegistro,
  nomesDasOrigens,
  nomesDasSituacoesDeBoleto,
  nomesDosMeios,
} from '@balcao/contract/cobranca/boleto-opcoes'
import { formatarData } from '@balcao/contract/valores/data'
import type { Db } from '#infra/db/conexao.ts'
import { csv, emReais, talvezData, talvezReais } from '#infra/db/csv.ts'
import type { Leitura } from '#infra/http/leitura.ts'
import { hojeNoProvedor, paginaDeBoletos } from './lista.queries.ts'

/** A long download may outlive a change of rights, so every page checks them again. */
export const exportarBoletos = async function* (db: Db, leitura: Leitura, filtro: FiltroBoleto) {
  const hoje = await hojeNoProvedor(db)
  const ler = async (parte: { cursor?: string; limite: number }) => {
    const { linhas, proximo } = await paginaDeBoletos(db, await leitura.quem(), { ...filtro, ...parte })
    return { itens: linhas.map((linha) => JSON.parse(linha) as BoletoResumo), proximo }
  }
  yield* csv(ler, [
    ['Número', (b) => b.numero],
    ['Nosso número', (b) => b.nosso_numero],
    ['Cliente', (b) => b.cliente?.nome],
    ['Origem', (b) => nomesDasOrigens[b.origem]],
    ['Descrição', (b) => b.descricao],
    ['Valor', (b) => emReais(b.valor)],
    ['Vencimento', (b) => formatarData(b.vencimento)],
    ['Situação', (b) => (estaVencido(b, hoje) ? 'Vencido' : nomesDasSituacoesDeBoleto[b.situacao])],
    ['Registro', nomeDoRegistro],
    ['Pago em', (b) => talvezData(b.pago_em)],
    ['Valor pago', (b) => talvezReais(b.valor_pago)],
    ['Meio', (b) => b.meio && nomesDosMeios[b.meio]],
    ['Empresa', (b) => b.empresa],
  ])
}
