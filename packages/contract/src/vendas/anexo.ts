import * as z from 'zod/mini'
import { TipoAnexo } from '#base/anexo.ts'
import { Id, Instante, Texto, TextoOpcional } from '#base/comum.ts'
import { regra } from '#base/regra.ts'

export const vereditos = ['PENDENTE', 'APROVADO', 'REJEITADO'] as const
export const VereditoAnexo = z.enum(vereditos)
export type VereditoAnexo = z.infer<typeof VereditoAnexo>

/** A picture that browsers cannot show is converted after it has arrived. Until then it counts, but has no address. */
export const situacoesDeAnexo = ['PRONTO', 'CONVERTENDO', 'RECUSADO'] as const
export const SituacaoAnexo = z.enum(situacoesDeAnexo)
export type SituacaoAnexo = z.infer<typeof SituacaoAnexo>

/** What the settings say of a file. */
export const RegrasDeAnexo = z.object({
  mb_maximo: z.int(),
  tipos: z.array(z.string()),
  segundos_minimos_audio: z.int(),
})
export type RegrasDeAnexo = z.infer<typeof RegrasDeAnexo>

/** A file of a sale, or of a draft that will be one. Both have the same id. */
export const Anexo = z.object({
  id: Id,
  venda_id: Id,
  tipo: TipoAnexo,
  nome: z.string(),
  /** By content, of what is stored: a HEIC becomes a JPEG. */
  mime: z.string(),
  tamanho: z.int(),
  /** Of the file as it left the device. */
  sha256: z.string(),
  criado_em: Instante,
  quem: z.string(),
  veredito: VereditoAnexo,
  motivo: z.nullable(z.string()),
  /** Counts within the kind. */
  versao: z.int(),
  /** The newest of its kind: the one that counts. */
  atual: z.boolean(),
  largura: z.nullable(z.int()),
  altura: z.nullable(z.int()),
  duracao_segundos: z.nullable(z.number()),
  situacao: SituacaoAnexo,
  /** Why it could not be converted, and what to do. */
  recusa: z.nullable(z.string()),
  /** Protocols of other clients' sales with the same file. Null for people who do not decide about sales. */
  usado_em: z.nullable(z.array(z.int())),
})
export type Anexo = z.infer<typeof Anexo>

/** What an analyst says of one attachment. A rejection says why, because the seller reads it. */
export const JulgamentoDeAnexo = z
  .strictObject({
    veredito: VereditoAnexo,
    motivo: z._default(TextoOpcional(500), null),
    /** The client of the sale that was looked at. The documents of one say nothing of another. */
    cliente_id: z.optional(Id),
  })
  .check(
    regra<{ veredito: VereditoAnexo; motivo: string | null }>(
      ({ veredito, motivo }) => veredito !== 'REJEITADO' || motivo !== null,
      'motivo',
      'Diga o que há de errado: quem vendeu lê',
    ),
  )
export type JulgamentoDeAnexo = z.infer<typeof JulgamentoDeAnexo>

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not stay
const FORA_DO_NOME = /^.*[\\/]|[\u0000-\u001f\u007f]/gs

/** Only ever shown: a folder or a line break in it means nothing. */
const NomeDeArquivo = z.pipe(
  z.string().check(
    z.maxLength(1_000),
    z.overwrite((nome) => nome.replace(FORA_DO_NOME, '').slice(-150) || 'arquivo'),
  ),
  Texto(150),
)

export const NovoEnvio = z.strictObject({
  /**
   * The attachment's id, when the device has made one. The same upload announced again goes on where it was, with a new
   * token.
   */
  id: z.optional(Id),
  /** Of the draft or the sale. The server need not know the draft yet. */
  venda_id: Id,
  tipo: TipoAnexo,
  nome: NomeDeArquivo,
  /** In bytes. */
  tamanho: z.int().check(z.gte(0)),
  /** When it is known, a file that arrives otherwise is refused. */
  sha256: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
})
export type NovoEnvio = z.infer<typeof NovoEnvio>

/** An upload in parts: how much of it has arrived for good. */
export const EnvioDeAnexo = z.object({
  id: Id,
  venda_id: Id,
  tipo: TipoAnexo,
  tamanho: z.int(),
  deslocamento: z.int(),
  /** Without another part until then, what has arrived is thrown away. */
  vale_ate: Instante,
  /** Once everything has arrived and was found good. */
  anexo: z.nullable(Anexo),
})
export type EnvioDeAnexo = z.infer<typeof EnvioDeAnexo>

export const EnvioCriado = z.extend(EnvioDeAnexo, {
  /** Where the parts go: `/api/anexo/envio/<id>`. */
  caminho: z.string(),
  /** The bearer of this upload, and of nothing else. It needs no login. */
  token: z.string(),
})
export type EnvioCriado = z.infer<typeof EnvioCriado>

/** Names of tus 1.0 (https://tus.io/protocols/resumable-upload), spoken by the calls of an upload. */
export const tus = {
  versao: '1.0.0',
  tipoDaParte: 'application/offset+octet-stream',
  cabecalhos: {
    versao: 'tus-resumable',
    deslocamento: 'upload-offset',
    tamanho: 'upload-length',
    dados: 'upload-metadata',
    validade: 'upload-expires',
  },
} as const

export const codigosDoAnexo = {
  /** The part does not begin where the upload stands: ask where, and go on from there. */
  deslocamento: 'DESLOCAMENTO',
  /** The rest are final: the same file will not be accepted. */
  vazio: 'ARQUIVO_VAZIO',
  grande: 'GRANDE_DEMAIS',
  formato: 'FORMATO',
  danificado: 'ARQUIVO_DANIFICADO',
  curto: 'AUDIO_CURTO',
  diferente: 'CONTEUDO_DIFERENTE',
} as const
