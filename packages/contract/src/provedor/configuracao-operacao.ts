import * as z from 'zod/mini'
import { Email, Id, Texto } from '#base/comum.ts'
import {
  corDaMarca,
  type Definicao,
  diasDoMes,
  fusoHorario,
  inteiro,
  opcao,
  opcoes,
} from './configuracao-definicao.ts'

export const indicesDeReajuste = { IPCA: 'IPCA', IGP_M: 'IGP-M', INPC: 'INPC', IST: 'IST' } as const

const aprovacoesProprias = { NUNCA: 'Nunca', PERMITIDA: 'Permitida' } as const

/** Kinds of attachment, by the content that the server detects. */
const tiposDeAnexo = {
  JPEG: 'JPEG',
  PNG: 'PNG',
  WEBP: 'WebP',
  HEIC: 'HEIC (fotos de iPhone)',
  PDF: 'PDF',
  MP3: 'MP3',
  M4A: 'M4A',
  OGG: 'OGG',
  WEBM: 'WebM',
  WAV: 'WAV',
} as const

/** Who the provider is and how it sells. */
export const configuracoesDeOperacao = {
  marca: {
    grupo: 'marca',
    rotulo: 'Nome do provedor',
    descricao: 'Aparece no topo, no título da janela e nos e-mails.',
    campo: 'texto',
    esquema: Texto(60),
    padrao: 'Balcão',
    publica: true,
  },
  logo: {
    grupo: 'marca',
    rotulo: 'Logotipo',
    descricao: 'Aparece no topo, no login e nas telas de erro.',
    campo: 'imagem',
    esquema: z.nullable(Id),
    padrao: null,
    publica: true,
  },
  cor_primaria: {
    grupo: 'marca',
    rotulo: 'Cor principal',
    descricao:
      'Botões, links e itens escolhidos. O texto sobre ela fica branco ou preto, o que se ler melhor.',
    campo: 'cor',
    esquema: corDaMarca,
    padrao: null,
    publica: true,
  },
  cor_secundaria: {
    grupo: 'marca',
    rotulo: 'Cor de destaque',
    descricao: 'A ação principal da venda. O texto sobre ela fica branco ou preto, o que se ler melhor.',
    campo: 'cor',
    esquema: corDaMarca,
    padrao: null,
    publica: true,
  },
  email_suporte: {
    grupo: 'contato',
    rotulo: 'E-mail de suporte',
    descricao: 'Endereço mostrado nas telas de erro e, sem outro remetente, de onde partem os e-mails.',
    campo: 'email',
    esquema: Email,
    padrao: 'suporte@localhost',
    publica: true,
    restrita: true,
  },
  fuso_horario: {
    grupo: 'contato',
    rotulo: 'Fuso horário',
    descricao: 'Em que datas e horas são mostradas.',
    campo: 'fuso',
    esquema: fusoHorario,
    padrao: 'America/Sao_Paulo',
    publica: true,
  },
  dias_vencimento: {
    grupo: 'vendas',
    rotulo: 'Dias de vencimento',
    descricao: 'Dias do mês que o vendedor oferece para o vencimento da fatura.',
    campo: 'dias',
    esquema: diasDoMes,
    padrao: [5, 10, 15, 20, 25],
  },
  horas_do_link_assinante: {
    grupo: 'vendas',
    rotulo: 'Validade do link do assinante',
    descricao: 'Por quanto tempo o assinante pode abrir o link e aceitar a oferta.',
    campo: 'numero',
    unidade: 'horas',
    esquema: inteiro(1, 720),
    padrao: 72,
  },
  aprovacao_propria: {
    grupo: 'vendas',
    rotulo: 'Aprovar a própria venda',
    descricao: 'Se quem vendeu e também analisa pode aprovar o que vendeu. Autorizar venda restrita, nunca.',
    campo: 'opcao',
    opcoes: aprovacoesProprias,
    esquema: opcao(aprovacoesProprias),
    padrao: 'NUNCA',
  },
  indice_reajuste: {
    grupo: 'vendas',
    rotulo: 'Índice de reajuste',
    descricao: 'O que a etiqueta da oferta (Anatel) informa quando o plano não diz outro.',
    campo: 'opcao',
    opcoes: indicesDeReajuste,
    esquema: opcao(indicesDeReajuste),
    padrao: 'IPCA',
  },
  mb_maximo_anexo: {
    grupo: 'anexos',
    rotulo: 'Tamanho máximo de um anexo',
    descricao: 'Vale para documentos, comprovantes e áudios enviados com a venda.',
    campo: 'numero',
    unidade: 'MB',
    esquema: inteiro(1, 50),
    padrao: 15,
  },
  tipos_de_anexo: {
    grupo: 'anexos',
    rotulo: 'Tipos de arquivo aceitos',
    descricao: 'O que pode ser anexado a uma venda. O servidor confere o conteúdo, não o nome do arquivo.',
    campo: 'opcoes',
    opcoes: tiposDeAnexo,
    esquema: opcoes(tiposDeAnexo),
    padrao: ['HEIC', 'JPEG', 'M4A', 'MP3', 'OGG', 'PDF', 'PNG', 'WAV', 'WEBM', 'WEBP'],
  },
  segundos_minimos_audio: {
    grupo: 'anexos',
    rotulo: 'Duração mínima do áudio de aceite',
    descricao: 'Um áudio mais curto é recusado ao ser anexado.',
    campo: 'numero',
    unidade: 'segundos',
    esquema: inteiro(1, 600),
    padrao: 10,
  },
} as const satisfies Record<string, Definicao>
