import type { TipoPessoa } from '#valores/pessoa.ts'
import { deDiferencas } from './diferencas.ts'
import type { Oferta } from './oferta.ts'
import type { RetratoDasOfertas } from './oferta-retrato.ts'

/** Where, by whom and to whom. A criterion that is missing does not restrict. */
export type CriteriosDoRetrato = {
  empresa_id?: string | undefined
  /** Of a city that exists: the snapshot only knows those where something special is sold. */
  codigo_ibge?: number | undefined
  canal_venda_id?: string | undefined
  tipo_pessoa?: TipoPessoa | undefined
}

type Plano = RetratoDasOfertas['planos'][number]
type Regiao = { planos: Set<number>; promocoes: Set<number> }

/** What the server would answer for these criteria on the snapshot's day, in the same order. */
export function ofertasDoRetrato(retrato: RetratoDasOfertas, criterios: CriteriosDoRetrato): Oferta[] {
  const { codigo_ibge, canal_venda_id, tipo_pessoa } = criterios
  const canal = retrato.canais.findIndex(({ id }) => id === canal_venda_id)
  if (canal_venda_id !== undefined && canal === -1) return []
  const empresas = empresasQueVendem(retrato, criterios)
  const regiao = codigo_ibge === undefined ? null : regiaoDe(retrato, codigo_ibge)

  const noCanal = ({ todos_canais, canais }: { todos_canais: boolean; canais: number[] }) =>
    todos_canais || canal === -1 || canais.includes(canal)
  const vendido = (plano: Plano, posicao: number) =>
    (plano.empresas === null ? empresas.size > 0 : plano.empresas.some((empresa) => empresas.has(empresa))) &&
    (tipo_pessoa === undefined || plano.tipos_pessoa.includes(tipo_pessoa)) &&
    noCanal(plano) &&
    (plano.todas_cidades || regiao === null || regiao.planos.has(posicao))

  const promocoes = retrato.promocoes.map(({ canais, ...promocao }, posicao) => {
    const aqui = promocao.todas_cidades || regiao === null || regiao.promocoes.has(posicao)
    return aqui && noCanal({ ...promocao, canais }) ? promocao : null
  })
  return montar(retrato, retrato.planos.filter(vendido), promocoes)
}

function empresasQueVendem(
  { empresas, canais }: RetratoDasOfertas,
  { empresa_id, canal_venda_id }: CriteriosDoRetrato,
) {
  const doCanal = canais.find(({ id }) => id === canal_venda_id)?.empresas ?? null
  const posicoes = empresas.flatMap((id, posicao) =>
    (empresa_id === undefined || id === empresa_id) && (doCanal === null || doCanal.includes(posicao))
      ? [posicao]
      : [],
  )
  return new Set(posicoes)
}

function regiaoDe({ regioes }: RetratoDasOfertas, codigo: number): Regiao {
  const regiao = regioes.find(({ cidades }) => deDiferencas(cidades).includes(codigo))
  return {
    planos: new Set(deDiferencas(regiao?.planos ?? [])),
    promocoes: new Set(deDiferencas(regiao?.promocoes ?? [])),
  }
}

function montar(
  retrato: RetratoDasOfertas,
  planos: Plano[],
  promocoes: (Oferta['promocoes'][number] | null)[],
): Oferta[] {
  // The server names an incompatible additional only when one of the offers sells it.
  const vendidos = new Set(
    planos.flatMap(({ adicionais }) => adicionais.map(({ qual }) => retrato.adicionais[qual]?.id)),
  )
  const adicionais = retrato.adicionais.map((adicional) => ({
    ...adicional,
    incompativel_com: adicional.incompativel_com.filter((id) => vendidos.has(id)),
  }))
  return planos.map(({ empresas: _, canais: __, ...plano }) => ({
    ...plano,
    recursos: plano.recursos.flatMap((posicao) => retrato.recursos[posicao] ?? []),
    adicionais: plano.adicionais.flatMap(({ qual, valor, obrigatorio }) => {
      const adicional = adicionais[qual]
      return adicional ? [{ ...adicional, valor, obrigatorio }] : []
    }),
    promocoes: deDiferencas(plano.promocoes).flatMap((posicao) => promocoes[posicao] ?? []),
  }))
}
