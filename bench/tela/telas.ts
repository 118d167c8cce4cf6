/** How slow the device is. The network is the machine's own unless said otherwise. */
export type Aparelho = {
  nome: string
  largura: number
  altura: number
  rede?: { idaEVoltaMs: number; megabitsPorSegundo: number }
}

const COMPUTADOR: Aparelho = { nome: 'computador', largura: 1440, altura: 900 }
const CELULAR: Aparelho = {
  nome: 'celular, 150 ms e 1,6 Mbit/s',
  largura: 390,
  altura: 844,
  rede: { idaEVoltaMs: 150, megabitsPorSegundo: 1.6 },
}

/** What is opened, by whom, and what must be on it before a person can use it. */
export type Tela = {
  nome: string
  caminho: string
  anonima?: boolean
  pronta: string
  aparelho: Aparelho
  limiteMs: number
  pedidos?: number
}

const LOGIN = { nome: 'login', caminho: '/login', anonima: true, pronta: 'form button[type=submit]' }
const CLIENTES = {
  nome: 'lista de clientes',
  caminho: '/admin/cliente',
  pronta: 'main a[href^="/admin/cliente/0"]',
}
const CATALOGO = { nome: 'catálogo', caminho: '/admin/planos', pronta: 'main ul article' }
const CONSULTA = { nome: 'consulta de cliente', caminho: '/cliente', pronta: 'main input' }

export const telas: Tela[] = [
  { ...LOGIN, aparelho: COMPUTADOR, limiteMs: 1000, pedidos: 8 },
  { ...CLIENTES, aparelho: COMPUTADOR, limiteMs: 1700, pedidos: 12 },
  { ...CATALOGO, aparelho: COMPUTADOR, limiteMs: 2000, pedidos: 15 },
  { ...CATALOGO, aparelho: CELULAR, limiteMs: 3000 },
  { ...CONSULTA, aparelho: CELULAR, limiteMs: 2200 },
]
