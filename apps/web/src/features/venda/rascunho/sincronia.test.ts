import { codigosDoRascunho } from '@balcao/contract/vendas/rascunho'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErroHttp } from '#http/erro.ts'
import { umAparelho, umaAba, umServidor } from './lugares.fabrica.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const lugares = () => ({ aparelho: umAparelho(), servidor: umServidor() })
/** Lets what was asked for of the device and the server happen, without letting time pass. */
const assentar = () => vi.advanceTimersByTimeAsync(0)

test('cada mudança vai ao aparelho na hora, e ao servidor em repouso', async () => {
  const onde = lugares()
  const aba = await umaAba(onde)
  aba.digitar('A')
  aba.digitar('Ana')
  expect(aba.aberto().salvo).toMatchObject({ noAparelho: false, aEnviar: true, noServidor: null })
  await assentar()
  expect(aba.aberto().salvo).toMatchObject({ noAparelho: true, aEnviar: true, noServidor: null })
  expect(onde.aparelho.guardado()?.dados).toMatchObject({ cliente: { nome: 'Ana' } })

  await vi.advanceTimersByTimeAsync(4_900)
  expect(onde.servidor.guardado()).toBeNull()
  await vi.advanceTimersByTimeAsync(200)
  expect(onde.servidor.guardado()).toMatchObject({ versao: 1, dados: { cliente: { nome: 'Ana' } } })
  expect(aba.aberto().salvo).toMatchObject({ noAparelho: true, aEnviar: false })
  expect(onde.aparelho.guardado()).toMatchObject({ versao: 1, a_enviar: false, sem_resposta: [] })
})

test('aberto em outro aparelho, vem do servidor e fica guardado também ali', async () => {
  const { servidor, aparelho } = lugares()
  const celular = await umaAba({ servidor, aparelho })
  celular.digitar('Ana')
  await celular.guardarTudo()
  const onde = { servidor, aparelho: umAparelho() }
  const mesa = await umaAba(onde)
  expect(mesa.nome()).toBe('Ana')
  expect(onde.aparelho.guardado()).toMatchObject({ versao: 1, a_enviar: false })
})

test('mudado só no outro aparelho, aqui se vê o mais novo, sem pergunta', async () => {
  const { servidor, aparelho } = lugares()
  const celular = await umaAba({ servidor, aparelho })
  celular.digitar('Ana')
  await celular.guardarTudo()
  const mesa = await umaAba({ servidor, aparelho: umAparelho() })
  mesa.digitar('Ana Souza')
  await mesa.guardarTudo()
  await celular.conferir()
  expect(celular.nome()).toBe('Ana Souza')
  expect(celular.aberto().conflito).toBeNull()
})

test('passar de etapa não é mudar: o que veio do outro aparelho vale, sem pergunta', async () => {
  const { servidor, aparelho } = lugares()
  const celular = await umaAba({ servidor, aparelho })
  celular.digitar('Ana')
  await celular.guardarTudo()
  const mesa = await umaAba({ servidor, aparelho: umAparelho() })
  mesa.digitar('Ana Souza')
  await mesa.guardarTudo()
  celular.mudar({ etapa: 'endereco' }, true)
  await celular.guardarTudo()
  await vi.advanceTimersByTimeAsync(10)
  expect(celular.aberto()).toMatchObject({ conflito: null, salvo: { aEnviar: false } })
  expect(celular.nome()).toBe('Ana Souza')
  expect(servidor.guardado()).toMatchObject({ etapa: 'endereco', dados: { cliente: { nome: 'Ana Souza' } } })
})

test('uma etapa que passa avisa três vezes: mudou, está no aparelho, está no servidor', async () => {
  const aba = await umaAba(lugares())
  aba.digitar('Ana')
  await aba.guardarTudo()
  let avisos = 0
  const calar = aba.assinar(() => {
    avisos++
  })
  aba.mudar({ etapa: 'endereco' }, true)
  await aba.guardarTudo()
  await assentar()
  expect(aba.aberto().salvo).toMatchObject({ noAparelho: true, aEnviar: false })
  expect(avisos).toBe(3)
  calar()
})

test('o que foi lido no áudio fica no aparelho, e não vai ao servidor', async () => {
  const onde = lugares()
  const aba = await umaAba(onde)
  aba.digitar('Ana')
  aba.mudar({ lido: { plano: 'Fibra 500' } }, false)
  await aba.guardarTudo()
  expect((await umaAba(onde)).aberto().conteudo.lido).toEqual({ plano: 'Fibra 500' })
  const emOutro = await umaAba({ ...onde, aparelho: umAparelho() })
  expect(emOutro.aberto().conteudo.lido).toBeNull()
})

test('passar de etapa sem nada digitado, ou só com o que o programa preencheu, não deixa rascunho', async () => {
  const onde = lugares()
  const aba = await umaAba({ ...onde, novo: true })
  aba.preencher({ dia_vencimento: 10 })
  aba.mudar({ etapa: 'endereco' }, true)
  await aba.guardarTudo()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(onde.aparelho.guardado()).toBeNull()
  expect(onde.servidor.guardado()).toBeNull()
  aba.digitar('Ana')
  await aba.guardarTudo()
  expect(onde.servidor.guardado()).toMatchObject({ etapa: 'endereco', dados: { dia_vencimento: 10 } })
})

const mudadoEmDois = async () => {
  const { servidor, aparelho } = lugares()
  const celular = await umaAba({ servidor, aparelho })
  celular.digitar('Ana')
  await celular.guardarTudo()
  const mesa = await umaAba({ servidor, aparelho: umAparelho(), dispositivo: 'Firefox em Windows' })
  servidor.rede = false
  celular.digitar('Ana no celular')
  await celular.guardarTudo()
  servidor.rede = true
  mesa.digitar('Ana na mesa')
  await mesa.guardarTudo()
  return { servidor, celular, mesa }
}

test('mudado em dois aparelhos, nada é sobrescrito até a pessoa escolher', async () => {
  const { servidor, celular } = await mudadoEmDois()
  await celular.guardarTudo()
  expect(celular.aberto().conflito).toMatchObject({
    dispositivo: 'Firefox em Windows',
    dados: { cliente: { nome: 'Ana na mesa' } },
  })
  expect(celular.nome()).toBe('Ana no celular')
  celular.digitar('Ana no celular, ainda')
  await celular.guardarTudo()
  expect(servidor.guardado()?.dados.cliente.nome).toBe('Ana na mesa')

  celular.resolver(celular.aberto().conteudo.dados)
  await assentar()
  expect(servidor.guardado()).toMatchObject({
    versao: 3,
    dados: { cliente: { nome: 'Ana no celular, ainda' } },
  })
  expect(celular.aberto()).toMatchObject({ conflito: null, salvo: { aEnviar: false } })
})

test('escolhida a outra versão, é ela que fica nos dois lugares', async () => {
  const { servidor, celular } = await mudadoEmDois()
  await celular.conferir()
  const { conflito } = celular.aberto()
  if (!conflito) throw new Error('sem conflito')
  celular.resolver(conflito.dados)
  await assentar()
  expect(celular.nome()).toBe('Ana na mesa')
  expect(servidor.guardado()?.dados.cliente.nome).toBe('Ana na mesa')
})

test('uma resposta perdida no caminho não é conflito com ninguém, nem depois de recarregar', async () => {
  const onde = lugares()
  const aba = await umaAba(onde)
  onde.servidor.perderResposta = true
  aba.digitar('Ana')
  await aba.guardarTudo()
  onde.servidor.perderResposta = false
  aba.digitar('Ana Souza')
  await assentar()

  const recarregada = await umaAba(onde)
  recarregada.digitar('Ana Souza Lima')
  await recarregada.guardarTudo()
  await vi.advanceTimersByTimeAsync(10)
  expect(recarregada.aberto().conflito).toBeNull()
  expect(onde.servidor.guardado()?.dados.cliente.nome).toBe('Ana Souza Lima')
})

test('sem rede o aparelho guarda, e de volta a rede o servidor recebe', async () => {
  const onde = lugares()
  onde.servidor.rede = false
  const aba = await umaAba({ ...onde, novo: true })
  aba.digitar('Ana')
  await aba.guardarTudo()
  expect(aba.aberto().salvo).toMatchObject({ noAparelho: true, aEnviar: true, noServidor: null })
  onde.servidor.rede = true
  const reaberta = await umaAba(onde)
  await assentar()
  expect(reaberta.nome()).toBe('Ana')
  expect(onde.servidor.guardado()?.dados.cliente.nome).toBe('Ana')
})

test('sem rede e sem estar no aparelho, diz que não dá; com rede, abre', async () => {
  const onde = lugares()
  onde.servidor.rede = false
  const aba = await umaAba(onde)
  expect(aba.estado()).toMatchObject({ tipo: 'inacessivel' })
  onde.servidor.rede = true
  await aba.abrir()
  expect(aba.estado()).toMatchObject({ tipo: 'aberto' })
})

test.each([
  ['cheio', new DOMException('', 'QuotaExceededError')],
  ['recusado', new DOMException('', 'SecurityError')],
] as const)('aparelho %s: diz-se por quê, e o servidor guarda logo', async (falha, erro) => {
  const onde = lugares()
  onde.aparelho.falha = erro
  const aba = await umaAba({ ...onde, novo: true })
  aba.digitar('Ana')
  await assentar()
  expect(aba.aberto().salvo).toMatchObject({ noAparelho: false, falha })
  await vi.advanceTimersByTimeAsync(1_100)
  expect(onde.servidor.guardado()?.dados.cliente.nome).toBe('Ana')

  onde.aparelho.falha = null
  aba.digitar('Ana Souza Lima')
  await assentar()
  expect(aba.aberto().salvo).toMatchObject({ noAparelho: true, falha: null })
})

test('outra aba do mesmo aparelho: a parada segue a que digita; as duas digitando, pergunta-se', async () => {
  const onde = lugares()
  const uma = await umaAba(onde)
  uma.digitar('Ana')
  await assentar()
  const outra = await umaAba(onde)
  outra.digitar('Ana Souza')
  await assentar()
  await uma.relerAqui()
  expect(uma.nome()).toBe('Ana Souza')

  outra.digitar('Ana de lá')
  await assentar()
  uma.digitar('Ana daqui')
  await assentar()
  expect(uma.aberto().conflito).toMatchObject({
    dispositivo: null,
    dados: { cliente: { nome: 'Ana de lá' } },
  })
  expect(onde.aparelho.guardado()?.dados).toMatchObject({ cliente: { nome: 'Ana de lá' } })
  uma.resolver(uma.aberto().conteudo.dados)
  await assentar()
  expect(onde.aparelho.guardado()?.dados).toMatchObject({ cliente: { nome: 'Ana daqui' } })
})

test('a outra aba que só mandou ao servidor o que esta já tinha não é conflito', async () => {
  const onde = lugares()
  const uma = await umaAba(onde)
  uma.digitar('Ana')
  await assentar()
  const outra = await umaAba(onde)
  await outra.guardarTudo()
  uma.digitar('Ana Souza')
  await uma.guardarTudo()
  expect(uma.aberto()).toMatchObject({ conflito: null, salvo: { aEnviar: false } })
  expect(onde.servidor.guardado()).toMatchObject({ versao: 2, dados: { cliente: { nome: 'Ana Souza' } } })
})

/** Typed here while the server was out: this tab tries again later, by itself. */
const comOServidorFora = async () => {
  const onde = lugares()
  const aba = await umaAba(onde)
  onde.servidor.recusar = new ErroHttp(503)
  aba.digitar('Ana')
  await aba.guardarTudo()
  onde.servidor.recusar = null
  return { ...onde, aba, tentarDeNovo: () => vi.advanceTimersByTimeAsync(30_100) }
}

test('a nova tentativa não sobrescreve o que a outra aba já mandou', async () => {
  const { aba, tentarDeNovo, ...onde } = await comOServidorFora()
  const outra = await umaAba(onde)
  outra.digitar('Ana Souza')
  await outra.guardarTudo()
  await tentarDeNovo()
  expect(onde.servidor.guardado()?.dados.cliente.nome).toBe('Ana Souza')
  expect(onde.aparelho.guardado()?.dados).toMatchObject({ cliente: { nome: 'Ana Souza' } })
  expect(aba.nome()).toBe('Ana Souza')
  expect(aba.aberto()).toMatchObject({ conflito: null, salvo: { aEnviar: false } })
})

test('a nova tentativa manda o que a outra aba digitou e ainda não mandou', async () => {
  const { aba, ...onde } = await comOServidorFora()
  onde.servidor.rede = false
  const outra = await umaAba(onde)
  outra.digitar('Ana Souza')
  await assentar()
  onde.servidor.rede = true
  await aba.guardarTudo()
  expect(onde.servidor.guardado()).toMatchObject({ versao: 1, dados: { cliente: { nome: 'Ana Souza' } } })
  expect(onde.aparelho.guardado()).toMatchObject({ versao: 1, a_enviar: false, sem_resposta: [] })
})

test('o que a outra aba digitou enquanto o servidor respondia ainda vai', async () => {
  const onde = lugares()
  const aba = await umaAba(onde)
  const resposta = Promise.withResolvers<void>()
  onde.servidor.demora = resposta.promise
  aba.digitar('Ana')
  const guardada = aba.guardarTudo()
  await assentar()
  onde.servidor.demora = null
  const outra = await umaAba(onde)
  outra.digitar('Ana Souza')
  await assentar()
  await aba.relerAqui()
  resposta.resolve()
  await guardada
  await outra.relerAqui()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(onde.servidor.guardado()?.dados.cliente.nome).toBe('Ana Souza')
  expect(onde.aparelho.guardado()).toMatchObject({
    a_enviar: false,
    dados: { cliente: { nome: 'Ana Souza' } },
  })
  expect([aba.aberto().conflito, outra.aberto().conflito]).toEqual([null, null])
})

test('descartado na outra aba, a nova tentativa não o traz de volta', async () => {
  const { aba, tentarDeNovo, ...onde } = await comOServidorFora()
  const outra = await umaAba(onde)
  await outra.descartar()
  await tentarDeNovo()
  expect(onde.servidor.guardado()).toBeNull()
  expect(onde.aparelho.guardado()).toBeNull()
  expect(aba.aberto().fim).toBe('descartado')
})

test('descartado em outro lugar, a pessoa decide; continuando, ele volta ao servidor', async () => {
  const onde = lugares()
  const aba = await umaAba(onde)
  aba.digitar('Ana')
  await aba.guardarTudo()
  onde.servidor.apagar()
  await aba.conferir()
  expect(aba.aberto().fim).toBe('descartado')
  await aba.recomecar()
  await assentar()
  expect(aba.aberto().fim).toBeNull()
  expect(onde.servidor.guardado()).toMatchObject({ versao: 1, dados: { cliente: { nome: 'Ana' } } })
})

test('enviado em outro lugar, não é mais rascunho', async () => {
  const onde = lugares()
  const aba = await umaAba(onde)
  onde.servidor.recusar = new ErroHttp(409, { codigo: codigosDoRascunho.enviado, message: 'Já foi' })
  aba.digitar('Ana')
  await aba.guardarTudo()
  expect(aba.aberto().fim).toBe('enviado')
})

test('o que o servidor recusa é dito, e o aparelho continua a guardar', async () => {
  const onde = lugares()
  const aba = await umaAba(onde)
  onde.servidor.recusar = new ErroHttp(409, { codigo: codigosDoRascunho.muitos, message: 'Rascunhos demais' })
  aba.digitar('Ana')
  await aba.guardarTudo()
  expect(aba.aberto().salvo).toMatchObject({ noAparelho: true, aEnviar: true, recusa: 'Rascunhos demais' })
  onde.servidor.recusar = null
  aba.digitar('Ana Souza')
  await aba.guardarTudo()
  expect(aba.aberto().salvo).toMatchObject({ aEnviar: false, recusa: null })
})

test('descartar apaga dos dois lugares', async () => {
  const onde = lugares()
  const aba = await umaAba(onde)
  aba.digitar('Ana')
  await aba.guardarTudo()
  await aba.descartar()
  expect(onde.servidor.guardado()).toBeNull()
  expect(onde.aparelho.guardado()).toBeNull()
  await aba.guardarTudo()
  expect(onde.aparelho.guardado()).toBeNull()
})

test('o que o programa escolhe por si não faz um rascunho; com o que a pessoa digita, vai junto', async () => {
  const onde = lugares()
  const aba = await umaAba({ ...onde, novo: true })
  aba.preencher({ dia_vencimento: 10 })
  expect(aba.aberto().conteudo.dados.dia_vencimento).toBe(10)
  await aba.guardarTudo()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([onde.aparelho.guardado(), onde.servidor.guardado()]).toEqual([null, null])

  aba.digitar('Ana')
  await aba.guardarTudo()
  const dados = { cliente: { nome: 'Ana' }, dia_vencimento: 10 }
  expect(onde.aparelho.guardado()).toMatchObject({ dados })
  expect(onde.servidor.guardado()).toMatchObject({ dados })
})
