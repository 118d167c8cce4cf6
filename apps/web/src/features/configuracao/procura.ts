import { type Chave, chaves, definicaoDe } from '@balcao/contract/provedor/configuracao-catalogo'
import {
  type GrupoDeConfiguracao,
  gruposDeConfiguracao,
} from '@balcao/contract/provedor/configuracao-definicao'
import { semAcento } from '@balcao/contract/valores/texto'

const texto = (chave: Chave) => {
  const { rotulo, descricao, grupo } = definicaoDe(chave)
  return semAcento([rotulo, descricao, chave, gruposDeConfiguracao[grupo]].join(' '))
}
const textos = new Map(chaves.map((chave) => [chave, texto(chave)]))

/** Every typed word must occur in the setting's label, description, key or group, in any order. */
export const encontrar = (busca: string): Chave[] => {
  const palavras = semAcento(busca).split(/\s+/).filter(Boolean)
  return chaves.filter((chave) => palavras.every((palavra) => textos.get(chave)?.includes(palavra)))
}

export const grupos = Object.keys(gruposDeConfiguracao) as GrupoDeConfiguracao[]

export const chavesDoGrupo = (grupo: GrupoDeConfiguracao) =>
  chaves.filter((chave) => definicaoDe(chave).grupo === grupo)
