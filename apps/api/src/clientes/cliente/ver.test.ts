import { clienteApi } from '@balcao/contract/clientes/cliente/api'
import { expect, test } from 'vitest'
import { usarClientes } from '#testes/usar-clientes.ts'
import { enderecoDeTeste, telefoneDeTeste } from './cliente.fabrica.ts'

const { s, caixa, chamar, criar, alguem } = usarClientes()

const completo = () =>
  criar({
    email: 'maria@exemplo.com.br',
    rg: '12.345.678-9',
    nome_mae: 'Josefa da Silva',
    data_nascimento: '1980-05-03',
    observacoes: 'Prefere de manhã',
    telefones: [telefoneDeTeste({ numero: '+5511987654321' })],
    enderecos: [enderecoDeTeste({ latitude: -22.9, longitude: -47.06 })],
  })

const acessos = async (id: string) =>
  (await chamar('GET', `/${id}/acessos`)).corpo.itens.map((a: { acao: string; quem: string }) => [
    a.acao,
    a.quem,
  ])

const leitora = (empresas = [caixa.empresa]) =>
  s().fabrica.pessoa({ grupo: ['LISTAR.CLIENTE', 'VISUALIZAR.CLIENTE'], empresas })

test('o cliente inteiro é o que o contrato diz, e olhá-lo deixa uma linha por pessoa e meia hora', async () => {
  const { id } = await completo()
  const { corpo } = await chamar('GET', `/${id}`)
  expect(clienteApi.obter.resposta.parse(corpo)).toEqual(corpo)
  expect(corpo).toMatchObject({ empresa: 'Vale Net', mascarado: false, origem: 'CADASTRO' })
  expect(corpo.enderecos[0]).toMatchObject({ cidade: 'Campinas', uf: 'SP', latitude: -22.9 })
  await chamar('GET', `/${id}`)
  expect(await acessos(id)).toEqual([['VISUALIZAR', 'Administrador']])
  await s().pool.query(`update cliente_acesso set em = em - interval '31 minutes' where cliente_id = '${id}'`)
  await chamar('GET', `/${id}`)
  expect(await acessos(id)).toHaveLength(2)
})

test('quem só cria vendas vê mascarado, e isso não é um acesso', async () => {
  const { id, cpf_cnpj } = await completo()
  const { corpo } = await chamar('GET', `/${id}`, undefined, await alguem(['CRIAR.VENDA']))
  expect(clienteApi.obter.resposta.parse(corpo)).toEqual(corpo)
  expect(corpo).toMatchObject({ mascarado: true, email: 'm***@exemplo.com.br', data_nascimento: null })
  const texto = JSON.stringify(corpo)
  for (const segredo of [cpf_cnpj, '98765', 'Barão', 'Josefa', '12.345', 'manhã', '-22.9'])
    expect(texto).not.toContain(segredo)
  expect(await acessos(id)).toEqual([])
})

test('de outra empresa, ou de ninguém, a resposta é a mesma', async () => {
  const { id } = await completo()
  const estranho = await alguem(['VISUALIZAR.CLIENTE'], [(await s().fabrica.empresa('Longe Net')).id])
  const alheio = await chamar('GET', `/${id}`, undefined, estranho)
  const nenhum = await chamar('GET', '/0192f0c1-0000-7000-8000-000000000000', undefined, estranho)
  expect([alheio.status, alheio.corpo]).toEqual([404, nenhum.corpo])
  expect(await acessos(id)).toEqual([])
})

test.each(['', '/:id'])('um direito tirado ou dado vale já no pedido seguinte a %j', async (caminho) => {
  const { id } = await completo()
  const pessoa = await leitora()
  const olhar = async () => (await chamar('GET', caminho.replace(':id', id), undefined, pessoa.acesso)).status
  const grupo = `(select grupo_permissao_id from usuario where id = '${pessoa.id}')`
  const mudar = (sql: string) => s().pool.query(sql)
  expect(await olhar()).toBe(200)
  await mudar(`update grupo_permissao set permissoes = '{}' where id = ${grupo}`)
  expect(await olhar()).toBe(403)
  await mudar(
    `update grupo_permissao set permissoes = '{LISTAR.CLIENTE,VISUALIZAR.CLIENTE}' where id = ${grupo}`,
  )
  expect(await olhar()).toBe(200)
  await mudar(`delete from usuario_empresa where usuario_id = '${pessoa.id}'`)
  const semEmpresa = await chamar('GET', '', undefined, pessoa.acesso)
  expect(semEmpresa.corpo.itens).toEqual([])
  await mudar(
    `insert into usuario_empresa (usuario_id, empresa_id) values ('${pessoa.id}', '${caixa.empresa}')`,
  )
  expect(await olhar()).toBe(200)
  await mudar(`update usuario set ativo = false where id = '${pessoa.id}'`)
  expect(await olhar()).toBe(401)
  await mudar(`update usuario set ativo = true where id = '${pessoa.id}'`)
  expect(await olhar()).toBe(200)
  await mudar(`update sessao set encerrada_em = now() where usuario_id = '${pessoa.id}'`)
  expect(await olhar()).toBe(401)
})

test.each([
  "update sessao set encerrada_em = now() where usuario_id = '?'",
  "update sessao set expira_em = now() where usuario_id = '?'",
  "delete from sessao where usuario_id = '?'",
])('depois de %j o pedido seguinte não é atendido', async (fim) => {
  const { id } = await completo()
  const pessoa = await leitora()
  const olhar = async () => (await chamar('GET', `/${id}`, undefined, pessoa.acesso)).status
  expect([await olhar(), await olhar()]).toEqual([200, 200])
  await s().pool.query(fim.replace('?', pessoa.id))
  expect(await olhar()).toBe(401)
})

test('empresas que passam a outra pessoa, ou somem todas de uma vez, saem já no pedido seguinte', async () => {
  const { id } = await completo()
  const [ana, bia] = [await leitora(), await leitora([])]
  const olhar = async ({ acesso }: { acesso: string }) =>
    (await chamar('GET', `/${id}`, undefined, acesso)).status
  expect([await olhar(ana), await olhar(bia)]).toEqual([200, 404])
  await s().pool.query(`update usuario_empresa set usuario_id = '${bia.id}' where usuario_id = '${ana.id}'`)
  expect([await olhar(ana), await olhar(bia)]).toEqual([404, 200])
  await s().pool.query('truncate usuario_empresa')
  expect(await olhar(bia)).toBe(404)
})

test('quem está sendo alterado o tempo todo continua lendo', async () => {
  const { id } = await completo()
  const pessoa = await leitora()
  let lendo = true
  const alterar = async () => {
    const outroNome = `update usuario set nome = 'Eva ' || clock_timestamp() where id = '${pessoa.id}'`
    while (lendo) await s().pool.query(outroNome)
  }
  const alterando = alterar()
  const visto = new Set<number>()
  for (let vez = 0; vez < 60; vez++)
    for (const caminho of ['', `/${id}`, '/exportar'])
      visto.add((await chamar('GET', caminho, undefined, pessoa.acesso)).status)
  lendo = false
  await alterando
  expect([...visto]).toEqual([200])
})

test('de uma sessão encerrada nada é dito nem anotado, por mais errado que seja o pedido', async () => {
  const { id } = await completo()
  const pessoa = await leitora()
  const pedir = async (caminho: string) => (await chamar('GET', caminho, undefined, pessoa.acesso)).status
  expect(await pedir(`/${id}`)).toBe(200)
  await s().pool.query(`update sessao set encerrada_em = now() where usuario_id = '${pessoa.id}'`)
  for (const caminho of ['', `/${id}`, '/exportar', '?limite=0', '?cursor=zzz', '?busca=a', '/x'])
    expect(await pedir(caminho), caminho).toBe(401)
  expect(await acessos(id)).toHaveLength(1)
  const { corpo } = await s().pedir('GET', `/usuario/${pessoa.id}/historico`, { token: caixa.token })
  expect(corpo.itens.map((linha: { acao: string }) => linha.acao)).not.toContain('EXPORTAR')
})

test('uma cidade que muda de nome muda na lista', async () => {
  await completo()
  await s().pool.query(`update municipio set nome = 'Nova Campinas' where codigo = 3509502`)
  const { corpo } = await chamar('GET', '?busca=maria')
  expect(corpo.itens[0].cidade).toBe('Nova Campinas')
  await s().pool.query(`update municipio set nome = 'Campinas' where codigo = 3509502`)
})
