import { RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import { expect, test } from 'vitest'
import { arquivosDoAparelho } from './arquivos.ts'
import { novoId } from './novo-rascunho.ts'
import { umGuardado } from './rascunho.fabrica.ts'
import { rascunhosDoAparelho } from './rascunhos.ts'

test('cada pessoa só vê os próprios rascunhos, o mudado por último primeiro', async () => {
  const [ana, bia] = [novoId(), novoId()]
  const antigo = umGuardado({ usuario_id: ana, mudado_em: '2026-11-15T12:00:00.000Z' })
  const recente = umGuardado({ usuario_id: ana, mudado_em: '2026-11-16T12:00:00.000Z' })
  const alheio = umGuardado({ usuario_id: bia })
  for (const um of [antigo, recente, alheio]) await rascunhosDoAparelho.gravar(um, 0)

  expect((await rascunhosDoAparelho.listar(ana)).map(({ id }) => id)).toEqual([recente.id, antigo.id])
  expect(await rascunhosDoAparelho.ler(ana, alheio.id)).toBeNull()
  expect(await rascunhosDoAparelho.ler(bia, alheio.id)).toMatchObject({ id: alheio.id, revisao: 1 })
})

test('quem não sabe da última gravação não a sobrescreve', async () => {
  const meu = umGuardado()
  const com = (nome: string) => ({ ...meu, dados: { ...RASCUNHO_VAZIO, cliente: { nome } } })
  expect(await rascunhosDoAparelho.gravar(com('Ana'), 0)).toBe(1)
  expect(await rascunhosDoAparelho.gravar(com('Bia'), 1)).toBe(2)
  expect(await rascunhosDoAparelho.gravar(com('Caio'), 1)).toBeNull()
  expect((await rascunhosDoAparelho.ler(meu.usuario_id, meu.id))?.dados.cliente.nome).toBe('Bia')
})

test('de duas abas que gravam ao mesmo tempo, uma perde e sabe', async () => {
  const meu = umGuardado()
  const gravacoes = await Promise.all([1, 2, 3].map(() => rascunhosDoAparelho.gravar(meu, 0)))
  expect(gravacoes.filter((revisao) => revisao !== null)).toEqual([1])
})

test('excluir leva os arquivos daquela venda, e só os dela', async () => {
  const meu = umGuardado()
  const { usuario_id } = meu
  const arquivo = (venda_id: string) => ({
    usuario_id,
    venda_id,
    id: novoId(),
    tipo: 'DOCUMENTO_FRENTE' as const,
    nome: 'rg.jpg',
    mime: 'image/jpeg',
    bytes: new Uint8Array([1, 2, 3]).buffer,
    criado_em: '2026-11-16T12:00:00.000Z',
    enviado: false,
  })
  const outra = novoId()
  await rascunhosDoAparelho.gravar(meu, 0)
  await arquivosDoAparelho.gravar(arquivo(meu.id))
  await arquivosDoAparelho.gravar(arquivo(outra))
  await rascunhosDoAparelho.excluir(usuario_id, meu.id)

  expect(await rascunhosDoAparelho.ler(usuario_id, meu.id)).toBeNull()
  expect(await arquivosDoAparelho.listar(usuario_id, meu.id)).toEqual([])
  expect((await arquivosDoAparelho.listar(usuario_id, outra)).map(({ bytes }) => bytes.byteLength)).toEqual([
    3,
  ])
})

test('um rascunho de um formato anterior abre, e diz o que não coube', async () => {
  const antigo = umGuardado({ dados: { formato: 0, cliente: { nome: 'Ana', cpf: '1' } } })
  await rascunhosDoAparelho.gravar(antigo, 0)
  expect(await rascunhosDoAparelho.ler(antigo.usuario_id, antigo.id)).toMatchObject({
    dados: { cliente: { nome: 'Ana' } },
    perdidos: ['cliente.cpf'],
  })
})

test('os identificadores seguem a hora e não se repetem', () => {
  const ids = [1, 2, 300, 2 ** 40].map(novoId)
  expect(ids.toSorted()).toEqual(ids)
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(Array.from({ length: 1000 }, () => novoId(5))).size).toBe(1000)
})
