import type { Importacao } from '@balcao/contract/clientes/importacao/importacao'
import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { exigirVisualizacao } from '#clientes/cliente/travar.ts'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import { exigirExistentes } from '#infra/db/existentes.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'
import { abrirPlanilha } from '#infra/planilha/abrir.ts'
import { type Linha, type Planilha, PlanilhaRecusada, type Separador } from '#infra/planilha/planilha.ts'
import { campoInvalido, Recusa } from '#infra/recusa/recusa.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { temEmpresa } from '#provedor/empresa/alcance.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { cortarAmostra, cortarTitulo } from './cortar.ts'
import { apagarEnvio } from './faxina.ts'
import { mapeamentoLembrado, obterImportacao } from './importacao.queries.ts'
import { importacao } from './importacao.table.ts'
import { adivinharColunas, assinaturaDe } from './linha/colunas.ts'

type Envio = { nome: string; empresa_id: string }
type Conteudo = { tamanho: number; conteudo: AsyncIterable<Uint8Array> }

const LINHAS_DA_PREVIA = 50

const separadores: Record<Separador, string> = { ';': 'ponto e vírgula', ',': 'vírgula', '\t': 'tabulação' }

/** Stores the file, recognises its format and guesses its columns. Nothing is imported yet. */
export const enviarPlanilha = async (
  contexto: Contexto,
  storage: Storage,
  { nome, empresa_id }: Envio,
  { tamanho, conteudo }: Conteudo,
): Promise<Importacao> => {
  const { db, ...autor } = contexto
  exigirVisualizacao(autor.usuario)
  await exigirEmpresa(db, autor.usuario, empresa_id)
  const id = v7()
  // Before the file is stored, so that the sweep finds it if the program dies, or if the answer is lost.
  const anotar = async (chave: string) => {
    await db.insert(importacao).values({
      id,
      empresa_id,
      nome_arquivo: nome,
      tamanho,
      chave,
      usuario_id: autor.usuario.id,
      usuario_nome: autor.usuario.nome,
    })
  }
  try {
    const chave = await storage.gravar(conteudo, tamanho, anotar)
    const lido = await lerInicio(await abrirPlanilha({ tamanho, ler: (faixa) => storage.ler(chave, faixa) }))
    const colunas = await reconhecerColunas(db, empresa_id, lido)
    await db.transaction(async (db) => {
      await db
        .update(importacao)
        .set({ ...lido, ...colunas })
        .where(eq(importacao.id, id))
      await auditar(db, autor, 'importacao', id, 'CRIAR', {}, { nome_arquivo: nome, tamanho })
    })
  } catch (erro) {
    // Now, if it can be. Otherwise the sweep does it.
    await apagarEnvio(db, storage, id).catch(() => {})
    throw erro instanceof PlanilhaRecusada ? recusaDe(erro) : erro
  }
  return obterImportacao(db, autor.usuario, id)
}

const exigirEmpresa = async (db: Db, quem: Pessoa, id: string) => {
  const recusa = { campo: 'empresa_id', recusa: 'Empresa não encontrada' }
  if (!temEmpresa(quem, id)) throw campoInvalido(recusa.campo, recusa.recusa)
  await exigirExistentes(db, empresa, [id], recusa)
}

const cortar = (linha: Linha): Linha => ({ ...linha, celulas: cortarAmostra(linha.celulas) })

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
    colunas: cabecalho.celulas.map((titulo) => cortarTitulo(titulo.trim())),
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
    // The corrected file of rejected rows has two columns more than the one that is remembered.
    mapeamento: lembrado ? colunas.map((_, i) => lembrado.mapeamento[i] ?? null) : adivinhado(),
    mapeamento_lembrado: lembrado !== null,
    ...(lembrado && { modo: lembrado.modo, opcional_errado: lembrado.opcional_errado }),
  }
}

const recusaDe = ({ codigo, message }: PlanilhaRecusada) => {
  const status = { FORMATO: 415, GRANDE_DEMAIS: 413 }[codigo as string] ?? 422
  return new Recusa(status, `PLANILHA_${codigo}`, message)
}
