import { enderecoEmLinha } from '@balcao/contract/provedor/endereco'
import type { VendaNaLista } from '@balcao/contract/vendas/lista-api'
import { inArray } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { comoVista } from '../mascarar.ts'
import { venda } from '../venda.table.ts'

const { id, dados, cliente, cliente_criado, endereco } = venda

/** The same rows, with where to go and whom to call: as much of it as this person may see. */
export const comVisitas = async (db: Db, quem: Pessoa, linhas: readonly string[]) => {
  const vendas = linhas.map((linha) => JSON.parse(linha) as VendaNaLista)
  const guardadas = await db
    .select({ id, dados, cliente, cliente_criado, endereco })
    .from(venda)
    .where(
      inArray(
        id,
        vendas.map((v) => v.id),
      ),
    )
  const visitas = new Map(guardadas.map((guardada) => [guardada.id, visitaDe(comoVista(quem, guardada))]))
  return vendas.map((v) => JSON.stringify({ ...v, visita: visitas.get(v.id) }))
}

const visitaDe = ({ cliente, endereco }: ReturnType<typeof comoVista>): VendaNaLista['visita'] => ({
  endereco: enderecoEmLinha(endereco, `${endereco.cidade} – ${endereco.uf}`),
  referencia: endereco.referencia,
  telefone: (cliente.telefones.find(({ principal }) => principal) ?? cliente.telefones[0])?.numero ?? null,
})
