import type { Permissao } from '@balcao/contract/base/permissao'
import type { Cliente, DadosCliente } from '@balcao/contract/clientes/cliente/cliente'
import { beforeAll } from 'vitest'
import { dadosDeCliente } from '#clientes/cliente/cliente.fabrica.ts'
import { usarServidor } from './ambiente.ts'

/** For test files about clients: a server, an administrator, a company and the usual calls. */
export const usarClientes = () => {
  const s = usarServidor()
  const caixa = { token: '', empresa: '' }
  beforeAll(async () => {
    caixa.token = (await s().admin()).acesso
    caixa.empresa = (await s().fabrica.empresa('Vale Net')).id
  })
  const chamar = (metodo: 'GET' | 'POST' | 'PUT', caminho: string, corpo?: unknown, token = caixa.token) =>
    s().pedir(metodo, `/cliente${caminho}`, { token, ...(corpo === undefined ? {} : { corpo }) })
  const criar = async (dados: Partial<DadosCliente> = {}): Promise<Cliente> => {
    const { status, corpo } = await chamar('POST', '', dadosDeCliente(caixa.empresa, dados))
    if (status !== 201) throw new Error(`criar cliente: ${status} ${JSON.stringify(corpo)}`)
    return corpo
  }
  /** The token of someone who reaches only these companies. Default: the test's own company. */
  const alguem = async (grupo: Permissao[], empresas = [caixa.empresa]) =>
    (await s().fabrica.pessoa({ grupo, empresas })).acesso
  return { s, caixa, chamar, criar, alguem }
}
