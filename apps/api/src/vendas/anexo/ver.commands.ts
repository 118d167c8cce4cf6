import type { ArquivoAberto } from '@balcao/contract/base/endpoint'
import { anexoApi } from '@balcao/contract/vendas/anexo-api'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { abrirArquivo } from '#infra/arquivo/arquivo.queries.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { deUmaVez } from '#infra/http/de-uma-vez.ts'
import { naoEncontrado, Recusa } from '#infra/recusa/recusa.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { alcancarVenda } from './alcance.queries.ts'
import { anexo, anexoAcesso } from './anexo.table.ts'
import { contarPaginas, desenharPagina } from './conteudo/pdf.ts'
import { novoToken, resumirToken } from './token.ts'

/** An audio is listened to while its address lives. */
const MINUTOS = 15

export const ENDERECO_VENCIDO = 'ENDERECO_VENCIDO'

const aindaNao = () =>
  new Recusa(409, 'CONVERTENDO', 'A foto ainda está sendo convertida. Tente de novo em alguns segundos.')

/** A file that this person may look at now. */
const alcancarPronto = async ({ db, usuario }: Pick<Contexto, 'db' | 'usuario'>, id: string) => {
  const [achado] = await db
    .select({
      venda_id: anexo.venda_id,
      situacao: anexo.situacao,
      recusa: anexo.recusa,
      arquivo_id: anexo.arquivo_id,
    })
    .from(anexo)
    .where(and(eq(anexo.id, id), isNull(anexo.descartado_em)))
  if (!achado) throw naoEncontrado()
  await alcancarVenda(db, usuario, achado.venda_id)
  if (achado.situacao === 'CONVERTENDO') throw aindaNao()
  if (achado.situacao === 'RECUSADO') throw new Recusa(409, 'RECUSADO', achado.recusa ?? '')
  return achado
}

/** An address for looking at a file, for those who may look now. */
export const darEndereco = async ({ db, usuario, origem }: Contexto, id: string) => {
  const achado = await alcancarPronto({ db, usuario }, id)
  const { token, resumo } = novoToken()
  const [dado] = await db
    .insert(anexoAcesso)
    .values({
      id: v7(),
      anexo_id: id,
      venda_id: achado.venda_id,
      usuario_id: usuario.id,
      usuario_nome: usuario.nome,
      ip: origem.ip,
      token: resumo,
      vale_ate: sql`now() + make_interval(mins => ${MINUTOS})`,
    })
    .returning({ vale_ate: anexoAcesso.vale_ate })
  if (!dado) throw new Error('o endereço não voltou da inserção')
  return { endereco: `/api${anexoApi.ver.path}?token=${token}`, vale_ate: dado.vale_ate }
}

const extensoes: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/webm': 'webm',
  'audio/wav': 'wav',
}

/** By what it is: the sender's own ending may be another. */
const nomeDoArquivo = (nome: string, mime: string) =>
  `${nome.replace(/\.[^.]{1,5}$/, '')}.${extensoes[mime] ?? 'bin'}`

const inteiro = async ({ conteudo }: ArquivoAberto) => {
  const partes: Uint8Array[] = []
  for await (const parte of conteudo) partes.push(parte)
  return Buffer.concat(partes)
}

const soDePdf = (mime: string) => {
  if (mime !== 'application/pdf') throw new Recusa(422, 'SEM_PAGINAS', 'Só um PDF tem páginas')
}

/** Counting is no look at it. */
export const paginasDoAnexo = async (contexto: Contexto, storage: Storage, id: string) => {
  const { arquivo_id } = await alcancarPronto(contexto, id)
  if (!arquivo_id) throw naoEncontrado()
  const aberto = await abrirArquivo(contexto.db, storage, arquivo_id)
  soDePdf(aberto.mime)
  return { paginas: await contarPaginas(await inteiro(aberto)) }
}

/** One page of a PDF, as a picture. */
export const abrirPagina = async (
  db: Db,
  storage: Storage,
  token: string,
  pagina: number,
): Promise<ArquivoAberto> => {
  const aberto = await abrirPeloEndereco(db, storage, token)
  soDePdf(aberto.mime)
  const { bytes, mime } = await desenharPagina(await inteiro(aberto), pagina)
  return { mime, tamanho: bytes.length, faixa: undefined, conteudo: deUmaVez(bytes) }
}

/** A player asks for a file in many pieces, and all of them are one look. */
export const abrirPeloEndereco = async (
  db: Db,
  storage: Storage,
  token: string,
  range?: string,
): Promise<ArquivoAberto> => {
  const [acesso] = await db
    .update(anexoAcesso)
    .set({ visto_em: sql`coalesce(${anexoAcesso.visto_em}, now())` })
    .where(and(eq(anexoAcesso.token, resumirToken(token)), gt(anexoAcesso.vale_ate, sql`now()`)))
    .returning({ anexo_id: anexoAcesso.anexo_id })
  if (!acesso) throw new Recusa(404, ENDERECO_VENCIDO, 'Este endereço venceu. Abra o anexo de novo.')
  const [achado] = await db
    .select({ nome: anexo.nome, arquivo_id: anexo.arquivo_id })
    .from(anexo)
    .where(and(eq(anexo.id, acesso.anexo_id), isNull(anexo.descartado_em)))
  if (!achado?.arquivo_id) throw naoEncontrado()
  const aberto = await abrirArquivo(db, storage, achado.arquivo_id, range)
  return { ...aberto, nome: nomeDoArquivo(achado.nome, aberto.mime) }
}
