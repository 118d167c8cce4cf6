import { formatarInstante } from '@balcao/contract/valores/data'
import type { Db } from '#infra/db/conexao.ts'
import type { Coluna } from '#infra/db/csv.ts'
import { lerConfiguracao } from './configuracao.queries.ts'

type Hora = (instante: string | null) => string

/** Columns of a CSV that has instants, written in the provider's time zone. */
export const colunasComHora =
  <T>(montar: (hora: Hora) => Coluna<T>[]) =>
  async (db: Db): Promise<Coluna<T>[]> => {
    const { fuso_horario } = await lerConfiguracao(db)
    return montar((instante) => (instante ? formatarInstante(instante, fuso_horario) : ''))
  }
