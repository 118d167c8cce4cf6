import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { cliente, clienteEndereco } from '#clientes/cliente/cliente.table.ts'
import { idDoCliente } from '#clientes/cliente/travar.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { municipio } from '#provedor/municipio/municipio.table.ts'
import { contrato } from '#vendas/contrato/contrato.table.ts'

/** What a ticket needs to know of the contract that it is about. 404 when it is out of reach. */
export const contratoAlcancado = async (db: Db, { empresas }: Pessoa, id: string) => {
  const [lido] = await db
    .select({
      id: contrato.id,
      plano: contrato.plano_nome,
      empresa_id: cliente.empresa_id,
      cliente: { id: cliente.id, nome: cliente.nome },
      telefones: cliente.telefones,
      lugar: { cidade: municipio.nome, uf: municipio.uf },
      cliente_texto: sql<string>`concat_ws(' ', ${cliente.nome}, ${cliente.nome_social}, ${cliente.cpf_cnpj},
        jsonb_path_query_array(${cliente.telefones}, '$[*].numero')::text)`,
    })
    .from(contrato)
    .innerJoin(cliente, eq(cliente.id, contrato.cliente_id))
    .innerJoin(clienteEndereco, eq(clienteEndereco.id, contrato.endereco_id))
    .innerJoin(municipio, eq(municipio.codigo, clienteEndereco.codigo_ibge))
    .where(
      and(
        eq(contrato.id, id),
        isNull(cliente.excluido_em),
        empresas === null ? undefined : inArray(cliente.empresa_id, [...empresas]),
      ),
    )
  if (!lido) throw naoEncontrado()
  return lido
}

/** Whose it is, at that client's address alone: after a transfer it is no longer at the former holder's. */
export const contratoDoCliente = async (db: Db, quem: Pessoa, id: string, clienteId: string) => {
  const { cliente, plano } = await contratoAlcancado(db, quem, id)
  if (cliente.id !== (await idDoCliente(db, quem, clienteId))) throw naoEncontrado()
  return { cliente, plano }
}

/** Where the service is: the holidays there count. */
export const lugarDoContrato = async (db: Db, id: string) => {
  const [lugar] = await db
    .select({ cidade: municipio.nome, uf: municipio.uf })
    .from(contrato)
    .innerJoin(clienteEndereco, eq(clienteEndereco.id, contrato.endereco_id))
    .innerJoin(municipio, eq(municipio.codigo, clienteEndereco.codigo_ibge))
    .where(eq(contrato.id, id))
  if (!lugar) throw new Error('um contrato sem cidade')
  return lugar
}
