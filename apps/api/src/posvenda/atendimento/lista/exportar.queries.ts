import type { AtendimentoResumo } from '@balcao/contract/posvenda/atendimento'
import type { FiltroAtendimento } from '@balcao/contract/posvenda/atendimento-filtro'
import {
  nomesDasPrioridades,
  nomesDasSituacoesDeAtendimento,
  nomesDosCanaisDeAtendimento,
  nomesDosTiposDeAtendimento,
} from '@balcao/contract/posvenda/atendimento-nomes'
import { estaAtrasado } from '@balcao/contract/posvenda/atendimento-opcoes'
import { formatarInstante } from '@balcao/contract/valores/data'
import type { Db } from '#infra/db/conexao.ts'
import { csv, simNao } from '#infra/db/csv.ts'
import type { Leitura } from '#infra/http/leitura.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { paginaDeAtendimentos } from './lista.queries.ts'

/** A long download may outlive a change of rights, so every page checks them again. */
export const exportarAtendimentos = async function* (db: Db, leitura: Leitura, filtro: FiltroAtendimento) {
  const { fuso_horario: fuso } = await lerConfiguracao(db)
  const agora = new Date()
  const ler = async (parte: { cursor?: string; limite: number }) => {
    const { linhas, proximo } = await paginaDeAtendimentos(db, leitura, { ...filtro, ...parte })
    return { itens: linhas.map((linha) => JSON.parse(linha) as AtendimentoResumo), proximo }
  }
  yield* csv(ler, [
    ['Protocolo', (a) => a.protocolo],
    ['Cliente', (a) => a.cliente.nome],
    ['Plano', (a) => a.plano],
    ['Assunto', (a) => a.assunto],
    ['Tipo', (a) => nomesDosTiposDeAtendimento[a.tipo]],
    ['Prioridade', (a) => nomesDasPrioridades[a.prioridade]],
    ['Canal', (a) => nomesDosCanaisDeAtendimento[a.canal]],
    ['Situação', (a) => nomesDasSituacoesDeAtendimento[a.situacao]],
    ['Desde', (a) => formatarInstante(a.situacao_em, fuso)],
    ['Prazo', (a) => formatarInstante(a.prazo, fuso)],
    ['Atrasado', (a) => simNao(estaAtrasado(a, agora))],
    ['Responsável', (a) => a.responsavel?.nome],
    ['Empresa', (a) => a.empresa],
    ['Aberto em', (a) => formatarInstante(a.criado_em, fuso)],
  ])
}
