import type { Mapeamento } from '@balcao/contract/clientes/importacao/campos'
import type {
  Importacao,
  ModoDeImportacao,
  Previa,
  TratoDoOpcional,
} from '@balcao/contract/clientes/importacao/importacao'
import { beforeAll, expect } from 'vitest'
import { type Ambiente, usarServidor } from '#teste/ambiente.ts'
import { executarImportacao } from './execucao/executar.ts'
import { Interrompida } from './execucao/lote.commands.ts'

type Quem = { token: string; empresa: string }
type Arquivo = string | Buffer
type Escolha = { opcional_errado?: TratoDoOpcional }

const ANDANDO = ['NA_FILA', 'EM_ANDAMENTO']
const dormir = (ms: number) => new Promise((pronto) => setTimeout(pronto, ms))

/** The calls of the screen, one by one. */
export const criarImportacaoDeTeste = (s: () => Ambiente, quem: () => Quem) => {
  const pedir = (metodo: 'GET' | 'POST', caminho: string, corpo?: unknown) =>
    s().pedir(metodo, `/importacao${caminho}`, { token: quem().token, corpo })

  const enviar = (
    arquivo: Arquivo,
    { nome = 'clientes.csv', ...outro }: Partial<Quem & { nome: string }> = {},
  ) => {
    const { token, empresa } = { ...quem(), ...outro }
    return s().pedir('POST', `/importacao?nome=${encodeURIComponent(nome)}&empresa_id=${empresa}`, {
      token,
      corpo: arquivo,
      cabecalhos: { 'content-type': 'text/csv' },
    })
  }
  const enviada = async (arquivo: Arquivo): Promise<Importacao> => {
    const { status, corpo } = await enviar(arquivo)
    expect(status, JSON.stringify(corpo)).toBe(201)
    return corpo
  }
  const obter = async (id: string): Promise<Importacao> => (await pedir('GET', `/${id}`)).corpo
  const previa = async (
    id: string,
    mapeamento: Mapeamento,
    modo: ModoDeImportacao = 'AMBOS',
    escolha: Escolha = {},
  ): Promise<Previa> => {
    const { status, corpo } = await pedir('POST', `/${id}/previa`, { mapeamento, modo, ...escolha })
    expect(status, JSON.stringify(corpo)).toBe(200)
    return corpo
  }
  const iniciar = ({ id, mapeamento }: Importacao, modo: ModoDeImportacao = 'AMBOS', escolha: Escolha = {}) =>
    pedir('POST', `/${id}/inicio`, { mapeamento, modo, ...escolha })
  const cancelar = (id: string) => pedir('POST', `/${id}/cancelamento`, {})
  const terminar = async (id: string): Promise<Importacao> => {
    for (;;) {
      const atual = await obter(id)
      if (!ANDANDO.includes(atual.situacao)) return atual
      await dormir(50)
    }
  }
  const rejeitadas = async (id: string) => (await pedir('GET', `/${id}/rejeitadas`)).texto

  /**
   * From the upload to the end, without waiting for the job queue, which comes a second later and finds it
   * done.
   */
  const importar = async (arquivo: Arquivo, modo: ModoDeImportacao = 'AMBOS', escolha: Escolha = {}) => {
    const importacao = await enviada(arquivo)
    const { status, corpo } = await iniciar(importacao, modo, escolha)
    expect(status, JSON.stringify(corpo)).toBe(202)
    const executar = (): Promise<void> =>
      executarImportacao(s().db, s().storage, importacao.id).catch((erro) => {
        if (!(erro instanceof Interrompida)) throw erro
        // The job queue came at the same moment. Each of the two may have stopped the other, and the queue
        // only retries later.
        return executar()
      })
    await executar()
    return terminar(importacao.id)
  }
  return { pedir, enviar, enviada, obter, previa, iniciar, cancelar, terminar, rejeitadas, importar }
}

/** For a test file: a server, and its administrator importing into one company. */
export const usarImportacoes = (empresa = 'Rede Serrana') => {
  const s = usarServidor()
  const caixa = { token: '', empresa: '' }
  beforeAll(async () => {
    caixa.token = (await s().admin()).acesso
    caixa.empresa = (await s().fabrica.empresa(empresa)).id
  })
  return { s, caixa, i: criarImportacaoDeTeste(s, () => caixa) }
}

/** A valid CPF, different for each number. */
export const cpfDeTeste = (numero: number) => {
  const digito = (base: string) => {
    const soma = [...base].reverse().reduce((total, d, i) => total + Number(d) * (i + 2), 0)
    return soma % 11 < 2 ? 0 : 11 - (soma % 11)
  }
  const base = String(100_000_000 + numero)
  const primeiro = base + digito(base)
  return primeiro + digito(primeiro)
}

export const csvDe = (colunas: string[], linhas: (string | number)[][]) =>
  [colunas, ...linhas].map((celulas) => `${celulas.join(';')}\n`).join('')
