import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aguardar } from '#aparelho/anexos/tus.fabrica.ts'
import { TextoDoRoteiro } from '#partes/roteiro/TextoDoRoteiro.tsx'
import { montar } from '#testes/montar.tsx'
import { montarEtapa, umCanal } from './anexos.fabrica.tsx'

beforeEach(() => page.viewport(1440, 900))

const audio = page.getByRole('region', { name: 'Áudio de aceite' })
const botao = (name: string) => audio.getByRole('button', { name, exact: true })
const passarDe = (segundos: number) =>
  aguardar(() =>
    expect(Number(audio.getByRole('time').element().textContent?.split(':')[1])).toBeGreaterThan(
      segundos - 1,
    ),
  )

/** As a browser that says no, or a device that has none. */
const semMicrofone = (nome: string) => {
  const falso = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', nome))
  onTestFinished(() => falso.mockRestore())
  return falso
}

test('o texto a ler não separa R$ do seu número em duas linhas', async () => {
  montar(
    <TextoDoRoteiro partes={[{ texto: 'R$ 54,95, depois R$ 109,90', campo: 'mensalidade', falta: false }]} />,
  )
  await expect.element(page.getByText(/depois/)).toBeVisible()
  expect(page.getByText(/depois/).element().textContent).not.toContain('R$ ')
})

test('gravado na página, com o texto da venda ao lado, ouvido e anexado', async () => {
  const { servidor } = montarEtapa({
    canal: umCanal({ roteiro_audio: '{cliente} aceita, fatura no dia {vencimento}? Plano {plano}.' }),
    dados: { cliente: { nome: 'Maria Souza' }, dia_vencimento: 10 },
  })
  await expect
    .element(audio.getByRole('region', { name: 'Leia em voz alta' }))
    .toMatchTextContent('Maria Souza aceita, fatura no dia 10? Plano (nome do plano).')
  await userEvent.click(botao('Gravar'))
  await expect.element(audio.getByText('Gravando')).toBeVisible()
  const nivel = document.querySelector<HTMLElement>('[data-nivel]')
  await aguardar(() => expect(nivel?.style.transform).toMatch(/scaleX\((0\.0*[1-9]|1)/))
  await passarDe(1)
  await userEvent.click(botao('Pausar'))
  await expect.element(audio.getByText('Em pausa')).toBeVisible()
  await userEvent.click(botao('Continuar'))
  await passarDe(2)
  await userEvent.click(botao('Parar'))
  await expect.element(botao('Ouvir')).toBeVisible()
  await userEvent.click(botao('Usar este áudio'))
  await expect.element(audio).toMatchTextContent('No servidor')
  const [[, envio] = []] = [...servidor.envios]
  expect([envio?.tipo, envio?.nome]).toEqual(['AUDIO_ACEITE', 'Áudio de aceite.webm'])
  const contexto = new AudioContext()
  const lido = await contexto.decodeAudioData(Uint8Array.from(envio?.bytes ?? []).buffer)
  expect(lido.duration).toBeGreaterThan(1.5)

  await userEvent.click(botao('Gravar de novo'))
  await userEvent.click(botao('Gravar'))
  await passarDe(1)
  await userEvent.click(botao('Parar'))
  await userEvent.click(botao('Usar este áudio'))
  await aguardar(() => expect(servidor.prontos()).toHaveLength(2))
  await expect.element(audio.getByText('Leia em voz alta')).not.toBeInTheDocument()
})

test('depois de gravado, o que foi lido e mudou na venda é avisado; um áudio novo cala o aviso', async () => {
  const { servidor, mudar } = montarEtapa({
    canal: umCanal({ roteiro_audio: 'Fatura no dia {vencimento}?' }),
    dados: { dia_vencimento: 10 },
  })
  const aviso = audio.getByText(/O áudio foi gravado antes de a oferta mudar/)
  const gravar = async () => {
    await userEvent.click(botao('Gravar'))
    await passarDe(1)
    await userEvent.click(botao('Parar'))
    await userEvent.click(botao('Usar este áudio'))
  }
  await gravar()
  await aguardar(() => expect(servidor.prontos()).toHaveLength(1))
  await expect.element(audio).toMatchTextContent('No servidor')
  expect(aviso.query()).toBeNull()
  mudar({ observacoes: 'Portão azul', dia_vencimento: 5 })
  await expect.element(aviso).toBeVisible()
  await userEvent.click(botao('Gravar de novo'))
  await gravar()
  await expect.element(aviso).not.toBeInTheDocument()
})

test('curta demais, a gravação diz quanto falta e não é usada; a seguinte serve', async () => {
  const { servidor } = montarEtapa({ anexos: { segundos_minimos_audio: 2 } })
  await userEvent.click(botao('Gravar'))
  await expect.element(audio).toMatchTextContent('mínimo 2 s')
  await userEvent.click(botao('Parar'))
  await expect
    .element(audio.getByRole('alert'))
    .toMatchTextContent(/A gravação tem .* e o mínimo é de 2\. Grave de novo\./)
  await expect.element(botao('Usar este áudio')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(botao('Gravar de novo'))
  await passarDe(2)
  await userEvent.click(botao('Parar'))
  await userEvent.click(botao('Usar este áudio'))
  await aguardar(() => expect(servidor.prontos()).toHaveLength(1))
})

test.each([
  ['NotAllowedError', 'O navegador não deixou usar o microfone. Libere no ícone'],
  ['NotFoundError', 'Nenhum microfone foi encontrado neste aparelho.'],
  ['NotReadableError', 'Outro programa está usando o microfone.'],
])('microfone %s: diz o que fazer, e o caminho do arquivo continua aberto', async (nome, mensagem) => {
  semMicrofone(nome)
  montarEtapa()
  await userEvent.click(botao('Gravar'))
  await expect.element(audio.getByRole('alert')).toMatchTextContent(mensagem)
  await expect.element(botao('Escolher arquivo')).toBeEnabled()
  await expect.element(botao('Gravar')).toBeEnabled()
})

test('sem https não há microfone, e isso é dito', async () => {
  const seguro = vi.spyOn(window, 'isSecureContext', 'get').mockReturnValue(false)
  const nenhum = vi
    .spyOn(navigator, 'mediaDevices', 'get')
    .mockReturnValue(undefined as unknown as MediaDevices)
  onTestFinished(() => {
    seguro.mockRestore()
    nenhum.mockRestore()
  })
  montarEtapa()
  await userEvent.click(botao('Gravar'))
  await expect.element(audio.getByRole('alert')).toMatchTextContent('aberta sem https')
})

test('sair da etapa com uma gravação por usar pergunta antes', async () => {
  const { history } = montarEtapa()
  await userEvent.click(botao('Gravar'))
  await userEvent.click(botao('Pausar'))
  await expect.element(audio.getByText('Em pausa')).toBeVisible()
  history.push('/outra')
  const pergunta = page.getByRole('dialog', { name: 'Sair sem usar a gravação?' })
  await userEvent.click(pergunta.getByRole('button', { name: 'Ficar aqui' }))
  await expect.element(audio.getByText('Em pausa')).toBeVisible()
})

/** Silence, as a WAV of so many seconds. */
const wav = (segundos: number) => {
  const taxa = 8_000
  const dados = segundos * taxa
  const bytes = new DataView(new ArrayBuffer(44 + dados))
  const escrever = (onde: number, texto: string) => {
    for (const [i, letra] of [...texto].entries()) bytes.setUint8(onde + i, letra.charCodeAt(0))
  }
  escrever(0, 'RIFF')
  bytes.setUint32(4, 36 + dados, true)
  escrever(8, 'WAVEfmt ')
  bytes.setUint32(16, 16, true)
  bytes.setUint16(20, 1, true)
  bytes.setUint16(22, 1, true)
  bytes.setUint32(24, taxa, true)
  bytes.setUint32(28, taxa, true)
  bytes.setUint16(32, 1, true)
  bytes.setUint16(34, 8, true)
  escrever(36, 'data')
  bytes.setUint32(40, dados, true)
  return new File([bytes.buffer], 'aceite.wav')
}
const escolher = (arquivo: File) => userEvent.upload(audio.getByLabelText(/^Escolher arquivo:/), arquivo)

test('um arquivo de áudio serve; curto, vazio por dentro ou de outro tipo, é recusado com o que fazer', async () => {
  const { servidor } = montarEtapa({ anexos: { segundos_minimos_audio: 3 } })
  await escolher(wav(1))
  await expect
    .element(audio.getByRole('alert'))
    .toMatchTextContent('O áudio tem 1 segundo e o mínimo é de 3.')
  await escolher(new File(['RIFF....WAVE'], 'cortado.wav'))
  await expect.element(audio.getByRole('alert')).toMatchTextContent('Este áudio não toca')
  await escolher(new File(['PK\u0003\u0004'], 'aceite.mp3'))
  await expect
    .element(audio.getByRole('alert'))
    .toMatchTextContent('Escolha um em MP3, M4A, OGG, WebM ou WAV.')
  expect(servidor.envios.size).toBe(0)
  await escolher(wav(4))
  await aguardar(() => expect(servidor.prontos()).toHaveLength(1))
  await expect.element(audio.getByRole('alert')).not.toBeInTheDocument()
})
