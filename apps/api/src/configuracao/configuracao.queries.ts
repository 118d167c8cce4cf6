import {
  type ChaveDeConfiguracao,
  type Configuracao,
  type ConfiguracaoPublica,
  catalogoDeConfiguracao,
} from '@balcao/contract/configuracao'
import type { Db } from '../db/conexao.ts'
import type { Ambiente } from '../env.ts'
import { configuracao } from './configuracao.table.ts'

const chaves = Object.keys(catalogoDeConfiguracao) as ChaveDeConfiguracao[]

/** Every setting with its value in force. A stored value that the catalogue no longer takes counts as unset. */
export const lerConfiguracao = async (db: Db): Promise<Configuracao> => {
  const guardadas = new Map((await db.select().from(configuracao)).map((c) => [c.chave, c.valor]))
  return Object.fromEntries(
    chaves.map((chave) => {
      const { esquema, padrao } = catalogoDeConfiguracao[chave]
      const lida = esquema.safeParse(guardadas.get(chave))
      return [chave, lida.success ? lida.data : padrao]
    }),
  ) as Configuracao
}

export const configuracaoPublica = async (db: Db, env: Ambiente): Promise<ConfiguracaoPublica> => {
  const { marca, email_suporte, id_analytics, chave_mapas, fuso_horario } = await lerConfiguracao(db)
  return {
    marca,
    email_suporte,
    id_analytics,
    chave_mapas,
    fuso_horario,
    microsoft: env.microsoft !== null,
    producao: env.producao,
  }
}
