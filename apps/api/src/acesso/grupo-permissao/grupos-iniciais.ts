import { type Permissao, permissoes } from '@balcao/contract/base/permissao'

type Grupo = { nome: string; descricao: string; permissoes: Permissao[] }

const vender: Permissao[] = [
  'REALIZAR_VENDA',
  'REALIZAR_VENDA.DOCUMENTO_FRENTE',
  'REALIZAR_VENDA.DOCUMENTO_VERSO',
  'REALIZAR_VENDA.COMPROVANTE_ENDERECO',
  'REALIZAR_VENDA.AUDIO_ACEITE',
  'REALIZAR_VENDA.COMPROVANTE_VENDA',
]

const analisarVendas: Permissao[] = [
  'LISTAR.VENDA',
  'LISTAR.TODAS_VENDAS',
  'EDITAR.VENDA',
  'EDITAR.VENDA_SITUACAO',
  'CRIAR.ANEXO',
  'EDITAR.ANEXO',
  'EXCLUIR.ANEXO',
]

const atenderClientes: Permissao[] = [
  'LISTAR.CLIENTE',
  'VISUALIZAR.CLIENTE',
  'EDITAR.CLIENTE',
  'EDITAR.CONTRATO',
  'LISTAR.ATENDIMENTO',
  'EDITAR.ATENDIMENTO',
  'LISTAR.BOLETO',
  'CRIAR.BOLETO',
]

/** The groups of a new installation. Afterwards they are ordinary groups. */
export const gruposIniciais = [
  { nome: 'Administrador', descricao: 'Tudo', permissoes },
  {
    nome: 'Supervisor',
    descricao: 'Acompanha as vendas, autoriza as restritas e cuida dos vendedores',
    permissoes: [
      ...analisarVendas,
      ...atenderClientes,
      // For the drafts of a seller who left, and to sell in another's name.
      ...vender,
      'EDITAR.VENDA_VENDEDOR',
      'AUTORIZAR.VENDA_RESTRITA',
      'EDITAR.META',
      'EDITAR.BOLETO',
      'LISTAR.USUARIO',
      'LISTAR.PLANO',
      'LISTAR.ADICIONAL',
      'LISTAR.PROMOCAO',
      'LISTAR.CANAL_VENDA',
    ],
  },
  {
    nome: 'Backoffice',
    descricao: 'Confere as vendas e atende os clientes',
    permissoes: [...analisarVendas, ...atenderClientes, 'IMPORTAR.CLIENTE', 'LISTAR.PLANO'],
  },
  {
    nome: 'Vendedor',
    descricao: 'Vende e acompanha as próprias vendas',
    permissoes: [...vender, 'CRIAR.VENDA', 'LISTAR.VENDA'],
  },
] satisfies Grupo[]
