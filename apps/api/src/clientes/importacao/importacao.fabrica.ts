import type { Mapeamento } from '@balcao/contract/clientes/importacao/campos'
import type {
  Importacao,
  ModoDeImportacao,
  Previa,
  TratoDoOpcional,
} from '@balcao/contract/clientes/importacao/importacao'
import type { Ambiente } from '#testes/ambiente.ts'
import { executarImportacao } from './execucao/executar.ts'
import { Interrompida } from './execucao/lote.commands.ts'

type Quem = { token: string; empresa: string }
type Arquivo = string | Buffer
type Escolha = { opcional_errado?: TratoDoOpcional }

const ANDANDO = ['NA_FILA', 'EM_ANDAMENTO']
const exigir = (esperado: number, { status, corpo }: { status: number; corpo: unknown }) => {
  if (status !== esperado) throw new Error(`importação: ${status} ${JSON.stringify(corpo)}`)
}
const dormir = (ms: number) => new Promise((pronto) => setTimeout(pronto, ms))

/** The calls of the screen, one by one. */
export const chamadasDeImportacao = (s: () => Ambiente, quem: () => Quem) => {
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
    const resposta = await enviar(arquivo)
    exigir(201, resposta)
    return resposta.corpo
  }
  const obter = async (id: string): Promise<Importacao> => (await pedir('GET', `/${id}`)).corpo
  const previa = async (
    id: string,
    mapeamento: Mapeamento,
    modo: ModoDeImportacao = 'AMBOS',
    escolha: Escolha = {},
  ): Promise<Previa> => {
    const resposta = await pedir('POST', `/${id}/previa`, { mapeamento, modo, ...escolha })
    exigir(200, resposta)
    return resposta.corpo
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
    exigir(202, await iniciar(importacao, modo, escolha))
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

export const csvDe = (colunas: string[], linhas: (string | number)[][]) =>
  [colunas, ...linhas].map((celulas) => `${celulas.join(';')}\n`).join('')
