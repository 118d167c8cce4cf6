import { CampoInterruptor } from './CampoInterruptor.tsx'
import { CampoSelecaoMultipla } from './CampoSelecaoMultipla.tsx'
import classes from './CampoTodosOuAlguns.module.css'
import { dicaAbaixo } from './dicaAbaixo.ts'

type Opcao = { id: string; nome: string }

type CampoTodosOuAlgunsProps = {
  /** The label of the whole: "Empresas". */
  legenda: string
  /** The two fields of the form: `todas_empresas` and `empresas`. */
  nomes: { todos: string; alguns: string }
  todos: boolean
  escolhidos: readonly string[]
  opcoes: readonly Opcao[]
  /** What a saved record already has, which may no longer be among the options. */
  doRegistro?: readonly Opcao[]
  textos: { todos: string; escolha: string; nenhum?: string }
  /** Why nothing can be changed. */
  travado?: string | null
  /** Why "all" cannot be chosen. */
  semTodos?: string | null
}

/**
 * All of them, present and future, or a list.
 * The list is kept while "all" is on, in case the person switches back.
 */
export function CampoTodosOuAlguns(props: CampoTodosOuAlgunsProps) {
  const { nomes, todos, escolhidos, textos, travado = null, semTodos = null } = props
  const opcoes = new Map([...(props.doRegistro ?? []), ...props.opcoes].map(({ id, nome }) => [id, nome]))
  return (
    <fieldset className={classes.grupo} disabled={travado !== null}>
      <legend>{props.legenda}</legend>
      <CampoInterruptor
        name={nomes.todos}
        label={textos.todos}
        disabled={travado !== null || (semTodos !== null && !todos)}
        description={travado ?? (todos ? undefined : (semTodos ?? undefined))}
      />
      {!todos && (
        <CampoSelecaoMultipla
          name={nomes.alguns}
          aria-label={textos.escolha}
          placeholder={escolhidos.length === 0 ? textos.escolha : ''}
          description={escolhidos.length === 0 ? textos.nenhum : undefined}
          inputWrapperOrder={dicaAbaixo}
          disabled={travado !== null}
          data={[...opcoes].map(([value, label]) => ({ value, label }))}
        />
      )}
    </fieldset>
  )
}
