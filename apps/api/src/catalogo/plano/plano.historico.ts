import type { Plano } from '@balcao/contract/catalogo/plano'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import type { Db } from '#infra/db/conexao.ts'
import { municipiosPorCodigo } from '#provedor/municipio/municipio.queries.ts'

const CIDADES_DITAS = 6

type Valores = { valor_mensal: number; taxa_instalacao: number }

/** A price has its own line in the history, named by its day. */
export const linhaDePreco = (a_partir_de: string, preco: Valores | undefined) => ({
  [`Preço a partir de ${formatarData(a_partir_de)}`]: preco
    ? `${formatarDinheiro(preco.valor_mensal)} por mês, instalação ${formatarDinheiro(preco.taxa_instalacao)}`
    : null,
})

/** With names instead of ids, because people read the history. Derived values and the cities are left out. */
export const paraHistorico = ({
  cidades,
  preco,
  precos,
  situacao,
  promocoes,
  editavel,
  ...resto
}: Plano) => ({
  ...resto,
  empresas: resto.empresas.map((e) => e.nome),
  canais: resto.canais.map((c) => c.nome),
  recursos: resto.recursos.map((r) => r.nome),
  adicionais: resto.adicionais.map(
    ({ nome, obrigatorio, valor }) =>
      `${nome} (${obrigatorio ? 'obrigatório' : 'opcional'}${valor === null ? '' : `, ${formatarDinheiro(valor)}`})`,
  ),
})

const quantas = (n: number) => (n === 1 ? '1 cidade' : `${n} cidades`)

/** Both lists of cities in words: how many, and which came and went. By name while they are few. */
export const cidadesNoHistorico = async (db: Db, antes: readonly number[], depois: readonly number[]) => {
  const [tinha, tem] = [new Set(antes), new Set(depois)]
  const entraram = depois.filter((c) => !tinha.has(c))
  const sairam = antes.filter((c) => !tem.has(c))
  const mudadas = [...entraram, ...sairam]
  if (!mudadas.length) return { antes: {}, depois: {} }
  const nomes = new Map(
    mudadas.length > CIDADES_DITAS
      ? []
      : (await municipiosPorCodigo(db, mudadas)).map((m) => [m.codigo, `${m.nome}/${m.uf}`]),
  )
  const dizer = (sinal: string, codigos: readonly number[]) =>
    codigos.length ? [`${sinal}${codigos.map((c) => nomes.get(c)).join(', ')}`] : []
  const mudanca = nomes.size
    ? [...dizer('+', entraram), ...dizer('−', sairam)].join('; ')
    : `+${entraram.length} −${sairam.length}`
  return {
    antes: { cidades: antes.length ? quantas(antes.length) : null },
    depois: { cidades: `${quantas(depois.length)} (${mudanca})` },
  }
}
