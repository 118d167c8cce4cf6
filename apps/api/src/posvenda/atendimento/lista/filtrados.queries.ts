import type { FiltroAtendimento } from '@balcao/contract/posvenda/atendimento-filtro'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { empresaEntre } from '#provedor/empresa/alcance.ts'
import {
  alemDoCursor,
  atendimentosOnde,
  ateOLimite,
  type Caminho,
  caminhoDe,
  comNomes,
  emCadaEmpresa,
  type Linha,
  NA_LINHA,
  paginaDe,
  porOrdem,
} from './caminho.ts'
import { comProtocolo, condicoes } from './filtros.ts'

/** Few rows by themselves, whatever else the filter says. */
const ehEstreito = (f: FiltroAtendimento) => Boolean(f.cliente_id ?? f.cliente_plano_id ?? f.empresa_id)

/** What a search finds is sorted: the barrier keeps the planner from walking the whole order for it. */
const primeiros = (caminho: Caminho, quem: Pessoa, filtro: FiltroAtendimento, onde: SQL) => {
  const alem = alemDoCursor(caminho)
  if (filtro.busca)
    return sql`select ${NA_LINHA} from (
        select * from atendimento where ${onde} and ${alem} offset 0) atendimento
      order by ${porOrdem(caminho, 'atendimento')} ${ateOLimite(caminho)}`
  if (ehEstreito(filtro)) return atendimentosOnde(caminho, onde, alem)
  const alcancadas = quem.empresas === null ? sql`true` : empresaEntre(quem.empresas)
  return emCadaEmpresa(caminho, alcancadas, onde, alem)
}

/** What a filter finds depends on its values, so it is planned anew. */
export const paginaFiltrada = async (db: Db, quem: Pessoa, filtro: FiltroAtendimento) => {
  const { fuso_horario: fuso } = await lerConfiguracao(db)
  const caminho = caminhoDe(filtro)
  const onde = condicoes(quem, await comProtocolo(db, quem, filtro, fuso), fuso)
  const achados = primeiros(caminho, quem, filtro, onde)
  const { rows } = await db.execute<Linha>(comNomes(caminho, achados))
  return paginaDe(caminho, rows)
}
