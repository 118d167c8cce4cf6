import { nomesDosContratos } from '@balcao/contract/vendas/contrato'
import { sql } from 'drizzle-orm'
import {
  nomeado,
  type ReferenciaAoCliente,
  type ReferenciaAoEndereco,
} from '#clientes/cliente/referencias.ts'
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
    venda: sql`(select to_json(v.protocolo) from venda v where v.id = cliente_plano.venda_id)`,
    criado_em: contrato.criado_em,
    situacao: nomeado(contrato.situacao, nomesDosContratos),
    ativo_desde: contrato.ativo_desde,
    fidelidade_ate: contrato.fidelidade_ate,
    numero_de_serie: contrato.numero_de_serie,
    cancelado_em: contrato.cancelado_em,
    motivo: contrato.motivo,
  },
}

export const contratoNoEndereco: ReferenciaAoEndereco = {
  coluna: contrato.endereco_id,
  um: 'contrato',
  varios: 'contratos',
  nome: contrato.id,
}
