import type { LigacaoComFormulario } from '#ui/campos/contexto.ts'
import type { ValoresDoFormulario } from './plano.formulario.ts'

/** What the sections need of the form, be it of a new plan or of a record. */
export type FormularioDoPlano = LigacaoComFormulario & { values: ValoresDoFormulario }

export type SecaoProps = {
  form: FormularioDoPlano
  /** Why nothing can be changed. */
  travado: string | null
}
