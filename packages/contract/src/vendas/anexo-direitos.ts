import type { TipoAnexo } from '#base/anexo.ts'
import type { Permissao } from '#base/permissao.ts'
import { nomesDosAnexos } from '#provedor/canal-venda.ts'
import type { VereditoAnexo } from './anexo.ts'
import type { Impedimento, QuemAge } from './pode-agir.ts'
import { nomesDasSituacoes, type SituacaoVenda } from './situacao.ts'

/** What an attachment belongs to, as the person who asks stands to it. */
export type AlvoDoAnexo = {
  situacao: SituacaoVenda
  propria: boolean
  /** Whose documents they are, once the sale was sent. */
  cliente_id?: string
}
type Pode = (permissao: Permissao) => boolean

const ABERTAS_AO_DONO: readonly SituacaoVenda[] = ['RASCUNHO', 'PENDENTE', 'EXPIRADA']
const doDono = ({ situacao, propria }: AlvoDoAnexo) => propria && ABERTAS_AO_DONO.includes(situacao)

const PEDIR = 'Peça a quem administra o sistema.'

/** Nobody would decide about a file that came now. */
const ENCERRADAS: readonly SituacaoVenda[] = ['REPROVADA', 'CANCELADA']

/** Why this person cannot add this kind here, in words that say so; null when they can. */
export const impedimentoDeAnexar = (
  alvo: AlvoDoAnexo,
  tipo: TipoAnexo,
  { pode, substitui }: { pode: Pode; substitui: boolean },
): string | null => {
  if (doDono(alvo))
    return pode(`REALIZAR_VENDA.${tipo}`)
      ? null
      : `Você não possui permissão para anexar: ${nomesDosAnexos[tipo].toLowerCase()}. ${PEDIR}`
  if (ENCERRADAS.includes(alvo.situacao)) return 'Esta venda está encerrada: não recebe mais anexos.'
  if (pode(substitui ? 'EDITAR.ANEXO' : 'CRIAR.ANEXO')) return null
  return substitui
    ? `Você não possui permissão para substituir anexos de uma venda enviada. ${PEDIR}`
    : `Você não possui permissão para anexar a uma venda enviada. ${PEDIR}`
}

/** From the approval on, they are what the contract rests on. */
const PROVADAS: readonly SituacaoVenda[] = ['APROVADA', 'AGENDADA', 'CONCLUIDA']

/** A draft's files are its owner's. On a sent sale they are evidence, and what was found good stays. */
export const impedimentoDeExcluir = (
  { situacao, propria }: AlvoDoAnexo,
  veredito: VereditoAnexo,
  pode: Pode,
): Impedimento | null => {
  if (situacao === 'RASCUNHO' && propria) return null
  if (!pode('EXCLUIR.ANEXO'))
    return {
      por: 'PERMISSAO',
      texto: `Você não possui permissão para excluir anexos de uma venda enviada. ${PEDIR}`,
    }
  if (PROVADAS.includes(situacao))
    return {
      por: 'SITUACAO',
      texto: 'Os anexos de uma venda aprovada são a prova dela. Substitua este, e o anterior fica guardado.',
    }
  if (veredito === 'APROVADO')
    return {
      por: 'SITUACAO',
      texto: 'Este anexo foi aprovado. Substitua-o, e o anterior fica guardado; ou rejeite-o antes.',
    }
  return null
}

/** Verdicts belong to the analysis. Who sold it gives none, unless a setting lets them approve their own. */
export const impedimentoDeJulgar = (
  { situacao, propria }: AlvoDoAnexo,
  { pode, aprovaPropria = false }: QuemAge,
): Impedimento | null => {
  if (!pode('EDITAR.VENDA_SITUACAO'))
    return { por: 'PERMISSAO', texto: 'Você não possui permissão para fazer isso' }
  if (situacao !== 'EM_ANALISE')
    return {
      por: 'SITUACAO',
      texto: `Só é possível julgar anexos de uma venda em análise: esta está em “${nomesDasSituacoes[situacao]}”`,
    }
  return propria && !aprovaPropria
    ? { por: 'DONO', texto: 'Quem vendeu não decide sobre a própria venda' }
    : null
}
