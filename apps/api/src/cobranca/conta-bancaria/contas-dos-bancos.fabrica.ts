import { randomInt } from 'node:crypto'
import type { CodigoDoBanco, ContaNoBanco } from '@balcao/contract/cobranca/banco/banco'
import { bancos } from '@balcao/contract/cobranca/banco/bancos'

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

/** An account of each bank, as its sample files have it. The check digits are right. */
export const contasDosBancos: Record<CodigoDoBanco, ContaNoBanco> = {
  '001': {
    ...vazia,
    banco: '001',
    agencia: '6019',
    agencia_dv: '4',
    conta: '48203319',
    conta_dv: '3',
    convenio: '2500044',
    carteira: '17',
    variacao: '019',
  },
  '033': {
    ...vazia,
    banco: '033',
    agencia: '7600',
    agencia_dv: '7',
    conta: '013286365',
    conta_dv: '9',
    convenio: '4223116',
    carteira: '101',
    codigo_transmissao: '760000004223116',
  },
  '104': { ...vazia, banco: '104', agencia: '4747', agencia_dv: '6', convenio: '349921', carteira: '1' },
  '237': {
    ...vazia,
    banco: '237',
    agencia: '1078',
    agencia_dv: '2',
    conta: '9644584',
    conta_dv: '9',
    carteira: '09',
    codigo_empresa: '4139359',
  },
  '341': { ...vazia, banco: '341', agencia: '8214', conta: '50232', conta_dv: '3', carteira: '109' },
  '756': {
    ...vazia,
    banco: '756',
    agencia: '6591',
    agencia_dv: '9',
    conta: '924199',
    conta_dv: '0',
    convenio: '0085698',
    carteira: '1',
    modalidade: '01',
  },
}

const digitos = (quantos: number) => String(randomInt(10 ** (quantos - 1), 10 ** quantos))

/** One of these is right for any account. */
const comDigito = (conta: ContaNoBanco): ContaNoBanco => {
  const conta_dv = [...'0123456789P'].find(
    (digito) => !bancos[conta.banco].conferir({ ...conta, conta_dv: digito }).length,
  )
  if (!conta_dv) throw new Error(`nenhum dígito serve à conta ${conta.conta}`)
  return { ...conta, conta_dv }
}

/** The sample's account with a number that no other test has: a bank's account exists once. */
export const contaUnica = (banco: CodigoDoBanco): ContaNoBanco => {
  const amostra = contasDosBancos[banco]
  if (banco === '341') return comDigito({ ...amostra, conta: digitos(5) })
  if (banco === '237') return comDigito({ ...amostra, conta: digitos(7) })
  return { ...amostra, convenio: banco === '104' ? digitos(6) : digitos(7) }
}
