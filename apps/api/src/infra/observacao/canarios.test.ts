// @module-tag demorado
import { afterAll, expect, test, vi } from 'vitest'
import { dadosDeCliente, telefoneDeTeste } from '#clientes/cliente/cliente.fabrica.ts'
import { umaEmpresa } from '#provedor/empresa/empresa.fabrica.ts'
import { ADMIN } from '#testes/admin.ts'
import { ligarCorreioQueRecusa } from '#testes/correio-que-recusa.ts'
import { usarPrograma } from '#testes/usar-programa.ts'

const NINGUEM = '0192f0c1-0000-7000-8000-000000000000'
const canarios = {
  cpf: '52998224725',
  cpfEscrito: '529.982.247-25',
  nome: 'Canaria Maria Zulmira',
  telefone: '+5511987654321',
  email: 'canario@exemplo.br',
  senha: 'canario-senha-1234',
  token: 'canario-token-0123456789012345678901234567890',
  link: 'eyJjYW5hcmlv.Canario0Link1AssinadoPorNinguem2Nunca',
  cookie: 'canario-cookie',
  segredoDoAviso: 'whsec_Y2FuYXJpbyBkbyBzZWdyZWRvIGRvIGF2aXNv',
  segredoDoSmtp: 'canario-do-smtp',
  observacao: 'canario-observacao-do-cliente',
}

const correio = await ligarCorreioQueRecusa()
afterAll(correio.desligar)
const programa = usarPrograma(async () => ({ SMTP_URL: correio.url }))
const { ligado, abrir, pedir, linhas } = programa

const semSessao = async () => {
  const { email, senha, token, cpf, link } = canarios
  await pedir('POST', '/auth/login', { corpo: { email, senha } })
  await pedir('POST', '/auth/login', { corpo: `{"email": "${email}", "senha": "${senha}` })
  await pedir('POST', '/auth/login', { corpo: { email, senha, cpf } })
  await pedir('POST', '/auth/recuperar-senha/enviar-email', { corpo: { email } })
  await pedir('POST', '/auth/senha', { corpo: { senha }, token })
  await pedir('GET', `/auth/recuperar-senha/validar-token?id=x&token=${token}`)
  await pedir('GET', '/auth/me', { token, cabecalhos: { cookie: canarios.cookie, 'x-request-id': cpf } })
  await pedir('GET', `/${cpf}`)
  await pedir('GET', `/cliente/%zz${cpf}`)
  await pedir('GET', `/cliente/${cpf.repeat(30)}`)
  await pedir('POST', '/assinante/identificar', {
    corpo: { t: link, final_cpf: '4725', data_nascimento: '1990-05-01' },
  })
  await pedir('POST', '/assinante/aceitar', { corpo: { texto_sha256: 'a'.repeat(64) }, token: link })
  await pedir('POST', '/fechada/conferir', { corpo: { sha256: 'a'.repeat(64) }, token: link })
  for (const caminho of ['/fechada/pdf', '/boleto/publico', '/boleto/publico/pdf'])
    await pedir('GET', `${caminho}?t=${link}`, { token: link })
  for (const pagina of ['assinante', 'fechada', 'boleto']) await abrir(`/${pagina}?t=${link}`)
  await pedir('POST', `/aviso-de-pagamento/${NINGUEM}`, {
    corpo: { evento: 'PAGO', pagador: canarios.nome, cpf, segredo: canarios.segredoDoAviso },
    cabecalhos: { 'webhook-id': cpf, 'webhook-signature': `v1,${canarios.segredoDoAviso}` },
  })
}

const umCliente = async (token: string) => {
  const { id: empresa_id } = await umaEmpresa(ligado().banco.db)
  const { nome, cpf, email, observacao, telefone, cpfEscrito } = canarios
  const corpo = dadosDeCliente(empresa_id, {
    ...{ nome, cpf_cnpj: cpf, email, observacoes: observacao },
    telefones: [telefoneDeTeste({ numero: telefone })],
  })
  const criar = () => pedir('POST', '/cliente', { corpo, token })
  expect((await criar()).status).toBe(201)
  expect((await criar()).status).toBe(422)
  await pedir('POST', '/cliente', { corpo: { ...corpo, cpf_cnpj: '52998224726', nomes: nome }, token })
  for (const busca of [cpf, cpfEscrito, nome, telefone, email])
    for (const lista of ['/cliente', '/cliente/consulta', '/cliente/exportar', '/usuario', '/venda'])
      await pedir('GET', `${lista}?busca=${encodeURIComponent(busca)}`, { token })
  await pedir('POST', '/cliente/semelhantes', { corpo: { cpf_cnpj: cpf, telefones: [telefone] }, token })
  return criar
}

/** While its table is away, every query about it fails with the values that it carries. */
const semTabela = async (tabela: string, acao: () => Promise<unknown>) => {
  const { pool } = ligado().banco
  await pool.query(`alter table ${tabela} rename to fora_daqui`)
  try {
    await acao()
  } finally {
    await pool.query(`alter table fora_daqui rename to ${tabela}`)
  }
}

test('dado pessoal, senha e segredo não saem do programa, aconteça o que acontecer', async () => {
  const sessao = await programa.entrar()
  const token = sessao.access_token
  await semSessao()
  const criarDeNovo = await umCliente(token)
  await semTabela('cliente', async () => {
    const { status } = await pedir('GET', `/cliente?busca=${canarios.cpf}`, { token })
    expect(status).toBe(500)
    expect((await criarDeNovo()).status).toBe(500)
  })
  await pedir('GET', '/auth/refresh', { token: sessao.refresh_token })
  // The administrator exists, so that a letter goes out and is refused.
  await pedir('POST', '/auth/recuperar-senha/enviar-email', { corpo: { email: ADMIN.email } })
  await vi.waitFor(() => expect(ligado().app.log()).toContain('falha na fila'), { timeout: 45_000 })
  await pedir('PUT', '/configuracao', {
    corpo: { versao: 1, smtp_host: 'x.invalid', smtp_usuario: 'x', smtp_senha: canarios.segredoDoSmtp },
    token,
  })
  await pedir('POST', '/configuracao/testar-email', { corpo: { para: canarios.email }, token })

  // Lines are written in batches. Only after the last one is it certain what is in none of them.
  await vi.waitFor(() => expect(ligado().app.log()).toContain('/api/configuracao/testar-email'), {
    timeout: 45_000,
  })
  expect(linhas().filter(({ msg }) => msg === 'falha ao responder').length).toBeGreaterThanOrEqual(2)
  const segredos = { ...canarios, admin: ADMIN.email, senhaDoAdmin: ADMIN.senha, ...sessao }
  for (const [nome, valor] of Object.entries(segredos))
    expect(ligado().app.log().includes(valor), nome).toBe(false)
})

test('a falha de um trabalho diz qual trabalho foi', () => {
  expect(linhas()).toContainEqual(
    expect.objectContaining({ msg: 'falha na fila', job: 'recuperacao', jobId: expect.any(String) }),
  )
})

test('cada pedido deixa uma linha JSON com o id que respondeu, a rota, a situação e quem pediu', async () => {
  const { access_token: token } = await programa.entrar()
  const eu = (await (await pedir('GET', '/auth/me', { token })).json()) as { id: string }
  const resposta = await pedir('GET', `/cliente/${NINGUEM}`, { token })
  const reqId = resposta.headers.get('x-request-id')
  await vi.waitFor(
    () =>
      expect(linhas()).toContainEqual({
        ...{ level: 30, time: expect.any(Number), ms: expect.any(Number) },
        ...{ reqId, metodo: 'GET', rota: '/api/cliente/:id', status: 404, usuario: eu.id },
      }),
    { timeout: 45_000 },
  )
})

test('a falha de um pedido tem o mesmo id que a sua resposta', async () => {
  const { access_token: token } = await programa.entrar()
  const respostas: Response[] = []
  await semTabela('cliente', async () => {
    respostas.push(await pedir('GET', '/cliente?busca=maria', { token }))
  })
  const reqId = respostas[0]?.headers.get('x-request-id')
  await vi.waitFor(
    () => expect(linhas()).toContainEqual(expect.objectContaining({ msg: 'falha ao responder', reqId })),
    { timeout: 45_000 },
  )
})
