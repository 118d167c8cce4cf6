import type { Etapa } from '@balcao/contract/vendas/etapas'
import type { FileRoutesById } from '#routeTree.gen.ts'
import type { Destino } from './pagina.ts'

/** A screen inside the shell. The manual itself has no help. */
type Tela = Exclude<Extract<keyof FileRoutesById, `/_app/${string}`>, `/_app/ajuda/${string}`>

/** `page#section`. The sections are named as GitHub names them: a link to one works there too. */
type Lugar = `${string}#${string}` | ''

/** Where the manual speaks of each screen. A new screen does not compile without its line. */
export const destinos: Record<Tela, Lugar> = {
  '/_app/': '',
  '/_app/avisos': 'para-todos#os-avisos',
  '/_app/conta': 'para-todos#minha-conta',
  '/_app/cliente': 'clientes#consultar-um-cliente',

  '/_app/vendedor/': 'dia-do-vendedor#a-tela-vender',
  '/_app/vendedor/nova': 'dia-do-vendedor#começar-uma-venda',
  '/_app/vendedor/venda/$id/$etapa': 'dia-do-vendedor#começar-uma-venda',
  '/_app/vendedor/venda/$id/': 'dia-do-vendedor#acompanhar-uma-venda-enviada',

  '/_app/admin/painel': 'dia-do-supervisor#o-painel',
  '/_app/admin/venda/': 'dia-do-analista#a-fila',
  '/_app/admin/venda/fila': 'dia-do-analista#pegar-uma-venda',
  '/_app/admin/venda/$id': 'dia-do-analista#conferir-os-documentos',

  '/_app/admin/atendimento/': 'contratos-e-atendimentos#os-atendimentos',
  '/_app/admin/atendimento/$id': 'contratos-e-atendimentos#cuidar-de-um-atendimento',

  '/_app/admin/boleto/': 'boletos-e-banco#a-lista-de-boletos',
  '/_app/admin/boleto/$id': 'boletos-e-banco#um-boleto',
  '/_app/admin/boleto/lote/': 'boletos-e-banco#emitir-os-boletos-do-mês',
  '/_app/admin/boleto/lote/$id': 'boletos-e-banco#um-lote',
  '/_app/admin/boleto/arquivos/': 'boletos-e-banco#remessa-e-retorno',
  '/_app/admin/boleto/arquivos/retorno/$id': 'boletos-e-banco#um-retorno',
  '/_app/admin/boleto/suspensao': 'boletos-e-banco#suspender-e-religar',

  '/_app/admin/planos/': 'dia-do-vendedor#mostrar-os-planos',
  '/_app/admin/planos/$id/etiqueta': 'dia-do-vendedor#a-etiqueta-da-oferta',
  '/_app/admin/configuracao/plano/': 'dia-do-administrador#planos-e-preços',
  '/_app/admin/configuracao/plano/novo': 'comecar-um-provedor#5-os-planos',
  '/_app/admin/configuracao/plano/$id': 'dia-do-administrador#planos-e-preços',
  '/_app/admin/promocao/': 'dia-do-administrador#promoções',
  '/_app/admin/promocao/nova': 'comecar-um-provedor#6-as-promoções',
  '/_app/admin/promocao/$id': 'dia-do-administrador#promoções',
  '/_app/admin/configuracao/adicional/': 'dia-do-administrador#adicionais',
  '/_app/admin/configuracao/adicional/novo': 'comecar-um-provedor#4-recursos-e-adicionais',
  '/_app/admin/configuracao/adicional/$id': 'dia-do-administrador#adicionais',
  '/_app/admin/recurso': 'dia-do-administrador#recursos',

  '/_app/admin/cliente/': 'clientes#a-lista-de-clientes',
  '/_app/admin/cliente/novo': 'clientes#cadastrar-à-mão',
  '/_app/admin/cliente/importar': 'importar-clientes#passo-a-passo',
  '/_app/admin/cliente/$id/': 'clientes#a-página-do-cliente',
  '/_app/admin/cliente/$id/dados': 'clientes#o-cadastro',
  '/_app/admin/cliente/$id/plano/$planoId/': 'contratos-e-atendimentos#o-contrato',
  '/_app/admin/cliente/$id/plano/$planoId/atendimento':
    'contratos-e-atendimentos#os-atendimentos-de-um-contrato',

  '/_app/admin/empresa/': 'dia-do-administrador#empresas',
  '/_app/admin/empresa/nova': 'comecar-um-provedor#2-a-empresa',
  '/_app/admin/empresa/$id/': 'dia-do-administrador#empresas',
  '/_app/admin/empresa/$id/conta/nova': 'dia-do-administrador#contas-bancárias',
  '/_app/admin/empresa/$id/conta/$contaId': 'dia-do-administrador#contas-bancárias',
  '/_app/admin/canal-venda/': 'dia-do-administrador#canais-de-venda',
  '/_app/admin/canal-venda/novo': 'comecar-um-provedor#3-o-canal-de-venda',
  '/_app/admin/canal-venda/$id': 'comecar-um-provedor#3-o-canal-de-venda',
  '/_app/admin/usuario/': 'dia-do-administrador#pessoas',
  '/_app/admin/usuario/novo': 'comecar-um-provedor#7-os-grupos-e-as-pessoas',
  '/_app/admin/usuario/$id': 'dia-do-administrador#pessoas',
  '/_app/admin/grupo-permissao/': 'dia-do-administrador#grupos-de-permissão',
  '/_app/admin/grupo-permissao/novo': 'dia-do-administrador#grupos-de-permissão',
  '/_app/admin/grupo-permissao/$id': 'dia-do-administrador#grupos-de-permissão',

  '/_app/admin/chave-api/': 'dia-do-administrador#chaves-de-api',
  '/_app/admin/chave-api/nova': 'dia-do-administrador#chaves-de-api',
  '/_app/admin/chave-api/$id': 'dia-do-administrador#chaves-de-api',

  '/_app/admin/configuracao/geral': 'dia-do-administrador#configurações-gerais',
  '/_app/admin/configuracao/textos': 'dia-do-administrador#textos-do-aceite-e-do-contrato',
  '/_app/admin/configuracao/webhook/': 'dia-do-administrador#webhooks',
  '/_app/admin/configuracao/webhook/novo': 'dia-do-administrador#webhooks',
  '/_app/admin/configuracao/webhook/$id': 'dia-do-administrador#webhooks',
  '/_app/admin/situacao': 'dia-do-administrador#a-situação-do-sistema',
}

/** The steps of a sale are one screen for the router, and eight for people. */
export const destinosDasEtapas: Record<Etapa, Lugar> = {
  cliente: 'dia-do-vendedor#cliente',
  endereco: 'dia-do-vendedor#endereço',
  plano: 'dia-do-vendedor#plano',
  adicionais: 'dia-do-vendedor#adicionais',
  promocao: 'dia-do-vendedor#promoção',
  pagamento: 'dia-do-vendedor#pagamento',
  anexos: 'dia-do-vendedor#anexos',
  revisao: 'dia-do-vendedor#revisão',
}

export const emDestino = (lugar: Lugar): Destino => {
  const [pagina = '', secao = ''] = lugar.split('#')
  return { pagina, secao }
}

/** Both come from an address, so anything may be in them. What nobody knows leads to the index. */
export const destinoDe = (tela: string, etapa?: string): Destino => {
  const daEtapa = Object.entries(destinosDasEtapas).find(([nome]) => nome === etapa)
  const daTela = Object.entries(destinos).find(([nome]) => nome === tela)
  return emDestino(daEtapa?.[1] ?? daTela?.[1] ?? '')
}
