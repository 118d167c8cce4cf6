import { codigosDoEnvio, type Envio } from '@balcao/contract/vendas/envio'
import { RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import { expect, test, vi } from 'vitest'
import { novoId } from '#aparelho/novo-rascunho.ts'
import { type SituacaoNaSaida, saidaDoAparelho } from '#aparelho/saida.ts'
import { ErroHttp, SessaoEncerrada } from '#http/erro.ts'
import { textos } from '#textos/textos.ts'
import { criarExpedicao } from './expedicao.ts'

const umEnvio = (total_mostrado = 9_990): Envio => ({ id: novoId(), dados: RASCUNHO_VAZIO, total_mostrado })

/** A person's device with as many tabs as asked for, over the real storage and the real locks. */
const preparar = (quantasAbas = 1) => {
  const usuario_id = novoId()
  const estados: SituacaoNaSaida[] = []
  const mundo = {
    rede: true,
    enviarVenda: vi.fn(async (_: Envio) => ({ protocolo: 7 })),
    enviarArquivos: vi.fn(async (_: string) => {}),
    esquecer: vi.fn(async (_: string) => {}),
  }
  const abas = Array.from({ length: quantasAbas }, () =>
    criarExpedicao({
      usuario_id,
      saida: {
        ...saidaDoAparelho,
        gravar: async (venda) => {
          estados.push(venda.situacao)
          await saidaDoAparelho.gravar(venda)
        },
      },
      travas: navigator.locks,
      alcancavel: () => mundo.rede,
      enviarArquivos: (id) => mundo.enviarArquivos(id),
      enviarVenda: (envio) => mundo.enviarVenda(envio),
      esquecer: (id) => mundo.esquecer(id),
    }),
  )
  return {
    mundo,
    estados,
    por: (envio: Envio) => saidaDoAparelho.por(usuario_id, envio),
    semGuardar: (envio: Envio) =>
      abas[0]?.semGuardar({
        ...{ usuario_id, id: envio.id, envio, situacao: 'ENVIANDO', protocolo: null, recusa: null },
        ...{ posta_em: '', mudada_em: '' },
      }),
    retirar: (id: string) => saidaDoAparelho.retirar(usuario_id, id),
    expedir: () => Promise.all(abas.map(({ expedir }) => expedir())),
    lista: () => saidaDoAparelho.listar(usuario_id),
    estado: async (id: string) => (await saidaDoAparelho.ler(usuario_id, id))?.situacao,
  }
}

test('sem rede espera; com rede vai, os anexos antes, e os dados saem do aparelho', async () => {
  const { mundo, estados, por, expedir, lista } = preparar()
  const envio = umEnvio()
  mundo.rede = false
  await por(envio)
  await expedir()
  expect(await lista()).toMatchObject([{ situacao: 'AGUARDANDO_REDE', envio }])
  expect(mundo.enviarVenda).not.toHaveBeenCalled()

  mundo.rede = true
  await expedir()
  expect(estados).toEqual(['ENVIANDO', 'ENVIADA'])
  expect(mundo.enviarArquivos).toHaveBeenCalledExactlyOnceWith(envio.id)
  expect(mundo.esquecer).toHaveBeenCalledExactlyOnceWith(envio.id)
  expect(await lista()).toMatchObject([{ situacao: 'ENVIADA', protocolo: 7, envio: null }])
})

test('três abas e três vendas de uma vez: cada venda vai uma vez só, e está uma vez na lista', async () => {
  const { mundo, por, expedir, lista } = preparar(3)
  const envios = [umEnvio(), umEnvio(), umEnvio()]
  for (const envio of envios) await por(envio)
  await Promise.all([expedir(), expedir()])
  expect(mundo.enviarVenda.mock.calls.map(([{ id }]) => id).sort()).toEqual(envios.map(({ id }) => id).sort())
  expect((await lista()).map(({ situacao }) => situacao)).toEqual(['ENVIADA', 'ENVIADA', 'ENVIADA'])
})

test.each([
  ['a rede cai', ErroHttp.semResposta(null)],
  ['o servidor está fora', new ErroHttp(503)],
  ['a sessão acabou', new SessaoEncerrada()],
])('%s no meio: espera e vai na próxima, com o mesmo identificador', async (_, erro) => {
  const { mundo, por, expedir, estado } = preparar()
  const envio = umEnvio()
  await por(envio)
  mundo.enviarVenda.mockRejectedValueOnce(erro)
  await expedir()
  expect(await estado(envio.id)).toBe('AGUARDANDO_REDE')
  await expedir()
  expect(await estado(envio.id)).toBe('ENVIADA')
  expect(mundo.enviarVenda.mock.calls).toEqual([[envio], [envio]])
})

test('sem os anexos no servidor a venda não vai', async () => {
  const { mundo, por, expedir, estado } = preparar()
  const envio = umEnvio()
  await por(envio)
  mundo.enviarArquivos.mockRejectedValueOnce(ErroHttp.semResposta(null))
  await expedir()
  expect(await estado(envio.id)).toBe('AGUARDANDO_REDE')
  expect(mundo.enviarVenda).not.toHaveBeenCalled()
})

test('a recusada fica com o motivo até a pessoa agir, e as outras seguem', async () => {
  const { mundo, por, expedir, lista, estado } = preparar()
  const [cara, boa] = [umEnvio(), umEnvio()]
  await por(cara)
  await por(boa)
  const atual = { antes: 9_990, depois: {}, esgotadas: [] }
  mundo.enviarVenda.mockRejectedValueOnce(
    new ErroHttp(409, { codigo: codigosDoEnvio.precoMudou, message: 'O preço mudou', errors: [], atual }),
  )
  await expedir()
  await expedir()
  expect(await lista()).toMatchObject([
    {
      situacao: 'RECUSADA',
      envio: cara,
      recusa: { codigo: 'PRECO_MUDOU', mensagem: 'O preço mudou', erros: [], atual },
    },
    { situacao: 'ENVIADA' },
  ])
  expect(mundo.enviarVenda).toHaveBeenCalledTimes(2)

  await por({ ...cara, total_mostrado: 10_990 })
  await expedir()
  expect(await estado(cara.id)).toBe('ENVIADA')
  expect(mundo.enviarVenda).toHaveBeenLastCalledWith({ ...cara, total_mostrado: 10_990 })
})

test('uma aba fechada no meio do envio não deixa nada "enviando" para sempre', async () => {
  const { mundo, por, expedir, estado } = preparar()
  const envio = umEnvio()
  await saidaDoAparelho.gravar({ ...(await por(envio)), situacao: 'ENVIANDO' })
  mundo.rede = false
  await expedir()
  expect(await estado(envio.id)).toBe('AGUARDANDO_REDE')
  mundo.rede = true
  await expedir()
  expect(await estado(envio.id)).toBe('ENVIADA')
})

test('posta duas vezes é a mesma; a que já foi não volta a sair', async () => {
  const { mundo, por, expedir, lista } = preparar()
  const envio = umEnvio()
  await por(envio)
  await por(envio)
  await expedir()
  expect(await por(envio)).toMatchObject({ situacao: 'ENVIADA', protocolo: 7 })
  await expedir()
  expect(await lista()).toHaveLength(1)
  expect(mundo.enviarVenda).toHaveBeenCalledTimes(1)
})

test('retirada antes de sair volta a ser rascunho; a caminho, já não dá', async () => {
  const { mundo, por, expedir, lista, retirar } = preparar()
  const [uma, outra] = [umEnvio(), umEnvio()]
  await por(uma)
  expect(await retirar(uma.id)).toBe(true)
  await expedir()
  expect(mundo.enviarVenda).not.toHaveBeenCalled()

  mundo.enviarVenda.mockImplementationOnce(async () => {
    expect(await retirar(outra.id)).toBe(false)
    return { protocolo: 8 }
  })
  await por(outra)
  await expedir()
  expect(await lista()).toMatchObject([{ situacao: 'ENVIADA', protocolo: 8 }])
})

test.each([
  ['sem rede', ErroHttp.semResposta(null), 'rede'],
  ['com o servidor fora', new ErroHttp(503, { message: 'Volte já' }), 'Volte já'],
] as const)('num aparelho que nada guarda, %s é uma recusa: ela não vai sozinha', async (_, erro, dito) => {
  const { mundo, semGuardar } = preparar()
  mundo.enviarVenda.mockRejectedValue(erro)
  const mensagem = dito === 'rede' ? textos.erro.rede : dito
  expect(await semGuardar(umEnvio())).toMatchObject({ situacao: 'RECUSADA', recusa: { mensagem } })
})
