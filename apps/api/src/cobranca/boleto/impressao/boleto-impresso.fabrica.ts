import type { CodigoDoBanco, ContaNoBanco } from '@balcao/contract/cobranca/banco/banco'
import { bancos } from '@balcao/contract/cobranca/banco/bancos'
import { codigoDeBarras } from '@balcao/contract/cobranca/codigo-de-barras'
import { codigoPix } from '@balcao/contract/cobranca/pix'
import type { BoletoImpresso } from './boleto-impresso.ts'

const vazia = {
  agencia_dv: null,
  conta: null,
  conta_dv: null,
  convenio: null,
  variacao: null,
  modalidade: null,
  codigo_transmissao: null,
  codigo_empresa: null,
}

/** Fictitious accounts that the banks' own rules accept. */
const contas: Record<CodigoDoBanco, ContaNoBanco> = {
  '001': {
    ...vazia,
    ...{ banco: '001', agencia: '6019', agencia_dv: '4', conta: '48203319', conta_dv: '3' },
    ...{ convenio: '2500044', carteira: '17', variacao: '019' },
  },
  '033': { ...vazia, banco: '033', agencia: '7600', convenio: '4223116', carteira: '101' },
  '104': { ...vazia, banco: '104', agencia: '4747', convenio: '349921', carteira: '1' },
  '237': {
    ...vazia,
    ...{ banco: '237', agencia: '1078', agencia_dv: '2', conta: '9644584', conta_dv: '9', carteira: '09' },
  },
  '341': { ...vazia, banco: '341', agencia: '8214', conta: '50232', conta_dv: '3', carteira: '109' },
  '756': { ...vazia, banco: '756', agencia: '6591', convenio: '0085698', carteira: '1', modalidade: '01' },
}

const pixDe = (valor: number) =>
  codigoPix({
    chave: '69722687000175',
    nome: 'PROVEDOR EXEMPLO TELECOM',
    cidade: 'CAMPO GRANDE',
    valor,
    txid: 'BOL000000123',
  })

/** A boleto of R$ 129,90 of this bank, ready to be printed. */
export const umBoletoImpresso = (
  banco: CodigoDoBanco = '341',
  dados: Partial<BoletoImpresso> = {},
): BoletoImpresso => {
  const [regras, conta] = [bancos[banco], contas[banco]]
  const { valor = 129_90, vencimento = '2026-12-10' } = dados
  const nosso_numero = '12345'
  const campo_livre = regras.campoLivre(conta, nosso_numero)
  return {
    banco,
    beneficiario: {
      nome: 'Provedor Exemplo Telecom Ltda',
      documento: '69722687000175',
      endereco: 'Av. Afonso Pena, 1500, sala 12 – Centro – Campo Grande/MS – 79002-070',
    },
    agencia_codigo: regras.agenciaCodigoImpresso(conta),
    nosso_numero_impresso: regras.nossoNumeroImpresso(conta, nosso_numero),
    carteira: conta.carteira,
    numero_documento: '2026-000123',
    especie: 'DS',
    emissao: '2026-11-25',
    vencimento,
    valor,
    itens: [
      { descricao: 'Internet Fibra 500 Mb – dezembro de 2026', valor: valor - 20_00 },
      { descricao: 'Ponto adicional de Wi-Fi', valor: 20_00 },
    ],
    instrucoes: [
      'Após o vencimento, multa de 2% e juros de 1% ao mês.',
      'Não receber depois de 60 dias do vencimento.',
    ],
    pagador: {
      nome: 'Conceição Araújo Peçanha',
      documento: '52998224725',
      endereco: 'Rua das Acácias, 120, casa 2 – Jardim América',
      cep_cidade: '79002-110 – Campo Grande/MS',
    },
    codigo_barras: codigoDeBarras({ banco, vencimento, valor, campo_livre }),
    pix: pixDe(valor),
    segunda_via: null,
    nao_pagavel: null,
    aviso: 'Emitido com Balcão',
    ...dados,
  }
}
