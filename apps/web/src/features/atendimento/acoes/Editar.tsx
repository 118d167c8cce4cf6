import { type Atendimento, EdicaoAtendimento } from '@balcao/contract/posvenda/atendimento'
import { schemaResolver, useForm } from '@mantine/form'
import * as z from 'zod/mini'
import { CamposDoAtendimento } from '#partes/atendimento/CamposDoAtendimento.tsx'
import { ContextoFormulario } from '#ui/campos/contexto.ts'
import classes from './Editar.module.css'
import { type DialogoProps, QuadroDoAtendimento } from './QuadroDoAtendimento.tsx'

const Valores = z.omit(EdicaoAtendimento, { versao: true })
type Valores = z.output<typeof Valores>
const campos = Object.keys(Valores.shape) as (keyof Valores)[]

const valoresDe = (atendimento: Atendimento) =>
  Object.fromEntries(campos.map((campo) => [campo, atendimento[campo]])) as Valores

export function Editar(props: DialogoProps) {
  const form = useForm<Valores>({
    initialValues: valoresDe(props.atendimento),
    validate: schemaResolver(Valores, { sync: true }),
  })
  const conferir = () => (form.validate().hasErrors ? false : form.getValues())
  return (
    <QuadroDoAtendimento {...props} acao="editar" conferir={conferir}>
      {() => (
        <ContextoFormulario value={{ ...form, travado: false }}>
          <div className={classes.campos}>
            <CamposDoAtendimento />
          </div>
        </ContextoFormulario>
      )}
    </QuadroDoAtendimento>
  )
}
