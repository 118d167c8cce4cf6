import type { EnderecoDoCliente } from '@balcao/contract/clientes/cliente/contato'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { cliente, clienteEndereco } from '#clientes/cliente/cliente.table.ts'
import { alcancado } from '#clientes/cliente/travar.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { municipio } from '#provedor/municipio/municipio.table.ts'
import { alcancada } from '#vendas/venda/venda.queries.ts'
import { venda } from '#vendas/venda/venda.table.ts'
import { contrato } from './contrato.table.ts'
import { contratoEvento } from './contrato-evento.table.ts'

const daVenda = {
  id: venda.id,
  protocolo: venda.protocolo,
  criado_em: venda.criado_em,
  cliente_id: venda.cliente_id,
  endereco_id: venda.endereco_id,
  codigo_ibge: venda.codigo_ibge,
  tipo_pessoa: sql<'PF' | 'PJ'>`${venda.cliente} ->> 'tipo_pessoa'`,
  oferta: venda.oferta,
  preco: venda.preco,
  arrependimento_ate: venda.arrependimento_ate,
  dia_vencimento: venda.dia_vencimento,
  forma_pagamento: venda.forma_pagamento,
}

/** A contract with its sale, whose it is, and its events in the order of their days. 404 when it is out of reach. */
export const lerContrato = async (db: Db, quem: Pessoa, id: string) => {
  const [[lido], eventos] = await Promise.all([
    db
      .select({
        contrato,
        venda: { ...daVenda, alcancada: sql<boolean>`coalesce(${alcancada(quem) ?? sql`true`}, false)` },
        cliente: { id: cliente.id, nome: cliente.nome, tipo_pessoa: cliente.tipo_pessoa },
        empresa: { id: empresa.id, nome: empresa.nome_fantasia },
      })
      .from(contrato)
      .innerJoin(venda, eq(venda.id, contrato.venda_id))
      .innerJoin(cliente, eq(cliente.id, contrato.cliente_id))
      .innerJoin(empresa, eq(empresa.id, cliente.empresa_id))
      .where(and(eq(contrato.id, id), alcancado(quem))),
    db
      .select()
      .from(contratoEvento)
      .where(eq(contratoEvento.contrato_id, id))
      .orderBy(asc(contratoEvento.dia), asc(contratoEvento.id)),
  ])
  if (!lido) throw naoEncontrado()
  return { ...lido, eventos }
}
export type ContratoLido = Awaited<ReturnType<typeof lerContrato>>
export type EventoLido = ContratoLido['eventos'][number]

export const enderecosPorId = (db: Db, ids: readonly string[]): Promise<EnderecoDoCliente[]> =>
  db
    .select({
      id: clienteEndereco.id,
      tipo: clienteEndereco.tipo,
      cep: clienteEndereco.cep,
      logradouro: clienteEndereco.logradouro,
      numero: clienteEndereco.numero,
      complemento: clienteEndereco.complemento,
      bairro: clienteEndereco.bairro,
      codigo_ibge: clienteEndereco.codigo_ibge,
      cidade: municipio.nome,
      uf: municipio.uf,
      referencia: clienteEndereco.referencia,
      latitude: clienteEndereco.latitude,
      longitude: clienteEndereco.longitude,
    })
    .from(clienteEndereco)
    .innerJoin(municipio, eq(municipio.codigo, clienteEndereco.codigo_ibge))
    .where(inArray(clienteEndereco.id, [...new Set(ids)]))

export const clientesPorId = (db: Db, ids: readonly string[]) =>
  db
    .select({ id: cliente.id, nome: cliente.nome })
    .from(cliente)
    .where(inArray(cliente.id, [...new Set(ids)]))
