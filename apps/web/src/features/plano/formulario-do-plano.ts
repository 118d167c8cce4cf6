import type { LigacaoComFormulario } from '#ui/campos/contexto.ts'
import type { ValoresDoFormulario } from './plano.formulario.ts'

/** What the sections need from the form, for a new plan and for a saved one. */
export type FormularioDoPlano = LigacaoComFormulario & { values: ValoresDoFormulario }

export type SecaoProps = {
  form: FormularioDoPlano
  /** Why nothing can be changed. */
  travado: string | null
}
