import type { CampoDaConta, CodigoDoBanco } from '@balcao/contract/cobranca/banco/banco'
import { bancos } from '@balcao/contract/cobranca/banco/bancos'
import type { ContaBancaria, EdicaoContaBancaria } from '@balcao/contract/cobranca/conta-bancaria'
import { camposDaConta, comoOBancoPede, soOsDoBanco } from '@balcao/contract/cobranca/conta-bancaria-campos'
import * as z from 'zod/mini'

type Dados = Omit<EdicaoContaBancaria, 'versao'>

/** A new account has no bank until one is chosen. */
export type ValoresConta = Omit<Dados, 'banco'> & { banco: CodigoDoBanco | null }

export const EsquemaDosValores = z.strictObject(camposDaConta).check(comoOBancoPede(), soOsDoBanco())

export const contaNova: ValoresConta = {
  nome: '',
  banco: null,
  agencia: '',
  agencia_dv: null,
  conta: null,
  conta_dv: null,
  convenio: null,
  carteira: '',
  variacao: null,
  modalidade: null,
  codigo_transmissao: null,
  codigo_empresa: null,
  especie: 'DS',
  chave_pix: null,
  multa_percentual: 2_00,
  juros_percentual_mes: 1_00,
  desconto: null,
  instrucoes: null,
  dias_para_baixa: null,
  proximo_nosso_numero: null,
  padrao: false,
  ativo: true,
}

export const valoresDe = (conta: ContaBancaria): ValoresConta => ({
  nome: conta.nome,
  banco: conta.banco,
  agencia: conta.agencia,
  agencia_dv: conta.agencia_dv,
  conta: conta.conta,
  conta_dv: conta.conta_dv,
  convenio: conta.convenio,
  carteira: conta.carteira,
  variacao: conta.variacao,
  modalidade: conta.modalidade,
  codigo_transmissao: conta.codigo_transmissao,
  codigo_empresa: conta.codigo_empresa,
  especie: conta.especie,
  chave_pix: conta.chave_pix,
  multa_percentual: conta.multa_percentual,
  juros_percentual_mes: conta.juros_percentual_mes,
  desconto: conta.desconto,
  instrucoes: conta.instrucoes,
  dias_para_baixa: conta.dias_para_baixa,
  // It grows by itself while the form is open: only what the person types is sent.
  proximo_nosso_numero: null,
  padrao: conta.padrao,
  ativo: conta.ativo,
})

/** The schema has already required the bank. */
export const paraEnvio = (valores: ValoresConta) => valores as Dados

/** What follows from the bank, as long as the person has not written otherwise. */
export const aoMudarDeBanco = (agora: ValoresConta, antes: ValoresConta): Partial<ValoresConta> | null => {
  if (!agora.banco || agora.banco === antes.banco) return null
  const { nome, campos } = bancos[agora.banco]
  const nomeAnterior = antes.banco ? bancos[antes.banco].nome : ''
  return {
    carteira: campos.carteira?.valores?.[0] ?? '',
    ...(agora.nome === nomeAnterior && { nome }),
  }
}

/** What identifies the account at the bank, which stays once it has given out numbers. */
export const identifica = (campo: CampoDaConta) =>
  !['variacao', 'codigo_transmissao', 'codigo_empresa'].includes(campo)
