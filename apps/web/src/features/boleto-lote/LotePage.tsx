import type { Lote } from '@balcao/contract/cobranca/lote-api'
import { Progress } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { BotaoQueConfirma } from '#ui/BotaoQueConfirma.tsx'
import { mesEAno } from '#ui/mesEAno.ts'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { porId } from '#ui/registro/porId.tsx'
import { Secao } from '#ui/Secao.tsx'
import { FalhasDoLote } from './FalhasDoLote.tsx'
import classes from './Lote.module.css'
import { lotes, useInterromperLote } from './lote.data.ts'
import { textos } from './lote.textos.ts'
import { OLote } from './OLote.tsx'
import { SituacaoDoLote } from './SituacaoDoLote.tsx'

const t = textos.lote
const rota = getRouteApi('/_app/admin/boleto/lote/$id')

export const LotePage = porId(lotes.obter, UmLote)

/** How far a batch is, what it issued and what not. */
function UmLote({ registro: lote }: { registro: Lote }) {
  const { cursor } = rota.useSearch()
  const navegar = rota.useNavigate()
  return (
    <>
      <PaginaCabecalho
        titulo={t.titulo(mesEAno(lote.competencia))}
        selo={<SituacaoDoLote situacao={lote.situacao} />}
      />
      <div className={classes.secoes}>
        {lote.situacao === 'EM_ANDAMENTO' && <Emitindo lote={lote} />}
        <OLote lote={lote} />
        {lote.falhas > 0 && (
          <FalhasDoLote
            lote={lote}
            cursor={cursor}
            aoPaginar={(cursor) => void navegar({ search: { cursor }, resetScroll: false })}
          />
        )}
      </div>
    </>
  )
}

function Emitindo({ lote: { id, vistos, total } }: { lote: Lote }) {
  const interromper = useInterromperLote(id)
  const porcento = total ? Math.min(100, Math.floor((vistos / total) * 100)) : 0
  return (
    <Secao
      titulo={t.andamento}
      texto={t.podeSair}
      acao={
        <BotaoQueConfirma
          texto={t.interromper}
          pergunta={t.interromperPergunta}
          consequencia={t.interromperConsequencia}
          acao={interromper}
          aoConfirmar={(fechar) => interromper.mutate(undefined, { onSuccess: fechar })}
        />
      }
    >
      <Progress.Root size="lg">
        <Progress.Section value={porcento} aria-label={t.andamento} />
      </Progress.Root>
      <p className={classes.andamento}>{t.vistosDe(vistos, total)}</p>
    </Secao>
  )
}
