import type { TipoAnexo } from '@balcao/contract/base/anexo'
import { proximaPorta, type SituacaoVenda } from '@balcao/contract/vendas/situacao'
import type { Acao } from '@balcao/contract/vendas/transicoes'
import { motivosDeDevolver } from './defeitos.ts'
import type { Sorte } from './sorte.ts'

type Autor = 'VENDEDOR' | 'ANALISTA' | 'ASSINANTE' | 'SISTEMA'
export type Passo = {
  acao: Acao
  de: SituacaoVenda | null
  para: SituacaoVenda
  autor: Autor
  motivo: string | null
  em: Date
}

/** The rules by which sales of the demonstration are restricted, and why somebody authorised them all the same. */
const AUTORIZADA_PORQUE = {
  CLIENTE_RESTRITO: ['Débito antigo já quitado', 'Cliente conhecido da loja'],
  PLANO_RESTRITO: ['Combinado com a diretoria', 'Empresa parceira da casa'],
  CONTRATO_ATIVO: ['O morador anterior já pediu o cancelamento', 'Segundo ponto na mesma casa'],
}
export type RegraDaDemo = keyof typeof AUTORIZADA_PORQUE

const MOTIVOS = {
  reprovar: ['Endereço fora da cobertura da rede', 'Documento com sinais de adulteração'],
  cancelar: ['O cliente desistiu antes da instalação', 'Venda feita em duplicidade'],
}

type Meta = {
  situacao: SituacaoVenda
  /** The rule by which somebody has to authorise it. */
  regra: RegraDaDemo | null
  aceite: boolean
  /** The attachments that its channel asks for. */
  exigidos: readonly TipoAnexo[]
  enviada: Date
}

const HORA_MS = 3_600_000
/** In hours: from one step to the next. */
const ESPERA: [minima: number, maxima: number] = [2, 40]

/** The steps by which a sale came to its state, each one of the table, none of them in the future. */
export const caminhoAte = ({ situacao, regra, aceite, exigidos, enviada }: Meta, sorte: Sorte) => {
  const passos: Passo[] = []
  const agora = Date.now()
  const passo = (acao: Acao, para: SituacaoVenda, autor: Autor, motivos?: readonly string[]) => {
    const anterior = passos.at(-1)
    // Half of what is left at most: the latest sales have done their steps in a hurry.
    const espera = (ate: number) => Math.min(sorte.inteiro(...ESPERA) * HORA_MS, (agora - ate) / 2)
    const antes = anterior?.em.getTime()
    const em = new Date(antes === undefined ? enviada : antes + espera(antes))
    passos.push({
      ...{ acao, para, autor, de: anterior?.para ?? null },
      motivo: motivos ? sorte.um(motivos) : null,
      em,
    })
    return para === situacao
  }
  const chegou =
    passo('enviar', proximaPorta({ autorizacao: regra !== null, aceite }), 'VENDEDOR') ||
    (regra &&
      passo(
        'autorizar',
        proximaPorta({ autorizacao: false, aceite }),
        'ANALISTA',
        AUTORIZADA_PORQUE[regra],
      )) ||
    (situacao === 'EXPIRADA' && passo('expirar', 'EXPIRADA', 'SISTEMA')) ||
    (aceite && passo('aceitar', 'EM_ANALISE', 'ASSINANTE')) ||
    (situacao === 'PENDENTE' && passo('devolver', 'PENDENTE', 'ANALISTA', motivosDeDevolver(exigidos))) ||
    (situacao === 'REPROVADA' && passo('reprovar', 'REPROVADA', 'ANALISTA', MOTIVOS.reprovar)) ||
    (situacao === 'CANCELADA' && passo('cancelar', 'CANCELADA', 'ANALISTA', MOTIVOS.cancelar)) ||
    passo('aprovar', 'APROVADA', 'ANALISTA') ||
    passo('agendar', 'AGENDADA', 'ANALISTA') ||
    passo('concluir', 'CONCLUIDA', 'ANALISTA')
  const ultimo = passos.at(-1)
  if (!chegou || !ultimo) throw new Error(`nenhum caminho leva a ${situacao}`)
  return { passos, ultimo }
}
