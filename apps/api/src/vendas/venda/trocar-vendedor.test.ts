import type { Permissao } from '@balcao/contract/base/permissao'
import type { Venda } from '@balcao/contract/vendas/venda'
import { expect, test } from 'vitest'
import { umaChave } from '#acesso/chave-api/chave-api.fabrica.ts'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { umaPromocao } from '#catalogo/promocao/promocao.fabrica.ts'
import { agirNaVenda } from '#testes/agir-na-venda.ts'
import { usarVendas } from '#testes/usar-vendas.ts'

const vendas = usarVendas()
const { s, dados, enviar, enviada, alguem } = vendas
const { agir, feita } = agirNaVenda(vendas, () => '')

const DECIDE: Permissao[] = [
  ...(['REALIZAR_VENDA', 'LISTAR.VENDA', 'LISTAR.TODAS_VENDAS'] as const),
  ...(['AUTORIZAR.VENDA_RESTRITA', 'EDITAR.VENDA_SITUACAO'] as const),
]
/** Who hands sales over, and what they are answered about this person. */
const troca = async () => {
  const token = (await alguem(['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA_VENDEDOR'])).acesso
  const passar = (venda: Venda, { id }: { id: string }) =>
    agir(venda, 'trocar_vendedor', { vendedor_id: id }, token)
  const oferecidos = async ({ id }: Venda): Promise<string[]> =>
    (await s().pedir('GET', `/venda/${id}/vendedores`, { token })).corpo.map((um: { id: string }) => um.id)
  return { passar, oferecidos }
}
const aprovacaoPropria = async (aprovacao_propria: string) => {
  const token = (await s().admin()).acesso
  const { versao } = (await s().pedir('GET', '/configuracao', { token })).corpo
  const corpo = { versao, aprovacao_propria }
  const { status, texto } = await s().pedir('PUT', '/configuracao', { token, corpo })
  expect(status, texto).toBe(200)
}
const RECUSA = [
  422,
  { vendedor_id: ['Quem autorizou ou aprovou esta venda não pode passar a ser quem a vendeu'] },
]

test('quem autorizou não passa a ser quem vendeu, nem é oferecido', async () => {
  const { id: plano_id } = await umPlano(s().db, { restrito: true })
  const supervisor = await alguem(DECIDE)
  const motivo = { motivo: 'Cliente antigo' }
  const autorizada = await feita(await enviada(dados({ plano_id })), 'autorizar', motivo, supervisor.acesso)
  const { passar, oferecidos } = await troca()
  const recusada = await passar(autorizada, supervisor)
  expect([recusada.status, recusada.corpo.campos]).toEqual(RECUSA)
  const outro = await alguem(['REALIZAR_VENDA'])
  const ids = await oferecidos(autorizada)
  expect([ids.includes(supervisor.id), ids.includes(outro.id)]).toEqual([false, true])
  expect((await passar(autorizada, outro)).status).toBe(200)
})

test('quem aprovou também não, a não ser que a configuração deixe aprovar a própria', async () => {
  const analista = await alguem(DECIDE)
  const aprovada = await feita(await enviada(), 'aprovar', {}, analista.acesso)
  const { passar, oferecidos } = await troca()
  const recusada = await passar(aprovada, analista)
  expect([recusada.status, recusada.corpo.campos]).toEqual(RECUSA)
  await aprovacaoPropria('PERMITIDA')
  expect(await oferecidos(aprovada)).toContain(analista.id)
  expect((await passar(aprovada, analista)).status).toBe(200)
  await aprovacaoPropria('NUNCA')
})

test('quem aprovou por uma chave sua também não', async () => {
  const dono = await alguem(DECIDE)
  const permissoes: Permissao[] = ['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA_SITUACAO']
  const { chave } = await umaChave(s().db, dono, { permissoes })
  const aprovada = await feita(await enviada(), 'aprovar', {}, chave)
  const recusada = await (await troca()).passar(aprovada, dono)
  expect([recusada.status, recusada.corpo.campos]).toEqual(RECUSA)
})

test('o uso da promoção vai com a venda: quem a passou pode vender outra, quem a recebeu não', async () => {
  const { id: plano_id } = await umPlano(s().db)
  const { id } = await umaPromocao(s().db, { planos: [plano_id], limite_por_vendedor: 1 })
  const [um, outro] = [await alguem(['REALIZAR_VENDA']), await alguem(['REALIZAR_VENDA'])]
  const vender = ({ acesso: token }: typeof um) => enviar(dados({ plano_id, promocoes: [id] }), { token })
  const { passar } = await troca()
  expect((await passar((await vender(um)).corpo, outro)).status).toBe(200)
  const [recusada, segunda] = [await vender(outro), await vender(um)]
  expect([recusada.status, segunda.status]).toEqual([409, 201])
  // What was sold within the limit can be handed over to somebody who has used theirs up.
  expect((await passar(segunda.corpo, outro)).status).toBe(200)
})
