import type { Permissao } from '@balcao/contract/base/permissao'
import type { ContaBancaria } from '@balcao/contract/cobranca/conta-bancaria'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { montarApp } from '#testes/montarApp.tsx'
import { CONTA, EMPRESA, umaConta } from './conta-bancaria.fabrica.ts'

const SEGREDO = 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='
const BOLETO = '01a1dd40-e7af-75fe-ab7c-82a347c16d99'
const CAMINHO = `/admin/empresa/${EMPRESA}/conta`

type Resposta = { status?: number; json: unknown } | undefined
type Mundo = {
  conta?: ContaBancaria
  tema?: 'light' | 'dark'
  permissoes?: Permissao[]
  /** What is answered to a test boleto. */
  testar?: () => Resposta
}

/** The server with one account, which remembers its secret. */
const abrir = (
  fim: string,
  { conta = umaConta(), tema, permissoes = [], testar = () => undefined }: Mundo = {},
) => {
  const agora = { conta }
  const responder = ({ pathname, search }: URL) => {
    if (pathname.endsWith('/historico')) return { json: { itens: [], total: 0, total_exato: true } }
    if (pathname.endsWith('/segredo')) {
      agora.conta = { ...agora.conta, tem_segredo: true, versao: agora.conta.versao + 1 }
      return { status: 201, json: { segredo: SEGREDO } }
    }
    if (pathname.endsWith('/boleto-de-teste')) return testar()
    if (pathname === '/api/conta-bancaria') return search ? { json: [] } : { status: 201, json: agora.conta }
    return pathname === `/api/conta-bancaria/${CONTA}` ? { json: agora.conta } : undefined
  }
  return montarApp(`${CAMINHO}/${fim}`, ['EDITAR.EMPRESA', ...permissoes], responder, tema)
}
const campo = (nome: string) => page.getByRole('textbox', { name: nome, exact: true })
const botao = (name: string) => page.getByRole('button', { name, exact: true })
const escolherBanco = async (nome: RegExp) => {
  await userEvent.click(page.getByRole('combobox', { name: 'Banco' }))
  await userEvent.click(page.getByRole('option', { name: nome }))
}
const corpoEnviado = () => {
  const [, opcoes] =
    vi
      .mocked(window.fetch)
      .mock.calls.findLast(
        ([url, opcoes]) => String(url).includes('/api/conta-bancaria') && opcoes?.method === 'POST',
      ) ?? []
  return JSON.parse(String(opcoes?.body))
}

test('cada banco mostra só os seus campos, com os nomes que usa', async () => {
  abrir('nova')
  await expect.element(page.getByText(/Escolha o banco para ver quais/)).toBeVisible()
  await expect.element(campo('Agência')).not.toBeInTheDocument()
  await escolherBanco(/Sicoob/)
  for (const nome of ['Cooperativa', 'Dígito da cooperativa', 'Código do cliente', 'Modalidade'])
    await expect.element(campo(nome)).toBeVisible()
  await expect.element(campo('Nome')).toHaveValue('Sicoob')
  await escolherBanco(/Santander/)
  await expect.element(campo('Código de transmissão')).toBeVisible()
  await expect.element(campo('Modalidade')).not.toBeInTheDocument()
  await expect.element(campo('Carteira')).toHaveValue('101')
  await expect.element(campo('Nome')).toHaveValue('Santander')
})

test('o dígito errado é dito no seu campo; certo, a conta vai com a empresa', async () => {
  const { endereco } = abrir('nova')
  await escolherBanco(/Itaú/)
  await userEvent.fill(campo('Agência'), '8214')
  await userEvent.fill(campo('Conta'), '50.232')
  await userEvent.fill(campo('Dígito da conta'), '4')
  await userEvent.fill(campo('Carteira'), '109')
  await userEvent.click(botao('Criar conta'))
  await expect.element(campo('Dígito da conta')).toHaveAccessibleDescription(/não confere/)
  await userEvent.fill(campo('Dígito da conta'), '3')
  await userEvent.click(page.getByRole('switch', { name: 'Dar desconto a quem paga antes' }))
  await userEvent.fill(campo('Valor do desconto'), '5,00')
  await userEvent.fill(campo('Dias antes do vencimento'), '3')
  await userEvent.click(botao('Criar conta'))
  await expect.poll(endereco).toBe(`/admin/empresa/${EMPRESA}`)
  expect(corpoEnviado()).toMatchObject({
    empresa_id: EMPRESA,
    banco: '341',
    conta_dv: '3',
    desconto: { valor: 500, dias_antes: 3 },
    proximo_nosso_numero: null,
  })
})

test('a conta de outra empresa não está neste endereço', async () => {
  abrir(CONTA, { conta: umaConta({ empresa_id: CONTA }) })
  await expect.element(page.getByRole('heading', { name: /404/ })).toBeVisible()
  await expect.element(campo('Conta')).not.toBeInTheDocument()
})

test('multa e juros acima da lei são recusados antes de enviar', async () => {
  abrir(CONTA)
  await userEvent.fill(campo('Multa por atraso'), '2,5')
  await userEvent.fill(campo('Juros ao mês'), '1,01')
  await userEvent.click(botao('Salvar'))
  await expect.element(campo('Multa por atraso')).toHaveAccessibleDescription(/no máximo 2%/)
  await expect.element(campo('Juros ao mês')).toHaveAccessibleDescription(/no máximo 1%/)
})

test('depois de emitir, o que identifica a conta fica travado e se diz por quê; o que faltava se completa', async () => {
  const conta = umaConta({
    ...{ banco: '756', convenio: '85698', modalidade: '01', carteira: '1' },
    usada: true,
  })
  abrir(CONTA, { conta })
  await expect.element(page.getByText(/os dados do banco não mudam mais/)).toBeVisible()
  await expect.element(campo('Cooperativa')).toBeDisabled()
  await expect.element(campo('Dígito da cooperativa')).toBeEnabled()
  await expect.element(page.getByText(/veio do cadastro antigo/)).toBeVisible()
  await expect.element(campo('Próximo nosso número')).toHaveAccessibleDescription(/O próximo é 42/)
  await expect.element(campo('Nome')).toBeEnabled()
})

test('o segredo dos avisos é mostrado uma vez, com um botão que copia, e depois só se troca', async () => {
  const copiar = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  abrir(CONTA)
  await userEvent.click(botao('Criar segredo'))
  await expect.element(page.getByRole('dialog').getByLabelText('Segredo dos avisos')).toHaveValue(SEGREDO)
  await userEvent.click(botao('Copiar segredo'))
  await expect.element(page.getByText('Segredo copiado')).toBeVisible()
  expect(copiar).toHaveBeenCalledExactlyOnceWith(SEGREDO)
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).last())
  await expect.element(botao('Trocar segredo')).toBeVisible()
  await expect.element(botao('Excluir segredo')).toBeVisible()
  expect(document.body.textContent).not.toContain(SEGREDO)
})

describe('boleto de teste', () => {
  const abrirGaveta = () => userEvent.click(botao('Emitir boleto de teste'))
  const gaveta = () => page.getByRole('dialog')
  /** By the element itself: the drawer may still be on its way in. */
  const emitir = async () => {
    const qual = gaveta().getByRole('button', { name: 'Emitir boleto de teste' })
    await expect.element(qual).toBeInTheDocument()
    ;(qual.element() as HTMLButtonElement).click()
  }
  beforeEach(() => page.viewport(1440, 900))

  test('emitido com o que já vem preenchido, oferece o PDF e o registro do boleto', async () => {
    const { chamadas } = abrir(CONTA, {
      permissoes: ['LISTAR.BOLETO'],
      testar: () => ({ status: 201, json: { id: BOLETO, numero: 4321 } }),
    })
    await abrirGaveta()
    await expect.element(page.getByText(/depois dele os dados do banco não mudam mais/)).toBeVisible()
    await expect.element(campo('Valor')).toHaveValue('R$ 10,00')
    await emitir()
    await expect.element(page.getByText(/O boleto 4321 foi emitido/)).toBeVisible()
    expect(corpoEnviado()).toEqual({ valor: 1000, vencimento: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
    await expect
      .element(page.getByRole('link', { name: 'Ver o boleto 4321' }))
      .toHaveAttribute('href', `/admin/boleto/${BOLETO}`)
    await userEvent.click(botao('Baixar PDF'))
    await expect.poll(() => chamadas).toContain(`/api/boleto/imprimir?ids=${BOLETO}`)
  })

  test('a recusa diz o que falta na conta, no formulário; usada, nada mais trava', async () => {
    const message = 'A conta bancária Itaú boletos precisa ser corrigida antes: informe a carteira'
    abrir(CONTA, {
      conta: umaConta({ usada: true }),
      testar: () => ({ status: 422, json: { message, errors: [], codigo: 'CONTA_BANCARIA' } }),
    })
    await abrirGaveta()
    await expect.element(page.getByText(/os dados já salvos/)).toBeVisible()
    await expect.element(page.getByText(/depois dele os dados do banco/)).not.toBeInTheDocument()
    await emitir()
    await expect.element(gaveta().getByRole('alert')).toHaveTextContent(message)
  })

  test('quem não vê boletos sabe o número, e não é levado a ele', async () => {
    abrir(CONTA, { testar: () => ({ status: 201, json: { id: BOLETO, numero: 4321 } }) })
    await abrirGaveta()
    await emitir()
    await expect.element(page.getByText(/O boleto 4321 foi emitido/)).toBeVisible()
    await expect.element(botao('Baixar PDF')).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: /Ver o boleto/ })).not.toBeInTheDocument()
  })
})

test.each([
  ['light', 1440],
  ['dark', 390],
] as const)('acessível, e sem rolar para o lado (%s, %i px)', async (tema, largura) => {
  await page.viewport(largura, 900)
  abrir(CONTA, { conta: umaConta({ desconto: { valor: 500, dias_antes: 3 } }), tema })
  await expect.element(page.getByRole('heading', { name: 'Avisos de pagamento' })).toBeVisible()
  expect(await commands.problemasDeAcesso()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(largura)
})
