import { expect, test } from 'vitest'
import { ADMIN } from '#testes/admin.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { criarCofre } from './cofre.ts'

const s = usarServidor()
const CANARIO = 'canario-da-senha-do-smtp'
const OUTRO = 'segundo-canario-do-segredo'
const SMTP = { smtp_host: 'smtp.exemplo.br', smtp_usuario: 'envio@exemplo.br' }

const salvar = async (token: string, mudancas: object) => {
  const { corpo } = await s().pedir('GET', '/configuracao', { token })
  return s().pedir('PUT', '/configuracao', {
    token,
    corpo: { versao: corpo.versao, senha_atual: ADMIN.senha, ...mudancas },
  })
}
/** The latest change of the password. The letter about a change adds its own line later. */
const mudancaDaSenha = async (token: string) => {
  const { corpo } = await s().pedir('GET', '/configuracao/historico', { token })
  return corpo.itens
    .flatMap(({ mudancas }: { mudancas: { campo: string }[] }) => mudancas)
    .find(({ campo }: { campo: string }) => campo === 'smtp_senha')
}

/** Every row of every table, as text. */
const bancoInteiro = async () => {
  const { rows } = await s().pool.query<{ nome: string }>(
    `select quote_ident(tablename) as nome from pg_tables where schemaname = 'public'`,
  )
  const tabelas = await Promise.all(
    rows.map(({ nome }) => s().pool.query(`select t::text as linha from public.${nome} t`)),
  )
  return tabelas.flatMap((t) => t.rows.map((r: { linha: string }) => r.linha)).join('\n')
}

test('um segredo entra e nunca sai: nem na resposta, nem na história, nem no banco', async () => {
  const { acesso } = await s().admin()
  const salvo = await salvar(acesso, { ...SMTP, smtp_senha: CANARIO })
  expect(salvo).toMatchObject({ status: 200, corpo: { segredos: { smtp_senha: { definido: true } } } })
  const lido = await s().pedir('GET', '/configuracao', { token: acesso })
  const passado = await s().pedir('GET', '/configuracao/historico', { token: acesso })
  const publica = await s().pedir('GET', '/configuracao/publica')
  for (const { texto } of [salvo, lido, passado, publica]) expect(texto).not.toContain(CANARIO)
  expect(await bancoInteiro()).not.toContain(CANARIO)
})

test('a história diz definido, trocado e apagado', async () => {
  const { acesso } = await s().admin()
  const mudanca = (antes: string | null, depois: string) => ({ campo: 'smtp_senha', antes, depois })
  await salvar(acesso, { smtp_usuario: null, smtp_senha: null })
  await salvar(acesso, { ...SMTP, smtp_senha: CANARIO })
  expect(await mudancaDaSenha(acesso)).toEqual(mudanca(null, 'definido'))
  await salvar(acesso, { smtp_senha: OUTRO })
  expect(await mudancaDaSenha(acesso)).toEqual(mudanca('definido', 'trocado'))
  const { corpo } = await salvar(acesso, { smtp_usuario: null, smtp_senha: null })
  expect(await mudancaDaSenha(acesso)).toEqual(mudanca('definido', 'apagado'))
  expect(corpo.segredos.smtp_senha).toEqual({ definido: false })
})

test.each([{ smtp_host: 'smtp.ladrao.br' }, { smtp_seguranca: 'NENHUMA' }])(
  'a senha guardada não vai para outro servidor nem sem cifra: %j',
  async (mudanca) => {
    const { acesso } = await s().admin()
    await salvar(acesso, { ...SMTP, smtp_seguranca: 'TLS', smtp_senha: CANARIO })
    const { status, corpo } = await salvar(acesso, mudanca)
    expect(status).toBe(422)
    expect(corpo.campos).toEqual({ smtp_senha: [expect.stringContaining('digite a senha de novo')] })
    expect((await salvar(acesso, { ...mudanca, smtp_senha: OUTRO })).status).toBe(200)
    await salvar(acesso, { smtp_usuario: null, smtp_senha: null })
  },
)

test('tirar o servidor e pôr outro depois também pede a senha de novo', async () => {
  const { acesso } = await s().admin()
  await salvar(acesso, { ...SMTP, smtp_senha: CANARIO })
  expect((await salvar(acesso, { smtp_host: null })).status).toBe(200)
  expect((await salvar(acesso, { smtp_host: 'smtp.ladrao.br' })).status).toBe(422)
  await salvar(acesso, { smtp_usuario: null, smtp_senha: null })
})

test('um usuário sem senha, e a Microsoft pela metade, são recusados no campo que falta', async () => {
  const { acesso } = await s().admin()
  await salvar(acesso, { smtp_usuario: null, smtp_senha: null })
  expect((await salvar(acesso, SMTP)).corpo.campos).toEqual({
    smtp_senha: ['Informe a senha deste usuário'],
  })
  const tres = ['Preencha os três dados da Microsoft, ou apague os três']
  expect((await salvar(acesso, { microsoft_client_id: 'balcao' })).corpo.campos).toEqual({
    microsoft_tenant: tres,
    microsoft_client_secret: tres,
  })
})

test('o cofre só abre o que é seu, inteiro, e com a mesma chave', () => {
  const cofre = criarCofre(Buffer.alloc(32, 1))
  const fechado = cofre.fechar('smtp_senha', CANARIO)
  expect(cofre.abrir('smtp_senha', fechado)).toBe(CANARIO)
  expect(cofre.fechar('smtp_senha', CANARIO)).not.toBe(fechado)
  expect(cofre.abrir('microsoft_client_secret', fechado)).toBeNull()
  expect(criarCofre(Buffer.alloc(32, 2)).abrir('smtp_senha', fechado)).toBeNull()
  const alterado = `${fechado.startsWith('A') ? 'B' : 'A'}${fechado.slice(1)}`
  for (const ruim of [alterado, '', 'x', fechado.slice(0, 20)])
    expect(cofre.abrir('smtp_senha', ruim)).toBeNull()
})
