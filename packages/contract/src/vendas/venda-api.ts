import * as z from 'zod/mini'
import { FiltroDeHistorico, PaginaDeHistorico } from '#base/auditoria.ts'
import { ComId, Id, TextoOpcional, Versao } from '#base/comum.ts'
import { type ExigenciaComLogin, endpoint } from '#base/endpoint.ts'
import { Envio } from './envio.ts'
import { minhasApi } from './minhas-api.ts'
import { Motivo } from './motivo.ts'
import { Agendamento } from './pagamento.ts'
import { DadosDoRascunho } from './rascunho.ts'
import { transicoes } from './transicoes.ts'
import { Venda } from './venda.ts'

const comVersao = { versao: Versao }
const SemMais = z.strictObject(comVersao)
const ComMotivo = z.strictObject({ ...comVersao, motivo: Motivo })

/** The rights that the table names for an action: any one of them opens the call, and the table decides the rest. */
const direitosDe = (acao: AcaoDePessoa) =>
  [...new Set(transicoes[acao].quem.map(({ permissao }) => permissao))] as unknown as ExigenciaComLogin

type AcaoDePessoa = {
  [A in keyof typeof transicoes]: (typeof transicoes)[A]['quem'] extends string ? never : A
}[keyof typeof transicoes]

/** An action on a sent sale. A repetition of what has just been done answers as if it were the first. */
const acao = <const A extends AcaoDePessoa, B extends z.ZodMiniType>(nome: A, body: B) =>
  endpoint({
    method: 'POST',
    path: `/venda/:id/${nome}`,
    permissao: direitosDe(nome),
    resumo: `${transicoes[nome].rotulo} uma venda`,
    params: ComId,
    body,
    resposta: Venda,
  })

const LER = ['REALIZAR_VENDA', 'LISTAR.VENDA', 'LISTAR.TODAS_VENDAS'] as const

export const vendaApi = {
  ...minhasApi,
  obter: endpoint({
    method: 'GET',
    path: '/venda/:id',
    permissao: LER,
    resumo: 'Obter uma venda',
    params: ComId,
    resposta: Venda,
  }),
  /** Of the person only which data changed, not from what to what. */
  historico: endpoint({
    method: 'GET',
    path: '/venda/:id/historico',
    permissao: LER,
    resumo: 'Histórico de uma venda e dos seus anexos',
    params: ComId,
    query: FiltroDeHistorico,
    resposta: PaginaDeHistorico,
  }),
  enviar: endpoint({
    method: 'POST',
    path: '/venda',
    permissao: 'REALIZAR_VENDA',
    resumo: 'Enviar uma venda; repetida com o mesmo identificador, é a mesma venda',
    body: Envio,
    resposta: Venda,
    status: 201,
  }),
  autorizar: acao('autorizar', ComMotivo),
  negar: acao('negar', ComMotivo),
  reenviar_link: acao('reenviar_link', SemMais),
  devolver: acao('devolver', z.strictObject({ ...comVersao, motivo: TextoOpcional(500) })),
  reenviar: acao('reenviar', SemMais),
  aprovar: acao('aprovar', SemMais),
  reprovar: acao('reprovar', ComMotivo),
  agendar: acao(
    'agendar',
    z.strictObject({
      ...comVersao,
      agendamento: Agendamento,
      /** The visit of the day before this one did not happen. Of a day that is over, that is certain. */
      visita_falhou: z._default(z.boolean(), false),
      motivo: TextoOpcional(500),
    }),
  ),
  concluir: acao('concluir', z.strictObject({ ...comVersao, numero_de_serie: TextoOpcional(60) })),
  cancelar: acao('cancelar', ComMotivo),
  desistir: acao('desistir', SemMais),
  editar: acao(
    'editar',
    z.strictObject({
      ...comVersao,
      dados: DadosDoRascunho,
      total_mostrado: z.int().check(z.gte(0)),
      /** A sale that came back goes on at once, with all that `reenviar` asks for. */
      reenviar: z.optional(z.boolean()),
      /** False: ask before what was agreed is taken back (`CORRECAO_DESFAZ`). True: the person has seen it. */
      ciente: z.optional(z.boolean()),
    }),
  ),
  trocar_vendedor: acao('trocar_vendedor', z.strictObject({ ...comVersao, vendedor_id: Id })),
}
