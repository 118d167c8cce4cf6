import { diaNoFuso } from '@balcao/contract/valores/dia'
import type { PreparoDaVenda } from '@balcao/contract/vendas/preparo-api'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { canaisEmUso } from '#catalogo/oferta/condicoes.ts'
import type { Db } from '#infra/db/conexao.ts'
import { porTexto } from '#infra/db/pagina.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { canalVenda as canal } from '#provedor/canal-venda/canal-venda.table.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { opcoesDeEmpresa } from '#provedor/empresa/empresa.queries.ts'
import { regrasDeAnexo } from '#vendas/anexo/regras.ts'

const EMPRESAS = sql<string[] | null>`case when canal_venda.todas_empresas then null else array(
  select l.empresa_id from canal_venda_empresa l where l.canal_venda_id = canal_venda.id) end`

/** The active channels that this person sells through, or the one with this id if it is among them. */
export const canaisDaVenda = (db: Db, quem: Pick<Pessoa, 'empresas'>, id?: string) =>
  db
    .select({
      id: canal.id,
      nome: canal.nome,
      tipo: canal.tipo,
      anexos_obrigatorios: canal.anexos_obrigatorios,
      exige_aceite_digital: canal.exige_aceite_digital,
      fora_do_estabelecimento: canal.fora_do_estabelecimento,
      roteiro_audio: canal.roteiro_audio,
      empresas: EMPRESAS.as('empresas'),
    })
    .from(canal)
    .where(and(sql`${canal.id} in (${canaisEmUso(quem)})`, id ? eq(canal.id, id) : undefined))
    .orderBy(porTexto(canal.nome).por)

export const prepararVenda = async (db: Db, quem: Pessoa): Promise<PreparoDaVenda> => {
  const configuracao = await lerConfiguracao(db)
  const empresas = await opcoesDeEmpresa(db, quem)
  const ids = empresas.map(({ id }) => id)
  const canais = (await canaisDaVenda(db, quem)).map((canal) => ({
    ...canal,
    // A channel may serve companies that this person does not know.
    empresas: canal.empresas?.filter((id) => ids.includes(id)) ?? null,
  }))
  const [pessoa] = await db
    .select({ canal_venda_id: usuario.canal_venda_id })
    .from(usuario)
    .where(and(eq(usuario.id, quem.id), isNull(usuario.excluido_em)))
  return {
    hoje: diaNoFuso(new Date(), configuracao.fuso_horario),
    empresas,
    canais,
    canal_padrao: canais.find(({ id }) => id === pessoa?.canal_venda_id)?.id ?? null,
    dias_vencimento: configuracao.dias_vencimento,
    anexos: regrasDeAnexo(configuracao),
    dias_do_rascunho: configuracao.dias_do_rascunho,
  }
}
