import type { FiltroAtendimento } from '@balcao/contract/posvenda/atendimento-filtro'
import {
  nomesDasPrioridades,
  nomesDasSituacoesDeAtendimento,
  nomesDosCanaisDeAtendimento,
  nomesDosTiposDeAtendimento,
} from '@balcao/contract/posvenda/atendimento-nomes'
import {
  canaisDeAtendimento,
  prioridades,
  situacoesDeAtendimento,
  tiposDeAtendimento,
} from '@balcao/contract/posvenda/atendimento-opcoes'
import { useQuery } from '@tanstack/react-query'
import { rotulos } from '#partes/atendimento/atendimento.textos.ts'
import { opcoesDeEmpresas } from '#partes/empresa/empresas.opcoes.ts'
import { FiltroDeData } from '#ui/lista/FiltroDeData.tsx'
import { comNomes, comoOpcoes, Filtros } from '#ui/lista/Filtros.tsx'
import { atendimentos } from './atendimentos.data.ts'
import { textos } from './atendimentos.textos.ts'

const t = textos.filtros

const pessoais = [
  { valor: 'eu', nome: t.eu },
  { valor: 'ninguem', nome: t.ninguem },
]

type FiltrosProps = { filtro: FiltroAtendimento; aoMudar: (parte: Partial<FiltroAtendimento>) => void }

export function FiltrosDeAtendimento({ filtro, aoMudar }: FiltrosProps) {
  const { data: empresas = [] } = useQuery(opcoesDeEmpresas)
  const { data: responsaveis = [] } = useQuery(atendimentos.responsaveis)
  const deLista = [
    {
      campo: 'situacao',
      rotulo: rotulos.situacao,
      opcoes: comNomes(situacoesDeAtendimento, nomesDasSituacoesDeAtendimento),
    },
    { campo: 'prioridade', rotulo: rotulos.prioridade, opcoes: comNomes(prioridades, nomesDasPrioridades) },
    {
      campo: 'tipo',
      rotulo: rotulos.tipo,
      opcoes: comNomes(tiposDeAtendimento, nomesDosTiposDeAtendimento),
    },
    {
      campo: 'canal',
      rotulo: rotulos.canal,
      opcoes: comNomes(canaisDeAtendimento, nomesDosCanaisDeAtendimento),
    },
    {
      campo: 'responsavel',
      rotulo: rotulos.responsavel,
      opcoes: [...pessoais, ...comoOpcoes(responsaveis)],
    },
    { campo: 'empresa_id', rotulo: rotulos.empresa, opcoes: comoOpcoes(empresas) },
  ] as const
  return (
    <>
      <Filtros
        quais={deLista.filter(({ opcoes }) => opcoes.length > 1).map((um) => ({ ...um, largura: 170 }))}
        busca={filtro}
        aoMudar={aoMudar}
      />
      <FiltroDeData rotulo={t.de} valor={filtro.criado_de} aoMudar={(criado_de) => aoMudar({ criado_de })} />
      <FiltroDeData
        rotulo={t.ate}
        valor={filtro.criado_ate}
        aoMudar={(criado_ate) => aoMudar({ criado_ate })}
      />
    </>
  )
}
