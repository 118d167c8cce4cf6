import type { Boleto } from '@balcao/contract/cobranca/boleto'
import { Andamento } from '#ui/historico/Andamento.tsx'
import { textos as doHistorico } from '#ui/historico/historico.textos.ts'
import { Secao } from '#ui/Secao.tsx'
import { textos } from './boleto.textos.ts'

/** The last first. That it was issued is no stored line: the boleto itself says when and by whom. */
export function HistoricoDoBoleto({ boleto }: { boleto: Boleto }) {
  const linhas = boleto.historico.map(({ id, em, texto, motivo, quem }) => ({
    ...{ id, em, motivo, oQue: texto },
    quem: quem ?? textos.oBanco,
  }))
  return (
    <Secao titulo={doHistorico.titulo}>
      <Andamento passos={[...linhas, emissaoDe(boleto)]} />
    </Secao>
  )
}

const emissaoDe = ({ id, criado_em, emitido_por, em_lote }: Boleto) => ({
  ...{ id, em: criado_em, motivo: null },
  oQue: em_lote ? textos.emitidoEmLote : textos.emitido,
  quem: emitido_por ?? textos.oSistema,
})
