import type { ConfiguracaoGeral } from '@balcao/contract/provedor/configuracao'
import {
  type ChaveSecreta,
  type Configuracao,
  catalogoDeConfiguracao,
  chavesLegiveis,
  chavesSecretas,
} from '@balcao/contract/provedor/configuracao-catalogo'
import { diaNoFuso } from '@balcao/contract/valores/dia'
import { eq } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { SO_TEXTO } from '#infra/db/juntas.ts'
import { consultar, preparar } from '#infra/db/preparada.ts'
import type { Cofre } from './cofre.ts'
import { configuracao, configuracaoGeral, configuracaoSegredo } from './configuracao.table.ts'

/** The settings are one record, which has this id in the history. */
export const ID_DA_CONFIGURACAO = '0192f0c1-c0f1-7000-8000-000000000001'
const NUNCA_ALTERADA = { versao: 1, atualizado_em: '1970-01-01T00:00:00.000Z' }

/** For a statement that reads them together with something else. */
const guardadas = () =>
  SO_TEXTO.select({ chave: configuracao.chave, valor: configuracao.valor }).from(configuracao)
export const CONFIGURACOES_GUARDADAS = guardadas()
/** For one that needs nothing but the provider's time zone. */
export const FUSO_GUARDADO = guardadas().where(eq(configuracao.chave, 'fuso_horario'))
type Guardada = { chave: string; valor: unknown }

/** A stored value that the catalogue no longer accepts counts as unset. */
const valorEmVigor = (chave: keyof Configuracao, guardada: Guardada | undefined) => {
  const { esquema, padrao } = catalogoDeConfiguracao[chave]
  if (!guardada) return padrao
  const lida = esquema.safeParse(guardada.valor)
  return lida.success ? lida.data : padrao
}

/** Every setting with its value in force. */
export const configuracaoEmVigor = (linhas: readonly Guardada[]) => {
  const porChave = new Map(linhas.map((guardada) => [guardada.chave, guardada]))
  return Object.fromEntries(
    chavesLegiveis.map((chave) => [chave, valorEmVigor(chave, porChave.get(chave))]),
  ) as Configuracao
}

/** From what `FUSO_GUARDADO` found. */
export const fusoEmVigor = ([guardado]: readonly Guardada[]) =>
  valorEmVigor('fuso_horario', guardado) as Configuracao['fuso_horario']

const GUARDADAS = preparar(CONFIGURACOES_GUARDADAS.getSQL())

export const lerConfiguracao = async (db: Db): Promise<Configuracao> =>
  configuracaoEmVigor(await consultar<Guardada>(db, GUARDADAS({})))

type Segredos = Record<ChaveSecreta, string | null>

/**
 * The only way to a secret. For the server's own use: nothing of it goes into an answer, the history or a
 * log.
 */
export const lerSegredos = async (db: Db, cofre: Cofre): Promise<Segredos> => {
  const guardados = new Map((await db.select().from(configuracaoSegredo)).map((s) => [s.chave, s.cifrado]))
  const abrir = (chave: ChaveSecreta) => {
    const cifrado = guardados.get(chave)
    return cifrado === undefined ? null : cofre.abrir(chave, cifrado)
  }
  return Object.fromEntries(chavesSecretas.map((chave) => [chave, abrir(chave)])) as Segredos
}

/** What the screen shows: values, and for secrets only whether they are set. */
export const obterConfiguracao = async (
  db: Db,
  cofre: Cofre,
  ambiente: ConfiguracaoGeral['ambiente'],
): Promise<ConfiguracaoGeral> => {
  const [geral] = await db
    .select({ versao: configuracaoGeral.versao, atualizado_em: configuracaoGeral.atualizado_em })
    .from(configuracaoGeral)
  const segredos = await lerSegredos(db, cofre)
  return {
    ...(geral ?? NUNCA_ALTERADA),
    valores: await lerConfiguracao(db),
    segredos: Object.fromEntries(
      chavesSecretas.map((chave) => [chave, { definido: segredos[chave] !== null }]),
    ) as ConfiguracaoGeral['segredos'],
    alteradas: await alteradas(db),
    ambiente,
  }
}

const alteradas = async (db: Db) => {
  const quem = async (tabela: typeof configuracao | typeof configuracaoSegredo) =>
    db.select({ chave: tabela.chave, em: tabela.alterado_em, por: tabela.alterado_por }).from(tabela)
  const linhas = [...(await quem(configuracao)), ...(await quem(configuracaoSegredo))]
  return Object.fromEntries(linhas.map(({ chave, em, por }) => [chave, { em, por }]))
}

/**
 * Today in the provider's time zone. Prices and promotions begin and end at its midnight, wherever the server
 * runs.
 */
export const hojeNoFuso = async (db: Db): Promise<string> => {
  const { fuso_horario } = await lerConfiguracao(db)
  return diaNoFuso(new Date(), fuso_horario)
}
