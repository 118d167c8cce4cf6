import type { Mapeamento } from '@balcao/contract/clientes/importacao/campos'
import type { ModoDeImportacao, TratoDoOpcional } from '@balcao/contract/clientes/importacao/importacao'
import {
  clientesPorDocumento,
  documentosUnificados,
  donosDosIdsExternos,
} from '#clientes/cliente/lote.queries.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Linha } from '#infra/planilha/planilha.ts'
import { type Desfecho, decidir } from './linha/decidir.ts'
import { ehOExemplo } from './linha/exemplo.ts'
import { type LinhaLida, leitorDeLinhas, type Motivo, type Referencias } from './linha/ler.ts'

export type Regras = {
  empresaId: string
  modo: ModoDeImportacao
  opcional_errado: TratoDoOpcional
  colunas: readonly string[]
  mapeamento: Mapeamento
}

export type LinhaDoArquivo = { linha: Linha; lida: LinhaLida }
export type Julgada = LinhaDoArquivo & { desfecho: Desfecho }

/** Reads a row as far as possible without the database. */
export const leitor = (regras: Regras, referencias: Referencias) => {
  const ler = leitorDeLinhas(regras.mapeamento, referencias)
  const { length } = regras.colunas
  return (linha: Linha): LinhaDoArquivo => {
    const lida = ler(linha.celulas)
    if (linha.problema) return { linha, lida: recusada(linha.problema) }
    // A separator inside a text shifts everything after it into the wrong columns.
    if (linha.celulas.length > length)
      return {
        linha,
        lida: recusada(
          `A linha tem ${linha.celulas.length} colunas, e o cabeçalho, ${length}: confira os separadores e as aspas`,
        ),
      }
    if (ehOExemplo(lida.valores)) return { linha, lida: recusada('É a linha de exemplo do modelo: apague-a') }
    return { linha, lida }
  }
}

const recusada = (texto: string): LinhaLida => ({ valores: {}, motivos: [{ campo: null, texto }] })

const documentoDe = ({ lida }: LinhaDoArquivo) => lida.valores.cpf_cnpj
const presentes = (valores: (string | undefined)[]) => [...new Set(valores.filter((v) => v !== undefined))]

const comMotivo = (desfecho: Desfecho, motivo: Motivo): Desfecho => ({
  tipo: 'REJEITAR',
  motivos: [...(desfecho.tipo === 'REJEITAR' ? desfecho.motivos : desfecho.avisos), motivo],
})

/**
 * The outcome of each row, in order. `vistos` has the documents of earlier rows, and grows with those of
 * imported rows: of two rows with the same document, the first counts.
 */
export const julgar = async (
  db: Db,
  { empresaId, modo, opcional_errado }: Regras,
  linhas: readonly LinhaDoArquivo[],
  vistos: Map<string, number>,
  { travar }: { travar: boolean },
): Promise<Julgada[]> => {
  const documentos = presentes(linhas.map(documentoDe))
  const existentes = await clientesPorDocumento(db, empresaId, documentos, { travar })
  const unificados = await documentosUnificados(
    db,
    empresaId,
    documentos.filter((d) => !existentes.has(d)),
  )
  const donos = await donosDosIdsExternos(
    db,
    empresaId,
    presentes(linhas.map(({ lida }) => lida.valores.id_externo)),
  )

  const impedimento = (documento: string, idExterno: string | undefined): Motivo | null => {
    const anterior = vistos.get(documento)
    if (anterior !== undefined)
      return { campo: 'cpf_cnpj', texto: `Repetido no arquivo: mesmo documento da linha ${anterior}` }
    const sobrevivente = unificados.get(documento)
    if (sobrevivente)
      return {
        campo: 'cpf_cnpj',
        texto: `Este documento é de um cadastro unificado com o cliente ${sobrevivente}: use o documento dele`,
      }
    const dono = idExterno === undefined ? undefined : donos.get(idExterno)
    if (dono !== undefined && dono !== documento)
      return { campo: 'id_externo', texto: 'Este código já é de outro cliente' }
    return null
  }

  const julgarUma = (linha: LinhaDoArquivo): Desfecho => {
    // The problem is with the whole row, so its cells mean nothing.
    if (linha.lida.motivos.some((m) => m.campo === null))
      return { tipo: 'REJEITAR', motivos: linha.lida.motivos }
    const documento = documentoDe(linha) ?? ''
    const atual = existentes.get(documento) ?? null
    const desfecho = decidir(linha.lida, { empresaId, modo, opcional_errado, atual })
    const idExterno = linha.lida.valores.id_externo
    const motivo = documento ? impedimento(documento, idExterno) : null
    if (motivo) return comMotivo(desfecho, motivo)
    if (desfecho.tipo === 'REJEITAR') return desfecho
    vistos.set(documento, linha.linha.numero)
    if (idExterno !== undefined) donos.set(idExterno, documento)
    return desfecho
  }

  return linhas.map((linha) => ({ ...linha, desfecho: julgarUma(linha) }))
}

/** The reasons as stored and shown: by column of the file. */
export const motivosPorColuna = (motivos: readonly Motivo[], mapeamento: Mapeamento) =>
  motivos.map(({ campo, texto }) => {
    const coluna = campo === null ? -1 : mapeamento.indexOf(campo)
    return { coluna: coluna < 0 ? null : coluna, campo, texto }
  })
