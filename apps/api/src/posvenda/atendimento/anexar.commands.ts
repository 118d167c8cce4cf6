import type { ArquivoAberto } from '@balcao/contract/base/endpoint'
import type { AnexoDoAtendimento } from '@balcao/contract/posvenda/atendimento'
import { and, eq, isNull } from 'drizzle-orm'
import { v7 } from 'uuid'
import { guardarArquivo } from '#infra/arquivo/arquivo.commands.ts'
import { abrirArquivo } from '#infra/arquivo/arquivo.queries.ts'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { criarVez } from '#infra/http/vez.ts'
import type { Enfileirar } from '#infra/jobs/fila.ts'
import { naoEncontrado, Recusa } from '#infra/recusa/recusa.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { publicar } from '#infra/vivo/publicar.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { prepararArquivo } from '#vendas/anexo/conteudo/preparar.ts'
import { exigirTamanho } from '#vendas/anexo/tamanho.ts'
import { exigirPossivel } from './agir.commands.ts'
import { alcancado, travarAtendimento } from './alcance.ts'
import { atendimento } from './atendimento.table.ts'
import { atendimentoAnexo, atendimentoAnexoAcesso } from './conversa.table.ts'

type Envio = { id: string; nome: string }
type Conteudo = { tamanho: number; conteudo: AsyncIterable<Uint8Array> }
type Partes = { storage: Storage; enfileirar: Enfileirar }

/** Only those whose turn it is hold a whole file in memory. */
const naVez = criarVez({
  simultaneos: 2,
  espera: 32,
  cheia: 'Há arquivos demais chegando. Tente novamente em instantes.',
})

const inteiro = async ({ tamanho, conteudo }: Conteudo) => {
  // Of its own, and not of Node's shared pool: it is handed over to a thread.
  const bytes = new Uint8Array(new ArrayBuffer(tamanho))
  let lidos = 0
  for await (const parte of conteudo) {
    bytes.set(parte, lidos)
    lidos += parte.length
  }
  return bytes
}

const comoVisto = (um: typeof atendimentoAnexo.$inferSelect): AnexoDoAtendimento => ({
  ...{ id: um.id, em: um.em, quem: um.quem, nome: um.nome, mime: um.mime, tamanho: um.tamanho },
  protocolo: null,
})

const jaAnexado = async (db: Db, quemId: string, atendimentoId: string, id: string) => {
  const [um] = await db.select().from(atendimentoAnexo).where(eq(atendimentoAnexo.id, id))
  if (!um) return
  if (um.usuario_id === quemId && um.atendimento_id === atendimentoId) return comoVisto(um)
  throw new Recusa(409, 'JA_EXISTE', 'Já há outro arquivo com este identificador. Envie de novo.')
}

/** Sent again with the same id, even at the same time, it is the same file. */
export const anexarAoAtendimento = async (
  contexto: Contexto,
  partes: Partes,
  atendimentoId: string,
  { id, nome }: Envio,
  envio: Conteudo,
): Promise<AnexoDoAtendimento> => {
  const { db, usuario: quem } = contexto
  const jaChegou = (db: Db) => jaAnexado(db, quem.id, atendimentoId, id)
  const exigirVez = async (db: Db) => {
    const atual = await travarAtendimento(db, quem, atendimentoId)
    const repetido = await jaChegou(db)
    if (!repetido) await exigirPossivel(db, quem, 'anexar', atual)
    return repetido
  }
  const repetido = await db.transaction(exigirVez)
  if (repetido) return repetido
  const configuracao = await lerConfiguracao(db)
  exigirTamanho(envio.tamanho, configuracao.mb_maximo_anexo)
  try {
    await naVez(async () => {
      const { bytes, mime } = await prepararArquivo(await inteiro(envio), configuracao)
      const arquivo = { conteudo: [bytes], tamanho: bytes.length, mime, publico: false }
      await guardarArquivo(contexto, partes, arquivo, async (db, { id: arquivo_id, tamanho }) => {
        // The other one was faster: what this one has stored goes.
        if (await exigirVez(db)) throw new Recusa(409, 'JA_EXISTE', 'Este arquivo já está aqui')
        await registrar(db, contexto, {
          ...{ id, atendimento_id: atendimentoId, nome, mime, tamanho, arquivo_id },
        })
      })
    })
  } catch (erro) {
    const outro = await jaChegou(db)
    if (!outro) throw erro
    return outro
  }
  const novo = await jaChegou(db)
  if (!novo) throw new Error('o anexo não ficou')
  return novo
}

type NovoAnexo = Omit<typeof atendimentoAnexo.$inferInsert, 'usuario_id' | 'quem'>

const registrar = async (db: Db, { usuario, origem }: Contexto, novo: NovoAnexo) => {
  await db.insert(atendimentoAnexo).values({ ...novo, usuario_id: usuario.id, quem: usuario.nome })
  // Not its name, which may name a person: the audit could not forget it.
  const { id, atendimento_id, mime, tamanho } = novo
  await auditar(
    db,
    { usuario, origem },
    'atendimento_anexo',
    id,
    'CRIAR',
    {},
    { atendimento_id, mime, tamanho },
  )
  publicar(db, 'atendimento', [atendimento_id])
}

/** The content, for who reaches the ticket. Each look is noted. */
export const abrirAnexoDoAtendimento = async (
  { db, usuario, origem }: Contexto,
  storage: Storage,
  id: string,
): Promise<ArquivoAberto> => {
  const [achado] = await db
    .select({
      nome: atendimentoAnexo.nome,
      arquivo_id: atendimentoAnexo.arquivo_id,
      atendimento_id: atendimentoAnexo.atendimento_id,
    })
    .from(atendimentoAnexo)
    .innerJoin(atendimento, eq(atendimento.id, atendimentoAnexo.atendimento_id))
    .where(and(eq(atendimentoAnexo.id, id), isNull(atendimentoAnexo.descartado_em), alcancado(usuario)))
  if (!achado) throw naoEncontrado()
  const { nome, arquivo_id, atendimento_id } = achado
  const aberto = await abrirArquivo(db, storage, arquivo_id)
  await db.insert(atendimentoAnexoAcesso).values({
    ...{ id: v7(), atendimento_id, anexo_id: id, ip: origem.ip },
    ...{ usuario_id: usuario.id, usuario_nome: usuario.nome },
  })
  return { ...aberto, nome }
}
