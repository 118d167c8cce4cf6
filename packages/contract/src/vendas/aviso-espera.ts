import type { TipoDeAviso } from '#provedor/configuracao-avisos.ts'
import { nomesDasSituacoes, type Porta, portas, type SituacaoVenda } from './situacao.ts'

type Passo = { tipo: TipoDeAviso; de: SituacaoVenda | null; para: SituacaoVenda }

/** The others say by their name where the sale is. */
const LEVAM_A_QUALQUER_PORTA: TipoDeAviso[] = ['editar', 'editar_link', 'reenviar', 'reenviar_link']

const esperas: Record<Porta, string> = {
  AGUARDANDO_AUTORIZACAO: 'Agora espera uma autorização.',
  AGUARDANDO_ACEITE: 'Agora espera o aceite do assinante, por um link novo.',
  EM_ANALISE: 'Agora espera a análise.',
}

/** What the seller may have told the client, and holds no more. */
const perdas: Partial<Record<SituacaoVenda, string>> = {
  AGUARDANDO_ACEITE: 'O link anterior não vale mais.',
  EXPIRADA: 'O link anterior não vale mais.',
  APROVADA: 'A aprovação não vale mais.',
  AGENDADA: 'A aprovação e a visita marcada não valem mais.',
}

/** What the sale lost by what somebody did, and what it waits for since. Null: the name of the notice says it. */
export const oQueEspera = ({ tipo, de, para }: Passo) => {
  if (!LEVAM_A_QUALQUER_PORTA.includes(tipo)) return null
  const porta = portas.find((uma) => uma === para)
  if (!porta || (de === para && tipo === 'editar')) return `Continua em “${nomesDasSituacoes[para]}”.`
  return [de && perdas[de], esperas[porta]].filter(Boolean).join(' ')
}
