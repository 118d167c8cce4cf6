import type { Permissao } from '#base/permissao.ts'
import { nomesDasSituacoes, type SituacaoVenda } from './situacao.ts'
import { type Acao, acoes, type Transicao, transicoes } from './transicoes.ts'

type Venda = { situacao: SituacaoVenda; propria: boolean }

/** Who wants to act, and on what terms the provider lets them. */
export type QuemAge = {
  pode: (permissao: Permissao) => boolean
  /** A setting: analysts may approve what they sold themselves. */
  aprovaPropria?: boolean
}

const daTabela = (acao: Acao): Transicao => transicoes[acao]

const propriaExigida = (acao: Acao, propria: boolean | undefined, { aprovaPropria }: QuemAge) =>
  acao === 'aprovar' && aprovaPropria ? undefined : propria

/** Why an action is impossible. By the state, nobody could do it now; otherwise somebody else could. */
export type Impedimento = { por: 'SITUACAO' | 'PERMISSAO' | 'DONO'; texto: string }

/** Why this person cannot do this with this sale. Null when they can. */
export const impedimentoDe = (acao: Acao, venda: Venda, quem: QuemAge): Impedimento | null => {
  const { de, quem: direitos, rotulo } = daTabela(acao)
  if (typeof direitos === 'string')
    return { por: 'PERMISSAO', texto: 'Isto não é feito por quem trabalha aqui' }
  if (!de.includes(venda.situacao))
    return {
      por: 'SITUACAO',
      texto: `“${rotulo}” não é possível: a venda está em “${nomesDasSituacoes[venda.situacao]}”`,
    }
  const comPermissao = direitos.filter(({ permissao }) => quem.pode(permissao))
  if (!comPermissao.length) return { por: 'PERMISSAO', texto: 'Você não possui permissão para fazer isso' }
  const dono = comPermissao.filter(({ propria }) => {
    const exigida = propriaExigida(acao, propria, quem)
    return exigida === undefined || exigida === venda.propria
  })
  if (!dono.length)
    return {
      por: 'DONO',
      texto: venda.propria
        ? 'Quem vendeu não decide sobre a própria venda'
        : 'Só quem vendeu pode fazer isto',
    }
  return dono.some(({ em }) => !em || em.includes(venda.situacao))
    ? null
    : {
        por: 'PERMISSAO',
        texto: 'Nesta situação, quem vendeu não pode fazer isto: peça a quem analisa as vendas',
      }
}

/** The state to which the subscriber takes the sale by this. Null: the table does not let them, now or ever. */
export const destinoDoAssinante = (acao: Acao, situacao: SituacaoVenda): SituacaoVenda | null => {
  const { de, para, quem } = daTabela(acao)
  if (quem !== 'ASSINANTE' || !de.includes(situacao) || typeof para === 'string') return null
  const [destino] = para
  return destino && destino !== 'FICA' ? destino : null
}

/** What this person may do to this sale now: the buttons, in the order of the table. */
export const acoesPossiveis = (venda: Venda, quem: QuemAge): Acao[] =>
  acoes.filter((acao) => impedimentoDe(acao, venda, quem) === null)

/** Whether the table lets the action lead from one state to the other. */
export const levaA = (acao: Acao, de: SituacaoVenda, para: SituacaoVenda): boolean => {
  const { de: origens, para: destinos } = daTabela(acao)
  if (!origens.includes(de) || typeof destinos === 'string') return false
  return destinos.includes(para) || (de === para && destinos.includes('FICA'))
}
