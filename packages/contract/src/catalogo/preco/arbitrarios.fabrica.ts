import * as fc from 'fast-check'
import { type Desconto, tiposDeDesconto } from '#catalogo/promocao.ts'
import type { AdicionalDisponivel } from './adicionais.ts'
import type { Oferta } from './oferta.ts'
import type { AdicionalDaPromocao, EntradaDePreco, PlanoDoPreco, PromocaoDoPreco } from './preco-entrada.ts'

/** Few ids, so that promotions and additionals often refer to the same ones. */
const idsDeAdicionais = Array.from({ length: 5 }, (_, i) => `0199a000-0000-7000-8000-00000000000${i}`)

const centavos = fc.oneof(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 1_000_000_00 }))
const meses = fc.integer({ min: 1, max: 24 })

const desconto: fc.Arbitrary<Desconto> = fc
  .record({ tipo: fc.constantFrom(...tiposDeDesconto), valor: centavos })
  .map(({ tipo, valor }) => ({ tipo, valor: tipo === 'PERCENTUAL' ? (valor % 10_000) + 1 : valor }))

const plano: fc.Arbitrary<PlanoDoPreco> = fc.record({
  id: fc.uuid(),
  nome: fc.string(),
  valor_mensal: centavos,
  taxa_instalacao: centavos,
  fidelidade_meses: fc.integer({ min: 0, max: 24 }),
  beneficio_valor: centavos,
})

const doAdicional = {
  nome: fc.string({ maxLength: 3 }),
  cobranca: fc.constantFrom('MENSAL', 'UNICA'),
  valor: centavos,
  obrigatorio: fc.boolean(),
}
const quantidade = fc.integer({ min: 1, max: 5 })

/** At most one of each id, because choosing the same additional twice is a quantity. */
const umPorId = <T>(de: (id: string) => fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
  fc.subarray(idsDeAdicionais).chain((ids) => fc.tuple(...ids.map(de)))

const vinculados: fc.Arbitrary<AdicionalDaPromocao[]> = umPorId((id) =>
  fc.record({ id: fc.constant(id), valor_promocional: centavos, meses, obrigatorio: fc.boolean() }),
)

export const promocao: fc.Arbitrary<PromocaoDoPreco> = fc.record({
  id: fc.uuid(),
  nome: fc.string(),
  desconto_mensalidade: fc.option(desconto),
  desconto_instalacao: fc.option(desconto),
  duracao_meses: meses,
  cumulativa: fc.boolean(),
  prioridade: fc.integer({ min: 0, max: 3 }),
  adicionais: vinculados,
})

const data = fc
  .record({ ano: fc.integer({ min: 2020, max: 2060 }), mes: fc.integer({ min: 1, max: 12 }) })
  .map(({ ano, mes }) => `${ano}-${String(mes).padStart(2, '0')}-15`)

export const entradaDePreco: fc.Arbitrary<EntradaDePreco> = fc.record({
  plano,
  adicionais: umPorId((id) => fc.record({ id: fc.constant(id), quantidade, ...doAdicional })),
  promocoes: fc.uniqueArray(promocao, { maxLength: 4, selector: ({ id }) => id }),
  data,
})

const disponiveis: fc.Arbitrary<AdicionalDisponivel[]> = umPorId((id) =>
  fc.record({
    id: fc.constant(id),
    ...doAdicional,
    quantidade_maxima: quantidade,
    incompativel_com: fc.subarray(
      idsDeAdicionais.filter((outro) => outro !== id),
      { maxLength: 1 },
    ),
  }),
)

export const oferta: fc.Arbitrary<Oferta> = fc.record({
  plano,
  data,
  disponiveis,
  escolhas: umPorId((id) => fc.record({ id: fc.constant(id), quantidade })),
})

export const candidatas = fc.uniqueArray(promocao, { maxLength: 6, selector: ({ id }) => id })
