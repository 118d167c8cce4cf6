import { CARTEIRA_NA_REMESSA } from '@balcao/contract/cobranca/banco/sicoob'
import { type Banco240, movimentos } from './banco.ts'
import { brancos, fixo, numero, texto, zeros } from './campos.ts'

export const sicoob: Banco240 = {
  formato: 240,
  movimentos,
  header: [
    [72, 72, 'DV da agência e conta', zeros],
    [103, 132, 'nome do banco', texto(() => 'SICOOB')],
    [164, 166, 'leiaute', fixo('081')],
  ],
  headerDoLote: [[14, 16, 'leiaute', fixo('040')]],
  segmentoP: [
    [38, 46, 'nosso número', numero((c) => c.titulo.nosso_numero)],
    [47, 47, 'DV do nosso número', numero((c) => c.titulo.nosso_numero_dv)],
    [48, 49, 'parcela', numero((c) => c.titulo.parcela ?? 1)],
    [50, 51, 'modalidade', numero((c) => c.remessa.conta.modalidade)],
    [52, 52, 'formulário', fixo('4')],
    [58, 58, 'carteira', fixo(CARTEIRA_NA_REMESSA)],
    [59, 59, 'cobrança registrada', fixo('0')],
    [60, 60, 'tipo de documento', brancos],
    [118, 118, 'código dos juros', (c) => (c.titulo.juros_por_dia > 0 ? '1' : '0')],
    [225, 227, 'dias para baixa', brancos],
  ],
  trailerDoLote: [
    [24, 29, 'títulos', numero((c) => c.titulos)],
    [30, 46, 'soma dos títulos', numero((c) => c.soma)],
    [47, 115, 'outras carteiras', zeros],
  ],
  trailer: [[30, 35, 'contas para conciliação', zeros]],
}
