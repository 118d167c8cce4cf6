import type { Promocao } from '@balcao/contract/catalogo/promocao'
import type { FiltroPromocao } from '@balcao/contract/catalogo/promocao-filtro'
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { planoVendidoPor } from '#catalogo/plano/plano.queries.ts'
import { contemPalavras } from '#infra/db/busca.ts'
import type { Db } from '#infra/db/conexao.ts'
import { contarAte, type Ordem, paginar, porInstante, porNumero, porTexto } from '#infra/db/pagina.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { canalAtende } from '#provedor/canal-venda/canal-venda.queries.ts'
import { hojeNoFuso } from '#provedor/configuracao/configuracao.queries.ts'
import { promocao } from './promocao.table.ts'
import { diasRestantesEm, editavel, situacaoEm, visivel } from './promocao-escopo.ts'
import {
  adicionaisDaPromocao,
  canaisDaPromocao,
  cidadesDaPromocao,
  planosDaPromocao,
} from './promocao-ligacoes.queries.ts'

const porDia = (expressao: SQL): Ordem => ({ por: expressao, valor: (texto) => sql`${texto}::date` })

const ordens = {
  nome: porTexto(promocao.nome),
  vigencia_inicio: porDia(sql`${promocao.vigencia_inicio}`),
  // A promotion without an end comes after all others.
  vigencia_fim: porDia(sql`coalesce(${promocao.vigencia_fim}, 'infinity')`),
  usos: porNumero(promocao.usos),
  atualizado_em: porInstante(promocao.atualizado_em),
}

// Another company's plan or channel finds the same as an id that does not exist.
const valeParaPlano = ({ empresas }: Pessoa, id: string) => sql`(promocao.todos_planos or exists (
  select 1 from promocao_plano v join plano on plano.id = v.plano_id
  where v.promocao_id = promocao.id and v.plano_id = ${id}
    and ${empresas === null ? sql`true` : planoVendidoPor(empresas)}))`
const valeParaCanal = ({ empresas }: Pessoa, id: string) => sql`(promocao.todos_canais or exists (
  select 1 from promocao_canal v join canal_venda on canal_venda.id = v.canal_venda_id
  where v.promocao_id = promocao.id and v.canal_venda_id = ${id}
    and ${empresas === null ? sql`true` : canalAtende(empresas)}))`

const filtros = (quem: Pessoa, f: FiltroPromocao, hoje: string): SQL | undefined =>
  and(
    contemPalavras(promocao.busca, f.busca),
    f.situacao && eq(situacaoEm(hoje), f.situacao),
    f.plano_id ? valeParaPlano(quem, f.plano_id) : undefined,
    f.canal_venda_id ? valeParaCanal(quem, f.canal_venda_id) : undefined,
    f.cumulativa === undefined ? undefined : eq(promocao.cumulativa, f.cumulativa),
  )

export const listarPromocoes = async (db: Db, quem: Pessoa, filtro: FiltroPromocao) => {
  const hoje = await hojeNoFuso(db)
  const onde = and(visivel(quem), filtros(quem, filtro, hoje))
  return paginar(filtro, {
    ordens,
    padrao: 'nome',
    id: promocao.id,
    linhas: ({ chave, alem, ordem, limite }) =>
      db
        .select({
          id: promocao.id,
          nome: promocao.nome,
          codigo: promocao.codigo,
          desconto_mensalidade: promocao.desconto_mensalidade,
          desconto_instalacao: promocao.desconto_instalacao,
          duracao_meses: promocao.duracao_meses,
          vigencia_inicio: promocao.vigencia_inicio,
          vigencia_fim: promocao.vigencia_fim,
          usos: promocao.usos,
          limite_total: promocao.limite_total,
          cumulativa: promocao.cumulativa,
          situacao: situacaoEm(hoje),
          dias_restantes: diasRestantesEm(hoje),
          atualizado_em: promocao.atualizado_em,
          chave,
        })
        .from(promocao)
        .where(and(onde, alem))
        .orderBy(ordem)
        .limit(limite),
    contar: (ate) =>
      contarAte(db, db.select({ id: promocao.id }).from(promocao).where(onde).limit(ate).as('t')),
  })
}

const { excluido_em: _, busca: __, ...colunas } = getTableColumns(promocao)

export const obterPromocao = async (db: Db, quem: Pessoa, id: string): Promise<Promocao> => {
  const hoje = await hojeNoFuso(db)
  const [encontrada] = await db
    .select({
      ...colunas,
      planos: planosDaPromocao(quem),
      canais: canaisDaPromocao(quem),
      cidades: cidadesDaPromocao,
      adicionais: adicionaisDaPromocao,
      situacao: situacaoEm(hoje),
      dias_restantes: diasRestantesEm(hoje),
      editavel: editavel(quem),
    })
    .from(promocao)
    .where(and(visivel(quem), eq(promocao.id, id)))
  if (!encontrada) throw naoEncontrado()
  return encontrada
}
