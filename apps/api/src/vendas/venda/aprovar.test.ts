import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { telefoneDeTeste } from '#clientes/cliente/cliente.fabrica.ts'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import { agirNaVenda } from '#testes/agir-na-venda.ts'
import { cpfDeTeste } from '#testes/documentos.ts'
import { usarVendas } from '#testes/usar-vendas.ts'

const vendas = usarVendas()
const { s, dados, enviada, alguem } = vendas
const { feita } = agirNaVenda(vendas, () => '')

test('o que a venda deixou como no cadastro fica como foi corrigido depois; o digitado é escrito', async () => {
  const quem = { ...dados().cliente, cpf_cnpj: cpfDeTeste(), email: 'velho@exemplo.com.br' }
  const antiga = await enviada(dados({ cliente: quem }))
  const digitado = { id: antiga.cliente_id, tipo_pessoa: 'PF' as const, nome_mae: 'Ana de Souza' }
  const nova = await enviada(dados({ cliente: digitado }))
  const corrigido = {
    nome: 'João Batista Corrigido',
    email: 'novo@exemplo.com.br',
    nome_mae: 'Rosa de Souza',
    telefones: [{ ...telefoneDeTeste(), numero: '+5511987654399' }],
  }
  await s().db.update(cliente).set(corrigido).where(eq(cliente.id, antiga.cliente_id))

  const { acesso } = await alguem([
    ...(['LISTAR.VENDA', 'LISTAR.TODAS_VENDAS', 'EDITAR.VENDA_SITUACAO'] as const),
    ...(['AUTORIZAR.VENDA_RESTRITA', 'VISUALIZAR.CLIENTE'] as const),
  ])
  const { corpo } = await s().pedir('GET', `/venda/${nova.id}/analise`, { token: acesso })
  expect(corpo.contrato).toBeNull()
  expect(corpo.diferencas).toEqual([{ campo: 'nome_mae', no_cadastro: 'Rosa de Souza', oculto: false }])
  const autorizada = await feita(nova, 'autorizar', { motivo: 'Segundo ponto' }, acesso)
  await feita(autorizada, 'aprovar', {}, acesso)
  const { corpo: aprovada } = await s().pedir('GET', `/venda/${nova.id}/analise`, { token: acesso })
  expect(aprovada.contrato).toEqual({ id: expect.any(String), cliente_id: antiga.cliente_id })
  const [lido] = await s().db.select().from(cliente).where(eq(cliente.id, antiga.cliente_id))
  expect(lido).toMatchObject({ ...corrigido, nome_mae: 'Ana de Souza' } satisfies Partial<Cliente>)
})
