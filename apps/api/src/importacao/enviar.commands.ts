import type { Importacao } from '@balcao/contract/importacao/importacao'
import { eq } from 'drizzle-orm'
import { auditar } from '../auditoria/auditoria.commands.ts'
import type { Db } from '../db/conexao.ts'
import { exigirExistentes } from '../db/existentes.ts'
import { temEmpresa } from '../empresa/alcance.ts'
import { empresa } from '../empresa/empresa.table.ts'
import type { Contexto, Pessoa } from '../http/contexto.ts'
import { campoInvalido, Recusa } from '../http/recusa.ts'
import { abrirPlanilha } from '../planilha/abrir.ts'
import { type Linha, type Planilha, PlanilhaRecusada, type Separador } from '../planilha/planilha.ts'
import type { Storage } from '../storage/storage.ts'
import { mapeamentoLembrado, obterImportacao } from './importacao.queries.ts'
import { importacao } from './importacao.table.ts'
import { adivinharColunas, assinaturaDe } from './linha/colunas.ts'

type Envio = { nome: string; empresa_id: string }
type Conteudo = { tamanho: number; conteudo: AsyncIterable<Uint8Array> }

const LINHAS_DA_PREVIA = 50
/** Longer than any field takes: the preview finds it too long all the same. */
const CARACTERES_DA_PREVIA = 3_000

const separadores: Record<Separador, string> = { ';': 'ponto e vírgula', ',': 'vírgula', '\t': 'tabulação' }

/** Takes the file in, finds out what it is and guesses its columns. Nothing is imported yet. */
export const enviarPlanilha = async (
  contexto: Contexto,
  storage: Storage,
  { nome, empresa_id }: Envio,
  { tamanho, conteudo }: Conteudo,
): Promise<Importacao> => {
  const { db, ...autor } = contexto
  await exigirEmpresa(db, autor.usuario, empresa_id)
  const chave = await storage.gravar(conteudo, tamanho)
  // Before the file is looked into: should the program die meanwhile, the sweep knows of the file.
  const [recebida] = await db
    .insert(importacao)
    .values({
      empresa_id,
      nome_arquivo: nome,
      tamanho,
      chave,
      usuario_id: autor.usuario.id,
      usuario_nome: autor.usuario.nome,
    })
    .returning({ id: importacao.id })
  if (!recebida) throw new Error('a importação não voltou da inserção')
  try {
    const lido = await lerInicio(await abrirPlanilha({ tamanho, ler: (faixa) => storage.ler(chave, faixa) }))
    const colunas = await reconhecerColunas(db, empresa_id, lido)
    await db.transaction(async (db) => {
      await db
        .update(importacao)
        .set({ ...lido, ...colunas })
        .where(eq(importacao.id, recebida.id))
      await auditar(db, autor, 'importacao', recebida.id, 'CRIAR', {}, { nome_arquivo: nome, tamanho })
    })
  } catch (erro) {
    await db.delete(importacao).where(eq(importacao.id, recebida.id))
    await storage.apagar(chave)
    throw erro instanceof PlanilhaRecusada ? recusaDe(erro) : erro
  }
  return obterImportacao(db, autor.usuario, recebida.id)
}

const exigirEmpresa = async (db: Db, quem: Pessoa, id: string) => {
  const recusa = { campo: 'empresa_id', recusa: 'Empresa não encontrada' }
  if (!temEmpresa(quem, id)) throw campoInvalido(recusa.campo, recusa.recusa)
  await exigirExistentes(db, empresa, [id], recusa)
}

const cortar = (linha: Linha): Linha => ({
  ...linha,
  celulas: linha.celulas.map((celula) => celula.slice(0, CARACTERES_DA_PREVIA).toWellFormed()),
})

const lerInicio = async (planilha: Planilha) => {
  const primeiras: Linha[] = []
  for await (const linhas of planilha.linhas()) {
    primeiras.push(...linhas.slice(0, LINHAS_DA_PREVIA + 1 - primeiras.length).map(cortar))
    if (primeiras.length > LINHAS_DA_PREVIA) break
  }
  const [cabecalho, ...amostra] = primeiras
  if (!cabecalho || !amostra.length)
    throw new PlanilhaRecusada(
      'VAZIA',
      'O arquivo só tem o cabeçalho. Envie um com os clientes nas linhas abaixo dele.',
    )
  return {
    formato: planilha.formato,
    separador: planilha.separador ? separadores[planilha.separador] : null,
    codificacao: planilha.codificacao ?? null,
    colunas: cabecalho.celulas.map((titulo) => titulo.trim()),
    amostra,
  }
}

const reconhecerColunas = async (
  db: Db,
  empresaId: string,
  { colunas, amostra }: { colunas: string[]; amostra: Linha[] },
) => {
  const assinatura = assinaturaDe(colunas)
  const lembrado = await mapeamentoLembrado(db, empresaId, assinatura)
  const adivinhado = () =>
    adivinharColunas(
      colunas,
      amostra.map((linha) => linha.celulas),
    )
  return {
    assinatura,
    mapeamento: lembrado?.mapeamento ?? adivinhado(),
    mapeamento_lembrado: lembrado !== null,
    ...(lembrado && { modo: lembrado.modo }),
  }
}

const recusaDe = ({ codigo, message }: PlanilhaRecusada) => {
  const status = { FORMATO: 415, GRANDE_DEMAIS: 413 }[codigo as string] ?? 422
  return new Recusa(status, `PLANILHA_${codigo}`, message)
}
