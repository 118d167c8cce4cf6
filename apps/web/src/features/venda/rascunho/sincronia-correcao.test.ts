import { codigosDoRascunho, RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import type { CorrecaoAberta } from '@balcao/contract/vendas/rascunho-aberto-api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErroHttp } from '#http/erro.ts'
import { umAparelho, umaAba, umServidor } from './lugares.fabrica.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const DADOS = { ...RASCUNHO_VAZIO, cliente: { nome: 'Maria Souza' } }
const CORRIGE = { protocolo: 1234, versao: 3, situacao: 'PENDENTE', motivo: 'A foto está escura' }
const VENDA = {
  id: '019a0000-0000-7000-8000-000000000001',
  dados: DADOS,
  etapa: 'revisao',
  dispositivo: '',
  versao: null,
  criado_em: '2026-11-16T12:00:00.000Z',
  atualizado_em: '2026-11-16T12:00:00.000Z',
  corrige: CORRIGE as CorrecaoAberta,
} as const

const lugares = () => {
  const servidor = umServidor()
  servidor.venda = VENDA
  return { servidor, aparelho: umAparelho() }
}
const enviada = () => new ErroHttp(409, { codigo: codigosDoRascunho.enviado, message: '', errors: [] })

test('a venda que voltou abre com o que foi digitado nela, e fica logo no aparelho, para quando não houver rede', async () => {
  const onde = lugares()
  const aba = await umaAba(onde)
  expect(aba.aberto()).toMatchObject({
    conteudo: { dados: DADOS, corrige: { protocolo: 1234, versao: 3 } },
    salvo: { noServidor: null, aEnviar: false },
    fim: null,
  })
  expect(onde.aparelho.guardado()).toMatchObject({ dados: DADOS, versao: null, corrige: { versao: 3 } })
  expect(onde.servidor.guardado()).toBeNull()

  onde.servidor.rede = false
  const semRede = await umaAba(onde)
  expect(semRede.aberto().conteudo.corrige?.motivo).toMatch(/foto/)
})

test('mudada, vai ao servidor com a versão da venda, e continua em outro aparelho', async () => {
  const { servidor, aparelho } = lugares()
  const celular = await umaAba({ servidor, aparelho })
  celular.digitar('Maria Sousa')
  await celular.guardarTudo()
  expect(servidor.guardado()).toMatchObject({ versao: 1, corrige: { versao: 3 } })
  const mesa = await umaAba({ servidor, aparelho: umAparelho() })
  expect([mesa.nome(), mesa.aberto().conteudo.corrige?.versao]).toEqual(['Maria Sousa', 3])
})

test('olhar as etapas de uma correção não faz dela um rascunho', async () => {
  const onde = lugares()
  const aba = await umaAba(onde)
  aba.mudar({ anexos: ['DOCUMENTO_FRENTE'] }, false)
  aba.mudar({ etapa: 'endereco' }, true)
  await aba.guardarTudo()
  expect([onde.servidor.guardado(), onde.aparelho.guardado()?.a_enviar]).toEqual([null, false])
  aba.digitar('Maria Sousa')
  await aba.guardarTudo()
  expect(onde.servidor.guardado()).toMatchObject({ etapa: 'endereco', corrige: { versao: 3 } })
})

test('descartada em outro lugar, diz-se isso, em vez de voltar sozinha ao que a venda era', async () => {
  const { servidor, aparelho } = lugares()
  const aba = await umaAba({ servidor, aparelho })
  aba.digitar('Maria Sousa')
  await aba.guardarTudo()
  servidor.apagar()
  await aba.conferir()
  expect([aba.aberto().fim, aba.nome()]).toEqual(['descartado', 'Maria Sousa'])
})

test('enviada de outro aparelho, a daqui acaba', async () => {
  const { servidor, aparelho } = lugares()
  const aba = await umaAba({ servidor, aparelho })
  aba.digitar('Maria Sousa')
  await aba.guardarTudo()
  servidor.recusar = enviada()
  await aba.conferir()
  expect(aba.aberto().fim).toBe('enviado')
})

test('de uma venda que não se corrige, não se abre uma venda nova com o mesmo identificador', async () => {
  const { servidor, aparelho } = lugares()
  servidor.recusar = enviada()
  const aba = await umaAba({ servidor, aparelho })
  expect(aba.aberto().fim).toBe('enviado')
  expect(aparelho.guardado()).toBeNull()
})

test('um rascunho que foi enviado em outro aparelho, e voltou, não vira correção por si', async () => {
  const { servidor, aparelho } = lugares()
  servidor.venda = null
  const aba = await umaAba({ servidor, aparelho })
  aba.digitar('Ana')
  await aba.guardarTudo()
  servidor.apagar()
  servidor.venda = VENDA
  await aba.conferir()
  expect([aba.aberto().fim, aba.nome()]).toEqual(['enviado', 'Ana'])
})
