import { podeAlguma } from '@balcao/contract/base/habilidade'
import type { Permissao } from '@balcao/contract/base/permissao'
import type { QueryClient } from '@tanstack/react-query'
import { habilidadeAtual } from '#habilidade.ts'
import { atendimentosDoCliente } from './atendimentos-do-cliente.data.ts'
import { boletosDoCliente } from './boletos-do-cliente.data.ts'
import { clientes } from './cliente.data.ts'
import { planosDoCliente } from './planos-do-cliente.data.ts'
import { vendasDoCliente } from './vendas-do-cliente.data.ts'

/** Longer than an answer takes. After that the parts come one by one. */
const JUNTOS_EM_MS = 1_000
const passar = (ms: number) => new Promise((pronto) => setTimeout(pronto, ms))

const pode = (...exigidas: Permissao[]) => podeAlguma(habilidadeAtual(), exigidas)

/**
 * All that the overview shows, asked for at once and awaited together: what needs attention stands above the rest, and
 * would push it down. A part that fails says so in its own place.
 */
export const carregarVisao = (cache: QueryClient, id: string) => {
  const partes: Promise<unknown>[] = [cache.ensureQueryData(planosDoCliente(id))]
  if (pode('LISTAR.ATENDIMENTO')) partes.push(cache.ensureQueryData(atendimentosDoCliente(id)))
  if (pode('LISTAR.BOLETO')) partes.push(cache.ensureQueryData(boletosDoCliente(id)))
  if (pode('LISTAR.VENDA', 'LISTAR.TODAS_VENDAS'))
    partes.push(cache.ensureInfiniteQueryData(vendasDoCliente(id)))
  return Promise.all([
    cache.ensureQueryData(clientes.obter(id)),
    Promise.race([Promise.allSettled(partes), passar(JUNTOS_EM_MS)]),
  ])
}
