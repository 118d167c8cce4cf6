import type { Permissao } from '@balcao/contract/base/permissao'
import type { SimulacaoDeEvento } from '@balcao/contract/vendas/contrato-opcoes'
import type { Contrato } from '@balcao/contract/vendas/contrato-visto'
import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { montarApp } from '#testes/montarApp.tsx'
import { CLIENTE, CONTRATO, umaSimulacao, umasOpcoes, umContrato, umMes } from './contrato.fabrica.ts'

type Resposta = { status?: number; json: unknown }
export type Agora = { contrato: Contrato }
type Mundo = {
  contrato?: Contrato
  permissoes?: Permissao[]
  simular?: () => SimulacaoDeEvento
  respostas?: Record<string, (agora: Agora, busca: URLSearchParams) => Resposta>
  tema?: 'light' | 'dark'
}

/** The contract's page. `agora` is what the server has. */
export const abrir = ({
  contrato = umContrato(),
  permissoes,
  simular = umaSimulacao,
  ...resto
}: Mundo = {}) => {
  const agora = { contrato }
  const responder = ({ pathname, searchParams }: URL) => {
    const acao = resto.respostas?.[pathname.split('/').at(-1) ?? '']
    if (acao) return acao(agora, searchParams)
    if (pathname.endsWith('/opcoes')) return { json: umasOpcoes }
    if (pathname.endsWith('/meses-anteriores')) return { json: { itens: [1, 2, 3, 4, 5].map(umMes) } }
    if (pathname.endsWith('/simulacao')) return { json: simular() }
    return pathname === `/api/contrato/${CONTRATO}` ? { json: agora.contrato } : undefined
  }
  const quem: Permissao[] = permissoes ?? ['VISUALIZAR.CLIENTE', 'EDITAR.CONTRATO']
  return montarApp(`/admin/cliente/${CLIENTE}/plano/${CONTRATO}`, quem, responder, resto.tema)
}
export const mudado = (agora: Agora, parte: Partial<Contrato>) => {
  agora.contrato = { ...agora.contrato, ...parte, versao: agora.contrato.versao + 1 }
  return agora.contrato
}
export const corposDe = (fim: string) =>
  vi
    .mocked(window.fetch)
    .mock.calls.filter(([url]) => String(url).endsWith(fim))
    .map(([, opcoes]) => JSON.parse(String(opcoes?.body)))
export const botao = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const dialogo = () => page.getByRole('dialog')
export const confirmar = (name: string | RegExp) => dialogo().getByRole('button', { name, exact: true })
export const regiao = (name: string) => page.getByRole('region', { name, exact: true })
