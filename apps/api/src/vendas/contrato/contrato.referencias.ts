import type { ReferenciaAoCliente, ReferenciaAoEndereco } from '#clientes/cliente/referencias.ts'
import type { Referencia } from '#infra/referencia/referencias.ts'
import { contrato } from './contrato.table.ts'

export const referenciasDoContrato: Referencia[] = [
  { coluna: contrato.venda_id },
  { coluna: contrato.cliente_id },
  { coluna: contrato.endereco_id },
]

export const contratoDoCliente: ReferenciaAoCliente = {
  coluna: contrato.cliente_id,
  id: contrato.id,
  titulo: 'contratos',
  campos: {
    criado_em: contrato.criado_em,
    situacao: contrato.situacao,
    ativo_desde: contrato.ativo_desde,
    fidelidade_ate: contrato.fidelidade_ate,
    cancelado_em: contrato.cancelado_em,
  },
}

export const contratoNoEndereco: ReferenciaAoEndereco = {
  coluna: contrato.endereco_id,
  um: 'contrato',
  varios: 'contratos',
  nome: contrato.id,
}
