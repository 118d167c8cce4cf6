import type { Passo, Periodo } from '@balcao/contract/painel/periodo'
import { type SQL, sql } from 'drizzle-orm'
import { prepararComQuem } from '#acesso/login/sessao-aberta.queries.ts'
import type { Db } from '#infra/db/conexao.ts'
import { consultar, preparar, type Valores } from '#infra/db/preparada.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import type { Leitura } from '#infra/http/leitura.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import type { Corte } from '../soma/dias.ts'
import { CONTAGEM_VALE, contagemVale } from '../soma/soma.queries.ts'
import { linhasDoPainel, valoresDoPainel } from './linhas.ts'

/** The person as a statement by itself knows them. */
const QUEM = sql`quem as materialized (
  select ${sql.placeholder('pessoa')}::uuid as id, ${sql.placeholder('permissoes')}::text[] as permissoes,
    ${sql.placeholder('todas')}::boolean as todas, ${sql.placeholder('empresas')}::uuid[] as empresas)`
const quemE = ({ id, permissoes, empresas }: Pessoa) => ({
  ...{ pessoa: id, permissoes, todas: empresas === null, empresas: empresas ?? [] },
})

type Pergunta = {
  /** A statement with one column, `linha`. */
  consulta: (linhas: SQL) => SQL
  cortes: readonly Corte[]
  linhas?: typeof linhasDoPainel
  /** Whether the sums also say it of one seller. Otherwise somebody's own sales, which are few, are counted. */
  doVendedor: boolean
  /** Few rows: it may go together with the question who is asking. Otherwise it would hold up other people's reads. */
  rapida: boolean
}

/** The same question to each source, planned once. */
export const prepararPergunta = ({
  consulta,
  cortes,
  linhas = linhasDoPainel,
  doVendedor,
  rapida,
}: Pergunta) => {
  const sozinha = (fonte: keyof typeof linhas) =>
    preparar(sql`with ${QUEM} ${consulta(linhas[fonte](cortes))}`)
  return {
    doVendedor,
    junto: rapida
      ? prepararComQuem(
          sql`select ${CONTAGEM_VALE} as vale, null as linha
            union all select null, r.linha from (${consulta(linhas.somas(cortes))}) r`,
          { vale: 'boolean', linha: 'text' },
        )
      : null,
    ...{ somas: sozinha('somas'), vendas: sozinha('vendas'), proprias: sozinha('proprias') },
  }
}

type Filtro = Periodo & { empresa_id?: string | undefined; canal_venda_id?: string | undefined }
type Pronta = ReturnType<typeof prepararPergunta>
type Lida = { linha: string }

/** Asks the kept sums, as long as their days are those of the provider, and otherwise the sales. */
export const perguntar = async <L>(
  db: Db,
  leitura: Leitura,
  pergunta: Pronta,
  filtro: Filtro,
  passo?: Passo,
) => {
  const valores = valoresDoPainel(filtro, passo)
  const { usuario, linhas } = await ler(db, leitura, pergunta, valores)
  return { usuario, valores, linhas: linhas.map(({ linha }) => JSON.parse(linha) as L) }
}

const ler = async (
  db: Db,
  leitura: Leitura,
  { junto, doVendedor, ...sozinhas }: Pronta,
  valores: Valores,
) => {
  const lido = junto && (await leitura.ler<Lida & { vale: boolean | null }>(junto, valores))
  const usuario = lido ? lido.usuario : await leitura.quem()
  const veTodas = usuario.pode('LISTAR.TODAS_VENDAS')
  if (lido?.linhas.some(({ vale }) => vale) && (veTodas || doVendedor))
    return { usuario, linhas: lido.linhas.filter(({ vale }) => vale === null) }
  const { fuso_horario: fuso } = await lerConfiguracao(db)
  const daSoma = (veTodas || doVendedor) && (await contagemVale(db, fuso))
  const fonte = daSoma ? 'somas' : veTodas ? 'vendas' : 'proprias'
  const pedido = sozinhas[fonte]({ ...valores, fuso, ...quemE(usuario) })
  return { usuario, linhas: await consultar<Lida>(db, pedido) }
}
