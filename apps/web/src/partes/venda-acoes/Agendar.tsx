import { formatarData } from '@balcao/contract/valores/data'
import { nomesDosTurnos, type Turno } from '@balcao/contract/vendas/pagamento'
import { Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { CartoesDeEscolha } from '#ui/escolha/CartoesDeEscolha.tsx'
import { diasDeInstalacao } from './acoes.data.ts'
import { textos } from './acoes.textos.ts'
import { type DialogoProps, QuadroDaAcao } from './QuadroDaAcao.tsx'
import { useMotivo } from './useMotivo.tsx'
import { VagasDosDias } from './VagasDosDias.tsx'

const t = textos.agendar

type Escolhido = { data: string; turno: Turno }
type OQueHouve = 'MUDOU' | 'FALHOU'

export function Agendar(props: DialogoProps) {
  const { situacao, agendamento, endereco } = props.venda
  const vagas = useInfiniteQuery(diasDeInstalacao(endereco.codigo_ibge))
  const dias = vagas.data?.pages.flat()
  const hoje = dias?.[0]?.data
  const motivo = useMotivo('agendar')
  const [escolhido, setEscolhido] = useState<Escolhido>()
  const [falta, setFalta] = useState(false)
  const [oQueHouve, setOQueHouve] = useState<OQueHouve>('MUDOU')

  // A visit can only have failed once its day has come.
  const jaChegou = situacao === 'AGENDADA' && hoje !== undefined && agendamento.data <= hoje
  const passou = jaChegou && agendamento.data < hoje
  const falhou = passou || (jaChegou && oQueHouve === 'FALHOU')
  const dia = formatarData(agendamento.data)
  const marcada = situacao === 'AGENDADA' ? t.marcadaPara : t.pediu
  const conferir = () => {
    setFalta(!escolhido)
    const dito = falhou ? motivo.conferir() : null
    if (!escolhido || dito === false) return false
    return { agendamento: escolhido, visita_falhou: falhou, motivo: dito }
  }
  return (
    <QuadroDaAcao {...props} acao="agendar" conferir={conferir} campos={['agendamento', 'motivo']}>
      {(erro) => (
        <>
          <Text size="sm" mb="xs">
            {passou ? t.passou(dia) : marcada(dia, nomesDosTurnos[agendamento.turno])}
          </Text>
          {jaChegou && !passou && (
            <CartoesDeEscolha
              legenda={t.porQue}
              campo="visita_falhou"
              opcoes={[
                { valor: 'MUDOU', texto: t.soMudar },
                { valor: 'FALHOU', texto: t.falhou },
              ]}
              valor={oQueHouve}
              aoEscolher={setOQueHouve}
            />
          )}
          {falhou && motivo.desenhar(erro('motivo'))}
          {vagas.error && (
            <ErroNaTela mensagem={textoDoErro(vagas.error)} aoTentarDeNovo={() => void vagas.refetch()} />
          )}
          <VagasDosDias
            dias={dias}
            marcado={agendamento}
            nomeDoMarcado={situacao === 'AGENDADA' ? t.marcado : t.pedido}
            escolhido={escolhido}
            aoEscolher={setEscolhido}
            erro={(falta && !escolhido && t.escolha) || erro('agendamento')}
            aoPedirMais={() => void vagas.fetchNextPage()}
            pedindoMais={vagas.isFetchingNextPage}
          />
        </>
      )}
    </QuadroDaAcao>
  )
}
