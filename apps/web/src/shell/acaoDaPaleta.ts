import { semAcento } from '@balcao/contract/valores/texto'
import type { SpotlightActionData } from '@mantine/spotlight'

export type AcaoDaPaleta = SpotlightActionData & { id: string; label: string; description: string }

/** Every word typed, in any order. */
export const combina = ({ label, description }: AcaoDaPaleta, busca: string) => {
  const texto = semAcento(`${label} ${description}`)
  return semAcento(busca)
    .split(' ')
    .every((palavra) => texto.includes(palavra))
}
