import type { ConsultaDeCep } from '@balcao/contract/provedor/cep-consulta'
import { estados } from '@balcao/contract/provedor/estados'
import type { Municipio } from '@balcao/contract/provedor/municipio'
import { codigosDasUfs } from '@balcao/contract/provedor/uf'
import { semAcento } from '@balcao/contract/valores/texto'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'

const cidade = (codigo: number, nome: string, uf: Municipio['uf']): Municipio => ({ codigo, nome, uf })

/** A state of 645 cities, like São Paulo, with two real names among them. */
const PAULISTAS = Array.from({ length: 645 }, (_, i) =>
  cidade(3_500_000 + i, `Cidade ${String(i).padStart(3, '0')}`, 'SP'),
)
PAULISTAS.splice(0, 2, cidade(3509502, 'Campinas', 'SP'), cidade(3550308, 'São Paulo', 'SP'))
export const codigosPaulistas = PAULISTAS.map(({ codigo }) => codigo)

const CIDADES = [...PAULISTAS, cidade(5002704, 'Campo Grande', 'MS'), cidade(5300108, 'Brasília', 'DF')]

/** As many codes as cities, state by state. */
export const paisInteiro = () =>
  estados.flatMap(({ sigla, cidades }) =>
    Array.from({ length: cidades }, (_, i) => codigosDasUfs[sigla] * 100_000 + i),
  )

type Api = {
  /** The answer to each CEP, or an HTTP status for a failure. */
  ceps?: Record<string, ConsultaDeCep | number>
}

/** Plays the server, at the edge of `fetch`: searches a few cities and answers for the given CEPs. */
export const simularApi = ({ ceps = {} }: Api = {}) => {
  const pedidos: string[] = []
  let antes: Promise<void> | undefined
  /** No answer comes any more until the function that this returns is called. */
  const segurar = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    antes = promise
    return resolve
  }
  const responder = (url: URL): unknown => {
    const [, , noun, ...resto] = url.pathname.split('/')
    if (noun === 'cep') return ceps[resto[0] ?? ''] ?? { situacao: 'DESCONHECIDO', endereco: null }
    if (resto[0] === 'uf') return CIDADES.filter(({ uf }) => uf === resto[1])
    const codigos = url.searchParams.get('codigos')?.split(',').map(Number)
    const busca = semAcento(url.searchParams.get('busca') ?? '')
    return CIDADES.filter((c) =>
      codigos ? codigos.includes(c.codigo) : semAcento(c.nome).includes(busca),
    ).slice(0, 20)
  }
  const falso = vi.spyOn(window, 'fetch').mockImplementation(async (entrada) => {
    const url = new URL(String(entrada), window.location.origin)
    pedidos.push(url.pathname + url.search)
    await antes
    const resposta = responder(url)
    return typeof resposta === 'number' ? Response.json({}, { status: resposta }) : Response.json(resposta)
  })
  onTestFinished(() => falso.mockRestore())
  return { pedidos, segurar }
}

/** With its own cache, so that no test finds what another one has read. */
export const comConsultas = () => {
  const cliente = new QueryClient()
  return (conteudo: ReactNode) => <QueryClientProvider client={cliente}>{conteudo}</QueryClientProvider>
}
