import type { CanalVenda } from '@balcao/contract/provedor/canal-venda'
import { beforeAll, expect, test } from 'vitest'
import { edicaoDeUsuario } from '#acesso/usuario/usuario.fabrica.ts'
import { edicaoDePlano, umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { edicaoDePromocao, umaPromocao } from '#catalogo/promocao/promocao.fabrica.ts'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'

const s = usarServidor()
const caixa = { admin: '', leitora: '', minha: '', outra: '', canalMeu: '', canalAlheio: '' }
const ALHEIOS = /Empresa Secreta|Canal Secreto|Plano Secreto/

// A reader with one company. An administrator has linked records of hers to another company's.
beforeAll(async () => {
  const { db, fabrica } = s()
  const [minha, outra] = [await fabrica.empresa('Empresa Minha'), await fabrica.empresa('Empresa Secreta')]
  Object.assign(caixa, {
    minha: minha.id,
    outra: outra.id,
    admin: (await s().admin()).acesso,
    leitora: (await fabrica.pessoa({ grupo: 'Administrador', empresas: [minha.id] })).acesso,
    canalMeu: (await umCanal(db, { nome: 'Canal Meu', empresas: [minha.id] })).id,
    canalAlheio: (await umCanal(db, { nome: 'Canal Secreto', empresas: [outra.id] })).id,
  })
})

const mudar = async <R>(url: string, edicao: (atual: R) => object, mudancas: object) => {
  const { corpo: atual } = await s().pedir('GET', url, { token: caixa.admin })
  const corpo = { ...edicao(atual), ...mudancas }
  const { status, texto } = await s().pedir('PUT', url, { token: caixa.admin, corpo })
  expect(status, texto).toBe(200)
}
const edicaoDeCanal = ({ id: _, criado_em: __, atualizado_em: ___, editavel: ____, ...dados }: CanalVenda) =>
  dados
const historico = (url: string, token = caixa.leitora) => s().pedir('GET', `${url}/historico`, { token })
const valores = async (url: string, campo: string) => {
  const { status, corpo } = await historico(url)
  expect(status).toBe(200)
  return corpo.itens.flatMap((linha: { mudancas: { campo: string; antes: unknown; depois: unknown }[] }) =>
    linha.mudancas.filter((m) => m.campo === campo).map(({ antes, depois }) => [antes, depois]),
  )
}
const soParaQuemAlcanca = async (url: string) => {
  expect((await historico(url)).texto).not.toMatch(ALHEIOS)
  expect((await historico(url, caixa.admin)).texto).toMatch(ALHEIOS)
}

test('o histórico de um plano não diz as empresas nem os canais que quem lê não alcança', async () => {
  const url = `/plano/${(await umPlano(s().db, { empresas: [caixa.minha] })).id}`
  const canais = { todos_canais: false, canais: [caixa.canalMeu, caixa.canalAlheio] }
  await mudar(url, edicaoDePlano, { empresas: [caixa.minha, caixa.outra], ...canais })
  await mudar(url, edicaoDePlano, { empresas: [caixa.minha] })
  expect(await valores(url, 'empresas')).toEqual([
    [['Empresa Minha', 'de outra empresa'], ['Empresa Minha']],
    [['Empresa Minha'], ['Empresa Minha', 'de outra empresa']],
  ])
  expect(await valores(url, 'canais')).toEqual([[[], ['Canal Meu', 'de outra empresa']]])
  await soParaQuemAlcanca(url)
})

test('nem o de uma promoção os planos e os canais', async () => {
  const { db } = s()
  const meu = await umPlano(db, { nome: 'Plano Meu', empresas: [caixa.minha] })
  const alheio = await umPlano(db, { nome: 'Plano Secreto', empresas: [caixa.outra] })
  const url = `/promocao/${(await umaPromocao(db, { planos: [meu.id] })).id}`
  const canais = { todos_canais: false, canais: [caixa.canalAlheio] }
  await mudar(url, edicaoDePromocao, { planos: [meu.id, alheio.id], ...canais })
  await mudar(url, edicaoDePromocao, { planos: [meu.id] })
  expect(await valores(url, 'planos')).toEqual([
    [['Plano Meu', 'de outra empresa'], ['Plano Meu']],
    [['Plano Meu'], ['Plano Meu', 'de outra empresa']],
  ])
  await soParaQuemAlcanca(url)
})

test('nem o de um canal as empresas', async () => {
  const canal = await umCanal(s().db, { empresas: [caixa.minha] })
  const url = `/canal-venda/${canal.id}`
  await mudar(url, edicaoDeCanal, { empresas: [caixa.minha, caixa.outra] })
  await mudar(url, edicaoDeCanal, { empresas: [caixa.minha] })
  await soParaQuemAlcanca(url)
})

test('nem o de uma pessoa as empresas e o canal que ela teve', async () => {
  const pessoa = await s().fabrica.usuario({ empresas: [caixa.minha] })
  const url = `/usuario/${pessoa.id}`
  const meu = { empresas: [caixa.minha], canal_venda_id: caixa.canalMeu }
  await mudar(url, edicaoDeUsuario, { empresas: [caixa.outra], canal_venda_id: caixa.canalAlheio })
  await mudar(url, edicaoDeUsuario, meu)
  expect(await valores(url, 'canal_venda')).toEqual([
    ['de outra empresa', 'Canal Meu'],
    [null, 'de outra empresa'],
  ])
  await soParaQuemAlcanca(url)
})

test('o que mudou de nome continua com o nome que tinha, para quem o alcança', async () => {
  const { db } = s()
  const canal = await umCanal(db, { nome: 'Balcão Antigo', empresas: [caixa.minha] })
  const url = `/plano/${(await umPlano(db, { empresas: [caixa.minha] })).id}`
  await mudar(url, edicaoDePlano, { todos_canais: false, canais: [canal.id] })
  await mudar(`/canal-venda/${canal.id}`, edicaoDeCanal, { nome: 'Balcão Novo', empresas: [caixa.minha] })
  expect(await valores(url, 'canais')).toEqual([[[], ['Balcão Antigo']]])
})
