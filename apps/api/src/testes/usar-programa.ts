import { afterAll, beforeAll } from 'vitest'
import { ADMIN } from './admin.ts'
import { type Aplicacao, ligarAplicacao } from './aplicacao.ts'
import { copiarBanco } from './banco.ts'

type Banco = Awaited<ReturnType<typeof copiarBanco>>
type Pedido = { corpo?: unknown; token?: string | undefined; cabecalhos?: Record<string, string> }

/** The program itself as its own process, on a copied database: what it prints is what an operator keeps. */
export const usarPrograma = (variaveis: () => Promise<Record<string, string>>) => {
  const caixa: { app?: Aplicacao; banco?: Banco } = {}
  beforeAll(async () => {
    const banco = await copiarBanco()
    caixa.banco = banco
    const { host, port, user, database } = banco.conexao
    const consulta = new URLSearchParams({ host, port: String(port), user })
    caixa.app = await ligarAplicacao(async () => ({
      LOG_LEVEL: 'trace',
      DATABASE_URL: `postgres:///${database}?${consulta}`,
      ...(await variaveis()),
    }))
  })
  afterAll(async () => {
    await caixa.app?.apagar()
    await caixa.banco?.apagar()
  })

  const ligado = () => {
    if (!caixa.app || !caixa.banco) throw new Error('o programa ainda não subiu')
    return { app: caixa.app, banco: caixa.banco }
  }
  const abrir = (caminho: string) => fetch(`${ligado().app.url}${caminho}`)
  /** A body that is a string is sent as it is. */
  const pedir = (method: string, caminho: string, { corpo, token, cabecalhos }: Pedido = {}) =>
    fetch(`${ligado().app.url}/api${caminho}`, {
      method,
      headers: {
        ...(corpo !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...cabecalhos,
      },
      ...(corpo !== undefined && { body: typeof corpo === 'string' ? corpo : JSON.stringify(corpo) }),
    })
  const entrar = async () => {
    const resposta = await pedir('POST', '/auth/login', { corpo: ADMIN })
    return (await resposta.json()) as { access_token: string; refresh_token: string }
  }
  const linhas = (): Record<string, unknown>[] =>
    ligado()
      .app.log()
      .split('\n')
      .filter((linha) => linha.startsWith('{') && linha.endsWith('}'))
      .map((linha) => JSON.parse(linha))
  return { ligado, abrir, pedir, entrar, linhas }
}
