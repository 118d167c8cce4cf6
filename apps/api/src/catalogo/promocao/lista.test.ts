import type { PromocaoResumo } from '@balcao/contract/catalogo/promocao'
import { beforeAll, expect, test } from 'vitest'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { umaPromocao } from './promocao.fabrica.ts'

const s = usarServidor()
const caixa = { token: '', plano: '', canal: '' }

// Few different values in every column: ties in every order.
beforeAll(async () => {
  const { db } = s()
  caixa.token = (await s().admin()).acesso
  caixa.plano = (await umPlano(db)).id
  const outroPlano = (await umPlano(db)).id
  caixa.canal = (await umCanal(db, { nome: 'Loja centro' })).id
  for (let i = 0; i < 24; i++)
    await umaPromocao(db, {
      nome: ['Verão', 'verão', 'Águas de março'][i % 3] ?? '',
      codigo: i === 0 ? 'VERAO-26' : null,
      vigencia_inicio: `2026-01-0${1 + (i % 4)}`,
      vigencia_fim: i % 3 ? null : `2099-01-0${1 + (i % 2)}`,
      usos: i % 5,
      cumulativa: i % 2 === 0,
      ...(i % 4 === 0 && { planos: [i % 8 ? caixa.plano : outroPlano] }),
      ...(i % 6 === 0 && { canais: [caixa.canal] }),
    })
})

const listar = async (resto: string) => {
  const { status, corpo } = await s().pedir('GET', `/promocao?${resto}`, { token: caixa.token })
  expect(status).toBe(200)
  return corpo as { itens: PromocaoResumo[]; proximo: string | null; total: number }
}

const ordens = ['nome', 'vigencia_inicio', 'vigencia_fim', 'usos', 'atualizado_em']
test.each(ordens.flatMap((o) => [o, `-${o}`]))(
  'por %s, as páginas passam por todas, uma vez cada',
  async (ordem) => {
    const vistas: string[] = []
    let cursor: string | null = null
    do {
      const pagina = await listar(`ordem=${ordem}&limite=7${cursor ? `&cursor=${cursor}` : ''}`)
      expect(pagina.total).toBe(24)
      vistas.push(...pagina.itens.map((p) => p.id))
      cursor = pagina.proximo
    } while (cursor)
    expect(new Set(vistas).size).toBe(24)
    expect(vistas).toEqual((await listar(`ordem=${ordem}`)).itens.map((p) => p.id))
  },
)

test('o que não tem fim termina depois de tudo', async () => {
  const fins = (await listar('ordem=vigencia_fim')).itens.map((p) => p.vigencia_fim)
  expect(fins.slice(8)).toEqual(Array(16).fill(null))
})

test('filtros se somam: o que vale para todos os planos vale para cada um', async () => {
  expect((await listar(`plano_id=${caixa.plano}`)).total).toBe(18 + 3)
  expect((await listar(`canal_venda_id=${caixa.canal}`)).total).toBe(24)
  expect((await listar('cumulativa=true')).total).toBe(12)
  expect((await listar(`cumulativa=false&plano_id=${caixa.plano}`)).total).toBe(12)
})

test('busca pelo nome sem acento e pelo cupom', async () => {
  expect((await listar('busca=AGUAS')).total).toBe(8)
  expect((await listar('busca=verao-26')).itens).toMatchObject([{ codigo: 'VERAO-26' }])
})

test('a planilha diz o desconto em palavras', async () => {
  const { texto } = await s().pedir('GET', '/promocao/exportar?busca=verao-26', { token: caixa.token })
  expect(texto.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFNome;Cupom;Desconto;Início;Fim;Usos;Limite;Cumulativa;Situação',
    'Verão;VERAO-26;50% por 3 meses;01/01/2026;01/01/2099;0;;Sim;Valendo',
  ])
})
