import * as z from 'zod/mini'
import { ComId, Id } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { Referencia } from '#base/escolha.ts'
import { PaginaSemTotal, Total } from '#base/pagina.ts'
import { AtendimentoResumo } from './atendimento.ts'
import { FiltroAtendimento, FiltroTotalDeAtendimentos } from './atendimento-filtro.ts'

const permissao = 'LISTAR.ATENDIMENTO'

/** Counted up to a ceiling, as every total. */
const Numeros = z.object({ em_aberto: Total, atrasados: Total })
/** Of one client there are never so many. */
const DoCliente = z.object({ em_aberto: z.int(), atrasados: z.int() })

export const listaDeAtendimentosApi = {
  listar: endpoint({
    method: 'GET',
    path: '/atendimento',
    permissao,
    resumo: 'Listar atendimentos: os atrasados primeiro, depois pelo prazo',
    query: FiltroAtendimento,
    resposta: PaginaSemTotal(AtendimentoResumo),
  }),
  total: endpoint({
    method: 'GET',
    path: '/atendimento/total',
    permissao,
    resumo: 'Quantos atendimentos a lista tem, contados até um teto',
    query: FiltroTotalDeAtendimentos,
    resposta: Total,
  }),
  exportar: endpoint({
    method: 'GET',
    path: '/atendimento/exportar',
    permissao,
    resumo: 'Exportar atendimentos em CSV, como filtrados',
    query: FiltroAtendimento,
    resposta: { arquivo: 'text/csv; charset=utf-8' },
  }),
  numeros: endpoint({
    method: 'GET',
    path: '/atendimento/numeros',
    permissao,
    resumo: 'Quantos atendimentos estão em aberto e atrasados, ao todo e com a própria pessoa',
    resposta: z.object({ todos: Numeros, meus: Numeros, sem_responsavel: Total }),
  }),
  /** Who has or could have a ticket that the person reaches, for the filter. */
  responsaveis: endpoint({
    method: 'GET',
    path: '/atendimento/responsaveis',
    permissao,
    resumo: 'Quem atende nas empresas que a pessoa alcança, para filtrar',
    resposta: z.array(Referencia),
  }),
  doCliente: endpoint({
    method: 'GET',
    path: '/cliente/:id/atendimentos',
    permissao,
    resumo: 'Quantos atendimentos em aberto e atrasados um cliente tem, por contrato, e os que vencem antes',
    params: ComId,
    resposta: z.object({
      ...DoCliente.shape,
      contratos: z.array(z.object({ cliente_plano_id: Id, ...DoCliente.shape })),
      /** The first few open ones, late ones first. */
      itens: z.array(AtendimentoResumo),
    }),
  }),
}
