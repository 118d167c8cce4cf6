import type { Referencia } from '@balcao/contract/base/escolha'
import type { Plano, RecursoDoPlano } from '@balcao/contract/catalogo/plano'
import { sql } from 'drizzle-orm'
import type { Pessoa } from '#infra/http/contexto.ts'
import { nomeVisivelDoCanal } from '#provedor/canal-venda/canal-venda.queries.ts'

// What a plan is linked to, as columns of a select from `plano`: the whole record in one query.

export const empresasDoPlano = sql<Referencia[]>`(
  select coalesce(json_agg(json_build_object('id', e.id, 'nome', e.nome_fantasia)
    order by e.nome_fantasia collate "pt-BR-x-icu"), '[]')
  from plano_empresa l join empresa e on e.id = l.empresa_id where l.plano_id = plano.id)`

/** Includes other companies' channels without their names, because saving the plan must keep them. */
export const canaisDoPlano = (quem: Pessoa) => sql<Referencia[]>`(
  select coalesce(json_agg(json_build_object('id', canal_venda.id, 'nome', ${nomeVisivelDoCanal(quem)})
    order by canal_venda.nome collate "pt-BR-x-icu"), '[]')
  from plano_canal l join canal_venda on canal_venda.id = l.canal_venda_id where l.plano_id = plano.id)`

export const cidadesDoPlano = sql<number[]>`(
  select coalesce(array_agg(l.codigo_ibge order by l.codigo_ibge), '{}')
  from plano_cidade l where l.plano_id = plano.id)`

export const recursosDoPlano = sql<RecursoDoPlano[]>`(
  select coalesce(json_agg(json_build_object('id', r.id, 'nome', r.nome, 'icone', r.icone, 'cor', r.cor)
    order by l.ordem), '[]')
  from plano_recurso l join recurso r on r.id = l.recurso_id where l.plano_id = plano.id)`

export const adicionaisDoPlano = sql<Plano['adicionais']>`(
  select coalesce(json_agg(json_build_object('adicional_id', a.id, 'nome', a.nome, 'cobranca', a.cobranca,
    'obrigatorio', l.obrigatorio, 'valor', l.valor, 'valor_de_tabela', a.valor) order by l.ordem), '[]')
  from plano_adicional l join adicional a on a.id = l.adicional_id where l.plano_id = plano.id)`
