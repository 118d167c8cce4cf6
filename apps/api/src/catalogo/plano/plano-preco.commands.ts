import type { MudancaDePreco, Plano } from '@balcao/contract/catalogo/plano'
import { precoDoDia, recusaDePrecoIgual } from '@balcao/contract/catalogo/plano-preco'
import { formatarData } from '@balcao/contract/valores/data'
import { and, eq } from 'drizzle-orm'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import { novaVersao } from '#infra/db/colunas.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { campoInvalido, naoEncontrado, Recusa, versaoDesatualizada } from '#infra/recusa/recusa.ts'
import { hojeNoFuso } from '#provedor/configuracao/configuracao.queries.ts'
import { ENTIDADE, travarPlano } from './plano.commands.ts'
import { linhaDePreco } from './plano.historico.ts'
import { obterPlano } from './plano.queries.ts'
import { plano } from './plano.table.ts'
import { planoPreco } from './plano-ligacoes.table.ts'

/** From today or a later day. A second price for the same day replaces the first. */
export const mudarPreco = (
  { db, ...autor }: Contexto,
  id: string,
  { versao, a_partir_de, ...valores }: MudancaDePreco,
) =>
  db.transaction(async (db) => {
    const atual = await travarPlano(db, autor.usuario, id)
    if (atual.versao !== versao) throw versaoDesatualizada(atual)
    await exigirDiaPossivel(db, atual, a_partir_de)
    const igual = recusaDePrecoIgual(atual.precos, { a_partir_de, ...valores })
    if (igual) throw campoInvalido('valor_mensal', igual)
    await db
      .insert(planoPreco)
      .values({ plano_id: id, a_partir_de, ...valores })
      .onConflictDoUpdate({ target: [planoPreco.plano_id, planoPreco.a_partir_de], set: valores })
    await db.update(plano).set(novaVersao(atual)).where(eq(plano.id, id))
    const anterior = linhaDePreco(a_partir_de, precoDoDia(atual.precos, a_partir_de))
    await auditar(db, autor, ENTIDADE, id, 'EDITAR', anterior, linhaDePreco(a_partir_de, valores))
    return obterPlano(db, autor.usuario, id)
  })

/** A price that has begun is part of the past, and stays. */
export const desfazerPreco = (
  { db, ...autor }: Contexto,
  { id, a_partir_de }: { id: string; a_partir_de: string },
  versao: number,
) =>
  db.transaction(async (db) => {
    const atual = await travarPlano(db, autor.usuario, id)
    if (atual.versao !== versao) throw versaoDesatualizada(atual)
    const preco = precoDoDia(atual.precos, a_partir_de)
    if (!preco) throw naoEncontrado()
    if (preco.situacao !== 'FUTURO')
      throw new Recusa(
        409,
        'PRECO_JA_VALE',
        `O preço de ${formatarData(a_partir_de)} já começou a valer. Para corrigi-lo, mude o preço a partir de hoje.`,
      )
    const daLinha = and(eq(planoPreco.plano_id, id), eq(planoPreco.a_partir_de, a_partir_de))
    await db.delete(planoPreco).where(daLinha)
    await db.update(plano).set(novaVersao(atual)).where(eq(plano.id, id))
    await auditar(db, autor, ENTIDADE, id, 'EDITAR', linhaDePreco(a_partir_de, preco))
    return obterPlano(db, autor.usuario, id)
  })

const exigirDiaPossivel = async (db: Db, { vigencia_fim }: Plano, dia: string) => {
  if (dia < (await hojeNoFuso(db)))
    throw campoInvalido('a_partir_de', 'O passado não muda: escolha hoje ou um dia à frente')
  if (vigencia_fim !== null && dia > vigencia_fim)
    throw campoInvalido('a_partir_de', `O plano só é vendido até ${formatarData(vigencia_fim)}`)
}
