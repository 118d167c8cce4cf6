import { randomUUID } from 'node:crypto'
import { enderecoDeTeste } from '../../apps/api/src/clientes/cliente/cliente.fabrica.ts'
import { dadosDeVenda } from '../../apps/api/src/vendas/venda/venda.fabrica.ts'
import { chamar, entrarComo, type Vendedor } from '../alvo/entrar.ts'
import { type Banco, comCliente } from '../banco/postgres.ts'
import { textoDoEnvio } from '../carga/conexao.ts'

export type Lugar = { empresa_id: string; canal_venda_id: string; plano_id: string; cliente_id: string }

export const lugarDaVenda = (banco: Banco) =>
  comCliente(banco, async (cliente) => {
    const { rows } = await cliente.query<Lugar>(`select
      (select id from empresa order by cnpj limit 1) as empresa_id,
      (select id from canal_venda where nome = 'Loja do bench') as canal_venda_id,
      (select id from plano where codigo = 'BENCH-500') as plano_id,
      (select id from cliente order by codigo limit 1) as cliente_id`)
    if (!rows[0]) throw new Error('a base está vazia')
    return rows[0]
  })

/** What a sale costs over its fidelity: shown to the client, and sent with the sale. */
export const totalMostrado = async (porta: number, { cliente_id: _, ...onde }: Lugar) => {
  const { token } = await entrarComo(porta, 1)
  const corpo = { ...onde, tipo_pessoa: 'PF', adicionais: [], promocoes: null }
  const { preco } = await chamar<{ preco: { total_fidelidade: number } }>(porta, '/oferta/preco', {
    token,
    corpo,
  })
  return preco.total_fidelidade
}

/** Also in the next round and in the next run: a door with an open sale asks for somebody who authorises the next one. */
let porta = Date.now()

/** Each one is another sale, to somebody new at another door. */
export const enviosAoApp = (
  vendedores: Vendedor[],
  { cliente_id: _, ...onde }: Lugar,
  total_mostrado: number,
) => {
  let feitos = 0
  return () => {
    const { cep, logradouro, bairro, codigo_ibge } = enderecoDeTeste()
    const endereco = { cep, logradouro, bairro, codigo_ibge, numero: String(++porta) }
    feitos++
    const corpo = { id: randomUUID(), dados: dadosDeVenda(onde, { endereco }), total_mostrado }
    return textoDoEnvio('/api/venda', JSON.stringify(corpo), vendedores[feitos % vendedores.length]?.token)
  }
}
