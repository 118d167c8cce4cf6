import type { EncargosDoBoleto } from '@balcao/contract/cobranca/boleto'
import type { MeioDePagamento } from '@balcao/contract/cobranca/boleto-opcoes'
import { bancosAbertos, proximoDiaBancario } from '@balcao/contract/cobranca/dia-bancario'
import { valorDoDia } from '@balcao/contract/cobranca/encargos'
import { somarDias } from '@balcao/contract/valores/dia'
import type { FormaPagamento } from '@balcao/contract/vendas/pagamento'
import { criarSorte } from './sorte.ts'

/** A boleto of the demonstration, as it was registered. */
export type Titulo = {
  id: string
  cliente_plano_id: string
  suspenso: boolean
  forma: FormaPagamento
  numero: number
  nosso_numero: string
  valor: number
  vencimento: string
  encargos: EncargosDoBoleto
  pagador: string
}

export type Pagamento = {
  titulo: Titulo
  meio: MeioDePagamento
  pago_em: string
  credito_em: string
  valor: number
}

/** In the last months, counted from the newest: from which on somebody stopped paying. */
const PAGA_SEMPRE = 0
const SO_O_ULTIMO_MES = 1
const DOIS_MESES = 2
const PARTE_QUE_ATRASA = { dois: 0.04, um: 0.09 }
/** Of those who were suspended, one in so many has paid since. */
const UM_EM_TANTOS_PAGOU = 4

export const ultimoDiaUtil = (ate: string): string =>
  bancosAbertos(ate) ? ate : ultimoDiaUtil(somarDias(ate, -1))

/** Who pays, when and how. Each client is as they are for all of their boletos. */
export const criarPagadores = (hoje: string) => {
  const sorte = criarSorte(20_261_118)
  const atrasos = new Map<string, number>()
  const arrependidos = new Set<string>()
  let suspensos = 0

  const atrasoDe = ({ cliente_plano_id: id, suspenso }: Titulo) => {
    const antes = atrasos.get(id)
    if (antes !== undefined) return antes
    if (suspenso && ++suspensos % UM_EM_TANTOS_PAGOU === 0) arrependidos.add(id)
    const doAtivo = () => {
      if (sorte.chance(PARTE_QUE_ATRASA.dois)) return DOIS_MESES
      return sorte.chance(PARTE_QUE_ATRASA.um) ? SO_O_ULTIMO_MES : PAGA_SEMPRE
    }
    const atraso = suspenso ? DOIS_MESES : doAtivo()
    atrasos.set(id, atraso)
    return atraso
  }

  const meioDe = ({ forma }: Titulo): MeioDePagamento => {
    if (sorte.chance(0.06)) return sorte.um(['DINHEIRO', 'CARTAO', 'TRANSFERENCIA'])
    return sorte.chance(forma === 'PIX' ? 0.85 : 0.15) ? 'PIX' : 'BOLETO'
  }

  /** `atras`: how many months ago, 1 for the newest. Null: not paid yet. */
  return (titulo: Titulo, atras: number): Pagamento | null => {
    const deve = atras <= atrasoDe(titulo)
    const pagouAgora = deve && arrependidos.has(titulo.cliente_plano_id)
    if (deve && !pagouAgora) return null
    const pago_em = pagouAgora ? somarDias(hoje, -1) : somarDias(titulo.vencimento, sorte.inteiro(-6, 1))
    const meio = pagouAgora ? 'PIX' : meioDe(titulo)
    if (pago_em >= hoje || (pagouAgora && titulo.vencimento >= hoje)) return null
    return {
      ...{ titulo, meio, pago_em },
      credito_em: meio === 'PIX' ? pago_em : proximoDiaBancario(somarDias(pago_em, 1)),
      valor: valorDoDia({ ...titulo, prazo: proximoDiaBancario(titulo.vencimento), hoje: pago_em }).total,
    }
  }
}
