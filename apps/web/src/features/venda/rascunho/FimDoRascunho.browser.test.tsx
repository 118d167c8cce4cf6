import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { umGuardado } from '#aparelho/rascunho.fabrica.ts'
import { rascunhosDoAparelho } from '#aparelho/rascunhos.ts'
import { montarApp } from '#testes/montarApp.tsx'
import { pessoa } from '#testes/pessoa.ts'
import { comPortador } from '#testes/portador.ts'
import { dadosCompletos, preparoDeTeste } from '../venda.fabrica.tsx'

/** The server has it no more, and this device still has what was typed. */
const abrirDescartado = async () => {
  const guardado = umGuardado({
    ...{ usuario_id: pessoa.id, versao: 1, a_enviar: false },
    ...{ dados: dadosCompletos(), mudado_em: new Date().toISOString() },
  })
  await rascunhosDoAparelho.gravar(guardado, 0)
  onTestFinished(() => rascunhosDoAparelho.excluir(pessoa.id, guardado.id))
  const servidor: { tem: unknown } = { tem: null }
  montarApp(`/vendedor/venda/${guardado.id}/cliente`, ['REALIZAR_VENDA'], ({ pathname }) => {
    if (pathname === '/api/venda/preparo') return { json: preparoDeTeste() }
    if (pathname === `/api/venda/rascunho/${guardado.id}` && servidor.tem) return { json: servidor.tem }
    return undefined
  })
  comPortador()
  return {
    ler: () => rascunhosDoAparelho.ler(pessoa.id, guardado.id),
    /** From now on it takes the draft again. */
    aceitar: () => {
      const { id, dados, etapa, mudado_em: em } = guardado
      servidor.tem = { id, dados, etapa, versao: 1, dispositivo: 'este', criado_em: em, atualizado_em: em }
    },
  }
}

test('descartado em outro lugar, Esc e um toque ao lado não apagam o que foi digitado', async () => {
  const { ler, aceitar } = await abrirDescartado()
  const pergunta = page.getByRole('dialog', { name: 'Este rascunho foi descartado em outro lugar' })
  await expect.element(pergunta).toBeVisible()
  await expect.element(pergunta.getByRole('button', { name: 'Fechar' })).not.toBeInTheDocument()

  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(pergunta).toBeVisible()
  expect(await ler()).not.toBeNull()

  aceitar()
  await userEvent.click(pergunta.getByRole('button', { name: 'Continuar com ele' }))
  await expect.element(pergunta).not.toBeInTheDocument()
  await expect.element(page.getByRole('textbox', { name: 'Nome' })).toHaveValue('Maria Souza')
})

test('só quem escolhe descartar aqui também apaga', async () => {
  const { ler } = await abrirDescartado()
  await userEvent.click(page.getByRole('button', { name: 'Descartar aqui também' }))
  await expect.element(page.getByRole('heading', { name: 'Vender' })).toBeVisible()
  expect(await ler()).toBeNull()
})
