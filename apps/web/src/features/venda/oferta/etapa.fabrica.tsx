import type { Oferta } from '@balcao/contract/catalogo/oferta'
import type { RetratoDasOfertas } from '@balcao/contract/catalogo/oferta-retrato'
import { type DadosDoRascunho, RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import { onTestFinished, vi } from 'vitest'
import { queryClient } from '#consultas.ts'
import { montar } from '#testes/montar.tsx'
import { entrarCom } from '#testes/pessoa.ts'
import { type RascunhoAberto, RascunhoContexto } from '../rascunho/aberto.ts'
import { retratoDeTeste } from './retrato.fabrica.ts'

const VENDA = '01930000-0000-7000-8000-000000000001'
export const EMPRESA = '01930000-0000-7000-8000-0000000000e1'
export const CANAL = '01930000-0000-7000-8000-0000000000c1'
const CAMPINAS = 3509502

/** A draft that knows who sells, where and to whom. */
export const dadosDeTeste = (mudancas: Partial<DadosDoRascunho> = {}): DadosDoRascunho => ({
  ...RASCUNHO_VAZIO,
  empresa_id: EMPRESA,
  canal_venda_id: CANAL,
  cliente: { tipo_pessoa: 'PF' },
  endereco: { codigo_ibge: CAMPINAS },
  ...mudancas,
})

type Resposta = { status?: number; json: unknown }
/** `rede`: there is none. */
type Responder = (
  url: URL,
  pedido: RequestInit | undefined,
) => Promise<Resposta> | Resposta | 'rede' | undefined

type Opcoes = {
  dados?: DadosDoRascunho
  ofertas?: readonly Oferta[]
  retrato?: Partial<RetratoDasOfertas>
  responder?: Responder
  tema?: 'light' | 'dark'
}

/** A step over a draft that lives in the test. The API answers with these offers. */
export function montarEtapa(Etapa: ComponentType, opcoes: Opcoes = {}) {
  const { ofertas = [], responder = () => undefined } = opcoes
  const retrato = retratoDeTeste(ofertas, {
    empresas: [EMPRESA],
    canais: [{ id: CANAL, empresas: null }],
    ...opcoes.retrato,
  })
  const falso = vi.spyOn(window, 'fetch').mockImplementation(async (entrada, pedido) => {
    const url = new URL(entrada instanceof Request ? entrada.url : String(entrada), location.origin)
    const dela = await responder(url, pedido)
    if (dela === 'rede') throw new TypeError('Failed to fetch')
    const { status = 200, json } =
      dela ?? (url.pathname === '/api/oferta/retrato' ? { json: retrato } : { status: 404, json: {} })
    return status === 304 ? new Response(null, { status }) : Response.json(json, { status })
  })
  const atual = { dados: opcoes.dados ?? dadosDeTeste(), desenhos: 0 }

  function Aberta() {
    const [dados, setDados] = useState(atual.dados)
    atual.dados = dados
    const aberto = {
      id: VENDA,
      dados,
      consulta: null,
      anexos: [],
      mudar: (mudanca: Partial<DadosDoRascunho>) => setDados((antes) => ({ ...antes, ...mudanca })),
      dadosAgora: () => atual.dados,
      consultar: () => {},
      passarPara: () => {},
    }
    return (
      // The device layer may add to the draft what these steps do not read.
      <RascunhoContexto value={aberto as unknown as RascunhoAberto}>
        <Etapa />
      </RascunhoContexto>
    )
  }
  const raiz = createRootRoute()
  const caminho = '/vendedor/venda/$id/$etapa'
  const history = createMemoryHistory({ initialEntries: [`/vendedor/venda/${VENDA}/plano`] })
  const router = createRouter({
    routeTree: raiz.addChildren([
      createRoute({ getParentRoute: () => raiz, path: caminho, component: Aberta }),
    ]),
    history,
  })
  entrarCom(['REALIZAR_VENDA'])
  queryClient.clear()
  montar(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
    opcoes.tema,
  )
  onTestFinished(() => falso.mockRestore())
  return { dados: () => atual.dados, endereco: () => history.location.pathname }
}
