import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { umGuardado } from '#aparelho/rascunho.fabrica.ts'
import { rascunhosDoAparelho } from '#aparelho/rascunhos.ts'
import { montarApp } from '#testes/montarApp.tsx'
import { pessoa } from '#testes/pessoa.ts'
import { comPortador } from '#testes/portador.ts'
import { retratoDeTeste } from '../oferta/retrato.fabrica.ts'
import { CANAL, dadosCompletos, EMPRESA, ofertaDeTeste, preparoDeTeste } from '../venda.fabrica.tsx'

const em = '2026-11-16T12:00:00.000Z'

test('com duas versões por decidir não se envia; escolhida uma, sim', async () => {
  const dados = dadosCompletos()
  const daqui = umGuardado({
    ...{ usuario_id: pessoa.id, dados, versao: 1, etapa: 'revisao', mudado_em: new Date().toISOString() },
  })
  await rascunhosDoAparelho.gravar(daqui, 0)
  onTestFinished(() => rascunhosDoAparelho.excluir(pessoa.id, daqui.id))
  const deLa = {
    ...{ id: daqui.id, etapa: 'revisao', dispositivo: 'Firefox em Windows', versao: 2, corrige: null },
    ...{ dados: { ...dados, dia_vencimento: 20 }, criado_em: em, atualizado_em: em },
  }
  const respostas: Record<string, unknown> = {
    [`/api/venda/rascunho/${daqui.id}`]: deLa,
    '/api/venda/preparo': preparoDeTeste(),
    '/api/oferta/retrato': retratoDeTeste([ofertaDeTeste()], {
      ...{ dia: '2026-11-16', empresas: [EMPRESA.id], canais: [{ id: CANAL.id, empresas: null }] },
    }),
    '/api/venda/cliente': { cliente: null, preenchidos: [], restricoes: [] },
  }
  montarApp(`/vendedor/venda/${daqui.id}/revisao`, ['REALIZAR_VENDA'], ({ pathname }) =>
    respostas[pathname] === undefined ? undefined : { json: respostas[pathname] },
  )
  comPortador()

  await userEvent.click(page.getByRole('button', { name: 'Decidir depois' }))
  const enviar = page.getByRole('button', { name: 'Enviar venda' })
  await expect
    .element(enviar)
    .toHaveAttribute('aria-description', 'Há duas versões deste rascunho: escolha antes.')
  await expect.element(enviar).toHaveAttribute('aria-disabled', 'true')

  await userEvent.click(page.getByRole('button', { name: 'Escolher' }))
  await userEvent.click(page.getByRole('button', { name: 'Tudo deste aparelho' }))
  await userEvent.click(page.getByRole('button', { name: 'Continuar assim' }))
  await expect.element(enviar).not.toHaveAttribute('aria-disabled', 'true')
})
