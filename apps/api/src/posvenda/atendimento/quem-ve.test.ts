import type { Atendimento } from '@balcao/contract/posvenda/atendimento'
import { expect, test } from 'vitest'
import { usarAtendimentos } from '#testes/usar-atendimentos.ts'

const { s, caixa, umContrato, alguem, pedir, aberto, agir, feito } = usarAtendimentos()

test('sem ver clientes, o telefone vem oculto, também no histórico; devolvido como veio, fica como estava', async () => {
  const { acesso } = await alguem(['LISTAR.ATENDIMENTO', 'EDITAR.ATENDIMENTO'])
  const novo = await aberto()
  const dadosDe = ({ tipo, prioridade, canal, assunto, solicitante_nome, ...resto }: Atendimento) => ({
    ...{ tipo, prioridade, canal, assunto, solicitante_nome },
    solicitante_telefone: resto.solicitante_telefone,
  })
  await feito(novo, 'editar', { ...dadosDe(novo), solicitante_telefone: '(19) 3232-4000' })
  const { corpo: visto, texto } = await pedir('GET', `/${novo.id}`, undefined, acesso)
  expect(visto.solicitante_telefone).toBe('(19) ****-4000')
  expect(visto.historico.at(-1).detalhe).toBe('Telefone: (19) *****-4321 → (19) ****-4000')
  expect(texto).not.toMatch(/87654321|32324000/)

  const dados = { ...dadosDe(visto), assunto: 'Outro assunto' }
  const outro = { ...dados, solicitante_telefone: '(19) ****-4001' }
  const recusado = await agir(visto, 'editar', outro, acesso)
  expect([recusado.status, recusado.corpo.message]).toEqual([422, 'Telefone inválido'])
  const editado = await feito(visto, 'editar', dados, acesso)
  expect(await feito(visto, 'editar', dados, acesso)).toEqual(editado)
  expect((await agir(visto, 'editar', outro, acesso)).status).toBe(409)
  expect(editado.historico.at(-1)?.detalhe).toBe('Assunto: Internet lenta à noite → Outro assunto')
  expect((await pedir('GET', `/${novo.id}`)).corpo.solicitante_telefone).toBe('+551932324000')
  await feito(editado, 'editar', { ...dados, solicitante_telefone: null }, acesso)
  expect((await pedir('GET', `/${novo.id}`)).corpo.solicitante_telefone).toBeNull()
})

test('sem ver clientes, repetir a edição não confirma o telefone que se adivinha', async () => {
  const { acesso } = await alguem(['LISTAR.ATENDIMENTO', 'EDITAR.ATENDIMENTO'])
  const { id } = await aberto({ solicitante_telefone: '+5519987654321' })
  const { corpo: visto } = await pedir('GET', `/${id}`, undefined, acesso)
  const { tipo, prioridade, canal, solicitante_nome, solicitante_telefone } = visto
  const dados = { tipo, prioridade, canal, solicitante_nome, assunto: 'Outro assunto' }
  await feito(visto, 'editar', { ...dados, solicitante_telefone }, acesso)
  const repetida = (telefone: string) =>
    agir(visto, 'editar', { ...dados, solicitante_telefone: telefone }, acesso)
  const [certo, errado] = [await repetida('+5519987654321'), await repetida('+5519911114321')]
  expect([errado.status, errado.texto]).toEqual([certo.status, certo.texto])
  expect((await repetida('+5519987654322')).status).toBe(409)
  expect((await pedir('GET', `/${id}`)).corpo.solicitante_telefone).toBe('+5519987654321')
})

test('ler um atendimento é olhar o cliente: fica anotado uma vez, e só de quem vê os dados', async () => {
  const { contrato, cliente } = await umContrato()
  const { id } = await aberto({ cliente_plano_id: contrato })
  const olhadas = async (usuarioId: string) =>
    (
      await s().pool.query('select acao from cliente_acesso where cliente_id = $1 and usuario_id = $2', [
        cliente,
        usuarioId,
      ])
    ).rows
  const semVer = await alguem(['LISTAR.ATENDIMENTO'])
  for (const token of [caixa.token, caixa.token, semVer.acesso])
    expect((await pedir('GET', `/${id}`, undefined, token)).status).toBe(200)
  expect(await olhadas(caixa.quem)).toEqual([{ acao: 'VISUALIZAR' }])
  expect(await olhadas(semVer.id)).toEqual([])
})

test('de quem é o contrato diz-se só no endereço do titular de agora; sob o antigo, ele não existe', async () => {
  const { cliente: antigo, contrato } = await umContrato()
  const { cliente: novo } = await umContrato({ nome: 'Ana Nova' })
  const sob = async (cliente: string, token = caixa.token) =>
    pedir('GET', `/contrato?cliente_plano_id=${contrato}&cliente_id=${cliente}`, undefined, token)
  const { acesso: soVe } = await alguem(['LISTAR.ATENDIMENTO'])
  const { acesso: deFora } = await alguem(undefined, [(await s().fabrica.empresa()).id])
  expect((await sob(antigo, soVe)).corpo).toMatchObject({ cliente: { id: antigo } })
  expect((await sob(novo)).status).toBe(404)
  await s().pool.query('update cliente_plano set cliente_id = $1 where id = $2', [novo, contrato])
  expect((await sob(antigo)).status).toBe(404)
  expect((await sob(novo)).corpo).toEqual({
    cliente: { id: novo, nome: 'Ana Nova' },
    plano: expect.any(String),
  })
  expect((await sob(novo, deFora)).status).toBe(404)
})
