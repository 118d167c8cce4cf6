import * as z from 'zod/mini'
import { ComId, Id, Instante, Texto, Versao } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { Referencia } from '#base/escolha.ts'
import { ANEXO_MAXIMO } from '#vendas/anexo-api.ts'
import { Motivo } from '#vendas/motivo.ts'
import {
  AnexoDoAtendimento,
  Atendimento,
  AtendimentoResumo,
  EdicaoAtendimento,
  NovaMensagem,
  NovoAtendimento,
} from './atendimento.ts'
import { prioridades } from './atendimento-opcoes.ts'
import { type AcaoDoAtendimento, transicoesDoAtendimento } from './atendimento-transicoes.ts'

const VER = 'LISTAR.ATENDIMENTO'
const FAZER = 'EDITAR.ATENDIMENTO'

const SemMais = z.strictObject({ versao: Versao })
const ComMotivo = z.strictObject({ versao: Versao, motivo: Motivo })

/** An action on a ticket. A repetition of what has just been done answers as if it were the first. */
const acao = <const A extends AcaoDoAtendimento, B extends z.ZodMiniType>(nome: A, body: B) =>
  endpoint({
    method: 'POST',
    path: `/atendimento/:id/${nome}`,
    permissao: FAZER,
    resumo: `${transicoesDoAtendimento[nome].rotulo}: um atendimento`,
    params: ComId,
    body,
    resposta: Atendimento,
  })

const PrazoPorPrioridade = z.object(
  Object.fromEntries(prioridades.map((uma) => [uma, Instante])) as Record<
    (typeof prioridades)[number],
    typeof Instante
  >,
)

export const atendimentoApi = {
  obter: endpoint({
    method: 'GET',
    path: '/atendimento/:id',
    permissao: VER,
    resumo: 'Obter um atendimento, com mensagens, arquivos e histórico',
    params: ComId,
    resposta: Atendimento,
  }),
  /** A contract of somebody else is answered like one that does not exist. */
  contrato: endpoint({
    method: 'GET',
    path: '/atendimento/contrato',
    permissao: VER,
    resumo: 'De quem é o contrato cujos atendimentos se veem, e com que plano',
    query: z.strictObject({ cliente_plano_id: Id, cliente_id: Id }),
    resposta: z.object({ cliente: Referencia, plano: z.string() }),
  }),
  /** What the form of a new one begins with. */
  preparo: endpoint({
    method: 'GET',
    path: '/atendimento/preparo',
    permissao: FAZER,
    resumo: 'O que se precisa saber para abrir um atendimento de um contrato',
    query: z.strictObject({ cliente_plano_id: Id }),
    resposta: z.object({
      cliente: Referencia,
      plano: z.string(),
      /** Masked for people who may not view clients; then the form begins without it. */
      telefone: z.nullable(z.string()),
      /** When it would be due if it were opened now. */
      prazos: PrazoPorPrioridade,
      responsaveis: z.array(Referencia),
      /** The open ones of the same client: perhaps it is one of these. */
      em_aberto: z.array(AtendimentoResumo),
    }),
  }),
  abrir: endpoint({
    method: 'POST',
    path: '/atendimento',
    permissao: FAZER,
    resumo: 'Abrir um atendimento; repetido com o mesmo identificador, é o mesmo',
    body: NovoAtendimento,
    resposta: Atendimento,
    status: 201,
  }),
  /** Whoever calls becomes the one in charge. */
  assumir: endpoint({ ...acao('assumir', SemMais), soPessoa: true }),
  /** Null: nobody, until somebody takes it. */
  atribuir: acao('atribuir', z.strictObject({ versao: Versao, responsavel_id: z.nullable(Id) })),
  iniciar: endpoint({ ...acao('iniciar', SemMais), soPessoa: true }),
  aguardar_cliente: acao('aguardar_cliente', SemMais),
  retomar: acao('retomar', SemMais),
  /** `motivo`: how it was solved. */
  resolver: acao('resolver', ComMotivo),
  fechar: acao('fechar', SemMais),
  reabrir: acao('reabrir', ComMotivo),
  /** Into another one of the same client that is not closed. Answers the double. */
  unir: acao('unir', z.strictObject({ versao: Versao, principal_id: Id })),
  editar: acao('editar', EdicaoAtendimento),
  /** Without `versao`: two people may write at once. */
  escrever: endpoint({
    method: 'POST',
    path: '/atendimento/:id/mensagem',
    permissao: FAZER,
    resumo: 'Escrever num atendimento, por dentro ou ao cliente, a quem vai por e-mail',
    params: ComId,
    body: NovaMensagem,
    resposta: Atendimento,
    status: 201,
  }),
  /** 413 too large, 415 not a kind that the settings allow. The id is the browser's. */
  anexar: endpoint({
    method: 'POST',
    path: '/atendimento/:id/anexo',
    permissao: FAZER,
    resumo: 'Anexar um arquivo a um atendimento',
    params: ComId,
    query: z.strictObject({ id: Id, nome: Texto(150) }),
    binario: { tipos: ['application/octet-stream'], maximo: ANEXO_MAXIMO, fluxo: true },
    resposta: AnexoDoAtendimento,
    status: 201,
  }),
  abrirAnexo: endpoint({
    method: 'GET',
    path: '/atendimento/anexo/:id',
    permissao: VER,
    resumo: 'O conteúdo de um arquivo de um atendimento; cada olhada fica anotada',
    params: ComId,
    resposta: { arquivo: 'application/octet-stream' },
  }),
  /** To whom this ticket can be given, without who has it. */
  responsaveis: endpoint({
    method: 'GET',
    path: '/atendimento/:id/responsaveis',
    permissao: FAZER,
    resumo: 'A quem um atendimento pode ser atribuído: pessoas ativas da empresa que atendem',
    params: ComId,
    resposta: z.array(Referencia),
  }),
  textos: endpoint({
    method: 'GET',
    path: '/atendimento/textos',
    permissao: FAZER,
    resumo: 'Os textos prontos, para escrever mais rápido',
    resposta: z.array(z.object({ titulo: z.string(), texto: z.string() })),
  }),
}
