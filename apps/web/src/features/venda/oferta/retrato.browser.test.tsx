import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '#consultas.ts'
import { ofertaDeTeste } from '#partes/oferta/oferta.fabrica.ts'
import { quando } from '#ui/quando.ts'
import { useRascunho } from '../rascunho/aberto.ts'
import { CANAL, dadosDeTeste, EMPRESA, montarEtapa } from './etapa.fabrica.tsx'
import { guarda, type RetratoGuardado, retratoDasOfertas } from './retrato.data.ts'
import { retratoDeTeste } from './retrato.fabrica.ts'
import { useOfertas } from './useOfertas.ts'
import { usePreco } from './usePreco.ts'

const fibra = ofertaDeTeste()
const ONTEM = '2026-01-02T12:00:00.000Z'
const guardado = (mudancas: Parameters<typeof retratoDeTeste>[1] = {}): RetratoGuardado => ({
  retrato: retratoDeTeste([fibra], {
    empresas: [EMPRESA],
    canais: [{ id: CANAL, empresas: null }],
    ...mudancas,
  }),
  conferido_em: ONTEM,
})
afterEach(() => vi.restoreAllMocks())

const aparelhoCom = (valor: RetratoGuardado) => {
  vi.spyOn(guarda, 'ler').mockResolvedValue(valor)
  return vi.spyOn(guarda, 'gravar').mockResolvedValue()
}

function Lista() {
  const { ofertas, atualizadas_em, carregando } = useOfertas()
  return (
    <p>
      {carregando ? 'buscando' : ofertas.map(({ nome }) => nome).join() || 'nada'}{' '}
      {atualizadas_em && quando(atualizadas_em)}
    </p>
  )
}

test('sem rede valem as guardadas, com a hora em que foram conferidas', async () => {
  aparelhoCom(guardado())
  montarEtapa(Lista, { responder: () => 'rede' })
  await expect.element(page.getByText(`Fibra ${quando(ONTEM)}`)).toBeVisible()
})

test('com rede pergunta pela versão: 304 só muda a hora, e o retrato é o mesmo objeto', async () => {
  const aparelho = guardado()
  const gravar = aparelhoCom(aparelho)
  const pedidas: (string | null)[] = []
  montarEtapa(Lista, {
    responder: (_, pedido) => {
      pedidas.push(new Headers(pedido?.headers).get('if-none-match'))
      return { status: 304, json: null }
    },
  })
  await expect.poll(() => gravar.mock.calls.length).toBe(1)
  expect(pedidas).toEqual(['W/"v1"'])
  const depois = queryClient.getQueryData(retratoDasOfertas().queryKey)
  expect(depois?.retrato).toBe(aparelho.retrato)
  expect(depois?.conferido_em).not.toBe(ONTEM)
})

test('o que mudou no servidor toma o lugar do guardado, e é guardado', async () => {
  const gravar = aparelhoCom(guardado())
  montarEtapa(Lista, { ofertas: [ofertaDeTeste({ nome: 'Nova' })], retrato: { versao: 'v2' } })
  await expect.element(page.getByText(/^Nova/)).toBeVisible()
  expect(gravar.mock.calls[0]?.[0].retrato.versao).toBe('v2')
})

test('um guardado de outro formato do programa não é usado', async () => {
  aparelhoCom(guardado({ formato: 0 as never }))
  montarEtapa(Lista, { ofertas: [ofertaDeTeste({ nome: 'Nova' })] })
  await expect.element(page.getByText(/^Nova/)).toBeVisible()
})

test('quem perdeu o direito de vender não continua com o guardado', async () => {
  aparelhoCom(guardado())
  montarEtapa(Lista, { responder: () => ({ status: 403, json: { message: 'Sem permissão', errors: [] } }) })
  await expect.element(page.getByText(/^nada/)).toBeVisible()
})

const precos = new Set<unknown>()
function Campo() {
  const { dados, mudar } = useRascunho()
  precos.add(usePreco())
  return (
    <input
      aria-label="Observações"
      value={dados.observacoes ?? ''}
      onChange={(evento) => mudar({ observacoes: evento.currentTarget.value })}
    />
  )
}
const DoisCampos = () => (
  <>
    <Campo />
    <Campo />
  </>
)

test('digitar em outro campo não recalcula o preço, e todos recebem o mesmo', async () => {
  vi.spyOn(guarda, 'ler').mockResolvedValue(null)
  const { dados } = montarEtapa(DoisCampos, { ofertas: [fibra], dados: dadosDeTeste({ plano_id: 'fibra' }) })
  await expect.poll(() => precos.size).toBe(2)
  await page.getByRole('textbox', { name: 'Observações' }).first().fill('abc')
  await expect.poll(() => dados().observacoes).toBe('abc')
  expect([...precos]).toEqual([null, expect.objectContaining({ dia: retratoDeTeste([]).dia })])
})
