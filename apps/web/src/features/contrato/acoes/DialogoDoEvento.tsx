import { DataIso } from '@balcao/contract/valores/data'
import type { TipoEvento } from '@balcao/contract/vendas/contrato-evento'
import type { OpcoesDoContrato } from '@balcao/contract/vendas/contrato-opcoes'
import type { Contrato } from '@balcao/contract/vendas/contrato-visto'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { Carregando } from '#ui/Carregando.tsx'
import { Dialogo } from '#ui/Dialogo.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { opcoesDoContrato } from '../contrato.data.ts'
import { perguntas } from './acoes.textos.ts'
import { Cancelar } from './Cancelar.tsx'
import { IncluirAdicional } from './IncluirAdicional.tsx'
import { MudarEndereco } from './MudarEndereco.tsx'
import type { DialogoProps } from './pedido.ts'
import { QuadroDoEvento } from './QuadroDoEvento.tsx'
import { RetirarAdicional } from './RetirarAdicional.tsx'
import { Transferir } from './Transferir.tsx'
import { TrocarPlano } from './TrocarPlano.tsx'

type DialogoDoEventoProps = Omit<DialogoProps, 'dia' | 'aoMudarDia'> & { tipo: TipoEvento }

/** The question of each action. Mounted while it is asked. */
export function DialogoDoEvento({ tipo, ...resto }: DialogoDoEventoProps) {
  const [dia, aoMudarDia] = useState<string | null>(resto.contrato.hoje)
  const props = { ...resto, dia, aoMudarDia }
  const comOpcoes = (desenhar: (opcoes: OpcoesDoContrato) => ReactNode) => (
    <ComOpcoes {...props} tipo={tipo}>
      {desenhar}
    </ComOpcoes>
  )
  switch (tipo) {
    case 'TROCA_PLANO':
      return comOpcoes(({ planos, mensalidade }) => (
        <TrocarPlano {...props} planos={planos} agora={mensalidade} />
      ))
    case 'ADICIONAL_ENTRA':
      return comOpcoes(({ adicionais }) => <IncluirAdicional {...props} adicionais={adicionais} />)
    case 'ADICIONAL_SAI':
      return comOpcoes(({ saem }) => <RetirarAdicional {...props} saem={saem} />)
    case 'MUDANCA_ENDERECO':
      return comOpcoes(({ enderecos }) => <MudarEndereco {...props} enderecos={enderecos} />)
    case 'TRANSFERENCIA':
      return <Transferir {...props} />
    case 'CANCELAMENTO':
      return <Cancelar {...props} />
    default:
      return <QuadroDoEvento {...props} tipo={tipo} oQueMuda={{ tipo, dados: {} }} />
  }
}

type ComOpcoesProps = Omit<DialogoProps, 'aoMudarDia' | 'aoMudar'> & {
  tipo: TipoEvento
  children: (opcoes: OpcoesDoContrato) => ReactNode
}

const haPlanejado = ({ eventos }: Contrato) => eventos.some(({ situacao }) => situacao === 'PLANEJADO')

/** The question is only drawn with its answers, so that the focus starts on them. */
function ComOpcoes({ tipo, contrato, dia, aoFechar, children }: ComOpcoesProps) {
  const outroDia = haPlanejado(contrato) && DataIso.safeParse(dia).data
  const { data, error, refetch } = useQuery(opcoesDoContrato(contrato.id, outroDia || undefined))
  if (data) return children(data)
  return (
    <Dialogo titulo={perguntas[tipo].pergunta} aoFechar={aoFechar}>
      {error ? (
        <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => void refetch()} />
      ) : (
        <Carregando linhas={5} />
      )}
    </Dialogo>
  )
}
