import { somarDias } from '@balcao/contract/valores/dia'
import { type Banco240, movimentos } from './banco.ts'
import { brancos, data, fixo, numero, texto, zeros } from './campos.ts'
import type { NoSegmento } from './registros240.ts'

const diaSeguinteAoVencimento = ({ titulo }: NoSegmento) => somarDias(titulo.vencimento, 1)

export const caixa: Banco240 = {
  formato: 240,
  movimentos,
  header: [
    [33, 52, 'uso do banco', zeros],
    [59, 64, 'código do beneficiário', numero((r) => r.conta.convenio)],
    [65, 72, 'uso do banco', zeros],
    [103, 132, 'nome do banco', texto(() => 'CAIXA ECONOMICA FEDERAL')],
    [164, 166, 'leiaute', fixo('101')],
    [192, 207, 'situação do arquivo', fixo('REMESSA-PRODUCAO')],
  ],
  headerDoLote: [
    [12, 13, 'uso do banco', zeros],
    [14, 16, 'leiaute', fixo('060')],
    [34, 39, 'código do beneficiário', numero((c) => c.remessa.conta.convenio)],
    [40, 53, 'uso do banco', zeros],
    [60, 65, 'código do beneficiário', numero((c) => c.remessa.conta.convenio)],
    [66, 73, 'uso do banco', zeros],
  ],
  segmentoP: [
    [24, 29, 'código do beneficiário', numero((c) => c.remessa.conta.convenio)],
    [30, 40, 'uso do banco', zeros],
    [41, 42, 'modalidade', fixo('14')],
    [43, 57, 'nosso número', numero((c) => c.titulo.nosso_numero)],
    [58, 58, 'carteira', fixo('1')],
    [62, 62, 'quem entrega', fixo('0')],
    [63, 73, 'número do documento', texto((c) => c.titulo.numero_documento)],
    [74, 77, 'uso do banco', brancos],
    [106, 106, 'DV da agência cobradora', zeros],
    [
      119,
      126,
      'data dos juros',
      data((c) => (c.titulo.juros_por_dia > 0 ? diaSeguinteAoVencimento(c) : null)),
    ],
    // The bank wants the document's number here again, and not a reference of our own.
    [196, 206, 'número do documento', texto((c) => c.titulo.numero_documento)],
    [224, 224, 'código de baixa', (c) => (c.titulo.dias_para_baixa === null ? '2' : '1')],
    [225, 227, 'dias para baixa', numero((c) => c.titulo.dias_para_baixa ?? 0)],
  ],
  segmentoR: [
    [67, 74, 'data da multa', data(diaSeguinteAoVencimento)],
    [180, 240, 'uso do banco', brancos],
  ],
}
