import { bancos } from '@balcao/contract/cobranca/banco/bancos'
import { txidDoBoleto } from '@balcao/contract/cobranca/boleto'
import { codigoDeBarras } from '@balcao/contract/cobranca/codigo-de-barras'
import { codigoPix } from '@balcao/contract/cobranca/pix'
import type { ContaDeEmissao } from './conta.queries.ts'

type Numerado = { numero: number; nosso_numero: string; valor: number; vencimento: string }

/** What a boleto is known by at the bank. Its due date and its value are in it. */
export const codigoDo = (
  { conta }: Pick<ContaDeEmissao, 'conta'>,
  { nosso_numero, valor, vencimento }: Omit<Numerado, 'numero'>,
) => {
  const banco = bancos[conta.banco]
  return codigoDeBarras({
    banco: conta.banco,
    vencimento,
    valor,
    campo_livre: banco.campoLivre(conta, nosso_numero),
  })
}

const SEM_CIDADE = 'BRASIL'

/** Null when the account has no key. */
export const pixDo = (
  { conta, empresa }: ContaDeEmissao,
  { numero, valor }: Pick<Numerado, 'numero' | 'valor'>,
) =>
  conta.chave_pix &&
  codigoPix({
    chave: conta.chave_pix,
    nome: empresa.nome_fantasia,
    cidade: empresa.cidade ?? SEM_CIDADE,
    valor,
    txid: txidDoBoleto(numero),
  })

/** Numbers and codes of a new boleto. */
export const numerar = (de: ContaDeEmissao, sequencia: number, boleto: Omit<Numerado, 'nosso_numero'>) => {
  const banco = bancos[de.conta.banco]
  const nosso_numero = String(sequencia).padStart(banco.tamanhoDoNossoNumero(de.conta), '0')
  return {
    numero: boleto.numero,
    nosso_numero,
    nosso_numero_dv: banco.dvDoNossoNumero(de.conta, nosso_numero),
    codigo_barras: codigoDo(de, { ...boleto, nosso_numero }),
    pix: pixDo(de, boleto),
  }
}
