import type { Permissao } from '#base/permissao.ts'
import type { RegistroBoleto, SituacaoBoleto } from './boleto-estados.ts'
import { nomesDasSituacoesDeBoleto } from './boleto-opcoes.ts'

type AcaoNoBoleto = {
  /** As the button says it. */
  rotulo: string
  de: readonly SituacaoBoleto[]
  /** Only while the bank knows this of it. Left out: whatever it knows. */
  registro?: readonly RegistroBoleto[]
  efeito: string
}

/** The whole truth about what people may do with a boleto. All of it needs EDITAR.BOLETO. */
export const tabelaDoBoleto = {
  pagar: {
    rotulo: 'Dar baixa',
    de: ['ABERTO'],
    efeito: 'fica pago; se o banco já o conhece, a próxima remessa pede a baixa',
  },
  desfazer_baixa: {
    rotulo: 'Desfazer a baixa',
    de: ['PAGO'],
    efeito:
      'volta a ficar em aberto, ou segue pago pelo que veio do banco; só o que foi baixado à mão, ou o que o banco desfez',
  },
  mudar_vencimento: {
    rotulo: 'Mudar o vencimento',
    de: ['ABERTO'],
    registro: ['A_REMETER', 'REMETIDO', 'REGISTRADO'],
    efeito: 'o código de barras muda; se o banco já o conhece, a próxima remessa leva a nova data',
  },
  remeter_de_novo: {
    rotulo: 'Remeter de novo',
    de: ['ABERTO'],
    registro: ['REJEITADO'],
    efeito: 'com os dados do cliente de agora, vai na próxima remessa',
  },
  cancelar: {
    rotulo: 'Cancelar boleto',
    de: ['ABERTO'],
    efeito: 'deixa de ser cobrado; se o banco já o conhece, a próxima remessa pede a baixa',
  },
} as const satisfies Record<string, AcaoNoBoleto>

export type AcaoDoBoleto = keyof typeof tabelaDoBoleto
export const acoesDoBoleto = Object.keys(tabelaDoBoleto) as [AcaoDoBoleto, ...AcaoDoBoleto[]]

/** How the payment that settled it came, and whether the bank then said that it undid it. */
export type ComoFoiPago = { baixado_a_mao: boolean; estornado: boolean }
type Estado = ComoFoiPago & { situacao: SituacaoBoleto; registro: RegistroBoleto }

const daTabela = (acao: AcaoDoBoleto): AcaoNoBoleto => tabelaDoBoleto[acao]

/** By the state, nobody could do it now; otherwise somebody else could. */
export type ImpedimentoNoBoleto = { por: 'SITUACAO' | 'PERMISSAO'; texto: string }

const porEstado = (acao: AcaoDoBoleto, { situacao, registro, ...pago }: Estado): string | null => {
  const { rotulo, de, registro: registros } = daTabela(acao)
  if (!de.includes(situacao))
    return `“${rotulo}” não é possível: o boleto está “${nomesDasSituacoesDeBoleto[situacao]}”`
  if (registros && !registros.includes(registro))
    return acao === 'remeter_de_novo'
      ? 'Só o que o banco rejeitou é remetido de novo'
      : 'O banco não aceita esta mudança agora: cancele este boleto e emita outro'
  if (acao === 'desfazer_baixa' && !pago.baixado_a_mao && !pago.estornado)
    return 'Este pagamento veio do banco: só o que foi baixado à mão, ou o que o banco desfez, pode ser desfeito'
  return null
}

/** Why this person cannot do this with this boleto. Null when they can. */
export const impedimentoNoBoleto = (
  acao: AcaoDoBoleto,
  estado: Estado,
  pode: (permissao: Permissao) => boolean,
): ImpedimentoNoBoleto | null => {
  if (!pode('EDITAR.BOLETO')) return { por: 'PERMISSAO', texto: 'Você não possui permissão para fazer isso' }
  const texto = porEstado(acao, estado)
  return texto === null ? null : { por: 'SITUACAO', texto }
}

export const acoesPossiveisNoBoleto = (
  estado: Estado,
  pode: (permissao: Permissao) => boolean,
): AcaoDoBoleto[] => acoesDoBoleto.filter((acao) => impedimentoNoBoleto(acao, estado, pode) === null)
