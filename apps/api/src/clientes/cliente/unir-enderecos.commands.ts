import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { clienteEndereco as endereco } from './cliente.table.ts'
import { enderecoReferido } from './referencias.ts'

/**
 * The same door, stored twice. The key alone is not enough: a small town has one CEP for all its streets, and
 * "S/N" is every house without a number. Only the point of reference tells those apart.
 */
const MESMA_PORTA = sql`daqui.tipo = dali.tipo and daqui.chave = dali.chave and daqui.codigo_ibge = dali.codigo_ibge
  and sem_acento(daqui.logradouro) = sem_acento(dali.logradouro) and sem_acento(daqui.bairro) = sem_acento(dali.bairro)
  and (dali.referencia is null or sem_acento(daqui.referencia) is not distinct from sem_acento(dali.referencia))`

/**
 * Before one client's addresses move to another, addresses that both have are kept once, unless something
 * refers to them.
 */
export const unirEnderecos = async (db: Db, de: string, para: string) => {
  // The position on the map is kept, whichever of the two had it.
  await db.execute(sql`
    update ${endereco} daqui set latitude = dali.latitude, longitude = dali.longitude
    from ${endereco} dali
    where daqui.cliente_id = ${para} and dali.cliente_id = ${de} and ${MESMA_PORTA}
      and daqui.latitude is null and dali.latitude is not null`)
  await db.execute(sql`
    delete from ${endereco} dali using ${endereco} daqui
    where daqui.cliente_id = ${para} and dali.cliente_id = ${de} and ${MESMA_PORTA}
      and not (${enderecoReferido(sql`dali.id`)})`)
  await db.execute(sql`
    update ${endereco} set ordem = ordem + (
      select coalesce(max(ordem) + 1, 0) from ${endereco} daqui where daqui.cliente_id = ${para})
    where cliente_id = ${de}`)
}
