import { type Banco240, movimentos } from './banco.ts'
import { brancos, documento, dv, fixo, numero, texto, tipoDoDocumento, zeros } from './campos.ts'

export const santander: Banco240 = {
  formato: 240,
  // Its 31 is only for protest.
  movimentos: { ENTRADA: movimentos.ENTRADA, BAIXA: movimentos.BAIXA, VENCIMENTO: movimentos.VENCIMENTO },
  header: [
    [17, 17, 'tipo de inscrição', tipoDoDocumento((r) => r.beneficiario.documento)],
    [18, 32, 'inscrição da empresa', documento((r) => r.beneficiario.documento)],
    [33, 47, 'código de transmissão', numero((r) => r.conta.codigo_transmissao)],
    [48, 72, 'uso do banco', brancos],
    [103, 132, 'nome do banco', texto(() => 'BANCO SANTANDER')],
    [152, 157, 'uso do banco', brancos],
    [164, 166, 'leiaute', fixo('040')],
    [167, 171, 'uso do banco', brancos],
  ],
  headerDoLote: [
    [14, 16, 'leiaute', fixo('030')],
    [54, 68, 'código de transmissão', numero((c) => c.remessa.conta.codigo_transmissao)],
    [69, 73, 'uso do banco', brancos],
  ],
  segmentoP: [
    [18, 21, 'agência', numero((c) => c.remessa.conta.agencia)],
    [22, 22, 'DV da agência', dv((c) => c.remessa.conta.agencia_dv)],
    [23, 31, 'conta', numero((c) => c.remessa.conta.conta)],
    [32, 32, 'DV da conta', dv((c) => c.remessa.conta.conta_dv)],
    [33, 41, 'conta cobrança', numero((c) => c.remessa.conta.conta)],
    [42, 42, 'DV da conta cobrança', dv((c) => c.remessa.conta.conta_dv)],
    [45, 56, 'nosso número', numero((c) => c.titulo.nosso_numero)],
    [57, 57, 'DV do nosso número', numero((c) => c.titulo.nosso_numero_dv)],
    [58, 58, 'tipo de cobrança', fixo('5')],
    [61, 62, 'uso do banco', brancos],
    [221, 221, 'código de protesto', fixo('0')],
    [224, 224, 'código de baixa', (c) => (c.titulo.dias_para_baixa === null ? '2' : '1')],
    [225, 225, 'zero', fixo('0')],
    [226, 227, 'dias para baixa', numero((c) => c.titulo.dias_para_baixa ?? 0)],
    [228, 229, 'moeda', fixo('00')],
    [230, 240, 'uso do banco', brancos],
  ],
  segmentoQ: [[210, 221, 'carnê e parcela', zeros]],
  segmentoR: [[180, 240, 'uso do banco', brancos]],
  trailerDoLote: [[24, 115, 'uso do banco', brancos]],
}
