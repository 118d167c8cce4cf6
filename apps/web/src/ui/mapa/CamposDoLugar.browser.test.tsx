import { useForm } from '@mantine/form'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { atualizarConfiguracao, configuracao } from '#configuracao.ts'
import { montar } from '#testes/montar.tsx'
import { ContextoFormulario } from '../campos/contexto.ts'
import { CamposDoLugar } from './CamposDoLugar.tsx'

const SEM_LUGAR = { latitude: null as number | null, longitude: null as number | null }
/** A tile that needs no network. The tile's coordinates go after the fragment. */
const PEDACO = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7#{z}/{x}/{y}'

function Exemplo({ inicial, noLocal = false }: { inicial: typeof SEM_LUGAR; noLocal?: boolean }) {
  const form = useForm({ initialValues: { lugar: inicial } })
  return (
    <ContextoFormulario value={form}>
      <CamposDoLugar name="lugar" endereco="Rua Direita, 10" noLocal={noLocal} />
      <output>{JSON.stringify(form.values.lugar)}</output>
    </ContextoFormulario>
  )
}

const abrir = (inicial = SEM_LUGAR, mapa_url: string | null = PEDACO) => {
  atualizarConfiguracao({ ...configuracao, mapa_url, mapa_atribuicao: '© Mapas' })
  onTestFinished(() => atualizarConfiguracao({ ...configuracao, mapa_url: null, mapa_atribuicao: null }))
  montar(<Exemplo inicial={inicial} />)
}
const lugar = () => JSON.parse(page.getByRole('status').element().textContent ?? '')
const latitude = page.getByLabelText('Latitude')
const marca = page.getByRole('button', { name: 'Lugar marcado' })

beforeEach(() => page.viewport(1024, 768))

test('sem mapa configurado há só os dois números', async () => {
  abrir(SEM_LUGAR, null)
  await expect.element(latitude).toBeVisible()
  expect(page.getByRole('button', { name: /mapa/ }).query()).toBeNull()
})

test('as duas coordenadas coladas em um campo enchem os dois', async () => {
  abrir()
  await userEvent.fill(latitude, '-22.905600, -47.060800')
  await expect.element(page.getByLabelText('Longitude')).toHaveValue('-47,0608')
  expect(lugar()).toEqual({ latitude: -22.9056, longitude: -47.0608 })
})

test('o que se digita não é reescrito no meio do caminho', async () => {
  abrir()
  await userEvent.type(latitude, '-22,50')
  await expect.element(latitude).toHaveValue('-22,50')
  expect(lugar().latitude).toBe(-22.5)
})

test('um clique no mapa marca o lugar, e a marca segue os números', async () => {
  abrir()
  await userEvent.click(page.getByRole('button', { name: 'Marcar no mapa' }))
  const mapa = page.getByRole('region', { name: 'Mapa de Rua Direita, 10' })
  await expect.element(page.getByRole('button', { name: 'Aproximar' })).toBeVisible()
  await expect.element(mapa.getByText('© Mapas')).toBeVisible()
  expect(marca.query()).toBeNull()
  await userEvent.click(mapa, { position: { x: 200, y: 120 } })
  await expect.element(marca).toBeVisible()
  expect(lugar().latitude).toBeLessThan(15)
  expect(await commands.problemasDeAcesso()).toEqual([])
  await userEvent.clear(latitude)
  await expect.element(marca).not.toBeInTheDocument()
})

test('a marca arrastada muda os números', async () => {
  abrir({ latitude: -22.9056, longitude: -47.0608 })
  await userEvent.click(page.getByRole('button', { name: 'Ver no mapa' }))
  await expect.element(marca).toBeVisible()
  await userEvent.dragAndDrop(marca, page.getByRole('region', { name: /^Mapa de/ }), {
    targetPosition: { x: 120, y: 80 },
  })
  await expect.poll(() => lugar().longitude).not.toBe(-47.0608)
})

test('o mapa cujas imagens não chegam não pede que se clique nele', async () => {
  abrir(SEM_LUGAR, 'data:image/gif;base64,nada#{z}/{x}/{y}')
  await userEvent.click(page.getByRole('button', { name: 'Marcar no mapa' }))
  await expect.element(page.getByText(/As imagens do mapa não chegaram/)).toBeVisible()
  expect(page.getByText(/Clique no mapa/).query()).toBeNull()
})

type Posicao = Parameters<Geolocation['getCurrentPosition']>
const comPosicao = (responder: (...args: Posicao) => void) => {
  const falso = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(responder)
  onTestFinished(() => falso.mockRestore())
  montar(<Exemplo inicial={SEM_LUGAR} noLocal />)
  return page.getByRole('button', { name: 'Usar onde estou' })
}

test('quem está no endereço usa a posição do aparelho, que diz o seu erro', async () => {
  const coords = { latitude: -22.90561234, longitude: -47.06081234, accuracy: 11.2 } as GeolocationCoordinates
  const botao = comPosicao((achou) => achou({ coords } as GeolocationPosition))
  await userEvent.click(botao)
  await expect.element(latitude).toHaveValue('-22,905612')
  await expect.element(page.getByLabelText('Longitude')).toHaveValue('-47,060812')
  await expect.element(page.getByText(/com erro de até 12 metros/)).toBeVisible()
  expect(await commands.problemasDeAcesso()).toEqual([])
})

test.each([
  [1, /não deixou usar a localização/],
  [3, /A localização não veio/],
])('sem posição (%i), diz por quê, e os números se digitam', async (code, texto) => {
  const botao = comPosicao((_, falhou) => falhou?.({ code } as GeolocationPositionError))
  await userEvent.click(botao)
  await expect.element(page.getByText(texto)).toBeVisible()
  await expect.element(botao).toBeEnabled()
  await expect.element(latitude).toHaveValue('')
})
