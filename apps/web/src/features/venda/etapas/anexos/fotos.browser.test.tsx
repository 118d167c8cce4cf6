import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aguardar } from '#aparelho/anexos/tus.fabrica.ts'
import { comExif, fotoDeitada, montarEtapa, TODOS_OS_FORMATOS, umCanal } from './anexos.fabrica.tsx'

beforeEach(() => page.viewport(1440, 900))

const frente = page.getByRole('region', { name: 'Frente do documento' })
const verso = page.getByRole('region', { name: 'Verso do documento' })
const escolher = (arquivo: File, cartao = frente) =>
  userEvent.upload(cartao.getByLabelText(/^Escolher arquivo:/), arquivo)

type Servidor = ReturnType<typeof montarEtapa>['servidor']
const recebido = async (servidor: Servidor) => {
  await aguardar(() => expect(servidor.prontos()).toHaveLength(1))
  const [[, envio] = []] = [...servidor.envios]
  return new Blob([Uint8Array.from(envio?.bytes ?? [])])
}
const texto = async (arquivo: Blob) => new TextDecoder('latin1').decode(await arquivo.arrayBuffer())

test('a foto do celular sobe de pé, com até 2048 px e sem o que a câmera anotou', async () => {
  const { servidor } = montarEtapa()
  const original = await comExif(await fotoDeitada(4000, 3000))
  expect(await texto(original)).toContain('Exif')
  await escolher(original)
  const foto = await recebido(servidor)
  const imagem = await createImageBitmap(foto)
  expect([imagem.width, imagem.height]).toEqual([1536, 2048])
  expect(await texto(foto)).not.toContain('Exif')
  // Turned to the right, what was on the left is on top.
  const tela = new OffscreenCanvas(1536, 2048)
  const pincel = tela.getContext('2d')
  pincel?.drawImage(imagem, 0, 0)
  const [r = 0, , b = 0] = pincel?.getImageData(700, 100, 1, 1).data ?? []
  expect(r).toBeGreaterThan(150)
  expect(b).toBeLessThan(80)
  await expect.element(frente.getByRole('img', { name: 'Foto: Frente do documento' })).toBeVisible()
})

test('uma foto HEIC, que o navegador não abre, sobe como está', async () => {
  const { servidor } = montarEtapa()
  await expect.element(frente).toBeVisible()
  servidor.regras.ligada = false
  const bytes = new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode('ftypheic'), 1, 2, 3, 4])
  await escolher(new File([bytes], 'IMG_0002.HEIC'))
  await expect.element(frente).toMatchTextContent('Este navegador não mostra este tipo de foto')
  servidor.regras.ligada = true
  expect(new Uint8Array(await (await recebido(servidor)).arrayBuffer())).toEqual(bytes)
})

test('um PDF sobe como está onde a configuração deixa', async () => {
  const pdf = new File(['%PDF-1.7 conta de luz'], 'conta.pdf')
  const { servidor } = montarEtapa()
  await escolher(pdf)
  expect(await texto(await recebido(servidor))).toBe('%PDF-1.7 conta de luz')
  await expect.element(frente).toMatchTextContent('conta.pdf')
})

test('a mesma foto na frente e no verso é avisada na segunda, sem impedir; outra no lugar cala o aviso', async () => {
  montarEtapa()
  const foto = await fotoDeitada()
  const aviso = /mesmo arquivo de: Frente do documento/
  await escolher(new File([foto], 'a.jpg'))
  await escolher(new File([foto], 'b.jpg'), verso)
  await expect.element(verso.getByText(aviso)).toBeVisible()
  for (const cartao of [frente, verso]) await expect.element(cartao).toMatchTextContent('No servidor')
  await expect.element(verso.getByText(aviso)).toBeVisible()
  expect(frente.getByText(/mesmo arquivo/).query()).toBeNull()
  await escolher(new File([await fotoDeitada(300, 200)], 'c.jpg'), verso)
  await expect.element(verso.getByText(aviso)).not.toBeInTheDocument()
})

const semPdf = { tipos: TODOS_OS_FORMATOS.filter((nome) => nome !== 'PDF') }
test.each<[string, () => File | Promise<File>, RegExp]>([
  [
    'um PDF onde não é aceito',
    () => new File(['%PDF-1.7'], 'conta.pdf'),
    /Escolha um em JPEG, PNG, WebP ou HEIC\./,
  ],
  [
    'um SVG',
    () => new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'foto.jpg'),
    /não é de um tipo aceito/,
  ],
  [
    'um HTML com nome de foto',
    () => new File(['<!doctype html><script>'], 'foto.png'),
    /não é de um tipo aceito/,
  ],
  [
    'um áudio no lugar da foto',
    () => new File(['ID3xxxxxxxxxxxxxxxx'], 'voz.mp3'),
    /não é de um tipo aceito/,
  ],
  ['zero bytes', () => new File([], 'foto.jpg'), /está vazio\. Escolha outro/],
  ['uma foto cortada no começo', () => new File(['\xff\xd8\xff'], 'foto.jpg'), /não é de um tipo aceito/],
  [
    'uma foto danificada',
    () => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2])], 'a.jpg'),
    /Tire outra/,
  ],
])('%s é recusado no cartão, com o que fazer, e nada é enviado', async (_, arquivo, mensagem) => {
  const { servidor } = montarEtapa({ anexos: semPdf })
  await escolher(await arquivo())
  await expect.element(frente.getByRole('alert')).toMatchTextContent(mensagem)
  expect(servidor.envios.size).toBe(0)
})

test('um arquivo acima do limite é recusado com os dois tamanhos', async () => {
  montarEtapa({ anexos: { mb_maximo: 1 } })
  await escolher(new File(['%PDF-', new Uint8Array(2.5 * 1024 * 1024)], 'conta.pdf'))
  await expect
    .element(frente.getByRole('alert'))
    .toMatchTextContent('O arquivo tem 2,5 MB e o limite é de 1 MB. Escolha um menor.')
})

test('a recusa sai quando outro arquivo é aceito', async () => {
  montarEtapa()
  await escolher(new File([], 'vazio.jpg'))
  await expect.element(frente.getByRole('alert')).toBeVisible()
  await escolher(new File([await fotoDeitada()], 'boa.jpg'))
  await expect.element(frente).toMatchTextContent('No servidor')
  await expect.element(frente.getByRole('alert')).not.toBeInTheDocument()
})

test('arrastada para o cartão, ou colada, a foto é anexada', async () => {
  const { servidor } = montarEtapa()
  await expect.element(verso).toBeVisible()
  const transferencia = new DataTransfer()
  transferencia.items.add(new File([await fotoDeitada()], 'verso.jpg', { type: 'image/jpeg' }))
  verso.element().dispatchEvent(new DragEvent('drop', { dataTransfer: transferencia, bubbles: true }))
  await aguardar(() => expect([...servidor.envios.values()].map((e) => e.tipo)).toEqual(['DOCUMENTO_VERSO']))

  const area = new DataTransfer()
  area.items.add(new File([await fotoDeitada(200, 200, 'image/png')], 'image.png', { type: 'image/png' }))
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: area, bubbles: true }))
  // The first card that still waits for one.
  await expect.element(page.getByText('Colado em: Frente do documento')).toBeInTheDocument()
  await expect.element(frente.getByRole('img', { name: 'Foto: Frente do documento' })).toBeVisible()
  await expect.element(frente).toMatchTextContent('No servidor')
})

test('o cartão diz o que é obrigatório, o que é do assinante e a quem pedir a permissão que falta', async () => {
  montarEtapa({
    canal: umCanal({
      anexos_obrigatorios: ['DOCUMENTO_FRENTE', 'COMPROVANTE_VENDA'],
      exige_aceite_digital: true,
    }),
    permissoes: ['REALIZAR_VENDA.DOCUMENTO_FRENTE', 'REALIZAR_VENDA.AUDIO_ACEITE'],
  })
  const venda = page.getByRole('region', { name: 'Comprovante de venda' })
  await expect.element(venda).toMatchTextContent('Obrigatório')
  await expect
    .element(venda)
    .toMatchTextContent(
      'Você não possui permissão para anexar: comprovante de venda. Peça a quem administra o sistema.',
    )
  await expect.element(venda.getByRole('button')).not.toBeInTheDocument()
  await expect.element(frente).toMatchTextContent('O assinante pode enviar')
  await expect.element(frente.getByRole('button', { name: 'Tirar foto' })).toBeEnabled()
  await expect.element(verso).toMatchTextContent('Opcional')
  const cartoes = page.getByRole('region').elements()
  expect(cartoes[0]?.getAttribute('aria-label')).toBe('Comprovante de venda')
})

test('sem canal escolhido, a etapa diz onde escolher', async () => {
  montarEtapa({ canal: null })
  await expect.element(page.getByRole('link', { name: 'Ir para Cliente' })).toBeVisible()
})

test('o que o servidor recusa pelo conteúdo fica no cartão, e outra foto resolve', async () => {
  const { servidor } = montarEtapa()
  servidor.regras.recusaNoFim = {
    status: 422,
    codigo: 'ARQUIVO_DANIFICADO',
    message: 'A foto está danificada. Tire outra.',
  }
  await escolher(new File([await fotoDeitada()], 'a.jpg'))
  await expect.element(frente.getByRole('alert')).toMatchTextContent('A foto está danificada. Tire outra.')
  await expect.element(frente).toMatchTextContent('Obrigatório')
  servidor.regras.recusaNoFim = null
  await escolher(new File([await fotoDeitada()], 'b.jpg'))
  await expect.element(frente).toMatchTextContent('Anexado')
  await expect.element(frente.getByRole('alert')).not.toBeInTheDocument()
})

test('sem rede a foto fica guardada e isso é dito; quando a rede volta, é enviada', async () => {
  const { servidor } = montarEtapa()
  await expect.element(frente).toBeVisible()
  servidor.regras.ligada = false
  await escolher(new File([await fotoDeitada()], 'a.jpg'))
  await expect.element(frente).toMatchTextContent('Guardado no aparelho. Será enviado quando a rede voltar.')
  await expect.element(frente).toMatchTextContent('Anexado')
  await expect.element(frente.getByRole('button', { name: 'Tentar agora' })).toBeEnabled()
  servidor.regras.ligada = true
  dispatchEvent(new Event('online'))
  await expect.element(frente).toMatchTextContent('No servidor')
})

test('remover pergunta antes; sem rede, diz por que não dá e o que fazer', async () => {
  const { servidor } = montarEtapa()
  await escolher(new File([await fotoDeitada()], 'a.jpg'))
  await expect.element(frente).toMatchTextContent('No servidor')
  servidor.regras.ligada = false
  await userEvent.click(frente.getByRole('button', { name: 'Remover' }))
  const pergunta = page.getByRole('dialog', { name: 'Remover: Frente do documento?' })
  await userEvent.click(pergunta.getByRole('button', { name: 'Remover' }))
  await expect
    .element(pergunta.getByRole('alert'))
    .toMatchTextContent('Você pode substituir, ou remover mais tarde.')
  servidor.regras.ligada = true
  await userEvent.click(pergunta.getByRole('button', { name: 'Remover' }))
  await expect.element(pergunta).not.toBeInTheDocument()
  await expect.element(frente.getByRole('img', { name: 'Foto: Frente do documento' })).not.toBeInTheDocument()
})
