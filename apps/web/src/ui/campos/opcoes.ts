import { semAcento } from '@balcao/contract/valores/texto'
import type { OptionsFilter } from '@mantine/core'

/**
 * Where the list opens must not depend on its width: closed it has none, and for a moment it would open half beside the
 * page, which a phone zooms out of.
 */
export const juntoDoCampo = { position: 'bottom-start' } as const

/** Finds "São Paulo" for "sao". Every word typed must occur, in any order. */
export const filtrarSemAcento: OptionsFilter = ({ options, search, limit }) => {
  const palavras = semAcento(search).split(/\s+/).filter(Boolean)
  const combina = (rotulo: string) => {
    const limpo = semAcento(rotulo)
    return palavras.every((palavra) => limpo.includes(palavra))
  }
  return options
    .map((opcao) =>
      'group' in opcao ? { ...opcao, items: opcao.items.filter((item) => combina(item.label)) } : opcao,
    )
    .filter((opcao) => ('group' in opcao ? opcao.items.length > 0 : combina(opcao.label)))
    .slice(0, limit)
}
