import { codigo, data, documento, dv, fixo, hora, numero, texto, tipoDoDocumento, zeros } from './campos.ts'
import type { Campo } from './registro.ts'
import type { Remessa, TituloDaRemessa } from './remessa.ts'

export type NoLote = { remessa: Remessa; lote: number }
export type NoSegmento = NoLote & { sequencial: number; movimento: string; titulo: TituloDaRemessa }
export type NoFimDoLote = NoLote & { registros: number; titulos: number; soma: number }
export type NoFim = { remessa: Remessa; lotes: number; registros: number }

export const header: Campo<Remessa>[] = [
  [1, 3, 'banco', codigo((r) => r.conta.banco)],
  [4, 7, 'lote', zeros],
  [8, 8, 'tipo do registro', fixo('0')],
  [18, 18, 'tipo de inscrição', tipoDoDocumento((r) => r.beneficiario.documento)],
  [19, 32, 'inscrição da empresa', documento((r) => r.beneficiario.documento)],
  [53, 57, 'agência', numero((r) => r.conta.agencia)],
  [58, 58, 'DV da agência', dv((r) => r.conta.agencia_dv)],
  [59, 70, 'conta', numero((r) => r.conta.conta)],
  [71, 71, 'DV da conta', dv((r) => r.conta.conta_dv)],
  [73, 102, 'nome da empresa', texto((r) => r.beneficiario.nome)],
  [143, 143, 'código de remessa', fixo('1')],
  [144, 151, 'data de geração', data((r) => r.gerada_em)],
  [152, 157, 'hora de geração', hora((r) => r.gerada_em)],
  [158, 163, 'sequencial do arquivo', numero((r) => r.sequencial)],
  [167, 171, 'densidade', zeros],
]

export const headerDoLote: Campo<NoLote>[] = [
  [1, 3, 'banco', codigo((c) => c.remessa.conta.banco)],
  [4, 7, 'lote', numero((c) => c.lote)],
  [8, 8, 'tipo do registro', fixo('1')],
  [9, 9, 'operação', fixo('R')],
  [10, 11, 'serviço', fixo('01')],
  [18, 18, 'tipo de inscrição', tipoDoDocumento((c) => c.remessa.beneficiario.documento)],
  [19, 33, 'inscrição da empresa', documento((c) => c.remessa.beneficiario.documento)],
  [54, 58, 'agência', numero((c) => c.remessa.conta.agencia)],
  [59, 59, 'DV da agência', dv((c) => c.remessa.conta.agencia_dv)],
  [60, 71, 'conta', numero((c) => c.remessa.conta.conta)],
  [72, 72, 'DV da conta', dv((c) => c.remessa.conta.conta_dv)],
  [74, 103, 'nome da empresa', texto((c) => c.remessa.beneficiario.nome)],
  [184, 191, 'número da remessa', numero((c) => c.remessa.sequencial)],
  [192, 199, 'data de gravação', data((c) => c.remessa.gerada_em)],
  [200, 207, 'data do crédito', zeros],
]

const segmento = (letra: string): Campo<NoSegmento>[] => [
  [1, 3, 'banco', codigo((c) => c.remessa.conta.banco)],
  [4, 7, 'lote', numero((c) => c.lote)],
  [8, 8, 'tipo do registro', fixo('3')],
  [9, 13, 'sequencial no lote', numero((c) => c.sequencial)],
  [14, 14, 'segmento', fixo(letra)],
  [16, 17, 'movimento', codigo((c) => c.movimento)],
]

export const segmentoP: Campo<NoSegmento>[] = [
  ...segmento('P'),
  [18, 22, 'agência', numero((c) => c.remessa.conta.agencia)],
  [23, 23, 'DV da agência', dv((c) => c.remessa.conta.agencia_dv)],
  [24, 35, 'conta', numero((c) => c.remessa.conta.conta)],
  [36, 36, 'DV da conta', dv((c) => c.remessa.conta.conta_dv)],
  [59, 59, 'cobrança registrada', fixo('1')],
  [60, 60, 'tipo de documento', fixo('2')],
  [61, 61, 'quem emite', fixo('2')],
  [62, 62, 'quem entrega', fixo('2')],
  [63, 77, 'número do documento', texto((c) => c.titulo.numero_documento)],
  [78, 85, 'vencimento', data((c) => c.titulo.vencimento)],
  [86, 100, 'valor', numero((c) => c.titulo.valor)],
  [101, 105, 'agência cobradora', zeros],
  [107, 108, 'espécie', (c) => (c.titulo.especie === 'DM' ? '02' : '04')],
  [109, 109, 'aceite', fixo('N')],
  [110, 117, 'emissão', data((c) => c.titulo.emissao)],
  [118, 118, 'código dos juros', (c) => (c.titulo.juros_por_dia > 0 ? '1' : '3')],
  [119, 126, 'data dos juros', data((c) => (c.titulo.juros_por_dia > 0 ? c.titulo.vencimento : null))],
  [127, 141, 'juros por dia', numero((c) => c.titulo.juros_por_dia)],
  [142, 142, 'código do desconto', (c) => (c.titulo.desconto ? '1' : '0')],
  [143, 150, 'data do desconto', data((c) => c.titulo.desconto?.ate ?? null)],
  [151, 165, 'valor do desconto', numero((c) => c.titulo.desconto?.valor ?? 0)],
  [166, 180, 'IOF', zeros],
  [181, 195, 'abatimento', zeros],
  [196, 220, 'referência', codigo((c) => c.titulo.referencia)],
  [221, 221, 'código de protesto', fixo('3')],
  [222, 223, 'dias para protesto', zeros],
  [224, 224, 'código de baixa', fixo('0')],
  [225, 227, 'dias para baixa', zeros],
  [228, 229, 'moeda', fixo('09')],
  [230, 239, 'contrato', zeros],
]

export const segmentoQ: Campo<NoSegmento>[] = [
  ...segmento('Q'),
  [18, 18, 'tipo de inscrição do pagador', tipoDoDocumento((c) => c.titulo.pagador.documento)],
  [19, 33, 'inscrição do pagador', documento((c) => c.titulo.pagador.documento)],
  [34, 73, 'nome do pagador', texto((c) => c.titulo.pagador.nome)],
  [74, 113, 'endereço', texto((c) => c.titulo.pagador.endereco)],
  [114, 128, 'bairro', texto((c) => c.titulo.pagador.bairro)],
  [129, 136, 'CEP', numero((c) => c.titulo.pagador.cep)],
  [137, 151, 'cidade', texto((c) => c.titulo.pagador.cidade)],
  [152, 153, 'UF', texto((c) => c.titulo.pagador.uf)],
  [154, 154, 'tipo de inscrição do avalista', zeros],
  [155, 169, 'inscrição do avalista', zeros],
  [210, 212, 'banco correspondente', zeros],
]

export const segmentoR: Campo<NoSegmento>[] = [
  ...segmento('R'),
  [18, 41, 'segundo desconto', zeros],
  [42, 65, 'terceiro desconto', zeros],
  [66, 66, 'código da multa', fixo('2')],
  [67, 74, 'data da multa', data((c) => c.titulo.vencimento)],
  [75, 89, 'percentual da multa', numero((c) => c.titulo.multa_percentual)],
  [200, 215, 'débito automático: ocorrência, banco e agência', zeros],
  [217, 228, 'débito automático: conta', zeros],
  [231, 231, 'aviso de débito', zeros],
]

export const trailerDoLote: Campo<NoFimDoLote>[] = [
  [1, 3, 'banco', codigo((c) => c.remessa.conta.banco)],
  [4, 7, 'lote', numero((c) => c.lote)],
  [8, 8, 'tipo do registro', fixo('5')],
  [18, 23, 'registros no lote', numero((c) => c.registros)],
  [24, 115, 'totais', zeros],
]

export const trailer: Campo<NoFim>[] = [
  [1, 3, 'banco', codigo((c) => c.remessa.conta.banco)],
  [4, 7, 'lote', fixo('9999')],
  [8, 8, 'tipo do registro', fixo('9')],
  [18, 23, 'lotes', numero((c) => c.lotes)],
  [24, 29, 'registros no arquivo', numero((c) => c.registros)],
]
