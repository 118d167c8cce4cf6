import { expect, type Page } from '@playwright/test'
import { responder } from './rede.ts'
import { abrirMenuDaPessoa, escolher, esperarToast, menu, titulo } from './tela.ts'

/** The data that the addresses of screens need. */
export type Enderecos = {
  usuario: string
  empresa: string
  grupo: string
  cliente: string
  venda: string
  /** The address of its page: it names the client too. */
  contrato: string
  atendimento: string
  boleto: string
  retorno: string
  linkDeSenha: string
  /** The client's own page of a boleto. */
  boletoDoCliente: string
}

export type Tela = {
  nome: string
  caminho: string | ((enderecos: Enderecos) => string)
  /** Brings the screen into the intended state, and returns when everything is there. */
  pronta: (page: Page) => Promise<unknown>
}

export const cabecalho = (nome: string | RegExp) => (page: Page) => titulo(page, nome)
const linha = (page: Page) => expect(page.getByRole('link', { name: /Administrador/ }).first()).toBeVisible()

const historico = (page: Page) => page.getByRole('region', { name: 'Histórico' })

/** After the login, as the administrator sees them. */
export const telasInternas: Tela[] = [
  { nome: 'painel', caminho: '/admin/painel', pronta: cabecalho('Painel') },
  { nome: 'vendedor', caminho: '/vendedor', pronta: cabecalho('Vender') },
  {
    nome: 'suspensões por atraso',
    caminho: '/admin/boleto/suspensao',
    pronta: cabecalho('Suspensões por atraso'),
  },
  { nome: 'vendas', caminho: '/admin/venda', pronta: cabecalho('Vendas') },
  {
    nome: 'venda em análise',
    caminho: ({ venda }) => `/admin/venda/${venda}`,
    pronta: cabecalho(/^Venda \d+/),
  },
  {
    nome: 'devolver uma venda',
    caminho: ({ venda }) => `/admin/venda/${venda}`,
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Devolver' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    nome: 'atendimentos, com os filtros abertos',
    caminho: '/admin/atendimento',
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Filtros' }).click()
      await expect(page.getByRole('combobox', { name: 'Prioridade' })).toBeVisible()
    },
  },
  {
    nome: 'atendimento, escrevendo ao cliente',
    caminho: ({ atendimento }) => `/admin/atendimento/${atendimento}`,
    pronta: async (page) => {
      await page.getByText('Ao cliente (por e-mail)').click()
      await expect(page.getByText(/^Vai por e-mail para/)).toBeVisible()
    },
  },
  {
    nome: 'resolver um atendimento',
    caminho: ({ atendimento }) => `/admin/atendimento/${atendimento}`,
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Resolver' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    nome: 'novo atendimento, recusado',
    caminho: ({ contrato }) => `${contrato}/atendimento?novo=true`,
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Abrir atendimento' }).click()
      await expect(page.getByText('Este campo é obrigatório').first()).toBeVisible()
    },
  },
  {
    nome: 'boletos, com os filtros abertos',
    caminho: '/admin/boleto',
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Filtros' }).click()
      await expect(page.getByRole('combobox', { name: 'No banco' })).toBeVisible()
    },
  },
  {
    nome: 'emitir um boleto, recusado',
    caminho: '/admin/boleto',
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Emitir boleto' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Emitir boleto' }).click()
      await expect(page.getByText('Escolha de quem cobrar')).toBeVisible()
    },
  },
  { nome: 'boleto', caminho: ({ boleto }) => `/admin/boleto/${boleto}`, pronta: cabecalho(/^Boleto \d+/) },
  {
    nome: 'dar baixa em um boleto',
    caminho: ({ boleto }) => `/admin/boleto/${boleto}`,
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Dar baixa' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    nome: 'emitir os boletos de um contrato',
    caminho: ({ contrato }) => contrato,
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Emitir boletos' }).click()
      await page.getByRole('dialog').getByRole('button', { name: '12 meses' }).click()
      await expect(page.getByText(/^12 boletos, R\$/)).toBeVisible()
    },
  },
  {
    nome: 'arquivos do banco',
    caminho: '/admin/boleto/arquivos',
    pronta: async (page) => {
      await expect(page.getByText('boleto a registrar', { exact: false }).first()).toBeVisible()
      await expect(page.getByRole('link', { name: 'CB1811.RET' }).first()).toBeVisible()
    },
  },
  {
    nome: 'resultado de um retorno',
    caminho: ({ retorno }) => `/admin/boleto/arquivos/retorno/${retorno}`,
    pronta: (page) => expect(page.getByText('Nosso número 77777777')).toBeVisible(),
  },
  { nome: 'avisos', caminho: '/avisos', pronta: cabecalho('Avisos') },
  { nome: 'cliente', caminho: '/cliente', pronta: cabecalho('Consultar cliente') },
  {
    nome: 'cliente, ninguém encontrado',
    caminho: '/cliente?busca=529.982.247-25',
    pronta: (page) => expect(page.getByText('Nenhum cliente encontrado')).toBeVisible(),
  },
  {
    nome: 'clientes, com os filtros abertos e uma busca curta demais',
    caminho: '/admin/cliente',
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Filtros' }).click()
      await expect(page.getByRole('combobox', { name: 'UF' })).toBeVisible()
      await page.getByRole('searchbox', { name: 'Buscar' }).fill('m')
      await expect(page.getByText(/^Digite mais/).first()).toBeVisible()
    },
  },
  {
    nome: 'novo cliente, recusado',
    caminho: '/admin/cliente/novo',
    pronta: async (page) => {
      await page.getByRole('radio', { name: 'Pessoa jurídica' }).check()
      await page.getByRole('group', { name: 'Endereço 1' }).getByLabel('CEP').fill('13010000')
      await page.getByRole('button', { name: 'Criar cliente' }).click()
      await expect(page.getByText('Este campo é obrigatório').first()).toBeVisible()
    },
  },
  {
    nome: 'cliente, com planos e atendimentos',
    caminho: ({ contrato }) => contrato.replace(/\/plano.*/, ''),
    pronta: async (page) => {
      await expect(page.getByRole('region', { name: 'Atendimentos' }).getByRole('listitem')).toHaveCount(1)
      await expect(page.getByRole('region', { name: 'Planos' }).getByText('Ativo')).toBeVisible()
    },
  },
  {
    nome: 'dados de um cliente restrito, com histórico',
    caminho: ({ cliente }) => `/admin/cliente/${cliente}/dados`,
    pronta: async (page) => {
      await expect(page.getByRole('note')).toContainText('Fatura em aberto')
      await expect(historico(page).getByRole('time').first()).toBeVisible()
    },
  },
  {
    nome: 'anonimizar cliente',
    caminho: ({ cliente }) => `/admin/cliente/${cliente}/dados`,
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Mais ações' }).click()
      await page.getByRole('menuitem', { name: 'Anonimizar' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    nome: 'contrato, com a multa de outro dia',
    caminho: ({ contrato }) => contrato,
    pronta: async (page) => {
      await page.getByLabel('Se cancelar em…').fill('01/01/2040')
      await expect(page.getByText(/^A fidelidade acabou em/)).toBeVisible()
    },
  },
  {
    nome: 'trocar o endereço do contrato',
    caminho: ({ contrato }) => contrato,
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Mudar endereço' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Mudar endereço' }).click()
      await expect(page.getByText('Este campo é obrigatório').first()).toBeVisible()
    },
  },
  {
    nome: 'importar clientes',
    caminho: '/admin/cliente/importar',
    pronta: (page) =>
      expect(page.getByRole('region', { name: 'Importações anteriores' })).toHaveAttribute(
        'aria-busy',
        'false',
      ),
  },
  { nome: 'usuários', caminho: '/admin/usuario', pronta: linha },
  {
    nome: 'usuários, nada encontrado',
    caminho: '/admin/usuario?busca=ninguem-com-este-nome&situacao=INATIVO',
    pronta: (page) => expect(page.getByText('Não há dados para exibir')).toBeVisible(),
  },
  {
    nome: 'convidar usuário',
    caminho: '/admin/usuario?convidar=true',
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Enviar convite' }).click()
      await expect(page.getByText('Este campo é obrigatório').first()).toBeVisible()
    },
  },
  {
    nome: 'usuário, com histórico',
    caminho: ({ usuario }) => `/admin/usuario/${usuario}`,
    pronta: (page) => expect(historico(page).getByRole('time').first()).toBeVisible(),
  },
  {
    nome: 'desativar usuário',
    caminho: ({ usuario }) => `/admin/usuario/${usuario}`,
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Desativar', exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    nome: 'grupos',
    caminho: '/admin/grupo-permissao',
    pronta: (page) => expect(page.getByRole('link', { name: 'Vendedor', exact: true })).toBeVisible(),
  },
  { nome: 'novo grupo', caminho: '/admin/grupo-permissao/novo', pronta: cabecalho('Novo grupo') },
  {
    nome: 'grupo, com matriz e mudanças por salvar',
    caminho: ({ grupo }) => `/admin/grupo-permissao/${grupo}`,
    pronta: async (page) => {
      await page.getByRole('checkbox', { name: 'Excluir usuário', exact: true }).check()
      await page.getByRole('checkbox', { name: 'Listar as próprias vendas', exact: true }).uncheck()
      await expect(page.getByText('A retirar (1):')).toBeVisible()
      await expect(historico(page).getByRole('time').first()).toBeVisible()
    },
  },
  { nome: 'empresas', caminho: '/admin/empresa', pronta: cabecalho('Empresas') },
  {
    nome: 'nova empresa, recusada',
    caminho: '/admin/empresa/nova',
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Criar empresa' }).click()
      await expect(page.getByText('Este campo é obrigatório').first()).toBeVisible()
    },
  },
  {
    nome: 'empresa, ainda sem conta bancária',
    caminho: ({ empresa }) => `/admin/empresa/${empresa}`,
    pronta: (page) =>
      expect(
        page.getByRole('region', { name: 'Contas bancárias' }).getByRole('link', { name: 'Nova conta' }),
      ).toBeVisible(),
  },
  {
    nome: 'nova conta bancária, recusada',
    caminho: ({ empresa }) => `/admin/empresa/${empresa}/conta/nova`,
    pronta: async (page) => {
      await escolher(page, 'Banco', '756 – Sicoob')
      await page.getByRole('switch', { name: /Dar desconto/ }).check({ force: true })
      await page.getByRole('button', { name: 'Criar conta' }).click()
      await expect(page.getByText('Informe Código do cliente')).toBeVisible()
    },
  },
  { nome: 'canais de venda', caminho: '/admin/canal-venda', pronta: cabecalho('Canais de venda') },
  {
    nome: 'novo canal, recusado',
    caminho: '/admin/canal-venda/novo',
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Criar canal' }).click()
      await expect(page.getByText('Este campo é obrigatório')).toHaveCount(2)
    },
  },
  {
    nome: 'textos do aceite e do contrato',
    caminho: '/admin/configuracao/textos',
    pronta: cabecalho('Textos do aceite e do contrato'),
  },
  {
    nome: 'configurações, com uma alteração por salvar',
    caminho: '/admin/configuracao/geral',
    pronta: async (page) => {
      await page.getByLabel('Nome do provedor', { exact: true }).fill('Outro nome')
      await expect(page.getByText('Há alterações não salvas')).toBeVisible()
    },
  },
  { nome: 'recursos', caminho: '/admin/recurso', pronta: cabecalho('Recursos') },
  {
    nome: 'novo recurso, escolhendo o ícone',
    caminho: '/admin/recurso?novo=true',
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Criar recurso' }).click()
      await page.getByRole('combobox', { name: 'Ícone' }).fill('foguete')
      await expect(page.getByRole('option', { name: 'rocket', exact: true })).toBeVisible()
    },
  },
  { nome: 'adicionais', caminho: '/admin/configuracao/adicional', pronta: cabecalho('Adicionais') },
  {
    nome: 'novo adicional, recusado',
    caminho: '/admin/configuracao/adicional/novo',
    pronta: async (page) => {
      await page.getByRole('button', { name: 'Criar adicional' }).click()
      await expect(page.getByText('Este campo é obrigatório')).toHaveCount(3)
    },
  },
  {
    nome: 'planos cadastrados',
    caminho: '/admin/configuracao/plano',
    pronta: cabecalho('Cadastro de planos'),
  },
  {
    nome: 'novo plano, recusado',
    caminho: '/admin/configuracao/plano/novo',
    pronta: async (page) => {
      await page.getByRole('switch', { name: 'Todas as cidades' }).uncheck({ force: true })
      await page.getByRole('button', { name: 'Criar plano' }).click()
      await expect(page.getByText('Este campo é obrigatório')).toHaveCount(5)
    },
  },
  { nome: 'promoções', caminho: '/admin/promocao', pronta: cabecalho('Promoções') },
  {
    nome: 'nova promoção, com descontos e cidades, recusada',
    caminho: '/admin/promocao/nova',
    pronta: async (page) => {
      await escolher(page, 'Desconto na mensalidade', 'Percentual')
      await page.getByRole('switch', { name: 'Todas as cidades' }).uncheck({ force: true })
      await page.getByRole('button', { name: 'Criar promoção' }).click()
      await expect(page.getByText('Escolha ao menos um plano')).toBeVisible()
    },
  },
  { nome: 'catálogo', caminho: '/admin/planos', pronta: cabecalho('Planos') },
  { nome: 'minha conta', caminho: '/conta', pronta: cabecalho('Minha conta') },
  {
    nome: 'menu em gaveta, ou recolhido com um grupo aberto',
    caminho: '/admin/painel',
    pronta: async (page) => {
      await titulo(page, 'Painel')
      const gaveta = page.getByRole('button', { name: 'Abrir menu' })
      if (await gaveta.isVisible()) {
        await gaveta.click()
        await expect(menu(page)).toBeVisible()
      } else {
        await page.getByRole('button', { name: 'Recolher menu' }).click()
        await menu(page).getByRole('button', { name: 'Administração' }).click()
        await expect(page.getByRole('menuitem', { name: 'Usuários' })).toBeVisible()
      }
    },
  },
  {
    nome: 'menu da pessoa',
    caminho: '/admin/painel',
    pronta: async (page) => {
      await abrirMenuDaPessoa(page)
      await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible()
    },
  },
  {
    nome: 'busca de telas',
    caminho: '/admin/painel',
    pronta: async (page) => {
      await titulo(page, 'Painel')
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('textbox').fill('us')
    },
  },
  {
    nome: 'avisos',
    caminho: '/conta',
    pronta: async (page) => {
      await responder(page, '/auth/sessao/*', 409, {
        message: 'Não foi possível',
        errors: ['Por isto'],
        codigo: 'X',
      })
      await page
        .getByRole('button', { name: /^Encerrar a sessão/ })
        .first()
        .click()
      await esperarToast(page, /Não foi possível/)
      await page.unrouteAll()
      await page
        .getByRole('button', { name: /^Encerrar a sessão/ })
        .first()
        .click()
      await esperarToast(page, 'Sessão encerrada')
    },
  },
  {
    nome: 'erro 500',
    caminho: '/admin/painel',
    pronta: async (page) => {
      await responder(page, '/auth/sessao', 500)
      await page.goto('/conta')
      await titulo(page, '500!')
      await page.unrouteAll()
    },
  },
]
