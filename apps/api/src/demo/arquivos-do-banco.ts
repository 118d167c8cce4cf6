import { createHash } from 'node:crypto'
import { formatarData } from '@balcao/contract/valores/data'
import { eq, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { ContaDeEmissao } from '#cobranca/boleto/emitir/conta.queries.ts'
import { gerarRemessa } from '#cobranca/boleto/remessa/gerar.commands.ts'
import { titulosDaRemessa } from '#cobranca/boleto/remessa/titulos.queries.ts'
import { tomarInstrucoes } from '#cobranca/boleto/remessa/tomar.commands.ts'
import { remessa } from '#cobranca/boleto/remessa.table.ts'
import { linhasDaRemessa } from '#cobranca/cnab/remessa/linhas-da-remessa.ts'
import { aplicarRetorno } from '#cobranca/retorno/aplicar.commands.ts'
import { gravarLinhas } from '#cobranca/retorno/linhas.commands.ts'
import { retorno } from '#cobranca/retorno/retorno.table.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { inserir } from './inserir.ts'
import { type TituloDoRetorno, umRetorno } from './retorno-do-itau.ts'

/** Nothing is left for later: the demonstration does it itself, in its own transaction. */
export const semFila = async () => {}

/** What was done today was done before now. */
const ateAgora = (instante: string) => new Date(Math.min(Date.parse(instante), Date.now())).toISOString()

/** Stored before its record, as drawings are. */
const guardar = async ({ db, usuario }: Contexto, storage: Storage, conteudo: Buffer, mime: string) => {
  const id = v7()
  const sha256 = createHash('sha256').update(conteudo).digest('hex')
  const chave = await storage.gravar([conteudo], conteudo.length)
  const tamanho = conteudo.length
  await inserir(db, 'arquivo', [
    { id, chave, mime, tamanho, sha256, publico: false, criado_em: new Date(), criado_por: usuario.id },
  ])
  return { id, sha256 }
}

/** All that waits for the bank, written into a file on that day. */
export const remeter = async (contexto: Contexto, storage: Storage, de: ContaDeEmissao, dia: string) => {
  const { db } = contexto
  const id = await gerarRemessa(contexto, semFila, de.conta.id)
  await tomarInstrucoes(db, id)
  const gerada_em = `${dia}T14:20:00`
  const [feita] = await db
    .update(remessa)
    .set({ gerada_em, criado_em: ateAgora(`${dia}T17:20:00Z`) })
    .where(eq(remessa.id, id))
    .returning()
  if (!feita) throw new Error('a remessa da demonstração não existe')
  const beneficiario = { nome: de.empresa.razao_social, documento: de.empresa.cnpj }
  const cabecalho = { conta: de.conta, beneficiario, sequencial: feita.numero, gerada_em }
  const linhas = linhasDaRemessa(
    cabecalho,
    titulosDaRemessa(db, id, de.conta.dias_para_baixa, () => {}),
  )
  const pedacos: string[] = []
  for await (const linha of linhas) pedacos.push(linha)
  const conteudo = Buffer.from(pedacos.join(''), 'ascii')
  const { id: arquivo_id } = await guardar(contexto, storage, conteudo, 'text/plain; charset=us-ascii')
  const pronta = { situacao: 'PRONTA', arquivo_id, baixada_em: feita.criado_em } as const
  await db.update(remessa).set(pronta).where(eq(remessa.id, id))
  return id
}

/** A file that Itaú wrote on that day, received and applied as if somebody had sent it in. */
export const receberDoItau = async (
  contexto: Contexto,
  storage: Storage,
  { conta, empresa }: ContaDeEmissao,
  { dia, sequencial, titulos }: { dia: string; sequencial: number; titulos: readonly TituloDoRetorno[] },
) => {
  const { db, usuario } = contexto
  const { agencia, conta: numero, conta_dv } = conta
  const daEmpresa = { documento: empresa.cnpj, nome: empresa.razao_social }
  const quem = { ...daEmpresa, agencia, conta: numero ?? '', conta_dv: conta_dv ?? '' }
  const conteudo = umRetorno({ ...quem, sequencial, gerado_em: dia }, titulos)
  const guardado = await guardar(contexto, storage, conteudo, 'application/octet-stream')
  const daConta = { id: v7(), conta_bancaria_id: conta.id }
  await db.insert(retorno).values({
    ...daConta,
    nome: `CN${formatarData(dia).replaceAll('/', '').slice(0, 4)}A.RET`,
    ...{ sha256: guardado.sha256, arquivo_id: guardado.id, sequencial, gerado_em: dia },
    ...{ linhas: titulos.length, criado_por: usuario.id, criado_em: ateAgora(`${dia}T12:05:00Z`) },
  })
  await gravarLinhas(db, daConta, emPedacos(conteudo))
  await aplicarRetorno(db, daConta.id)
  await db
    .update(retorno)
    .set({ concluido_em: sql`${retorno.criado_em}` })
    .where(eq(retorno.id, daConta.id))
}

async function* emPedacos(conteudo: Buffer) {
  yield conteudo
}
