import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { NOME_MAXIMO_DO_RETORNO, RETORNO_MAXIMO } from '@balcao/contract/cobranca/retorno-api'
import type { Db } from '#infra/db/conexao.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { type ArquivoDaPasta, paraCadaRetorno } from './pasta.ts'
import { type PartesDoRetorno, receberRetorno } from './receber.commands.ts'

export type PartesDaPasta = PartesDoRetorno & { db: Db; dataDir: string }

const receber = async ({ db, ...partes }: PartesDaPasta, { nome, caminho }: ArquivoDaPasta) => {
  const { size: tamanho } = await stat(caminho)
  if (tamanho > RETORNO_MAXIMO)
    throw new Recusa(
      413,
      'GRANDE_DEMAIS',
      `O arquivo é grande demais: o máximo é de ${RETORNO_MAXIMO / 1024 / 1024} MB`,
    )
  await receberRetorno({ db, empresas: null, sistema: 'pasta de retornos' }, partes, {
    nome: nome.slice(-NOME_MAXIMO_DO_RETORNO),
    tamanho,
    conteudo: createReadStream(caminho),
  })
}

/** Reads what lies in the watched folder. What cannot be read is laid aside, with a text that says why. */
export const lerPastaDeRetornos = (partes: PartesDaPasta, agora = Date.now()) =>
  paraCadaRetorno(partes.dataDir, agora, async (arquivo, { lido, recusado, devolver }) => {
    try {
      await receber(partes, arquivo)
    } catch (erro) {
      if (erro instanceof Recusa && erro.status < 500) return recusado(erro.message)
      // It is not the file's fault: the next look tries again.
      await devolver()
      throw erro
    }
    await lido()
  })
