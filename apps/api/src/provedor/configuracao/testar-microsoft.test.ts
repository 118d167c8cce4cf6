import { beforeEach, expect, test } from 'vitest'
import { ADMIN } from '#testes/admin.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { comecar, TENANT, usarProvedor } from '#testes/microsoft.ts'
import { portaLivre } from '#testes/porta-livre.ts'

const oidc = await usarProvedor()
const { MICROSOFT_CLIENT_ID, MICROSOFT_CLIENT_SECRET, MICROSOFT_ISSUER } = oidc.variaveis
// The environment only says where the provider is. Our credentials there come from the settings.
const s = usarServidor({ MICROSOFT_ISSUER })
const fora = usarServidor({
  ...oidc.variaveis,
  MICROSOFT_ISSUER: `http://127.0.0.1:${await portaLivre()}`,
})
beforeEach(() => s().pool.query('delete from tentativa_de_login'))

const salvar = async (mudancas: object) => {
  const { acesso: token } = await s().admin()
  const { corpo } = await s().pedir('GET', '/configuracao', { token })
  return s().pedir('PUT', '/configuracao', {
    token,
    corpo: { versao: corpo.versao, senha_atual: ADMIN.senha, ...mudancas },
  })
}
const testar = async (ambiente = s) => {
  const { acesso: token } = await ambiente().admin()
  return ambiente().pedir('POST', '/configuracao/testar-microsoft', { token, corpo: {} })
}
const certos = {
  microsoft_tenant: TENANT,
  microsoft_client_id: MICROSOFT_CLIENT_ID,
  microsoft_client_secret: MICROSOFT_CLIENT_SECRET,
}

test('sem configuração não há botão no login nem o que testar', async () => {
  expect((await s().pedir('GET', '/configuracao/publica')).corpo.microsoft).toBe(false)
  expect((await comecar(s())).status).toBe(404)
  expect((await testar()).corpo).toEqual({
    sucesso: false,
    mensagem: 'O login com Microsoft não está configurado.',
    passos: [],
  })
})

test('salvar liga o login sem reiniciar, e o teste confirma cada passo', async () => {
  expect((await salvar(certos)).status).toBe(200)
  expect((await s().pedir('GET', '/configuracao/publica')).corpo.microsoft).toBe(true)
  const { status, authUrl } = await comecar(s())
  expect(status).toBe(200)
  expect(authUrl.startsWith(MICROSOFT_ISSUER)).toBe(true)
  expect((await testar()).corpo).toMatchObject({
    sucesso: true,
    passos: [
      { titulo: 'Encontrar o diretório e o emissor', sucesso: true },
      { titulo: 'Conferir o aplicativo e o segredo', sucesso: true },
    ],
  })
})

test('o segredo errado falha no segundo passo, e não aparece', async () => {
  await salvar({ ...certos, microsoft_client_secret: 'canario-do-segredo' })
  const { corpo, texto } = await testar()
  expect(corpo).toMatchObject({
    sucesso: false,
    mensagem: 'O ID do aplicativo ou o segredo está errado.',
    passos: [{ sucesso: true }, { sucesso: false }],
  })
  expect(texto).not.toContain('canario')
})

test('o aplicativo errado também, e o login passa a usar o que foi salvo', async () => {
  await salvar({ ...certos, microsoft_client_id: 'outro-aplicativo' })
  expect((await testar()).corpo.sucesso).toBe(false)
  expect(new URL((await comecar(s())).authUrl).searchParams.get('client_id')).toBe('outro-aplicativo')
  await salvar(certos)
  expect(new URL((await comecar(s())).authUrl).searchParams.get('client_id')).toBe(MICROSOFT_CLIENT_ID)
})

test('com o provedor fora, falha no primeiro passo; e a tela sabe que o ambiente define a Microsoft', async () => {
  expect((await testar(fora)).corpo).toMatchObject({
    sucesso: false,
    mensagem: expect.stringContaining('recusou a conexão'),
    passos: [{ titulo: 'Encontrar o diretório e o emissor', sucesso: false }],
  })
  const { acesso: token } = await fora().admin()
  const { corpo } = await fora().pedir('GET', '/configuracao', { token })
  expect(corpo).toMatchObject({
    ambiente: { email: false, microsoft: true },
    valores: { microsoft_tenant: null },
    segredos: { microsoft_client_secret: { definido: false } },
  })
})

test('apagar os três desliga', async () => {
  const { status } = await salvar({
    microsoft_tenant: null,
    microsoft_client_id: null,
    microsoft_client_secret: null,
  })
  expect(status).toBe(200)
  expect((await comecar(s())).status).toBe(404)
})
