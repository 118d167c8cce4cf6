import type { DadosRecurso } from '@balcao/contract/catalogo/recurso'
import { beforeAll, expect, test } from 'vitest'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { retratoDoBanco } from '#testes/recusas.ts'
import { dadosDeRecurso } from './recurso.fabrica.ts'

const s = usarServidor()
const caixa = { token: '' }
beforeAll(async () => {
  caixa.token = (await s().admin()).acesso
})

const pedir = (metodo: 'GET' | 'POST' | 'PUT' | 'DELETE', resto = '', corpo?: object) =>
  s().pedir(metodo, `/recurso${resto}`, { token: caixa.token, ...(corpo && { corpo }) })
const criar = (mudancas: Partial<DadosRecurso>) => pedir('POST', '', dadosDeRecurso(mudancas))
const historico = async (id: string) => (await pedir('GET', `/${id}/historico`)).corpo.itens

test('criar põe no fim da ordem, obter devolve o mesmo, e o histórico diz quem fez', async () => {
  const { corpo: antes } = await pedir('GET')
  const { status, corpo } = await criar({ nome: ' Instalação grátis ', descricao: ' ', cor: '#FF6600' })
  expect(status).toBe(201)
  expect(corpo).toMatchObject({
    nome: 'Instalação grátis',
    descricao: null,
    cor: '#ff6600',
    ordem: antes.length + 1,
    planos: 0,
    versao: 1,
  })
  expect((await pedir('GET', `/${corpo.id}`)).corpo).toEqual(corpo)
  expect((await pedir('GET')).corpo.at(-1)).toEqual(corpo)
  expect((await historico(corpo.id))[0]).toMatchObject({ acao: 'CRIAR', quem: 'Administrador' })
})

test.each([
  [{ nome: 'X' }, 'nome', 'Mínimo de 2 caracteres'],
  [{ nome: 'x'.repeat(61) }, 'nome', 'Máximo de 60 caracteres'],
  [{ icone: 'tabler:nao-existe' }, 'icone', 'Este ícone não existe'],
  [{ icone: 'mdi:wifi' }, 'icone', 'Este ícone não existe'],
  [{ icone: 'tabler:constructor' }, 'icone', 'Este ícone não existe'],
  [{ icone: '<svg>' }, 'icone', 'Ícone inválido'],
  [{ cor: 'red' }, 'cor', 'Cor inválida'],
  [{ cor: '#fff;background:url(x)' }, 'cor', 'Cor inválida'],
])('recusa %j no campo, e nada fica gravado', async (mudancas, campo, texto) => {
  const antes = await retratoDoBanco(s().pool)
  const { status, corpo } = await criar(mudancas)
  expect([400, 422]).toContain(status)
  expect(corpo.campos).toEqual({ [campo]: [texto] })
  expect(await retratoDoBanco(s().pool)).toEqual(antes)
})

test('o mesmo nome, com outros acentos ou caixa, é recusado no campo ao criar e ao editar; com outra pontuação é outro', async () => {
  await criar({ nome: 'Suporte 24 horas' })
  const { corpo: outro } = await criar({ nome: 'Antivírus' })
  const recusa = { status: 422, corpo: { campos: { nome: ['Já existe um recurso com este nome'] } } }
  expect(await criar({ nome: 'SUPÓRTE 24 horas' })).toMatchObject(recusa)
  expect((await criar({ nome: 'Suporte 24-horas' })).status).toBe(201)
  const edicao = { ...dadosDeRecurso({ nome: 'suporte 24 horas' }), versao: outro.versao }
  expect(await pedir('PUT', `/${outro.id}`, edicao)).toMatchObject(recusa)
})

test('editar muda só o que mudou; versão velha → 409 com o registro atual; sem versão → 428', async () => {
  const { corpo: criado } = await criar({ nome: 'IP fixo' })
  const edicao = dadosDeRecurso({ nome: 'IP fixo', cor: '#0033a1' })
  const primeira = await pedir('PUT', `/${criado.id}`, { ...edicao, versao: 1 })
  expect(primeira.corpo).toMatchObject({ cor: '#0033a1', versao: 2, ordem: criado.ordem })
  const [linha] = await historico(criado.id)
  expect(linha.mudancas).toEqual([{ campo: 'cor', antes: null, depois: '#0033a1' }])
  expect(await pedir('PUT', `/${criado.id}`, { ...edicao, versao: 1 })).toMatchObject({
    status: 409,
    corpo: { codigo: 'VERSAO_DESATUALIZADA', atual: primeira.corpo },
  })
  expect((await pedir('PUT', `/${criado.id}`, edicao)).status).toBe(428)
})

test('em uso não se exclui, e a recusa diz por quais planos; livre, some e fecha a ordem', async () => {
  const { corpo: recurso } = await criar({ nome: 'Roteador incluso' })
  const { corpo: seguinte } = await criar({ nome: 'Depois do roteador' })
  const [empresa, outra] = [await s().fabrica.empresa(), await s().fabrica.empresa()]
  const planos = [
    await umPlano(s().db, { nome: 'Fibra 300', recursos: [recurso.id], empresas: [empresa.id] }),
    await umPlano(s().db, { nome: 'Fibra 500', recursos: [recurso.id], empresas: [outra.id] }),
  ]
  expect((await pedir('GET', `/${recurso.id}`)).corpo.planos).toBe(2)
  const excluir = () => pedir('DELETE', `/${recurso.id}`)
  const recusa = (nomes: string) => ({
    status: 409,
    corpo: {
      codigo: 'EM_USO',
      message: `Este recurso não pode ser excluído enquanto estiver em uso: 2 planos (${nomes}).`,
    },
  })
  expect(await excluir()).toMatchObject(recusa('Fibra 300, Fibra 500'))

  await s().pool.query('update plano set excluido_em = now() where id = any($1)', [planos.map((p) => p.id)])
  expect((await excluir()).status).toBe(200)
  expect((await excluir()).status).toBe(404)
  expect((await pedir('GET', `/${recurso.id}`)).status).toBe(404)
  expect((await pedir('GET', `/${seguinte.id}`)).corpo.ordem).toBe(recurso.ordem)
  expect((await criar({ nome: 'Roteador Incluso' })).status).toBe(201)
})

test('quem tem algumas empresas muda e exclui só o que nenhum plano de outra usa', async () => {
  const [minha, outra] = [await s().fabrica.empresa(), await s().fabrica.empresa()]
  const { acesso: token } = await s().fabrica.pessoa({ grupo: 'Administrador', empresas: [minha.id] })
  const { corpo: recurso } = await criar({ nome: 'Aplicativo' })
  await umPlano(s().db, { nome: 'Meu', recursos: [recurso.id], empresas: [minha.id] })
  const editar = (nome: string, versao: number) =>
    s().pedir('PUT', `/recurso/${recurso.id}`, { token, corpo: { ...dadosDeRecurso({ nome }), versao } })
  expect((await editar('Aplicativo novo', 1)).status).toBe(200)
  await umPlano(s().db, { nome: 'Alheio', recursos: [recurso.id], empresas: [outra.id] })
  const recusa = {
    status: 403,
    corpo: {
      message:
        'Este recurso está em planos de empresas que não são suas: só quem tem todas elas pode mudá-lo',
    },
  }
  expect(await editar('Outro nome', 2)).toMatchObject(recusa)
  expect(await s().pedir('DELETE', `/recurso/${recurso.id}`, { token })).toMatchObject(recusa)
  expect((await pedir('GET', `/${recurso.id}`)).corpo).toMatchObject({ nome: 'Aplicativo novo', versao: 2 })
})

test('a lista vem em ordem, busca sem acento e sai em CSV como filtrada', async () => {
  await criar({ nome: 'Nuvem pessoal', descricao: 'Cópia de segurança das fotos', icone: 'tabler:cloud' })
  const { corpo } = await pedir('GET', '?busca=copia%20fotos')
  expect(corpo.map((r: { nome: string }) => r.nome)).toEqual(['Nuvem pessoal'])
  const ordens = (await pedir('GET')).corpo.map((r: { ordem: number }) => r.ordem)
  expect(ordens).toEqual(ordens.map((_: number, i: number) => i + 1))
  expect((await pedir('GET', '/exportar?busca=copia')).texto).toBe(
    `\uFEFFPosição;Nome;Descrição;Ícone;Cor;Planos\r\n${corpo[0].ordem};Nuvem pessoal;Cópia de segurança das fotos;tabler:cloud;;0\r\n`,
  )
})
