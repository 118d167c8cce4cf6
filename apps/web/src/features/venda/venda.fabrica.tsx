import type { TipoAnexo } from '@balcao/contract/base/anexo'
import type { Permissao } from '@balcao/contract/base/permissao'
import type { Oferta } from '@balcao/contract/catalogo/oferta'
import { diaNoFuso, somarDias } from '@balcao/contract/valores/dia'
import type { Etapa } from '@balcao/contract/vendas/etapas'
import {
  ClienteNaVenda,
  type ConsultaDaVenda,
  type PreparoDaVenda,
} from '@balcao/contract/vendas/preparo-api'
import { type DadosDoRascunho, RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import type { CorrecaoAberta } from '@balcao/contract/vendas/rascunho-aberto-api'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useParams,
  useSearch,
} from '@tanstack/react-router'
import { type CSSProperties, createContext, use, useLayoutEffect, useState } from 'react'
import { onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'
import { novoId } from '#aparelho/novo-rascunho.ts'
import { saidaDoAparelho } from '#aparelho/saida.ts'
import { queryClient } from '#consultas.ts'
import { escreverEndereco, lerEndereco } from '#navegacao/endereco.ts'
import { clienteCompleto } from '#partes/cliente/cliente.fabrica.ts'
import { porCento, ofertaDeTeste as umaOferta } from '#partes/oferta/oferta.fabrica.ts'
import { useFocoNoTitulo } from '#shell/useFocoNoTitulo.ts'
import { montar } from '#testes/montar.tsx'
import { entrarCom, pessoa } from '#testes/pessoa.ts'
import { comPortador } from '#testes/portador.ts'
import { AreaDeToasts } from '#ui/toast.tsx'
import { EnvioProvider } from './envio/EnvioProvider.tsx'
import { Moldura } from './moldura/Moldura.tsx'
import { retratoDeTeste } from './oferta/retrato.fabrica.ts'
import { type RascunhoAberto, RascunhoContexto, type Salvo, SalvoContexto } from './rascunho/aberto.ts'

export const idDeTeste = (fim: number) => `019a0000-0000-7000-8000-0000000000${String(fim).padStart(2, '0')}`

export const EMPRESA = { id: idDeTeste(2), nome: 'Fibra Norte' }
export const CANAL = {
  id: idDeTeste(3),
  nome: 'Porta a porta',
  tipo: 'PORTA_A_PORTA',
  anexos_obrigatorios: [],
  exige_aceite_digital: false,
  fora_do_estabelecimento: true,
  roteiro_audio: null,
  empresas: null,
} as const satisfies PreparoDaVenda['canais'][number]

export const preparoDeTeste = (parte: Partial<PreparoDaVenda> = {}): PreparoDaVenda => ({
  hoje: '2026-11-16',
  empresas: [EMPRESA],
  canais: [CANAL],
  canal_padrao: null,
  dias_vencimento: [5, 10, 20],
  anexos: { mb_maximo: 20, tipos: ['image/jpeg'], segundos_minimos_audio: 10 },
  dias_do_rascunho: 30,
  ...parte,
})

const doCadastro = clienteCompleto({
  id: idDeTeste(10),
  nome: 'Maria da Silva',
  nome_mae: null,
  telefones: clienteCompleto().telefones.slice(0, 1),
  enderecos: clienteCompleto().enderecos.map((endereco) => ({ ...endereco, id: idDeTeste(50) })),
})

export const clienteNaVenda = (parte: Partial<ClienteNaVenda> = {}): ClienteNaVenda => ({
  ...z.parse(ClienteNaVenda, doCadastro),
  ...parte,
})

export const consultaDeTeste = (parte: Partial<ConsultaDaVenda> = {}): ConsultaDaVenda => ({
  cliente: clienteNaVenda(),
  preenchidos: ['tipo_pessoa', 'cpf_cnpj', 'nome', 'data_nascimento', 'email', 'telefones'],
  restricoes: [],
  ...parte,
})

/** By the device's clock: a wish is held against today. */
export const emDias = (dias: number) => somarDias(diaNoFuso(new Date(), 'America/Sao_Paulo'), dias)

/** Everything that a sale needs, of somebody who is new. */
export const dadosCompletos = (parte: Partial<DadosDoRascunho> = {}): DadosDoRascunho => ({
  ...RASCUNHO_VAZIO,
  empresa_id: EMPRESA.id,
  canal_venda_id: CANAL.id,
  cliente: {
    tipo_pessoa: 'PF',
    cpf_cnpj: '52998224725',
    nome: 'Maria Souza',
    data_nascimento: '1990-05-01',
    telefones: [{ numero: '+5511987654321', tipo: 'CELULAR', whatsapp: true, principal: true }],
  },
  endereco: { cep: '13010000', logradouro: 'Rua Barão', numero: '1', bairro: 'Centro', codigo_ibge: 3509502 },
  plano_id: idDeTeste(20),
  dia_vencimento: 10,
  forma_pagamento: 'PIX',
  agendamento: { data: emDias(4), turno: 'MANHA' },
  ...parte,
})

/** R$ 100,00 a month for a year; half of it for three months with the promotion, which is the best by itself. */
export const ofertaDeTeste = (parte: Partial<Oferta> = {}): Oferta =>
  umaOferta({
    id: idDeTeste(20),
    nome: 'Fibra 500',
    promocoes: [porCento(idDeTeste(30), 50, { nome: 'Metade por três meses' })],
    ...parte,
  })

type Resposta = { status?: number; json: unknown }
export type Pedido = { caminho: string; corpo: unknown }

type Opcoes = {
  dados?: DadosDoRascunho
  consulta?: ConsultaDaVenda | null
  anexos?: TipoAnexo[]
  lido?: RascunhoAberto['lido']
  corrige?: CorrecaoAberta
  salvo?: Partial<Salvo>
  permissoes?: Permissao[]
  preparo?: PreparoDaVenda
  ofertas?: Oferta[]
  busca?: string
  tema?: 'light' | 'dark'
  /** Answers for the rest of the API. A thrown error is a lost network. */
  responder?: (pedido: Pedido) => Resposta | undefined | Promise<Resposta>
}

const NADA: Resposta = { status: 404, json: { message: 'Não encontrado', errors: [] } }

type Cena = {
  atual: { dados: DadosDoRascunho }
  consulta: ConsultaDaVenda | null
  anexos: readonly TipoAnexo[]
  lido: RascunhoAberto['lido']
  corrige: CorrecaoAberta | null
  passos: Etapa[]
  salvo: Salvo
}
const CenaContexto = createContext<Cena | null>(null)

/** The page around it, as far as the frame leans on it. */
function Casca() {
  useFocoNoTitulo()
  return (
    <div style={{ padding: '52px 12px 24px', '--altura-do-topo': '52px' } as CSSProperties}>
      <Outlet />
      <AreaDeToasts />
    </div>
  )
}

const SALVO: Salvo = { noAparelho: true, falha: null, noServidor: null, aEnviar: true, recusa: null }

/** Stands in for the device: the draft lives as long as the test. */
function Aberta() {
  const cena = use(CenaContexto) as Cena
  const [dados, setDados] = useState(cena.atual.dados)
  const [consulta, setConsulta] = useState(cena.consulta)
  const [lido, anotarLido] = useState(cena.lido)
  const [corrige, setCorrige] = useState(cena.corrige)
  const params = useParams({ strict: false }) as { id: string; etapa: Etapa }
  const { campo, ...para } = useSearch({ strict: false }) as { campo?: string; cliente?: string }
  useLayoutEffect(() => {
    cena.atual.dados = dados
  })
  const mudar = (mudanca: Partial<DadosDoRascunho>) => setDados((antes) => ({ ...antes, ...mudanca }))
  const aberto: RascunhoAberto = {
    id: params.id,
    dados,
    consulta,
    anexos: cena.anexos,
    lido,
    corrige,
    emConflito: false,
    mudar,
    preencher: mudar,
    dadosAgora: () => cena.atual.dados,
    consultar: setConsulta,
    anexar: () => {},
    anotarLido,
    passarPara: (etapa: Etapa) => cena.passos.push(etapa),
    seguirDe: (versao) => setCorrige((antes) => antes && { ...antes, versao }),
    descartar: () => Promise.resolve(),
  }
  return (
    <EnvioProvider id={params.id}>
      <RascunhoContexto value={aberto}>
        <SalvoContexto value={cena.salvo}>
          <Moldura id={params.id} etapa={params.etapa} campo={campo} para={para} />
        </SalvoContexto>
      </RascunhoContexto>
    </EnvioProvider>
  )
}

/** What an earlier test left in the outbox would be sent by the next. */
export const esvaziarSaida = async () => {
  for (const { id } of await saidaDoAparelho.listar(pessoa.id)) await saidaDoAparelho.retirar(pessoa.id, id)
}

/** One step of a sale inside its frame, over a draft that lives in the test. */
export function montarVenda(etapa: Etapa, opcoes: Opcoes = {}) {
  const { preparo = preparoDeTeste(), ofertas = [], responder = () => undefined } = opcoes
  // What an earlier test sold is not sold here.
  queryClient.clear()
  // Its own: the device remembers what became of a sale.
  const id = novoId()
  const pedidos: Pedido[] = []
  const passos: Etapa[] = []
  const atual = { dados: opcoes.dados ?? RASCUNHO_VAZIO }

  const falso = vi.spyOn(window, 'fetch').mockImplementation(async (entrada, pedido) => {
    const url = new URL(entrada instanceof Request ? entrada.url : String(entrada), location.origin)
    const corpo = typeof pedido?.body === 'string' ? JSON.parse(pedido.body) : undefined
    const recebido = { caminho: url.pathname.replace('/api', '') + url.search, corpo }
    pedidos.push(recebido)
    const daVez = await responder(recebido)
    const { status = 200, json } = daVez ?? daCasa(url.pathname) ?? NADA
    return Response.json(json, { status })
  })
  const daCasa = (caminho: string): Resposta | undefined => {
    if (caminho === '/api/venda/preparo') return { json: preparo }
    if (caminho === '/api/oferta/retrato')
      return {
        json: retratoDeTeste(ofertas, {
          dia: '2026-11-16',
          empresas: [EMPRESA.id],
          canais: [{ id: CANAL.id, empresas: null }],
        }),
      }
    if (caminho === '/api/cliente/semelhantes') return { json: [] }
    return undefined
  }

  const raiz = createRootRoute({ component: Casca })
  const rotas = [
    createRoute({ getParentRoute: () => raiz, path: '/vendedor/venda/$id/$etapa', component: Aberta }),
    createRoute({ getParentRoute: () => raiz, path: '/vendedor', component: () => <h1>Vender</h1> }),
    createRoute({
      getParentRoute: () => raiz,
      path: '/vendedor/venda/$id',
      component: () => <h1>A venda</h1>,
    }),
  ]
  const history = createMemoryHistory({
    initialEntries: [`/vendedor/venda/${id}/${etapa}${opcoes.busca ?? ''}`],
  })
  const router = createRouter({
    routeTree: raiz.addChildren(rotas),
    history,
    parseSearch: lerEndereco,
    stringifySearch: escreverEndereco,
  })
  entrarCom(opcoes.permissoes ?? ['REALIZAR_VENDA'])
  comPortador()
  queryClient.clear()
  montar(
    <QueryClientProvider client={queryClient}>
      <CenaContexto
        value={{
          ...{ atual, passos, anexos: opcoes.anexos ?? [], lido: opcoes.lido ?? null },
          ...{ consulta: opcoes.consulta ?? null, corrige: opcoes.corrige ?? null },
          salvo: { ...SALVO, ...opcoes.salvo },
        }}
      >
        <RouterProvider router={router as never} />
      </CenaContexto>
    </QueryClientProvider>,
    opcoes.tema,
  )
  onTestFinished(() => falso.mockRestore())
  return {
    id,
    naSaida: () => saidaDoAparelho.ler(pessoa.id, id),
    dados: () => atual.dados,
    pedidosDe: (caminho: string) => pedidos.filter((p) => p.caminho === caminho).map(({ corpo }) => corpo),
    passos,
    history,
    endereco: () => history.location.href,
  }
}
