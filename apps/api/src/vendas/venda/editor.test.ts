import type { Permissao } from '@balcao/contract/base/permissao'
import type { RascunhoAberto } from '@balcao/contract/vendas/rascunho-aberto-api'
import type { SituacaoVenda } from '@balcao/contract/vendas/situacao'
import { transicoes } from '@balcao/contract/vendas/transicoes'
import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { usarVendas } from '#testes/usar-vendas.ts'
import { venda } from './venda.table.ts'

const { s, dados, enviada, alguem } = usarVendas()

/** Edits what others sold, and sells nothing. */
const EDITOR: Permissao[] = ['LISTAR.VENDA', 'LISTAR.TODAS_VENDAS', 'EDITAR.VENDA', 'VISUALIZAR.CLIENTE']

const abrir = (token: string, id: string) => s().pedir('GET', `/venda/rascunho/${id}`, { token })
const gravar = (token: string, id: string, corpo: object) =>
  s().pedir('PUT', `/venda/rascunho/${id}`, {
    token,
    corpo: { etapa: 'revisao', dispositivo: 'Chrome', versao: null, ...corpo },
  })
const em = async (situacao: SituacaoVenda) => {
  const { id } = await enviada()
  await s().db.update(venda).set({ situacao }).where(eq(venda.id, id))
  return id
}

/** Each at another door: two open sales at one wait for an authorisation. */
const CASOS = transicoes.editar.de.map((de, i) => ({ de, numero: `${5000 + i}` }))

test.each(CASOS)(
  '$de: quem edita, sem vender, corrige pelas etapas do começo ao fim',
  async ({ de, numero }) => {
    const id = await em(de)
    const { acesso } = await alguem(EDITOR)
    for (const caminho of ['/venda/preparo', '/oferta/retrato'])
      expect((await s().pedir('GET', caminho, { token: acesso })).status, caminho).toBe(200)
    const { status, corpo } = await abrir(acesso, id)
    expect(status, JSON.stringify(corpo)).toBe(200)
    const { dados: antes, corrige } = corpo as RascunhoAberto
    expect(corrige).toMatchObject({ propria: false, situacao: de })
    const corrigidos = { ...antes, endereco: { ...antes.endereco, numero } }
    const gravada = await gravar(acesso, id, { dados: corrigidos, corrige: corrige?.versao })
    expect(gravada.status, gravada.texto).toBe(200)
    const editada = await s().pedir('POST', `/venda/${id}/editar`, {
      token: acesso,
      corpo: {
        versao: corrige?.versao,
        dados: corrigidos,
        total_mostrado: corrige?.vendida.preco.total_fidelidade,
        reenviar: true,
      },
    })
    expect(editada.status, editada.texto).toBe(200)
    expect(editada.corpo).toMatchObject({ situacao: 'EM_ANALISE', endereco: { numero } })
    expect((await abrir(acesso, id)).corpo.dados.endereco.numero).toBe(numero)
  },
)

test('encerrada não se corrige, e quem só corrige não começa venda nova', async () => {
  const { acesso } = await alguem(EDITOR)
  for (const final of ['CONCLUIDA', 'REPROVADA', 'CANCELADA'] as const)
    expect((await abrir(acesso, await em(final))).status).toBe(409)
  const nova = await gravar(acesso, v7(), { dados: dados() })
  expect([nova.status, nova.corpo.message]).toEqual([403, 'Você corrige vendas, mas não começa outras'])
  const olha = await alguem(['LISTAR.TODAS_VENDAS'])
  expect((await abrir(olha.acesso, await em('EM_ANALISE'))).status).toBe(403)
})
