import type { DadosCanalVenda } from '@balcao/contract/provedor/canal-venda'

const documentos: DadosCanalVenda['anexos_obrigatorios'] = [
  'DOCUMENTO_FRENTE',
  'DOCUMENTO_VERSO',
  'COMPROVANTE_ENDERECO',
]
const emTodas = { roteiro_audio: null, todas_empresas: true, empresas: [], ativo: true }

/** One channel of every type. */
export const canais = {
  loja: {
    ...emTodas,
    nome: 'Lojas próprias',
    tipo: 'LOJA',
    anexos_obrigatorios: documentos,
    exige_aceite_digital: false,
    fora_do_estabelecimento: false,
  },
  televendas: {
    ...emTodas,
    nome: 'Central de vendas',
    tipo: 'TELEVENDAS',
    anexos_obrigatorios: ['DOCUMENTO_FRENTE', 'AUDIO_ACEITE'],
    exige_aceite_digital: false,
    fora_do_estabelecimento: true,
  },
  portaAPorta: {
    ...emTodas,
    nome: 'Equipe de rua',
    tipo: 'PORTA_A_PORTA',
    anexos_obrigatorios: [...documentos, 'COMPROVANTE_VENDA'],
    exige_aceite_digital: true,
    fora_do_estabelecimento: true,
  },
  online: {
    ...emTodas,
    nome: 'Site',
    tipo: 'ONLINE',
    anexos_obrigatorios: ['DOCUMENTO_FRENTE'],
    exige_aceite_digital: true,
    fora_do_estabelecimento: true,
  },
  parceiro: {
    ...emTodas,
    nome: 'Lojas parceiras',
    tipo: 'PARCEIRO',
    anexos_obrigatorios: documentos,
    exige_aceite_digital: true,
    fora_do_estabelecimento: true,
  },
  indicacao: {
    ...emTodas,
    nome: 'Indique um vizinho',
    tipo: 'INDICACAO',
    anexos_obrigatorios: ['DOCUMENTO_FRENTE'],
    exige_aceite_digital: true,
    fora_do_estabelecimento: true,
  },
} satisfies Record<string, DadosCanalVenda>
