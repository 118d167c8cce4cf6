import type { Anexo } from '@balcao/contract/vendas/anexo'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { arquivosDoAparelho } from '#aparelho/arquivos.ts'
import { novoId } from '#aparelho/novo-rascunho.ts'
import { fotoDeitada, montarEtapa } from './anexos.fabrica.tsx'

beforeEach(() => page.viewport(390, 844))

const frente = page.getByRole('region', { name: 'Frente do documento' })
const escolher = (arquivo: File) =>
  userEvent.upload(frente.getByLabelText(/^Escolher (arquivo|outro):/), arquivo)

test.each([
  ['cheio', 'QuotaExceededError', 'Não há espaço no aparelho'],
  ['que se recusa a guardar', 'SecurityError', 'O navegador não deixa guardar neste aparelho'],
])(
  'em um aparelho %s, o cartão diz que a foto está só na página; enviada, o aviso sai',
  async (_, erro, texto) => {
    const gravar = vi.spyOn(arquivosDoAparelho, 'gravar').mockRejectedValue(new DOMException('', erro))
    onTestFinished(() => gravar.mockRestore())
    const { servidor } = montarEtapa()
    await expect.element(frente).toBeVisible()
    servidor.regras.ligada = false
    await escolher(new File([await fotoDeitada()], 'a.jpg'))
    const alerta = frente.getByRole('alert')
    await expect.element(alerta).toMatchTextContent(texto)
    await expect.element(alerta).toMatchTextContent('Não a feche antes de o envio terminar')
    servidor.regras.ligada = true
    dispatchEvent(new Event('online'))
    await expect.element(frente).toMatchTextContent('No servidor')
    await expect.element(alerta).not.toBeInTheDocument()
  },
)

test('uma HEIC que o servidor não conseguiu converter diz por quê, não conta, e outra foto resolve', async () => {
  const recusada = {
    ...{ id: novoId(), tipo: 'DOCUMENTO_FRENTE', nome: 'IMG_1.HEIC', mime: 'application/octet-stream' },
    ...{ situacao: 'RECUSADO', atual: false, versao: 1, veredito: 'PENDENTE', duracao_segundos: null },
    recusa: 'Não foi possível abrir esta foto. Tire outra, ou envie em JPEG.',
  } as Partial<Anexo> as Anexo
  montarEtapa({ noServidor: [recusada] })
  await expect.element(frente.getByRole('alert')).toMatchTextContent('Tire outra, ou envie em JPEG.')
  await expect.element(frente).toMatchTextContent('Obrigatório')
  await escolher(new File([await fotoDeitada()], 'b.jpg'))
  await expect.element(frente).toMatchTextContent('Anexado')
  await expect.element(frente.getByRole('alert')).not.toBeInTheDocument()
})

test('o arquivo recusado depois que a pessoa saiu da etapa é dito onde ela estiver', async () => {
  const lida = Promise.withResolvers<void>()
  const ler = Blob.prototype.arrayBuffer
  const lendo = vi.spyOn(Blob.prototype, 'arrayBuffer').mockImplementation(async function (this: Blob) {
    // The beginning, which tells what it is.
    if (this.size === 16) await lida.promise
    return ler.call(this)
  })
  onTestFinished(() => lendo.mockRestore())
  const { history } = montarEtapa()
  await expect.element(frente).toBeVisible()
  await escolher(new File(['isto não é uma foto de verdade'], 'a.jpg'))
  await expect.element(frente).toMatchTextContent('Preparando a foto…')
  history.push('/outra')
  await expect.element(page.getByText('Outra página')).toBeVisible()
  lida.resolve()
  const aviso = page.getByRole('alert')
  await expect.element(aviso).toMatchTextContent('Não anexado: Frente do documento')
  await expect.element(aviso).toMatchTextContent('Este arquivo não é de um tipo aceito.')
})

test('o arquivo recusado com a pessoa ainda na etapa é dito só no seu cartão', async () => {
  montarEtapa()
  await expect.element(frente).toBeVisible()
  await escolher(new File(['isto não é uma foto de verdade'], 'a.jpg'))
  await expect.element(frente).toMatchTextContent('Este arquivo não é de um tipo aceito.')
  expect(page.getByText(/^Não anexado/).query()).toBeNull()
})
