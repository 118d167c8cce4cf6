import type { Permissao } from '@balcao/contract/base/permissao'
import type { Analise, EmMaos } from '@balcao/contract/vendas/analise-api'
import type { Anexo } from '@balcao/contract/vendas/anexo'
import type { FilaDeDecisao } from '@balcao/contract/vendas/fila-de-decisao'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { montarApp } from '#testes/montarApp.tsx'

export const ANALISTA: Permissao[] = ['LISTAR.VENDA', 'LISTAR.TODAS_VENDAS', 'EDITAR.VENDA_SITUACAO']
export const OUTRA = '0192d3a4-5b6c-7d8e-9f01-0000000000bb'
const MOTIVOS = {
  rejeitar_anexo: ['Foto tremida', 'Documento vencido'],
  rejeitar_audio: ['Não se ouve', 'Sem a confirmação do cliente'],
  devolver: ['Foto ruim'],
  reprovar: ['Fraude'],
}
const DEPOIS_DE = {
  aprovar: 'APROVADA',
  devolver: 'PENDENTE',
  reprovar: 'REPROVADA',
  autorizar: 'AGUARDANDO_ACEITE',
} as const
/** With who looks at it. */
export const minha: EmMaos = {
  quem: { id: OUTRA, nome: 'Eu' },
  minha: true,
  desde: '2026-03-05T17:30:00.000Z',
  ate: '2026-03-05T17:32:00.000Z',
}

type Respostas = {
  recusa?: { status: number; json: object }
  /** What a reading of the sale waits for. */
  aoLer?: () => Promise<void> | undefined
  emMaos?: () => EmMaos
  proxima?: string | null
  permissoes?: Permissao[]
  fila?: FilaDeDecisao
}

/** The server of one sale: it keeps the verdicts and what was decided. */
export const abrirAnalise = (inicial: Analise, respostas: Respostas = {}) => {
  const { emMaos = () => minha, proxima = null, permissoes = ANALISTA, fila, recusa, aoLer } = respostas
  let analise = inicial
  const { id } = inicial.venda
  const julgar = (anexoId: string) => {
    const { veredito, motivo = null } = corpoDe(`/anexo/${anexoId}/veredito`) as Pick<
      Anexo,
      'veredito' | 'motivo'
    >
    const anexos = analise.anexos.map((um) => (um.id === anexoId ? { ...um, veredito, motivo } : um))
    analise = { ...analise, anexos }
    return { json: anexos }
  }
  const decidir = (acao: string) => {
    const situacao = DEPOIS_DE[acao as keyof typeof DEPOIS_DE]
    analise = {
      ...analise,
      venda: { ...analise.venda, situacao, acoes: [], versao: analise.venda.versao + 1 },
    }
    return { json: analise.venda }
  }
  const app = montarApp(`/admin/venda/${id}${fila ? `?fila=${fila}` : ''}`, permissoes, async (url) => {
    const partes = url.pathname.split('/').slice(2)
    if (partes[0] === 'anexo' && partes[2] === 'veredito') return recusa ?? julgar(partes[1] ?? '')
    if (partes[0] === 'anexo' && partes[2] === 'endereco')
      return { json: { endereco: '/foto', vale_ate: minha.ate } }
    if (url.pathname === '/api/venda/motivos') return { json: MOTIVOS }
    if (url.pathname === '/api/venda/proxima') return { json: { venda_id: proxima } }
    if (partes[2] === 'em-maos') return { json: emMaos() }
    if (partes[2] === 'historico') return { json: { itens: [], total: 0, total_exato: true } }
    if (url.pathname === `/api/venda/${id}/analise`) {
      await aoLer?.()
      return { json: analise }
    }
    if (partes[0] === 'venda' && (partes[2] ?? '') in DEPOIS_DE) return decidir(partes[2] ?? '')
    return undefined
  })
  return { ...app, mudar: (parte: Partial<Analise>) => (analise = { ...analise, ...parte }) }
}
export const chamadaDe = (caminho: string) =>
  vi.mocked(window.fetch).mock.calls.findLast(([url]) => String(url).endsWith(caminho))
export const corpoDe = (caminho: string) => JSON.parse(String(chamadaDe(caminho)?.[1]?.body))
export const botao = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
export const passo = (nome: string) =>
  page
    .getByRole('navigation', { name: 'Documentos da venda' })
    .getByRole('button', { name: new RegExp(`^${nome}`) })
export const pronta = () =>
  expect.element(page.getByRole('heading', { level: 1, name: /^Venda 1234/ })).toBeVisible()
