import type { EntradaDeHistorico } from '@balcao/contract/base/auditoria'
import { Skeleton } from '@mantine/core'
import { memo, type ReactNode, Suspense } from 'react'
import { ConfirmarAcao } from '../ConfirmarAcao.tsx'
import { FormularioPagina } from '../formulario/FormularioPagina.tsx'
import type { Edicao } from '../formulario/useEdicao.ts'
import { tardio } from '../tardio.ts'
import { textos } from '../textos.ts'
import type { ConsultaDeHistorico } from './HistoricoDoRegistro.tsx'
import classes from './PaginaDeRegistro.module.css'

// Who changed what is read after the form: it comes meanwhile.
const HistoricoDoRegistro = tardio(() =>
  import('./HistoricoDoRegistro.tsx').then(({ HistoricoDoRegistro }) => HistoricoDoRegistro),
)
// Two people seldom save the same record at once: what compares both sides is downloaded when they do.
const ConflitoDoRegistro = tardio(() =>
  import('./ConflitoDoRegistro.tsx').then(({ ConflitoDoRegistro }) => ConflitoDoRegistro),
)

/** How a record's values are told to people, in a conflict and in the history alike. */
export type Palavras = {
  /** What each field is called on the form. */
  rotulos: Record<string, string>
  /** A value as people read it: a name instead of an id, R$ instead of centavos. */
  mostrarCampo: (campo: string, valor: unknown) => ReactNode
  /** What each action is called where "criou", "alterou" and "excluiu" do not fit. */
  acoes?: Record<string, string>
  /** For a change that reads better as several lines, or as fewer. */
  emPalavras?: (entrada: EntradaDeHistorico) => EntradaDeHistorico
  /** For a field whose new value alone says little: what the other side changed in it. */
  mostrarMudanca?: (campo: string, antes: unknown, atual: unknown) => ReactNode
}

type SecaoDoHistoricoProps = { consulta: ConsultaDeHistorico; palavras: Palavras }

/** Not drawn again with the form at each key: the query is a new object each time, and its key tells what it asks. */
const SecaoDoHistorico = memo(
  ({ consulta, palavras }: SecaoDoHistoricoProps) => (
    <Suspense fallback={<Skeleton className={classes.historico} />}>
      <HistoricoDoRegistro consulta={consulta} palavras={palavras} />
    </Suspense>
  ),
  (antes, agora) =>
    antes.palavras === agora.palavras &&
    antes.consulta.queryKey.join('/') === agora.consulta.queryKey.join('/'),
)

type PaginaDeRegistroProps<Registro, Valores> = {
  titulo: string
  selo?: ReactNode
  acoes?: ReactNode
  /** Why the person may look but not change. */
  somenteLeitura?: string | null
  edicao: Edicao<Registro, Valores>
  palavras: Palavras
  /** Absent for who does not reach the whole record: it tells what the record hides from them. */
  historico?: ConsultaDeHistorico | undefined
  aoFechar: () => void
  /** The fields. */
  children: ReactNode
  /** Between the form and the history: what belongs to the record but is not saved with it. */
  secoes?: ReactNode
}

/** A record's screen: its form, what else belongs to it, who changed what; and the dialogs of a lost race and of what the server asks first. */
export function PaginaDeRegistro<Registro extends { atualizado_em: string }, Valores extends object>({
  edicao,
  palavras,
  historico,
  secoes,
  ...pagina
}: PaginaDeRegistroProps<Registro, Valores>) {
  return (
    <div className={classes.pagina}>
      <FormularioPagina
        {...pagina}
        form={edicao.form}
        erro={edicao.erro}
        enviando={edicao.enviando}
        aoEnviar={edicao.enviar}
      />
      {secoes}
      {historico && <SecaoDoHistorico consulta={historico} palavras={palavras} />}
      {edicao.pergunta && (
        <ConfirmarAcao
          titulo={textos.pergunta.titulo}
          consequencia={<span className={classes.pergunta}>{edicao.pergunta.texto}</span>}
          textoConfirmar={textos.pergunta.confirmar}
          aoConfirmar={edicao.pergunta.confirmar}
          aoCancelar={edicao.pergunta.voltar}
        />
      )}
      {historico && edicao.conflito && (
        <Suspense>
          <ConflitoDoRegistro conflito={edicao.conflito} palavras={palavras} historico={historico} />
        </Suspense>
      )}
    </div>
  )
}
