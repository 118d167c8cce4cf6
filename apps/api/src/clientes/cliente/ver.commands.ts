import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import { sql } from 'drizzle-orm'
import { DE_QUEM_PERGUNTA, prepararComQuem } from '#acesso/login/sessao-aberta.queries.ts'
import { JsonPronto } from '#infra/http/json-pronto.ts'
import type { ContextoDeLeitura } from '#infra/http/rota.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { valor } from './lista-pagina.ts'
import { mascararCliente, veTudo } from './mascarar.ts'
import { REGISTRO_DO_CLIENTE } from './obter.queries.ts'
import { anotarVisualizacao, jaOlhou } from './visualizacao.commands.ts'

const JA_ANOTADA = jaOlhou(sql`lido.id`, DE_QUEM_PERGUNTA.pessoa)
const VER = prepararComQuem(
  sql`select lido.registro::text as registro, ${JA_ANOTADA} as anotada from (${REGISTRO_DO_CLIENTE}) lido`,
  { registro: 'text', anotada: 'boolean' },
)
type Visto = { registro: string; anotada: boolean }

/** Old links to a merged record lead to the one that stayed. */
const HERDEIRO = prepararComQuem(
  sql`select u.unificado_com::text as id from cliente u where u.id = ${valor('id')}::uuid and u.unificado_com is not null`,
  { id: 'text' },
)

/** Nothing is sent before the look is noted. Masked data needs no note. */
export const verCliente = async (contexto: ContextoDeLeitura, id: string): Promise<JsonPronto> => {
  const { leitura, ...resto } = contexto
  const { usuario, linhas } = await leitura.ler<Visto>(VER, { id })
  const [visto] = linhas
  if (!visto) {
    const [herdeiro] = (await leitura.ler<{ id: string }>(HERDEIRO, { id })).linhas
    if (!herdeiro) throw naoEncontrado()
    return verCliente(contexto, herdeiro.id)
  }
  if (veTudo(usuario)) {
    if (!visto.anotada) await anotarVisualizacao({ ...resto, usuario }, id)
    return new JsonPronto(visto.registro)
  }
  const cliente = JSON.parse(visto.registro) as Cliente
  return new JsonPronto(JSON.stringify(mascararCliente(usuario, cliente)))
}
