import { permissoesDeAdministrador } from '@balcao/contract/base/administrador'
import { type Endpoint, permissoesExigidas } from '@balcao/contract/base/endpoint'
import { expect, test } from 'vitest'
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

const linha = (celulas: string[]) =>
  celulas
    .map((celula, i) => celula.padEnd(i === 0 ? 45 : 15))
    .join('')
    .trimEnd()

test('cada chamada × cada grupo: a tabela só muda de propósito', async () => {
  const pessoas = await Promise.all(GRUPOS.map((grupo) => s().fabrica.usuario({ grupo })))
  const tabela = [linha(['Chamada', 'Anônimo', ...GRUPOS, 'Exige'])]
  for (const endpoint of s().app.endpoints) {
    const celulas = [`${endpoint.method} ${endpoint.path}`, await tentar(endpoint)]
    // One session per try, because some calls end the session that they come with.
    for (const pessoa of pessoas)
      celulas.push(await tentar(endpoint, (await s().fabrica.sessao(pessoa)).acesso))
    const exige = [endpoint.permissao].flat().join(' ou ')
    tabela.push(linha([...celulas, endpoint.administrador ? `${exige} e administrador` : exige]))
  }
  await expect(`${tabela.join('\n')}\n`).toMatchFileSnapshot('permissoes.snap.txt')
})

test('quem não tem nenhuma permissão só passa onde basta estar autenticado', async () => {
  const pessoa = await s().fabrica.usuario({ grupo: [] })
  for (const endpoint of s().app.endpoints.filter(permissoesExigidas)) {
    const { acesso } = await s().fabrica.sessao(pessoa)
    expect(await tentar(endpoint, acesso), `${endpoint.method} ${endpoint.path}`).toBe('403')
  }
})

test('cada permissão exigida, sozinha, abre a sua chamada', async () => {
  for (const endpoint of s().app.endpoints)
    for (const permissao of permissoesExigidas(endpoint) ?? []) {
      const tambem = endpoint.administrador ? permissoesDeAdministrador : []
      const { acesso } = await s().fabrica.pessoa({ grupo: [permissao, ...tambem] })
      expect(await tentar(endpoint, acesso), `${permissao} em ${endpoint.path}`).toBe('passa')
    }
})
