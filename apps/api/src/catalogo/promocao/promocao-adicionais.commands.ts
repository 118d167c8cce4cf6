import type { AdicionalDaPromocao, Promocao, VinculosDaPromocao } from '@balcao/contract/catalogo/promocao'
import { eq } from 'drizzle-orm'
import { adicional } from '#catalogo/adicional/adicional.table.ts'
import { inativoEmPalavras, primeiroInativo } from '#catalogo/adicional/obrigatorio-ativo.ts'
import { travarObrigatorios } from '#catalogo/adicional/trava.ts'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import { novaVersao } from '#infra/db/colunas.ts'
import type { Db } from '#infra/db/conexao.ts'
import { exigirExistentes } from '#infra/db/existentes.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { campoInvalido, versaoDesatualizada } from '#infra/recusa/recusa.ts'
import { choqueEmPalavras, choqueEntreObrigatorios } from './obrigatorios-compativeis.ts'
import { ENTIDADE, travarPromocao } from './promocao.commands.ts'
import { paraHistorico } from './promocao.historico.ts'
import { obterPromocao } from './promocao.queries.ts'
import { promocao, promocaoAdicional } from './promocao.table.ts'

/** Replaces the linked additionals as a whole, in the given order. */
export const vincularAdicionais = (
  { db, ...autor }: Contexto,
  id: string,
  { versao, adicionais }: VinculosDaPromocao,
) =>
  db.transaction(async (db) => {
    await travarObrigatorios(db)
    const atual = await travarPromocao(db, autor.usuario, id)
    if (atual.versao !== versao) throw versaoDesatualizada(atual)
    // Locked against changes too, so that what they can be sold with stays the same until the transaction
    // ends.
    await exigirExistentes(
      db,
      adicional,
      adicionais.map((a) => a.adicional_id),
      { campo: 'adicionais', recusa: 'Adicional não encontrado' },
    )
    await exigirAtivos(db, adicionais, atual)
    await db.delete(promocaoAdicional).where(eq(promocaoAdicional.promocao_id, id))
    if (adicionais.length)
      await db
        .insert(promocaoAdicional)
        .values(adicionais.map((vinculo, ordem) => ({ promocao_id: id, ...vinculo, ordem })))
    const choque = await choqueEntreObrigatorios(db, autor.usuario, id)
    if (choque) {
      const linha = adicionais.findIndex((a) => a.adicional_id === choque.adicional_id)
      throw campoInvalido(`adicionais.${linha}.obrigatorio`, choqueEmPalavras(choque))
    }
    await db.update(promocao).set(novaVersao(atual)).where(eq(promocao.id, id))
    const salva = await obterPromocao(db, autor.usuario, id)
    await auditar(db, autor, ENTIDADE, id, 'EDITAR', paraHistorico(atual), paraHistorico(salva))
    return salva
  })

/**
 * An additional that is already mandatory may stay even if inactive, so that the rest of the list can be
 * changed.
 */
const exigirAtivos = async (db: Db, adicionais: readonly AdicionalDaPromocao[], atual: Promocao) => {
  const jaEram = new Set(atual.adicionais.filter((a) => a.obrigatorio).map((a) => a.adicional_id))
  const novos = adicionais.filter((a) => a.obrigatorio && !jaEram.has(a.adicional_id))
  const inativo = await primeiroInativo(
    db,
    novos.map((a) => a.adicional_id),
  )
  if (!inativo) return
  const linha = adicionais.findIndex((a) => a.adicional_id === inativo.id)
  throw campoInvalido(`adicionais.${linha}.obrigatorio`, inativoEmPalavras(inativo.nome))
}
