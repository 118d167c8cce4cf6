import { contagens } from '#infra/observacao/contagens.ts'
import { Recusa } from '#infra/recusa/recusa.ts'

const recusa = (causa: unknown, ...dados: ConstructorParameters<typeof Recusa>) => {
  contagens.storage.falha++
  return Object.assign(new Recusa(...dados), { cause: causa })
}

export const storageIndisponivel = (causa: unknown) =>
  recusa(
    causa,
    503,
    'INDISPONIVEL',
    'O armazenamento de arquivos não responde. Tente novamente em instantes.',
    {
      esperarSegundos: 5,
    },
  )

export const storageCheio = (causa: unknown) =>
  recusa(causa, 507, 'SEM_ESPACO', 'Não há espaço para guardar o arquivo. Avise o suporte.')

/** A record without its file is our fault and not an unknown address, so it has to be logged. */
export const arquivoAusente = (causa: unknown) =>
  recusa(causa, 500, 'ARQUIVO_AUSENTE', 'O arquivo não está mais no armazenamento. Avise o suporte.')
