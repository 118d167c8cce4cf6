import { codigos } from '@balcao/contract/base/erro'
import type { ContaNoBanco } from '@balcao/contract/cobranca/banco/banco'
import { bancos } from '@balcao/contract/cobranca/banco/bancos'
import { aoRepetir } from '#infra/db/unico.ts'
import { campoInvalido, Recusa } from '#infra/recusa/recusa.ts'

const IDENTIFICA = [
  'banco',
  'agencia',
  'agencia_dv',
  'conta',
  'conta_dv',
  'convenio',
  'carteira',
  'modalidade',
] as const

const JA_EMITIU = 'Esta conta já emitiu boletos: para mudar os dados do banco, cadastre outra conta'

/** What was missing may still be filled in: the bank asks for it in its files. */
export const exigirIdentificacaoIntacta = (atual: ContaNoBanco & { usada: boolean }, nova: ContaNoBanco) => {
  if (!atual.usada) return
  const mudados = IDENTIFICA.filter((campo) => atual[campo] !== null && atual[campo] !== nova[campo])
  if (!mudados.length) return
  const campos = Object.fromEntries(mudados.map((campo) => [campo, [JA_EMITIU]]))
  throw new Recusa(422, codigos.validacao, JA_EMITIU, { campos })
}

/** The first number that no longer fits the bank's size. */
export const limiteDosNumeros = (conta: ContaNoBanco) => 10 ** bancos[conta.banco].tamanhoDoNossoNumero(conta)

type ComNumero = ContaNoBanco & { proximo_nosso_numero: number | null }

export const exigirNumeroQueCabe = (
  nova: ComNumero,
  atual?: { usada: boolean; proximo_nosso_numero: number },
) => {
  const { proximo_nosso_numero: proximo } = nova
  if (proximo === null || proximo === atual?.proximo_nosso_numero) return
  if (proximo >= limiteDosNumeros(nova))
    throw campoInvalido(
      'proximo_nosso_numero',
      `Neste banco o número tem no máximo ${bancos[nova.banco].tamanhoDoNossoNumero(nova)} dígitos`,
    )
  if (atual?.usada && proximo < atual.proximo_nosso_numero)
    throw campoInvalido(
      'proximo_nosso_numero',
      `Os números até ${atual.proximo_nosso_numero - 1} já foram usados: informe ${atual.proximo_nosso_numero} ou mais`,
    )
}

export const semContaRepetida = <T>({ banco }: ContaNoBanco, acao: Promise<T>) =>
  aoRepetir('conta_bancaria_identificacao', acao, () =>
    campoInvalido(
      bancos[banco].campos.conta ? 'conta' : 'convenio',
      'Esta conta já está cadastrada. Duas iguais dariam o mesmo número a dois boletos',
    ),
  )
