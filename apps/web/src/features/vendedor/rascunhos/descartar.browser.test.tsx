import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { descartesDoAparelho } from '#aparelho/descartes.ts'
import { rascunhosDoAparelho } from '#aparelho/rascunhos.ts'
import { descartarNoServidor } from '#partes/venda/descartes.data.ts'
import { pessoa } from '#testes/pessoa.ts'
import { comPortador } from '#testes/portador.ts'
import { numeros } from '../vendedor.fabrica.ts'
import { abrirVendedor, noAparelho, noServidor, semRede } from '../vendedor-na-tela.fabrica.ts'

beforeEach(() => page.viewport(360, 740))

const botao = (quem: string) => page.getByRole('button', { name: `Descartar o rascunho: ${quem}` })
const cartao = (quem: string) => page.getByRole('listitem').filter({ hasText: quem })
const confirmar = () => userEvent.click(page.getByRole('button', { name: 'Descartar', exact: true }))
const sumiu = (quem: string) => expect.element(botao(quem)).not.toBeInTheDocument()

/** One draft on the server, until it is discarded there. */
const servidorCom = (id: string) => {
  const lista = [noServidor({ id })]
  const descartar = vi.fn(() => {
    lista.length = 0
    return {}
  })
  const respostas = {
    '/api/venda/rascunho': (): unknown => [...lista],
    [`/api/venda/rascunho/${id}`]: descartar as () => unknown,
  }
  return { respostas, descartar }
}

test.each([360, 390])(
  'a %i px o botão não sai debaixo do dedo quando chegam os números e o que falta',
  async (largura) => {
    await page.viewport(largura, 740)
    await noAparelho('Ana Reis', { versao: 1, a_enviar: false })
    const chegou = Promise.withResolvers<void>()
    abrirVendedor({ '/api/venda/numeros': () => chegou.promise.then(() => numeros) })
    await expect.element(botao('Ana Reis')).toBeVisible()
    const antes = botao('Ana Reis').element().getBoundingClientRect().top
    chegou.resolve()
    await expect.element(page.getByText(/^Neste mês: \d/)).toBeVisible()
    await expect.element(cartao('Ana Reis').getByText(/^Falta preencher: /)).toBeVisible()
    expect(botao('Ana Reis').element().getBoundingClientRect().top).toBe(antes)
  },
)

test('descartar pergunta antes, e apaga nos dois lugares', async () => {
  const { id } = await noAparelho('Ana Reis', { versao: 1, a_enviar: false })
  const { respostas, descartar } = servidorCom(id)
  abrirVendedor(respostas)
  await userEvent.click(botao('Ana Reis'))
  await userEvent.click(page.getByRole('button', { name: 'Cancelar' }))
  expect(descartar).not.toHaveBeenCalled()
  await userEvent.click(botao('Ana Reis'))
  await confirmar()
  await sumiu('Ana Reis')
  expect(await rascunhosDoAparelho.ler(pessoa.id, id)).toBeNull()
  expect(await descartesDoAparelho.listar(pessoa.id)).toEqual([])
})

test('sem rede, sai da lista na hora, e do servidor quando a rede volta', async () => {
  const { id } = await noAparelho('Ana Reis', {
    versao: 1,
    a_enviar: false,
    no_servidor: '2026-03-05T17:30:00.000Z',
  })
  const { respostas, descartar } = servidorCom(id)
  const { chamadas } = abrirVendedor(respostas)
  await expect.element(botao('Ana Reis')).toBeVisible()
  semRede()
  await userEvent.click(botao('Ana Reis'))
  await confirmar()
  await expect.element(page.getByText(/sai sozinho quando houver rede/)).toBeVisible()
  // The server still lists it.
  await sumiu('Ana Reis')
  expect(await rascunhosDoAparelho.ler(pessoa.id, id)).toBeNull()
  expect(await descartarNoServidor(pessoa.id)).toBe(false)
  expect(descartar).not.toHaveBeenCalled()

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  comPortador()
  expect(await descartarNoServidor(pessoa.id)).toBe(true)
  expect(descartar).toHaveBeenCalledOnce()
  expect(await descartesDoAparelho.listar(pessoa.id)).toEqual([])
  expect(await descartarNoServidor(pessoa.id), 'uma vez basta').toBe(true)
  expect(chamadas.filter((chamada) => chamada.endsWith(id))).toHaveLength(1)
  await sumiu('Ana Reis')
})

test('um que só o servidor tem também se descarta sem rede; o que não chega lá espera', async () => {
  const { id } = noServidor()
  const { respostas } = servidorCom(id)
  abrirVendedor(respostas)
  await expect.element(botao('João Lima')).toBeVisible()
  // The device believes in a network that does not answer.
  respostas[`/api/venda/rascunho/${id}`] = () => {
    throw new TypeError('Failed to fetch')
  }
  await userEvent.click(botao('João Lima'))
  await confirmar()
  await sumiu('João Lima')
  comPortador()
  expect(await descartarNoServidor(pessoa.id)).toBe(false)
  expect(await descartesDoAparelho.listar(pessoa.id)).toEqual([id])
  await descartesDoAparelho.tirar(pessoa.id, id)
})
