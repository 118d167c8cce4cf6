import type { Etapa } from '@balcao/contract/vendas/etapas'
import { type DadosDoRascunho, RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import { v7 } from 'uuid'
import type { Contexto } from '#infra/http/contexto.ts'
import { type ClienteGravado, haDias } from './gravar-clientes.ts'
import { inserir } from './inserir.ts'
import type { Vendedor } from './vendas.ts'

const APARELHOS = ['Chrome no Android', 'Safari no iPhone', 'Firefox no Windows']

type Comeco = { etapa: Etapa; dados: (cliente: ClienteGravado) => Partial<DadosDoRascunho> }

/** Left at different steps: a name and a phone, a client on record, somebody's address half typed. */
const comecos: Comeco[] = [
  {
    etapa: 'cliente',
    dados: () => ({ cliente: { tipo_pessoa: 'PF', nome: 'Seu Antônio da padaria', cpf_cnpj: '123.4' } }),
  },
  {
    etapa: 'plano',
    dados: ({ id, enderecos: [endereco] }) => ({
      cliente: { id },
      endereco: endereco ? { id: endereco.id } : {},
    }),
  },
  {
    etapa: 'endereco',
    dados: ({ id }) => ({ cliente: { id }, endereco: { cep: '13010-14', referencia: 'Portão azul' } }),
  },
]

/** What every seller has begun and not sent. */
export const gravarRascunhos = async (
  { db }: Contexto,
  vendedores: readonly Vendedor[],
  { clientes, canais }: { clientes: readonly ClienteGravado[]; canais: Record<string, string> },
) =>
  inserir(
    db,
    'rascunho',
    vendedores.flatMap(({ id, canal, empresaIds }, v) => {
      const seus = clientes.filter(({ dados }) => empresaIds.includes(dados.empresa_id))
      return comecos.map(({ etapa, dados }, i) => {
        const cliente = seus[v * comecos.length + i]
        if (!cliente) throw new Error('um vendedor da demonstração sem clientes')
        return {
          id: v7(),
          usuario_id: id,
          dados: {
            ...RASCUNHO_VAZIO,
            empresa_id: cliente.dados.empresa_id,
            canal_venda_id: canais[canal],
            ...dados(cliente),
          },
          etapa,
          dispositivo: APARELHOS[i],
          versao: i + 1,
          criado_em: haDias(i + 0.2),
          atualizado_em: haDias(i + 0.1),
        }
      })
    }),
  )
