import { formasDePagamento, nomesDasFormas, nomesDosTurnos, turnos } from '@balcao/contract/vendas/pagamento'
import { ultimoDiaDoPedido } from '@balcao/contract/vendas/pedido-de-instalacao'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { preparo } from '#partes/venda/preparo.data.ts'
import { Carregando } from '#ui/Carregando.tsx'
import { CampoAreaTexto } from '#ui/campos/CampoAreaTexto.tsx'
import { CampoData } from '#ui/campos/CampoData.tsx'
import { dicaAbaixo } from '#ui/campos/dicaAbaixo.ts'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { tardio } from '#ui/tardio.ts'
import { useHoje } from '../../conferencia/useHoje.ts'
import { CartoesDoCampo } from '../../formulario/CartoesDoCampo.tsx'
import { textos } from './pagamento.textos.ts'

const AvisoDasVagas = tardio(() => import('./AvisoDasVagas.tsx').then((modulo) => modulo.AvisoDasVagas))

const FORMAS = formasDePagamento.map((valor) => ({ valor, texto: nomesDasFormas[valor] }))
const TURNOS = turnos.map((valor) => ({ valor, texto: nomesDosTurnos[valor] }))

/** When and how the client pays, and the day they wish for. */
export function EtapaPagamento() {
  const { data, error, refetch } = useQuery(preparo())
  const dias = useMemo(
    () => data?.dias_vencimento.map((dia) => ({ valor: String(dia), texto: textos.dia(dia) })),
    [data],
  )
  const hoje = useHoje()
  return (
    <>
      {error && !data && (
        <ErroNaTela
          mensagem={`${textos.falhou} ${textoDoErro(error)}`}
          aoTentarDeNovo={() => void refetch()}
        />
      )}
      {!data && !error && <Carregando linhas={2} />}
      {dias && <CartoesDoCampo campo="dia_vencimento" legenda={textos.vencimento} opcoes={dias} numero />}
      <CartoesDoCampo campo="forma_pagamento" legenda={textos.forma} opcoes={FORMAS} />
      <CampoData
        name="agendamento.data"
        label={textos.instalacao}
        withAsterisk
        description={textos.desejo}
        inputWrapperOrder={dicaAbaixo}
        minimo={hoje}
        maximo={ultimoDiaDoPedido(hoje)}
        maw="24rem"
      />
      <Suspense>
        <AvisoDasVagas />
      </Suspense>
      <CartoesDoCampo campo="agendamento.turno" legenda={textos.turno} opcoes={TURNOS} />
      <CampoAreaTexto
        name="observacoes"
        label={textos.observacoes}
        placeholder={textos.observacoesDica}
        maxLength={2000}
      />
    </>
  )
}
