import type { Referencia } from '@balcao/contract/base/escolha'
import type { Promocao } from '@balcao/contract/catalogo/promocao'
import { sql } from 'drizzle-orm'
import { nomeVisivelDoPlano } from '#catalogo/plano/plano.queries.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { nomeVisivelDoCanal } from '#provedor/canal-venda/canal-venda.queries.ts'

// What a promotion is linked to, as columns of a select from `promocao`: the whole record in one query.

export const planosDaPromocao = (quem: Pessoa) => sql<Referencia[]>`(
  select coalesce(json_agg(json_build_object('id', plano.id, 'nome', ${nomeVisivelDoPlano(quem)})
    order by plano.nome collate "pt-BR-x-icu"), '[]')
  from promocao_plano l join plano on plano.id = l.plano_id where l.promocao_id = promocao.id)`

export const canaisDaPromocao = (quem: Pessoa) => sql<Referencia[]>`(
  select coalesce(json_agg(json_build_object('id', canal_venda.id, 'nome', ${nomeVisivelDoCanal(quem)})
    order by canal_venda.nome collate "pt-BR-x-icu"), '[]')
  from promocao_canal l join canal_venda on canal_venda.id = l.canal_venda_id where l.promocao_id = promocao.id)`

export const cidadesDaPromocao = sql<number[]>`(
  select coalesce(array_agg(l.codigo_ibge order by l.codigo_ibge), '{}')
  from promocao_cidade l where l.promocao_id = promocao.id)`

export const adicionaisDaPromocao = sql<Promocao['adicionais']>`(
  select coalesce(json_agg(json_build_object('adicional_id', a.id, 'nome', a.nome, 'cobranca', a.cobranca,
    'ativo', a.ativo, 'obrigatorio', l.obrigatorio, 'valor_promocional', l.valor_promocional, 'meses', l.meses,
    'valor_de_tabela', a.valor) order by l.ordem), '[]')
  from promocao_adicional l join adicional a on a.id = l.adicional_id where l.promocao_id = promocao.id)`
