import { and, eq, isNull, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { nomesLigados } from '#infra/referencia/nomes-ligados.ts'
import type { Alheio, Prende, Referencia } from '#infra/referencia/referencias.ts'
import { nomeVisivelDoPlano, planoNaoEncerrado, planoVendidoForaDe } from './plano.queries.ts'
import { plano } from './plano.table.ts'
import {
  planoAdicional,
  planoCanal,
  planoCidade,
  planoEmpresa,
  planoRecurso,
} from './plano-ligacoes.table.ts'

type Ligacao = typeof planoEmpresa | typeof planoCanal | typeof planoRecurso | typeof planoAdicional

/** The plans that this link column connects to a record. */
const planosLigados = (quem: Pessoa, ligacao: Ligacao, coluna: AnyPgColumn) => ({
  registro: plano,
  nome: nomeVisivelDoPlano(quem),
  doRegistro: ligacao.plano_id,
  coluna,
})

/** What every company or every channel sells does not prevent the deletion of one. */
const prendePor = (ligacao: Ligacao, coluna: AnyPgColumn): Prende => ({
  um: 'plano',
  varios: 'planos',
  nomes: (db, quem, id) => nomesLigados(db, planosLigados(quem, ligacao, coluna), id),
})

const alheioPor =
  (ligacao: Ligacao, coluna: AnyPgColumn): Alheio =>
  async (db, empresas, id) => {
    const achados = await db
      .select({ id: plano.id })
      .from(ligacao)
      .innerJoin(plano, eq(plano.id, ligacao.plano_id))
      .where(and(eq(coluna, id), isNull(plano.excluido_em), planoVendidoForaDe(empresas)))
      .limit(1)
    return achados.length > 0
  }

export const referenciasDoPlano: Referencia[] = [
  { coluna: planoEmpresa.empresa_id, prende: prendePor(planoEmpresa, planoEmpresa.empresa_id) },
  { coluna: planoCanal.canal_venda_id, prende: prendePor(planoCanal, planoCanal.canal_venda_id) },
  {
    coluna: planoRecurso.recurso_id,
    prende: prendePor(planoRecurso, planoRecurso.recurso_id),
    alheio: alheioPor(planoRecurso, planoRecurso.recurso_id),
  },
  {
    coluna: planoAdicional.adicional_id,
    prende: prendePor(planoAdicional, planoAdicional.adicional_id),
    alheio: alheioPor(planoAdicional, planoAdicional.adicional_id),
  },
  // Cities come from IBGE, and nobody deletes one.
  { coluna: planoCidade.codigo_ibge },
]

/** Plans that are not over and in which this additional is mandatory. */
export const planosQueObrigam = (db: Db, quem: Pessoa, adicional: string, hoje: string) =>
  nomesLigados(
    db,
    planosLigados(quem, planoAdicional, planoAdicional.adicional_id),
    adicional,
    sql`${planoAdicional.obrigatorio} and ${planoNaoEncerrado(hoje)}`,
  )
