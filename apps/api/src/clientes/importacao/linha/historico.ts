import type { Cliente, DadosCliente } from '@balcao/contract/clientes/cliente/cliente'
import { clienteParaHistorico } from '#clientes/cliente/historico.ts'
import type { ClienteGuardado } from '#clientes/cliente/lote.queries.ts'
import type { Cidades } from './cidades.ts'

/** A client in its history's words, the same as an edit by hand would write. */
export const paraHistorico = (dados: DadosCliente | ClienteGuardado, empresa: string, cidades: Cidades) => {
  const enderecos = dados.enderecos.map((e) => ({
    ...e,
    cidade: cidades.nomeDe(e.codigo_ibge),
    uf: cidades.ufDe(e.codigo_ibge),
  }))
  const { ocupados: _, ...registro } = { ocupados: [], ...dados }
  return clienteParaHistorico({ ...registro, empresa, enderecos } as Cliente)
}
