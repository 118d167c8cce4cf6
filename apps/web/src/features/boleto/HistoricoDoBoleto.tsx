import type { Boleto } from '@balcao/contract/cobranca/boleto'
import { Andamento } from '#ui/historico/Andamento.tsx'
import { Secao } from '#ui/Secao.tsx'
import { textos as daUi } from '#ui/textos.ts'
import { textos } from './boleto.textos.ts'

/** The last first. That it was issued is no line of its own: the boleto itself says when. */
export function HistoricoDoBoleto({ boleto }: { boleto: Boleto }) {
  const linhas = boleto.historico.map(({ id, em, texto, motivo, quem }) => ({
    ...{ id, em, motivo, oQue: texto },
    quem: quem ?? textos.oBanco,
  }))
  return (
    <Secao titulo={daUi.historico.titulo}>
      <Andamento
        passos={[...linhas, { id: boleto.id, oQue: textos.emitido, em: boleto.criado_em, motivo: null }]}
      />
    </Secao>
  )
}
