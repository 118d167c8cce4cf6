import * as z from 'zod/mini'
import { type Definicao, inteiro, opcao } from './configuracao-definicao.ts'

/**
 * What a person can be told of about a sale. Most are actions of the sale, by their name there. `editar_link` is an
 * `editar` that made another link for the subscriber.
 */
export const nomesDosAvisos = {
  a_autorizar: 'Venda a autorizar',
  devolver: 'Venda devolvida para corrigir',
  pedir_correcao: 'O assinante pediu uma correção',
  recusar: 'O assinante não quis a oferta',
  expirar: 'O prazo do assinante acabou',
  bloquear_link: 'O link do assinante foi bloqueado',
  negar: 'Venda não autorizada',
  reprovar: 'Venda reprovada',
  cancelar: 'Venda cancelada',
  desistir: 'O cliente se arrependeu',
  trocar_vendedor: 'Venda com outro vendedor',
  editar: 'Venda editada por outra pessoa',
  editar_link: 'Venda editada por outra pessoa, com um link novo',
  reenviar: 'Venda reenviada por outra pessoa',
  reenviar_link: 'Link do assinante trocado por outra pessoa',
  autorizar: 'Venda autorizada',
  aceitar: 'O assinante aceitou',
  aprovar: 'Venda aprovada',
  agendar: 'Instalação agendada',
  concluir: 'Instalação concluída',
} as const
export type TipoDeAviso = keyof typeof nomesDosAvisos
export const tiposDeAviso = Object.keys(nomesDosAvisos) as [TipoDeAviso, ...TipoDeAviso[]]

/** In the order of the list above, so that the history shows real changes and not the click order. */
export const TiposDeAviso = z
  .array(opcao(nomesDosAvisos))
  .check(z.overwrite((quais) => tiposDeAviso.filter((tipo) => quais.includes(tipo))))

/** What asks somebody to act. Good news can wait until the person comes back. */
const PEDEM_ACAO: TipoDeAviso[] = [
  ...(['a_autorizar', 'devolver', 'pedir_correcao', 'recusar', 'expirar', 'bloquear_link'] as const),
  ...(['negar', 'reprovar', 'cancelar', 'desistir', 'trocar_vendedor'] as const),
  ...(['editar', 'editar_link', 'reenviar', 'reenviar_link'] as const),
]

export const configuracoesDeAvisos = {
  avisos_por_email: {
    grupo: 'avisos',
    rotulo: 'Avisos que também vão por e-mail',
    descricao:
      'O sino mostra todos. Dos escolhidos aqui, cada pessoa ainda escolhe os seus em “Minha conta”.',
    campo: 'opcoes',
    opcoes: nomesDosAvisos,
    esquema: TiposDeAviso,
    padrao: PEDEM_ACAO,
  },
  dias_dos_avisos: {
    grupo: 'avisos',
    rotulo: 'Avisos lidos',
    descricao: 'Por quanto tempo fica guardado um aviso que já foi lido.',
    campo: 'numero',
    unidade: 'dias',
    esquema: inteiro(1, 365),
    padrao: 90,
  },
} as const satisfies Record<string, Definicao>
