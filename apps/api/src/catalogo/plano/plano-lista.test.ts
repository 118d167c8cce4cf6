import type { PlanoResumo } from '@balcao/contract/catalogo/plano'
import { somarDias } from '@balcao/contract/valores/dia'
import { beforeAll, expect, test } from 'vitest'
import { hojeNoFuso } from '#provedor/configuracao/configuracao.queries.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { umPlano } from './plano.fabrica.ts'

const s = usarServidor()
const caixa = { token: '', norte: '' }

// 60 plans with few different prices and speeds: ties in every order.
beforeAll(async () => {
  const { db, fabrica } = s()
  caixa.token = (await s().admin()).acesso
  caixa.norte = (await fabrica.empresa('Norte')).id
  const hoje = await hojeNoFuso(db)
  for (let i = 0; i < 60; i++)
    await umPlano(db, {
      codigo: `L-${String(i).padStart(2, '0')}`,
      nome: ['Fibra Ótima', 'fibra otima', 'Rádio Sítio'][i % 3] ?? '',
      tecnologia: i % 3 === 2 ? 'RADIO' : 'FIBRA',
      download_mbps: [300, 500, 700][i % 3] ?? 300,
      tipos_pessoa: i % 2 ? ['PF'] : ['PJ'],
      valor_mensal: 79_90 + (i % 4) * 10_00,
      ativo: i % 10 !== 0,
      vigencia_inicio: i % 10 === 1 ? somarDias(hoje, 1) : '2026-01-01',
      vigencia_fim: i % 10 === 2 ? somarDias(hoje, -1) : null,
      restrito: i % 5 === 3,
      ...(i % 6 === 5 && { empresas: [caixa.norte] }),
    })
})

const listar = async (resto: string) => {
  const { status, corpo, texto } = await s().pedir('GET', `/plano?${resto}`, { token: caixa.token })
  expect(status, texto).toBe(200)
  return corpo as { itens: PlanoResumo[]; proximo: string | null; total: number }
}

test.each(['nome', '-nome', 'codigo', 'download_mbps', '-download_mbps', 'valor_mensal', '-valor_mensal'])(
  'por %s, as páginas passam por todos, uma vez cada',
  async (ordem) => {
    const inteira = (await listar(`ordem=${ordem}&limite=200`)).itens.map((p) => p.id)
    const vistos: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const pagina = await listar(`ordem=${ordem}&limite=17${cursor && `&cursor=${cursor}`}`)
      vistos.push(...pagina.itens.map((p) => p.id))
      cursor = pagina.proximo
    }
    expect(vistos).toEqual(inteira)
    expect(new Set(vistos).size).toBe(60)
  },
)

test('a ordem por preço é a do preço em vigor; sem preço ainda, vem primeiro', async () => {
  const precos = (await listar('ordem=valor_mensal&limite=200')).itens.map((p) => p.valor_mensal ?? 0)
  expect(precos).toEqual([...precos].sort((a, b) => a - b))
})

test('situação, tecnologia, tipo de pessoa, empresa e restrição filtram e se somam', async () => {
  const total = async (filtro: string) => (await listar(filtro)).total
  expect(await total('situacao=RETIRADO')).toBe(6)
  expect(await total('situacao=FUTURO')).toBe(6)
  expect(await total('situacao=ENCERRADO')).toBe(6)
  expect(await total('situacao=A_VENDA')).toBe(42)
  expect(await total('tecnologia=RADIO')).toBe(20)
  expect(await total('tipo_pessoa=PJ')).toBe(30)
  expect(await total('restrito=true')).toBe(12)
  expect(await total('tecnologia=RADIO&tipo_pessoa=PJ&restrito=true')).toBe(2)
  const outra = (await s().fabrica.empresa('Sul')).id
  expect(await total(`empresa_id=${caixa.norte}`)).toBe(60)
  expect(await total(`empresa_id=${outra}`)).toBe(50)
})

test('a busca não liga para acento nem pontuação, e acha pelo código', async () => {
  expect((await listar('busca=OTIMA')).total).toBe(40)
  expect((await listar('busca=s%C3%ADtio+radio')).total).toBe(20)
  expect((await listar('busca=l-07')).itens).toMatchObject([{ codigo: 'L-07' }])
})

test('a exportação traz o que está filtrado, em palavras e reais', async () => {
  const { texto } = await s().pedir('GET', '/plano/exportar?busca=l-04', { token: caixa.token })
  expect(texto.trimEnd().split('\r\n')).toEqual([
    '\uFEFFCódigo;Nome;Tecnologia;Download (Mbps);Upload (Mbps);Vendido para;Mensalidade;Próxima mensalidade;A partir de;Situação',
    'L-04;fibra otima;Fibra;500;250;PJ;R$ 79,90;;;À venda',
  ])
})
