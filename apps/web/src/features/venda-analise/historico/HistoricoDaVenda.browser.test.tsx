import type { Permissao } from '@balcao/contract/base/permissao'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { montarApp } from '#testes/montarApp.tsx'
import { umaAnalise } from '../analise.fabrica.ts'

const LEITOR: Permissao[] = ['LISTAR.VENDA', 'LISTAR.TODAS_VENDAS']
const idDe = (n: number) => `0192d3a4-5b6c-7d8e-9f01-00000000000${n}`
const linha = (n: number, acao: string, mudancas: [string, unknown, unknown][]) => ({
  ...{ id: idDe(n), em: '2026-03-05T17:30:00.000Z', autor: 'PESSOA', quem: 'Ana Lima', usuario_id: idDe(9) },
  ...{ ip: '192.0.2.7', acao },
  mudancas: mudancas.map(([campo, antes, depois]) => ({ campo, antes, depois })),
})

const abrir = (itens: object[]) => {
  const analise = umaAnalise()
  montarApp(`/admin/venda/${analise.venda.id}`, LEITOR, ({ pathname }) => {
    if (pathname.endsWith('/analise')) return { json: analise }
    if (pathname.endsWith('/historico'))
      return { json: { itens, proximo: null, anterior: null, total: itens.length, total_exato: true } }
    return undefined
  })
  return page.getByRole('region', { name: 'Histórico', exact: true })
}

test('o histórico da venda diz em português de que para que cada coisa mudou', async () => {
  await page.viewport(1440, 900)
  const frente = { tipo: 'DOCUMENTO_FRENTE', versao: 2 }
  const historico = abrir([
    linha(1, 'EDITAR', [
      ['plano', 'Fibra 500', 'Fibra 700'],
      ['mensalidade', 99_90, 129_90],
      ['forma_pagamento', 'PIX', 'DEBITO_EM_CONTA'],
      ['agendamento', '2026-03-10 MANHA', '2026-03-12 TARDE'],
      ['cliente_codigo', 12, 34],
      ['dados_pessoais', [], ['nome', 'telefones', 'endereco']],
    ]),
    linha(2, 'EDITAR', [
      ['anexo', null, frente],
      ['veredito', 'PENDENTE', 'REJEITADO'],
    ]),
    linha(3, 'CRIAR', [['anexo', null, frente]]),
    { ...linha(5, 'CRIAR', [['anexo', null, frente]]), autor: 'ASSINANTE', quem: null, usuario_id: null },
    linha(4, 'CRIAR', [['situacao', null, 'EM_ANALISE']]),
  ])
  await expect.element(historico.getByText('Fibra 700')).toBeInTheDocument()
  for (const texto of [
    /Mensalidade\s*R\$\s99,90 → R\$\s129,90/,
    /Pagamento\s*Pix → Débito em conta/,
    /10\/03\/2026, manhã → 12\/03\/2026, tarde/,
    /nº 12 → nº 34/,
    /Dados alterados\s*nome, telefones, endereço/,
    /Anexo\s*Frente do documento \(2ª versão\)/,
    /Em conferência → Rejeitado/,
    /Ana Lima enviou a venda/,
    /Ana Lima juntou um anexo/,
    /Assinante juntou um anexo/,
  ])
    expect(historico.element().textContent).toMatch(texto)
  expect(historico.getByText(/enviou a venda/).elements()).toHaveLength(1)
})

test('depois de esquecida a pessoa, o histórico continua a ser lido', async () => {
  const removido = 'removido (LGPD)'
  const historico = abrir([
    linha(
      1,
      'EDITAR',
      ['forma_pagamento', 'dados_pessoais', 'cliente_codigo', 'anexo', 'arrependimento_ate'].map((campo) => [
        campo,
        removido,
        removido,
      ]),
    ),
  ])
  await expect.poll(() => historico.getByText(removido).elements().length).toBe(10)
})
