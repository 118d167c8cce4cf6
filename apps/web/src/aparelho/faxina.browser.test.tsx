import { RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import { expect, test } from 'vitest'
import { arquivosDoAparelho } from './arquivos.ts'
import { limparAparelho } from './faxina.ts'
import { novoId } from './novo-rascunho.ts'
import { umGuardado } from './rascunho.fabrica.ts'
import { rascunhosDoAparelho } from './rascunhos.ts'
import { saidaDoAparelho } from './saida.ts'

const HOJE = Date.parse('2026-11-16T12:00:00Z')
const DIA_MS = 24 * 60 * 60_000
const haDias = (dias: number) => new Date(HOJE - dias * DIA_MS).toISOString()

const guardar = async (usuario_id: string, dias: number, a_enviar = false) => {
  const um = umGuardado({ usuario_id, mudado_em: haDias(dias), a_enviar })
  await rascunhosDoAparelho.gravar(um, 0)
  await guardarArquivo(usuario_id, um.id)
  return um.id
}
const guardarArquivo = (usuario_id: string, venda_id: string) =>
  arquivosDoAparelho.gravar({
    usuario_id,
    venda_id,
    id: novoId(),
    tipo: 'AUDIO_ACEITE',
    nome: 'aceite.webm',
    mime: 'audio/webm',
    bytes: new ArrayBuffer(8),
    criado_em: haDias(0),
    enviado: false,
  })

test('passado o prazo do provedor, rascunhos e arquivos saem do aparelho, de quem quer que sejam', async () => {
  const [ana, bia] = [novoId(), novoId()]
  const [novo, velho, alheio] = [await guardar(ana, 29), await guardar(ana, 31), await guardar(bia, 31)]
  await limparAparelho(30, HOJE)
  expect((await rascunhosDoAparelho.listar(ana)).map(({ id }) => id)).toEqual([novo])
  expect(await arquivosDoAparelho.listar(ana, novo)).toHaveLength(1)
  expect(await arquivosDoAparelho.listar(ana, velho)).toEqual([])
  expect(await rascunhosDoAparelho.listar(bia)).toEqual([])
  expect(await arquivosDoAparelho.listar(bia, alheio)).toEqual([])
})

test('o que o servidor não tem fica mais uma semana: o relógio podia estar errado quando se digitou', async () => {
  const ana = novoId()
  const deOutraData = await guardar(ana, 2_000, true)
  const ficou = async () => (await rascunhosDoAparelho.listar(ana)).map(({ id }) => id)
  await limparAparelho(30, HOJE)
  await limparAparelho(30, HOJE + 6 * DIA_MS)
  expect(await ficou()).toEqual([deOutraData])
  expect(await arquivosDoAparelho.listar(ana, deOutraData)).toHaveLength(1)
  await limparAparelho(30, HOJE + 8 * DIA_MS)
  expect(await ficou()).toEqual([])
})

test('quem volta ao rascunho nessa semana recomeça a conta', async () => {
  const ana = novoId()
  const id = await guardar(ana, 2_000, true)
  await limparAparelho(30, HOJE)
  await rascunhosDoAparelho.gravar(umGuardado({ usuario_id: ana, id, mudado_em: haDias(0) }), 1)
  await limparAparelho(30, HOJE + 8 * DIA_MS)
  expect(await rascunhosDoAparelho.listar(ana)).toHaveLength(1)
})

test('uma venda pronta que ainda não foi enviada fica inteira, por mais velha que seja', async () => {
  const ana = novoId()
  const velho = await guardar(ana, 90)
  await saidaDoAparelho.por(ana, { id: velho, dados: RASCUNHO_VAZIO, total_mostrado: 1 })
  await limparAparelho(30, HOJE)
  expect(await rascunhosDoAparelho.listar(ana)).toHaveLength(1)
  expect(await arquivosDoAparelho.listar(ana, velho)).toHaveLength(1)
  expect(await saidaDoAparelho.listar(ana)).toHaveLength(1)
})

test('o protocolo de uma enviada some da saída depois de uma semana; um arquivo sem venda, na hora', async () => {
  const ana = novoId()
  const [recente, antiga] = [novoId(), novoId()]
  for (const [id, dias] of [
    [recente, 6],
    [antiga, 8],
  ] as const)
    await saidaDoAparelho.gravar({
      usuario_id: ana,
      id,
      envio: null,
      situacao: 'ENVIADA',
      protocolo: 1,
      recusa: null,
      posta_em: haDias(dias),
      mudada_em: haDias(dias),
    })
  await guardarArquivo(ana, recente)
  await limparAparelho(30, HOJE)
  expect((await saidaDoAparelho.listar(ana)).map(({ id }) => id)).toEqual([recente])
  expect(await arquivosDoAparelho.listar(ana, recente)).toEqual([])
})
