import type { Amostra } from './amostra.ts'
import { consultasDeReferencia } from './referencia.ts'

/** One question: the app's address, and the values for the same question to the reference table. */
type Pergunta = { app: string; valores: (string | number)[] }

export type Operacao = {
  nome: string
  referencia: keyof typeof consultasDeReferencia
  concorrencias: number[]
  perguntas: (amostra: Amostra) => Pergunta[]
  /**
   * SQL to run on the app's database before each measurement.
   * Such an operation is only measured on the largest database.
   */
  antes?: string
}

const CONCORRENCIAS = [1, 16, 64]
const CONCORRENCIAS_DA_BUSCA = [1, 16]

/** Parts of names as people type them: with and without accents, frequent and rare, beginnings of words. */
const TERMOS = [
  'Gonçalves Xavier',
  'yamamoto',
  'joão',
  'conceicao bra',
  'uchôa leite',
  'sebastiao falcao',
  'maria aparecida silva',
  'zanetti',
]

const busca = (texto: string) => `/api/cliente?busca=${encodeURIComponent(texto)}`
const ficha = (id: string) => `/api/cliente/${id}`
const porNome = (nome: string, ...termos: string[]): Operacao => ({
  nome,
  referencia: 'nome',
  concorrencias: CONCORRENCIAS_DA_BUSCA,
  perguntas: () => termos.map((termo) => ({ app: busca(termo), valores: [termo] })),
})
const total = (nome: string, filtro: string): Operacao => ({
  nome,
  referencia: 'total',
  concorrencias: CONCORRENCIAS_DA_BUSCA,
  perguntas: () => [{ app: `/api/cliente/total${filtro}`, valores: [] }],
})
const pagina = (nome: string, lugares: 'meio' | 'fim'): Operacao => ({
  nome,
  referencia: 'pagina',
  concorrencias: CONCORRENCIAS,
  perguntas: (amostra) =>
    amostra[lugares].map(({ cursor, criadoEm, codigo }) => ({
      app: `/api/cliente?cursor=${cursor}`,
      valores: [criadoEm, codigo],
    })),
})

export const operacoes: Operacao[] = [
  {
    nome: 'primeira página',
    referencia: 'primeira',
    concorrencias: CONCORRENCIAS,
    perguntas: () => [{ app: '/api/cliente', valores: [] }],
  },
  pagina('página do meio', 'meio'),
  pagina('última página', 'fim'),
  {
    nome: 'um cliente',
    referencia: 'cliente',
    concorrencias: CONCORRENCIAS,
    perguntas: ({ clientes }) => clientes.map(({ id }) => ({ app: ficha(id), valores: [id] })),
  },
  {
    nome: 'cliente não visto',
    referencia: 'cliente',
    concorrencias: CONCORRENCIAS,
    perguntas: ({ muitos }) => muitos.map((id) => ({ app: ficha(id), valores: [id] })),
    antes: 'truncate cliente_acesso',
  },
  {
    nome: 'ficha curta',
    referencia: 'cliente-nu',
    concorrencias: CONCORRENCIAS,
    perguntas: ({ clientes }) => clientes.map((c) => ({ app: ficha(c.id), valores: [c.codigo] })),
  },
  {
    nome: 'documento',
    referencia: 'documento',
    concorrencias: CONCORRENCIAS,
    perguntas: ({ clientes }) => clientes.map((c) => ({ app: busca(c.documento), valores: [c.documento] })),
  },
  {
    nome: 'telefone',
    referencia: 'telefone',
    concorrencias: CONCORRENCIAS,
    perguntas: ({ clientes }) =>
      clientes.map((c) => ({ app: busca(c.telefone.replace('+55', '')), valores: [c.telefone] })),
  },
  porNome('nome raro', 'ximenes'),
  porNome('nome comum', 'maria silva'),
  porNome('oito nomes', ...TERMOS),
  total('total', ''),
  total('total filtrado', '?situacao=ATIVO'),
  total('total da busca', '?busca=maria%20silva'),
]

/** The reference question for pgbench, with the values written into the statement. */
export const comandoDeReferencia = ({ referencia }: Operacao, valores: (string | number)[]) =>
  (consultasDeReferencia[referencia] ?? '').replace(/\$(\d)/g, (_, posicao) => {
    const valor = valores[posicao - 1] ?? ''
    return typeof valor === 'number' ? String(valor) : `'${valor.replaceAll("'", "''")}'`
  })

/** The same for the bare server. */
export const caminhoDeReferencia = ({ referencia }: Operacao, valores: (string | number)[]) =>
  `/${referencia}?${new URLSearchParams(valores.map((valor): [string, string] => ['v', String(valor)]))}`
