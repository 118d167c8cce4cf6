import { and, eq, isNull, sql } from 'drizzle-orm'
import { planoVendidoPor } from '#catalogo/plano/plano.queries.ts'
import { plano } from '#catalogo/plano/plano.table.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { campoInvalido, naoEncontrado } from '#infra/recusa/recusa.ts'
import { type CampoDeVenda, condicoesDeVenda, naCidade } from './condicoes.ts'
import type { Criterios } from './criterios.ts'

/**
 * The refusal for a plan that is not among the offers: on the field to blame, or 404 when it is out of reach.
 */
export const porQueNaoVende = async (db: Db, quem: Pessoa, criterios: Criterios, id: string) => {
  const [cumpridas] = await db
    .select(condicoesDeVenda(quem, criterios))
    .from(plano)
    .where(
      and(
        eq(plano.id, id),
        isNull(plano.excluido_em),
        quem.empresas === null ? undefined : planoVendidoPor(quem.empresas),
      ),
    )
  if (!cumpridas) return naoEncontrado()
  const campos = Object.keys(cumpridas) as CampoDeVenda[]
  const culpado = campos.find((campo) => !cumpridas[campo]) ?? 'plano_id'
  return campoInvalido(culpado, motivos[culpado](criterios))
}

/** Whether the plan is sold in a city, be it on sale today or not: who has it may take it along. */
export const vendidoNaCidade = async (db: Db, id: string, codigo_ibge: number): Promise<boolean> => {
  const [lido] = await db
    .select({ vende: sql<boolean>`${naCidade(codigo_ibge)}` })
    .from(plano)
    .where(eq(plano.id, id))
  return lido?.vende ?? false
}

const motivos: Record<CampoDeVenda, (criterios: Criterios) => string> = {
  plano_id: () => 'Este plano não está à venda hoje',
  codigo_ibge: () => 'Este plano não é vendido nesta cidade',
  canal_venda_id: ({ canal_venda_id }) =>
    canal_venda_id ? 'Este plano não é vendido por este canal' : 'Nenhum canal ativo vende este plano',
  tipo_pessoa: ({ tipo_pessoa }) =>
    `Este plano não é vendido para pessoa ${tipo_pessoa === 'PF' ? 'física' : 'jurídica'}`,
  empresa_id: ({ empresa_id }) =>
    empresa_id
      ? 'Esta empresa não vende este plano'
      : 'Nenhuma das suas empresas vende este plano por este canal',
}
