import type { Permissao } from '@balcao/contract/base/permissao'
import { RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import type { RascunhoListado } from '@balcao/contract/vendas/rascunho-api'
import { onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { novoId } from '#aparelho/novo-rascunho.ts'
import { umGuardado } from '#aparelho/rascunho.fabrica.ts'
import { rascunhosDoAparelho } from '#aparelho/rascunhos.ts'
import { montarApp } from '#testes/montarApp.tsx'
import { pessoa } from '#testes/pessoa.ts'
import { nadaFalta, numeros, pagina } from './vendedor.fabrica.ts'

type Respostas = Record<string, unknown | ((url: URL) => unknown)>

export const respostasDoVendedor: Respostas = {
  '/api/venda/minhas': pagina([]),
  '/api/venda/numeros': numeros,
  '/api/venda/rascunho': [],
  '/api/venda/preparo': { hoje: '2026-11-16', empresas: [], canais: [], dias_vencimento: [10] },
  '/api/primeiros-passos': nadaFalta,
}

/** A draft that the server does not take stays on the device. “Not found” would say that somebody discarded it. */
const SEM_SERVIDOR = { status: 503, json: { message: 'O sistema está ocupado', errors: [] } }

/** The seller's home, or an address that leads there. */
export const abrirVendedor = (
  respostas: Respostas = {},
  endereco = '/vendedor',
  tambem: readonly Permissao[] = [],
) =>
  montarApp(endereco, ['REALIZAR_VENDA', ...tambem], async (url) => {
    const resposta = { ...respostasDoVendedor, ...respostas }[url.pathname]
    const json = typeof resposta === 'function' ? await resposta(url) : resposta
    if (json !== undefined) return { json }
    return url.pathname.startsWith('/api/venda/rascunho/') ? SEM_SERVIDOR : undefined
  })

export const grupo = (name: string) => page.getByRole('region', { name, exact: true })

export const noServidor = (parte: Partial<RascunhoListado> = {}): RascunhoListado => ({
  id: novoId(),
  dados: { ...RASCUNHO_VAZIO, cliente: { nome: 'João Lima', cpf_cnpj: '52998224725' } },
  etapa: 'plano',
  dispositivo: 'Chrome no Android',
  versao: 1,
  criado_em: '2026-03-05T17:30:00.000Z',
  atualizado_em: '2026-03-05T17:30:00.000Z',
  corrige: null,
  no_cadastro: null,
  ...parte,
})

export const noAparelho = async (nome: string, parte: Parameters<typeof umGuardado>[0] = {}) => {
  const dados = { ...RASCUNHO_VAZIO, cliente: { nome } }
  const guardado = umGuardado({ usuario_id: pessoa.id, dados, ...parte })
  await rascunhosDoAparelho.gravar(guardado, 0)
  onTestFinished(() => rascunhosDoAparelho.excluir(pessoa.id, guardado.id))
  return guardado
}

/** Every call fails as it does without a network. */
export const semRede = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => void vi.restoreAllMocks())
  return () => {
    throw new TypeError('Failed to fetch')
  }
}
