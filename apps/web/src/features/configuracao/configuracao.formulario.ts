import type { ConfiguracaoGeral } from '@balcao/contract/provedor/configuracao'
import {
  type ChaveSecreta,
  type Configuracao,
  chavesSecretas,
  ValoresDeConfiguracao,
} from '@balcao/contract/provedor/configuracao-catalogo'
import * as z from 'zod/mini'

/** For a secret, `''` keeps it, `null` erases it, and a text replaces it. */
const SEM_MUDANCA = ''
const Segredo = z.nullable(z.string().check(z.maxLength(500)))

const segredos = <T>(valor: T) =>
  Object.fromEntries(chavesSecretas.map((chave) => [chave, valor])) as Record<ChaveSecreta, T>

export const ValoresDoFormulario = z.object({ ...ValoresDeConfiguracao.shape, ...segredos(Segredo) })
export type ValoresDoFormulario = Configuracao & Record<ChaveSecreta, string | null>

export const valoresDe = ({ valores }: ConfiguracaoGeral): ValoresDoFormulario => ({
  ...valores,
  ...segredos<string | null>(SEM_MUDANCA),
})

/**
 * What changed since `registro`, if that is the version being edited.
 * A secret that nobody touched is never sent.
 */
export const paraSalvar = (valores: ValoresDoFormulario, registro: ConfiguracaoGeral | null) => {
  const partida: Record<string, unknown> = registro ? valoresDe(registro) : segredos(SEM_MUDANCA)
  return Object.fromEntries(
    Object.entries(valores).filter(
      ([chave, valor]) => !(chave in partida) || JSON.stringify(valor) !== JSON.stringify(partida[chave]),
    ),
  ) as Partial<ValoresDoFormulario>
}
