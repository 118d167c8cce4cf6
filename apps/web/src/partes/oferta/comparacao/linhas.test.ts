import type { Oferta } from '@balcao/contract/catalogo/oferta'
import { expect, test } from 'vitest'
import { ofertaDeTeste } from '../oferta.fabrica.ts'
import { compararOfertas } from './linhas.ts'

const oferta = (nome: string, mudancas: Partial<Oferta> = {}) =>
  ofertaDeTeste({ id: nome, codigo: nome, nome, valor_mensal: 99_90, ...mudancas })
const recurso = (id: string) => ({ id, nome: id, icone: 'tabler:wifi', cor: null })

test('põe lado a lado velocidade, preço com a melhor promoção e fidelidade', () => {
  const metade = {
    id: 'metade',
    nome: 'Metade',
    descricao: null,
    codigo: null,
    desconto_mensalidade: { tipo: 'PERCENTUAL' as const, valor: 50_00 },
    desconto_instalacao: null,
    duracao_meses: 3,
    cumulativa: false,
    prioridade: 0,
    vigencia_fim: null,
    todos_canais: true,
    todas_cidades: true,
    adicionais: [],
  }
  const giga = oferta('Giga', { download_mbps: 1000, fidelidade_meses: 0, franquia_gb: 100 })
  const { gerais, precos } = compararOfertas([oferta('Fibra', { promocoes: [metade] }), giga], '2026-11-15')
  const valores = Object.fromEntries([...gerais, ...precos].map((linha) => [linha.nome, linha.valores]))
  expect(valores).toMatchObject({
    Download: ['500 Mega', '1 Giga'],
    Franquia: ['Ilimitada', '100 GB'],
    Mensalidade: ['R$ 99,90', 'R$ 99,90'],
    'Com a melhor promoção': ['R$ 49,95 nos 3 primeiros meses, depois R$ 99,90', '–'],
    'Primeira fatura': ['R$ 149,95', 'R$ 199,90'],
    Fidelidade: ['12 meses', 'Sem fidelidade'],
  })
})

test('diz de cada recurso quem o tem', () => {
  const ofertas = [
    oferta('a', { recursos: [recurso('wifi'), recurso('tv')] }),
    oferta('b', { recursos: [recurso('tv'), recurso('ip')] }),
  ]
  expect(compararOfertas(ofertas, '2026-11-15').recursos).toEqual([
    { nome: 'wifi', valores: [true, false] },
    { nome: 'tv', valores: [true, true] },
    { nome: 'ip', valores: [false, true] },
  ])
})
