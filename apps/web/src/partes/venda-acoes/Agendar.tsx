import { nomesDosTurnos, type Turno, turnos } from '@balcao/contract/vendas/pagamento'
import { useState } from 'react'
import { CampoData } from '#ui/campos/CampoData.tsx'
import { CartoesDeEscolha } from '#ui/escolha/CartoesDeEscolha.tsx'
import { type DialogoProps, QuadroDaAcao } from './QuadroDaAcao.tsx'

export function Agendar(props: DialogoProps) {
  const { agendamento } = props.venda
  const [data, setData] = useState<string | null>(agendamento.data)
  const [turno, setTurno] = useState<Turno>(agendamento.turno)
  return (
    <QuadroDaAcao
      {...props}
      acao="agendar"
      conferir={() => ({ agendamento: { data, turno }, motivo: null })}
      campos={['agendamento.data', 'motivo']}
    >
      {(erro) => (
        <>
          <CampoData
            label="Dia"
            value={data}
            onChange={setData}
            error={erro('agendamento.data') ?? erro('motivo')}
            data-autofocus
          />
          <CartoesDeEscolha
            legenda="Turno"
            campo="agendamento.turno"
            opcoes={turnos.map((valor) => ({ valor, texto: nomesDosTurnos[valor] }))}
            valor={turno}
            aoEscolher={setTurno}
          />
        </>
      )}
    </QuadroDaAcao>
  )
}
