/**
 * Every permission of the product, grouped as the matrix shows them. The string is what is stored, sent and
 * checked; the label is what a person reads. Nothing outside this list can be granted or required.
 */
export const areasDePermissao = [
  {
    area: 'Venda',
    permissoes: {
      REALIZAR_VENDA: 'Realizar venda',
      'REALIZAR_VENDA.DOCUMENTO_FRENTE': 'Anexar frente do documento ao vender',
      'REALIZAR_VENDA.DOCUMENTO_VERSO': 'Anexar verso do documento ao vender',
      'REALIZAR_VENDA.COMPROVANTE_ENDERECO': 'Anexar comprovante de endereço ao vender',
      'REALIZAR_VENDA.AUDIO_ACEITE': 'Anexar áudio de aceite ao vender',
      'REALIZAR_VENDA.COMPROVANTE_VENDA': 'Anexar comprovante de venda ao vender',
      'CRIAR.VENDA': 'Criar venda',
      'EDITAR.VENDA': 'Editar venda',
      'LISTAR.VENDA': 'Listar as próprias vendas',
      'LISTAR.TODAS_VENDAS': 'Listar todas as vendas',
      'EDITAR.VENDA_VENDEDOR': 'Trocar o vendedor da venda',
      'EDITAR.VENDA_SITUACAO': 'Mudar a situação da venda',
      'AUTORIZAR.VENDA_RESTRITA': 'Autorizar venda restrita',
    },
  },
  {
    area: 'Anexo',
    permissoes: {
      'CRIAR.ANEXO': 'Criar anexo',
      'EDITAR.ANEXO': 'Editar anexo',
      'EXCLUIR.ANEXO': 'Excluir anexo',
    },
  },
  {
    area: 'Cliente',
    permissoes: {
      'LISTAR.CLIENTE': 'Listar clientes',
      'VISUALIZAR.CLIENTE': 'Visualizar cliente',
      'EDITAR.CLIENTE': 'Editar cliente',
      'IMPORTAR.CLIENTE': 'Importar clientes',
    },
  },
  { area: 'Contrato', permissoes: { 'EDITAR.CONTRATO': 'Mudar contratos' } },
  {
    area: 'Atendimento',
    permissoes: {
      'LISTAR.ATENDIMENTO': 'Listar atendimentos',
      'EDITAR.ATENDIMENTO': 'Abrir e responder atendimentos',
    },
  },
  {
    area: 'Boleto',
    permissoes: {
      'LISTAR.BOLETO': 'Listar boletos',
      'CRIAR.BOLETO': 'Emitir boleto',
      'EDITAR.BOLETO': 'Dar baixa, cancelar e trocar arquivos com o banco',
    },
  },
  {
    area: 'Plano',
    permissoes: { 'LISTAR.PLANO': 'Listar planos', 'EDITAR.PLANO': 'Criar, editar e retirar planos' },
  },
  {
    area: 'Adicional',
    permissoes: {
      'LISTAR.ADICIONAL': 'Listar adicionais',
      'CRIAR.ADICIONAL': 'Criar adicional',
      'EDITAR.ADICIONAL': 'Editar adicional',
      'EXCLUIR.ADICIONAL': 'Excluir adicional',
      'VINCULAR.ADICIONAL': 'Vincular adicionais obrigatórios',
    },
  },
  {
    area: 'Promoção',
    permissoes: {
      'LISTAR.PROMOCAO': 'Listar promoções',
      'CRIAR.PROMOCAO': 'Criar promoção',
      'EDITAR.PROMOCAO': 'Editar promoção',
      'EXCLUIR.PROMOCAO': 'Excluir promoção',
    },
  },
  {
    area: 'Recurso',
    permissoes: {
      'CRIAR.RECURSO': 'Criar recurso',
      'EDITAR.RECURSO': 'Editar recurso',
      'EXCLUIR.RECURSO': 'Excluir recurso',
    },
  },
  {
    area: 'Canal de venda',
    permissoes: {
      'LISTAR.CANAL_VENDA': 'Listar canais de venda',
      'CRIAR.CANAL_VENDA': 'Criar canal de venda',
      'EDITAR.CANAL_VENDA': 'Editar canal de venda',
      'EXCLUIR.CANAL_VENDA': 'Excluir canal de venda',
    },
  },
  {
    area: 'Empresa',
    permissoes: {
      'CRIAR.EMPRESA': 'Criar empresa',
      'EDITAR.EMPRESA': 'Editar empresa',
      'EXCLUIR.EMPRESA': 'Excluir empresa',
    },
  },
  {
    area: 'Usuário',
    permissoes: {
      'LISTAR.USUARIO': 'Listar usuários',
      'CRIAR.USUARIO': 'Convidar usuário',
      'EDITAR.USUARIO': 'Editar usuário',
      'EXCLUIR.USUARIO': 'Excluir usuário',
    },
  },
  {
    area: 'Grupo de permissão',
    permissoes: {
      'LISTAR.GRUPO_PERMISSAO': 'Listar grupos de permissão',
      'VISUALIZAR.GRUPO_PERMISSAO': 'Visualizar grupo de permissão',
      'CRIAR.GRUPO_PERMISSAO': 'Criar grupo de permissão',
      'EDITAR.GRUPO_PERMISSAO': 'Editar grupo de permissão',
      'EXCLUIR.GRUPO_PERMISSAO': 'Excluir grupo de permissão',
    },
  },
  {
    area: 'Chave de API',
    permissoes: {
      'LISTAR.CHAVE_API': 'Listar chaves de API',
      'CRIAR.CHAVE_API': 'Criar chave de API',
      'EXCLUIR.CHAVE_API': 'Revogar chave de API',
    },
  },
  {
    area: 'Configuração',
    permissoes: {
      'LISTAR.CONFIGURACAO': 'Listar configurações',
      'EDITAR.CONFIGURACAO': 'Editar configurações',
    },
  },
  {
    area: 'Webhook',
    permissoes: {
      'LISTAR.WEBHOOK': 'Ver webhooks e as suas entregas',
      'EDITAR.WEBHOOK': 'Criar, editar, testar e excluir webhooks',
    },
  },
  { area: 'Painel', permissoes: { 'EDITAR.META': 'Definir metas de venda' } },
  { area: 'Auditoria', permissoes: { 'LISTAR.AUDITORIA': 'Ver a auditoria' } },
] as const satisfies { area: string; permissoes: Record<string, string> }[]

type ChavesDe<T> = T extends unknown ? keyof T : never
export type Permissao = ChavesDe<(typeof areasDePermissao)[number]['permissoes']>

export const permissoes = areasDePermissao.flatMap((a) => Object.keys(a.permissoes)) as Permissao[]

const rotulos: Record<string, string> = Object.assign({}, ...areasDePermissao.map((a) => a.permissoes))
export const rotuloDaPermissao = (permissao: Permissao) => rotulos[permissao] ?? permissao
