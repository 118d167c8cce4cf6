import { nomesDosAnexos, nomesDosCanais } from '@balcao/contract/provedor/canal-venda'
import { mostrarValor } from '#ui/historico/entradas.ts'
import type { Palavras } from '#ui/registro/PaginaDeRegistro.tsx'
import { acoesDoHistorico, rotulos } from './canal-venda.textos.ts'

const nomesFixos: Record<string, string> = { ...nomesDosCanais, ...nomesDosAnexos }

/** `empresas`: names for the ids in a conflict. The history already holds names. */
export const palavrasCom = (empresas: readonly { id: string; nome: string }[]): Palavras => {
  const nomes = new Map([
    ...Object.entries(nomesFixos),
    ...empresas.map(({ id, nome }): [string, string] => [id, nome]),
  ])
  const nomear = (valor: unknown) => (typeof valor === 'string' ? (nomes.get(valor) ?? valor) : valor)
  return {
    rotulos,
    acoes: acoesDoHistorico,
    mostrarCampo: (campo, valor) =>
      // A name that somebody typed may look like one of the codes.
      mostrarValor(campo === 'nome' ? valor : Array.isArray(valor) ? valor.map(nomear) : nomear(valor)),
  }
}
