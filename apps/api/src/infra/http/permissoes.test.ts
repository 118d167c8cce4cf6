// @module-tag demorado
import { permissoesDeAdministrador } from '@balcao/contract/base/administrador'
import { aceitaChave } from '@balcao/contract/base/chave'
import { type Endpoint, permissoesExigidas } from '@balcao/contract/base/endpoint'
import type { Permissao } from '@balcao/contract/base/permissao'
import { describe, expect, test } from 'vitest'
import { umaChave } from '#acesso/chave-api/chave-api.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'

const s = usarServidor()
const GRUPOS = ['Administrador', 'Supervisor', 'Backoffice', 'Vendedor']
const NINGUEM = '0192f0c1-0000-7000-8000-000000000000'

const endereco = ({ path }: Endpoint) => path.replaceAll(/:\w+/g, NINGUEM)

/** Only the permission check matters: any answer behind it (a missing field, no such id) is "passa". */
const tentar = async (endpoint: Endpoint, token?: string) => {
  const corpo = endpoint.binario && { corpo: 'nada disso' }
  const { status } = await s().pedir(endpoint.method, endereco(endpoint), { token, ...corpo })
  expect(status, `${endpoint.method} ${endpoint.path}`).toBeLessThan(500)
  return status === 401 || status === 403 ? String(status) : 'passa'
}

type Pessoa = { id: string; nome: string }
const sessoes = new Map<string, string>()
const abrirSessao = async (pessoa: Pessoa) => {
  const { acesso } = await s().fabrica.sessao(pessoa)
  sessoes.set(pessoa.id, acesso)
  return acesso
}
/** One session serves many calls. Some calls end the session that they come with: the next one takes a new one. */
const tentarComo = async (pessoa: Pessoa, endpoint: Endpoint) => {
  const aberta = sessoes.get(pessoa.id)
  const resultado = aberta ? await tentar(endpoint, aberta) : '401'
  return resultado === '401' ? tentar(endpoint, await abrirSessao(pessoa)) : resultado
}

const linha = (celulas: string[]) =>
  celulas
    .map((celula, i) => celula.padEnd(i === 0 ? 45 : 15))
    .join('')
    .trimEnd()

test('cada chamada × cada grupo: a tabela só muda de propósito', async () => {
  const pessoas = await Promise.all(GRUPOS.map((grupo) => s().fabrica.usuario({ grupo })))
  const tabela = [linha(['Chamada', 'Anônimo', ...GRUPOS, 'Exige'])]
  for (const endpoint of s().app.endpoints) {
    const deCadaGrupo = pessoas.map((pessoa) => tentarComo(pessoa, endpoint))
    const celulas = [
      `${endpoint.method} ${endpoint.path}`,
      ...(await Promise.all([tentar(endpoint), ...deCadaGrupo])),
    ]
    const exige = [endpoint.permissao].flat().join(' ou ')
    tabela.push(linha([...celulas, endpoint.administrador ? `${exige} e administrador` : exige]))
  }
  await expect(`${tabela.join('\n')}\n`).toMatchFileSnapshot('permissoes.snap.txt')
})

test('quem não tem nenhuma permissão só passa onde basta estar autenticado', async () => {
  const pessoa = await s().fabrica.usuario({ grupo: [] })
  for (const endpoint of s().app.endpoints.filter(permissoesExigidas)) {
    expect(await tentarComo(pessoa, endpoint), `${endpoint.method} ${endpoint.path}`).toBe('403')
  }
})

test('cada permissão exigida, sozinha, abre a sua chamada', async () => {
  const criar = (grupo: Permissao[]) => s().fabrica.usuario({ grupo })
  const criadas: Record<string, ReturnType<typeof criar>> = {}
  const quemTem = (grupo: Permissao[]) => (criadas[grupo.join()] ??= criar(grupo))
  for (const endpoint of s().app.endpoints)
    for (const permissao of permissoesExigidas(endpoint) ?? []) {
      const tambem = endpoint.administrador ? permissoesDeAdministrador : []
      const pessoa = await quemTem([permissao, ...tambem])
      expect(await tentarComo(pessoa, endpoint), `${permissao} em ${endpoint.path}`).toBe('passa')
    }
})

describe('chaves de API', () => {
  /** One key makes all these calls within a minute. */
  const SEM_FREIO = { limite_por_minuto: 6_000 }
  const nome = ({ method, path }: Endpoint) => `${method} ${path}`
  const comLogin = () => s().app.endpoints.filter(({ permissao }) => permissao !== 'publica')
  const pedir = (endpoint: Endpoint, token: string) =>
    s().pedir(endpoint.method, endereco(endpoint), {
      token,
      ...(endpoint.binario && { corpo: 'nada disso' }),
    })

  test('uma chave sem permissão nunca passa, em chamada nenhuma', async () => {
    const { chave } = await umaChave(s().db, await s().admin(), { ...SEM_FREIO, permissoes: [] })
    for (const endpoint of comLogin()) {
      const { status } = await pedir(endpoint, chave)
      if (endpoint.permissao === 'token') expect(status, nome(endpoint)).toBeGreaterThanOrEqual(400)
      else expect(status, nome(endpoint)).toBe(403)
    }
  })

  test('o que uma chave abre: a lista só muda de propósito', async () => {
    const { chave } = await umaChave(s().db, await s().admin(), SEM_FREIO)
    const abertas: string[] = []
    for (const endpoint of comLogin().filter(({ permissao }) => permissao !== 'token')) {
      const { status, corpo } = await pedir(endpoint, chave)
      expect(status, nome(endpoint)).toBeLessThan(500)
      expect(status, nome(endpoint)).not.toBe(401)
      expect(status === 403, nome(endpoint)).toBe(!aceitaChave(endpoint))
      if (status === 403) expect(corpo.codigo, nome(endpoint)).toBe('SO_PESSOA')
      else abertas.push(nome(endpoint))
    }
    await expect(`${abertas.join('\n')}\n`).toMatchFileSnapshot('permissoes-de-chave.snap.txt')
  })
})
