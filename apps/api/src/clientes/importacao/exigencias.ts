import type { DadosDaPrevia } from '@balcao/contract/clientes/importacao/api'
import { camposDaImportacao, camposObrigatorios } from '@balcao/contract/clientes/importacao/campos'
import type { Importacao } from '@balcao/contract/clientes/importacao/importacao'
import { campoInvalido, Recusa } from '#infra/recusa/recusa.ts'

export const exigirColunasDoArquivo = ({ colunas }: Importacao, { mapeamento }: DadosDaPrevia) => {
  if (mapeamento.length !== colunas.length)
    throw campoInvalido('mapeamento', 'As colunas escolhidas não são as deste arquivo. Recarregue a página.')
}

/** The chosen columns must fit the file, and be enough to create a client. */
export const exigirMapeamento = (atual: Importacao, dados: DadosDaPrevia) => {
  exigirColunasDoArquivo(atual, dados)
  const falta = camposObrigatorios.find((campo) => !dados.mapeamento.includes(campo))
  if (falta) throw campoInvalido('mapeamento', `Escolha a coluna de ${camposDaImportacao[falta]}`)
}

export const exigirArquivo = ({ arquivo_disponivel }: Importacao) => {
  if (!arquivo_disponivel)
    throw new Recusa(410, 'ARQUIVO_REMOVIDO', 'O arquivo desta importação já foi removido. Envie-o de novo.')
}
