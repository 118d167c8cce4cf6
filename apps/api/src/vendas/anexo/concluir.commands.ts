import { createHash } from 'node:crypto'
import { codigosDoAnexo } from '@balcao/contract/vendas/anexo'
import { and, eq, sql } from 'drizzle-orm'
import { pessoaComDireitos } from '#acesso/usuario/pessoa.queries.ts'
import { guardarArquivo } from '#infra/arquivo/arquivo.commands.ts'
import { type Autor, auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Origem } from '#infra/http/contexto.ts'
import { criarVez } from '#infra/http/vez.ts'
import { Recusa, semPermissao } from '#infra/recusa/recusa.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { publicar } from '#infra/vivo/publicar.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { exigirPoderAnexar, travarAnexos } from './alcance.queries.ts'
import { anexo, anexoEnvio, anexoParte } from './anexo.table.ts'
import { type Preparado, prepararAnexo } from './conteudo/preparar.ts'
import { apagarEnvio, apagarPartes } from './envio.commands.ts'
import type { Envio } from './envio.queries.ts'
import { foraDoLugar, naPosicao, type PartesDoEnvio } from './posicao.ts'
import { comoColunas, type Remetente } from './remetente.ts'

type Onde = { db: Db; origem: Origem }
type Ultimo = { inicio: number; bytes: Uint8Array }

/** Only those whose turn it is hold a whole file in memory. */
const naVezDoAnexo = criarVez({
  simultaneos: 2,
  // Whoever waits longer than a minute for an answer loses the connection: better told at once to come back.
  espera: 32,
  cheia: 'Há anexos demais chegando. Tente novamente em instantes.',
})

/** The same file will not be accepted: nothing of it stays. Anything else may go better the next time. */
const PARA_SEMPRE = [403, 404, 413, 415, 422]
const ehParaSempre = (erro: unknown) => erro instanceof Recusa && PARA_SEMPRE.includes(erro.status)

/**
 * The last block is not stored by itself: until the file has been found good and has its record, the upload stands before
 * it. So an upload that says to be complete is an attachment, whatever dies in between.
 */
export const concluirEnvio = async (onde: Onde, partes: PartesDoEnvio, envio: Envio, ultimo: Ultimo) => {
  try {
    await naVezDoAnexo(async () => {
      const bytes = await juntar(onde.db, partes.storage, envio, ultimo)
      await conferirEGuardar(onde, partes, envio, ultimo.inicio, bytes)
    })
  } catch (erro) {
    // The same part came twice, and the other one has ended: it took the parts away that this one was reading.
    if (!(await onde.db.$count(anexoEnvio, naPosicao(envio.id, ultimo.inicio)))) throw foraDoLugar()
    if (ehParaSempre(erro)) await apagarEnvio(onde.db, partes.storage, envio.id)
    throw erro
  }
  await apagarPartes(onde.db, partes.storage, envio.id)
}

const juntar = async (db: Db, storage: Storage, { id, tamanho }: Envio, { inicio, bytes }: Ultimo) => {
  const guardadas = await db
    .select({ chave: anexoParte.chave, inicio: anexoParte.inicio })
    .from(anexoParte)
    .where(and(eq(anexoParte.envio_id, id), anexoParte.guardada))
    .orderBy(anexoParte.inicio)
  // Of its own, and not of Node's shared pool: it is handed over to a thread.
  const inteiro = new Uint8Array(new ArrayBuffer(tamanho))
  let juntado = 0
  for (const parte of guardadas) {
    // Another request has gone further meanwhile.
    if (parte.inicio !== juntado || parte.inicio >= inicio) throw foraDoLugar()
    for await (const trecho of await storage.ler(parte.chave)) {
      inteiro.set(trecho, juntado)
      juntado += trecho.length
    }
  }
  if (juntado !== inicio) throw foraDoLugar()
  inteiro.set(bytes, inicio)
  return inteiro
}

const conferirEGuardar = async (
  { db, origem }: Onde,
  partes: PartesDoEnvio,
  envio: Envio,
  inicio: number,
  bytes: Uint8Array<ArrayBuffer>,
) => {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  if (envio.sha256 && envio.sha256 !== sha256)
    throw new Recusa(
      422,
      codigosDoAnexo.diferente,
      'O arquivo chegou diferente do que saiu do aparelho. Envie de novo.',
    )
  const remetente = await quemEnvia(db, envio)
  const autor = 'usuario' in remetente ? { ...remetente, origem } : PELO_LINK
  const preparado = await prepararAnexo(bytes, envio.tipo, await lerConfiguracao(db))
  const { bytes: conteudo, mime, largura, altura } = preparado
  await guardarArquivo(
    { db, ...autor },
    partes,
    {
      ...{ mime, publico: false, conteudo: [conteudo], tamanho: conteudo.length },
      ...(largura && altura && { largura, altura }),
    },
    (db, guardado) => registrar(db, autor, partes, { envio, remetente, inicio, sha256, preparado, guardado }),
  )
}

/** Without name and address of the subscriber, which the history of a file could not forget. */
const PELO_LINK = { sistema: 'o assinante enviou pelo link' }

const quemEnvia = async (db: Db, { usuario_id, do_assinante }: Envio): Promise<Remetente> => {
  if (do_assinante) return { assinante: { cliente_id: usuario_id } }
  const usuario = await pessoaComDireitos(db, usuario_id)
  if (!usuario) throw semPermissao('Quem começou este envio não tem mais acesso ao sistema')
  return { usuario }
}

type Registro = {
  envio: Envio
  remetente: Remetente
  inicio: number
  sha256: string
  preparado: Preparado
  guardado: { id: string; sha256: string }
}

/** The attachment, and the upload's end, in the transaction of its file. */
const registrar = async (
  db: Db,
  autor: Autor,
  { enfileirar }: PartesDoEnvio,
  { envio, remetente, inicio, sha256, preparado, guardado }: Registro,
) => {
  const { id, venda_id, tipo, nome, tamanho } = envio
  await travarAnexos(db, venda_id)
  // Somebody else's repetition of this part must not be told that it replaces what it has just brought.
  if (!(await db.$count(anexoEnvio, naPosicao(id, inicio)))) throw foraDoLugar()
  // Before any row of the upload is taken: a draft that is being discarded takes them in that order too.
  const versao = await exigirPoderAnexar(db, remetente, envio)
  const [terminado] = await db
    .update(anexoEnvio)
    .set({ deslocamento: tamanho, concluido_em: sql`now()`, atualizado_em: sql`now()` })
    .where(naPosicao(id, inicio))
    .returning({ id: anexoEnvio.id })
  if (!terminado) throw foraDoLugar()
  await db.insert(anexo).values({
    ...{ id, venda_id, tipo, nome, versao, sha256 },
    arquivo_id: guardado.id,
    sha256_guardado: guardado.sha256,
    duracao_ms: preparado.duracao_ms ?? null,
    situacao: preparado.situacao,
    ...comoColunas(remetente),
  })
  await auditar(db, autor, 'anexo', id, 'CRIAR', {}, { venda_id, tipo, versao, sha256 })
  publicar(db, 'venda', [venda_id])
  if (preparado.situacao === 'CONVERTENDO') await enfileirar(db, 'converter_anexo', { anexoId: id })
}
