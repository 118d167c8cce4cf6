import type { Permissao } from '@balcao/contract/base/permissao'
import type { LinkProps } from '@tanstack/react-router'
import { textos } from '#textos/textos.ts'

type Entrada = {
  to: NonNullable<LinkProps['to']>
  icone: string
  /** Shorter than the screen's own title, when the group already says the rest. */
  rotulo?: string
  /** For a screen that anyone may open, but that is only useful with this permission. */
  serveA?: Permissao
}

type Grupo = { titulo: string; icone: string; entradas: Entrada[] }

/**
 * The entries of the menu, in order.
 * Titles and abilities come from the routes, so the menu cannot promise more.
 */
export const menu: Grupo[] = [
  {
    titulo: textos.menu.vendas,
    icone: 'tabler:shopping-cart',
    entradas: [
      { to: '/vendedor', icone: 'tabler:shopping-cart-plus' },
      { to: '/admin/venda', icone: 'tabler:checklist' },
      { to: '/admin/atendimento', icone: 'tabler:headset' },
      { to: '/cliente', icone: 'tabler:user-search' },
      { to: '/admin/painel', icone: 'tabler:chart-bar' },
      { to: '/admin/boleto', icone: 'tabler:barcode', serveA: 'LISTAR.BOLETO' },
      { to: '/admin/boleto/arquivos', icone: 'tabler:building-bank' },
      { to: '/admin/boleto/suspensao', icone: 'tabler:plug-connected-x' },
    ],
  },
  {
    titulo: textos.menu.catalogo,
    icone: 'tabler:packages',
    entradas: [
      { to: '/admin/planos', icone: 'tabler:world-www' },
      { to: '/admin/configuracao/plano', icone: 'tabler:router' },
      { to: '/admin/promocao', icone: 'tabler:rosette-discount' },
      { to: '/admin/configuracao/adicional', icone: 'tabler:puzzle' },
      { to: '/admin/recurso', icone: 'tabler:list-check' },
    ],
  },
  {
    titulo: textos.menu.administracao,
    icone: 'tabler:building',
    entradas: [
      { to: '/admin/cliente', icone: 'tabler:address-book' },
      { to: '/admin/cliente/importar', icone: 'tabler:file-import' },
      { to: '/admin/empresa', icone: 'tabler:building-store' },
      { to: '/admin/canal-venda', icone: 'tabler:route' },
      { to: '/admin/usuario', icone: 'tabler:users' },
      { to: '/admin/grupo-permissao', icone: 'tabler:shield-lock' },
      { to: '/admin/chave-api', icone: 'tabler:key' },
    ],
  },
  {
    titulo: textos.menu.configuracao,
    icone: 'tabler:settings',
    entradas: [
      { to: '/admin/configuracao/geral', icone: 'tabler:adjustments', rotulo: 'Geral' },
      { to: '/admin/configuracao/textos', icone: 'tabler:file-text', rotulo: 'Textos' },
      { to: '/admin/configuracao/webhook', icone: 'tabler:webhook' },
      { to: '/admin/situacao', icone: 'tabler:heartbeat', rotulo: 'Situação' },
    ],
  },
]
