import type { EntradaDeHistorico } from '@balcao/contract/base/auditoria'
import { memo, type ReactNode, Suspense } from 'react'
import { ConfirmarAcao } from '../ConfirmarAcao.tsx'
import { Esqueleto } from '../Esqueleto.tsx'
import { FormularioPagina } from '../formulario/FormularioPagina.tsx'
import type { Edicao } from '../formulario/useEdicao.ts'
import type { Entrada } from '../historico/entradas.ts'
import { tardio } from '../tardio.ts'
import { textos } from '../textos.ts'
import { type Destino, useVoltaALista } from '../useDestino.ts'
import type { ConsultaDeHistorico } from './HistoricoDoRegistro.tsx'
import classes from './PaginaDeRegistro.module.css'

// The history is read after the form, so it is downloaded meanwhile.
const HistoricoDoRegistro = tardio(() =>
  import('./HistoricoDoRegistro.tsx').then(({ HistoricoDoRegistro }) => HistoricoDoRegistro),
)
// Two people seldom save the same record at once, so the comparison is only downloaded when they do.
const ConflitoDoRegistro = tardio(() =>
  import('./ConflitoDoRegistro.tsx').then(({ ConflitoDoRegistro }) => ConflitoDoRegistro),
)

/** How a record's values are shown to people, in a conflict and in the history. */
export type Palavras = {
  /** The name of each field on the form. */
  rotulos: Record<string, string>
  /** A value as people read it: a name instead of an id, R$ instead of centavos. */
  mostrarCampo: (campo: string, valor: unknown) => ReactNode
  /** The verb for each action where "criou", "alterou" and "excluiu" do not fit. */
  acoes?: Record<string, string>
  /** For a change that reads better as more lines, or as fewer. */
  emPalavras?: (entrada: EntradaDeHistorico) => Entrada
  /** For a field whose new value alone says little: what the other side changed in it. */
  mostrarMudanca?: (campo: string, antes: unknown, atual: unknown) => ReactNode
}

type SecaoDoHistoricoProps = { consulta: ConsultaDeHistorico; palavras: Palavras }

/**
 * Not drawn again with the form at each key.
 * The query is a new object each time, so its key is compared instead.
 */
const SecaoDoHistorico = memo(
  ({ consulta, palavras }: SecaoDoHistoricoProps) => (
    <Suspense fallback={<Esqueleto className={classes.historico} />}>
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
  /**
   * Missing for people who do not see the whole record,
   * because the history would show what is hidden from them.
   */
  historico?: ConsultaDeHistorico | undefined
  aoFechar: Destino
  /** The fields. */
  children: ReactNode
  /** Between the form and the history: what belongs to the record but is not saved with its form. */
  secoes?: ReactNode
}

/**
 * A record's screen: its form, what else belongs to it and its history. Also the dialogs for a lost race and
 * for what the server asks first.
 */
export function PaginaDeRegistro<Registro extends { atualizado_em: string }, Valores extends object>({
  edicao,
  palavras,
  historico,
  secoes,
  aoFechar,
  ...pagina
}: PaginaDeRegistroProps<Registro, Valores>) {
  return (
    <div className={classes.pagina}>
      <FormularioPagina
        {...pagina}
        aoFechar={useVoltaALista(aoFechar)}
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
