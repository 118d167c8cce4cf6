import { formatarData, formatarInstante } from '@balcao/contract/valores/data'
import { formatarTelefone } from '@balcao/contract/valores/telefone'
import type { VendaNaLista } from '@balcao/contract/vendas/lista-api'
import type { FiltroVenda } from '@balcao/contract/vendas/lista-filtro'
import { nomesDosTurnos } from '@balcao/contract/vendas/pagamento'
import { nomesDasSituacoes } from '@balcao/contract/vendas/situacao'
import { visao } from '@balcao/contract/vendas/visao'
import type { Db } from '#infra/db/conexao.ts'
import { type Coluna, csv, emReais } from '#infra/db/csv.ts'
import type { Leitura } from '#infra/http/leitura.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { paginaDeVendas } from './lista.queries.ts'

/** Only the installations of the day bring it. */
const DA_VISITA: Coluna<VendaNaLista>[] = [
  ['Endereço', ({ visita }) => visita?.endereco],
  ['Referência', ({ visita }) => visita?.referencia],
  ['Telefone', ({ visita }) => visita?.telefone && formatarTelefone(visita.telefone)],
]

/** A long download may outlive a change of rights, so every page checks them again. */
export const exportarVendas = async function* (db: Db, leitura: Leitura, filtro: FiltroVenda) {
  const { fuso_horario: fuso } = await lerConfiguracao(db)
  const ler = async (parte: { cursor?: string; limite: number }) => {
    const { linhas, proximo } = await paginaDeVendas(db, leitura, { ...filtro, ...parte })
    return { itens: linhas.map((linha) => JSON.parse(linha) as VendaNaLista), proximo }
  }
  yield* csv(ler, [
    ['Protocolo', (v) => v.protocolo],
    ['Cliente', (v) => v.cliente],
    ['Plano', (v) => v.plano],
    ['Mensalidade', (v) => emReais(v.mensalidade)],
    ['Cidade', (v) => v.cidade],
    ['Empresa', (v) => v.empresa],
    ['Canal', (v) => v.canal],
    ['Vendedor', (v) => v.vendedor],
    ['Situação', (v) => nomesDasSituacoes[v.situacao]],
    ['Desde', (v) => formatarInstante(v.situacao_em, fuso)],
    ['Motivo', (v) => v.motivo],
    ['Enviada em', (v) => formatarInstante(v.criado_em, fuso)],
    ['Instalação', (v) => formatarData(v.agendamento.data)],
    ['Turno', (v) => nomesDosTurnos[v.agendamento.turno]],
    ...(filtro.visao && visao(filtro.visao).ateHoje ? DA_VISITA : []),
  ])
}
