import type { Importacao } from '@balcao/contract/clientes/importacao/importacao'
import { Alert, Progress } from '@mantine/core'
import { BotaoQueConfirma } from '#ui/BotaoQueConfirma.tsx'
import { Secao } from '#ui/Secao.tsx'
import { useCancelar } from '../importacao.data.ts'
import { textos } from '../importacao.textos.ts'
import classes from './Andamento.module.css'
import { NumerosDaImportacao } from './NumerosDaImportacao.tsx'

type AndamentoProps = {
  importacao: Importacao
  /** The last request got no answer, so what is shown may be out of date. */
  semContato: boolean
}

const t = textos.andamento

/** The third step. The import runs on the server, and this screen only follows it. */
export function Andamento({ importacao, semContato }: AndamentoProps) {
  const naFila = importacao.situacao === 'NA_FILA'
  const porcento = Math.floor(importacao.andamento * 100)
  const titulo = naFila ? t.fila : t.rodando
  return (
    <Secao titulo={titulo} texto={t.podeSair} acao={<BotaoCancelar id={importacao.id} />}>
      {semContato && (
        <Alert color="warning" role="status" className={classes.aviso ?? ''}>
          {t.semRede}
        </Alert>
      )}
      <div className={classes.progresso}>
        {naFila ? (
          <Progress.Root size="lg" role="progressbar" aria-label={titulo} className={classes.espera ?? ''} />
        ) : (
          <Progress.Root size="lg">
            <Progress.Section value={porcento} aria-label={titulo} />
          </Progress.Root>
        )}
        <span>{naFila ? '' : `${porcento}%`}</span>
      </div>
      <NumerosDaImportacao contagem={importacao} />
    </Secao>
  )
}

function BotaoCancelar({ id }: { id: string }) {
  const cancelar = useCancelar(id)
  return (
    <BotaoQueConfirma
      texto={t.cancelar}
      pergunta={t.cancelarPergunta}
      consequencia={t.cancelarConsequencia}
      acao={cancelar}
      aoConfirmar={(fechar) => cancelar.mutate(undefined, { onSuccess: fechar })}
    />
  )
}
