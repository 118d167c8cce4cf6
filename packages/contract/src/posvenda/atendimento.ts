import * as z from 'zod/mini'
import { autores } from '#base/auditoria.ts'
import { Id, Instante, Texto, TextoOpcional, Versao } from '#base/comum.ts'
import { Referencia } from '#base/escolha.ts'
import { textoNormalizado } from '#valores/normalizado.ts'
import { ehTelefoneOculto, lerTelefone, recusaDeTelefone, Telefone } from '#valores/telefone.ts'
import { situacoesDeContrato } from '#vendas/contrato.ts'
import { CanalAtendimento, Prioridade, SituacaoAtendimento, TipoAtendimento } from './atendimento-opcoes.ts'
import { acoesDoAtendimento } from './atendimento-transicoes.ts'

export const MENSAGEM_MAXIMA = 10_000

export const tiposDeMensagem = ['INTERNA', 'AO_CLIENTE'] as const
/** A message to the client goes by mail; these are the states of that. */
export const enviosDeMensagem = ['NA_FILA', 'ENVIADA', 'FALHOU'] as const

const dados = {
  tipo: TipoAtendimento,
  prioridade: Prioridade,
  canal: CanalAtendimento,
  assunto: Texto(150, 3),
  /** Who asks, who need not be the client. */
  solicitante_nome: Texto(120, 2),
  solicitante_telefone: z.nullable(Telefone),
}

const tamanho = z.maxLength(MENSAGEM_MAXIMA, {
  error: 'O texto passa de 10.000 caracteres: encurte-o ou anexe um arquivo',
  abort: true,
})

/** The id is the browser's: sent twice, it is the same ticket. */
export const NovoAtendimento = z.strictObject({
  ...dados,
  id: Id,
  cliente_plano_id: Id,
  /** What the client says, as the first internal message. */
  relato: z._default(z.pipe(z.nullable(z.string().check(tamanho)), TextoOpcional(MENSAGEM_MAXIMA)), null),
  responsavel_id: z._default(z.nullable(Id), null),
})
export type NovoAtendimento = z.infer<typeof NovoAtendimento>

/** People who may not view clients send back the hidden phone that they got: it stays what it is. */
const TelefoneTalvezOculto = textoNormalizado(
  (texto) => lerTelefone(texto) ?? texto.trim(),
  (texto) => ehTelefoneOculto(texto) || lerTelefone(texto) !== null,
  ({ input }) => recusaDeTelefone(String(input)),
)

export const EdicaoAtendimento = z.strictObject({
  ...dados,
  solicitante_telefone: z.nullable(TelefoneTalvezOculto),
  versao: Versao,
})
export type EdicaoAtendimento = z.infer<typeof EdicaoAtendimento>

/** The id is the browser's: sent twice, it is the same message, and one mail. */
export const NovaMensagem = z.strictObject({
  id: Id,
  tipo: z.enum(tiposDeMensagem),
  texto: z.pipe(z.string().check(tamanho), Texto(MENSAGEM_MAXIMA)),
})
export type NovaMensagem = z.infer<typeof NovaMensagem>

const OutroAtendimento = z.object({ id: Id, protocolo: z.int(), assunto: z.string() })

/** Of a double that was merged into this one: its protocol. Null: of this one. */
const doUnido = { protocolo: z.nullable(z.int()) }

const MensagemDoAtendimento = z.object({
  id: Id,
  em: Instante,
  quem: z.string(),
  tipo: z.enum(tiposDeMensagem),
  texto: z.string(),
  /** Null for an internal one. */
  envio: z.nullable(z.enum(enviosDeMensagem)),
  /** Where the mail goes. Masked for people who may not view clients. */
  para: z.nullable(z.string()),
  ...doUnido,
})
export type MensagemDoAtendimento = z.infer<typeof MensagemDoAtendimento>

export const AnexoDoAtendimento = z.object({
  id: Id,
  em: Instante,
  quem: z.string(),
  nome: z.string(),
  /** By content, never by name. */
  mime: z.string(),
  tamanho: z.int(),
  ...doUnido,
})
export type AnexoDoAtendimento = z.infer<typeof AnexoDoAtendimento>

/** `abrir` begins it; `receber` is the other side of `unir`: a double came into this one. */
export const acontecimentosDoAtendimento = ['abrir', 'receber', ...acoesDoAtendimento] as const

const LinhaDoAtendimento = z.object({
  id: Id,
  em: Instante,
  acao: z.enum(acontecimentosDoAtendimento),
  de: z.nullable(SituacaoAtendimento),
  para: SituacaoAtendimento,
  autor: z.enum(autores),
  quem: z.nullable(z.string()),
  motivo: z.nullable(z.string()),
  /** To whom, into which, from what to what, in words. */
  detalhe: z.nullable(z.string()),
  ...doUnido,
})
export type LinhaDoAtendimento = z.infer<typeof LinhaDoAtendimento>

/** A ticket as a list shows it. */
export const AtendimentoResumo = z.object({
  id: Id,
  protocolo: z.int(),
  situacao: SituacaoAtendimento,
  situacao_em: Instante,
  tipo: TipoAtendimento,
  prioridade: Prioridade,
  canal: CanalAtendimento,
  assunto: z.string(),
  cliente: Referencia,
  cliente_plano_id: Id,
  plano: z.string(),
  empresa: z.string(),
  responsavel: z.nullable(Referencia),
  /** While it waits for the client the clock stands still, and this is what it was when it stopped. */
  prazo: Instante,
  criado_em: Instante,
})
export type AtendimentoResumo = z.infer<typeof AtendimentoResumo>

/** A ticket with all that was said and done. Messages, files and history are the oldest first. */
export const Atendimento = z.extend(AtendimentoResumo, {
  empresa: Referencia,
  solicitante_nome: z.string(),
  /** Masked, as the e-mail, for people who may not view clients. */
  solicitante_telefone: z.nullable(z.string()),
  /** Where a message to the client would go. Masked for people who may not view clients. Null: there is none. */
  email_do_cliente: z.nullable(z.string()),
  contrato: z.object({
    id: Id,
    /** Who has it today, who need not be who asked. */
    cliente_id: Id,
    plano: z.string(),
    situacao: z.enum(situacoesDeContrato),
    endereco: z.string(),
  }),
  aberto_por: z.string(),
  /** Since when it waits for the client. */
  aguarda_desde: z.nullable(Instante),
  unido_a: z.nullable(OutroAtendimento),
  /** The doubles that were merged into this one. */
  unidos: z.array(OutroAtendimento),
  mensagens: z.array(MensagemDoAtendimento),
  anexos: z.array(AnexoDoAtendimento),
  historico: z.array(LinhaDoAtendimento),
  /** What this person may do with it now: the buttons. */
  acoes: z.array(z.enum(acoesDoAtendimento)),
  atualizado_em: Instante,
  versao: Versao,
})
export type Atendimento = z.infer<typeof Atendimento>
