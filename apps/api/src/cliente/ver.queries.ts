import type { Cliente } from '@balcao/contract/cliente/cliente'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { marcaDaSessao } from '../acesso/sessao-aberta.queries.ts'
import { preparar } from '../db/preparada.ts'
import { conferirMarca } from '../http/direitos-mudaram.ts'
import { JsonPronto } from '../http/json-pronto.ts'
import { naoEncontrado } from '../http/recusa.ts'
import type { ContextoDePessoa } from '../http/rota.ts'
import { valor } from './lista-pagina.ts'
import { mascararCliente, veTudo } from './mascarar.ts'
import { registroDoCliente } from './obter.queries.ts'

type Lido = { registro: string | null; marca: string | null }

const REGISTRO = registroDoCliente({
  id: sql`${valor('id')}::uuid`,
  todas: sql`${valor('todas')}::boolean`,
  empresas: sql`${valor('empresas')}::uuid[]`,
  seguir: true,
})
const MARCA = marcaDaSessao(valor('sessao'))

/** Saving, reloading and coming back belong to one look: a line for each would hide who else looked. */
const UMA_OLHADA = '30 minutes'

/** Somebody looks: the line that says so and what they see are one statement, so that neither is without the other. */
const VER = preparar<Lido>(sql`
  with lido as (${REGISTRO}),
  direito as materialized (select ${MARCA} as marca),
  anotado as (
    insert into cliente_acesso (id, cliente_id, usuario_id, usuario_nome, ip, acao)
    select gen_random_uuid(), lido.id, ${valor('quem')}::uuid, ${valor('nome')}, ${valor('ip')}, 'VISUALIZAR'
    from lido, direito
    where direito.marca = ${valor('marca')} and not exists (
      select 1 from cliente_acesso a where a.cliente_id = lido.id and a.usuario_id = ${valor('quem')}::uuid
        and a.acao = 'VISUALIZAR' and a.em > now() - ${sql.raw(`interval '${UMA_OLHADA}'`)}))
  select (select registro::text from lido) as registro, (select marca from direito) as marca,
    -- A reader does not wait for the disk: a crash of the database may lose the looks of its last half second.
    set_config('synchronous_commit', 'off', true)`)

/** Nothing that is hidden leaves: there is nothing to note down. */
const VER_MASCARADO = preparar<Lido>(sql`
  with lido as (${REGISTRO}) select (select registro::text from lido) as registro, ${MARCA} as marca`)

export const verCliente = async (
  pool: pg.Pool,
  { usuario, origem, marca }: ContextoDePessoa,
  id: string,
): Promise<JsonPronto> => {
  const inteiro = veTudo(usuario)
  const [lido] = await (inteiro ? VER : VER_MASCARADO)(pool, {
    id,
    todas: usuario.empresas === null,
    empresas: usuario.empresas ?? [],
    sessao: usuario.sessaoId,
    marca,
    quem: usuario.id,
    nome: usuario.nome,
    ip: origem.ip,
  })
  conferirMarca(marca, lido?.marca ?? null)
  if (!lido?.registro) throw naoEncontrado()
  if (inteiro) return new JsonPronto(lido.registro)
  return new JsonPronto(JSON.stringify(mascararCliente(usuario, JSON.parse(lido.registro) as Cliente)))
}
