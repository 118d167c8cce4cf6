import { bancos } from '@balcao/contract/cobranca/banco/bancos'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { linhasDaRemessa } from '#cobranca/cnab/remessa/linhas-da-remessa.ts'
import { RemessaImpossivel } from '#cobranca/cnab/remessa/remessa.ts'
import { contaBancaria } from '#cobranca/conta-bancaria/conta-bancaria.table.ts'
import { guardarArquivo } from '#infra/arquivo/arquivo.commands.ts'
import { comTamanho } from '#infra/arquivo/temporario.ts'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import type { Enfileirar } from '#infra/jobs/fila.ts'
import { naoEncontrado, Recusa } from '#infra/recusa/recusa.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { temEmpresa } from '#provedor/empresa/alcance.ts'
import { lerConta } from '../emitir/conta.queries.ts'
import { remessa } from '../remessa.table.ts'
import { titulosDaRemessa } from './titulos.queries.ts'
import { desistir, tomarInstrucoes } from './tomar.commands.ts'

const recusar = (texto: string) => new Recusa(409, 'REMESSA', texto)

/** `2026-11-16T10:30:00` at the provider's. */
const agoraNoFuso = (fuso: string) =>
  new Date().toLocaleString('sv-SE', { timeZone: fuso, hour12: false }).replace(' ', 'T')

const travarConta = async (db: Db, { usuario }: Omit<Contexto, 'db'>, id: string) => {
  const [conta] = await db
    .select()
    .from(contaBancaria)
    .where(and(eq(contaBancaria.id, id), isNull(contaBancaria.excluido_em)))
    .for('no key update')
  if (!conta || !temEmpresa(usuario, conta.empresa_id)) throw naoEncontrado()
  const [problema] = bancos[conta.banco].conferir(conta, 'remessa')
  if (problema) throw recusar(`A conta ${conta.nome} precisa ser corrigida antes: ${problema.mensagem}`)
  return conta
}

type Conta = Awaited<ReturnType<typeof travarConta>>

/** The one that could not be written is written now, under its own number: the bank sees no gap. */
const abrirRemessa = async (db: Db, conta: Conta, dados: { gerada_em: string; criado_por: string }) => {
  const [aberta] = await db
    .select()
    .from(remessa)
    .where(and(eq(remessa.conta_bancaria_id, conta.id), sql`${remessa.situacao} <> 'PRONTA'`))
  if (aberta?.situacao === 'GERANDO') throw recusar(`A remessa ${aberta.numero} ainda está sendo gerada`)
  const vazia = { situacao: 'GERANDO' as const, falha: null, titulos: 0, valor: 0 }
  if (aberta) {
    await db
      .update(remessa)
      .set({ ...dados, ...vazia })
      .where(eq(remessa.id, aberta.id))
    return aberta.id
  }
  const [nova] = await db
    .insert(remessa)
    .values({ ...dados, ...vazia, conta_bancaria_id: conta.id, numero: conta.proxima_remessa })
    .returning({ id: remessa.id })
  if (!nova) throw new Error('a remessa não voltou da inserção')
  await db
    .update(contaBancaria)
    .set({ proxima_remessa: conta.proxima_remessa + 1 })
    .where(eq(contaBancaria.id, conta.id))
  return nova.id
}

const NADA = 'Não há o que remeter: o banco já sabe de tudo'

const conferirSeHaOQueRemeter = async (db: Db, contaId: string) => {
  const { rows } = await db.execute(sql`
    select 1 from boleto_instrucao where conta_bancaria_id = ${contaId}::uuid and remessa_id is null limit 1`)
  if (!rows.length) throw recusar(NADA)
}

/** Takes the next number of the account. A job takes all that waits and writes the file. Answers its id. */
export const gerarRemessa = (
  { db, ...autor }: Contexto,
  enfileirar: Enfileirar,
  contaId: string,
): Promise<string> =>
  db.transaction(async (db) => {
    const conta = await travarConta(db, autor, contaId)
    const { fuso_horario } = await lerConfiguracao(db)
    const gerada_em = agoraNoFuso(fuso_horario)
    const id = await abrirRemessa(db, conta, { gerada_em, criado_por: autor.usuario.contaId })
    await conferirSeHaOQueRemeter(db, contaId)
    await auditar(db, autor, 'remessa', id, 'CRIAR', {}, { conta: conta.nome })
    await enfileirar(db, 'remessa_ao_banco', { remessaId: id })
    return id
  })

/** Another copy of the program may have written it meanwhile: then this file is nobody's. */
const concluir = async (db: Db, id: string, arquivo_id: string) => {
  const prontas = await db
    .update(remessa)
    .set({ situacao: 'PRONTA', arquivo_id })
    .where(and(eq(remessa.id, id), eq(remessa.situacao, 'GERANDO')))
    .returning({ id: remessa.id })
  if (!prontas.length) throw new Error('a remessa já foi escrita')
}

type Partes = { storage: Storage; enfileirar: Enfileirar }

/** Writes the file of a remessa, line by line. Done twice, it is the same file: the second time changes nothing. */
export const escreverRemessa = async (db: Db, partes: Partes, id: string) => {
  const [atual] = await db.select().from(remessa).where(eq(remessa.id, id))
  if (atual?.situacao !== 'GERANDO') return
  if (atual.falha) return desistir(db, id, atual.falha)
  if (!(await tomarInstrucoes(db, id))) return desistir(db, id, NADA)
  const de = await lerConta(db, atual.conta_bancaria_id)
  if (!de) throw new Error('uma remessa sem conta bancária')
  let ultimo: number | null = null
  const titulos = titulosDaRemessa(db, id, de.conta.dias_para_baixa, (numero) => {
    ultimo = numero
  })
  const { empresa, conta } = de
  const beneficiario = { nome: empresa.razao_social, documento: empresa.cnpj }
  const linhas = linhasDaRemessa(
    { conta, beneficiario, sequencial: atual.numero, gerada_em: atual.gerada_em },
    titulos,
  )
  try {
    await comTamanho(linhas, ({ conteudo, tamanho }) =>
      guardarArquivo(
        { db, sistema: 'remessa ao banco' },
        partes,
        { conteudo, tamanho, mime: 'text/plain; charset=us-ascii', publico: false },
        (db, { id: arquivo_id }) => concluir(db, id, arquivo_id),
      ),
    )
  } catch (erro) {
    if (!(erro instanceof RemessaImpossivel)) throw erro
    await desistir(db, id, ultimo === null ? erro.message : `No boleto ${ultimo}: ${erro.message}`)
  }
}
