import type { AtendimentoResumo } from '@balcao/contract/posvenda/atendimento'
import {
  nomesDasPrioridades,
  nomesDasSituacoesDeAtendimento,
  nomesDosCanaisDeAtendimento,
  nomesDosTiposDeAtendimento,
} from '@balcao/contract/posvenda/atendimento-nomes'
import { haQuanto } from '#ui/haQuanto.ts'
import type { NoLugar } from '#ui/lista/no-lugar.ts'
import { quando } from '#ui/quando.ts'
import { Situacao } from '#ui/Situacao.tsx'
import type { Coluna } from '#ui/tabela/coluna.ts'
import { rotulos, textos } from './atendimento.textos.ts'
import { Prazo } from './Prazo.tsx'
import { tonsDaPrioridade, tonsDoAtendimento } from './tons.ts'

type ColunaDeAtendimento = Coluna<NoLugar<AtendimentoResumo>>

const deQuem: ColunaDeAtendimento[] = [
  { id: 'cliente', titulo: rotulos.cliente, parte: 22, celula: (um) => um.cliente.nome },
  { id: 'plano', titulo: rotulos.plano, opcional: true, celula: (um) => um.plano },
  { id: 'empresa', titulo: rotulos.empresa, opcional: true, celula: (um) => um.empresa },
]

type Contexto = {
  agora: number
  /** Tickets of one contract say neither whose they are nor of which plan. */
  doContrato?: boolean
}

/** Tickets as a list shows them, wherever the list is. */
export const colunasDeAtendimento = (contexto: Contexto): ColunaDeAtendimento[] => {
  const { agora, doContrato = false } = contexto
  return [
    { id: 'assunto', titulo: rotulos.assunto, parte: doContrato ? 40 : 22, celula: (um) => um.assunto },
    ...(doContrato ? [] : deQuem),
    {
      id: 'prazo',
      titulo: rotulos.prazo,
      ordenavel: true,
      destaque: true,
      celula: (um) => !um.saiu && <Prazo atendimento={um} agora={agora} />,
    },
    {
      id: 'situacao',
      titulo: rotulos.situacao,
      celula: (um) =>
        um.saiu ? (
          <Situacao tom="neutro">{textos.saiu}</Situacao>
        ) : (
          <Situacao tom={tonsDoAtendimento[um.situacao]}>
            {nomesDasSituacoesDeAtendimento[um.situacao]}
          </Situacao>
        ),
    },
    {
      id: 'prioridade',
      titulo: rotulos.prioridade,
      celula: (um) => (
        <Situacao tom={tonsDaPrioridade[um.prioridade]}>{nomesDasPrioridades[um.prioridade]}</Situacao>
      ),
    },
    {
      id: 'responsavel',
      titulo: rotulos.responsavel,
      parte: 12,
      celula: (um) => um.responsavel?.nome ?? textos.ninguem,
    },
    {
      id: 'tipo',
      titulo: rotulos.tipo,
      opcional: !doContrato,
      celula: (um) => nomesDosTiposDeAtendimento[um.tipo],
    },
    { id: 'protocolo', titulo: rotulos.protocolo, numero: true, celula: (um) => um.protocolo },
    {
      id: 'canal',
      titulo: rotulos.canal,
      opcional: true,
      celula: (um) => nomesDosCanaisDeAtendimento[um.canal],
    },
    {
      id: 'situacao_em',
      titulo: rotulos.situacao_em,
      ordenavel: true,
      opcional: true,
      celula: (um) => <span title={quando(um.situacao_em)}>{haQuanto(um.situacao_em, agora)}</span>,
    },
    {
      id: 'criado_em',
      titulo: rotulos.criado_em,
      ordenavel: true,
      opcional: true,
      celula: (um) => quando(um.criado_em),
    },
  ]
}
