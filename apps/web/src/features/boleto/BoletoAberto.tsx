import type { Boleto } from '@balcao/contract/cobranca/boleto'
import { nomesDasSituacoesDeBoleto } from '@balcao/contract/cobranca/boleto-opcoes'
import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { textos as doBoleto } from '#partes/boleto/boleto.textos.ts'
import { RegistroDoBoleto, SituacaoDoBoleto } from '#partes/boleto/SituacaoDoBoleto.tsx'
import { atrasoEmPalavras } from '#partes/boleto/vencimento.ts'
import emLados from '#ui/EmLados.module.css'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { useMudouPorOutro } from '#ui/useMudouPorOutro.ts'
import { useVivo } from '#vivo/useVivo.ts'
import { AcoesDoBoleto } from './acoes/AcoesDoBoleto.tsx'
import { BaixarBoleto } from './BaixarBoleto.tsx'
import classes from './Boleto.module.css'
import { relerBoleto } from './boleto.data.ts'
import { textos } from './boleto.textos.ts'
import { DadosDoBoleto } from './DadosDoBoleto.tsx'
import { HistoricoDoBoleto } from './HistoricoDoBoleto.tsx'
import { NoBanco } from './NoBanco.tsx'
import { PagamentosDoBoleto } from './PagamentosDoBoleto.tsx'
import { QuantoSePaga } from './QuantoSePaga.tsx'

export function BoletoAberto({ boleto }: { boleto: Boleto }) {
  const { id, numero, pagador, hoje, versao } = boleto
  const { mudou, conhecer } = useMudouPorOutro(versao)
  const [agindo, setAgindo] = useState(false)
  useVivo('boleto', (ids) => {
    if (!ids || ids.includes(id)) void relerBoleto(id)
  })
  return (
    <div className={emLados.pagina}>
      <PaginaCabecalho
        titulo={`${doBoleto.numero(numero)} · ${pagador.nome}`}
        selo={
          <>
            <SituacaoDoBoleto boleto={boleto} hoje={hoje.dia} />
            <RegistroDoBoleto boleto={boleto} />
            <span className={classes.atraso}>{atrasoEmPalavras(boleto, hoje.dia)}</span>
          </>
        }
        acoes={<BaixarBoleto boleto={boleto} />}
      />
      {mudou && !agindo && <Mudou boleto={boleto} aoEntender={() => conhecer(versao)} />}
      <AcoesDoBoleto boleto={boleto} aoAbrir={setAgindo} aoMudar={(novo) => conhecer(novo.versao)} />
      <div className={emLados.lados}>
        <div className={emLados.lado}>
          <QuantoSePaga boleto={boleto} />
          <DadosDoBoleto boleto={boleto} />
        </div>
        <div className={emLados.lado}>
          <NoBanco boleto={boleto} />
          <PagamentosDoBoleto pagamentos={boleto.pagamentos} />
          <HistoricoDoBoleto boleto={boleto} />
        </div>
      </div>
    </div>
  )
}

/** It is not what it was a moment ago. */
function Mudou({ boleto, aoEntender }: { boleto: Boleto; aoEntender: () => void }) {
  const [ultima] = boleto.historico
  return (
    <Alert color="warning" role="alert" p="xs" title={textos.mudou.titulo}>
      {textos.mudou.agora(nomesDasSituacoesDeBoleto[boleto.situacao], ultima?.texto ?? '')}{' '}
      <Button size="compact-sm" variant="default" onClick={aoEntender}>
        {textos.mudou.entendi}
      </Button>
    </Alert>
  )
}
