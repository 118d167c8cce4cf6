import type { Permissao } from '@balcao/contract/base/permissao'
import type { Importacao, LinhaDaPrevia } from '@balcao/contract/clientes/importacao/importacao'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { queryClient } from '#consultas.ts'
import { montarComRota } from '#testes/montarComRota.tsx'
import { entrarCom } from '#testes/pessoa.ts'

export const ID = '019a0000-0000-7000-8000-000000000001'
export const EMPRESA = '019a0000-0000-7000-8000-00000000000e'

export const umaImportacao = (partes: Partial<Importacao> = {}): Importacao => ({
  id: ID,
  nome_arquivo: 'clientes.csv',
  empresa: 'Fibra Veloz',
  empresa_id: EMPRESA,
  situacao: 'ENVIADA',
  lidas: 0,
  criadas: 0,
  atualizadas: 0,
  iguais: 0,
  rejeitadas: 0,
  com_aviso: 0,
  quem: 'Ana Lima',
  criado_em: '2026-11-15T12:00:00Z',
  terminado_em: null,
  tamanho: 2_048,
  formato: 'CSV',
  separador: 'ponto e vírgula',
  codificacao: 'UTF-8',
  colunas: ['Cliente', 'Documento', 'Fone', ''],
  mapeamento: ['nome', 'cpf_cnpj', 'telefone', null],
  mapeamento_lembrado: false,
  modo: 'AMBOS',
  opcional_errado: 'REJEITAR',
  andamento: 0,
  iniciado_em: null,
  erro: null,
  arquivo_disponivel: true,
  ...partes,
})

export const umaLinha = (partes: Partial<LinhaDaPrevia> = {}): LinhaDaPrevia => ({
  linha: 2,
  celulas: ['Maria Silva', '529.982.247-25', '(19) 98765-4321', ''],
  desfecho: 'CRIAR',
  motivos: [],
  avisos: [],
  mudancas: [],
  ...partes,
})

type Pedido = { metodo: string; caminho: string; corpo: unknown }
/** By method and end of the path. A function is called for each request. */
type Respostas = Record<string, object | (() => object)>

/** Plays the server, at the edge of `fetch`. Anything unexpected answers 404. */
export const simularApi = (respostas: Respostas) => {
  const pedidos: Pedido[] = []
  const falso = vi.spyOn(window, 'fetch').mockImplementation(async (entrada, opcoes = {}) => {
    const caminho = new URL(String(entrada), window.location.origin).pathname.replace(/^\/api/, '')
    const metodo = opcoes.method ?? 'GET'
    pedidos.push({ metodo, caminho, corpo: opcoes.body ? JSON.parse(String(opcoes.body)) : undefined })
    const resposta = respostas[`${metodo} ${caminho}`]
    if (!resposta)
      return Response.json({ message: 'Não encontrado', errors: [], codigo: 'X' }, { status: 404 })
    const dada = typeof resposta === 'function' ? resposta() : resposta
    return dada instanceof Response ? dada : Response.json(dada)
  })
  onTestFinished(() => falso.mockRestore())
  return {
    pedidos,
    feitos: (chamada: string) => pedidos.filter((p) => `${p.metodo} ${p.caminho}` === chamada),
  }
}

const TUDO: Permissao[] = ['IMPORTAR.CLIENTE', 'VISUALIZAR.CLIENTE', 'LISTAR.CLIENTE']

export const montarTela = (conteudo: ReactNode, permissoes = TUDO) => {
  entrarCom(permissoes)
  queryClient.clear()
  sessionStorage.clear()
  return montarComRota(<QueryClientProvider client={queryClient}>{conteudo}</QueryClientProvider>)
}
