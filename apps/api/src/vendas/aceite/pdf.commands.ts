import type { ArquivoAberto } from '@balcao/contract/base/endpoint'
import { and, eq, isNull } from 'drizzle-orm'
import { guardarArquivo } from '#infra/arquivo/arquivo.commands.ts'
import { abrirArquivo } from '#infra/arquivo/arquivo.queries.ts'
import type { Db } from '#infra/db/conexao.ts'
import { criarVez } from '#infra/http/vez.ts'
import type { Enfileirar } from '#infra/jobs/fila.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { deQuemCompra, type UltimoAceite, ultimoAceite } from './aceite.queries.ts'
import { aceite } from './aceite.table.ts'
import { type Links, paraAcompanhar } from './link.ts'
import { escreverComprovante } from './pdf/comprovante.ts'

type PartesDoPdf = { storage: Storage; enfileirar: Enfileirar; links: Links }

const AUTOR = { sistema: 'o comprovante do aceite do assinante' }

/** Writing one keeps the program from everything else for some 30 ms. */
const naVezDoPdf = criarVez({
  simultaneos: 1,
  espera: 32,
  cheia: 'Há comprovantes demais sendo feitos. Tente novamente em instantes.',
})

const jaFeito = () => new Recusa(409, 'JA_FEITO', 'O comprovante acaba de ser feito. Peça-o outra vez.')

/** Whoever asks while it is being made gets the same one. */
const sendoFeitos = new Map<string, Promise<string>>()

/** The acceptance does not wait for its PDF: if the storage is away, it is made when somebody asks for it. */
export const fazerComprovante = (db: Db, partes: PartesDoPdf, aceito: UltimoAceite): Promise<string> => {
  const { id, pdf_arquivo_id } = aceito
  if (pdf_arquivo_id) return Promise.resolve(pdf_arquivo_id)
  const sendoFeito = sendoFeitos.get(id) ?? fazer(db, partes, aceito).finally(() => sendoFeitos.delete(id))
  sendoFeitos.set(id, sendoFeito)
  return sendoFeito
}

const fazer = async (db: Db, partes: PartesDoPdf, aceito: UltimoAceite) => {
  const { id, venda_id, cliente_numero, provas } = aceito
  if (!provas) throw new Error('um aceite sem provas')
  const endereco = partes.links.enderecoDaFechada(paraAcompanhar({ id: venda_id, cliente_numero }))
  const bytes = await naVezDoPdf(() => escreverComprovante({ ...aceito, provas }, endereco))
  const descricao = { mime: 'application/pdf', publico: false, conteudo: [bytes], tamanho: bytes.length }
  const guardado = await guardarArquivo(
    { db, ...AUTOR },
    partes,
    descricao,
    async (db, { id: arquivo, sha256 }) => {
      const [meu] = await db
        .update(aceite)
        .set({ pdf_arquivo_id: arquivo, pdf_sha256: sha256 })
        .where(and(eq(aceite.id, id), isNull(aceite.pdf_arquivo_id), isNull(aceite.descartado_em)))
        .returning({ id: aceite.id })
      if (!meu) throw jaFeito()
    },
  )
  return guardado.id
}

const semComprovante = () =>
  new Recusa(
    404,
    'SEM_COMPROVANTE',
    'Ainda não há comprovante: ele existe depois que o assinante aceita pelo link',
  )

/** Of the last acceptance, whoever asks has shown that they may have it. */
export const abrirComprovante = async (
  db: Db,
  partes: PartesDoPdf,
  { id, protocolo }: { id: string; protocolo: number },
): Promise<ArquivoAberto> => {
  const aceito = await ultimoAceite(db, id)
  if (!aceito) throw semComprovante()
  const arquivo = await fazerComprovante(db, partes, aceito)
  return { ...(await abrirArquivo(db, partes.storage, arquivo)), nome: `aceite-${protocolo}.pdf` }
}

/** Whether a file with this hash is a proof of this sale, of any of its acceptances. */
export const conferirComprovante = async (db: Db, vendaId: string, sha256: string) => {
  const [achado] = await db
    .select({ em: aceite.em })
    .from(aceite)
    .where(and(eq(aceite.venda_id, vendaId), eq(aceite.pdf_sha256, sha256), deQuemCompra))
  return { confere: achado !== undefined, em: achado?.em ?? null }
}
