import {
  ocultarDocumento,
  ocultarEmail,
  ocultarTelefone,
  ocultarTexto,
} from '@balcao/contract/clientes/cliente/mascara'
import type { Venda } from '@balcao/contract/vendas/venda'
import { ocultarEndereco, veTudo } from '#clientes/cliente/mascarar.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import type { venda } from './venda.table.ts'

type Guardada = Pick<typeof venda.$inferSelect, 'dados' | 'cliente' | 'cliente_criado' | 'endereco'>

const talvez = (texto: string | null, ocultar: (texto: string) => string) => texto && ocultar(texto)

/**
 * People who may not view clients see what was typed in the sale. What was left as on record is hidden from them
 * there, and here too.
 */
export const comoVista = (
  quem: Pessoa,
  { dados, cliente, cliente_criado, endereco }: Guardada,
): Pick<Venda, 'cliente' | 'endereco'> => {
  if (veTudo(quem) || cliente_criado) return { cliente, endereco }
  const digitado = <C extends keyof typeof cliente>(campo: C, oculto: (typeof cliente)[C]) =>
    campo in dados.cliente ? cliente[campo] : oculto
  return {
    cliente: {
      ...cliente,
      cpf_cnpj: digitado('cpf_cnpj', ocultarDocumento(cliente.cpf_cnpj)),
      rg: digitado('rg', talvez(cliente.rg, ocultarTexto)),
      inscricao_estadual: digitado('inscricao_estadual', talvez(cliente.inscricao_estadual, ocultarTexto)),
      data_nascimento: digitado('data_nascimento', null),
      nome_mae: digitado('nome_mae', talvez(cliente.nome_mae, ocultarTexto)),
      responsavel: digitado('responsavel', null),
      email: digitado('email', talvez(cliente.email, ocultarEmail)),
      telefones: digitado(
        'telefones',
        cliente.telefones.map((t) => ({ ...t, numero: ocultarTelefone(t.numero) })),
      ),
    },
    endereco: dados.endereco.id ? ocultarEndereco(endereco) : endereco,
  }
}
