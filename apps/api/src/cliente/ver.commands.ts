import type { Cliente } from '@balcao/contract/cliente/cliente'
import { sql } from 'drizzle-orm'
import { lerConfirmando } from '../acesso/sessao-aberta.queries.ts'
import type { Fontes } from '../db/conexao.ts'
import { preparar } from '../db/preparada.ts'
import { JsonPronto } from '../http/json-pronto.ts'
import { naoEncontrado } from '../http/recusa.ts'
import type { ContextoDePessoa } from '../http/rota.ts'
import { anotarVisualizacao } from './acesso.commands.ts'
import { valor } from './lista-pagina.ts'
import { mascararCliente, veTudo } from './mascarar.ts'
import { REGISTRO_DO_CLIENTE } from './obter.queries.ts'

/** Saving, reloading and coming back belong to one look: a line for each would hide who else looked. */
const JA_ANOTADA = sql`exists (
  select 1 from cliente_acesso a where a.cliente_id = lido.id and a.usuario_id = ${valor('quem')}::uuid
    and a.acao = 'VISUALIZAR' and a.em > now() - interval '30 minutes')`

const VER = preparar(sql`select lido.registro, ${JA_ANOTADA} from (${REGISTRO_DO_CLIENTE}) lido`)

/** Old links to an absorbed record lead to the one that took its place. */
const HERDEIRO = preparar(sql`
  select u.unificado_com from cliente u where u.id = ${valor('id')}::uuid and u.unificado_com is not null`)

const ler = async ({ leitor }: Fontes, { usuario, marca }: ContextoDePessoa, id: string) => {
  const alcance = { todas: usuario.empresas === null, empresas: usuario.empresas ?? [] }
  const pedido = VER({ id, quem: usuario.id, ...alcance })
  const [linha] = await lerConfirmando(leitor, { usuario, marca }, pedido)
  return linha && { registro: linha[0], anotada: linha[1]?.toString() === 't' }
}

const herdeiroDe = async ({ leitor }: Fontes, id: string) => {
  const [linha] = await leitor.ler(HERDEIRO({ id }))
  return linha?.[0]?.toString()
}

/** Nothing leaves before the line that says so is written; of what is masked there is nothing to note down. */
export const verCliente = async (
  fontes: Fontes,
  contexto: ContextoDePessoa,
  id: string,
): Promise<JsonPronto> => {
  const lido = await ler(fontes, contexto, id)
  if (!lido?.registro) {
    const herdeiro = await herdeiroDe(fontes, id)
    if (!herdeiro) throw naoEncontrado()
    return verCliente(fontes, contexto, herdeiro)
  }
  if (veTudo(contexto.usuario)) {
    if (!lido.anotada) await anotarVisualizacao(contexto, id)
    return new JsonPronto(lido.registro)
  }
  const cliente = JSON.parse(lido.registro.toString()) as Cliente
  return new JsonPronto(JSON.stringify(mascararCliente(contexto.usuario, cliente)))
}
