import { Oferta } from '@balcao/contract/catalogo/oferta'
import { RetratoDasOfertas } from '@balcao/contract/catalogo/oferta-retrato'
import { type CriteriosDoRetrato, ofertasDoRetrato } from '@balcao/contract/catalogo/ofertas-do-retrato'
import { tiposDePessoa } from '@balcao/contract/valores/pessoa'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { incompativeis, umAdicional } from '#catalogo/adicional/adicional.fabrica.ts'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { umaPromocao } from '#catalogo/promocao/promocao.fabrica.ts'
import { umRecurso } from '#catalogo/recurso/recurso.fabrica.ts'
import { pessoa } from '#infra/http/contexto.ts'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { CAMPINAS, SANTOS } from './oferta.fabrica.ts'
import { ofertasPara } from './oferta.queries.ts'
import { conteudoDoRetrato } from './retrato.queries.ts'

const s = usarServidor()
const DIA = '2026-11-15'
const CIDADES = [CAMPINAS, SANTOS, 3550308, 1302603]
const mundo = { empresas: [''], canais: [''], recursos: [''], adicionais: [''] }

beforeAll(async () => {
  const { db, fabrica } = s()
  const criar = async (quantos: number, um: (i: number) => Promise<{ id: string }>) => {
    const ids: string[] = []
    for (let i = 0; i < quantos; i++) ids.push((await um(i)).id)
    return ids
  }
  mundo.empresas = await criar(3, () => fabrica.empresa())
  const [primeira = '', segunda = '', fechada = ''] = mundo.empresas
  await db.update(empresa).set({ ativo: false }).where(eq(empresa.id, fechada))
  const atendem = [undefined, [primeira], [segunda, fechada], [fechada]]
  mundo.canais = await criar(4, (i) => umCanal(db, { ...(atendem[i] && { empresas: atendem[i] }) }))
  mundo.canais.push((await umCanal(db, { ativo: false })).id)
  mundo.recursos = await criar(4, () => umRecurso(db))
  mundo.adicionais = await criar(5, (i) => umAdicional(db, { ativo: i > 0, quantidade_maxima: 2 }))
  const [, um = '', dois = '', tres = ''] = mundo.adicionais
  await incompativeis(db, { id: um }, { id: dois })
  await incompativeis(db, { id: um }, { id: tres })
})

const alguns = <T>(lista: readonly T[]) => fc.shuffledSubarray([...lista])
/** Left out: everywhere. */
const restrito = <T>(lista: readonly T[]) => fc.option(alguns(lista), { nil: undefined, freq: 3 })
const semNada = <T extends object>(dados: T) =>
  Object.fromEntries(Object.entries(dados).filter(([, valor]) => valor !== undefined)) as {
    [C in keyof T]?: Exclude<T[C], undefined>
  }

const umCatalogo = () => {
  const lugares = { canais: restrito(mundo.canais), cidades: restrito(CIDADES) }
  const plano = fc.record({
    ...lugares,
    nome: fc.constantFrom('Ágil', 'agil', 'Zeta', 'Fibra 100', 'fibra 20'),
    empresas: restrito(mundo.empresas),
    tipos_pessoa: fc.subarray([...tiposDePessoa], { minLength: 1 }),
    recursos: alguns(mundo.recursos),
    obrigatorios: alguns(mundo.adicionais.slice(0, 2)),
    opcionais: alguns(mundo.adicionais.slice(2)),
    ativo: fc.constantFrom(true, true, true, false),
  })
  const umaPromo = fc.record({
    ...lugares,
    prioridade: fc.nat(2),
    comCupom: fc.constantFrom(false, false, true),
    cumulativa: fc.boolean(),
    obrigatorios: alguns(mundo.adicionais.slice(2)),
    // Which of the new plans.
    deQuais: fc.option(fc.array(fc.nat(3)), { nil: undefined, freq: 2 }),
  })
  return fc.record({
    planos: fc.array(plano, { minLength: 4, maxLength: 4 }),
    promocoes: fc.array(umaPromo, { minLength: 3, maxLength: 3 }),
  })
}

const talvez = <T>(lista: readonly T[]) => fc.option(fc.constantFrom(...lista), { nil: undefined, freq: 2 })
const criterios = (): fc.Arbitrary<CriteriosDoRetrato> =>
  fc.record({
    empresa_id: talvez(mundo.empresas),
    codigo_ibge: talvez(CIDADES),
    canal_venda_id: talvez(mundo.canais),
    tipo_pessoa: talvez(tiposDePessoa),
  })

const alguem = () =>
  fc
    .option(alguns(mundo.empresas), { nil: null, freq: 2 })
    .map((empresas) => pessoa({ id: '', sessaoId: '', nome: '', permissoes: [], empresas }))

test('do retrato saem as mesmas ofertas, na mesma ordem, que o servidor daria para cada critério', async () => {
  const { db } = s()
  let comparadas = 0
  let cupons = 0
  const perguntas = fc.array(fc.tuple(alguem(), fc.array(criterios(), { minLength: 6, maxLength: 6 })), {
    minLength: 3,
    maxLength: 3,
  })
  await fc.assert(
    fc.asyncProperty(umCatalogo(), perguntas, async ({ planos, promocoes }, feitas) => {
      const criados: string[] = []
      for (const plano of planos) criados.push((await umPlano(db, semNada(plano))).id)
      for (const { deQuais, comCupom, ...promo } of promocoes) {
        const dosPlanos = deQuais && { planos: [...new Set(deQuais.flatMap((i) => criados[i] ?? []))] }
        const codigo = comCupom ? `CUPOM${cupons++}` : null
        await umaPromocao(db, { ...semNada(promo), codigo, ...dosPlanos })
      }
      for (const [quem, listas] of feitas) {
        const conteudo = await conteudoDoRetrato(db, quem, DIA)
        const retrato = RetratoDasOfertas.parse({ ...conteudo, versao: '', em: `${DIA}T12:00:00Z` })
        for (const criterio of listas) {
          const doServidor = await ofertasPara(db, quem, { dia: DIA, ...criterio })
          expect(ofertasDoRetrato(retrato, criterio)).toEqual(z.array(Oferta).parse(doServidor))
          comparadas += doServidor.length
        }
      }
    }),
    { numRuns: 10, endOnFailure: true },
  )
  expect(comparadas).toBeGreaterThan(100)
})

const pedir = (token: string, etag?: string) =>
  s().pedir('GET', '/oferta/retrato', { token, ...(etag && { cabecalhos: { 'if-none-match': etag } }) })

test('quem já tem a versão recebe 304 sem corpo; o que muda no catálogo muda a versão', async () => {
  const { acesso } = await s().fabrica.pessoa({ grupo: ['REALIZAR_VENDA'] })
  const { status, corpo, cabecalhos } = await pedir(acesso)
  expect(status).toBe(200)
  expect(z.safeParse(RetratoDasOfertas, corpo).success).toBe(true)
  expect(Object.keys(corpo.planos[0])).not.toContain('versao')
  expect(cabecalhos.etag).toBe(`W/"${corpo.versao}"`)

  const igual = await pedir(acesso, cabecalhos.etag)
  expect(igual).toMatchObject({ status: 304, texto: '' })
  expect((await pedir(acesso, 'W/"outra"')).status).toBe(200)

  await umPlano(s().db, { nome: 'Novo' })
  const depois = await pedir(acesso, cabecalhos.etag)
  expect(depois.status).toBe(200)
  expect(depois.corpo.versao).not.toBe(corpo.versao)
})

test('só quem vende pede o retrato, e só vê o que é das suas empresas', async () => {
  const { db, fabrica } = s()
  expect((await pedir((await fabrica.pessoa({ grupo: ['LISTAR.PLANO'] })).acesso)).status).toBe(403)
  expect((await pedir('')).status).toBe(401)
  const [minha = '', alheia = ''] = mundo.empresas
  await umPlano(db, { nome: 'Segredo', empresas: [alheia] })
  const { acesso } = await fabrica.pessoa({ grupo: ['REALIZAR_VENDA'], empresas: [minha] })
  const { texto, corpo } = await pedir(acesso)
  expect(corpo.empresas).toEqual([minha])
  expect(texto).not.toContain('Segredo')
  expect(texto).not.toContain(alheia)
})
