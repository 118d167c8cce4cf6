import { readFile } from 'node:fs/promises'
import type { Municipio } from '@balcao/contract/provedor/municipio'
import { ufDoMunicipio } from '@balcao/contract/provedor/uf'

/**
 * `municipios.txt`: IBGE's code and name, one line per city, ordered by code. When a city is founded or
 * renamed, its line is changed there (and for a new city, the state's count in the contract).
 */
const ARQUIVO = new URL('municipios.txt', import.meta.url)

export const lerMunicipios = async (): Promise<Municipio[]> => {
  const texto = await readFile(ARQUIVO, 'utf8')
  return texto.trimEnd().split('\n').map(lerLinha)
}

const lerLinha = (linha: string): Municipio => {
  const codigo = Number(linha.slice(0, 7))
  const uf = ufDoMunicipio(codigo)
  if (!uf) throw new Error(`municipios.txt: código sem estado na linha "${linha}"`)
  return { codigo, nome: linha.slice(8), uf }
}
