import type { Cliente } from '@balcao/contract/cliente/cliente'
import { sql } from 'drizzle-orm'
import { lerConfirmando } from '../acesso/sessao-aberta.queries.ts'
import { preparar } from '../db/preparada.ts'
import { JsonPronto } from '../http/json-pronto.ts'
import { naoEncontrado } from '../http/recusa.ts'
import type { ContextoDePessoa } from '../http/rota.ts'
import { anotarVisualizacao } from './acesso.commands.ts'
import { type Fontes, valor } from './lista-pagina.ts'
import { mascararCliente, veTudo } from './mascarar.ts'
import { registroDoCliente } from './obter.queries.ts'

const REGISTRO = preparar(
  registroDoCliente({
    id: sql`${valor('id')}::uuid`,
    todas: sql`${valor('todas')}::boolean`,
    empresas: sql`${valor('empresas')}::uuid[]`,
  }),
)

/** Old links to an absorbed record lead to the one that took its place. */
const HERDEIRO = preparar(sql`
  select u.unificado_com from cliente u where u.id = ${valor('id')}::uuid and u.unificado_com is not null`)

/** Saving, reloading and coming back belong to one look: a line for each would hide who else looked. */
const OLHADA = preparar(sql`
  select 1 from cliente_acesso a where a.cliente_id = ${valor('id')}::uuid and a.usuario_id = ${valor('quem')}::uuid
    and a.acao = 'VISUALIZAR' and a.em > now() - interval '30 minutes' limit 1`)

const ler = async ({ leitor }: Fontes, { usuario, marca }: ContextoDePessoa, id: string) => {
  const alcance = { todas: usuario.empresas === null, empresas: usuario.empresas ?? [] }
  const [olhadas, registros] = await lerConfirmando(
    leitor,
    { usuario, marca },
    OLHADA({ id, quem: usuario.id }),
    REGISTRO({ id, ...alcance }),
  )
  const registro = registros?.[0]?.[0]
  return registro ? { id, registro, anotada: olhadas?.length === 1 } : null
}

const herdeiroDe = async ({ leitor }: Fontes, id: string) => {
  const [linhas] = await leitor.ler(HERDEIRO({ id }))
  return linhas?.[0]?.[0]?.toString()
}

/** Nothing leaves before the line that says so is written; of what is masked there is nothing to note down. */
export const verCliente = async (
  fontes: Fontes,
  contexto: ContextoDePessoa,
  id: string,
): Promise<JsonPronto> => {
  const lido = await ler(fontes, contexto, id)
  if (!lido) {
    const herdeiro = await herdeiroDe(fontes, id)
    if (!herdeiro) throw naoEncontrado()
    return verCliente(fontes, contexto, herdeiro)
  }
  if (veTudo(contexto.usuario)) {
    if (!lido.anotada) await anotarVisualizacao(contexto, lido.id)
    return new JsonPronto(lido.registro)
  }
  const cliente = JSON.parse(lido.registro.toString()) as Cliente
  return new JsonPronto(Buffer.from(JSON.stringify(mascararCliente(contexto.usuario, cliente))))
}
