import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { prepararPrimeiroInicio } from './primeiro-inicio.ts'
import { usarServidor } from './teste/ambiente.ts'

const s = usarServidor()

const esvaziar = async () => {
  for (const tabela of [
    'sessao',
    'token_senha',
    'credencial',
    'usuario_empresa',
    'usuario',
    'grupo_permissao',
  ])
    await s().db.execute(sql.raw(`delete from ${tabela}`))
}

test('três cópias que começam juntas num banco vazio: uma prepara, e a senha sorteada entra', async () => {
  await esvaziar()
  const admin = { email: 'dono@provedor.br', senha: undefined }
  const preparos = await Promise.all([1, 2, 3].map(() => prepararPrimeiroInicio(s().db, admin)))
  const [feito, ...outros] = preparos.filter((p) => p !== null)
  expect(outros).toEqual([])
  expect(feito?.senha).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/)
  const { acesso } = await s().entrar('dono@provedor.br', feito?.senha ?? '')
  const { corpo } = await s().pedir('GET', '/grupo-permissao', { token: acesso })
  expect(corpo.itens.map((g: { nome: string }) => g.nome)).toEqual([
    'Administrador',
    'Backoffice',
    'Supervisor',
    'Vendedor',
  ])
})

test('a senha dada de fora vale e não é devolvida para ser mostrada', async () => {
  await esvaziar()
  const admin = { email: 'dono@provedor.br', senha: 'girassol no telhado' }
  expect(await prepararPrimeiroInicio(s().db, admin)).toEqual({ email: 'dono@provedor.br', senha: null })
  await s().entrar('dono@provedor.br', 'girassol no telhado')
  expect(await prepararPrimeiroInicio(s().db, admin)).toBeNull()
})
