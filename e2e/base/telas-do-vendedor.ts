import { expect, type Page } from '@playwright/test'
import { numeros, pagina, umaVendaResumida } from '../../apps/web/src/features/vendedor/vendedor.fabrica.ts'
import { umaVendaEnviada } from '../../apps/web/src/partes/venda-acoes/venda-enviada.fabrica.ts'
import type { Tela } from './uma-tela.ts'

/** Answers by path, until everything of the screen is there. */
const comRespostas = async (page: Page, caminho: string, respostas: Record<string, object>) => {
  for (const [onde, json] of Object.entries(respostas))
    await page.route(`**/api${onde}`, (rota) => rota.fulfill({ json }))
  await page.goto(caminho)
}

const venda = umaVendaEnviada({ acoes: ['reenviar', 'reenviar_link', 'copiar', 'cancelar'] })
const rascunho = {
  id: '0192d3a4-5b6c-7d8e-9f01-0000000000cc',
  dados: {
    formato: 1,
    cliente: { nome: 'João Lima' },
    endereco: {},
    adicionais: [],
    promocoes: null,
    agendamento: {},
  },
  etapa: 'plano',
  dispositivo: 'Chrome no Android',
  versao: 1,
  criado_em: venda.criado_em,
  atualizado_em: venda.criado_em,
}

export const telasDoVendedor: Tela[] = [
  {
    nome: 'painel, até a primeira venda',
    caminho: '/conta',
    pronta: async (page) => {
      const faltam = [
        { passo: 'canal', quem: [] },
        { passo: 'plano', quem: [] },
      ]
      await comRespostas(page, '/admin/painel', { '/primeiros-passos': { vendeu: false, faltam } })
      await expect(page.getByRole('link', { name: 'Cadastrar canal' })).toBeVisible()
      await page.unrouteAll()
    },
  },
  {
    nome: 'vendedor, com tudo',
    caminho: '/conta',
    pronta: async (page) => {
      const vendas = [
        umaVendaResumida({ situacao: 'PENDENTE', motivo: 'A foto está escura' }),
        umaVendaResumida(),
      ]
      await comRespostas(page, '/vendedor', {
        '/venda/minhas*': pagina(vendas, 'mais'),
        '/venda/rascunho': [rascunho],
        '/venda/numeros': numeros,
        '/primeiros-passos': { vendeu: true, faltam: [{ passo: 'plano', quem: ['Bia'] }] },
      })
      await expect(page.getByText('A foto está escura').first()).toBeVisible()
      await expect(page.getByText('João Lima')).toBeVisible()
      await expect(page.getByText('Ainda não dá para vender')).toBeVisible()
      await page.unrouteAll()
    },
  },
  {
    nome: 'venda enviada, a cancelar',
    caminho: '/conta',
    pronta: async (page) => {
      await comRespostas(page, `/vendedor/venda/${venda.id}`, { [`/venda/${venda.id}`]: venda })
      await page.getByText('Mês a mês').click()
      await page.getByRole('button', { name: 'Cancelar a venda' }).click()
      await expect(page.getByRole('group', { name: 'Por quê?' })).toBeVisible()
      await page.unrouteAll()
    },
  },
]
