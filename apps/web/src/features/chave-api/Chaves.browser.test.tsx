import type { ChaveApi } from '@balcao/contract/acesso/chave-api'
import type { Permissao } from '@balcao/contract/base/permissao'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { montarApp } from '#testes/montarApp.tsx'

const ID = '01a1dd40-e7af-75fe-ab7c-82a347c16d99'
const SEGREDO = `balcao_${'A1b2C3d4'.repeat(6)}x`
const CUIDAR: Permissao[] = ['LISTAR.CHAVE_API', 'CRIAR.CHAVE_API', 'EXCLUIR.CHAVE_API']

const umaChave = (dados: Partial<ChaveApi> = {}): ChaveApi => ({
  id: ID,
  nome: 'ERP do financeiro',
  final: 'C3d4',
  situacao: 'ATIVA',
  criada_por: { id: '01a1dd40-0000-7000-8000-000000000001', nome: 'Alice' },
  criada_em: '2026-11-01T12:00:00.000Z',
  expira_em: '2027-02-01T03:00:00.000Z',
  usada_em: '2026-11-17T12:00:00.000Z',
  permissoes: ['LISTAR.CLIENTE', 'LISTAR.BOLETO'],
  sem_efeito: [],
  todas_empresas: true,
  empresas: [],
  enderecos: ['203.0.113.0/24'],
  limite_por_minuto: 120,
  usada_de: '203.0.113.9',
  revogada_em: null,
  revogada_por: null,
  impedimento: null,
  editavel: true,
  ...dados,
})

/** The server with one key, which remembers that it was revoked. */
const abrir = (
  caminho: string,
  chave = umaChave(),
  permissoes: Permissao[] = [...CUIDAR, 'LISTAR.CLIENTE'],
) => {
  const agora = { chave }
  return montarApp(caminho, permissoes, ({ pathname }: URL) => {
    if (pathname.endsWith('/historico')) return { json: { itens: [], total: 0, total_exato: true } }
    if (pathname.endsWith('/revogacao')) {
      agora.chave = { ...agora.chave, situacao: 'REVOGADA', revogada_em: '2026-11-17T13:00:00.000Z' }
      return { json: agora.chave }
    }
    if (pathname === '/api/chave-api') return { status: 201, json: { ...agora.chave, chave: SEGREDO } }
    return pathname === `/api/chave-api/${ID}` ? { json: agora.chave } : undefined
  })
}
const botao = (name: string) => page.getByRole('button', { name, exact: true })

const corpoEnviado = () => {
  const [, opcoes] =
    vi
      .mocked(window.fetch)
      .mock.calls.findLast(
        ([url, opcoes]) => String(url).endsWith('/api/chave-api') && opcoes?.method === 'POST',
      ) ?? []
  return JSON.parse(String(opcoes?.body))
}

test('criar: diz o que falta, oferece só o que a pessoa tem, pede a senha e mostra a chave uma vez', async () => {
  abrir('/admin/chave-api/nova')
  await userEvent.click(botao('Criar chave'))
  await expect.element(page.getByText('Escolha ao menos uma permissão')).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'Listar boletos' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('checkbox', { name: 'Criar chave de API' })).not.toBeInTheDocument()
  await userEvent.fill(page.getByRole('textbox', { name: 'Nome', exact: true }), 'ERP do financeiro')
  const enderecos = page.getByRole('textbox', { name: 'Endereços permitidos', exact: true })
  await userEvent.fill(enderecos, '203.0.113.0/24\nerp.example')
  await userEvent.click(page.getByRole('checkbox', { name: 'Listar clientes', exact: true }))
  await userEvent.click(botao('Criar chave'))
  await expect.element(page.getByText('“erp.example” não é um endereço nem uma faixa')).toBeVisible()
  await userEvent.fill(enderecos, '203.0.113.0/24\n198.51.100.7')
  await userEvent.click(botao('Criar chave'))
  await userEvent.fill(page.getByLabelText('Sua senha'), 'segredo-da-alice')
  await userEvent.click(botao('Confirmar e salvar'))
  await expect.element(page.getByRole('textbox', { name: 'Chave', exact: true })).toHaveValue(SEGREDO)
  expect(corpoEnviado()).toMatchObject({
    nome: 'ERP do financeiro',
    permissoes: ['LISTAR.CLIENTE'],
    enderecos: ['203.0.113.0/24', '198.51.100.7'],
    limite_por_minuto: 120,
    senha_atual: 'segredo-da-alice',
  })
  // The first one is the cross.
  await userEvent.click(botao('Fechar').last())
  await expect.element(page.getByRole('heading', { name: 'ERP do financeiro' })).toBeVisible()
  await expect.element(page.getByText(SEGREDO)).not.toBeInTheDocument()
})

test('o registro diz de onde foi usada e o que não vale mais; revogar pergunta antes', async () => {
  abrir(`/admin/chave-api/${ID}`, umaChave({ sem_efeito: ['LISTAR.BOLETO'] }))
  await expect.element(page.getByText(/de 203\.0\.113\.9/)).toBeVisible()
  await expect.element(page.getByText(/não valem agora porque Alice/)).toBeVisible()
  await userEvent.click(botao('Revogar'))
  await expect.element(page.getByText(/perde o acesso no próximo pedido/)).toBeVisible()
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Revogar' }))
  await expect.element(page.getByText('Revogada', { exact: true })).toBeVisible()
})

test('a chave que tem mais do que eu se vê, mas não se revoga, e diz por quê', async () => {
  const impedimento = 'Só revoga esta chave quem a criou.'
  abrir(`/admin/chave-api/${ID}`, umaChave({ impedimento, editavel: false, situacao: 'PARADA' }))
  await expect.element(page.getByText(/Se o acesso voltar, a chave volta/)).toBeVisible()
  await expect.element(botao('Revogar')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('heading', { name: 'Histórico' })).not.toBeInTheDocument()
})
